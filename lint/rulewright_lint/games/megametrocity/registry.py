"""Modules of megametrocity's own rules. Generated: run `make registry` after adding one."""

# fmt: off
OWN: tuple[str, ...] = ()

"""Where each of MegaMetroCity's rules is; written by `make registry`, held complete by a test."""

OWN: tuple[str, ...] = ()

"""Writes the lists of rules: `python -m rulewright_lint.make_registry` (or `make registry`).

One generated file for the shared rules, one for each game, each sorted by module: two people who add rules add lines
in files that can always be written anew. Run it after adding or removing a rule's module, and after changing its code,
name, severity, scope or kinds: a run reads these here and loads a rule only for documents that it is for.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def modules_in(folder: Path) -> tuple[str, ...]:
    """The dotted names of the rule modules in a `rules` folder of this package, sorted."""
    package = ".".join((PACKAGE.name, *folder.relative_to(PACKAGE).parts))
    return tuple(sorted(f"{package}.{path.stem}" for path in folder.glob("*.py") if not path.stem.startswith("_")))


def registries() -> Mapping[Path, str]:
    """Every generated file with the text that it should have."""
    return {
        path: _text(constant, what, modules_in(folder)) for path, (constant, what, folder) in _lists().items()
    }  # fmt: skip


def _lists() -> Mapping[Path, tuple[str, str, Path]]:
    """Every generated file: the name of its list, what that lists, and the folder of the rules."""
    lists = {PACKAGE / "registry_shared.py": ("SHARED", "Rules for every game", PACKAGE / "rules")}
    for folder in sorted((PACKAGE / "games").glob("*/rules")):
        lists[folder.parent / "registry.py"] = ("OWN", f"{folder.parent.name}'s own rules", folder)
    return lists


def _text(constant: str, what: str, modules: Sequence[str]) -> str:
    lines = "".join(f"    {_listed(module)},\n" for module in modules)
    value = f"(\n{lines})" if modules else "()"
    head = f'"""{what}: module, code, name, severity, scope, kinds. Generated: run `make registry` after adding one."""'
    imports = "from rulewright_lint.rule import Scope\nfrom rulewright_schema.diagnostics import Severity\n"
    of = "tuple[tuple[str, str, str, Severity, Scope, tuple[str, ...]], ...]"
    return f"{head}\n\n# ruff: noqa: E501 (one rule, one line)\n# fmt: off\n{imports}\n{constant}: {of} = {value}\n"


def _listed(module: str) -> str:
    """What the registry says of a rule, as it is written in Python."""
    rule = import_module(module).RULE
    kinds = "".join(f'"{kind}", ' for kind in rule.kinds).rstrip()
    words = (module, rule.code, rule.name, rule.fault.severity, rule.scope)
    return f"({', '.join(f'{chr(34)}{word}{chr(34)}' for word in words)}, ({kinds}))"


def write() -> tuple[Path, ...]:
    """Brings every generated file up to date; gives those that changed."""
    for path, (constant, what, _) in _lists().items():
        if not _is_python(path):  # rules may look at the registry: two merged lists must not stop their own mending
            path.write_text(_text(constant, what, ()), encoding="utf-8")
    changed = []
    for path, text in registries().items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            changed.append(path)
    return tuple(changed)


def _is_python(path: Path) -> bool:
    try:
        compile(path.read_text(encoding="utf-8"), path, "exec")
    except (OSError, SyntaxError):
        return False
    return True


if __name__ == "__main__":
    write()

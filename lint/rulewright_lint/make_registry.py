"""Writes the lists of rules: `python -m rulewright_lint.make_registry` (or `make registry`).

A game from another distribution names its part of the linter, the package that holds `rules/`:
`python -m rulewright_lint.make_registry my_game.lint`.

One generated file for the shared rules, one for each game, each sorted by module: two people who add rules add lines
in files that can always be written anew. Run it after adding or removing a rule's module, and after changing its code,
name, severity, scope or kinds: a run reads these here and loads a rule only for documents that it is for.
"""

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def modules_in(folder: Path, package: str = PACKAGE.name, root: Path = PACKAGE) -> tuple[str, ...]:
    """The dotted names of the rule modules in a `rules` folder of a package, sorted; `root` is the package's folder."""
    rules = ".".join((package, *folder.relative_to(root).parts))
    return tuple(sorted(f"{rules}.{path.stem}" for path in folder.glob("*.py") if not path.stem.startswith("_")))


def registries(packages: Sequence[str] = ()) -> Mapping[Path, str]:
    """Every generated file with the text that it should have; those of other distributions' `packages` if any."""
    how = f"`python -m rulewright_lint.make_registry {' '.join(packages)}`" if packages else "`make registry`"
    return {path: _text(constant, what, modules, how) for path, (constant, what, modules) in _lists(packages).items()}


def _lists(packages: Sequence[str]) -> Mapping[Path, tuple[str, str, tuple[str, ...]]]:
    """Every generated file: the name of its list, what that lists, and the modules of the rules."""
    if packages:
        return dict(_list_of(package) for package in packages)
    lists = {PACKAGE / "registry_shared.py": ("SHARED", "Rules for every game", modules_in(PACKAGE / "rules"))}
    for folder in sorted((PACKAGE / "games").glob("*/rules")):
        lists[folder.parent / "registry.py"] = ("OWN", f"{folder.parent.name}'s own rules", modules_in(folder))
    return lists


def _list_of(package: str) -> tuple[Path, tuple[str, str, tuple[str, ...]]]:
    """The generated file of another distribution's package."""
    folder = Path(str(import_module(package).__file__)).resolve().parent
    modules = modules_in(folder / "rules", package, folder)
    return folder / "registry.py", ("OWN", f"{package}'s own rules", modules)


def _text(constant: str, what: str, modules: Sequence[str], how: str) -> str:
    lines = "".join(f"    {_listed(module)},\n" for module in modules)
    value = f"(\n{lines})" if modules else "()"
    head = f'"""{what}: module, code, name, severity, scope, kinds. Generated: run {how} after adding one."""'
    imports = "from rulewright_lint.rule import Scope\nfrom rulewright_schema.diagnostics import Severity\n"
    of = "tuple[tuple[str, str, str, Severity, Scope, tuple[str, ...]], ...]"
    return f"{head}\n\n# ruff: noqa: E501 (one rule, one line)\n# fmt: off\n{imports}\n{constant}: {of} = {value}\n"


def _listed(module: str) -> str:
    """What the registry says of a rule, as it is written in Python."""
    rule = import_module(module).RULE
    kinds = "".join(f'"{kind}", ' for kind in rule.kinds).rstrip()
    words = (module, rule.code, rule.name, rule.fault.severity, rule.scope)
    return f"({', '.join(f'{chr(34)}{word}{chr(34)}' for word in words)}, ({kinds}))"


def write(packages: Sequence[str] = ()) -> tuple[Path, ...]:
    """Brings every generated file up to date; gives those that changed."""
    for path, (constant, what, _) in _lists(packages).items():
        if not _is_python(path):  # rules may look at the registry: two merged lists must not stop their own mending
            path.write_text(_text(constant, what, (), ""), encoding="utf-8")
    changed = []
    for path, text in registries(packages).items():
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
    write(sys.argv[1:])

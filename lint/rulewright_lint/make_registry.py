"""Writes the lists of rule modules: `python -m rulewright_lint.make_registry` (or `make registry`).

One generated file for the shared rules, one for each game, each sorted by module: two people who add rules add lines
in files that can always be written anew. Run it after adding, renaming or removing a rule's module.
"""

from collections.abc import Mapping
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def modules_in(folder: Path) -> tuple[str, ...]:
    """The dotted names of the rule modules in a `rules` folder of this package, sorted."""
    package = ".".join((PACKAGE.name, *folder.relative_to(PACKAGE).parts))
    return tuple(sorted(f"{package}.{path.stem}" for path in folder.glob("*.py") if not path.stem.startswith("_")))


def registries() -> Mapping[Path, str]:
    """Every generated file with the text that it should have."""
    texts = {PACKAGE / "registry_shared.py": _text("SHARED", "Modules of the rules for every game", "rules")}
    for game in sorted(path.parent for path in (PACKAGE / "games").glob("*/rules")):
        folder = f"games/{game.name}/rules"
        texts[game / "registry.py"] = _text("OWN", f"Modules of {game.name}'s own rules", folder)
    return texts


def _text(constant: str, what: str, folder: str) -> str:
    modules = modules_in(PACKAGE / folder)
    lines = "".join(f'    "{module}",\n' for module in modules)
    value = f"(\n{lines})" if modules else "()"
    head = f'"""{what}. Generated: run `make registry` after adding one."""\n\n# fmt: off\n'
    return f"{head}{constant}: tuple[str, ...] = {value}\n"


def write() -> tuple[Path, ...]:
    """Brings every generated file up to date; gives those that changed."""
    changed = []
    for path, text in registries().items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            changed.append(path)
    return tuple(changed)


if __name__ == "__main__":
    write()

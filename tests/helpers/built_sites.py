"""Sites that tests look at, built for real."""

from dataclasses import dataclass
from pathlib import Path

from hostile_pack import files
from rulewright_cli.kept_lines import lines_of, measured_of
from rulewright_lint.explanations import explained
from rulewright_schema.packs.loading import Loaded
from rulewright_site.assemble import Extras, Tree, assemble
from rulewright_site.plays import Plays
from rulewright_site.publish import Published, publish
from rulewright_site.verdicts import Verdicts
from rulewright_site.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Built:
    """A built site: its folder, its pages' HTML by path, and what the build said."""

    folder: Path
    pages: dict[str, str]
    outcome: Published


def trees_of(official: Loaded) -> dict[str, Tree]:
    """The official content in every language."""
    plays = Plays()
    beside = Extras(
        since=official.catalog,
        verdicts=Verdicts(lambda pack: lines_of(str(ROOT / pack)), lambda pack: measured_of(str(ROOT / pack))),
    )
    return {each: assemble(official.catalog, explained(), each, LANGUAGES, plays, beside) for each in LANGUAGES}


def build(trees: dict[str, Tree], folder: Path) -> Built:
    """The site of some trees."""
    outcome = publish(list(trees.values()), folder.parent / "work", folder)
    pages = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in folder.rglob("*.html")}
    return Built(folder, pages, outcome)


def build_hostile(load_tree, folder: Path) -> Built:
    """A site with the fan pack in which every text is hostile."""
    loaded = load_tree(files(), "pack")
    assert [str(each.message) for each in loaded.diagnostics] == []
    built = build({"en": assemble(loaded.catalog, explained(), "en", ("en",))}, folder)
    assert built.outcome.problems == ()
    assert list(map(str, built.outcome.bad_links)) == []
    return built

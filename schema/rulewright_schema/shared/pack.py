"""The pack manifest, `pack.yaml`."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rulewright_schema.fields import (
    LETTER,
    VERSION,
    DistinctList,
    Language,
    LocalText,
    Model,
    PackName,
    SomeDistinct,
    StatementRef,
)

LONGEST_VERSION = 40
LONGEST_RANGE = 200
"""In characters: what is longer is a mistake, and too long a number cannot be read as one."""

Range: TypeAlias = Annotated[str, Field(min_length=1, max_length=LONGEST_RANGE, examples=[">=1.0,<2"])]
RuleName: TypeAlias = Annotated[str, Field(examples=["TXT", "REF001", "unknown-reference"])]


class LintSettings(Model):
    """What the linter does with this pack; `--untrusted` ignores it."""

    select: DistinctList[RuleName] = ()
    """Rule codes, prefixes or names to run; left out: all."""
    ignore: DistinctList[RuleName] = ()
    """Rule codes, prefixes or names to leave out."""
    severity: dict[str, Literal["error", "warning", "info"]] = Field(default_factory=dict)
    """Another severity for a rule, by its code or name."""
    baseline: Annotated[str, Field(min_length=1, examples=["lint-baseline.json"])] | None = None
    """A file beside the manifest with findings that are known and left for later."""


class PackManifest(Model):
    """A pack: a folder with `pack.yaml` and content files beside and below it."""

    kind: Literal["pack"] = "pack"
    """Always `pack`; may be left out in `pack.yaml`."""
    format: Literal[1]
    """Version of the content format; this release reads 1."""
    id: PackName
    """The pack's name."""
    game: PackName
    """The game it is for."""
    title: LocalText
    """The name shown to people, by language."""
    text: LocalText | None = None
    """What the pack brings, by language."""
    version: Annotated[str, Field(pattern=VERSION, max_length=LONGEST_VERSION, examples=["1.0.0"])]
    """The pack's own version."""
    requires: dict[PackName, Range] = Field(default_factory=dict)
    """Packs that this one builds on, each with the range of versions that will do."""
    licence: Annotated[str, Field(min_length=1, examples=["CC-BY-4.0"])]
    """Under which licence the pack is given (an SPDX identifier where there is one)."""
    authors: SomeDistinct[Annotated[str, Field(min_length=1, examples=["Ada Fan"])]]
    """Who made it."""
    languages: SomeDistinct[Language]
    """The languages that its texts are complete in; the first is the original."""
    rulings: dict[StatementRef, Annotated[str, Field(pattern=LETTER, examples=["b"])]] = Field(default_factory=dict)
    """Playable readings that the pack's own stages use instead of the adopted ones, by statement."""
    lint: LintSettings | None = None
    """Settings of the linter for this pack."""

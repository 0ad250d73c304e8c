"""Which packs are in play: those chosen and what they require, in range, each once, and rings told."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from packaging.specifiers import InvalidSpecifier, SpecifierSet

from rulewright_schema import faults
from rulewright_schema.checking.replacing import replacement, with_write
from rulewright_schema.diagnostics import Diagnostic, Related
from rulewright_schema.kinds import games
from rulewright_schema.packs.manifests import Found, PackIndex
from rulewright_schema.shared.pack import LONGEST_RANGE
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted


@dataclass(frozen=True, eq=False)
class Resolved:
    """The packs in play by id, required ones first; the chosen ones that another of the same id keeps out; what is
    wrong with what they require.
    """

    order: dict[str, Found]
    doubles: tuple[Found, ...]
    diagnostics: tuple[Diagnostic, ...]


def resolve(index: PackIndex, chosen: Sequence[Found]) -> Resolved:
    """All packs in play: those chosen and what they require, each once.

    A chosen pack is preferred to any that would be looked up. Faults of requirements come with it: unknown packs,
    versions out of range, rings and two chosen packs of one id.
    """
    run = _Resolution(index)
    doubles = run.begin(chosen)
    for found in list(run.in_play.values()):
        run.visit(found)
    return Resolved(run.order, tuple(doubles), tuple(run.diagnostics))


def missing_pack(name: str, known: Iterable[str], what: str = "pack") -> tuple[str, str | None]:
    """What is said of a pack that is not found, and which of the known ones is likely meant."""
    meant = closest(name, known)
    hint = f", did you mean {quoted(meant)}?" if meant else ""
    return f"{what} {quoted(name)} is not found{hint}", meant


class _Resolution:
    """One resolution; its state is what is in play and the way to where it is."""

    def __init__(self, index: PackIndex) -> None:
        self.index = index
        self.in_play: dict[str, Found] = {}
        self.chosen: set[Found] = set()
        self.order: dict[str, Found] = {}
        self.diagnostics: list[Diagnostic] = []

    def begin(self, chosen: Sequence[Found]) -> list[Found]:
        """Takes the chosen packs in; gives those whose id is taken."""
        doubles: list[Found] = []
        for found in chosen:
            self.chosen.add(found)
            first = self.in_play.get(found.id)
            # An id that was guessed from the name of a folder gives way.
            if first is not None and not first.readable:
                first.rename(first.source.path)
                self.in_play[first.id] = first
            elif first is not None and not found.readable:
                found.rename(found.source.path)
            elif first is not None:
                doubles.append(found)
                self._tell_double(found, first)
                continue
            self.in_play[found.id] = found
        return doubles

    def _tell_double(self, found: Found, first: Found) -> None:
        message = f"pack {quoted(found.id)} is there twice"
        related = (Related(first.span("id"), "the other one"),)
        help_text = "Give one of them another id."
        self.diagnostics.append(Diagnostic(faults.DUPLICATE_PACK, found.span("id"), message, help_text, related))

    def visit(self, first: Found) -> None:
        """Puts a pack behind all that it requires, however long the chain of requirements is."""
        if first.id in self.order:
            return
        trail = [first]
        on_trail = {first}
        waiting = [_requirements(first)]
        while trail:
            found = trail[-1]
            name, text = next(waiting[-1], (None, ""))
            if name is None:
                on_trail.remove(trail.pop())
                waiting.pop()
                self.order[found.id] = found
                continue
            required = self._required(found, name, text)
            if required is None:
                continue
            if required in on_trail:
                self._tell_ring(trail[trail.index(required) :])
                continue
            found.requires.append(required.id)
            self.in_play.setdefault(required.id, required)
            if required.id not in self.order:
                trail.append(required)
                on_trail.add(required)
                waiting.append(_requirements(required))

    def _tell_ring(self, ring: Sequence[Found]) -> None:
        """At the requirement that closes the ring, or at the last one of a pack that was asked for."""
        place = next((number for number in reversed(range(len(ring))) if ring[number] in self.chosen), len(ring) - 1)
        names = [each.id for each in ring]
        way = names if len(names) <= _LONGEST_RING else [*names[:3], "…", *names[-3:]]
        message = "packs require each other in a ring: " + " → ".join([*way, names[0]])
        span = ring[place].key_span("requires", names[(place + 1) % len(ring)])
        help_text = "Take one of these requirements out."
        self.diagnostics.append(Diagnostic(faults.REQUIRES_RING, span, message, help_text))

    def _required(self, found: Found, name: str, text: str) -> Found | None:
        """The pack that a requirement means; None where there is none that can be used."""
        span = found.span("requires", name)
        allowed = _range(text)
        if allowed is None:
            if found.document is not None:  # else the manifest's own check has said so
                message = f"{quoted(text)} is no range of versions"
                help_text = "Write a range such as '>=1.0,<2'."
                self.diagnostics.append(Diagnostic(faults.BAD_VERSION_RANGE, span, message, help_text))
            return None
        present = self.in_play.get(name)
        candidates = [present] if present else list(self.index.candidates(name, found.root))
        if not candidates and name not in found.manifest.requires:
            return None  # nobody wrote that it is required
        if not candidates:
            message, meant = missing_pack(name, self.index.known(found.root), "required pack")
            help_text = with_write(meant, "Name its folder with --pack, put it beside this pack, or install it.")
            key = found.key("requires", name)
            # One word for two requirements would be a key twice.
            fix = replacement(key, meant) if meant not in found.manifest.requires else None
            at = found.key_span("requires", name)
            self.diagnostics.append(Diagnostic(faults.MISSING_REQUIREMENT, at, message, help_text, fix=fix))
            return None
        # Of a faulty manifest its own faults are told, not that its version does not fit.
        fitting = next((each for each in candidates if each.document is None or each.version in allowed), None)
        if fitting is None:
            first = candidates[0]
            message = f"pack {quoted(name)} is there in version {first.manifest.version}, not {text}"
            related = (Related(first.span("version"), "the version that is there"),)
            help_text = "Widen the range, or get a version within it."
            self.diagnostics.append(Diagnostic(faults.VERSION_MISMATCH, span, message, help_text, related))
            # Checked with the version that is there: what else is wrong shall not wait for this.
            fitting = first
        # Of a faulty manifest, and of a pack whose own game is unknown, that alone is said.
        theirs, ours = fitting.manifest.game, found.manifest.game
        if theirs != ours and ours in games() and fitting.document is not None:
            message = f"pack {quoted(name)} is for {theirs}, this one for {ours}"
            help_text = "Require packs of the same game only."
            self.diagnostics.append(Diagnostic(faults.PACK_OF_ANOTHER_GAME, span, message, help_text))
            return None
        return fitting


def _requirements(found: Found) -> Iterator[tuple[str, str]]:
    found.requires.clear()
    yield from found.manifest.requires.items()
    yield from ((name, ">=0") for name in found.forgotten)


_LONGEST_RING = 8


def _range(text: str) -> SpecifierSet | None:
    """A range of versions; None where the text is none. Numbers too long to be read as such are none."""
    try:
        return SpecifierSet(text, prereleases=True) if len(text) <= LONGEST_RANGE else None
    except InvalidSpecifier:
        return None

"""What pages are put together from: headings with permalinks, links, badges, where figures come from."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from pydantic import JsonValue

from rulewright_schema.words.markup import Reference
from rulewright_site.changes import Change, changes
from rulewright_site.html import Child, Html, el, esc, join
from rulewright_site.model import Entry, PackInfo, Text
from rulewright_site.pages import Context, Page, Place, in_language, link
from rulewright_site.prose import Marker, inline, paragraphs
from rulewright_site.words import word

LONGEST_VALUE = 60
"""Characters of a value that an override changes; of longer ones only the path is shown."""


@dataclass
class Writer:
    """Writes one page of a section. Links are made as seen from `path`; `fell_back` notes texts in another language."""

    context: Context
    path: str
    fell_back: bool = field(default=False, init=False)

    @property
    def pack(self) -> PackInfo:
        return self.context.pack.info

    def say(self, key: str, **values: str | int) -> str:
        """A word of the site itself."""
        return self.context.say(key, **values)

    # ------------------------------------------------------------------------------------------------------- texts
    def text(self, text: Text, name: str = "span", **attributes: str) -> Html | None:
        """A text in an element that names its language where it is another one; nothing for an empty text."""
        if not text:
            return None
        return el(name, inline(text.value, self.linked), lang=self._lang(text), **attributes)

    def paragraphs(self, text: Text, marked: Marker = esc, **attributes: str) -> Html | None:
        """A text of several paragraphs; `marked` explains terms in it."""
        if not text:
            return None
        return el("div", paragraphs(text.value, self.linked, marked), lang=self._lang(text), **attributes)

    def _lang(self, text: Text) -> str | None:
        if not text.fallback:
            return None
        self.fell_back = True
        return text.language

    # ------------------------------------------------------------------------------------------------------- links
    def to(self, place: Place | None, *label: Child, **attributes: str) -> Html:
        """A link to a place; the label alone where it is shown nowhere."""
        return el("a", *label, href=link(self.path, place), **attributes) if place else el("span", *label, **attributes)

    def ref(self, kind: str, reference: str) -> Html:
        """A link to what a reference means, by its title."""
        found = self.context.entry(kind, reference)
        label = found.title.value if found and found.title else reference.rpartition("/")[2]
        return self.to(self.context.place(kind, reference), label)

    def linked(self, reference: Reference) -> Html:
        """The link of a reference in someone's text; its words alone where it leads nowhere."""
        if reference.words is None:
            return self.ref(reference.kind, reference.id)
        return self.to(self.context.place(reference.kind, reference.id), reference.words)

    def cites(self, statements: Iterable[str]) -> Html:
        """Links to statements."""
        links = [self.to(self.context.place("statement", each), each, class_="rw-cite") for each in statements]
        return join(piece for index, each in enumerate(links) for piece in ((" " if index else None), each))

    # ----------------------------------------------------------------------------------------------------- headings
    def heading(self, level: int, anchor: str, *label: Child, name: str = "") -> Html:
        """A heading with a visible permalink."""
        return el(f"h{level}", *label, " ", self.permalink(anchor, name), id=anchor)

    def permalink(self, anchor: str, name: str = "") -> Html:
        """A visible link to a place on this page, whose address is what people pass on."""
        hint = self.say("permalink", id=name or anchor)
        link = el("a", "#", href=f"#{anchor}", class_="rw-permalink", title=hint, aria_label=hint)
        return el("span", link, class_="rw-anchor")

    # ------------------------------------------------------------------------------------------------------- badges
    def badge(self) -> Html | None:
        """The mark of fan content; nothing in a game's own pack."""
        return el("span", self.say("fan-badge"), class_="rw-badge rw-badge-fan") if self.pack.fan else None

    def mark(self, entry: Entry) -> Html:
        """Where a document's figures come from, in a word or two for beside its title."""
        name = entry.origin.name
        key = f"{name}-fan" if name == "authored" and self.pack.fan else name
        mixed = any(each.name != name for each in entry.origins.values())
        told = self.say(f"mark-{key}")
        return self.made_by(name, self.say("mark-mixed", mark=told) if mixed else told, self.say(f"origin-{key}"))

    def made_by(self, name: str, words: str, hint: str) -> Html:
        """A mark of an origin: a sign and words, `hint` saying more."""
        return el("span", words, class_=f"rw-mark rw-origin-name rw-from-{name}", title=hint)

    def origin(self, entry: Entry) -> Html:
        """Where a document's figures come from, with its statements, its note and the fields that differ."""
        words = self._origin_words(entry.origin.name, entry.origin.cites, entry.origin.source)
        parts: list[Child] = []
        if entry.overrides:
            parts += self._overridden(entry, entry.overrides)
            words = join(self.say("overrides-rest"), ": ", words)
        parts.append(el("p", words))
        if entry.origins:
            lines = [
                el("p", el("code", path), ": ", self._origin_words(each.name, each.cites, each.source))
                for path, each in entry.origins.items()
            ]
            parts.append(el("details", el("summary", self.say("origin-mixed")), *lines))
        if entry.notes:
            parts.append(
                el(
                    "p",
                    self.say("origin-notes"),
                    ": ",
                    inline(entry.notes, self.linked),
                    lang=self._lang(self._english()),
                )
            )
        edit = self.edit(entry)
        if edit is not None:
            parts.append(el("p", edit))
        return el("div", *parts, class_="rw-origin")

    def edit(self, entry: Entry) -> Html | None:
        """A link to where the document is edited; nothing where nobody said so."""
        address = self.context.edit(entry.document)
        if address is None:
            return None
        title = self.say("edit-what", title=entry.title.value or entry.id)
        return el("a", self.say("edit"), href=address, aria_label=title, class_="rw-edit")

    def _english(self) -> Text:
        return Text("-", "en", self.context.language != "en")

    def _overridden(self, entry: Entry, pack: str) -> Iterator[Html]:
        """What an override is laid over, and what it changes there."""
        base = entry.document.base
        place = self.context.places.get(base.ref) if base else None
        yield el("p", self.to(place, self.say("overrides", pack=pack)))
        lines = [el("li", el("code", each.path), *self._from_to(each)) for each in changes(entry.document)]
        if lines:
            yield el("ul", *lines, class_="rw-changes")

    def _from_to(self, change: Change) -> Iterator[Child]:
        """The values before and after; nothing where they are too long for a line."""
        before, after = shown(change.before), shown(change.after)
        if max(len(before), len(after)) <= LONGEST_VALUE:
            yield join(": ", el("del", before), " → ", el("ins", after))

    def _origin_words(self, name: str, cites: Sequence[str], source: str | None) -> Html:
        key = f"origin-{name}" + ("-fan" if name == "authored" and self.pack.fan else "")
        where = join(": ", source) if source else None
        return join(
            el("span", self.say(key), class_=f"rw-origin-name rw-from-{name}"),
            where,
            " " if cites else None,
            self.cites(cites),
        )

    def scrolling(self, name: str, content: Html, kind: str = "") -> Html:
        """Something wide in a frame of its own that scrolls, by keyboard too; `name` tells what it is."""
        return el("div", content, class_=f"rw-scroll {kind}".strip(), tabindex=0, role="group", aria_label=name)

    # -------------------------------------------------------------------------------------------------------- pages
    def page(self, title: str, *body: Child, up: Sequence[tuple[str, Place]] = (), heading: Child = None) -> Page:
        """The page: breadcrumbs, heading, fan banner, body. `heading` where the heading is more than the title."""
        content = join(*body)
        return Page(
            self.path,
            title,
            join(
                self._crumbs(up),
                el("h1", heading if heading is not None else title, " ", self.badge()),
                self.banner(),
                el("p", self.say("untranslated"), class_="rw-note") if self.fell_back else None,
                content,
            ),
        )

    def banner(self) -> Html | None:
        """Who made the fan pack that the page belongs to, and on what terms."""
        if not self.pack.fan:
            return None
        told = self.say(
            "fan-banner",
            title=self.pack.title.value,
            version=self.pack.version,
            authors=", ".join(self.pack.authors),
            licence=self.pack.licence,
        )
        return el("p", told, class_="rw-fan-banner")

    def _crumbs(self, up: Sequence[tuple[str, Place]]) -> Html:
        home = self.to(Place("index"), self.say("home"))
        pack = self.to(Place(f"{self.pack.folder}/index"), self.pack.title.value)
        steps = [home, pack, *(self.to(place, title) for title, place in up)]
        others = [self._other_language(code) for code in self.context.other_languages]
        trail = el("ol", *(el("li", step) for step in steps))
        return el("nav", trail, *others, class_="rw-crumbs", aria_label=self.say("breadcrumbs"), data_search_exclude="")

    def _other_language(self, code: str) -> Html:
        address = in_language(self.path, self.context.language, code)
        name = word(code, "language")
        hint = word(code, "read-in", name=name)
        return el("a", name, href=address, lang=code, hreflang=code, class_="rw-language", title=hint)

    def around(self, before: tuple[str, Place] | None, after: tuple[str, Place] | None) -> Html:
        """Links to the page before and the page after."""
        return el(
            "nav",
            self.to(before[1], self.say("previous", title=before[0]), rel="prev") if before else None,
            self.to(after[1], self.say("next", title=after[0]), rel="next") if after else None,
            class_="rw-around",
        )


def listed(values: Mapping[str, JsonValue], language: str) -> Html:
    """Figures by name, as a definition list; nested ones in one line. Names of data are English in every language."""
    return el(
        "dl",
        *(el("div", el("dt", name.replace("_", " ")), el("dd", shown(value))) for name, value in values.items()),
        class_="rw-figures",
        lang="en" if language != "en" else None,
    )


def shown(value: JsonValue) -> str:
    """A plain value in a line."""
    if isinstance(value, dict):
        return "; ".join(f"{key.replace('_', ' ')}: {shown(each)}" for key, each in value.items())
    if isinstance(value, list):
        return ", ".join(shown(each) for each in value)
    if value is None or isinstance(value, bool):
        return {None: "–", True: "yes", False: "no"}[value]
    return str(value).replace("_", " ") if isinstance(value, str) else str(value)

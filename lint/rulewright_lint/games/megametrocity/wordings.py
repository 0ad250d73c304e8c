"""Hand-written texts of cards against the sentences of their effects. Loads Fluent: ask only where there is a text."""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.drifts import Drift
from rulewright_schema.catalog import View
from rulewright_schema.documents import Document
from rulewright_schema.fields import DocumentModel, Translation
from rulewright_schema.words.sentences import NoSentence, card_text, keywords, languages
from rulewright_schema.words.text_drift import compare_text

_GAME = "megametrocity"


def drift(document: Document, view: View) -> Iterator[Drift]:
    """Where a document's text says something else than its effects do, language by language."""
    text = document.model.text if isinstance(document.model, DocumentModel) else None
    for language in languages(_GAME):
        written = (text or {}).get(language)
        words = keywords(_GAME, language)
        if written is None or isinstance(words, NoSentence):
            continue

        def names(kind: str, reference: str, wanted: str = language) -> str:
            """The title of what a sentence speaks of."""
            found = view.get(kind, reference)
            title = found.model.title if found and isinstance(found.model, DocumentModel) else {}
            shown = title.get(wanted) or next(iter(title.values()), reference)
            return shown.text if isinstance(shown, Translation) else shown

        rendered = card_text(document.model, _GAME, language, names)
        if isinstance(rendered, NoSentence) or not rendered:
            continue
        own = written.text if isinstance(written, Translation) else written
        differences = compare_text(own, rendered, language, words)
        if differences:
            yield Drift(language, rendered, tuple(differences))

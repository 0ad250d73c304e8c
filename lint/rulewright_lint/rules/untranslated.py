"""A text is missing in a language that the pack declares.

Why
    Who reads in that language finds this one text in another. Titles are wanted of every document; other texts of
    those that have been begun.

Wrong
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: Scratch, es: Apunte}
    version: 1.0.0
    requires: {megametrocity: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en, es]
    # file: terms.yaml
    kind: term
    id: cape
    title: {en: Cape, es: Capa}
    text:
      en: A garment.
    ```

Right
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: Scratch, es: Apunte}
    version: 1.0.0
    requires: {megametrocity: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en, es]
    # file: terms.yaml
    kind: term
    id: cape
    title: {en: Cape, es: Capa}
    text: {en: A garment., es: Una prenda.}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.wording import quoted
from rulewright_schema.words.texts import LocalTexts


def check(document: Document, view: View) -> Iterator[Finding]:
    """Titles without a declared language, and other texts without one that their document speaks.

    A language that nothing of the pack is in is one finding, not one for each text (PCK016).
    """
    declared = view.pack.manifest.languages
    if len(declared) < 2 or view.pack.document is None:
        return
    begun = {text.language for local in document.texts if _begins(document, local) for text in local.texts}
    for local in document.texts:
        for language in declared[1:]:
            wanted = local.path[-1] == "title" or language in begun
            if wanted and local.in_language(language) is None and view.pack.has_text_in(language):
                message = f"{quoted(local.name)} is missing in {quoted(language)}"
                help_text = f"Add {language}: and the text, or take {language} out of the pack's languages."
                yield Finding(document.key_span(*local.path), message, help_text)


def _begins(document: Document, local: LocalTexts) -> bool:
    """Whether a text makes its language one of the document's: the title of a worked example does not, for examples
    explain themselves in the language of the statements.
    """
    return document.kind != "example" or local.path[-1] != "title"


RULE = document_rule(Fault("TXT002", "untranslated", "warning"), check)

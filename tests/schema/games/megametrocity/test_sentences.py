"""Every worded model has its sentence in every language, and the sentences read as they should."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from rulewright_schema.games.megametrocity.item_cards import ItemCard
from rulewright_schema.games.megametrocity.kinds import KINDS
from rulewright_schema.games.megametrocity.sheets import BossSheet, FinalBossSheet, HeroSheet
from rulewright_schema.games.megametrocity.technique_cards import TechniqueCard
from rulewright_schema.games.megametrocity.thug_cards import ThugCard
from rulewright_schema.words import sentences
from rulewright_schema.words.phrases import Worded
from rulewright_schema.words.sentences import NoSentence, card_text, keywords, languages, sentence

LANGUAGES = ("en", "es")
THUGS = {
    "en": {"punk": "Punk", "chains": "Chains", "muscle-man": "MuscleMan", "roller-girl": "Roller Girl"},
    "es": {"punk": "Punk", "chains": "Cadenas", "muscle-man": "Musculoso", "roller-girl": "Patinadora"},
}
TITLE = {"en": "Title", "es": "Título"}


def names(language):
    return lambda kind, reference: THUGS[language][reference] if kind == "thug-sheet" else reference


def text_of(model, language, **fields):
    document = model.model_validate({"id": "sample", "title": TITLE, **fields})
    return card_text(document, "megametrocity", language, names(language))


# ------------------------------------------------------------------------------------------------------- completeness
def worded(of: type[Worded] = Worded) -> Iterator[type[Worded]]:
    # Of generic models each use has its own wording, tested with the models that use them.
    for model in of.__subclasses__():
        generic = "[" in model.__name__ or model.__pydantic_generic_metadata__["parameters"]
        if model.model_fields and not generic and model.__module__.rpartition(".megametrocity.")[2] in VOCABULARY:
            yield model
        yield from worded(model)


for kind in KINDS:
    kind.load()
VOCABULARY = {
    "terms", "targets", "conditions", "effects", "bonuses", "item_cards", "thug_cards", "technique_cards", "sheets",
}  # fmt: skip
MODELS = sorted(set(worded()), key=lambda model: (model.__module__, model.__name__))


def samples(schema: dict[str, Any], definitions: dict[str, Any]) -> list[Any]:
    """Plain data for a JSON Schema: every constant, both truth values, 1 and 2, with and without what is optional."""
    if "$ref" in schema:
        return samples(definitions[schema["$ref"].rpartition("/")[2]], definitions)
    if "const" in schema:
        return [schema["const"]]
    if "enum" in schema:
        return list(schema["enum"])
    for union in ("oneOf", "anyOf"):
        if union in schema:
            return [sample for member in schema[union] for sample in samples(member, definitions)]
    match schema.get("type"):
        case "boolean":
            return [False, True]
        case "null":
            return [None]
        case "integer":
            numbers = {schema.get("minimum", 1), 2, *schema.get("examples", ())}
            return sorted(number for number in numbers if number % schema.get("multipleOf", 1) == 0)
        case "array":
            members = samples(schema["items"], definitions)
            pairs = [list(pair) for pair in pairwise(members)] if len(members) < 20 else []
            return [*([] if schema.get("minItems") else [[]]), *([member] for member in members), *pairs]
        case "object":
            return objects(schema, definitions)
        case _:
            return schema.get("examples", ["punk"])[:1]


def objects(schema: dict[str, Any], definitions: dict[str, Any]) -> list[Any]:
    if "properties" not in schema:
        return schema.get("examples", [{"en": "Title"}])
    every = {key: samples(value, definitions) for key, value in schema["properties"].items()}
    base = {key: values[0] for key, values in every.items()}
    return [base, *({**base, key: value} for key, values in every.items() for value in values[1:])]


def forms(model: type[Worded]) -> list[Worded]:
    """Forms of a model, evenly taken where there are very many: those of nested models have their own turn."""
    schema = model.model_json_schema()
    found = samples(schema, schema.get("$defs", {}))
    return [model.model_validate(form) for form in found[:: len(found) // 60 + 1]]


def test_the_vocabulary_is_found():
    assert {"Heal", "Strike", "Beam", "Everyone", "Reroll", "HeroesNear", "Aura", "Leader"} <= {
        m.__name__ for m in MODELS
    }
    assert len(MODELS) > 60


def test_both_languages_are_found():
    assert languages("megametrocity") == LANGUAGES


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_every_form_of_every_worded_model_has_a_sentence_with_the_same_digits_in_both_languages(model):
    assert forms(model)
    for value in forms(model):
        for actor in ("hero", "boss"):
            texts = [sentence(value, "megametrocity", language, names(language), actor) for language in LANGUAGES]
            for text in texts:
                assert isinstance(text, str), (str(text), value)
                assert "{" not in text, value
                assert "  " not in text, value
            english, spanish = (sorted(c for c in text if c.isdigit()) for text in texts)
            assert english == spanish, value


def test_both_languages_know_the_same_key_words():
    assert keywords("megametrocity", "en").keys() == keywords("megametrocity", "es").keys()


# ------------------------------------------------------------------------------------------------------- read by hand
def event(*effects):
    return {"card": {"type": "event", "effects": list(effects)}}


ROAD = {"effect": "wound", "to": {"target": "everyone", "where": "road"}, "wounds": 2}
SUPLEX = {
    "abilities": [
        {
            "ability": "active",
            "cost": {"actions": 2, "life": 1},
            "once_per": "turn",
            "do": [
                {
                    "effect": "wound",
                    "to": {"target": "thug", "type": "muscle-man", "where": "own-square"},
                    "wounds": 3,
                    "ignores_defense": True,
                },
                {"effect": "push", "to": "same", "squares": 1, "direction": "away"},
            ],
        },
        {"ability": "passive", "bonus": {"bonus": "extra-dice", "dice": 1, "attacks": "melee"}},
    ]
}
SPAWN = {
    "spawn": {
        "type": "regular",
        "rows": {"S.1": [{"thug": "chains", "count": 3}, {"leader": "punk"}], "S.2": [{"thug": "roller-girl"}]},
    },
    "actions": "attack-twice",
}
GUITAR = {
    "card": {
        "type": "weapon",
        "batteries": 3,
        "dice": 4,
        "hits": "square",
        "bonuses": [{"bonus": "ignore-defense"}],
        "effects": [{"when": "ko", "do": [{"effect": "gain-turbo", "tokens": 2}, {"effect": "heal", "wounds": 1}]}],
    }
}
FIGURES = {"movement": 2, "attack": 3, "fight": 6, "life": 9}
LEVELS = {"normal": FIGURES, "hard": FIGURES, "very_hard": FIGURES}
BY_HAND = [
    (
        ItemCard,
        event(ROAD),
        "Every miniature on a road square takes 2 wounds. Then draw 1 Item card.",
        "Cada miniatura en una casilla de carretera recibe 2 heridas. Después robas 1 carta de Objeto.",
    ),
    (ItemCard, {"card": {"type": "food", "heals": 1}}, "Heal 1 wound.", "Curas 1 herida."),
    (ItemCard, {"card": {"type": "money", "cents": 50}}, "50 cents.", "50 centavos."),
    (
        ItemCard,
        GUITAR,
        "Defense is ignored by all attacks.\nIf it knocks somebody out: Gain 2 turbo. Heal 1 wound.",
        "Se ignora la Defensa en todos los ataques.\nSi deja KO a alguien: Ganas 2 de turbo. Curas 1 herida.",
    ),
    (
        TechniqueCard,
        SUPLEX,
        "[2 actions] [1 life] Once per turn: 1 thug of type MuscleMan on your square takes 3 wounds; Defense "
        "is ignored. "
        "Push each of them up to 1 square away.\n1 more die with unarmed attacks.",
        "[2 acciones] [1 de vida] Una vez por turno: 1 matón de tipo Musculoso en tu casilla recibe 3 "
        "heridas; se ignora "
        "la Defensa. Empuja a cada uno de ellos hasta 1 casilla alejándolo.\n1 dado más en los ataques sin arma.",
    ),
    (
        ThugCard,
        SPAWN,
        "Right edge: S.1: 3 × Chains and Punk leader; S.2: 1 × Roller Girl.\nAll thugs attack twice.",
        "Borde derecho: S.1: 3 × Cadenas y líder Punk; S.2: 1 × Patinadora.\nTodos los matones atacan dos veces.",
    ),
    (
        BossSheet,
        {
            "component": "boss",
            "thug": "punk",
            "figures": LEVELS,
            "aura": {"attribute": "fight", "change": 1, "thug": "punk"},
        },
        "While this boss is on the map, every other thug of type Punk has Fight 1 better.",
        "Mientras este jefe está en el mapa, cada uno de los demás matones de tipo Punk tiene Lucha 1 mejor.",
    ),
    (
        FinalBossSheet,
        {
            "component": "final-boss",
            "figures": LEVELS,
            "special_attacks": [
                {
                    "id": "bite",
                    "title": {"en": "Bite", "es": "Mordisco"},
                    "only_if": ["half-life", {"condition": "heroes-near", "heroes": 2, "where": "adjacent"}],
                    "reach": "own-square",
                    "do": [
                        {"effect": "strike", "extra_dice": 1, "hits": "square", "where": "own-square"},
                        {"effect": "heal", "wounds": 2},
                    ],
                }
            ],
        },
        "Bite (a hero on its square; if half its life or less is left and at least 2 heroes are next to it): "
        "Strike on "
        "its square with 1 more die: each hit wounds all heroes of one square. The final boss heals 2 wounds.",
        "Mordisco (un héroe en su casilla; si le queda la mitad de su vida o menos y hay al menos 2 héroes "
        "junto a él): "
        "Golpea en su casilla con 1 dado más: cada impacto hiere a todos los héroes de una casilla. El jefe "
        "final cura 2 "
        "heridas.",
    ),
]


@pytest.mark.parametrize(("model", "fields", "english", "spanish"), BY_HAND)
def test_a_card_reads_as_written_by_hand(model, fields, english, spanish):
    assert text_of(model, "en", **fields) == english
    assert text_of(model, "es", **fields) == spanish


def test_the_number_of_what_acts_and_of_what_is_counted_both_agree():
    chosen = {"target": "thug", "count": 2, "where": "adjacent"}
    stun = {"effect": "stun", "to": chosen}
    assert text_of(ItemCard, "en", **event(stun)).startswith("Up to 2 thugs next to you do nothing")
    assert text_of(ItemCard, "es", **event(stun)).startswith("Hasta 2 matones junto a ti no hacen nada")


def test_jacks_special_technique_names_its_price_and_its_dice():
    sheet = {
        "movement": 3,
        "actions": 4,
        "fight": 7,
        "life": 7,
        "turbo": 4,
        "special_technique": {
            "title": {"en": "Fists", "es": "Puños"},
            "life_cost": 2,
            "dice": 9,
            "value": 1,
            "reach": {"place": "within", "squares": 2},
        },
    }
    assert text_of(HeroSheet, "en", **sheet) == (
        "Fists: take 2 wounds and roll 9 dice. Each hit makes 1 wound on all enemies of another square up to "
        "2 squares "
        "away."
    )


# ------------------------------------------------------------------------------------------------------------ answers
def test_a_language_without_wordings_is_an_answer_not_an_accident():
    card = ItemCard.model_validate({"id": "sample", "title": TITLE, **event(ROAD)})
    found = card_text(card, "megametrocity", "fr", names("en"))
    assert found == NoSentence("fr", "*", "MegaMetroCity has no wordings in this language")
    assert str(found) == "no sentence in fr: MegaMetroCity has no wordings in this language (message *)"


def test_an_unknown_game_is_an_answer():
    assert sentences.bundle("checkers", "en") == NoSentence("en", "*", "there is no game checkers")


def test_a_missing_message_is_named():
    class Juggle(Worded):
        wording = "effect-juggle"

    assert sentence(Juggle(), "megametrocity", "en", names("en")) == NoSentence(
        "en", "effect-juggle", "the message is missing"
    )


def test_a_document_without_words_has_an_empty_text():
    card = {"card": {"type": "weapon", "batteries": 1, "dice": 1, "hits": "miniature"}}
    assert text_of(ItemCard, "en", **card) == ""

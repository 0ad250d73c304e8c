"""Stages and stories in words, in every language; the expected sentences were written by hand."""

from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest
from ruamel.yaml import YAML

from rulewright_schema.fields import ByHeroes, DocumentModel, FieldOrigin, Model, Translation, Varying
from rulewright_schema.games.megametrocity.stage_words import stage_lines, story_lines
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.story import StoryRoute
from rulewright_schema.words.phrases import Phrase, Worded
from rulewright_schema.words.sentences import NoSentence, bundle, languages, ranges

CONTENT = Path(__file__).parents[4] / "content" / "megametrocity"
LANGUAGES = ("en", "es")
TITLES = {"en": {"strip-club": "Strip Club"}, "es": {"arcade": "Salón recreativo", "strip-club": "Club de striptease"}}


def names(language: str) -> Any:
    def look_up(kind: str, reference: str) -> str:
        return TITLES[language].get(reference, reference.replace("-", " ").capitalize())

    return look_up


def read(path: Path) -> Any:
    return YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))


STAGES = {stage.id: stage for stage in (Stage.model_validate(read(p)) for p in sorted(CONTENT.glob("stages/*.yaml")))}

# One stage in which every piece of the vocabulary is used.
HERE = {"at": "feature", "feature": "safe"}
DRAWN = {"who": "drawn", "draw": "guest"}
FINAL = {"who": "final-boss", "final_boss": "neill"}
LEADER = {"who": "leader", "leader": "punk"}
EVERYTHING = {
    "kind": "stage",
    "id": "everything",
    "title": {"en": "Everything"},
    "turns": 9,
    "street": {
        "maps": [
            {
                "id": "north", "title": {"en": "North"}, "start": ["1.A", "2.A"],
                "then": {"by_heroes": [{"heroes": [1, 2], "value": []}, {"heroes": [3, 4], "value": ["3.A"]}]},
            },
            {"id": "south", "title": {"en": "South"}, "start": ["4.A"]},
        ],
        "in_play": 2,
    },
    "heroes_start": {"at": "first-column", "tile": "1.A", "map": "north"},
    "draws": {
        "guest": {
            "among": "final-bosses", "exclude": ["neill"], "in_story": {"stage": "wallace", "draw": "the-boss"},
        },
    },
    "spawns": [
        {"who": "boss", "boss": "sid", "place": {"at": "seam", "row": "S.1"}, "chained": {"life": 3}},
        {"who": "final-boss", "final_boss": "neill", "place": {"at": "below-door", "face": "bar", "tile": "1.A"}},
        {**DRAWN, "place": {"at": "inside", "face": "bar"}, "chained": {"freed_by": "nothing", "rewarded": False}},
        {**LEADER, "place": {"at": "last-column", "tile": "1.A"}, "heroes": [1, 2, 4]},
        {"who": "thugs", "thug": "punk", "place": {"at": "square", "tile": "1.A", "row": "S.2", "column": 2}},
    ],
    "goal": {
        "goal": "any",
        "of": [
            {"goal": "knock-out", "whom": [{"who": "boss", "boss": "sid"}, FINAL]},
            {"goal": "knock-out-thugs", "count": 20, "thug": "punk"},
            {
                "goal": "all",
                "of": [
                    {
                        "goal": "spend-actions", "actions": 1, "place": HERE, "within": "one-heroes-turn",
                        "provided": [
                            {"condition": "heroes-standing"},
                            {"condition": "heroes-at", "heroes": 2, "place": {"at": "beside", "feature": "car"}},
                            {"condition": "foe-at", "whom": LEADER, "place": HERE},
                            {
                                "condition": "any",
                                "of": [
                                    {"condition": "chained", "whom": DRAWN},
                                    {"condition": "knocked-out", "whom": DRAWN},
                                    {"condition": "not", "of": {"condition": "destroyed", "feature": "car"}},
                                ],
                            },
                        ],
                    },
                    {
                        "goal": "deliver", "share": "together",
                        "place": {"at": "face-square", "face": "bar", "square": "S.2"},
                        "wares": [
                            {"ware": "money", "cents": 75},
                            {"ware": "weapons", "count": 1},
                            {"ware": "golden-weapons", "count": 2},
                            {"ware": "battery-tokens", "count": 3},
                        ],
                    },
                    {"goal": "destroy", "feature": "car", "count": 2},
                    {"goal": "reach", "place": {"at": "seam"}, "heroes": 1},
                ],
            },
            {
                "goal": "when-time-is-up",
                "provided": [
                    {"condition": "all", "of": [{"condition": "unharmed"}, {"condition": "by-turn", "turn": 3}]},
                ],
            },
        ],
    },
    "extras": [
        {"extra": "no-scrolling"},
        {"extra": "no-thugs-turn"},
        {"extra": "thugs-turn", "cards": 1, "edges": ["left"], "acting": "first", "heroes": [1]},
        {"extra": "without-effect", "card": "earthquake", "during": "stage"},
        {
            "extra": "ride", "tile": "3.A", "turns": 1, "map_after": ["5.A"],
            "arrival": {"at": "last-column", "tile": "5.A", "row": "S.4"},
        },
        {
            "extra": "destructible", "feature": "car", "treated_as": "enemy", "movable": True,
            "life": {"normal": 1, "hard": 2, "very_hard": 3},
        },
        {"extra": "pick-up", "token": "battery", "place": HERE, "carried_as": "money", "actions": 2, "supply": 5},
        {
            "extra": "moment",
            "when": {"event": "destroyed", "feature": "car"},
            "do": [{"effect": "set-dial", "turn": 3}, {"effect": "move-dial", "turns": 1}],
        },
        {
            "extra": "moment",
            "when": {"event": "knocked-out", "whom": LEADER},
            "do": [{"effect": "spawn", "figure": {**LEADER, "place": {"at": "seam"}}}],
        },
        {
            "extra": "moment",
            "when": {"event": "freed", "whom": DRAWN},
            "do": [{"effect": "give", "item_cards": 1, "upgrades": 1}],
        },
        {"extra": "moment", "when": {"event": "tile-laid", "tile": "3.A"}, "do": [{"effect": "set-dial", "turn": 3}]},
        {"extra": "moment", "when": {"event": "face-laid", "face": "bar"}, "do": [{"effect": "set-dial", "turn": 3}]},
        {
            "extra": "moment",
            "when": {"event": "turn-begins", "turn": 5},
            "do": [{"effect": "end-stage", "outcome": "lost"}],
        },
    ],
    "reward": {"item_cards": 1, "upgrades": 1},
    "failure": "no-reward",
    "shortcut": {"to": "neill", "provided": [{"condition": "unharmed"}]},
}  # fmt: skip


def models_in(annotation: Any, found: set[type[Model]]) -> set[type[Model]]:
    """All models that a type can lead to."""
    if isinstance(annotation, type) and issubclass(annotation, Model):
        if annotation not in found:
            found.add(annotation)
            for field in annotation.model_fields.values():
                models_in(field.annotation, found)
                models_in(tuple(field.metadata), found)
        return found
    value = getattr(annotation, "__value__", None) or getattr(get_origin(annotation), "__value__", None)
    for part in (*get_args(annotation), *((value,) if value is not None else ())):
        models_in(part, found)
    return found


def used_in(value: Any) -> set[type[Model]]:
    """The models that a value is made of."""
    if isinstance(value, Model):
        fields = (getattr(value, name) for name in type(value).model_fields)
        return {type(value)}.union(*map(used_in, fields))
    if isinstance(value, dict):
        return set().union(*map(used_in, value.values()))
    return set().union(*map(used_in, value)) if isinstance(value, tuple) else set()


def bare(models: set[type[Model]]) -> set[str]:
    return {model.__name__.partition("[")[0] for model in models}


VOCABULARY = models_in(Stage, set()) | models_in(StoryRoute, set())


def test_both_languages_are_there() -> None:
    assert set(LANGUAGES) <= set(languages("megametrocity"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_piece_of_the_vocabulary_lacks_its_wording(language: str) -> None:
    wordings = bundle("megametrocity", language)
    assert not isinstance(wordings, NoSentence)
    missing, seen = [], 0
    for model in VOCABULARY:
        if not issubclass(model, Worded):
            assert issubclass(model, DocumentModel | FieldOrigin | Translation | Varying | ByHeroes), model
            continue
        template = model.wording
        for name, field in model.model_fields.items():
            if get_origin(field.annotation) is Literal and f"{{{name}}}" in template:
                (only,) = get_args(field.annotation)
                template = template.replace(f"{{{name}}}", only)
        seen += 1
        if not wordings.has_message(template):
            missing.append(template)
    assert missing == []
    assert seen > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_with_a_wording_of_its_own_lacks_it(language: str) -> None:
    wordings = bundle("megametrocity", language)
    assert not isinstance(wordings, NoSentence)
    for family, values in {
        "edge": ("right", "left"),
        "difficulty": ("normal", "hard", "very-hard"),
        "kept": ("wounds", "upgrades", "items", "turbo"),
        "swapped": ("weapons", "money"),
    }.items():
        assert Phrase(family)
        assert all(wordings.has_message(f"{family}-{value}") for value in values)


def test_the_stage_with_everything_uses_every_piece() -> None:
    stage = Stage.model_validate(EVERYTHING)
    of_other_streets = {"Tiles", "Translation", "FieldOrigin"}
    assert bare(used_in(stage)) == bare(models_in(Stage, set())) - of_other_streets


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_sentence(language: str) -> None:
    lines = stage_lines(Stage.model_validate(EVERYTHING), language, names(language))
    assert [line.text for line in lines if isinstance(line.text, NoSentence)] == []
    assert len(lines) == 27
    assert all(isinstance(line.text, str) and line.text.endswith(".") and "{" not in line.text for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STAGES)
def test_every_official_stage_has_sentences(name: str, language: str) -> None:
    lines = stage_lines(STAGES[name], language, names(language))
    assert [line.text for line in lines if isinstance(line.text, NoSentence)] == []
    assert {"street", "goal"} <= {line.part for line in lines}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_has_sentences(language: str) -> None:
    route = StoryRoute.model_validate(read(CONTENT / "story.yaml"))
    lines = story_lines(route, language, names(language))
    assert [line for line in lines if isinstance(line, NoSentence)] == []
    assert len(lines) == 14 + 1 + 3 + 1 + 2


def texts(name: str, language: str) -> list[str]:
    return [str(line.text) for line in stage_lines(STAGES[name], language, names(language))]


def test_sentences_read_well_in_english() -> None:
    assert texts("destroy-the-factory", "en") == [
        "7.A, 2.B; then 6.B, 4.B, 8.B.",
        "Destroy every control panel.",
        "Each control panel has 10 life and counts as an enemy that never acts; it cannot be pushed or moved.",
        "Whenever a control panel is destroyed, the dial is set to 4.",
    ]
    assert texts("get-ready-for-some-action", "en")[1] == (
        "Each hero puts 100 (1–2 heroes) or 50 (3–4 heroes) cents in money and 1 weapon away "
        "on the middle square of the Arcade, for 1 action apiece."
    )
    assert texts("countdown", "en")[1] == (
        "Spend 2 actions on the square of the lever in the Strip Club, all by the same hero, "
        "provided that every hero in play is inside the Strip Club."
    )
    assert texts("getting-ready-for-the-final-assault", "en")[3] == (
        "Spend 2 actions on corner S.4 of the Arcade (Map 1) and spend 2 actions on corner S.4 of the Bar (Map 2), "
        "all in one and the same Heroes turn."
    )
    assert texts("gathering-information", "en")[0] == (
        "3.B, 7.B; then 5.A, 10.A, 1.A (1–2 heroes) or 6.A, 4.A, 5.A, 10.A, 1.A (3–4 heroes)."
    )
    assert "(3–4 heroes) A Chains leader appears on S.4 of tile 8.B." in texts("wallace", "en")
    assert "The boss on the bus: drawn at random among the bosses without Jett and Evaristo." in texts(
        "double-ko", "en"
    )


def test_sentences_read_well_in_spanish() -> None:
    assert texts("destroy-the-factory", "es") == [
        "7.A, 2.B; después 6.B, 4.B, 8.B.",
        "Destruir cada elemento «panel de control».",
        "Cada elemento «panel de control» tiene 10 de vida y cuenta como un enemigo que nunca actúa; "
        "no se puede empujar ni mover.",
        "Cada vez que se destruya un elemento «panel de control», el dial se pone en 4.",
    ]
    assert texts("conquer-the-arcade", "es")[1:] == [
        "Dejar KO: el jefe sorteado.",
        "El jefe sorteado: al azar entre los jefes.",
        "El jefe sorteado aparece en la casilla central de «Salón recreativo».",
    ]
    assert texts("ambushed", "es")[1:4] == [
        "Al acabar el último turno, queda en pie al menos 1 héroe.",
        "Los héroes empiezan en las dos columnas donde se unen las losetas.",
        "El mapa no avanza nunca.",
    ]
    assert texts("bonus-stage", "es")[3] == (
        "Cada elemento «coche» tiene 5, 10 o 13 según el nivel (1 héroe), 10, 20 o 26 según el nivel (2 héroes), "
        "15, 30 o 39 según el nivel (3 héroes) o 20, 40 o 52 según el nivel (4 héroes) de vida y se ataca sin "
        "distancia desde las casillas contiguas; no se puede empujar ni mover; las armas no le hacen nada."
    )


def test_numbers_are_shown_as_ranges() -> None:
    assert [ranges(numbers) for numbers in ((1,), (2, 1), (1, 2, 4), (4, 3, 2, 1), (1, 3))] == [
        "1", "1–2", "1–2, 4", "1–4", "1, 3",
    ]  # fmt: skip

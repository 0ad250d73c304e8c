"""Words for what is known of whether stages can be won, by language."""

from collections.abc import Mapping

EN: Mapping[str, str] = {
    "can-it-be-won": "Can it be won?",
    "won-in": "won in turn {turn}",
    "to-spare": "{count} to spare",
    "none-to-spare": "in the last turn",
    "cannot": "cannot be won",
    "not-won": "not won yet",
    "not-judged": "not judged",
    "level-or-heroes": "Difficulty",
    "with-1": "1 hero",
    "with-n": "{count} heroes",
    "on-map": "on {name}",
    "bot-games": "{bot} {wins} of {games} ({low}–{high}%)",
    "bot-greedy": "greedy",
    "bot-random": "random",
    "bot-look-ahead": "look-ahead",
    "explained-won": (
        "“Won” means that a game that wins is kept, or was found, and that the engine has played it anew for this "
        "page. It wins in the given turn; “to spare” are the turns that the dial still had."
    ),
    "explained-rates": (
        "Below it stands what the bots won of their games, with the interval in which the true share lies with 95%."
    ),
    "explained-open": (
        "Where nothing is proved either way, it says so: that no game was won does not mean that none can be."
    ),
    "spare-1": "The closest of these games is won with 1 turn to spare ({where}).",
    "spare-0": "The closest of these games is won in the last turn ({where}).",
    "spare-n": "The closest of these games is won with {count} turns to spare ({where}).",
    "where": "{heroes}, {level}",
    "because": "Cannot be won",
    "lifted-by": "The least that helps",
    "nothing-kept": "Not judged: no winning game is kept with this pack. It is judged by",
    "shown-by": ", and on this page by",
    "see-line": "A winning game, turn by turn",
    "line-of": "A winning game: {title}",
    "line-lead": (
        "{heroes}, {level}: won in turn {turn}. The engine has played this game anew for this page, and draws every "
        "position from its own states. It shows that the stage can be won, not how to win it: the dice are those of "
        "one game."
    ),
    "line-set-up": "Set-up",
    "line-turn": "Turn {turn}",
    "line-begins": "Turn {turn} begins",
    "line-done": "What is done ({count} actions and rolls)",
    "line-done-1": "What is done (1 action or roll)",
    "line-end": "The last position",
    "line-won": "The stage is won.",
    "line-turns": "Turns",
}

ES: Mapping[str, str] = {
    "can-it-be-won": "¿Se puede ganar?",
    "won-in": "ganada en el turno {turn}",
    "to-spare": "sobran {count}",
    "none-to-spare": "en el último turno",
    "cannot": "no se puede ganar",
    "not-won": "aún sin ganar",
    "not-judged": "sin juzgar",
    "level-or-heroes": "Dificultad",
    "with-1": "1 héroe",
    "with-n": "{count} héroes",
    "on-map": "en {name}",
    "bot-games": "{bot} {wins} de {games} ({low}–{high}%)",
    "bot-greedy": "voraz",
    "bot-random": "al azar",
    "bot-look-ahead": "previsor",
    "explained-won": (
        "“Ganada” significa que se guarda, o se encontró, una partida ganadora y que el motor la ha vuelto a jugar "
        "para esta página. Se gana en el turno indicado; “sobran” son los turnos que aún le quedaban al dial."
    ),
    "explained-rates": (
        "Debajo está lo que los bots ganaron de sus partidas, con el intervalo en el que la proporción verdadera está "
        "con un 95%."
    ),
    "explained-open": (
        "Donde nada está demostrado, se dice: que no se ganara ninguna partida no significa que no se pueda."
    ),
    "spare-1": "La más ajustada de estas partidas se gana con 1 turno de sobra ({where}).",
    "spare-0": "La más ajustada de estas partidas se gana en el último turno ({where}).",
    "spare-n": "La más ajustada de estas partidas se gana con {count} turnos de sobra ({where}).",
    "where": "{heroes}, {level}",
    "because": "No se puede ganar",
    "lifted-by": "Lo menos que ayuda",
    "nothing-kept": "Sin juzgar: con este paquete no se guarda ninguna partida ganadora. Se averigua con",
    "shown-by": ", y en esta página con",
    "see-line": "Una partida ganadora, turno a turno",
    "line-of": "Una partida ganadora: {title}",
    "line-lead": (
        "{heroes}, {level}: ganada en el turno {turn}. El motor ha vuelto a jugar esta partida para esta página y "
        "dibuja cada posición a partir de sus propios estados. Muestra que la fase se puede ganar, no cómo ganarla: "
        "los dados son los de una partida."
    ),
    "line-set-up": "Preparación",
    "line-turn": "Turno {turn}",
    "line-begins": "Empieza el turno {turn}",
    "line-done": "Qué se hace ({count} acciones y tiradas)",
    "line-done-1": "Qué se hace (1 acción o tirada)",
    "line-end": "La última posición",
    "line-won": "La fase está ganada.",
    "line-turns": "Turnos",
}

WORDS: Mapping[str, Mapping[str, str]] = {"en": EN, "es": ES}

"""What the pages of solved deals say, by language."""

from collections.abc import Mapping

EN: Mapping[str, str] = {
    "deals": "Deals, solved",
    "solved-intro": (
        "The deal is the only chance in this game, so every deal has been solved exactly: a win in the fewest"
        " turns, or a proof that there is none. A position that comes again counts as not won."
    ),
    "not-solved": "Nobody has solved the deals of this set-up with just these cards yet.",
    "not-solved-for": "Not solved yet for {names}.",
    "n-deals": "Deals",
    "winnable": "Can be won",
    "share": "Share",
    "fewest": "Fewest turns",
    "most": "Most turns",
    "plot-share": "Share of deals that can be won",
    "plot-turns": "Deals by the fewest turns that win",
    "turns-axis": "turns; ×: cannot be won",
    "plot-said": "{name}: {figures}",
    "cannot": "cannot be won",
    "uses": "What best lines use",
    "uses-told": "How often the best lines of all deals use each Skill at each Charge Level.",
    "hardest": "Hardest deals that can be won",
    "easiest": "Easiest deals",
    "lost-deals": "Deals that cannot be won",
    "in-turns": "{turns} turns",
    "in-turns-1": "1 turn",
    "best-line": "the best line",
    "any-deal": "Any deal, step by step",
    "any-deal-told": (
        "Choose who is played and how the Enemies were dealt: the four Streets from the left, the Enemy under"
        " the right end, then the one that enters last. Without scripts the lists below tell the hardest and "
        "easiest deals."
    ),
    "the-deal": "The deal",
    "step-first": "First",
    "step-back": "Back",
    "step-next": "Next",
    "step-last": "Last",
    "step-n": "Step {step} of {steps}",
    "line-lost": "This deal cannot be won.",
    "line-won": "Won in {turns} turns at best.",
    "line-won-1": "Won in 1 turn.",
    "a-random-deal": "A deal by chance",
    "dealt-as": "Card {number}",
    "line-unknown": "This deal has not been solved.",
    "line-failed": "The lines could not be loaded.",
}

ES: Mapping[str, str] = {
    "deals": "Repartos, resueltos",
    "solved-intro": (
        "El reparto es el único azar de este juego, así que cada reparto se ha resuelto con exactitud: una "
        "victoria en el menor número de turnos, o una prueba de que no la hay. Una posición que se repite "
        "cuenta como no ganada."
    ),
    "not-solved": "Nadie ha resuelto aún los repartos de esta preparación con justo estas cartas.",
    "not-solved-for": "Aún sin resolver para {names}.",
    "n-deals": "Repartos",
    "winnable": "Se pueden ganar",
    "share": "Proporción",
    "fewest": "Menos turnos",
    "most": "Más turnos",
    "plot-share": "Proporción de repartos que se pueden ganar",
    "plot-turns": "Repartos por el menor número de turnos que gana",
    "turns-axis": "turnos; ×: no se puede ganar",
    "plot-said": "{name}: {figures}",
    "cannot": "no se puede ganar",
    "uses": "Lo que usan las mejores líneas",
    "uses-told": "Cuántas veces las mejores líneas de todos los repartos usan cada Habilidad en cada Nivel de Carga.",
    "hardest": "Los repartos más difíciles que se pueden ganar",
    "easiest": "Los repartos más fáciles",
    "lost-deals": "Repartos que no se pueden ganar",
    "in-turns": "{turns} turnos",
    "in-turns-1": "1 turno",
    "best-line": "la mejor línea",
    "any-deal": "Cualquier reparto, paso a paso",
    "any-deal-told": (
        "Elige con quién se juega y cómo se repartieron los Enemigos: las cuatro Calles desde la izquierda, "
        "el Enemigo del extremo derecho y el que entra el último. Sin scripts, las listas de abajo cuentan "
        "los repartos más difíciles y más fáciles."
    ),
    "the-deal": "El reparto",
    "step-first": "Primero",
    "step-back": "Atrás",
    "step-next": "Siguiente",
    "step-last": "Último",
    "step-n": "Paso {step} de {steps}",
    "line-lost": "Este reparto no se puede ganar.",
    "line-won": "Se gana en {turns} turnos como mejor resultado.",
    "line-won-1": "Se gana en 1 turno.",
    "a-random-deal": "Un reparto al azar",
    "dealt-as": "Carta {number}",
    "line-unknown": "Este reparto no se ha resuelto.",
    "line-failed": "No se pudieron cargar las líneas.",
}

WORDS: Mapping[str, Mapping[str, str]] = {"en": EN, "es": ES}

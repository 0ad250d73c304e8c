"""The reasons for which the engine refuses an action, in other languages than its own (see `reasons`)."""

from collections.abc import Mapping

ES_FILLED: Mapping[str, str] = {
    "the deal": "el reparto",
    "a Skill": "una Habilidad",
    "the boost of two Skills": "la subida de dos Habilidades",
    "the {} Action": "la Acción {0}",
}
"""What stands in the places of reasons, where that is neither a name nor a figure."""

ES: Mapping[str, str] = {
    "Health cannot go above {}": "la Salud no puede pasar de {0}",
    "another Enemy stands in the way of {}": "otro Enemigo está delante de {0}",
    "both boosts cannot go to one Skill": "las dos subidas no pueden ser para la misma Habilidad",
    "the Vigilante cannot leave the Screen": "el Vigilante no puede salir de la Pantalla",
    "the cards to deal are {}": "las cartas que se reparten son {0}",
    "the game is over": "la partida ha terminado",
    "the next Action is {}": "la siguiente Acción es {0}",
    "the number of Skills to boost is {}": "el número de Habilidades que se suben es {0}",
    "what is to be decided now is {}": "lo que hay que decidir ahora es {0}",
    "{} is no Enemy on the Screen": "{0} no es un Enemigo que esté en la Pantalla",
    "{} is on a neighbouring Street": "{0} está en una Calle vecina",
    "{} is {} Streets away; Attack reaches the next one only": (
        "{0} está a {1} Calles; Atacar solo llega a la siguiente"
    ),
    "{} is at level {}": "{0} está en el nivel {1}",
}
WORDS: Mapping[str, Mapping[str, str]] = {"es": ES}
FILLED: Mapping[str, Mapping[str, str]] = {"es": ES_FILLED}

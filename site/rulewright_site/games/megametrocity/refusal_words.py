"""The reasons for which the engine refuses an action, in other languages than its own (see `reasons`)."""

from collections.abc import Mapping

from rulewright_schema.counts import counted

ES_NOUNS: Mapping[str, tuple[str, str]] = {
    "action": ("acción", "acciones"),
    "cent": ("centavo", "centavos"),
    "die": ("dado", "dados"),
    "hero": ("héroe", "héroes"),
    "movement point": ("punto de movimiento", "puntos de movimiento"),
    "square": ("casilla", "casillas"),
}
"""Nouns that are counted in reasons: one, and several."""


def _counts(nouns: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    """What `counted` makes of the nouns, by themselves and before a verb that the translation does without."""
    found: dict[str, str] = {}
    for noun, (one, several) in nouns.items():
        for verb in ("", "is"):
            found[counted(1, noun, verb)] = f"1 {one}"
            found[counted(2, noun, verb).replace("2", "{}", 1)] = f"{{0}} {several}"
    return found


ES_FILLED: Mapping[str, str] = {
    **_counts(ES_NOUNS),
    "the {}": "{0}",
    "the {} at {}": "{0} en {1}",
    "number {}": "el número {0}",
    "this turn": "en este turno",
    "this round": "en esta ronda",
    "in this Stage": "en esta Fase",
    "actions": "acciones",
    "movement points": "puntos de movimiento",
    "active turbo tokens": "fichas de turbo activas",
    "between stages": "entre fases",
    "after a game over": "tras un fin de partida",
    "none": "ninguno",
}
"""What stands in the places of reasons, where that is neither a name nor a figure."""

ES: Mapping[str, str] = {
    "a Technique is to be chosen": "hay que elegir una Técnica",
    "a card is to be drawn now": "ahora hay que robar una carta",
    "a hero cannot push itself": "un héroe no puede empujarse a sí mismo",
    "a hero carries too many weapons": "un héroe lleva demasiadas armas",
    "a hero has at most {} upgrades": "un héroe tiene como mucho {0} mejoras",
    "a hero owns at most {} Techniques": "un héroe tiene como mucho {0} Técnicas",
    "a machine does not sell {}": "una máquina no vende {0}",
    "a miniature takes one hit at most": "una miniatura recibe como mucho un impacto",
    "a push costs one action, none is left": "empujar cuesta una acción y no queda ninguna",
    "a square takes one hit at most": "una casilla recibe como mucho un impacto",
    "a throw costs one action, none is left": "lanzar cuesta una acción y no queda ninguna",
    "a weapon without a range works on the own square only": "un arma sin alcance solo sirve en la propia casilla",
    "all actions that the stage wants have been spent there": (
        "ya se han gastado allí todas las acciones que pide la fase"
    ),
    "an exchange costs one action, none is left": "intercambiar cuesta una acción y no queda ninguna",
    "an obstacle is in the way": "hay un obstáculo en medio",
    "at least one action is put in": "hay que emplear al menos una acción",
    "both have to be heroes who are not KO'd": "ambos tienen que ser héroes que no estén KO",
    "both heroes must be on one square": "ambos héroes tienen que estar en la misma casilla",
    "breaking costs one action, none is left": "romper cuesta una acción y no queda ninguna",
    "each use costs one action, none is left": "cada uso cuesta una acción y no queda ninguna",
    "for goal {} of the stage nothing is put away": "para el objetivo {0} de la fase no se guarda nada",
    "goal {} of the stage asks for no actions on a place": (
        "el objetivo {0} de la fase no pide acciones en ningún lugar"
    ),
    "heroes do not start there": "los héroes no empiezan ahí",
    "it can be used once in a turn": "se puede usar una vez por turno",
    "it cannot be moved there": "no se puede mover allí",
    "it costs {} life, and the user keeps at least one": "cuesta {0} de vida, y quien la usa conserva al menos uno",
    "it costs {} wounds, and its user must keep a life point": (
        "cuesta {0} heridas, y quien la usa debe conservar un punto de vida"
    ),
    "it costs {} in cards of the hero, and there is no change": "cuesta {0} en cartas del héroe, y no se da cambio",
    "it costs {}, and there is no change": "cuesta {0}, y no se da cambio",
    "it costs {} in money cards of the hero": "cuesta {0} en cartas de dinero del héroe",
    "it has a debris token already": "ya tiene una ficha de escombros",
    "it has been used {} already": "ya se ha usado {0}",
    "it is farther away than {}": "está a más de {0}",
    "it is {} away, {} left": "está a {0} y el héroe tiene {1}",
    "neither of them has anything to exchange": "ninguno de los dos tiene nada que intercambiar",
    "no Technique is left in the deck": "no queda ninguna Técnica en el mazo",
    "no action is left to spend": "no queda ninguna acción que gastar",
    "no enemy is on the hero's square": "no hay ningún enemigo en la casilla del héroe",
    "no enemy is there": "ahí no hay ningún enemigo",
    "no enemy that the weapon works on is there": "ahí no hay ningún enemigo al que afecte el arma",
    "no furniture is on the hero's square": "no hay mobiliario en la casilla del héroe",
    "no jump over obstacles leads there": "ningún salto sobre obstáculos lleva allí",
    "no square is next to the miniature": "ninguna casilla está junto a la miniatura",
    "no straight line leads there": "ninguna línea recta lleva allí",
    "no way leads there": "ningún camino lleva allí",
    "no way leads to {} from here": "ningún camino lleva de aquí a {0}",
    "no {} lies on the hero's square": "en la casilla del héroe no hay {0}",
    "no {} is left to take": "no queda {0} que coger",
    "nobody can be attacked in a line through that square": "no se puede atacar a nadie en línea por esa casilla",
    "nobody can stop there": "nadie puede pararse ahí",
    "nobody could carry the weapons in the end": "al final nadie podría llevar las armas",
    "nobody in reach can be attacked there": "ahí no se puede atacar a nadie al alcance",
    "nobody in reach can be struck there": "ahí no se puede golpear a nadie al alcance",
    "nothing that can be attacked from here stands there": "ahí no hay nada que se pueda atacar desde aquí",
    "nothing that the card can break stands there": "ahí no hay nada que la carta pueda romper",
    "one of them carries too many weapons": "uno de los dos lleva demasiadas armas",
    "only a story is saved": "solo se guarda una historia",
    "paying costs one action, none is left": "pagar cuesta una acción y no queda ninguna",
    "picking up costs one action, none is left": "coger algo cuesta una acción y no queda ninguna",
    "somebody is to be chosen": "hay que elegir a alguien",
    "that hero cannot be brought back on this map": "ese héroe no puede volver en este mapa",
    "the Combo die follows the attack that it came from": "el dado de Combo sigue al ataque del que salió",
    "the Combo die is aimed anew: name its square": "el dado de Combo se apunta de nuevo: indica su casilla",
    "the Technique {} is not in the deck": "la Técnica {0} no está en el mazo",
    "the card does not let them appear there": "la carta no los deja aparecer ahí",
    "the hero carries no such {}": "el héroe no lleva ese objeto: {0}",
    "the hero carries no {}": "el héroe no lleva {0}",
    "the hero has no such money cards": "el héroe no tiene esas cartas de dinero",
    "the hero is not below a machine that saves": "el héroe no está debajo de una máquina que guarde",
    "the hero is not below an Insert Coin machine": "el héroe no está debajo de una máquina Insert Coin",
    "the hero is not where the stage wants the actions spent": (
        "el héroe no está donde la fase quiere que se gasten las acciones"
    ),
    "the hero is not where the stage wants things put away": (
        "el héroe no está donde la fase quiere que se guarden las cosas"
    ),
    "the hero stands there already": "el héroe ya está ahí",
    "the jump takes {} movement points, {} are left": "el salto cuesta {0} puntos de movimiento y el héroe tiene {1}",
    "the jump takes {}, {} left": "el salto cuesta {0} y el héroe tiene {1}",
    "the maps to choose from are: {}": "los mapas entre los que elegir son: {0}",
    "the miniature stands there already": "la miniatura ya está ahí",
    "the other map needs the heroes that are left": "el otro mapa necesita a los héroes que quedan",
    "the push must go somewhere": "el empujón tiene que llevar a algún sitio",
    "the ride does not end there": "el viaje no termina ahí",
    "the stage does not let {} be pushed": "la fase no deja empujar a {0}",
    "the stage has no {} to take": "en la fase no hay ese objeto para coger: {0}",
    "the stage is not for {}": "la fase no es para {0}",
    "the stage is over": "la fase ha terminado",
    "the stage puts the figure elsewhere": "la fase pone la figura en otro sitio",
    "the stage wants no {} here, or no more": "la fase no quiere {0} aquí, o ya no quiere más",
    "the story is over": "la historia ha terminado",
    "the turbo bar must be entirely active": "la barra de turbo tiene que estar activa por completo",
    "the {} cannot be moved": "no se puede mover: {0}",
    "there is no Item card left": "no queda ninguna carta de Objeto",
    "there is no {} where the hero stands": "donde está el héroe no hay {0}",
    "there is nobody in a straight line through that square": "no hay nadie en línea recta por esa casilla",
    "there is nobody that it could be for": "no hay nadie para quien pueda ser",
    "weapons do not work on what stands there": "las armas no afectan a lo que hay ahí",
    "what is to be decided now is: {}": "lo que hay que decidir ahora es: {0}",
    "what the stage asks for besides is not so": "lo que además pide la fase no se cumple",
    "zeros of this attack activate no turbo tokens": "los ceros de este ataque no activan fichas de turbo",
    "zeros of this attack give no bonus": "los ceros de este ataque no dan bonificación",
    "{} is no card that can be given up now": "{0} no es una carta a la que se pueda renunciar ahora",
    "{} is no used weapon of the hero": "{0} no es un arma usada del héroe",
    "{} is not among the cards looked at": "{0} no está entre las cartas que se miran",
    "{} is not in the deck": "{0} no está en el mazo",
    "{} has no such {} to hand over": "{0} no tiene ese objeto para entregar: {1}",
    "{} gains no upgrade now": "{0} no gana ninguna mejora ahora",
    "{} has no such {}": "{0} no tiene ese objeto: {1}",
    "{} is KO'd or does not play": "{0} está KO o no juega",
    "{} is no other hero on the map": "{0} no es otro héroe que esté en el mapa",
    "{} is not KO'd": "{0} no está KO",
    "{} is not on the attacked square": "{0} no está en la casilla atacada",
    "{} is not on the map": "{0} no está en el mapa",
    "{} cannot be set up: {}": "{0} no se puede preparar: {1}",
    "{} does not lie face up": "{0} no está boca arriba",
    "{} has {} abilities to use": "{0} tiene {1} capacidades que usar",
    "{} is no Technique of the hero": "{0} no es una Técnica del héroe",
    "{} is not among the weapons to choose from": "{0} no está entre las armas que se pueden elegir",
    "{} turbo tokens are active": "hay {0} fichas de turbo activas",
    "{} has {} Enhancements already": "{0} ya tiene {1} Potenciaciones",
    "{} is no attribute that can be enhanced": "{0} no es un atributo que se pueda potenciar",
    "{} needed, {} left": "hay que tener {0} y el héroe tiene {1}",
    "{} rolled, with faces 0 to 9": "hay que tirar {0}, con caras de 0 a 9",
    "{} to be rolled now": "ahora hay que tirar {0}",
    "{} what can be done is: {}": "{0} lo que se puede hacer es: {1}",
    "{} cannot be chosen": "no se puede elegir: {0}",
    "{} cannot be put there": "no se puede poner ahí: {0}",
    "{} is no enemy in reach": "{0} no es un enemigo al alcance",
    "{} is no enemy on the attacked square": "{0} no es un enemigo de la casilla atacada",
    "{} is to be put somewhere": "hay que poner en algún sitio: {0}",
    "{} has no such {} to give": "{0} no tiene ese objeto para dar: {1}",
    "{} {} are needed, {} are left": "hay que tener {0} {1} y el héroe tiene {2}",
    "{} still gains an upgrade": "{0} todavía gana una mejora",
    "{} is neither on the hero's square nor next to it": "{0} no está ni en la casilla del héroe ni junto a ella",
    "{} is not among those who are still to act": "{0} no está entre quienes aún tienen que actuar",
}
WORDS: Mapping[str, Mapping[str, str]] = {"es": ES}
FILLED: Mapping[str, Mapping[str, str]] = {"es": ES_FILLED}

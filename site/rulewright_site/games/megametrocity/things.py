"""Spanish names of what is drawn on the official tiles; English names are their ids.

What has a wording of the game's own (what stages use) or stands here is named in the page's language, all else as its
pack wrote it.
"""

from collections.abc import Mapping

ES: Mapping[str, str] = {
    "arcade-cabinet": "máquina recreativa",
    "bar-counter": "barra",
    "barrel": "barril",
    "barrier": "barrera",
    "bench": "banco",
    "box": "caja",
    "bus-seats": "asientos",
    "bus-shelter": "parada de bus",
    "container": "contenedor",
    "conveyor": "cinta",
    "cooling-vat": "tanque frío",
    "counter": "mostrador",
    "crates": "cajones",
    "delivery-van": "furgón de reparto",
    "fence": "valla",
    "fire-hydrant": "boca de riego",
    "forklift": "carretilla",
    "fountain": "fuente",
    "fruit-crates": "cajas de fruta",
    "fuel-pump": "surtidor",
    "furnace": "horno",
    "lamp-post": "farola",
    "limousine": "limusina",
    "luggage-rack": "maletero",
    "mail-van": "furgón de correos",
    "market-stall": "puesto",
    "motorbike": "moto",
    "newsstand": "quiosco",
    "park-bench": "banco",
    "pinball-table": "pinball",
    "planter": "jardinera",
    "press": "prensa",
    "road-hole": "socavón",
    "road-works": "obras",
    "scaffold": "andamio",
    "shelf": "estante",
    "skip": "contenedor",
    "snack-cart": "puesto de comida",
    "speaker-tower": "altavoces",
    "stair-railing": "barandilla",
    "statue": "estatua",
    "stool": "taburete",
    "table": "mesa",
    "taxi": "taxi",
    "parking-meters": "parquímetros",
    "tire-pile": "pila de ruedas",
    "trash-can": "cubo de basura",
    "tree": "árbol",
    "wreck": "chatarra",
}
THINGS: Mapping[str, Mapping[str, str]] = {"es": ES}


def thing(language: str, name: str) -> str | None:
    """The name of a thing in a language, None where it has none here."""
    return THINGS.get(language, {}).get(name)

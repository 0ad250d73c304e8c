"""The site's own words, by language: headings, labels and hints. A test holds the languages equal in keys."""

from collections.abc import Mapping

EN: Mapping[str, str] = {
    "language": "English",
    "languages": "Languages",
    "site": "Rulewright",
    "home": "Home",
    "overview": "Overview",
    "rules": "Rulebook",
    "glossary": "Glossary",
    "box": "What is in the box",
    "fan": "Fan packs",
    "lint": "Lint rules",
    "data": "The content as data",
    "fan-badge": "Fan content",
    "fan-banner": (
        "Fan content: {title} {version} by {authors}, licence {licence}. Not part of the game's own content."
    ),
    "untranslated": (
        "Some texts on this page are not translated yet; they are shown in the language they were written in."
    ),
    "read-in": "Read this page in {name}",
    "permalink": "Link to {id}",
    "previous": "Previous: {title}",
    "next": "Next: {title}",
    "breadcrumbs": "Where you are",
    "ruling": "Ruling",
    "question": "What is open",
    "adopted": "adopted",
    "playable": "a pack may choose it",
    "not-playable": "not playable",
    "why": "Why",
    "details": "In corner cases",
    "figures": "Figures",
    "statements": "{count} statements",
    "statements-1": "1 statement",
    "rulings": "{count} rulings",
    "rulings-1": "1 ruling",
    "cited-by": "Cited by",
    "worked-example": "Example",
    "worked-examples": "Worked examples",
    "also-shown": "Also shown by",
    "shows": "Shows",
    "see-also": "See also",
    "statement-type": "Kind of statement",
    "type-definition": "definition",
    "type-component": "component",
    "type-setup": "set-up",
    "type-procedure": "procedure",
    "type-action": "action",
    "type-combat": "combat",
    "type-spawn": "spawning",
    "type-ai": "gang's behaviour",
    "type-card": "card",
    "type-stage": "stage",
    "type-end": "end of the game",
    "type-goal": "goal",
    "type-story": "story",
    "type-example": "example",
    "origin-rulebook": "From the rulebook",
    "origin-public": "From a public source",
    "origin-authored": "Written by this project",
    "origin-authored-fan": "Written by the pack's author",
    "origin-mixed": "Some figures come from elsewhere",
    "origin-notes": "Note",
    "overrides": "Changes the one of {pack}",
    "overrides-rest": "All else",
    "authors": "By",
    "licence": "Licence",
    "version": "Version",
    "pack-languages": "Languages",
    "requires": "Builds on",
    "documents": "documents",
    "content-json": "This pack as data (JSON)",
    "category-miniature": "Miniatures",
    "category-card": "Cards",
    "category-sheet": "Sheets",
    "category-tile": "Tiles",
    "category-token": "Tokens",
    "category-die": "Dice",
    "category-other": "Other pieces",
    "component": "Component",
    "count": "Count",
    "supply": "Supply",
    "supply-hard": "limited",
    "supply-advisory": "any marker helps out",
    "home-lead": (
        "Rulebooks that run: rules with permalinks and rulings, every stage with its street, every card and "
        "sheet, all made from the same files that are checked and played."
    ),
    "home-official": "Games",
    "home-fan": "Fan packs",
    "fan-lead": (
        "Packs by players. They add to a game or change parts of it; what they hold is marked wherever it is shown."
    ),
    "no-fan": "No fan pack is part of this site.",
    "lint-lead": "What the linter looks for in content, by family. Each rule has a code that never changes.",
    "lint-wrong": "Wrong",
    "lint-right": "Right",
    "lint-fix": "Fix",
    "lint-severity-error": "error",
    "lint-severity-warning": "warning",
    "lint-severity-info": "hint",
    "family-YML": "Source text",
    "family-SCH": "Shape",
    "family-REF": "References",
    "family-PCK": "Packs",
    "family-BOX": "Components",
    "family-MAP": "Maps",
    "family-TXT": "Text",
    "family-RUL": "Rules and rulings",
    "family-ENG": "Played by the engine",
    "family-BAL": "Balance",
    "data-lead": (
        "All content of this site is published as JSON, one file for each pack and language, made from the "
        "same model as the pages."
    ),
    "data-keys": (
        "Each file holds format (1), language, pack (the manifest) and documents. A document has ref, kind, "
        "id, title, text, sentences (its effects in words), origin, overrides, url (its place on this site, "
        "from the root) and data: the document as validated, in the keys of its YAML. The index lists all "
        "files."
    ),
    "cards": "All cards and stages",
    "cards-lead": (
        "Everything that has figures, of all games and packs: filter, sort, compare. The address of this page keeps "
        "what you chose."
    ),
    "made-official": "The game's own",
    "made-fan": "Fan content",
    "facet-game": "Game",
    "facet-pack": "Pack",
    "facet-kind": "Kind",
    "facet-type": "Type",
    "facet-made": "Made by",
    "facet-origin": "Origin",
    "gallery-filter": "Filter and sort",
    "gallery-any": "any",
    "gallery-sort": "Sort by",
    "gallery-by-default": "as in the pack",
    "gallery-by-title": "title",
    "gallery-shown": "{shown} of {all}",
    "gallery-none": "Nothing fits. Clear the filters to see all.",
    "gallery-clear": "Clear",
    "gallery-compare": "Compare",
    "gallery-compare-n": "Compare ({count})",
    "gallery-close": "Close",
    "gallery-more": "By figures",
    "gallery-name": "Name",
    "script-copy": "Copy the address",
    "script-copied": "The address is copied.",
    "script-open": "Open",
    "script-found": "{count} found",
    "script-no-find": "Finding needs a web server; from a disk, browse the pages.",
    "find": "Find a card, stage, term or rule by name or id",
    "skip": "Skip to the content",
}

ES: Mapping[str, str] = {
    "language": "Español",
    "languages": "Idiomas",
    "site": "Rulewright",
    "home": "Inicio",
    "overview": "Resumen",
    "rules": "Reglamento",
    "glossary": "Glosario",
    "box": "Qué hay en la caja",
    "fan": "Paquetes de aficionados",
    "lint": "Reglas de revisión",
    "data": "El contenido como datos",
    "fan-badge": "De aficionados",
    "fan-banner": (
        "Contenido de aficionados: {title} {version}, de {authors}, licencia {licence}. No forma parte del "
        "contenido propio del juego."
    ),
    "untranslated": "Algunos textos de esta página aún no están traducidos; se muestran en su idioma original.",
    "read-in": "Leer esta página en {name}",
    "permalink": "Enlace a {id}",
    "previous": "Anterior: {title}",
    "next": "Siguiente: {title}",
    "breadcrumbs": "Dónde estás",
    "ruling": "Aclaración",
    "question": "Qué queda abierto",
    "adopted": "adoptada",
    "playable": "un paquete puede elegirla",
    "not-playable": "no jugable",
    "why": "Por qué",
    "details": "En casos límite",
    "figures": "Cifras",
    "statements": "{count} enunciados",
    "statements-1": "1 enunciado",
    "rulings": "{count} aclaraciones",
    "rulings-1": "1 aclaración",
    "cited-by": "Citado por",
    "worked-example": "Ejemplo",
    "worked-examples": "Ejemplos jugados",
    "also-shown": "También lo muestran",
    "shows": "Muestra",
    "see-also": "Véase también",
    "statement-type": "Tipo de enunciado",
    "type-definition": "definición",
    "type-component": "componente",
    "type-setup": "preparación",
    "type-procedure": "procedimiento",
    "type-action": "acción",
    "type-combat": "combate",
    "type-spawn": "aparición",
    "type-ai": "conducta de la banda",
    "type-card": "carta",
    "type-stage": "fase",
    "type-end": "fin de la partida",
    "type-goal": "objetivo",
    "type-story": "historia",
    "type-example": "ejemplo",
    "origin-rulebook": "Del reglamento",
    "origin-public": "De una fuente pública",
    "origin-authored": "Escrito por este proyecto",
    "origin-authored-fan": "Escrito por el autor del paquete",
    "origin-mixed": "Algunas cifras vienen de otra parte",
    "origin-notes": "Nota",
    "overrides": "Cambia el de {pack}",
    "overrides-rest": "Todo lo demás",
    "authors": "De",
    "licence": "Licencia",
    "version": "Versión",
    "pack-languages": "Idiomas",
    "requires": "Se apoya en",
    "documents": "documentos",
    "content-json": "Este paquete como datos (JSON)",
    "category-miniature": "Miniaturas",
    "category-card": "Cartas",
    "category-sheet": "Hojas",
    "category-tile": "Losetas",
    "category-token": "Fichas",
    "category-die": "Dados",
    "category-other": "Otras piezas",
    "component": "Componente",
    "count": "Cantidad",
    "supply": "Reserva",
    "supply-hard": "limitada",
    "supply-advisory": "sirve cualquier ficha",
    "home-lead": (
        "Reglamentos que funcionan: reglas con enlace propio y aclaraciones, cada fase con su calle, cada "
        "carta y cada hoja, todo hecho de los mismos archivos que se revisan y se juegan."
    ),
    "home-official": "Juegos",
    "home-fan": "Paquetes de aficionados",
    "fan-lead": (
        "Paquetes hechos por jugadores. Añaden a un juego o cambian partes de él; lo suyo lleva su marca "
        "dondequiera que aparece."
    ),
    "no-fan": "Este sitio no incluye ningún paquete de aficionados.",
    "lint-lead": (
        "Lo que se busca al revisar contenido, por familias. Cada regla tiene un código que no cambia nunca."
    ),
    "lint-wrong": "Mal",
    "lint-right": "Bien",
    "lint-fix": "Arreglo",
    "lint-severity-error": "error",
    "lint-severity-warning": "aviso",
    "lint-severity-info": "sugerencia",
    "family-YML": "Texto fuente",
    "family-SCH": "Forma",
    "family-REF": "Referencias",
    "family-PCK": "Paquetes",
    "family-BOX": "Componentes",
    "family-MAP": "Mapas",
    "family-TXT": "Texto",
    "family-RUL": "Reglas y aclaraciones",
    "family-ENG": "Jugado por el motor",
    "family-BAL": "Equilibrio",
    "data-lead": (
        "Todo el contenido de este sitio se publica en JSON, un archivo por paquete e idioma, hecho del "
        "mismo modelo que las páginas."
    ),
    "data-keys": (
        "Cada archivo tiene format (1), language, pack (el manifiesto) y documents. Un documento tiene ref, "
        "kind, id, title, text, sentences (sus efectos en palabras), origin, overrides, url (su sitio aquí, "
        "desde la raíz) y data: el documento validado, con las claves de su YAML. El índice da todos los "
        "archivos."
    ),
    "cards": "Todas las cartas y fases",
    "cards-lead": (
        "Todo lo que tiene cifras, de todos los juegos y paquetes: filtra, ordena, compara. La dirección de esta "
        "página guarda lo elegido."
    ),
    "made-official": "Del propio juego",
    "made-fan": "De aficionados",
    "facet-game": "Juego",
    "facet-pack": "Paquete",
    "facet-kind": "Clase",
    "facet-type": "Tipo",
    "facet-made": "Hecho por",
    "facet-origin": "Origen",
    "gallery-filter": "Filtrar y ordenar",
    "gallery-any": "cualquiera",
    "gallery-sort": "Ordenar por",
    "gallery-by-default": "como en el paquete",
    "gallery-by-title": "título",
    "gallery-shown": "{shown} de {all}",
    "gallery-none": "Nada encaja. Quita los filtros para verlo todo.",
    "gallery-clear": "Quitar filtros",
    "gallery-compare": "Comparar",
    "gallery-compare-n": "Comparar ({count})",
    "gallery-close": "Cerrar",
    "gallery-more": "Por cifras",
    "gallery-name": "Nombre",
    "script-copy": "Copiar la dirección",
    "script-copied": "La dirección está copiada.",
    "script-open": "Abrir",
    "script-found": "{count} resultados",
    "script-no-find": "Para buscar hace falta un servidor web; desde un disco, recorre las páginas.",
    "find": "Busca una carta, fase, término o regla por su nombre o id",
    "skip": "Saltar al contenido",
}

WORDS: Mapping[str, Mapping[str, str]] = {"en": EN, "es": ES}
LANGUAGES: tuple[str, ...] = tuple(WORDS)


def word(language: str, key: str, own: Mapping[str, Mapping[str, str]] = WORDS, **values: str | int) -> str:
    """A word in a language, with values put in; `own` words come before the site's, English ones where one lacks."""
    found = next((words[key] for words in _books(language, own) if key in words), key)
    return found.format(**values) if values else found


def _books(language: str, own: Mapping[str, Mapping[str, str]]) -> tuple[Mapping[str, str], ...]:
    return own.get(language, {}), WORDS.get(language, {}), own.get("en", {}), EN


def counted(language: str, key: str, count: int) -> str:
    """A number of things in words: the key's own text, or that of `key-1` for one."""
    return word(language, f"{key}-1") if count == 1 else word(language, key, count=count)

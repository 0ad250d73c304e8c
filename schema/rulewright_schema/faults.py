"""Every kind of finding that the schema layer makes: one constant each, one name per kind.

Codes are never used again for something else. Sections are by family; each helper module imports what it reports.
"""

from rulewright_schema.diagnostics import Fault

# --- YML: source text to nodes

SYNTAX_ERROR = Fault("YML001", "syntax-error")
DUPLICATE_KEY = Fault("YML002", "duplicate-key")
NOT_UTF_8 = Fault("YML003", "not-utf-8")
CONTROL_CHARACTER = Fault("YML004", "control-character")
NESTED_TOO_DEEPLY = Fault("YML005", "nested-too-deeply")
ALIASES_EXPAND_TOO_MUCH = Fault("YML006", "aliases-expand-too-much")
ALIAS_INSIDE_ITS_ANCHOR = Fault("YML007", "alias-inside-its-anchor")
UNDEFINED_ALIAS = Fault("YML008", "undefined-alias")
FILE_TOO_LARGE = Fault("YML009", "file-too-large")
TOO_MANY_NODES = Fault("YML010", "too-many-nodes")
NUMBER_OUT_OF_RANGE = Fault("YML011", "number-out-of-range")
KEY_NOT_TEXT = Fault("YML012", "key-not-text")
MERGE_KEY = Fault("YML013", "merge-key")
EMPTY_DOCUMENT = Fault("YML014", "empty-document")
TAB_INDENT = Fault("YML015", "tab-indent")
CONFLICT_MARKER = Fault("YML016", "conflict-marker")
UNCLOSED_BRACKET = Fault("YML017", "unclosed-bracket")
UNCLOSED_QUOTE = Fault("YML018", "unclosed-quote")
UNKNOWN_TAG = Fault("YML019", "unknown-tag")
TAG_DOES_NOT_FIT = Fault("YML020", "tag-does-not-fit")
YAML_DIRECTIVE = Fault("YML021", "yaml-directive")
TOO_MANY_FAULTS = Fault("YML022", "too-many-faults")
HIDDEN_LINE_BREAK = Fault("YML023", "hidden-line-break")

# --- SCH: the shape of documents

UNKNOWN_KEY = Fault("SCH001", "unknown-key")
MISSING_KEY = Fault("SCH002", "missing-key")
WRONG_TYPE = Fault("SCH003", "wrong-type")
UNKNOWN_VALUE = Fault("SCH004", "unknown-value")
OUT_OF_RANGE = Fault("SCH005", "out-of-range")
WRONG_LENGTH = Fault("SCH006", "wrong-length")
WRONG_FORM = Fault("SCH007", "wrong-form")
INVALID_VALUE = Fault("SCH008", "invalid-value")
NO_KIND = Fault("SCH009", "no-kind")
UNKNOWN_KIND = Fault("SCH010", "unknown-kind")
NOT_A_DOCUMENT = Fault("SCH011", "not-a-document")
UNKNOWN_FORMAT = Fault("SCH012", "unknown-format")
SAID_TWICE = Fault("SCH013", "said-twice")
WRONG_KIND = Fault("SCH014", "wrong-kind")

# --- PCK: packs

NO_PACK = Fault("PCK001", "no-pack")
UNKNOWN_GAME = Fault("PCK002", "unknown-game")
MISSING_REQUIREMENT = Fault("PCK003", "missing-requirement")
VERSION_MISMATCH = Fault("PCK004", "version-mismatch")
REQUIRES_RING = Fault("PCK005", "requires-ring")
ID_COLLISION = Fault("PCK006", "id-collision")
OVERRIDE_OF_NOTHING = Fault("PCK007", "override-of-nothing")
DUPLICATE_PACK = Fault("PCK008", "duplicate-pack")
BAD_VERSION_RANGE = Fault("PCK009", "bad-version-range")
PACK_OF_ANOTHER_GAME = Fault("PCK010", "pack-of-another-game")
OVERRIDE_COLLISION = Fault("PCK011", "override-collision")
UNREADABLE_FILE = Fault("PCK012", "unreadable-file")
MISPLACED_MANIFEST = Fault("PCK018", "misplaced-manifest")
DOCUMENT_IN_MANIFEST = Fault("PCK019", "document-in-manifest")
FAULTY_REQUIREMENT = Fault("PCK020", "faulty-requirement")
SHADOWED_PACK = Fault("PCK021", "shadowed-pack", "info")
FORGOTTEN_REQUIREMENT = Fault("PCK022", "forgotten-requirement")
MISNAMED_FILE = Fault("PCK024", "misnamed-file", "warning")

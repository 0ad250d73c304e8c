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

"""The kinds of finding that playing makes; each has its page beside those of lint's rules."""

from rulewright_schema.diagnostics import Fault

CANNOT_BE_SET_UP = Fault("ENG001", "cannot-be-set-up")
CANNOT_BE_WON = Fault("ENG002", "cannot-be-won")
NOT_WON_YET = Fault("ENG003", "not-won-yet", "info")
WON_BY_A_MIRACLE = Fault("ENG004", "won-by-a-miracle", "warning")
EXAMPLE_FAILS = Fault("ENG005", "example-fails")
EXAMPLE_CANNOT_BEGIN = Fault("ENG006", "example-cannot-begin")
PLAY_GETS_STUCK = Fault("ENG007", "play-gets-stuck")

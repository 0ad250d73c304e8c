"""Makes the catalog of a pack, all its documents read and validated, and ends; `lint_against_peers.py` measures it.

python benchmarks/load_catalog.py FOLDER
"""

import gc
import sys

from rulewright_cli.lint_run import Asked, prepared
from rulewright_lint.selection import Settings
from rulewright_schema.packs.loading import load


def main() -> None:
    """Loads as `rulewright lint FOLDER --no-cache` does, and says how many documents the pack has."""
    gc.disable()
    files, options = prepared(Asked((sys.argv[1],), None, (), Settings(), None, False, None, None))
    loaded = load(files, options.request)
    print(sum(len(loaded.catalog.packs[name].documents) for name in loaded.chosen))
    gc.freeze()


if __name__ == "__main__":
    main()

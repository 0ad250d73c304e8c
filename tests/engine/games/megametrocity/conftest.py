"""The proving ground of MegaMetroCity's rule tests."""

from collections.abc import Callable

import pytest

from megametrocity_play import Play, proving_view
from rulewright_schema.catalog import View
from rulewright_schema.packs.loading import Loaded


@pytest.fixture(scope="session")
def proving(load_tree: Callable[..., Loaded]) -> View:
    """The content of the proving ground beside the official one."""
    return proving_view(load_tree)


@pytest.fixture(scope="session")
def play(proving: View) -> Callable[..., Play]:
    """A position on the proving ground: `play("jack", "travis", MMC_8d_02="b")`."""
    return lambda *heroes, **options: Play(proving, *heroes, **options)

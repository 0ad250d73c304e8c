"""The Street side of a card."""

from typing import Literal

from rulewright_schema.fields import DocumentModel


class Street(DocumentModel):
    """One Street of the Screen; no two look alike (COF-SETUP-02)."""

    kind: Literal["street"] = "street"
    """Always `street`."""

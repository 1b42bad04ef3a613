"""The powers, each with the two sides of its Flare, gathered by what they change."""

from typing import Final

MODULES: Final = (
    "totals",
    "losses",
    "hands",
    "cards",
    "alliances",
    "targets",
    "sheets",
    "money",
)

"""The powers, each in a file of its name with the two sides of its Flare, and what several of them share."""

from typing import Final

SHARED: Final = (
    "called",
    "captives",
    "deal_of_three",
    "faces",
    "joining",
    "other_hands",
    "outcomes",
    "owning",
    "places",
    "records",
    "using",
)

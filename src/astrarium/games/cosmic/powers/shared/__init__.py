"""What several powers share."""

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

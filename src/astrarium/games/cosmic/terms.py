"""Words of a challenge: its sides, how it ends, and how tokens and power sheets are held."""

from __future__ import annotations

from typing import Final

OFF: Final = 0
DEF: Final = 1
"""The two sides of a challenge."""

TO_WIN: Final = 5
LONGEST: Final = 400
"""Challenges and empty turns after which the game stops. COS-22.5"""

# How tokens of others are kept on a power's sheet.
CAPTIVES: Final = 0
RANSOMED: Final = 1
IMPOUNDED: Final = 2
RINGED: Final = 3
KEEPINGS: Final = 4

# How a player has a power sheet.
OWN: Final = 0
COPY: Final = 1
"""Until the end of the challenge."""
STAR_1: Final = 2
STAR_2: Final = 3
"""The two powers of the Binary. COS-9.5"""
BESIDES: Final = 4
"""A further power that stays: an earlier life, a life stage, a moon's gift."""
AWAY: Final = 8
"""Added to one of these: until the end of the challenge the player is without the power."""

# How a challenge ended.
UNDECIDED: Final = 0
FOUGHT: Final = 1
"""Somebody won: `winner` says which side, NOBODY that both lost."""
DEAL_MADE: Final = 2
DEAL_FAILED: Final = 3
ABORTED: Final = 4
TAKEN: Final = 5
"""An empty home planet or a free moon was occupied without a fight."""

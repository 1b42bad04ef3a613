"""From every former version of the rules to the next: what a game that runs needs, to go on."""

from __future__ import annotations

from typing import Final

from ...positions.upgrades import Upgrade, step

UPGRADES: Final[dict[int, Upgrade]] = {
    2: Upgrade(
        added={"hidden_reserves": False},
        steps={"GainPrestige": step("HighlightPrestige")},
    ),
}
"""By the version that each leads from."""

"""How positions of every former version of the rules become positions of the next, so that running games go on."""

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

"""From every former version of the rules to the next: what a game that runs needs, to go on."""

from __future__ import annotations

from typing import Final

from ...positions.upgrades import Upgrade, dropped, step

UPGRADES: Final[dict[int, Upgrade]] = {
    # Tokens are spread before anything else is dealt; where that was asked later, it still is. COS-1.19
    1: Upgrade(
        steps={
            "PlaceTokens": step("SpreadTokens"),
            "PlaceOwn": dropped,
            "DealPowers": step("DealPowers", renamed={"used": "dealt"}),
            "BuyMore": step("BuyMore", renamed={"before": "boost"}),
        }
    ),
}
"""By the version that each leads from."""

"""How positions of every former version of the rules become positions of the next, so that running games go on."""

from __future__ import annotations

from typing import Final

from ...positions.upgrades import Upgrade

UPGRADES: Final[dict[int, Upgrade]] = {
    # Refused offers are counted from now on. PAR-10.6
    1: Upgrade(added={"offers_refused": {}}),
}
"""By the version that each leads from."""

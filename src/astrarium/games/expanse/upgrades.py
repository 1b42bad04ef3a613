"""How positions of every former version of the rules become positions of the next, so that running games go on."""

from __future__ import annotations

from typing import Final

from ...positions.upgrades import Upgrade

UPGRADES: Final[dict[int, Upgrade]] = {1: Upgrade()}
"""By the version that each leads from."""

"""How positions of every former version of the rules become positions of the next, so that running games go on."""

from __future__ import annotations

from typing import Final

from ...positions.upgrades import Line, Upgrade


def _suffer(line: Line) -> list[Line]:
    """Contamination came after the gain; there it is no longer a price, which might have lost its payer."""
    if line["term"] != "contamination":
        return [line]
    return [{"step": "Expose", "player": line["player"], "among": "party"}]


UPGRADES: Final[dict[int, Upgrade]] = {
    2: Upgrade(steps={"Suffer": _suffer}),
}
"""By the version that each leads from."""

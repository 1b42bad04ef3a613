"""Tables of Cosmic Encounter for tests about destiny and targets."""

import json

from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.state import Cosmic
from tables.cosmic import Table


def fed(players: int = 4, options: dict[str, str] | None = None, **powers: int) -> Table:
    """Everybody can fight: the first card wins against the second."""
    t = Table(players, options, **powers)
    for player in range(players):
        t.hand(player, "attack_12", "attack_6")
    return t


def strong_and_weak(t: Table, offense: int, defender: int, *also: str) -> None:
    """The offense will win; what else he holds."""
    t.hand(offense, "attack_40", "attack_30", *also)
    t.hand(defender, "attack_4", "attack_5")


def colour_card(t: Table, player: int, number: str = "1") -> str:
    return f"dest_{t.s.player_ids()[player]}_{number}"


def same_after_saving(s: Cosmic) -> None:
    copy = GAME.from_json(json.loads(json.dumps(s.to_json())))
    assert copy.to_json() == s.to_json() and copy.offered == s.offered

"""Tables of Cosmic Encounter for tests about destiny and targets."""

from typing import Any

from tables.cosmic import Table


def fed(players: int = 4, options: dict[str, str] | None = None, **powers: Any) -> Table:
    """Everybody can fight: the first card wins against the second."""
    t = Table(players, options, **powers)
    for player in range(players):
        t.hand(player, "attack_12", "attack_6")
    return t


def strong_and_weak(t: Table, offense: int, defender: int, *also: str) -> None:
    """The offense will win; what else he holds."""
    t.hand(offense, "attack_40", "attack_30", *also)
    t.hand(defender, "attack_4", "attack_5")

"""Tables of Cosmic Encounter for tests about modules that meet."""

from typing import Any

from tables.cosmic import Table

ARMED = ("attack_10", "attack_8")


def all_armed(options: dict[str, str] | None = None, players: int = 4, **powers: Any) -> Table:
    """Everybody holds an Attack 10 and an Attack 8."""
    t = Table(players, options, **powers)
    for player in range(players):
        t.hand(player, *ARMED)
    return t


def goes_on(t: Table) -> bool:
    """Whether the challenge is still in progress."""
    in_it = any(type(step).__name__ == "ChallengeOver" for step in t.s.stack)
    return not t.s.over and t.s.count == t.begun and in_it

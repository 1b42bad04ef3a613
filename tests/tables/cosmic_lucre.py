"""Tables of Cosmic Encounter for tests about Lucre."""

from typing import Any

from tables.cosmic import A, B, Table

WILD = "wild_normal"


def rich(money: list[int] | None = None, **powers: Any) -> Table:
    """Four players with 10 Lucre each; the main players A and B hold Attack cards."""
    t = Table(4, {"lucre": "on"}, **powers)
    t.s.lucre = money or [10, 10, 10, 10]
    t.hand(A, "attack_20", "attack_4")
    t.hand(B, "attack_19", "attack_5")
    return t


def launch(t: Table, number: int) -> Table:
    """A launches that many tokens from his first planets against B."""
    t.say(A, f"amount:{number}")
    while type(t.s.choice).__name__ == "Commit":
        t.step()
    return t

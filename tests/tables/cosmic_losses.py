"""Tables of Cosmic Encounter for tests about tokens that are lost, saved, captured or removed."""

from tables.cosmic import A, B, Table


def fight(
    t: Table,
    offense: str = "attack_20",
    defense: str = "attack_4",
    tokens: int = 3,
    offense_allies: dict[int, int] | None = None,
    defense_allies: dict[int, int] | None = None,
    hands: dict[int, tuple[str, ...]] | None = None,
    reverse: bool = False,
    place: int = -1,
) -> Table:
    """A (offense) and B (defender) have revealed these cards; further cards of the players are in `hands`."""
    more = hands or {}
    for player in range(t.s.players):
        own = (offense,) if player == A else (defense,) if player == B else ()
        t.hand(player, *own, *more.get(player, ()))
    t.challenge(
        A,
        B,
        tokens=tokens,
        offense_allies=offense_allies,
        defense_allies=defense_allies,
        reverse=reverse,
        place=place,
    )
    return t


def held(t: Table, keeping: int, holder: int, owner: int) -> int:
    return t.s.held[(keeping * t.s.players + holder) * t.s.players + owner]

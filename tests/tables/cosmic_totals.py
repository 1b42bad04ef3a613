"""Tables of Cosmic Encounter for tests about values and totals."""

from astrarium.games.cosmic import notes
from astrarium.games.cosmic.components import POWER
from astrarium.games.cosmic.effects.in_force import refresh
from astrarium.games.cosmic.terms import COPY
from tables.cosmic import A, B, C, D, Table


def told_totals(t: Table) -> list[int]:
    """The last totals of offense and defender that were compared."""
    assert t.s.log is not None
    return [note.values[1] for note in t.s.log if note.kind is notes.TOTAL][-2:]


def guards(t: Table, player: int, number: int) -> None:
    """So many tokens stand on the player's first planet; the others go to his second."""
    t.s.lift(player, t.planet(player, 1), 4 - number)
    t.s.put(player, t.planet(player, 2), 4 - number)
    t.settle()


def copy_power(t: Table, player: int, power: str) -> None:
    """Until the end of the challenge the player has a copy of somebody's power, as an Insect has."""
    t.s.sheets += [player, POWER.index(power), COPY]
    refresh(t.s)


def fight(t: Table, offense_card: str, defense_card: str) -> list[int]:
    """The cards are selected and the challenge is fought to its end; the totals."""
    t.cards(offense_card, defense_card).finish()
    return told_totals(t)


def hold(t: Table, offense_card: str, defense_card: str, *more: tuple[int, str]) -> Table:
    """The main players A and B hold these cards and one more Attack card; others hold further cards."""
    hands = {A: [offense_card, "attack_7"], B: [defense_card, "attack_7"], C: [], D: []}
    for player, card in more:
        hands[player].append(card)
    for player, cards in hands.items():
        t.hand(player, *cards)
    return t

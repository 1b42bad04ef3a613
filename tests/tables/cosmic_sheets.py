"""Tables of Cosmic Encounter for tests about powers about powers."""

from astrarium.games.cosmic.atoms import ATOMS
from astrarium.games.cosmic.components import POWER
from astrarium.games.cosmic.effects.in_force import has
from astrarium.games.cosmic.rules.sheets import (
    sheets_of,
)
from tables.cosmic import A, B, C, D, Table


def hold(t: Table, *cards: tuple[str, ...]) -> Table:
    """The hands of A, B, C, D. Main players hold two Challenge cards so that they select."""
    for player, hand in enumerate(cards):
        t.hand(player, *hand)
    return t


def armed(t: Table, offense: str = "attack_10", defense: str = "attack_8", *more: tuple[int, str]) -> Table:
    """A and B hold these cards and another Attack card; others hold further cards."""
    hands = {A: [offense, "attack_7"], B: [defense, "attack_7"], C: [], D: []}
    for player, card in more:
        hands[player].append(card)
    for player in range(t.s.players):
        t.hand(player, *hands[player])
    return t


def powers(t: Table, player: int) -> set[str]:
    """The powers of a player, face up or down."""
    return {POWER.ids[power] for power in sheets_of(t.s, player)}


def works(t: Table, player: int, power: str) -> bool:
    return has(t.s, player, POWER.index(power))


def never(t: Table, player: int, name: str, kind: str) -> Table:
    """Until a choice of that kind comes up the player cannot give this answer."""
    atom = ATOMS.index(name)
    while type(t.s.choice).__name__ != kind:
        assert not (t.s.player == player and atom in t.s.offered), f"{name} is open"
        t.step(f"{kind} never came up")
    return t


def prepare(t: Table, player: int, power: str) -> Table:
    """The player has the power, and its setup part goes as far as it needs no decision."""
    t.power(player, power, setup=True)
    t.s.advance()
    t.s.over = False
    return t

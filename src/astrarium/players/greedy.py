"""The player who takes what looks best at once."""

from __future__ import annotations

from math import exp
from typing import Final

from ..clockwork.game import game
from ..clockwork.state import State
from ..clockwork.windows import Offer
from .bargaining import worth_of_offer
from .seat import Seat

LOOKS: Final = 600
"""How many positions it looks at before a decision."""
SURE: Final = 20.0
"""A difference in worth that makes one option about three times as likely as another."""


class Greedy:
    """Completes the move at hand in every way it can afford to look at, and takes the one of greatest worth."""

    def __init__(self, looks: int = LOOKS) -> None:
        self.name = "greedy"
        self.blind = False
        self.looks: Final = looks

    def decide(self, seat: Seat) -> int:
        return best(seat.position, seat, self.looks)[0]


def weigh(seat: Seat, looks: int = LOOKS) -> list[tuple[int, float]]:
    """The options, the best first, with how sure the player is of each: shares that add up to 1."""
    share = max(1, looks // len(seat.legal))
    values: list[int] = []
    for atom in seat.legal:
        values.append(worth_of(seat.position, atom, seat, share))
    most = max(values)
    weights = [exp((value - most) / SURE) for value in values]
    total = sum(weights)
    ranked = sorted(range(len(values)), key=lambda place: -weights[place])
    return [(seat.legal[place], weights[place] / total) for place in ranked]


def best(state: State, seat: Seat, looks: int) -> tuple[int, int]:
    """The best option and what it is worth to the seat."""
    options = state.offered
    share = max(1, looks // len(options))
    found = -1
    most = 0
    ties = 0
    for atom in options:
        value = worth_of(state, atom, seat, share)
        if found < 0 or value > most:
            found, most, ties = atom, value, 1
        elif value == most:
            ties += 1
            if seat.rng.below(ties) == 0:
                found = atom
    return found, most


def worth_of(state: State, atom: int, seat: Seat, looks: int) -> int:
    """What an option is worth. To leave it at that is worth a trifle more than to change nothing in another way."""
    assert state.choice is not None
    rests = state.choice.rests(state)
    if atom in rests:
        return game(state.key).worth(state, seat.player) + len(rests) - rests.index(atom)
    after = state.clone()
    after.apply(atom)
    return worth_after(after, seat, looks)


def worth_after(state: State, seat: Seat, looks: int) -> int:
    """What a position is worth, once the move in progress has been completed as well as possible."""
    choice = state.choice
    if choice is not None and choice.inner and choice.player == seat.player and looks > 1:
        return best(state, seat, looks)[1]
    if isinstance(choice, Offer) and choice.proposer == seat.player:
        return worth_of_offer(state, seat.player)
    return game(state.key).worth(state, seat.player)

"""The player who takes what looks best at once."""

from __future__ import annotations

from typing import Final

from ..clockwork.game import game
from ..clockwork.state import State
from ..clockwork.step import Choice
from ..clockwork.windows import Offer
from .bargaining import worth_of_offer
from .seat import Seat

LOOKS: Final = 600
"""How many positions it looks at before a decision, those that an option leads to directly not counted."""
TABLES: Final = 3
IN_WINDOW: Final = 8
IN_SECRET: Final = 16
"""At how many tables, as they might be, it looks before a decision; when reacting; when all decide in secret."""
MANY: Final = 60
FEW: Final = 12
"""Where a move goes on with more options than MANY, such as the hexes a vessel can reach, it looks at FEW at least."""


class Greedy:
    """Completes the move at hand in every way it can afford to look at, and takes the one of greatest worth.

    What is hidden it imagines several times over, and takes what is best on average.
    """

    def __init__(self, looks: int = LOOKS) -> None:
        self.name = "greedy"
        self.blind = False
        self.looks: Final = looks

    def decide(self, seat: Seat) -> int:
        if len(seat.legal) == 1:
            return seat.legal[0]
        worths = weigh(seat, self.looks)
        most = max(worths)
        ties = [seat.legal[place] for place in range(len(worths)) if worths[place] == most]
        return ties[0] if len(ties) == 1 else seat.rng.pick(ties)


def weigh(seat: Seat, looks: int = LOOKS) -> list[int]:
    """What each option is worth to the seat, summed up over the tables it imagines."""
    options = seat.legal
    tables = tables_for(seat.position)
    share = looks // (tables * len(options))
    assert seat.position.choice is not None
    rests = seat.position.choice.rests(seat.position)
    worths = [0] * len(options)
    for number in range(tables):
        table = seat.position if number == 0 else seat.imagine()
        for place in range(len(options)):
            if options[place] in rests:
                worths[place] += worth_of_rest(table, seat.player, rests, options[place])
                continue
            after = table.clone()
            after.apply(options[place])
            worths[place] += worth_after(after, seat.player, share)
    return worths


def worth_of_rest(state: State, player: int, rests: list[int], atom: int) -> int:
    """To leave it at that is worth a trifle more than to change nothing in another way."""
    return game(state.key).worth(state, player) + len(rests) - rests.index(atom)


def tables_for(position: State) -> int:
    """The middle of a move depends little on what is hidden, a secret decision most."""
    choice = position.choice
    assert choice is not None
    if choice.inner:
        return 1
    if choice.secret:
        return IN_SECRET
    return IN_WINDOW if choice.hidden else TABLES


def worth_after(state: State, player: int, looks: int) -> int:
    """What a position is worth, once the move in progress has been completed as well as possible."""
    choice = state.choice
    if isinstance(choice, Offer) and choice.proposer == player:
        return worth_of_offer(state, player)
    if choice is None or not choice.inner or choice.player != player:
        return game(state.key).worth(state, player)
    if looks <= len(state.offered) <= MANY:
        return game(state.key).worth(state, player)
    return best_worth(state, choice, looks)


def best_worth(state: State, choice: Choice[State], looks: int) -> int:
    """The best of its options; of a long list it looks at some, evenly spread."""
    options = state.offered
    stride = 1
    if len(options) > MANY and looks < len(options):
        stride = len(options) // max(looks, FEW) or 1
    share = looks * stride // len(options)
    most = 0
    found = False
    for place in range(0, len(options), stride):
        after = state.clone()
        after.apply(options[place])
        worth = worth_after(after, choice.player, share)
        if not found or worth > most:
            most = worth
            found = True
    return most

"""The player who takes what looks best at once."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Any, Final, final

from ..clockwork.names import Atom
from ..clockwork.state import State
from ..clockwork.step import Choice
from ..contract.registry import game
from ..mechanisms.offers import Offer
from .bargaining import worth_of_offer
from .seat import Seat

LOOKS: Final = 600
"""How many positions it looks at before a decision, those that an option leads to directly not counted."""
TABLES: Final = 3
IN_WINDOW: Final = 8
IN_SECRET: Final = 16
"""At how many tables, as they might be, it looks before a decision; when reacting; when all decide in secret."""
AT_RISK: Final = 8
"""The same for an option that is left to chance where the others are sure."""
MANY: Final = 60
FEW: Final = 12
"""Where a move goes on with more options than MANY, such as the hexes a vessel can reach, it looks at FEW at least."""
GLANCES: Final = 6
"""At how many options of every further decision it looks when it has no looks left and goes through with a move."""


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
        options = seat.promising()
        worths = weigh(seat, options, self.looks)
        most = max(worths)
        ties = [options[place] for place in range(len(worths)) if worths[place] == most]
        return ties[0] if len(ties) == 1 else seat.rng.pick(soonest(seat, ties))


def soonest(seat: Seat, ties: list[Atom]) -> list[Atom]:
    """Of options of a move that lead to the same in the end, those that bring most of it at once: no detours."""
    choice = seat.position.choice
    if choice is None or not choice.inner:
        return ties
    glance = Glance(seat.position, seat.player)
    worths = [glance.worth_at_once(atom) for atom in ties]
    most = max(worths)
    return [ties[place] for place in range(len(ties)) if worths[place] == most]


def weigh(seat: Seat, options: list[Atom], looks: int = LOOKS, ends: float = inf) -> list[int]:
    """What each option is worth to the seat, summed up over the tables it imagines.

    When the time is over it imagines no further ones, and takes those it saw for all of them.
    """
    choice = seat.position.choice
    assert choice is not None
    if choice.sure:
        return weigh_sure(seat, options, looks, ends)
    tables = tables_for(choice)
    share = looks // (tables * len(options))
    worths = [0] * len(options)
    for number in range(tables):
        if number > 0 and perf_counter() >= ends:
            return [worth * tables // number for worth in worths]
        glance = Glance(seat.position if number == 0 else seat.imagine(), seat.player)
        for place in range(len(options)):
            worths[place] += glance.worth_of(options[place], share)
    return worths


def weigh_sure(seat: Seat, options: list[Atom], looks: int, ends: float) -> list[int]:
    """The same where one table tells what most options bring: only those that drew on chance are looked at again."""
    share = looks // len(options)
    glance = Glance(seat.position, seat.player)
    worths: list[int] = []
    risky: list[int] = []
    for place in range(len(options)):
        glance.chancy = False
        worths.append(AT_RISK * glance.worth_of(options[place], share))
        if glance.chancy:
            risky.append(place)
            worths[place] //= AT_RISK
    for number in range(1, AT_RISK if risky else 1):
        if perf_counter() >= ends:
            for place in risky:
                worths[place] = worths[place] * AT_RISK // number
            break
        other = Glance(seat.imagine(), seat.player)
        # Tables differ; what counts is what an option changes.
        shift = glance.worth_now() - other.worth_now()
        for place in risky:
            worths[place] += other.worth_of(options[place], share) + shift
    return worths


def tables_for(choice: Choice[Any]) -> int:
    """The middle of a move depends little on what is hidden, a secret decision most."""
    if choice.sure:
        return AT_RISK
    if choice.inner:
        return 1
    if choice.secret:
        return IN_SECRET
    return IN_WINDOW if choice.hidden else TABLES


@final
class Glance:
    """A look at one table, to see where the options of the decision at hand lead."""

    def __init__(self, table: State, player: int) -> None:
        self.table: Final = table
        self.player: Final = player
        self.bots: Final = game(table.key).bots
        self.chancy: bool = False
        """Whether chance had a hand in anything it saw."""

    def worth_now(self) -> int:
        return self.bots.worth(self.table, self.player)

    def worth_at_once(self, atom: Atom) -> int:
        """What an option is worth before anything else is decided."""
        after = self.table.clone()
        after.apply(atom)
        return self.bots.worth(after, self.player)

    def worth_of(self, atom: Atom, looks: int) -> int:
        """What an option is worth, once the move it begins has been completed as well as possible."""
        table = self.table
        assert table.choice is not None
        rests = table.choice.rests(table)
        if atom in rests:
            # To leave it at that is worth a trifle more than to change nothing in another way.
            return self.bots.worth(table, self.player) + len(rests) - rests.index(atom)
        after = table.clone()
        after.apply(atom)
        return self.worth_after(after, looks)

    def worth_after(self, state: State, looks: int) -> int:
        """What a position is worth, once the move in progress has been completed."""
        choice = state.choice
        if state.rng.state != self.table.rng.state:
            self.chancy = True
        if isinstance(choice, Offer) and choice.proposer == self.player:
            return worth_of_offer(state, self.player)
        if choice is None or not choice.inner or choice.player != self.player:
            return self.bots.worth(state, self.player)
        options = self.bots.promising(state)
        if looks <= len(options) <= MANY:
            return self.worth_at_end(state)
        return self.best_worth(state, choice, options, looks)

    def worth_at_end(self, state: State) -> int:
        """What the move in progress brings if it is gone through with, each time by what looks best of a few options.

        With no looks left for better, so that no move is judged by the hopes it raises halfway.
        """
        choice = state.choice
        while choice is not None and choice.inner and choice.player == self.player:
            if isinstance(choice, Offer) and choice.proposer == self.player:
                return worth_of_offer(state, self.player)
            if choice.rests(state):
                break
            state = self.best_of_few(state)
            choice = state.choice
        return self.bots.worth(state, self.player)

    def best_of_few(self, state: State) -> State:
        """Where the best of some options leads, as it looks at once."""
        options = self.bots.promising(state)
        found = state
        most = 0
        for place in range(0, len(options), (len(options) + GLANCES - 1) // GLANCES):
            after = state.clone()
            after.apply(options[place])
            if len(options) == 1:
                return after
            worth = self.bots.worth(after, self.player)
            if found is state or worth > most:
                found = after
                most = worth
        return found

    def best_worth(self, state: State, choice: Choice[Any], options: list[Atom], looks: int) -> int:
        """The best of its options; of a long list it looks at some, evenly spread."""
        stride = 1
        if len(options) > MANY and looks < len(options):
            stride = len(options) // max(looks, FEW) or 1
        share = looks * stride // len(options)
        rests = choice.rests(state)
        most = 0
        found = False
        for place in range(0, len(options), stride):
            if options[place] in rests:
                worth = self.bots.worth(state, self.player)
            else:
                after = state.clone()
                after.apply(options[place])
                worth = self.worth_after(after, share)
            if not found or worth > most:
                most = worth
                found = True
        return most

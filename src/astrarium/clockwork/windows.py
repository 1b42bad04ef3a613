"""Windows: moments at which several players, one after the other, may do something."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic

from .names import ACCEPT, COUNTER, NO, REFUSE, YES
from .state import State
from .step import Choice, S, Silence, Step


class Window(Step[S], Generic[S]):
    """Asks the players listed in `asked`, in that order; those with nothing to do are passed over in silence.

    A subclass says who may act (`open_to`), what they are asked (`question`), and how it looks with fewer players left
    (`after`). A question's answer may end the window with `shut`. Players are listed when the window opens: if one may
    be out of the game by the time they would be asked, `open_to` says so.
    """

    hidden: ClassVar[bool] = False
    """Who may act depends on secrets. Looking whether anybody can is then itself a line that undo does not cross, and
    a patient table pauses where somebody `might` act and cannot."""

    def __init__(self, asked: tuple[int, ...]) -> None:
        self.asked: Final = asked

    def open_to(self, s: S, player: int) -> bool:
        return True

    def might(self, s: S, player: int) -> bool:
        """Whether the player may be able to act, as far as the others know: for hidden windows."""
        return True

    def question(self, s: S, player: int) -> Choice[S]:
        raise NotImplementedError

    def after(self, asked: tuple[int, ...]) -> Window[S]:
        """The same window with only these players left."""
        raise NotImplementedError

    def close(self, s: S) -> None:
        """Everybody has been asked and nobody shut the window."""

    def run(self, s: S) -> None:
        if self.hidden:
            s.show()
        for place, player in enumerate(self.asked):
            if self.open_to(s, player):
                s.push(self.after(self.asked[place + 1 :]))
                s.push(self.question(s, player))
                return
            if s.pauses() and self.hidden and self.might(s, player):
                s.push(self.after(self.asked[place + 1 :]))
                s.push(Silence(player))
                return
        self.close(s)


class Rounds(Window[S], Generic[S]):
    """A window that asks round and round, until everybody in `order` has passed since somebody last did something.

    `asked` are those who may still act before it closes, at first everybody. An answer other than a pass calls
    `go_round`. A subclass's `after` keeps the order.
    """

    def __init__(self, asked: tuple[int, ...], order: tuple[int, ...]) -> None:
        super().__init__(asked)
        self.order: Final = order


def go_round(stack: list[Step[Any]], first: int) -> None:
    """Somebody did something: the rounds that wait on top of the stack ask everybody anew, `first` first."""
    top = stack.pop()
    assert isinstance(top, Rounds), "rounds begin anew by the answer to their own question"
    place = top.order.index(first)
    stack.append(top.after(top.order[place:] + top.order[:place]))


def shut(stack: list[Step[Any]]) -> None:
    """Nobody else is asked: the window that waits on top of the stack is gone."""
    top = stack.pop()
    assert isinstance(top, Window), "a window is shut by the answer to its own question"


class YesNo(Choice[S], Generic[S]):
    """A plain question; a subclass says what yes and no lead to."""

    def legal(self, s: S) -> list[int]:
        return [YES, NO]

    def take(self, s: S, atom: int) -> None:
        if atom == YES:
            self.yes(s)
        else:
            self.no(s)

    def yes(self, s: S) -> None:
        raise NotImplementedError

    def no(self, s: S) -> None:
        """Nothing happens."""


class Offer(Choice[S], Generic[S]):
    """A typed offer of one player to another, who accepts or refuses.

    The terms are the subclass's own attributes, so that positions, masks and bots can read them. The other player is
    asked even if they could only refuse: an offer that lapsed by itself would tell what they own.
    """

    always: ClassVar[bool] = True

    def __init__(self, player: int, proposer: int) -> None:
        super().__init__(player)
        self.proposer: Final = proposer

    def acceptable(self, s: S) -> bool:
        """Whether the player who is asked could keep their word."""
        return True

    def accept(self, s: S) -> None:
        raise NotImplementedError

    def refuse(self, s: S) -> None:
        """Nothing happens."""

    def legal(self, s: S) -> list[int]:
        return [ACCEPT, REFUSE] if self.acceptable(s) else [REFUSE]

    def take(self, s: S, atom: int) -> None:
        if atom == ACCEPT:
            self.accept(s)
        else:
            self.refuse(s)


class Bargain(Offer[S], Generic[S]):
    """An offer that may also be answered by another one. That one is a plain `Offer`: there the haggling ends."""

    def may_counter(self, s: S) -> bool:
        return True

    def counter(self, s: S) -> None:
        """The player names other terms, usually in `Portions`, and then offers them."""
        raise NotImplementedError

    def legal(self, s: S) -> list[int]:
        options = super().legal(s)
        return [*options, COUNTER] if self.may_counter(s) else options

    def take(self, s: S, atom: int) -> None:
        if atom == COUNTER:
            self.counter(s)
        else:
            super().take(s, atom)


def agreed(s: State) -> State | None:
    """How the table looks if the offer that waits for an answer is accepted; None if there is none to accept."""
    if not isinstance(s.choice, Offer) or not s.offers(ACCEPT):
        return None
    other = s.clone()
    other.apply(ACCEPT)
    return other


def declined(s: State) -> State:
    """How it looks if that offer is refused."""
    other = s.clone()
    other.apply(REFUSE)
    return other

"""Windows: moments at which several players, one after the other, may do something."""

from __future__ import annotations

from typing import Any, Final, Generic

from .names import NO, YES
from .step import Choice, S, Step


class Window(Step[S], Generic[S]):
    """Asks the players listed in `asked`, in that order; those with nothing to do are passed over in silence.

    A subclass says who may act (`open_to`), what they are asked (`question`), and how it looks with fewer players left
    (`after`). A question's answer may end the window with `shut`.
    """

    def __init__(self, asked: tuple[int, ...]) -> None:
        self.asked: Final = asked

    def open_to(self, s: S, player: int) -> bool:
        return True

    def question(self, s: S, player: int) -> Choice[S]:
        raise NotImplementedError

    def after(self, asked: tuple[int, ...]) -> Window[S]:
        """The same window with only these players left."""
        raise NotImplementedError

    def close(self, s: S) -> None:
        """Everybody has been asked and nobody shut the window."""

    def run(self, s: S) -> None:
        for place, player in enumerate(self.asked):
            if self.open_to(s, player):
                s.push(self.after(self.asked[place + 1 :]))
                s.push(self.question(s, player))
                return
        self.close(s)


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


class Offer(YesNo[S], Generic[S]):
    """A typed offer of one player to another, who accepts (yes) or refuses (no).

    The terms are the subclass's own attributes, so that positions, masks and bots can read them.
    """

    def __init__(self, player: int, proposer: int) -> None:
        super().__init__(player)
        self.proposer: Final = proposer

    def agreed(self, s: S) -> bool:
        """Whether both sides could still keep their word; otherwise the offer lapses unasked."""
        return True

    def legal(self, s: S) -> list[int]:
        return [YES, NO] if self.agreed(s) else [NO]

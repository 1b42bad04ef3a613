"""Windows: moments at which several players, one after the other, may do something."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic

from ..clockwork.names import Player
from ..clockwork.step import Choice, S, Silence, Step


class Window(Step[S], Generic[S]):
    """Asks the players listed in `asked`, in that order; those with nothing to do are passed over in silence.

    A subclass says who may act (`open_to`), what they are asked (`question`), and how it looks with fewer players left
    (`after`). A question's answer may end the window with `shut`. Players are listed when the window opens: if one may
    be out of the game by the time they would be asked, `open_to` says so.
    """

    hidden: ClassVar[bool] = False
    """Who may act depends on secrets. Looking whether anybody can is then itself a line that undo does not cross, and
    a patient table pauses where somebody `might` act and cannot."""

    def __init__(self, asked: tuple[Any, ...]) -> None:
        self.asked: Final[tuple[Player, ...]] = asked

    def open_to(self, s: S, player: Player) -> bool:
        return True

    def might(self, s: S, player: Player) -> bool:
        """Whether the player may be able to act, as far as the others know: for hidden windows."""
        return True

    def question(self, s: S, player: Player) -> Choice[S]:
        raise NotImplementedError

    def after(self, asked: tuple[Player, ...]) -> Window[S]:
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

    def __init__(self, asked: tuple[Any, ...], order: tuple[Any, ...]) -> None:
        super().__init__(asked)
        self.order: Final[tuple[Player, ...]] = order


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

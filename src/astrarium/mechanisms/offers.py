"""Offers: what one player proposes, and another accepts, refuses or counters; and plain questions of yes or no."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic

from ..clockwork.names import ACCEPT, COUNTER, NO, REFUSE, YES, Player
from ..clockwork.state import State
from ..clockwork.step import Choice, S


class YesNo(Choice[S], Generic[S]):
    """A plain question; a subclass says what yes and no lead to."""

    def legal(self, s: S) -> list[Any]:
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
        self.proposer: Final = Player(proposer)

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

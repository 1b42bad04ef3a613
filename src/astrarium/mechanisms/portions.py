"""Choosing how many of each kind, one kind after the other."""

from __future__ import annotations

from typing import ClassVar, Final, Generic

from ..clockwork.step import Choice, S
from ..clockwork.text import Text


class Portions(Choice[S], Generic[S]):
    """Asks how many of each kind, one kind after the other. `counts` holds the answers so far.

    A kind whose number is settled already is not asked for. Where there are not as many as the `fewest`, it is as
    many as there are.

    A subclass says the limits (`most` of a kind, `fewest` and `in_all` together), how the choice looks with one more
    count (`after`), and what to do with them all (`done`). A subclass is needed in any case: a game's steps are classes
    of its own rooms.
    """

    inner: ClassVar[bool] = True
    worded: ClassVar[tuple[str, ...]] = ("sort", "given")
    kinds: ClassVar[int]
    """How many kinds there are."""
    first_amount: ClassVar[int]
    """The atom of the amount 0."""

    def __init__(self, player: int, counts: tuple[int, ...]) -> None:
        super().__init__(player)
        self.counts: Final = counts

    def most(self, s: S, kind: int) -> int:
        """The most of this kind."""
        raise NotImplementedError

    def fewest(self, s: S) -> int:
        """The least of all kinds together."""
        return 0

    def in_all(self, s: S) -> int:
        """The most of all kinds together."""
        raise NotImplementedError

    def after(self, counts: tuple[int, ...]) -> Portions[S]:
        """The same question with these counts given."""
        raise NotImplementedError

    def done(self, s: S, counts: tuple[int, ...]) -> None:
        """All kinds have been answered."""
        raise NotImplementedError

    def legal(self, s: S) -> list[int]:
        kind = len(self.counts)
        given = self.given()
        later = 0
        for other in range(kind + 1, self.kinds):
            later += self.most(s, other)
        least = max(0, self.fewest(s) - given - later)
        most = min(self.most(s, kind), self.in_all(s) - given)
        # Looked up once: what belongs to a class is found by its name.
        first = self.first_amount
        return [first + number for number in range(min(least, most), most + 1)]

    def given(self) -> int:
        """How many of all kinds so far."""
        total = 0
        for count in self.counts:
            total += count
        return total

    def words(self, s: S) -> dict[str, int | Text]:
        """The place of the kind that is asked for, and how many of the others are given."""
        return {"sort": len(self.counts), "given": self.given()}

    def take(self, s: S, atom: int) -> None:
        counts = (*self.counts, atom - self.first_amount)
        if len(counts) < self.kinds:
            s.push(self.after(counts))
        else:
            self.done(s, counts)

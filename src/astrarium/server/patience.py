"""How long the bots of a table may think: a turn has a budget, and its decisions share it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

TURN_MILLISECONDS: Final = {"medium": 1500, "hard": 4900}
"""What a bot may think in a turn, so that people wait for it no longer than 2 and 6 seconds: handing the table over
and back takes time too, and so do further rounds. Other bots answer at once."""
SHARE: Final = 3
"""A decision gets one part in so many of what is left, so that something is left for the last ones of a turn."""
LEAST_MILLISECONDS: Final = 20
"""Time for a look at every option, however long the turn already took."""
FORGOTTEN: Final = 6
"""One part in so many of what a bot has thought no longer counts when play has come round and people still wait."""
LONG: Final = 40
"""So many decisions of others are a turn of theirs, even if one of them is never asked."""


@dataclass
class Account:
    """What a bot has thought in its turn, and which other bots have decided since that began."""

    spent: int = 0
    others: set[int] = field(default_factory=set)
    decisions: int = 0
    """How many decisions the others took."""


class Patience:
    """Keeps account of the bots' thinking at one table.

    A turn of a bot is what it decides until a person decides, be it one piece or answers to the others here and there:
    that is what people wait for. Bots may play among themselves for long, with reactions back and forth, so whenever
    play has come round, that is when every other bot has decided since, a part of the budget is there again and none
    plays on without time to think. Where nobody but bots plays, a round ends the turn.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.accounts: dict[int, Account] = {}

    def allowance(self, seat: int, bot: str) -> int:
        """For how many milliseconds the bot at a seat may think now; 0: it needs no limit."""
        turn = TURN_MILLISECONDS.get(bot)
        if turn is None:
            return 0
        return max(LEAST_MILLISECONDS, (turn - self._account(seat).spent) // SHARE)

    def thought(self, seat: int, milliseconds: int) -> None:
        """The bot at that seat has thought for so long."""
        self._account(seat).spent += milliseconds

    def decided(self, seat: int, bots: set[int]) -> None:
        """Somebody has decided; `bots` are the seats that bots play now."""
        if seat not in bots:
            self.accounts.clear()
            return
        for other, account in self.accounts.items():
            if other == seat or account.spent == 0:
                continue
            account.others.add(seat)
            account.decisions += 1
            if account.decisions >= LONG or account.others >= bots - {other}:
                people_wait = len(bots) < self.players
                self.accounts[other] = Account(account.spent - account.spent // FORGOTTEN if people_wait else 0)

    def _account(self, seat: int) -> Account:
        return self.accounts.setdefault(seat, Account())

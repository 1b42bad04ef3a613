"""How long the bots of a table may think: a turn has a budget, and its decisions share it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

TURN_MILLISECONDS: Final = {"medium": 1800, "hard": 5600}
"""What a bot may think in a turn, so that people wait for it no longer than 2 and 6 seconds: handing the table over
and back takes time too. Other bots answer at once."""
SHARE: Final = 3
"""A decision gets one part in so many of what is left, so that something is left for the last ones of a turn."""
LEAST_MILLISECONDS: Final = 20
"""Time for a look at every option, however long the turn already took."""
HALVINGS: Final = 2
"""A round that goes by while people wait leaves bots half the budget for the next, but so often only."""
LONG: Final = 40
"""So many decisions of others are a turn of theirs, even if one of them is never asked."""


@dataclass
class Account:
    """What a bot has thought in its turn, and which other bots have decided since that began."""

    rounds: int = 0
    """How often play has come round since a person decided."""
    spent: int = 0
    others: set[int] = field(default_factory=set)
    decisions: int = 0
    """How many decisions the others took."""


class Patience:
    """Keeps account of the bots' thinking at one table.

    A turn of a bot is what it decides until a person has decided, or until play has come round: until every other bot
    has decided as well. So nobody waits longer than the budget for what one bot does in a turn, be it one piece or
    answers to the others here and there; and where bots play among themselves for long, with reactions back and forth,
    each has a new budget with every round and never plays on without any. Since people wait for all those rounds
    together the budget shrinks meanwhile, except where nobody but bots plays.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.accounts: dict[int, Account] = {}

    def allowance(self, seat: int, bot: str) -> int:
        """For how many milliseconds the bot at a seat may think now; 0: it needs no limit."""
        turn = TURN_MILLISECONDS.get(bot)
        if turn is None:
            return 0
        account = self._account(seat)
        return max(LEAST_MILLISECONDS, ((turn >> account.rounds) - account.spent) // SHARE)

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
                rounds = 0 if len(bots) == self.players else min(HALVINGS, account.rounds + 1)
                self.accounts[other] = Account(rounds)

    def _account(self, seat: int) -> Account:
        return self.accounts.setdefault(seat, Account())

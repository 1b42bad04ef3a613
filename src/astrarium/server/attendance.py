"""Who is at the table, who has been away for long, and what the others decide about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .live_table import LiveTable, Refused
from .store import PERSON
from .turns import Asker

if TYPE_CHECKING:
    from .tables import Tables

AWAY_SECONDS = 120
"""After so long without a sign the others may vote a bot into a seat."""
SEEN_EVERY = 20
"""How often, in seconds, the other workers are told that somebody is here."""


LATELY_SECONDS = 120
"""Whoever has looked in within that time is here; a page that is open looks in more often."""
MOST_LOOKERS = 50
"""How many of those who look at one table are remembered."""


class Attendance:
    """Presence is of the moment: after a restart nobody has been away for long. Votes are kept until they are settled,
    since those who vote may come by one after another, with days and restarts in between."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def looked(self, table: LiveTable, person: str, network: str) -> None:
        """Somebody looks in: whose key that is, or which network where there is none. Bots play for them."""
        table.lookers.pop(person, None)
        table.lookers[person] = (network, self.tables.clock())
        while len(table.lookers) > MOST_LOOKERS:
            del table.lookers[next(iter(table.lookers))]
        self.tables.host.let_bots_think(table)

    def present(self, table: LiveTable) -> list[Asker]:
        """Those who have looked in lately."""
        since = self.tables.clock() - LATELY_SECONDS
        return [Asker(network, person) for person, (network, at) in table.lookers.items() if at >= since]

    def asker(self, table: LiveTable) -> Asker:
        """For whom bots think at a table: of those who are here, whoever has had least of it."""
        had = self.tables.bots.turns.accounts.of
        here = self.present(table)
        return min(here, key=lambda asker: had(f"at {asker.network}")) if here else Asker("", table.id, False)

    def is_waited_for(self, table: LiveTable) -> bool:
        """Whether bots have to go on: somebody is here, or people play, of whom one will be asked in the end."""
        return table.people() > 0 or bool(self.present(table))

    def seen(self, table: LiveTable, seat: int) -> None:
        """A sign of life from a seat."""
        if self.tables.clock() - table.last_seen.get(seat, -SEEN_EVERY) >= SEEN_EVERY:
            self.tables.tell_others(f"seen {table.id} {seat}")
        self.seen_elsewhere(table, seat)
        if table.votes.pop(seat, None):
            self.tables.leave(self.tables.off_loop(self.tables.store.forget_votes, table.id, seat))
            table.wake()

    def seen_elsewhere(self, table: LiveTable, seat: int) -> None:
        """The same, at another worker."""
        table.last_seen[seat] = self.tables.clock()

    def is_away(self, table: LiveTable, seat: int) -> bool:
        return self.tables.clock() - table.last_seen.get(seat, table.since) > AWAY_SECONDS

    async def vote_out(self, table: LiveTable, voters: list[int], seat: int) -> None:
        """Once more than half of the other people agree, a bot plays for somebody who has been away for long.

        Several `voters`: people who share a screen speak with one voice.
        """

        def still_away() -> None:
            row = table.seat(seat)
            if row.kind != PERSON or row.stand_in or not self.is_away(table, seat):
                raise Refused("server-not-away")

        still_away()
        entitled = _entitled(table, seat)
        counted = sorted(entitled.intersection(voters))
        if not counted:
            raise Refused("server-no-vote", 403)
        await self.tables.off_loop(self.tables.store.vote, table.id, seat, counted)
        await self.tables.refresh(table.id)
        if 2 * len(entitled & table.votes.get(seat, set())) > len(entitled):
            await self.tables.stand_in(table, seat, True, again=still_away)


def _entitled(table: LiveTable, seat: int) -> set[int]:
    """Everybody else who is a person and plays."""
    return {row.seat for row in table.seats if row.kind == PERSON and not row.stand_in and row.seat != seat}

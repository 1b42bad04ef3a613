"""Who is at the table, who has been away for long, and what the others decide about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .live_table import LiveTable, Refused
from .store import PERSON

if TYPE_CHECKING:
    from .tables import Tables

AWAY_SECONDS = 120
"""After so long without a sign the others may vote a bot into a seat."""
SEEN_EVERY = 20
"""How often, in seconds, the other workers are told that somebody is here."""


class Attendance:
    """Presence is of the moment: after a restart nobody has been away for long. Votes are kept until they are settled,
    since those who vote may come by one after another, with days and restarts in between."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

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

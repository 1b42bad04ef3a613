"""A new table: what is wanted of it, and the rows with which the store begins it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from ..clockwork.chance import Seed
from ..clockwork.names import NOBODY
from ..contract.registry import game
from ..positions.sealed import MOST_SHARE, is_share
from .bots import BOTS
from .commitments import Commitments
from .keys import Keys, hashed, link_of, new_key
from .live_table import SeatPlan, one_line, standing_of
from .schema import MOST_NAME, MOST_TITLE
from .store import BOT, OPEN, PERSON
from .store_rows import Pace, SeatRow, Standing, TableRow

SEEDS: Final = 2**53
"""Large enough that nobody finds the seed by trying which one deals the cards they see; small enough for JSON."""
MOST_SECONDS: Final = 30 * 24 * 3600


@dataclass(frozen=True)
class NewTable:
    """What somebody wants of a table; see `Tables.create`."""

    key: str
    options: dict[str, str]
    plans: list[SeatPlan]
    title: str
    public: bool
    seconds: int
    seed: Seed | None
    standing: Standing | None
    pace: Pace
    patient: bool | None
    share: str
    ticket: str
    lesson: str = ""

    def row(self, keys: Keys, commitments: Commitments, now: float) -> TableRow:
        """ValueError: there can be no such table."""
        found, players, seed = game(self.key), len(self.plans), self.seed
        found.checked_players(players)
        options = found.checked_options(players, self.options)
        self._check()
        waits = any(plan.kind == OPEN for plan in self.plans)
        patient = any(plan.kind != BOT for plan in self.plans) if self.patient is None else self.patient
        row = TableRow(
            id=secrets.token_urlsafe(7),
            game=self.key,
            version=found.version,
            players=players,
            options=options,
            seed=seed if isinstance(seed, int) else secrets.randbelow(SEEDS),
            seeded=seed is not None,
            public=self.public,
            title=one_line(self.title, MOST_TITLE),
            seconds=self.seconds,
            watch=hashed(keys.watch),
            host=hashed(keys.host),
            created=now,
            pace=self.pace,
            patient=patient,
            lesson=self.lesson,
            **vars(commitments.seal(seed, self.share, self.ticket, players, waits)),
        )
        if row.dealt:
            stands = self.standing or standing_of(found.begin(players, row.chance, options, patient=patient))
            row.over, row.player, row.hidden = stands.over, stands.player, stands.hidden
            row.due = now + self.seconds if self.seconds and not waits and not stands.over else None
        return row

    def _check(self) -> None:
        for plan in self.plans:
            if plan.kind not in (PERSON, OPEN, BOT) or plan.bot not in BOTS:
                raise ValueError(f"a seat is person, open or bot (one of {', '.join(BOTS)}), not {plan}")
        if not 0 <= self.seconds <= MOST_SECONDS:
            raise ValueError(f"seconds must be from 0 (no limit) to {MOST_SECONDS}, not {self.seconds}")
        if isinstance(self.seed, int) and not 0 <= self.seed < SEEDS:
            raise ValueError(f"seed must be from 0 to {SEEDS - 1}, not {self.seed}")
        if not is_share(self.share):
            raise ValueError(f"share must be up to {MOST_SHARE} letters, digits, - and _, not {self.share!r}")


def seat_rows(plans: list[SeatPlan], keys: Keys) -> list[SeatRow]:
    return [
        SeatRow(
            number,
            plan.kind,
            one_line(plan.name, MOST_NAME),
            plan.bot,
            link=hashed(link) if link else "",
            keys={hashed(key)} if key else set(),
        )
        for number, (plan, key, link) in enumerate(zip(plans, keys.seats, keys.links, strict=True))
    ]


def keys_for(plans: list[SeatPlan]) -> Keys:
    """Keys for those who sit down at once, links for the open seats; nobody may look into a bot's hand."""
    host = new_key()
    return Keys(
        seats=[new_key() if plan.kind == PERSON else "" for plan in plans],
        links=[link_of(host, seat, 0) if plan.kind == OPEN else "" for seat, plan in enumerate(plans)],
        watch=link_of(host, NOBODY, 0),
        host=host,
    )

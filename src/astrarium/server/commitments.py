"""Commitments that stand before anybody gives a share: a form carries one, and the table made of it keeps it."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from ..clockwork.chance import KEY_BYTES, Seed
from ..positions.sealed import BETWEEN, Sealed, commitment

TICKET_BYTES: Final = 16
TICKET: Final = rf"[0-9a-f]{{{2 * TICKET_BYTES}}}"
FOR_TICKETS: Final = b"astrarium ticket"


@dataclass(frozen=True)
class Promise:
    """The table that is made with this ticket will have the secret that this commitment is to."""

    ticket: str
    commitment: str


@dataclass(frozen=True)
class Sealing:
    """What the store writes down of a table's chance; see `TableRow`."""

    secret: str | None
    ticket: str | None
    shares: str
    dealt: bool


class Commitments:
    """Nothing is kept for a promise that nobody takes up: its secret follows from the ticket and the house's own."""

    def __init__(self, house: str) -> None:
        self._house: Final = bytes.fromhex(house)

    def make(self) -> Promise:
        ticket = secrets.token_hex(TICKET_BYTES)
        return Promise(ticket, commitment(bytes.fromhex(self.secret(ticket))))

    def secret(self, ticket: str) -> str:
        """Only this server can tell it."""
        return blake2b(ticket.encode(), digest_size=KEY_BYTES, key=self._house, person=FOR_TICKETS).hexdigest()

    def seal(self, seed: Seed | None, share: str, ticket: str, players: int, waits: bool) -> Sealing:
        """The chance of a new table: from a seed that somebody chose, or sealed; dealt unless it waits for people."""
        if isinstance(seed, int):
            return Sealing(None, None, "", True)
        if isinstance(seed, Sealed):
            return Sealing(seed.secret.hex(), None, BETWEEN.join(seed.shares), True)
        secret = self.secret(ticket) if ticket else fresh_secret()
        return Sealing(secret, ticket or None, BETWEEN.join([share] + [""] * players), not waits)


def is_ticket(text: str) -> bool:
    return re.fullmatch(TICKET, text) is not None


def fresh_secret() -> str:
    return secrets.token_hex(KEY_BYTES)

"""Chance that can be checked: a secret that is committed to, and shares that nobody knows beforehand."""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import Any, Final

from ..clockwork.chance import KEY_BYTES, KeyedRng, Origin, Rng

# What a hash is for, so that none can be taken for another.
FOR_SECRET: Final = b"astrarium secret"
FOR_SHARES: Final = b"astrarium shares"
BETWEEN: Final = ","
MOST_SHARE: Final = 64
SHARE: Final = rf"[0-9A-Za-z_-]{{0,{MOST_SHARE}}}"
"""What a share may be: nothing that could be read in two ways once they are joined."""


class Sealed(Origin):
    """A secret and the shares of all who sat down. Together they are the key of a table's chance.

    Before anything is shuffled everybody is told the commitment, which fits this secret and no other; then the shares
    come in. So whoever knows the secret cannot choose the key, and whoever gives a share does not know it.
    `shares`: first that of whoever set up the table, then one for each seat; empty where none was given.
    """

    def __init__(self, secret: bytes, shares: tuple[str, ...]) -> None:
        self.secret: Final = secret
        self.shares: Final = shares

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def key(self) -> bytes:
        shares = BETWEEN.join(self.shares).encode()
        return blake2b(shares, digest_size=KEY_BYTES, key=self.secret, person=FOR_SHARES).digest()

    def stream(self) -> Rng:
        """What the rules draw from."""
        return KeyedRng(self.key)

    def number(self) -> int:
        """A part of what was published."""
        return int(self.commitment[:12], 16)

    def to_json(self) -> dict[str, object]:
        """How saves write it."""
        return {"commitment": self.commitment, "secret": self.secret.hex(), "shares": list(self.shares)}

    def __repr__(self) -> str:
        return f"<sealed: {self.commitment}>"


def commitment(secret: bytes) -> str:
    """What a table publishes before the first shuffle."""
    return blake2b(secret, digest_size=KEY_BYTES, person=FOR_SECRET).hexdigest()


def read_sealed(written: Any) -> Sealed:
    """What a save says of its chance; ValueError says what does not fit. Whether it holds is not looked at."""
    if not isinstance(written, dict):
        raise ValueError(f"the save's 'chance' is {written!r}")
    secret, shares = written.get("secret"), written.get("shares")
    if not isinstance(secret, str) or not _is_key(secret):
        raise ValueError(f"the save's secret is not {KEY_BYTES} bytes in hexadecimal digits")
    if not isinstance(shares, list) or not all(isinstance(share, str) and is_share(share) for share in shares):
        raise ValueError(f"the save's shares are not texts of up to {MOST_SHARE} letters and digits")
    return Sealed(bytes.fromhex(secret), tuple(shares))


def is_share(text: str) -> bool:
    return re.fullmatch(SHARE, text) is not None


def _is_key(digits: str) -> bool:
    try:
        return len(bytes.fromhex(digits)) == KEY_BYTES
    except ValueError:
        return False

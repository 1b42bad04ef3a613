"""Secrets that open something: keys, and the links that are exchanged for them."""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass

KEY_BYTES = 24
KEY_LENGTH = 32
"""Characters of a key, and of the secret in a link."""
PURPOSE = b"astrarium link"


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def hashed(key: str) -> str:
    """Keys are random and long, so a plain hash is enough: the store never holds what opens a seat."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()


def link_of(key: str, seat: int, number: int) -> str:
    """A link that only the holder of a key can make, and show again, without anybody having to keep it."""
    mixed = hashlib.blake2b(f"{seat} {number}".encode(), key=key.encode(), digest_size=KEY_BYTES, person=PURPOSE)
    return urlsafe_b64encode(mixed.digest()).decode()


# No log shall tell them.
@dataclass(repr=False)
class Keys:
    """What whoever sets up a table gets, told once.

    `seats`: the keys of those who sit there from the start; `links`: what invites others to the open seats; each with
    nothing where it is neither. `watch`: the spectators' key, which is their link too; `host`: the key to all links.
    """

    seats: list[str]
    links: list[str]
    watch: str
    host: str

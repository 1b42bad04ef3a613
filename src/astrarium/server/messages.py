"""Sending notices: to browsers by Web Push, and by mail. Nothing but where it is whose turn leaves the server."""

from __future__ import annotations

import asyncio
import json
import logging
import smtplib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from email.message import EmailMessage
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote, urlsplit

from sqlalchemy.exc import SQLAlchemyError

from ..contract.registry import game
from ..language import words
from .errands import MAIL, PUSH, Errand, Turn
from .faults import without_words

if TYPE_CHECKING:
    from .settings import Settings
    from .tables import Tables

log = logging.getLogger("astrarium.server")
EVERY_SECONDS: Final = 10.0
GONE: Final = (404, 410)
"""What a push service answers where a browser no longer wants to hear."""
KEPT_SECONDS: Final = 24 * 3600
MAIL_SECONDS: Final = 20
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: a key is a number below it."""


class NoLongerWanted(Exception):
    """Whoever is there does not want to hear any more."""


@dataclass(frozen=True)
class Notice:
    """What somebody is told: a line, more lines, where it leads, and where it is ended."""

    subject: str
    lines: tuple[str, ...]
    there: str
    silence: str


def vapid_number(house: str) -> int:
    """The key by which push services know this site. All its servers have the same, from the secret of their store."""
    digest = blake2b(bytes.fromhex(house), digest_size=40, person=b"astrarium vapid").digest()
    return int.from_bytes(digest, "big") % (ORDER - 1) + 1


class Messenger:
    """Looks now and then whose turn it is, and tells those who asked for it."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.rows = tables.store.errands
        self.send: dict[str, Callable[[str, Notice], None]] = {}
        if settings.push_contact:
            self.send[PUSH] = self._push
        if settings.smtp:
            self.send[MAIL] = self._mail

    @property
    def push_key(self) -> str:
        """What browsers need to know of the key; nothing where none are told."""
        if PUSH not in self.send:
            return ""
        from base64 import urlsafe_b64encode

        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).decode().rstrip("=")

    async def run(self) -> None:
        if not self.send:
            return
        for id in await self.tables.off_loop(self.rows.unfinished):
            try:
                # Bots may have been about to move when the server stopped, and somebody waits for word.
                await self.tables.get(id)
            except Exception as error:
                log.warning("table %s cannot go on: %s", id, without_words(error))
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            try:
                await self.look()
            except SQLAlchemyError as error:
                log.warning("errands cannot be read: %s", error)

    async def look(self) -> None:
        """Tell whoever is to be told now; what comes once a day is told together."""
        digests: dict[tuple[str, str], list[Turn]] = {}
        for turn in await self.tables.off_loop(self.rows.awaited, self.tables.time()):
            errand = turn.errand
            if errand.kind not in self.send or self._is_here(errand):
                continue
            if not await self.tables.off_loop(self.rows.claim, turn):
                continue
            if errand.daily and turn.left is None:
                digests.setdefault((errand.kind, errand.target), []).append(turn)
            else:
                await self.tell(errand, self.notice([turn]))
        for turns in digests.values():
            await self.tell(turns[0].errand, self.notice(turns))

    def _is_here(self, errand: Errand) -> bool:
        """Who looks at the table needs no notice."""
        table = self.tables.held.get(errand.table_id)
        return (
            table is not None
            and errand.seat in table.last_seen
            and not self.tables.attendance.is_away(table, errand.seat)
        )

    def notice(self, turns: Sequence[Turn]) -> Notice:
        first = turns[0]
        say = words(first.errand.lang).say
        names = [turn.title or game(turn.game).titles[turn.errand.lang] for turn in turns]
        if first.left is not None:
            subject = say("errand-hurry", table=names[0], hours=max(1, round(first.left / 3600)))
        elif len(turns) > 1:
            subject = say("errand-digest", count=len(turns))
        else:
            subject = say("errand-turn", table=names[0])
        links = [f"{name}: {self._site()}t/{turn.errand.table_id}" for name, turn in zip(names, turns, strict=True)]
        return Notice(
            subject,
            tuple(links),
            f"{self._site()}t/{first.errand.table_id}",
            self.silence_at(self.rows.token(first.errand.number)),
        )

    def question(self, errand_lang: str, table: str, token: str) -> Notice:
        """The one mail that goes to an address nobody has said yes to."""
        say = words(errand_lang).say
        there = self.silence_at(token)
        return Notice(say("errand-confirm", table=table), (say("errand-confirm-means"), there), there, there)

    async def tell(self, errand: Errand, notice: Notice) -> None:
        try:
            await asyncio.to_thread(self.send[errand.kind], errand.target, notice)
        except NoLongerWanted:
            await self.tables.off_loop(self.rows.end, errand.number)
        except Exception as error:
            # A service that does not answer keeps nobody else waiting; at the next turn it is tried again.
            log.warning("a notice by %s could not be sent: %s", errand.kind, without_words(error))

    def silence_at(self, token: str) -> str:
        """Where notices are ended, or an address said yes to."""
        return f"{self._site()}silence/{token}"

    def _site(self) -> str:
        return f"{self.settings.origin}{self.settings.root}/"

    def _vapid(self) -> Any:
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid02

        return Vapid02(private_key=ec.derive_private_key(vapid_number(self.tables.store.house), ec.SECP256R1()))

    def _push(self, target: str, notice: Notice) -> None:
        from pywebpush import WebPushException, webpush

        body = {"title": notice.subject, "there": notice.there, "silence": notice.silence}
        try:
            webpush(
                json.loads(target),
                json.dumps(body),
                vapid_private_key=self._vapid(),
                vapid_claims={"sub": self.settings.push_contact},
                ttl=KEPT_SECONDS,
                timeout=MAIL_SECONDS,
            )
        except WebPushException as error:
            if error.response is not None and error.response.status_code in GONE:
                raise NoLongerWanted from None
            raise

    def _mail(self, target: str, notice: Notice) -> None:
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.settings.mail_from, target, notice.subject
        letter["List-Unsubscribe"] = f"<{notice.silence}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content("\n".join([notice.subject, "", *notice.lines, "", "--", notice.silence, ""]))
        parts = urlsplit(self.settings.smtp)
        kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
        with kind(parts.hostname or "", parts.port or 0, timeout=MAIL_SECONDS) as post:
            if parts.username:
                if parts.scheme == "smtp":
                    post.starttls()
                post.login(unquote(parts.username), unquote(parts.password or ""))
            post.send_message(letter)

"""Dictator, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from .. import notes
from ..cards.cones import points_to
from ..components import DESTINY_COLOUR, FIRST_COMET, FIRST_CONE, POWER
from ..effects.effect import Effect
from ..effects.in_force import refresh
from ..effects.openings import AsksPlayer
from ..effects.questions import AskPlayer
from ..records import ROOM, Lasting
from ..rules.destiny import discard_drawn
from ..rules.targets import can_be_challenged
from ..state import Cosmic

DICTATOR: Final = POWER.index("dictator")


def pointed_out(s: Cosmic) -> int:
    """The player whose colour the destiny card shows, a colourless cone included if it fits just one. COS-7.5"""
    card = s.drawn
    if card == NOBODY or card >= FIRST_COMET:
        return NOBODY
    if card >= FIRST_CONE:
        fitting = points_to(s, card)
        return fitting[0] if len(fitting) == 1 else NOBODY
    return s.owner[DESTINY_COLOUR[card]] if DESTINY_COLOUR[card] >= 0 else NOBODY


def systems_to_name(s: Cosmic) -> list[int]:
    """Players to whose system the cone may be directed; the offense's own only if his colour was drawn."""
    if pointed_out(s) == NOBODY:
        return []
    players = [player for player in s.around(s.offense) if can_be_challenged(s, s.home[player])]
    if players and pointed_out(s) == s.offense:
        players.append(s.offense)
    return players


def direct(s: Cosmic, me: int, player: int) -> None:
    """The cone goes to a player's system, whatever was drawn. To confirm the card changes nothing. COS-15.7"""
    at = s.recall(DICTATOR, me)
    if at != NOBODY:
        del s.lasting[at : at + Lasting.SIZE]
    s.lasting += [DICTATOR, me, s.home[player] * ROOM + s.drawn]
    refresh(s)
    s.tell(notes.DIRECTS, me, player)
    if player != pointed_out(s):
        s.system = s.home[player]


class Dictator(Effect):
    """You decide to which system another player's cone is directed."""

    def limit(self, s: Cosmic, me: int) -> int:
        # The card may be drawn again, any number of times.
        return len(s.used) + 1

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.system == NOBODY and s.target == NOBODY and len(systems_to_name(s)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in systems_to_name(s)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        direct(s, me, s.player_of(atom))


class DictatorWild(Effect):
    """The destiny card is discarded and another drawn."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.drawn != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        discard_drawn(s)
        s.system = NOBODY
        s.target = NOBODY


class DictatorSuper(AsksPlayer):
    """You decide where your own cone goes."""

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in systems_to_name(s) if player != me]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        direct(s, me, s.player_of(atom))

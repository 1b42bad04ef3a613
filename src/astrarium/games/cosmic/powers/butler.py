"""Butler, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NO, NOBODY, PASS, YES
from ....clockwork.step import Choice
from .. import notes
from ..atoms import PLACE_ATOM, verb
from ..components import IS_MOON, POWER, SYSTEM_OF
from ..effect_numbers import EFFECT
from ..effects.effect import EFFECTS, Effect
from ..effects.in_force import refresh
from ..effects.openings import player_atoms
from ..effects.questions import AskPlace, AskPlayer, AskWay, AskYes
from ..effects.timing import DEF_SET, OFF_HAND_CHECK
from ..effects.windows import Window
from ..moon_places import occupant
from ..rules.commitment import Commit
from ..rules.destiny import DefenderHandCheck, occupy
from ..rules.new_hands import HandCheck
from ..rules.payments import pay
from ..rules.sources import available, commit_sources, sources, take_from
from ..rules.targets import places_in
from ..state import Cosmic
from ..terms import OFF
from .chronos import is_open, planet_defender
from .shared.records import forget_one, records

BUTLER: Final = POWER.index("butler")
BUTLER_SUPER: Final = EFFECT.index("flare_butler_super")
AIM: Final = verb("aim")
SOURCE: Final = verb("source")
TIP: Final = 0
CHORE: Final = 1
WHERE_TO: Final = 2
AGAINST: Final = 3
"""The questions of the Butler."""


class Butler(Effect):
    """An offense who does not tip you lets you aim the cone, or take his tokens from bases of your choice."""

    def tip(self, s: Cosmic, me: int) -> int:
        return 2 if s.recall(BUTLER_SUPER, me) != NOBODY else 1

    def targets(self, s: Cosmic) -> list[int]:
        """Where else in the target system the offense could aim."""
        if s.in_warp or s.target == NOBODY:
            return []
        found: list[int] = []
        for place in places_in(s, SYSTEM_OF[s.target]):
            if place != s.target and is_open(s, place) and not (s.extra and IS_MOON[place]):
                found.append(place)
        return found

    def chores(self, s: Cosmic, me: int) -> list[int]:
        """What there is to be done, and has not been done yet."""
        found: list[int] = []
        done = records(s, self.number, me)
        if AIM not in done and self.targets(s):
            found.append(AIM)
        if SOURCE not in done and len(sources(s, s.offense)) > 1:
            found.append(SOURCE)
        return found

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.chores(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskYes(s.offense, me, self.number, TIP))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == TIP:
            return [YES, NO] if s.lucre[s.offense] >= self.tip(s, me) else [NO]
        if stage == CHORE:
            chores = self.chores(s, me)
            return [PASS, *chores] if chores else []
        if stage == WHERE_TO:
            return [PLACE_ATOM + place for place in self.targets(s)]
        return player_atoms(s, [player for player in s.occupants(about) if player != s.offense])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == TIP:
            if atom == YES:
                pay(s, s.offense, me, self.tip(s, me))
            else:
                s.push(AskWay(me, me, self.number, CHORE))
        elif stage == CHORE:
            if atom != PASS:
                self.do(s, me, atom)
        elif stage == WHERE_TO:
            self.point(s, me, atom - PLACE_ATOM)
        else:
            redirect(s, about, s.player_of(atom))

    def do(self, s: Cosmic, me: int, chore: int) -> None:
        if s.recall(BUTLER_SUPER, me) != NOBODY:
            s.push(AskWay(me, me, self.number, CHORE))
        self.last(s, me, chore)
        if chore == AIM:
            s.push(AskPlace(me, me, self.number, WHERE_TO))

    def point(self, s: Cosmic, me: int, place: int) -> None:
        """The cone points there; in the offense's own system he says which visitor defends. COS-P2.8, 13.18"""
        visitors = [player for player in s.occupants(place) if player != s.offense]
        if IS_MOON[place]:
            redirect(s, place, occupant(s, place))
        elif s.owner[SYSTEM_OF[place]] != s.offense:
            redirect(s, place, planet_defender(s))
        elif s.defender in visitors:
            redirect(s, place, s.defender)
        elif visitors:
            s.push(AskPlayer(s.offense, me, self.number, AGAINST, place))
        else:
            redirect(s, place, NOBODY)

    def fetches(self, s: Cosmic, me: int, who: int, side: int, number: int) -> bool:
        if who != s.offense or side != OFF or SOURCE not in records(s, self.number, me):
            return False
        forget_one(s, self.number, me, SOURCE)
        s.push(Fetch(me, who, side, number, 0))
        return True


def redirect(s: Cosmic, place: int, defender: int) -> None:
    """The cone is aimed anew before the launch; a new defender makes his hand check. COS-P2.16"""
    s.target = place
    s.system = SYSTEM_OF[place]
    s.tell(notes.AIMS, s.offense, place)
    if defender == NOBODY:
        occupy(s)
    elif defender != s.defender:
        s.defender = defender
        s.guarding = NOBODY
        refresh(s)
        s.tell(notes.DEFENDS, defender)
        s.then([Window(DEF_SET), DefenderHandCheck()])


class Fetch(Choice["Cosmic"]):
    """Another player takes the tokens that the owner commits from the owner's bases. powers.toml butler"""

    rule: ClassVar[str] = "COS-P3.1"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, owner: int, side: int, number: int, taken: int) -> None:
        super().__init__(player)
        self.owner: Final = owner
        self.side: Final = side
        self.number: Final = number
        self.taken: Final = taken

    def legal(self, s: Cosmic) -> list[int]:
        return sources(s, self.owner) or commit_sources(s, self.owner)

    def take(self, s: Cosmic, atom: int) -> None:
        take_from(s, self.owner, atom, 1)
        s.push(Fetch(self.player, self.owner, self.side, self.number - 1, self.taken + 1))

    def run(self, s: Cosmic) -> None:
        options = self.legal(s) if self.number > 0 else []
        if not options:
            s.push(Commit(self.owner, self.side, 0, self.taken))
        elif len(options) == 1:
            self.take(s, options[0])
        else:
            s.ask(self, options)


class ButlerWild(Effect):
    """Another player is the offense of this challenge, which counts as yours; he must invite you."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.turn == me and len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return player_atoms(s, [player for player in s.around(me) if available(s, player) > 0])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.offense = s.player_of(atom)
        self.last(s, me)
        s.tell(notes.CHALLENGE, s.offense, s.number)
        s.push(HandCheck(s.offense, OFF_HAND_CHECK))

    def must_invite(self, s: Cosmic, me: int, who: int, guest: int, must: bool) -> bool:
        return must or (guest == me and who == s.offense)


class ButlerSuper(Effect):
    """Your tip is 2 Lucre, and without it you do both chores."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.was_used(BUTLER, me) and EFFECTS[BUTLER].ready(s, me, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

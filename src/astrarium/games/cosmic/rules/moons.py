"""Moons: who occupies them, who knows them, when they take effect. COS-13"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PUBLIC
from ....clockwork.step import Step
from .. import notes
from ..components import CONTINUING, DURATION, FIRST_MOON, ONE_SHOT, PLAY_NOW, SYSTEM_OF
from ..effect_numbers import FIRST_HEX_EFFECT, FIRST_MOON_EFFECT, SEEN_MOON, SPENT_MOON
from ..effects.effect import EFFECTS
from ..effects.in_force import is_eclipsed, refresh, suspended
from ..effects.timing import MOON_OCCUPIED
from ..effects.usage import is_silenced
from ..effects.windows import window
from ..moon_places import is_revealed, moon_on, occupant, place_of_moon
from ..records import number_in, pair, player_in
from ..state import Cosmic
from ..terms import UNDECIDED
from .sheets import turn_sheets
from .tokens import vacate
from .victory import TEST_VICTORY


def may_reveal(s: Cosmic, player: int, place: int) -> bool:
    """COS-13.8, 15.15"""
    if is_revealed(s, place) or is_silenced(s, player):
        return False
    return not suspended(s) and not is_eclipsed(s, place)


def occupied_moons(s: Cosmic) -> int:
    count = 0
    for slot, moon in enumerate(s.moon_at):
        if moon != NOBODY and occupant(s, FIRST_MOON + slot) != NOBODY:
            count += 1
    return count


def settle_moons(s: Cosmic) -> None:
    """Tokens have come to moons or left them: what is seen and takes effect. COS-13.5 to 13.12"""
    for slot, moon in enumerate(s.moon_at):
        if moon == NOBODY:
            continue
        who = occupant(s, FIRST_MOON + slot)
        # The mark remembers who was there last and in which challenge he came or left: an Intermittent moon does not
        # work again for a player who comes back in the challenge in which he left.
        before = s.mark_of(SEEN_MOON, NOBODY, slot)
        there = visitor(before)
        if there != NOBODY and there != who:
            EFFECTS[FIRST_MOON_EFFECT + moon].abandoned(s, there)
        if who == NOBODY:
            if there != NOBODY:
                s.set_mark(SEEN_MOON, NOBODY, slot, visit(s.count, last_visitor(before), NOBODY))
        elif there != who:
            again = last_visitor(before) == who and visited_in(before) == s.count
            s.set_mark(SEEN_MOON, NOBODY, slot, visit(s.count, who, who))
            s.push(Visit(who, FIRST_MOON + slot, not again))
            system = SYSTEM_OF[FIRST_MOON + slot]
            if s.back[system] != NOBODY and s.owner[system] == who:
                EFFECTS[FIRST_HEX_EFFECT + s.back[system]].moon_occupied(s, who, FIRST_MOON + slot)
    refresh(s)


def visit(challenge: int, last: int, now: int) -> int:
    """What the mark of a moon says: in which challenge somebody came or left, who was there last, who is there now."""
    return pair(pair(challenge, last + 1), now + 1)


def visitor(noted: int) -> int:
    return player_in(noted) - 1


def last_visitor(noted: int) -> int:
    return player_in(number_in(noted)) - 1


def visited_in(noted: int) -> int:
    return number_in(number_in(noted))


class Visit(Step["Cosmic"]):
    """A player has just occupied a moon. COS-13.5, 13.7, 13.8, 13.10"""

    def __init__(self, player: int, place: int, fresh: bool) -> None:
        self.player: Final = player
        self.place: Final = place
        self.fresh: Final = fresh

    def run(self, s: Cosmic) -> None:
        moon = moon_on(s, self.place)
        if moon == NOBODY or occupant(s, self.place) != self.player:
            return
        revealed = is_revealed(s, self.place)
        if not revealed:
            s.moon_known[self.place - FIRST_MOON] |= 1 << self.player
            s.show(self.player)
        s.then([window(MOON_OCCUPIED), Visited(self.player, self.place, self.fresh, revealed)])


class Visited(Step["Cosmic"]):
    """Whoever wanted has reacted: a moon that was face up works, a Play Now one is turned. COS-13.7, 13.10"""

    def __init__(self, player: int, place: int, fresh: bool, revealed: bool) -> None:
        self.player: Final = player
        self.place: Final = place
        self.fresh: Final = fresh
        self.revealed: Final = revealed

    def run(self, s: Cosmic) -> None:
        moon = moon_on(s, self.place)
        if moon == NOBODY or occupant(s, self.place) != self.player:
            return
        if self.revealed:
            if self.fresh and DURATION[moon] != CONTINUING:
                take_effect(s, self.player, self.place)
        elif PLAY_NOW[moon] and not is_revealed(s, self.place):
            reveal(s, self.player, self.place)


def reveal(s: Cosmic, player: int, place: int) -> None:
    """The moon is turned face up and takes effect. COS-13.7, 13.8"""
    s.moon_known[place - FIRST_MOON] = PUBLIC
    s.show()
    s.tell(notes.MOON_TURNED, player, moon_on(s, place), place)
    refresh(s)
    if DURATION[moon_on(s, place)] != CONTINUING:
        take_effect(s, player, place)
    else:
        s.push(Lit(player))


class Lit(Step["Cosmic"]):
    """A Continuing moon has begun to work: powers and victory are looked at again. COS-2.9, 13.4"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Cosmic) -> None:
        turn_sheets(s, self.player)
        s.push(TEST_VICTORY)


def take_effect(s: Cosmic, player: int, place: int) -> None:
    """An Intermittent or One-shot moon works; a One-shot one is then gone. COS-13.5, 13.6"""
    moon = moon_on(s, place)
    effect = FIRST_MOON_EFFECT + moon
    if suspended(s) or s.is_off(effect) or is_eclipsed(s, place):
        return
    if DURATION[moon] == ONE_SHOT:
        s.push(MoonGone(place))
    EFFECTS[effect].use(s, player, MOON_OCCUPIED)


def use_moon(s: Cosmic, player: int, effect: int, timing: int) -> None:
    """In a window the occupant reveals a Secret moon, or uses one that is face up."""
    place = place_of_moon(s, effect - FIRST_MOON_EFFECT)
    if not is_revealed(s, place):
        reveal(s, player, place)
        return
    s.used += [effect, player]
    EFFECTS[effect].use(s, player, timing)


class MoonGone(Step["Cosmic"]):
    """A moon leaves the game; tokens on it return to bases. One that is being fought for stays until then. COS-13.6"""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, s: Cosmic) -> None:
        if self.place == s.target and s.defender != NOBODY and s.ending == UNDECIDED:
            s.lasting += [SPENT_MOON, s.defender, self.place]
        else:
            remove_moon(s, self.place)


def remove_moon(s: Cosmic, place: int) -> None:
    moon = moon_on(s, place)
    if moon == NOBODY:
        return
    s.moon_at[place - FIRST_MOON] = NOBODY
    s.tell(notes.MOON_GONE, moon)
    who = occupant(s, place)
    if who != NOBODY:
        EFFECTS[FIRST_MOON_EFFECT + moon].abandoned(s, who)
        vacate(s, who, place)
    refresh(s)

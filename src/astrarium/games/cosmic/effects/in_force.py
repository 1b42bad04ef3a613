"""What is in force: which effects count now, for whom, and who hears which timing points. COS-4, 8, 17.3"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ....mechanisms.hands import has_unseen
from ..components import CURSES, FIRST_COMET, FIRST_MOON, MOONS
from ..effect_numbers import (
    CARD_TIMES,
    FIRST_COMET_EFFECT,
    FIRST_CURSE_EFFECT,
    FIRST_HEX_EFFECT,
    FIRST_MOON_EFFECT,
    STANDING,
    SUSPENDED,
    TIMES,
)
from ..moon_places import is_revealed, occupant, revealable_times
from ..records import IN_FORCE, NOTHING_BORNE, InForce, Lasting, Mark, Sheet, Zapped
from ..state import Cosmic
from ..terms import AWAY, STAR_1, STAR_2
from .answers import WINS
from .quantities import ANSWERS, NEVER_DOWN, SHUTS_POWERS, SUSPENDS
from .timing import CHALLENGE_START, MOON_OCCUPIED


def refresh(s: Cosmic) -> None:
    """Work out which effects are in force: after a power, a record, a moon or a comet has come or gone.

    Effects that last for the challenge come first, in the order in which they were used; then powers in the order of
    COS-8.1, curses, hexes, moons, comets. COS-17.3
    """
    active: list[InForce] = []
    for at in range(0, len(s.lasting), Lasting.SIZE):
        active.append(IN_FORCE[s.lasting[at + Lasting.EFFECT]][s.lasting[at + Lasting.PLAYER]])
    for player in range(s.players):
        s.hears[player] = 0
    if not outage(s):
        hear_powers(s, active)
    hear_marks(s, active)
    if not suspended(s):
        hear_hexes(s, active)
        if s.moons_used:
            hear_moons(s, active)
    if s.comet != NOBODY and not s.is_off(FIRST_COMET_EFFECT + s.comet - FIRST_COMET):
        comet = FIRST_COMET_EFFECT + s.comet - FIRST_COMET
        active.append(IN_FORCE[comet][s.offense])
        hear(s, s.offense, TIMES[comet])
    # What is in force anyway and whose use lasts counts once, where it was used. A player of several powers may have
    # the same one twice.
    if s.lasting or len(s.sheets) > Sheet.SIZE * s.players:
        active = each_once(active)
    # Mostly nothing has changed; then what each quantity depends on need not be sorted out again.
    if not are_same(active, s.active):
        s.active = active
        s.bearing = borne_by(active)
        s.watched = len(s.bearing[WINS]) > 0
    s.listen()


def hear(s: Cosmic, player: int, times: int) -> None:
    """The player could do something at these timing points. Compiled, `|=` would take Python's own numbers."""
    s.hears[player] = s.hears[player] | times


def hear_powers(s: Cosmic, active: list[InForce]) -> None:
    """The powers in force, in the order of COS-8.1."""
    sheets = s.sheets
    size = len(sheets)
    for player in s.timing_order():
        for at in range(0, size, Sheet.SIZE):
            if sheets[at + Sheet.PLAYER] == player and is_working(s, at):
                power = sheets[at + Sheet.POWER]
                active.append(IN_FORCE[power][player])
                hear(s, player, TIMES[power])


def hear_marks(s: Cosmic, active: list[InForce]) -> None:
    """Cards that stay in force beyond their challenge, and curses."""
    for at in range(0, len(s.marks), Mark.SIZE):
        effect = s.marks[at + Mark.EFFECT]
        if effect == STANDING:
            standing = IN_FORCE[s.marks[at + Mark.ABOUT]][s.marks[at + Mark.PLAYER]]
            if standing not in active and not s.is_off(s.marks[at + Mark.ABOUT]):
                active.append(standing)
        if FIRST_CURSE_EFFECT <= effect < FIRST_CURSE_EFFECT + CURSES and not s.is_off(effect):
            active.append(IN_FORCE[effect][s.marks[at + Mark.PLAYER]])
            hear(s, s.marks[at + Mark.PLAYER], TIMES[effect])


def hear_hexes(s: Cosmic, active: list[InForce]) -> None:
    """The reverse sides of hexes, each for the player whose system it is."""
    if not s.turned:
        return
    for system, hex in enumerate(s.back):
        owner = s.owner[system]
        if hex != NOBODY and owner != NOBODY and not s.is_off(FIRST_HEX_EFFECT + hex):
            active.append(IN_FORCE[FIRST_HEX_EFFECT + hex][owner])
            hear(s, owner, TIMES[FIRST_HEX_EFFECT + hex])


def each_once(effects: list[InForce]) -> list[InForce]:
    found: list[InForce] = []
    for one in effects:
        known = False
        for other in found:
            if other is one:
                known = True
                break
        if not known:
            found.append(one)
    return found


def are_same(effects: list[InForce], others: list[InForce]) -> bool:
    """Whether two lists hold the same effects of the same players in the same order."""
    if len(effects) != len(others):
        return False
    for place in range(len(effects)):
        if effects[place] is not others[place]:
            return False
    return True


def borne_by(effects: list[InForce]) -> list[list[InForce]]:
    """For each quantity the effects that change it, in their order."""
    bearing = NOTHING_BORNE
    for one in effects:
        for quantity in ANSWERS[one.effect]:
            if bearing is NOTHING_BORNE:
                bearing = NOTHING_BORNE.copy()
            if bearing[quantity]:
                bearing[quantity].append(one)
            else:
                bearing[quantity] = [one]
    return bearing


def hear_moons(s: Cosmic, active: list[InForce]) -> None:
    """Revealed and occupied moons are in force; a secret one can be revealed by its occupant. COS-13.4, 13.8, 13.12"""
    for slot, moon in enumerate(s.moon_at):
        if moon == NOBODY:
            continue
        place = FIRST_MOON + slot
        who = occupant(s, place)
        effect = FIRST_MOON_EFFECT + moon
        if who == NOBODY or s.is_off(effect) or is_eclipsed(s, place):
            continue
        if is_revealed(s, place):
            active.append(IN_FORCE[effect][who])
            hear(s, who, TIMES[effect])
        else:
            hear(s, who, revealable_times(moon))


def is_eclipsed(s: Cosmic, place: int) -> bool:
    """Whether the effect of the moon on a place rests until the end of the challenge (Eclipse)."""
    for at in range(0, len(s.lasting), Lasting.SIZE):
        if s.lasting[at + Lasting.EFFECT] == SUSPENDED and s.lasting[at + Lasting.ABOUT] == place:
            return True
    return False


def in_force(s: Cosmic, at: int) -> bool:
    """Whether the power of a sheet works, and no comet keeps all powers from working. COS-4.3, 7.11"""
    return is_working(s, at) and not outage(s)


def is_working(s: Cosmic, at: int) -> bool:
    """Whether a sheet is face up, its power not away, not zapped, not switched off. COS-4.3, 4.6, 4.10"""
    power = s.sheets[at + Sheet.POWER]
    if s.sheets[at + Sheet.STATUS] >= AWAY or (s.face_down != 0 and is_face_down(s, at)) or s.is_off(power):
        return False
    for zap in range(0, len(s.zapped), Zapped.SIZE):
        if s.zapped[zap + Zapped.POWER] == power and s.zapped[zap + Zapped.PLAYER] == s.sheets[at + Sheet.PLAYER]:
            return False
    return True


def is_face_down(s: Cosmic, at: int) -> bool:
    """Whether the sheet of a record is turned down. COS-4.3, 4.6, 9.6"""
    return is_turned(s, at, s.face_down)


def is_turned(s: Cosmic, at: int, turned: int) -> bool:
    """Whether the sheet of a record is among those turned down."""
    bit = s.sheets[at + Sheet.PLAYER]
    status = s.sheets[at + Sheet.STATUS]
    if status == STAR_1:
        bit += 8
    elif status == STAR_2:
        bit += 16
    return turned >> bit & 1 == 1 and not NEVER_DOWN[s.sheets[at + Sheet.POWER]]


def outage(s: Cosmic) -> bool:
    """Whether a comet has come under which no power works."""
    if s.comet == NOBODY:
        return False
    comet = FIRST_COMET_EFFECT + s.comet - FIRST_COMET
    return SHUTS_POWERS[comet] and not s.is_off(comet)


def suspended(s: Cosmic) -> bool:
    """Whether moons and reverse hexes rest until the end of the challenge. COS-14.20"""
    for at in range(0, len(s.lasting), Lasting.SIZE):
        if SUSPENDS[s.lasting[at + Lasting.EFFECT]]:
            return True
    return False


def has(s: Cosmic, player: int, power: int) -> bool:
    """Whether the power is in force for the player."""
    wanted = IN_FORCE[power][player]
    for one in s.active:
        if one is wanted:
            return True
    return False


def whose(s: Cosmic, effect: int) -> int:
    """The first player for whom an effect is in force, or NOBODY."""
    for one in s.active:
        if one.effect == effect:
            return one.player
    return NOBODY


def anyone_hears(s: Cosmic, timing: int) -> bool:
    """Whether anybody could do something at a timing point.

    Wherever some card could answer, or a moon be revealed, to look is a line for undo, whether or not anybody has it:
    else undo would tell what nobody holds. COS-8.3
    """
    if CARDS_HEAR >> timing & 1 or (s.moons_used and MOONS_HEAR >> timing & 1):
        s.show()
        if s.patient and anyone_might(s, timing):
            return True
    return s.ears >> timing & 1 == 1


def anyone_might(s: Cosmic, timing: int) -> bool:
    """Whether, as far as all know, somebody may have a card or a moon for a timing point."""
    for player in range(s.players):
        if might(s, player, timing):
            return True
    return False


def might(s: Cosmic, player: int, timing: int) -> bool:
    """Whether, as far as the others know, the player may have a card or a moon for a timing point. COS-8.3"""
    if CARDS_HEAR >> timing & 1 and has_unseen(s.seen[player], len(s.seen[player])):
        return True
    if not s.moons_used or MOONS_HEAR >> timing & 1 == 0:
        return False
    for slot, moon in enumerate(s.moon_at):
        if moon != NOBODY and s.has_base(player, FIRST_MOON + slot):
            return True
    return False


def times_of_cards() -> int:
    """When any card of the box could be played."""
    mask = 0
    for times in CARD_TIMES:
        mask |= times
    return mask


def times_of_moons() -> int:
    """When any moon of the box could be revealed. COS-13.8"""
    mask = 1 << CHALLENGE_START | 1 << MOON_OCCUPIED
    for effect in range(FIRST_MOON_EFFECT, FIRST_MOON_EFFECT + MOONS):
        mask |= TIMES[effect]
    return mask


CARDS_HEAR: Final = times_of_cards()
MOONS_HEAR: Final = times_of_moons()

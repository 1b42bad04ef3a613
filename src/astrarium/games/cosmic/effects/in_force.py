"""What is in force: which effects count now, for whom, and who hears which timing points. COS-4, 8, 17.3"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ....mechanisms.hands import has_unseen
from ..components import (
    CARD_TIMES,
    CURSES,
    DESTINY,
    EFFECT,
    FIRST_COMET,
    FIRST_COMET_EFFECT,
    FIRST_CURSE_EFFECT,
    FIRST_HEX_EFFECT,
    FIRST_MOON,
    FIRST_MOON_EFFECT,
    MOONS,
    STANDING,
    SUSPENDED,
    TIMES,
)
from ..state import AWAY, STAR_1, STAR_2, Cosmic
from .quantities import ANSWERS
from .timing import CHALLENGE_START, MOON_OCCUPIED


def refresh(s: Cosmic) -> None:
    """Work out which effects are in force: after a power, a record, a moon or a comet has come or gone.

    Effects that last for the challenge come first, in the order in which they were used; then powers in the order of
    COS-8.1, curses, hexes, moons, comets. COS-17.3
    """
    active: list[int] = []
    for at in range(0, len(s.lasting), 3):
        active.append(s.lasting[at] * 8 + s.lasting[at + 1])
    for player in range(s.players):
        s.hears[player] = 0
    hear_powers(s, active)
    hear_marks(s, active)
    if not suspended(s):
        hear_hexes(s, active)
        if s.moons_used:
            hear_moons(s, active)
    if s.comet != NOBODY and not s.is_off(FIRST_COMET_EFFECT + s.comet - FIRST_COMET):
        comet = FIRST_COMET_EFFECT + s.comet - FIRST_COMET
        active.append(comet * 8 + s.offense)
        s.hears[s.offense] |= TIMES[comet]
    # What is in force anyway and whose use lasts counts once, where it was used. A player of several powers may have
    # the same one twice.
    s.active = each_once(active) if s.lasting or len(s.sheets) > 3 * s.players else active
    mask = 0
    for code in active:
        mask |= ANSWERS[code >> 3]
    s.bears = mask
    s.listen()


def hear_powers(s: Cosmic, active: list[int]) -> None:
    """The powers in force, in the order of COS-8.1."""
    for player in s.timing_order():
        for at in range(0, len(s.sheets), 3):
            if s.sheets[at] == player and in_force(s, at):
                power = s.sheets[at + 1]
                active.append(power * 8 + player)
                s.hears[player] |= TIMES[power]


def hear_marks(s: Cosmic, active: list[int]) -> None:
    """Cards that stay in force beyond their challenge, and curses."""
    for at in range(0, len(s.marks), 4):
        effect = s.marks[at]
        if effect == STANDING:
            code = s.marks[at + 2] * 8 + s.marks[at + 1]
            if code not in active and not s.is_off(s.marks[at + 2]):
                active.append(code)
        if FIRST_CURSE_EFFECT <= effect < FIRST_CURSE_EFFECT + CURSES and not s.is_off(effect):
            active.append(effect * 8 + s.marks[at + 1])
            s.hears[s.marks[at + 1]] |= TIMES[effect]


def hear_hexes(s: Cosmic, active: list[int]) -> None:
    """The reverse sides of hexes, each for the player whose system it is."""
    for system, hex in enumerate(s.back):
        owner = s.owner[system]
        if hex != NOBODY and owner != NOBODY and not s.is_off(FIRST_HEX_EFFECT + hex):
            active.append((FIRST_HEX_EFFECT + hex) * 8 + owner)
            s.hears[owner] |= TIMES[FIRST_HEX_EFFECT + hex]


def each_once(codes: list[int]) -> list[int]:
    found: list[int] = []
    for code in codes:
        known = False
        for other in found:
            if other == code:
                known = True
                break
        if not known:
            found.append(code)
    return found


def hear_moons(s: Cosmic, active: list[int]) -> None:
    """Revealed and occupied moons are in force; a secret one can be revealed by its occupant. COS-13.4, 13.8, 13.12"""
    from ..rules.moons import is_revealed, occupant, revealable_times

    for slot, moon in enumerate(s.moon_at):
        if moon == NOBODY:
            continue
        place = FIRST_MOON + slot
        who = occupant(s, place)
        effect = FIRST_MOON_EFFECT + moon
        if who == NOBODY or s.is_off(effect) or is_eclipsed(s, place):
            continue
        if is_revealed(s, place):
            active.append(effect * 8 + who)
            s.hears[who] |= TIMES[effect]
        else:
            s.hears[who] |= revealable_times(moon)


def is_eclipsed(s: Cosmic, place: int) -> bool:
    """Whether the effect of the moon on a place rests until the end of the challenge (Eclipse)."""
    for at in range(0, len(s.lasting), 3):
        if s.lasting[at] == SUSPENDED and s.lasting[at + 2] == place:
            return True
    return False


def in_force(s: Cosmic, at: int) -> bool:
    """Whether the power of a sheet works: face up, not away, not zapped, not switched off. COS-4.3, 4.6, 4.10"""
    power = s.sheets[at + 1]
    if s.sheets[at + 2] >= AWAY or is_face_down(s, at) or s.is_off(power) or outage(s):
        return False
    for zap in range(0, len(s.zapped), 2):
        if s.zapped[zap] == power and s.zapped[zap + 1] == s.sheets[at]:
            return False
    return True


SANITY: Final = EFFECT.index("sanity")


def is_face_down(s: Cosmic, at: int) -> bool:
    """Whether the sheet of a record is turned down. COS-4.3, 4.6, 9.6"""
    if s.face_down == 0 or s.sheets[at + 1] in NEVER_DOWN:
        return False
    status = s.sheets[at + 2]
    player = s.sheets[at]
    if status == STAR_1:
        return s.face_down >> (8 + player) & 1 == 1
    if status == STAR_2:
        return s.face_down >> (16 + player) & 1 == 1
    return s.face_down >> player & 1 == 1


NEVER_DOWN: Final = (EFFECT.index("gorgon"), EFFECT.index("symbiote"))
OUTAGE: Final = DESTINY.index("comet_11")


def outage(s: Cosmic) -> bool:
    """The comet under which no power works."""
    return s.comet == OUTAGE and not s.is_off(FIRST_COMET_EFFECT + OUTAGE - FIRST_COMET)


def suspended(s: Cosmic) -> bool:
    """Whether Sanity rests on moons and reverse hexes. COS-14.20"""
    return s.recall(SANITY, NOBODY) != NOBODY


LLOYD: Final = EFFECT.index("lloyd")
HULL: Final = 1
CARGO: Final = 2
CHARTER: Final = 3
"""What Lloyd insures: his records in `lasting` are player * 4 + policy."""


def has_policy(s: Cosmic, player: int, policy: int) -> bool:
    """Whether the player is insured so in this challenge. powers.toml lloyd"""
    for at in range(0, len(s.lasting), 3):
        if s.lasting[at] == LLOYD and s.lasting[at + 2] == player * 4 + policy:
            return True
    return False


def is_chartered(s: Cosmic, player: int) -> bool:
    """Whether the player's power can be neither cancelled nor taken in this challenge."""
    return len(s.lasting) > 0 and has_policy(s, player, CHARTER)


def has(s: Cosmic, player: int, power: int) -> bool:
    """Whether the power is in force for the player."""
    wanted = power * 8 + player
    for code in s.active:
        if code == wanted:
            return True
    return False


def whose(s: Cosmic, effect: int) -> int:
    """The first player for whom an effect is in force, or NOBODY."""
    for code in s.active:
        if code >> 3 == effect:
            return code & 7
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


# Asking all effects in force for a quantity

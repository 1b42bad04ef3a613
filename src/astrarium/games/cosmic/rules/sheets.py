"""Power sheets: who has which power, and whether it is face up. COS-4, 9.5, 9.6"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, NOTHING
from .. import notes
from ..components import ARTEFACT, BERTHED, IN_BASE, NEEDS_LUCRE, PLACES, POWERS, SLOTS, STARS
from ..effect_numbers import FIRST_HEX_EFFECT, FIRST_WILD
from ..effects.effect import EFFECTS
from ..effects.in_force import is_turned, refresh, suspended
from ..effects.table_hooks import ask_charters, ask_keeps_power
from ..records import Mark, Secret, Sheet, Stashed
from ..state import Cosmic
from ..terms import AWAY, BESIDES, COPY, OWN, STAR_1, STAR_2
from .hands import discard

HOME_BASES: Final = 3
STAR_PLANETS: Final = 3
STAR_BASES: Final = 2


def sheets_of(s: Cosmic, player: int) -> list[int]:
    """The powers of a player that are in force or face down, but with him."""
    return [
        s.sheets[at + Sheet.POWER]
        for at in range(0, len(s.sheets), Sheet.SIZE)
        if s.sheets[at + Sheet.PLAYER] == player and s.sheets[at + Sheet.STATUS] < AWAY
    ]


def active_powers(s: Cosmic, player: int) -> list[int]:
    """The player's powers that work now."""
    return [one.effect for one in s.active if one.player == player and one.effect < FIRST_WILD]


def face_down_powers(s: Cosmic, player: int) -> list[int]:
    """The player's powers whose sheets are turned down. COS-4.3, 9.6"""
    return powers_among(s, player, s.face_down)


def powers_among(s: Cosmic, player: int, turned: int) -> list[int]:
    """The player's powers whose sheets are among those `turned` down, as `face_down` has them."""
    if turned == 0:
        return []
    return [
        s.sheets[at + Sheet.POWER]
        for at in range(0, len(s.sheets), Sheet.SIZE)
        if s.sheets[at + Sheet.PLAYER] == player and is_turned(s, at, turned)
    ]


def too_few_bases(s: Cosmic, player: int) -> bool:
    """COS-4.3, 9.7, 9.25"""
    system = s.home[player]
    hex = s.back[system]
    if BERTHED[hex]:
        return s.tokens[player * PLACES + system * SLOTS] < HOME_BASES
    return s.home_bases(player) < HOME_BASES


def star_is_lost(s: Cosmic, player: int, star: int) -> bool:
    """Fewer than two of the three planets of a Binary's star held; a moon may stand in for one. COS-9.6"""
    system = s.home[player]
    planets = 0
    for slot in range(star * STAR_PLANETS, (star + 1) * STAR_PLANETS):
        if s.has_base(player, system * SLOTS + slot):
            planets += 1
    for place in s.moons_in(system):
        if s.has_base(player, place) and s.mark_of(STAR_OF_MOON, player, place) == star + 1:
            planets += 1
    return planets < STAR_BASES


STARRED: Final = FIRST_HEX_EFFECT + STARS.index(True)
"""The reverse side with two stars."""
STAR_OF_MOON: Final = STARRED
"""In `marks`: the star for which an own moon counts. COS-9.6"""


def turn_sheets(s: Cosmic, player: int) -> bool:
    """Turn the player's sheets face down or up as his home bases say; whether any was turned. COS-4.3, 4.4"""
    before = s.face_down
    kept = ask_keeps_power(s, player, False)
    set_bit(s, player, not kept and too_few_bases(s, player))
    if s.turned and has_stars(s, player):
        set_bit(s, 8 + player, not kept and star_is_lost(s, player, 0))
        set_bit(s, 16 + player, not kept and star_is_lost(s, player, 1))
    if s.face_down == before:
        return False
    was_down = powers_among(s, player, before)
    down = face_down_powers(s, player)
    for power in sheets_of(s, player):
        if (power in down) != (power in was_down):
            s.tell(notes.POWER_LOST if power in down else notes.POWER_BACK, player, power)
    refresh(s)
    for power in down:
        EFFECTS[power].turned_down(s, player)
    return True


def has_stars(s: Cosmic, player: int) -> bool:
    for at in range(0, len(s.sheets), Sheet.SIZE):
        status = s.sheets[at + Sheet.STATUS]
        if s.sheets[at + Sheet.PLAYER] == player and status in (STAR_1, STAR_2):
            return True
    return False


def set_bit(s: Cosmic, bit: int, on: bool) -> None:
    if on:
        s.face_down |= 1 << bit
    else:
        s.face_down &= ~(1 << bit)


def shut_other_powers(s: Cosmic, player: int, power: int) -> None:
    """Binary: not both powers in one challenge. Sanity: one power each. COS-9.5, 14.20"""
    sane = suspended(s)
    mine = NOTHING
    for at in range(0, len(s.sheets), Sheet.SIZE):
        if s.sheets[at + Sheet.PLAYER] == player and s.sheets[at + Sheet.POWER] == power:
            mine = s.sheets[at + Sheet.STATUS]
    starred = mine in (STAR_1, STAR_2) and not s.is_off(STARRED)
    if not sane and not starred:
        return
    changed = False
    for at in range(0, len(s.sheets), Sheet.SIZE):
        star = s.sheets[at + Sheet.STATUS] in (STAR_1, STAR_2)
        if s.sheets[at + Sheet.PLAYER] == player and s.sheets[at + Sheet.POWER] != power and (sane or star):
            s.zapped += [s.sheets[at + Sheet.POWER], player]
            changed = True
    if changed:
        refresh(s)


# Powers come and go


def give_power(s: Cosmic, player: int, power: int, status: int) -> None:
    """The player gets a sheet; its setup part is carried out, except for a copy. COS-1.10"""
    s.sheets += [player, power, status]
    refresh(s)
    s.tell(notes.GETS_POWER, player, power)
    if status != COPY:
        EFFECTS[power].received(s, player)


def discard_power(s: Cosmic, player: int, power: int) -> None:
    """A sheet leaves play; what it holds is set free. COS-4.13"""
    set_free(s, player, power)
    remove_sheet(s, player, power)
    s.tell(notes.POWER_GONE, player, power)
    s.hear_hand(player)
    refresh(s)


def set_free(s: Cosmic, player: int, power: int) -> None:
    """What a power holds for a player is set free, and its notes vanish. COS-4.13"""
    EFFECTS[power].leaves(s, player)
    for at in range(len(s.marks) - Mark.SIZE, -1, -Mark.SIZE):
        if s.marks[at + Mark.EFFECT] == power and s.marks[at + Mark.PLAYER] == player:
            del s.marks[at : at + Mark.SIZE]
    for at in range(len(s.secrets) - Secret.SIZE, -1, -Secret.SIZE):
        if s.secrets[at + Secret.EFFECT] == power and s.secrets[at + Secret.PLAYER] == player:
            del s.secrets[at : at + Secret.SIZE]
    for at in range(len(s.stash) - Stashed.SIZE, -1, -Stashed.SIZE):
        if s.stash[at + Stashed.EFFECT] == power and s.stash[at + Stashed.HOLDER] == player:
            card = s.stash[at + Stashed.CARD]
            del s.stash[at : at + Stashed.SIZE]
            discard(s, player, card)


def sheet_at(s: Cosmic, player: int, power: int) -> int:
    """Where the player's own sheet of a power, no copy of another's, stands in `sheets`, or NOBODY."""
    for at in range(0, len(s.sheets), Sheet.SIZE):
        if (
            s.sheets[at + Sheet.PLAYER] == player
            and s.sheets[at + Sheet.POWER] == power
            and s.sheets[at + Sheet.STATUS] != COPY
        ):
            return at
    return NOBODY


def remove_sheet(s: Cosmic, player: int, power: int) -> None:
    at = sheet_at(s, player, power)
    if at != NOBODY:
        del s.sheets[at : at + Sheet.SIZE]


def set_away(s: Cosmic, player: int, power: int) -> None:
    """Until the end of the challenge the player is without a power of his."""
    for at in range(0, len(s.sheets), Sheet.SIZE):
        if (
            s.sheets[at + Sheet.PLAYER] == player
            and s.sheets[at + Sheet.POWER] == power
            and s.sheets[at + Sheet.STATUS] != COPY
        ):
            s.sheets[at + Sheet.STATUS] += AWAY
            s.tell(notes.POWER_AWAY, player, power)
            break
    refresh(s)


def swap_powers(s: Cosmic, one: int, power: int, other: int, its: int) -> None:
    """Two players exchange one power each for good, with all they hold; each takes the other's place. COS-4.12, 15.4"""
    status = status_of(s, one, power)
    its_status = status_of(s, other, its)
    move_power(s, one, power, other)
    move_power(s, other, its, one)
    s.sheets[sheet_at(s, other, power) + Sheet.STATUS] = its_status
    s.sheets[sheet_at(s, one, its) + Sheet.STATUS] = status
    replace_in_rows(s, one, power, its)
    replace_in_rows(s, other, its, power)
    refresh(s)
    s.tell(notes.GETS_POWER, other, power)
    s.tell(notes.GETS_POWER, one, its)


def status_of(s: Cosmic, player: int, power: int) -> int:
    """How the player has a power of his own, or NOBODY."""
    at = sheet_at(s, player, power)
    return NOBODY if at == NOBODY else s.sheets[at + Sheet.STATUS]


def exchange_power(s: Cosmic, player: int, power: int, new: int) -> None:
    """A power leaves play and another takes its place. COS-4.12, 4.13"""
    status = status_of(s, player, power)
    replace_in_rows(s, player, power, new)
    discard_power(s, player, power)
    give_power(s, player, new, status)


def move_power(s: Cosmic, player: int, power: int, other: int) -> None:
    """A sheet goes to another player for good, with all it holds. COS-15.4"""
    at = sheet_at(s, player, power)
    if at != NOBODY:
        s.sheets[at + Sheet.PLAYER] = other
    for at in range(0, len(s.marks), Mark.SIZE):
        if s.marks[at + Mark.EFFECT] == power and s.marks[at + Mark.PLAYER] == player:
            s.marks[at + Mark.PLAYER] = other
    for at in range(0, len(s.secrets), Secret.SIZE):
        if s.secrets[at + Secret.EFFECT] == power and s.secrets[at + Secret.PLAYER] == player:
            s.secrets[at + Secret.PLAYER] = other
            s.secrets[at + Secret.KNOWN] |= 1 << other
    for at in range(0, len(s.stash), Stashed.SIZE):
        if s.stash[at + Stashed.EFFECT] == power and s.stash[at + Stashed.HOLDER] == player:
            s.stash[at + Stashed.HOLDER] = other
            if s.stash[at + Stashed.OWNER] == player:
                s.stash[at + Stashed.OWNER] = other
            s.stash[at + Stashed.KNOWN] |= 1 << other
    EFFECTS[power].changes_hands(s, player, other)
    s.hear_hand(player)
    s.hear_hand(other)
    refresh(s)


def restore_sheets(s: Cosmic) -> None:
    """At the end of the challenge copies vanish and sheets that were away come back."""
    for at in range(len(s.sheets) - Sheet.SIZE, -1, -Sheet.SIZE):
        if s.sheets[at + Sheet.STATUS] == COPY:
            s.tell(notes.POWER_ENDS, s.sheets[at + Sheet.PLAYER], s.sheets[at + Sheet.POWER])
            if sheet_at(s, s.sheets[at + Sheet.PLAYER], s.sheets[at + Sheet.POWER]) == NOBODY:
                set_free(s, s.sheets[at + Sheet.PLAYER], s.sheets[at + Sheet.POWER])
            del s.sheets[at : at + Sheet.SIZE]
    for at in range(0, len(s.sheets), Sheet.SIZE):
        if s.sheets[at + Sheet.STATUS] >= AWAY:
            s.sheets[at + Sheet.STATUS] -= AWAY
            s.tell(notes.POWER_RETURNS, s.sheets[at + Sheet.PLAYER], s.sheets[at + Sheet.POWER])


def unused_powers(s: Cosmic) -> list[int]:
    """Powers that nobody has. COS-1.14, 1.21"""
    found: list[int] = []
    for power in range(POWERS):
        if in_set(s, power) and not in_play(s, power):
            found.append(power)
    return found


def in_set(s: Cosmic, power: int) -> bool:
    """Whether a power belongs to the powers of this game. COS-0.4, 0.6, 15.14"""
    if power in s.excluded or (NEEDS_LUCRE[power] and not s.lucre_used):
        return False
    return s.all_powers or IN_BASE[power]


def in_play(s: Cosmic, power: int) -> bool:
    for at in range(0, len(s.sheets), Sheet.SIZE):
        if s.sheets[at + Sheet.POWER] == power and s.sheets[at + Sheet.STATUS] != COPY:
            return True
    for at in range(0, len(s.marks), Mark.SIZE):
        if (
            EFFECTS[s.marks[at + Mark.EFFECT]].keeps_row()
            and s.marks[at + Mark.ABOUT] > 0
            and s.marks[at + Mark.NUMBER] == power + 1
        ):
            return True
    return False


def replace_in_rows(s: Cosmic, player: int, power: int, new: int) -> None:
    """Where a power of the player stands in a row another takes its place. COS-4.12"""
    for at in range(0, len(s.marks), Mark.SIZE):
        row = (
            EFFECTS[s.marks[at + Mark.EFFECT]].keeps_row()
            and s.marks[at + Mark.PLAYER] == player
            and s.marks[at + Mark.ABOUT] > 0
        )
        if row and s.marks[at + Mark.NUMBER] == power + 1:
            s.marks[at + Mark.NUMBER] = new + 1


def draw_power(s: Cosmic) -> int:
    """A random unused power that can be acquired during the game, or NOBODY. COS-15.3, 1.21"""
    found = [power for power in unused_powers(s) if not ARTEFACT[power]]
    if not found:
        return NOBODY
    s.show()
    return s.rng.pick(found)


def own_powers(s: Cosmic, player: int) -> list[int]:
    """The powers that belong to the player for good: what can be swapped or exchanged. COS-4.12"""
    return [
        s.sheets[at + Sheet.POWER]
        for at in range(0, len(s.sheets), Sheet.SIZE)
        if s.sheets[at + Sheet.PLAYER] == player and s.sheets[at + Sheet.STATUS] in (OWN, STAR_1, STAR_2, BESIDES)
    ]


def swappable(s: Cosmic, player: int) -> list[int]:
    """The player's own powers that are face up and work, and are not chartered. COS-4.6"""
    if ask_charters(s, player):
        return []
    return [power for power in active_powers(s, player) if power in own_powers(s, player)]

"""Schizoid, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PUBLIC
from .. import notes
from ..atoms import CONDITION_ATOM
from ..components import CONDITION, FIRST_MOON, GROUND_BITS, MOST_BASES, POWER, SLOTS, SYSTEM_BITS, TOKEN_BASES
from ..effects.effect import Effect
from ..effects.in_force import refresh
from ..effects.questions import AskPlayer, AskSecret
from ..effects.table_hooks import ask_needed
from ..galaxy import bits
from ..records import Secret
from ..rules.aftermath import turn_all_sheets
from ..rules.victory import TEST_VICTORY, external
from ..state import Cosmic
from ..terms import TO_WIN
from .shared.places import external_places

SCHIZOID: Final = POWER.index("schizoid")


def condition_at(s: Cosmic, player: int) -> int:
    """Where the player's secret condition stands in `secrets`, or NOBODY."""
    for at in range(0, len(s.secrets), Secret.SIZE):
        if s.secrets[at + Secret.EFFECT] == SCHIZOID and s.secrets[at + Secret.PLAYER] == player:
            return at
    return NOBODY


def fulfils_condition(s: Cosmic, who: int, condition: int) -> bool:
    """Whether a player fulfils one of the eight conditions; what changes the number of bases counts. COS-15.12, 22.3"""
    more = ask_needed(s, TO_WIN) - TO_WIN
    bases = external(s, who)
    if condition == 0:
        return bases >= 6 + more
    if bases < 3 + more or (condition >= 6 and bases < 4 + more):
        return False
    home = s.home[who]
    in_warp = s.warp[who] + s.pending[who] + sum(s.limbo[who :: s.players])
    if condition == 7:
        return in_warp == 0
    if condition == 6:
        return not any(s.bases[player] & SYSTEM_BITS[home] & GROUND_BITS for player in s.around(who))
    outside = s.bases[who] & external_places(s, who)
    if condition == 1:
        return holds_home(s, who)
    if condition == 2:
        return all(outside & SYSTEM_BITS[s.home[player]] for player in s.around(who))
    if condition == 3:
        return len(s.hands[who]) >= 10
    if condition == 4:
        return any(bits(outside & SYSTEM_BITS[s.home[player]]) >= 3 + more for player in s.around(who))
    return in_warp >= 8


def holds_home(s: Cosmic, player: int) -> bool:
    """A base on every home planet still in the game; on the Gas Giant and in the Space Dust tokens count."""
    system = s.home[player]
    if TOKEN_BASES[s.back[system]]:
        return s.at(player, system * SLOTS) >= 10
    if MOST_BASES[s.back[system]] > 0:
        return s.at(player, system * SLOTS) >= 8
    return all(s.has_base(player, place) for place in s.planets_in(system))


class Schizoid(Effect):
    """A secret condition of your choice is what wins, for everybody. COS-15.12, 22.3"""

    def keeps_secrets(self) -> bool:
        return True

    def received(self, s: Cosmic, me: int) -> None:
        s.push(AskSecret(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [CONDITION_ATOM + condition for condition in range(len(CONDITION))]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.secrets += [SCHIZOID, me, atom - CONDITION_ATOM, 1 << me]

    def vow_options(self, s: Cosmic, me: int) -> list[int]:
        return open_conditions(s) or [0]

    def condition(self, s: Cosmic, me: int) -> int:
        at = condition_at(s, me)
        return s.secrets[at + Secret.ABOUT] if at != NOBODY and s.secrets[at + Secret.KNOWN] == PUBLIC else NOBODY

    def wins(self, s: Cosmic, me: int, who: int, won: bool) -> bool:
        at = condition_at(s, me)
        return won if at == NOBODY else fulfils_condition(s, who, s.secrets[at + Secret.ABOUT])

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.champions != 0 and condition_at(s, me) != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        """Somebody fulfils the condition: it is a secret no longer."""
        at = condition_at(s, me)
        s.secrets[at + Secret.KNOWN] = PUBLIC
        s.tell(notes.NAMES_CONDITION, me, s.secrets[at + Secret.ABOUT])
        s.show()


def open_conditions(s: Cosmic) -> list[int]:
    """The conditions that nobody fulfils now."""
    found: list[int] = []
    for condition in range(len(CONDITION)):
        if not any(fulfils_condition(s, player, condition) for player in range(s.players)):
            found.append(condition)
    return found


class SchizoidWild(Effect):
    """Exchange home systems with another player; all tokens stay where they are."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in s.around(me)]

    def speaks(self, stage: int) -> bool:
        return True

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        other = s.player_of(atom)
        home = s.home.copy()
        home[me], home[other] = home[other], home[me]
        s.tell(notes.SWAPS_HOMES, me, other)
        s.home = home
        s.count_systems()
        s.count_bases()
        for player in (me, other):
            for place in s.moons_in(home[player]):
                s.moon_known[place - FIRST_MOON] |= 1 << player
                s.show(player)
        refresh(s)
        s.then([*turn_all_sheets(s), TEST_VICTORY])


class SchizoidSuper(Effect):
    """Choose another condition that nobody fulfils now."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return condition_at(s, me) != NOBODY and len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskSecret(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        now = s.secrets[condition_at(s, me) + Secret.ABOUT]
        return [CONDITION_ATOM + condition for condition in open_conditions(s) if condition != now]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        at = condition_at(s, me)
        s.secrets[at + Secret.ABOUT] = atom - CONDITION_ATOM
        s.secrets[at + Secret.KNOWN] = 1 << me

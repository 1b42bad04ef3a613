"""Comets: a rule of their own for the coming challenge. COS-7.11, 7.12

A comet belongs to nobody; its hooks are asked with the offense as `me`.
"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ....clockwork.step import Step
from ..components import ATTACK_TYPE, POWER
from ..effects.effect import Effect
from ..effects.in_force import has
from ..effects.timing import INVITE_DEF, INVITE_OFF, LAND, REWARD
from ..effects.usage import is_silenced
from ..records import Lasting
from ..rules.alliances import PromiseLucre, invite, may_invite, one_against_one
from ..rules.drawing import Draw
from ..state import Cosmic
from ..terms import DEF, FOUGHT, OFF

MACRON: Final = POWER.index("macron")
TENACIOUS: Final = 10
EXPENSE: Final = 2
SPOILS: Final = 4


class Comet11(Effect):
    """Power Outage: no power works."""

    def shuts_powers(self) -> bool:
        return True


class Comet12(Effect):
    """Consolation War: consolation is doubled."""

    def consolation(self, s: Cosmic, me: int, taker: int, number: int) -> int:
        return 2 * number


class Comet13(Effect):
    """Free-for-All: everybody is invited by both sides and must join one of them."""

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing in (INVITE_OFF, INVITE_DEF)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not one_against_one(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        side = OFF if timing == INVITE_OFF else DEF
        host = s.main(side)
        promises: list[Step[Cosmic]] = []
        for guest in s.around(host):
            if not s.is_main(guest) and not s.invited[side] >> guest & 1 and may_invite(s, host, guest):
                invite(s, side, guest)
                if s.lucre_used and s.lucre[host] > 0 and not is_silenced(s, host):
                    promises.append(PromiseLucre(host, guest))
        s.then(promises)

    def must_ally(self, s: Cosmic, me: int, who: int, side: int, must: bool) -> bool:
        return must or s.bases[who] != 0


class Comet14(Effect):
    """Victory Dance: everybody may commit as many tokens as he has bases; a Macron commits what a Macron may."""

    def commit_limit(self, s: Cosmic, me: int, who: int, limit: int) -> int:
        return limit if has(s, who, MACRON) else max(1, s.planet_bases(who))


class Comet15(Effect):
    """An Odd Way to Win a War: the only odd Attack card wins. COS-17.10"""

    def decides(self, s: Cosmic, me: int, winner: int) -> int:
        if not s.both_attack() or s.value[OFF] % 2 == s.value[DEF] % 2:
            return winner
        return OFF if s.value[OFF] % 2 == 1 else DEF


class Comet16(Effect):
    """Tenacious Defense: the defender's Attack card of 1 to 10 is doubled. COS-17.1"""

    def printed(self, s: Cosmic, me: int, side: int, value: int) -> int:
        return 2 * value if side == DEF and s.kind[DEF] == ATTACK_TYPE and 1 <= value <= TENACIOUS else value


class Comet17(Effect):
    """Expense War: every card played costs 2 Lucre."""

    def card_cost(self, s: Cosmic, me: int, who: int, cost: int) -> int:
        return cost + EXPENSE


class Comet18(Effect):
    """Half-Hearted War: Attack cards count half, rounded towards zero. COS-17.3"""

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        for side in (OFF, DEF):
            if s.kind[side] == ATTACK_TYPE:
                half = abs(values[side]) // 2
                values[side] = -half if values[side] < 0 else half


class Comet19(Effect):
    """Lone Wolves: no alliances of any kind."""

    def alone(self, s: Cosmic, me: int, alone: bool) -> bool:
        return True

    def may_invite(self, s: Cosmic, me: int, who: int, guest: int, may: bool) -> bool:
        return False

    def may_ally(self, s: Cosmic, me: int, who: int, side: int, may: bool) -> bool:
        return False


class Comet20(Effect):
    """Spoils of War: rewards are doubled, and the winner draws a card for each of his tokens, up to four.

    The tokens are counted before they land.
    """

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing in (LAND, REWARD)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.ending == FOUGHT and s.winner != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == LAND:
            self.last(s, me, min(SPOILS, s.strength(s.main(s.winner), s.winner)))
        else:
            s.push(Draw(s.main(s.winner), s.lasting[s.recall(self.number, me) + Lasting.ABOUT]))

    def rewards(self, s: Cosmic, me: int, who: int, number: int) -> int:
        return 2 * number

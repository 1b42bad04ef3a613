"""Lloyd, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NO, NOBODY, PASS, YES
from .. import notes
from ..atoms import AMOUNT_ATOM, PLACE_ATOM, verb
from ..components import IS_MOON, POWER
from ..effects.effect import EFFECTS, INSURING, Effect
from ..effects.openings import amounts, player_atoms
from ..effects.questions import AskAmount, AskPlace, AskPlayer, AskWay, AskYes
from ..effects.timing import TOKENS_TO_WARP
from ..effects.usage import is_silenced
from ..records import Lasting
from ..rules.loss_in_progress import left_to_lose, loser, spare
from ..rules.payments import pay
from ..rules.settle import Settle
from ..rules.tokens import bring_home, home_options, put_home
from ..state import Cosmic
from .shared.owning import is_sheet_up
from .shared.records import PER_PLAYER, records

LLOYD: Final = POWER.index("lloyd")
HULL: Final = 1
CARGO: Final = 2
CHARTER: Final = 3
"""What Lloyd insures: his records in `lasting` are player * POLICY_COUNT + policy."""
POLICY_COUNT: Final = 4
PER_POLICY: Final = PER_PLAYER * POLICY_COUNT
"""Client, policy and premium in one."""
POLICIES: Final[list[int]] = [NOBODY, verb("hull"), verb("cargo"), verb("charter")]
"""The atom of each policy, by its number."""
CLIENT: Final = 0
POLICY: Final = 1
PREMIUM: Final = 2
SIGNS: Final = 3
"""The questions of Lloyd."""
HIGHEST_PREMIUM: Final = 4


def has_policy(s: Cosmic, player: int, policy: int) -> bool:
    """Whether the player is insured so in this challenge."""
    for at in range(0, len(s.lasting), Lasting.SIZE):
        if s.lasting[at + Lasting.EFFECT] == LLOYD and s.lasting[at + Lasting.ABOUT] == player * POLICY_COUNT + policy:
            return True
    return False


def is_client(s: Cosmic, player: int) -> bool:
    """Whether the player has a policy in this challenge."""
    return has_policy(s, player, HULL) or has_policy(s, player, CARGO) or has_policy(s, player, CHARTER)


def insure(s: Cosmic, me: int, player: int, policy: int) -> None:
    """Until the end of the challenge the policy binds."""
    EFFECTS[LLOYD].last(s, me, player * POLICY_COUNT + policy)


class Lloyd(Effect):
    """Insure others against losing tokens, cards or their power. COS-18.10"""

    def clients(self, s: Cosmic, me: int, asked: int) -> list[int]:
        """To whom a policy can be offered, but for those asked already."""
        found: list[int] = []
        for player in s.around(me):
            free = not asked >> player & 1 and not is_client(s, player)
            if free and s.lucre[player] > 0 and not is_silenced(s, player):
                found.append(player)
        return found

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return is_sheet_up(s, me, self.number) and len(self.clients(s, me, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, CLIENT, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == CLIENT:
            atoms = player_atoms(s, self.clients(s, me, about))
            return [PASS, *atoms] if about and atoms else atoms
        if stage == POLICY:
            return POLICIES[HULL:]
        if stage == PREMIUM:
            return amounts(1, min(HIGHEST_PREMIUM, s.lucre[about % PER_PLAYER]))
        return [YES, NO]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        client = about % PER_PLAYER
        if stage == CLIENT:
            if atom != PASS:
                client = s.player_of(atom)
                s.push(AskPlayer(me, me, self.number, CLIENT, about | 1 << client))
                s.push(AskWay(me, me, self.number, POLICY, client))
        elif stage == POLICY:
            s.push(AskAmount(me, me, self.number, PREMIUM, client + PER_PLAYER * POLICIES.index(atom)))
        elif stage == PREMIUM:
            s.push(AskYes(client, me, self.number, SIGNS, about + PER_POLICY * (atom - AMOUNT_ATOM)))
        elif atom == YES:
            pay(s, client, me, about // PER_POLICY)
            insure(s, me, client, about // PER_PLAYER % POLICY_COUNT)

    def group(self, timing: int) -> int:
        return INSURING if timing == TOKENS_TO_WARP else super().group(timing)

    def insures(self, s: Cosmic, me: int, who: int) -> bool:
        return has_policy(s, who, CARGO)

    def charters(self, s: Cosmic, me: int, who: int) -> bool:
        return has_policy(s, who, CHARTER)

    def saves(self, s: Cosmic, me: int) -> None:
        """Hull: what is neither captured nor removed returns; for consolation it is lost. COS-16.9, P8.26"""
        owner = loser(s)
        if left_to_lose(s) == 0 or not home_options(s, owner):
            return
        if owner * POLICY_COUNT + HULL in records(s, self.number, me):
            number = spare(s, left_to_lose(s), counts=owner != me)
            s.tell(notes.SAVES, owner, number)
            bring_home(s, owner, number)


class LloydWild(Effect):
    """Of the tokens with which you lose a base on a planet one stays there."""

    def group(self, timing: int) -> int:
        return INSURING if timing == TOKENS_TO_WARP else super().group(timing)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser(s) == me and left_to_lose(s) > 0 and len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """The planets whose base is being lost."""
        found: list[int] = []
        lost = s.settled[me] & ~s.bases[me] & ~s.gone
        for place in range(len(IS_MOON)):
            if lost >> place & 1 and not IS_MOON[place]:
                found.append(PLACE_ATOM + place)
        return found

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if spare(s, 1, counts=False) == 1:
            s.transit[me] -= 1
            s.tell(notes.SAVES, me, 1)
            put_home(s, me, atom - PLACE_ATOM, 1)
            s.push(Settle())


class LloydSuper(Effect):
    """Insure yourself with one policy, free of charge."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not is_client(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return POLICIES[HULL:]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        insure(s, me, me, POLICIES.index(atom))

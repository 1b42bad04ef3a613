"""Diplomat, with both sides of its Flare."""

from __future__ import annotations

from .. import notes
from ..atoms import DEFENSE_ATOM, OFFENSE_ATOM
from ..components import ATTACK_TYPE, COMPROMISE, COMPROMISE_TYPE
from ..effect_numbers import STANDS_IN
from ..effects.effect import Effect
from ..effects.questions import AskPlayer, AskWay
from ..effects.timing import P8
from ..effects.usage import cards_to_play, is_silenced
from ..rules.hands import release
from ..rules.phases import Phase
from ..rules.resolution import Decided
from ..state import Cosmic
from ..terms import DEF, OFF
from .chronos import restart
from .shared.deal_of_three import TalkOfThree, parties


def give_up(s: Cosmic, player: int, card: int) -> None:
    """A card of the hand is played as part of an effect: it lies open and is discarded in P9."""
    release(s, player, card)
    s.played += [card, player]
    s.tell(notes.PLAYS_CARD, player, card)
    s.show()


class Diplomat(Effect):
    """Play a Compromise: all cards become Compromises, and you are the third party to the deal."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.kind[OFF] != ATTACK_TYPE and s.kind[DEF] != ATTACK_TYPE:
            return False
        return COMPROMISE in cards_to_play(s, me) and not is_silenced(s, s.offense) and not is_silenced(s, s.defender)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if COMPROMISE not in cards_to_play(s, me):
            return
        give_up(s, me, COMPROMISE)
        s.kind[OFF] = COMPROMISE_TYPE
        s.kind[DEF] = COMPROMISE_TYPE
        self.last(s, me)

    def talks(self, s: Cosmic, me: int) -> bool:
        if not self.lasts(s, me):
            return False
        s.push(TalkOfThree(0))
        return True


class DiplomatWild(Effect):
    """Play a Compromise to take the place of a party to the deal."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return COMPROMISE in cards_to_play(s, me) and me not in parties(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if COMPROMISE in cards_to_play(s, me):
            give_up(s, me, COMPROMISE)
            s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in parties(s)]

    def speaks(self, stage: int) -> bool:
        return True

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        replaced = s.player_of(atom)
        s.lasting += [STANDS_IN, me, replaced]
        s.due[me] += s.due[replaced]
        s.due[replaced] = 0
        s.tell(notes.STANDS_IN, me, replaced)


class DiplomatSuper(Effect):
    """No cards are played: all players vote on the winner."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        restart(s, [Phase(P8), AskWay(s.left_of(s.offense), me, self.number, 1, 0)])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [OFFENSE_ATOM, DEFENSE_ATOM]

    def speaks(self, stage: int) -> bool:
        return True

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        """`stage` counts the players from the offense's left, `about` the votes for the offense."""
        voter = (s.offense + stage) % s.players
        s.tell(notes.VOTES, voter, s.offense if atom == OFFENSE_ATOM else s.defender)
        votes = about + (1 if atom == OFFENSE_ATOM else 0)
        if stage < s.players:
            s.push(AskWay((voter + 1) % s.players, me, self.number, stage + 1, votes))
        else:
            s.push(Decided(OFF if 2 * votes > s.players else DEF))

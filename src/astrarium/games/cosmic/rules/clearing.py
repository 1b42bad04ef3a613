"""What is put back, put away or forgotten when a challenge ends or the next begins. COS-P9, P10"""

from __future__ import annotations

from ....clockwork.names import NOBODY
from ....clockwork.step import Step
from .. import notes
from ..effect_numbers import BESIDE, SET_ASIDE, STANDING
from ..effects.effect import EFFECTS, NEXT_CHALLENGE
from ..records import Mark, PlayedCard, Secret
from ..state import Cosmic
from ..terms import DEF, OFF, UNDECIDED
from .hands import discard, discard_played, take_back, unstash
from .tokens import recall_force, stay_in_warp


def clear_challenge(s: Cosmic) -> None:
    """Nothing of the last challenge is left. COS-P9.3"""
    s.defender = NOBODY
    s.system = NOBODY
    s.target = NOBODY
    s.guarding = NOBODY
    s.in_warp = False
    s.reverse = False
    s.extra = False
    s.comet = NOBODY
    s.drawn = NOBODY
    s.answering = NOBODY
    s.withdrawn = 0
    s.ending = UNDECIDED
    s.winner = NOBODY
    s.success = False
    for side in (OFF, DEF):
        s.invited[side] = 0
        s.joined[side] = 0
        s.kind[side] = NOBODY
        s.value[side] = 0
        s.boost[side] = 0
    for player in range(s.players):
        s.lost[player] = 0
        s.due[player] = 0
    s.used = []
    s.zapped = []
    s.lasting = []
    s.decided = []
    s.banned = []
    if s.secrets:
        forget_vows(s)


def forget_vows(s: Cosmic) -> None:
    """Secret numbers of Flares and claims last for a challenge; those of powers stay with the power."""
    kept: list[int] = []
    for at in range(0, len(s.secrets), Secret.SIZE):
        if EFFECTS[s.secrets[at + Secret.EFFECT]].keeps_secrets():
            kept += s.secrets[at : at + Secret.SIZE]
    s.secrets = kept


def end_standing(s: Cosmic, until: int = NEXT_CHALLENGE) -> None:
    """What was to stay in force until the next challenge, or for a turn, ends."""
    for at in range(len(s.marks) - Mark.SIZE, -1, -Mark.SIZE):
        if at < len(s.marks) and s.marks[at + Mark.EFFECT] == STANDING and s.marks[at + Mark.NUMBER] == until:
            EFFECTS[s.marks[at + Mark.ABOUT]].stop(s, s.marks[at + Mark.PLAYER])


def unwind_to(s: Cosmic, kind: type[Step[Cosmic]]) -> None:
    """Leave out everything that was to come before that step; what was in progress is dropped."""
    while not isinstance(s.stack[-1], kind):
        s.stack.pop()
    s.uses = []
    s.losses = []
    s.draws = []
    s.decided = []
    s.gained = []
    s.banned = []


def do_after(s: Cosmic, kind: type[Step[Cosmic]], step: Step[Cosmic]) -> None:
    """Once the next step of that kind, and all that it leads to, is done, this step follows."""
    for place in range(len(s.stack) - 1, -1, -1):
        if isinstance(s.stack[place], kind):
            s.stack.insert(place, step)
            return


def take_back_tokens(s: Cosmic) -> None:
    """Everybody's tokens on the cone return to bases, and nobody is an ally any more."""
    empty_cone(s)
    s.joined = [0, 0]


def empty_cone(s: Cosmic) -> None:
    """All tokens on the cone return to bases, those of a defender in the Warp to the Warp. COS-7.9"""
    for player in range(s.players - 1, -1, -1):
        for side in (OFF, DEF):
            if s.in_warp and side == DEF and player == s.guard():
                stay_in_warp(s)
            elif s.force[side * s.players + player] > 0:
                recall_force(s, player, side)


def take_back_cards(s: Cosmic) -> None:
    """Selected cards, Kickers and cards beside the challenge return to the hands."""
    take_back(s, BESIDE)
    for side in (OFF, DEF):
        player = s.main(side)
        if s.chosen[side] != NOBODY and player != NOBODY:
            s.gain_card(player, s.chosen[side], s.chosen_known[side])
            s.tell(notes.GETS_BACK, player, 1)
            s.chosen[side] = NOBODY
        if s.kicker[side] != NOBODY and player != NOBODY:
            s.gain_card(player, s.kicker[side], s.kicker_known[side])
            s.tell(notes.GETS_BACK, player, 1)
            s.kicker[side] = NOBODY


class PutCardsAway(Step["Cosmic"]):
    """Challenge cards, Kickers and what was played in P8 are discarded. COS-P9.1"""

    def run(self, s: Cosmic) -> None:
        for side in (DEF, OFF):
            player = s.main(side)
            if s.chosen[side] != NOBODY:
                card = s.chosen[side]
                s.chosen[side] = NOBODY
                discard(s, player, card)
            if s.kicker[side] != NOBODY:
                card = s.kicker[side]
                s.kicker[side] = NOBODY
                discard(s, player, card)
        for at in range(len(s.played) - PlayedCard.SIZE, -1, -PlayedCard.SIZE):
            discard_played(s, s.played[at + PlayedCard.CARD])
        if s.stash:
            for player in range(s.players):
                for card in unstash(s, BESIDE, player):
                    discard(s, player, card)
            take_back(s, SET_ASIDE)

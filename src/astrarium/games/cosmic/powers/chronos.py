"""Chronos, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PUBLIC
from ....clockwork.step import Step
from .. import notes
from ..atoms import PLACE_ATOM
from ..components import EDICT_TYPE, IS_MOON, POWER, SYSTEM_OF, TYPE_OF
from ..effect_numbers import (
    BESIDE,
    EFFECT,
    FIRST_MOON_EFFECT,
    FIRST_WILD,
    KICKER_DECIDED,
    LAUNCH_BEGUN,
    PROMISED,
    SELECTION_BEGUN,
    SET_ASIDE,
    SPENT_CARD,
)
from ..effects.effect import Effect
from ..effects.in_force import refresh
from ..effects.questions import AskPlayer
from ..effects.timing import DEF_SET
from ..effects.usage import card_of_effect, may_use
from ..effects.vetoes import AskAim
from ..effects.windows import Window
from ..moon_places import occupant
from ..records import Lasting, PlayedCard, Used
from ..rules.clearing import take_back_cards, take_back_tokens, unwind_to
from ..rules.destiny import DefenderHandCheck, occupy
from ..rules.hands import stash_card, take_back
from ..rules.launch import FROM_LAUNCH
from ..rules.selection import selection_steps
from ..rules.targets import places_in
from ..rules.tokens import home_options
from ..rules.turn import ChallengeOver
from ..rules.uses import PutAway
from ..state import Cosmic
from ..terms import DEF, OFF
from .shared.records import forget

CHRONOS: Final = POWER.index("chronos")
CHRONOS_SUPER: Final = EFFECT.index("flare_chronos_super")


def restart(s: Cosmic, steps: list[Step[Cosmic]]) -> None:
    """What was to come in this challenge is dropped for these steps; a card just played is still put away."""
    cards: list[Step[Cosmic]] = []
    while not isinstance(s.stack[-1], ChallengeOver):
        step = s.stack.pop()
        if isinstance(step, PutAway):
            cards.append(step)
    unwind_to(s, ChallengeOver)
    s.then([*cards, *steps])


def give_back(s: Cosmic, bookmark: int, cause: int) -> None:
    """Cards played since a point return to those who played them, and what they did ends. COS-8.14, 6.7"""
    start = 0
    for at in range(0, len(s.used), Used.SIZE):
        if s.used[at + Used.EFFECT] == bookmark:
            start = at
    for at in range(start, len(s.used), 2):
        effect = s.used[at + Used.EFFECT]
        player = s.used[at + Used.PLAYER]
        if effect == cause or not FIRST_WILD <= effect < FIRST_MOON_EFFECT:
            continue
        forget(s, effect, player)
        card = card_of_effect(effect)
        if card in s.discard and not lies_open(s, card):
            s.discard.remove(card)
            s.played += [card, player]
    kept: list[int] = []
    for at in range(0, len(s.played), PlayedCard.SIZE):
        card = s.played[at + PlayedCard.CARD]
        player = s.played[at + PlayedCard.PLAYER]
        if card == card_of_effect(cause):
            kept += [card, player]
            continue
        s.gain_card(player, card, PUBLIC)
        s.tell(notes.TAKES_CARD, player, card)
        if TYPE_OF[card] == EDICT_TYPE:
            s.lasting += [SPENT_CARD, player, card]
    s.played = kept
    take_back(s, BESIDE)
    refresh(s)


def lies_open(s: Cosmic, card: int) -> bool:
    """Whether a card has been played and not been put away yet."""
    return card in s.played[PlayedCard.CARD :: PlayedCard.SIZE]


class Chronos(Effect):
    """Time travel: the challenge is replayed from P7, without the card that your opponent played."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.recall(self.number, NOBODY) == NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        opponent = s.opponent(me)
        side = s.side_of(opponent)
        self.last(s, me)
        s.tell(notes.TURNS_TIME_BACK, me)
        restart(s, selection_steps())
        give_back(s, SELECTION_BEGUN, CHRONOS_SUPER)
        card = s.chosen[side]
        same = s.recall(CHRONOS_SUPER, me)
        if same != NOBODY:
            s.lasting[same + Lasting.ABOUT] = card + 1
        else:
            s.chosen[side] = NOBODY
            self._set_aside(s, opponent, side, card)
        take_back_cards(s)
        for each in (OFF, DEF):
            s.kind[each] = NOBODY
            s.value[each] = 0

    def _set_aside(self, s: Cosmic, opponent: int, side: int, card: int) -> None:
        """The opponent's card and Kicker lie aside until P9, unless he shows that he has no other card."""
        if s.kicker[side] != NOBODY:
            stash_card(s, SET_ASIDE, opponent, opponent, s.kicker[side], False, PUBLIC)
            s.kicker[side] = NOBODY
        if card == NOBODY:
            return
        if s.has_challenge_card(opponent):
            stash_card(s, SET_ASIDE, opponent, opponent, card, False, PUBLIC)
            return
        s.gain_card(opponent, card, PUBLIC)
        for place in range(len(s.seen[opponent])):
            s.seen[opponent][place] = PUBLIC
        s.show()
        s.tell(notes.SHOWS_HAND, opponent)


class ChronosWild(Effect):
    """The challenge goes back to P3, and the offense must aim elsewhere in the system."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.in_warp or s.target == NOBODY or s.recall(self.number, NOBODY) != NOBODY:
            return False
        return len(self._targets(s)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        s.tell(notes.TURNS_TIME_BACK, me)
        restart(s, [AskAim(s.offense, me, self.number)])
        give_back(s, LAUNCH_BEGUN, self.number)
        take_back_cards(s)
        for at in range(len(s.lasting) - Lasting.SIZE, -1, -Lasting.SIZE):
            if s.lasting[at + Lasting.EFFECT] in (PROMISED, KICKER_DECIDED):
                del s.lasting[at : at + Lasting.SIZE]
        s.invited = [0, 0]
        s.withdrawn = 0
        cone = OFF * s.players + s.offense
        # Without any base the token that came from the Warp stays in the cone. COS-P1.3
        stays = 0 if home_options(s, s.offense) else s.force[cone]
        s.force[cone] -= stays
        take_back_tokens(s)
        s.force[cone] += stays

    def _targets(self, s: Cosmic) -> list[int]:
        return [place for place in places_in(s, SYSTEM_OF[s.target]) if place != s.target and is_open(s, place)]

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [PLACE_ATOM + place for place in self._targets(s)]
        return [s.player_atom(player) for player in s.occupants(s.target) if player != s.offense]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 1:
            self._go_on(s, s.player_of(atom))
            return
        place = atom - PLACE_ATOM
        defender = planet_defender(s)
        s.target = place
        s.system = SYSTEM_OF[place]
        s.tell(notes.AIMS, s.offense, place)
        visitors = [player for player in s.occupants(place) if player != s.offense]
        if IS_MOON[place]:
            self._go_on(s, occupant(s, place))
        elif s.owner[s.system] != s.offense:
            self._go_on(s, defender)
        elif s.defender in visitors or len(visitors) < 2:
            self._go_on(s, s.defender if s.defender in visitors else visitors[0] if visitors else NOBODY)
        else:
            s.push(AskPlayer(s.offense, me, self.number, 1))

    def _go_on(self, s: Cosmic, defender: int) -> None:
        """P3 begins again, after a hand check if somebody else defends now. COS-P2.16"""
        if defender == NOBODY:
            occupy(s)
            return
        # The purchases of P2 are over.
        s.then(FROM_LAUNCH[1:])
        if defender != s.defender:
            s.defender = defender
            s.guarding = NOBODY
            refresh(s)
            s.tell(notes.DEFENDS, defender)
            s.then([Window(DEF_SET), DefenderHandCheck()])


def planet_defender(s: Cosmic) -> int:
    """Who defends on a planet of the system: the defender, after a moon the owner of the system."""
    return s.owner[SYSTEM_OF[s.target]] if IS_MOON[s.target] else s.defender


def is_open(s: Cosmic, place: int) -> bool:
    """Whether the offense could aim there instead. COS-P2.4, P2.5, P2.8, 13.16"""
    if IS_MOON[place]:
        return not s.extra and not s.has_base(s.offense, place)
    if not s.has_base(s.offense, place):
        return True
    if s.owner[SYSTEM_OF[place]] == s.offense:
        return len(s.occupants(place)) > 1
    return s.has_base(planet_defender(s), place)


class ChronosSuper(Effect):
    """When time is turned back your opponent must play the same card again."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return may_use(s, me, CHRONOS, timing) and s.chosen[s.side_of(s.opponent(me))] != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def selectable(self, s: Cosmic, me: int, who: int, cards: list[int]) -> list[int]:
        card = s.lasting[s.recall(self.number, me) + Lasting.ABOUT] - 1
        return [card] if who == s.opponent(me) and s.is_main(me) and card in cards else cards

"""Mesmer, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar

from ....clockwork.names import NOBODY
from ..atoms import CARD_ATOM
from ..components import (
    ATTACK_TYPE,
    COMPROMISE_TYPE,
    EDICT_TYPE,
    EDICTS,
    FIRST_EDICT,
    FIRST_FLARE,
    IS_CHALLENGE,
    POWER,
    TYPE_OF,
)
from ..effect_numbers import FIRST_EDICT_EFFECT, ROLES, SHOWN, TIMES
from ..effects.effect import EFFECTS, Effect
from ..effects.openings import card_atoms
from ..effects.questions import AskCard, AskName
from ..effects.usage import affords_card, role_in
from ..invariants import all_cards
from ..records import Announced, Lasting, pair
from ..rules.offers import Offering
from ..rules.uses import answering, play_card, subject
from ..state import Cosmic


def edict_times() -> int:
    """Whenever some Edict can be played."""
    mask = 0
    for effect in range(FIRST_EDICT_EFFECT, FIRST_EDICT_EFFECT + EDICTS):
        mask |= TIMES[effect]
    return mask


def playable_edicts(s: Cosmic, me: int, timing: int) -> list[int]:
    """The Edicts of this game that could be played now, whoever holds them."""
    timely: list[int] = []
    for card in range(FIRST_EDICT, FIRST_EDICT + EDICTS):
        effect = FIRST_EDICT_EFFECT + card - FIRST_EDICT
        if not TIMES[effect] >> timing & 1 or s.is_off(effect):
            continue
        part = ROLES[effect] & role_in(s, me, timing) != 0 or EFFECTS[effect].whoever(timing)
        if part and EFFECTS[effect].ready(s, me, timing):
            timely.append(card)
    if not timely:
        return timely
    game = set(all_cards(s))
    return [card for card in timely if card in game]


def closed_cards(s: Cosmic, me: int) -> list[int]:
    """The cards of the hand except those that lie open because of Aura."""
    cards = s.hands[me].copy()
    for at in range(0, len(s.lasting), Lasting.SIZE):
        if (
            s.lasting[at + Lasting.EFFECT] == SHOWN
            and s.lasting[at + Lasting.PLAYER] == me
            and s.lasting[at + Lasting.ABOUT] in cards
        ):
            cards.remove(s.lasting[at + Lasting.ABOUT])
    return cards


class Disguise(Effect):
    """A card of your hand is played as if it were an Edict: first which Edict, then with which card."""

    def times(self) -> int:
        return edict_times()

    def cards(self, s: Cosmic, me: int) -> list[int]:
        """The cards that can be played as something else."""
        raise NotImplementedError

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return affords_card(s, me) and len(self.cards(s, me)) > 0 and len(self.edicts(s, me, timing)) > 0

    def edicts(self, s: Cosmic, me: int, timing: int) -> list[int]:
        """The Edicts as which one of the cards, not printed so, could be played now."""
        cards = self.cards(s, me)
        return [edict for edict in playable_edicts(s, me, timing) if any(card != edict for card in cards)]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskName(me, me, self.number, timing, NOBODY))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """`stage` is the timing point, `about` the Edict once it is named."""
        if about == NOBODY:
            return card_atoms(self.edicts(s, me, stage))
        return card_atoms([card for card in self.cards(s, me) if card != about])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        card = atom - CARD_ATOM
        if about == NOBODY:
            s.push(AskCard(me, me, self.number, stage, card))
        else:
            s.show()
            play_card(s, me, card, FIRST_EDICT_EFFECT + about - FIRST_EDICT, stage)


class Mesmer(Disguise):
    """Play an Edict as if it were any other Edict of this game."""

    def cards(self, s: Cosmic, me: int) -> list[int]:
        return [card for card in closed_cards(s, me) if TYPE_OF[card] == EDICT_TYPE]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        """Not as an answer to itself, and not more often at once than there are Edicts: every answer has an end."""
        if answering(s) and subject(s)[0] == me and subject(s)[1] == self.number:
            return False
        announced = 0
        for at in range(0, len(s.uses), Announced.SIZE):
            if s.uses[at + Announced.PLAYER] == me and s.uses[at + Announced.EFFECT] == self.number:
                announced += 1
        return len(self.cards(s, me)) > announced and super().ready(s, me, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        # Each Edict may be played so, also a further one in the same window. COS-8.13
        for place in range(len(s.stack) - 1, -1, -1):
            step = s.stack[place]
            if isinstance(step, Offering):
                used = tuple([code for code in step.used if code != pair(self.number, me)])
                s.stack[place] = Offering(step.timing, step.group, step.turn, used)
                break
        super().use(s, me, timing)


class MesmerWild(Effect):
    """Your revealed Attack card below 10 becomes a Compromise."""

    BELOW: ClassVar[int] = 10

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        side = s.side_of(me)
        return s.chosen[side] != NOBODY and s.kind[side] == ATTACK_TYPE and s.value[side] < self.BELOW

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.kind[s.side_of(me)] = COMPROMISE_TYPE


class MesmerSuper(Disguise):
    """Play any card but a Challenge card as if it were an Edict."""

    def cards(self, s: Cosmic, me: int) -> list[int]:
        cards = [card for card in closed_cards(s, me) if not IS_CHALLENGE[card]]
        flare = FIRST_FLARE + POWER.index("mesmer")
        if flare in cards:
            cards.remove(flare)
        return cards

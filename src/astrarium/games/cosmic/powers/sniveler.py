"""Sniveler, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NO, YES
from ....clockwork.step import Step
from .. import notes
from ..atoms import CARD_ATOM, PLACE_ATOM, TYPE_ATOM, verb
from ..components import (
    ATTACK_TYPE,
    COMPROMISE_TYPE,
    EDICT_TYPE,
    FIRST_EDICT,
    FLARE_TYPE,
    KICKER_TYPE,
    NUMBER,
    REINFORCEMENT_TYPE,
    TYPE_OF,
    TYPES,
)
from ..effect_numbers import EXTRA
from ..effects.effect import Effect
from ..effects.openings import AsksWay
from ..effects.questions import AskCard, AskHidden, AskPlace, AskPlayer, AskYes
from ..effects.table_hooks import ask_needed
from ..effects.timing import P10
from ..records import Mark
from ..rules.alliances import dismiss, invite, join, one_against_one, open_sides
from ..rules.hands import discard_card, give_card, is_insured
from ..rules.landing import Found
from ..rules.loss_in_progress import BY_EFFECT
from ..rules.phases import Phase
from ..rules.sources import movable
from ..rules.tokens import free_from_warp, lose_tokens, vacate
from ..rules.turn import ChallengeOver, LetExtrasBegin, call_extra, can_call_extra
from ..rules.victory import TOGETHER, Won, external, finish
from ..state import Cosmic
from ..terms import DEF, FOUGHT, OFF, TO_WIN

TOKENS: Final = verb("tokens")
BASES: Final = verb("bases")
WHINE: Final = 0
ABOUT_TOKENS: Final = 1
ABOUT_BASES: Final = 2
WHO_GIVES: Final = 3
WHICH_CARD: Final = 4
FOUND_BASE: Final = 5
GIVE_UP: Final = 6


def is_kind(card: int, kind: int) -> bool:
    """A kind is an Attack card, which stands for all that are at least as high, or FIRST_EDICT plus a type."""
    if kind < FIRST_EDICT:
        return TYPE_OF[card] == ATTACK_TYPE and NUMBER[card] >= NUMBER[kind]
    return TYPE_OF[card] == kind - FIRST_EDICT


def has_kind(s: Cosmic, player: int, kind: int) -> bool:
    return any(is_kind(card, kind) for card in s.hands[player])


class Sniveler(AsksWay):
    """Whine about tokens, bases or cards: the others please you, or come down to your level."""

    def whines(self, s: Cosmic, me: int) -> list[int]:
        """What there is to whine about."""
        found: list[int] = []
        if s.warp[me] > 0 and max(s.warp) == s.warp[me]:
            found.append(TOKENS)
        if all(external(s, player) >= external(s, me) for player in range(s.players)):
            found.append(BASES)
        types = [COMPROMISE_TYPE, EDICT_TYPE, FLARE_TYPE]
        if s.kickers:
            types.append(KICKER_TYPE)
        if s.reinforcements:
            types.append(REINFORCEMENT_TYPE)
        for type in range(TYPES):
            if type in types and not has_kind(s, me, FIRST_EDICT + type):
                found.append(TYPE_ATOM + type)
        for card in range(FIRST_EDICT):
            if TYPE_OF[card] == ATTACK_TYPE and not has_kind(s, me, card):
                found.append(CARD_ATOM + card)
        return found

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == WHINE:
            return self.whines(s, me)
        if stage == WHO_GIVES:
            return [YES, NO] if has_kind(s, self.asked(s, me, about), about // 8) else [NO]
        if stage == WHICH_CARD:
            found: list[int] = []
            for card in s.hands[self.asked(s, me, about)]:
                if is_kind(card, about // 8) and CARD_ATOM + card not in found:
                    found.append(CARD_ATOM + card)
            return found
        if stage == FOUND_BASE:
            return self.new_bases(s, me)
        if stage == GIVE_UP:
            mask = s.external_bits(about)
            return [PLACE_ATOM + place for place in s.base_list(about) if mask >> place & 1]
        return [YES, NO]

    def new_bases(self, s: Cosmic, me: int) -> list[int]:
        """Planets on which the Sniveler has no base yet."""
        if movable(s, me) == 0:
            return []
        found: list[int] = []
        for owner in range(s.players):
            found += [PLACE_ATOM + place for place in s.planets_in(s.home[owner]) if not s.has_base(me, place)]
        return found

    def asked(self, s: Cosmic, me: int, about: int) -> int:
        """Whose turn it is to answer: `about` ends with his place, clockwise from the Sniveler's left."""
        return s.around(me)[about % 8]

    def ask(self, s: Cosmic, me: int, stage: int, about: int) -> None:
        asked = self.asked(s, me, about)
        if stage == WHO_GIVES:
            s.show()
            s.push(AskHidden(asked, me, self.number, stage, about))
        else:
            s.push(AskYes(asked, me, self.number, stage, about))

    def speaks(self, stage: int) -> bool:
        return stage == WHINE

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == WHINE:
            self.whine(s, me, atom)
        elif stage == WHICH_CARD:
            give_card(s, self.asked(s, me, about), me, atom - CARD_ATOM)
        elif stage == FOUND_BASE:
            s.push(Found(me, atom - PLACE_ATOM))
        elif stage == GIVE_UP:
            vacate(s, about, atom - PLACE_ATOM)
        elif stage == WHO_GIVES and atom == YES:
            s.push(AskCard(self.asked(s, me, about), me, self.number, WHICH_CARD, about))
        elif (stage == WHO_GIVES or atom == YES) and about % 8 + 1 < s.players - 1:
            self.ask(s, me, stage, about + 1)
        elif stage == WHO_GIVES:
            self.nobody_gives(s, about // 8)
        elif atom == YES:
            self.all_agree(s, me, stage)
        else:
            self.not_all_agree(s, me, stage)

    def whine(self, s: Cosmic, me: int, atom: int) -> None:
        s.tell(notes.WHINES, me, atom)
        if atom == TOKENS:
            self.ask(s, me, ABOUT_TOKENS, 0)
        elif atom == BASES:
            self.ask(s, me, ABOUT_BASES, 0)
        else:
            of_cards = CARD_ATOM <= atom < CARD_ATOM + FIRST_EDICT
            kind = atom - CARD_ATOM if of_cards else FIRST_EDICT + atom - TYPE_ATOM
            self.ask(s, me, WHO_GIVES, kind * 8)

    def all_agree(self, s: Cosmic, me: int, stage: int) -> None:
        if stage == ABOUT_TOKENS:
            free_from_warp(s, me, s.warp[me])
        else:
            s.push(AskPlace(me, me, self.number, FOUND_BASE))

    def not_all_agree(self, s: Cosmic, me: int, stage: int) -> None:
        others = s.around(me)
        s.push(TOGETHER)
        for place in range(len(others) - 1, -1, -1):
            other = others[place]
            if stage == ABOUT_TOKENS:
                lose_tokens(s, other, s.warp[me] - s.warp[other], BY_EFFECT)
            else:
                s.push(AskPlace(other, me, self.number, GIVE_UP, other))

    def nobody_gives(self, s: Cosmic, kind: int) -> None:
        for player in range(s.players):
            if not is_insured(s, player):
                for card in [card for card in s.hands[player] if is_kind(card, kind)]:
                    discard_card(s, player, card)


class SnivelerWild(Effect):
    """A main player who did not invite you does so now, or sends all his allies home."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not one_against_one(s) and len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(s.main(side)) for side in (OFF, DEF) if not s.invited[side] >> me & 1]
        return [YES, NO]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            main = s.player_of(atom)
            s.push(AskYes(main, me, self.number, 1, s.side_of(main)))
        elif stage == 2:
            if atom == YES:
                join(s, me, about, True)
        elif atom == YES:
            invite(s, about, me)
            if about in open_sides(s, me):
                s.push(AskYes(me, me, self.number, 2, about))
        else:
            for ally in s.allies(about):
                dismiss(s, ally, about)


class SnivelerSuper(Effect):
    """One base short when others win: they let you share, or you challenge one who refuses for a share."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.champions == 0 or s.champions >> me & 1:
            return False
        return external(s, me) == ask_needed(s, TO_WIN) - 1

    def champions(self, s: Cosmic, me: int) -> list[int]:
        return [player for player in s.around(me) if s.champions >> player & 1]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskYes(self.champions(s, me)[0], me, self.number, 0, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [YES, NO]
        return [
            s.player_atom(player)
            for player in self.champions(s, me)
            if about >> player & 1 and can_call_extra(s, me, player)
        ]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        """`about` is the mask of those who refused, and above it how many have been asked."""
        if stage == 1:
            call_extra(s, me, s.player_of(atom))
            postpone_victory(s, me)
            return
        winners = self.champions(s, me)
        asked = about // 64
        refused = about % 64 | (1 << winners[asked] if atom == NO else 0)
        if asked + 1 < len(winners):
            s.push(AskYes(winners[asked + 1], me, self.number, 0, (asked + 1) * 64 + refused))
        elif refused:
            s.push(AskPlayer(me, me, self.number, 1, refused))
        else:
            s.champions |= 1 << me


def postpone_victory(s: Cosmic, player: int) -> None:
    """The game ends after the player's extra challenge: what is in progress is finished, no other challenge follows."""
    for at in range(len(s.marks) - Mark.SIZE, -1, -Mark.SIZE):
        if s.marks[at + Mark.EFFECT] == EXTRA and s.marks[at + Mark.PLAYER] != player:
            del s.marks[at : at + Mark.SIZE]
    kept = [step for step in s.stack if not isinstance(step, Won)]
    last: list[Step[Cosmic]] = [LastShare(player)]
    for place, step in enumerate(kept):
        if isinstance(step, ChallengeOver):
            first = place + 1
            if s.phase == P10:
                # The challenge has not begun: what would come from P1 on is left out.
                phases = [at for at, later in enumerate(kept) if isinstance(later, Phase)]
                first = 1 + (phases[-1] if phases else place)
            s.extra = True
            s.stack[:] = [*last, step, *kept[first:]]
            return
    s.stack[:] = [*last, LetExtrasBegin(), *kept[1:]]


class LastShare(Step["Cosmic"]):
    """Who has won the extra challenge shares the victory with his allies in it; then the game is over. COS-22.1"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Cosmic) -> None:
        if s.offense == self.player and s.ending == FOUGHT and s.winner == OFF:
            s.champions |= 1 << self.player
            for ally in s.allies(OFF):
                s.champions |= 1 << ally
        finish(s)

"""The quarter moons, 1 to 12. COS-13"""

from __future__ import annotations

from typing import ClassVar, Final

from .....clockwork.names import NOBODY, NOTHING, PASS, PUBLIC
from .....clockwork.step import Step
from ... import notes
from ...atoms import CARD_ATOM, PLACE_ATOM
from ...components import ATTACK_TYPE, COMPROMISE, NUMBER, PLACES, TYPE_OF
from ...effect_numbers import EFFECT, FIRST_MOON_EFFECT
from ...effects.effect import Effect
from ...effects.in_force import whose
from ...effects.openings import card_atoms
from ...effects.questions import AskCard, AskPlace, AskPlayer
from ...effects.timing import INVITE_OFF
from ...effects.usage import is_silenced
from ...moon_places import place_of_moon
from ...records import Secret
from ...rules.alliances import Invitations, may_invite, one_against_one
from ...rules.clearing import do_after
from ...rules.commitment import COMMIT
from ...rules.hands import give_card
from ...rules.offers import open_card
from ...rules.settle import Settle
from ...rules.tokens import is_safe
from ...rules.warp import FEWEST, destroy_tokens
from ...state import Cosmic
from ...terms import DEF, OFF

ALLY_HALF: Final = EFFECT.index("moon_01")
ALLY_DOUBLE: Final = EFFECT.index("moon_02")
EXTENSION: Final = EFFECT.index("moon_05")
LIMITATION: Final = EFFECT.index("moon_06")
CONE_3: Final = EFFECT.index("moon_08")
CONE_5: Final = EFFECT.index("moon_09")
CONE_VARIABLE: Final = EFFECT.index("moon_10")


def is_lit(s: Cosmic, effect: int) -> bool:
    """Whether another moon works now. COS-13.23"""
    return whose(s, effect) != NOBODY


class Moon01(Effect):
    """Ally One-Half: the tokens of a side's allies count half together."""

    def allied_worth(self, s: Cosmic, me: int, side: int, worth: int) -> int:
        if is_lit(s, ALLY_DOUBLE):
            return worth
        return worth // 2 if worth >= 0 else -(-worth // 2)


class Moon02(Effect):
    """Ally Double: the tokens of a side's allies count double."""

    def allied_worth(self, s: Cosmic, me: int, side: int, worth: int) -> int:
        return worth if is_lit(s, ALLY_HALF) else 2 * worth


def show_attacks(s: Cosmic, sign: int) -> None:
    """Everybody sees the smallest (-1) or biggest (1) Attack card of each hand."""
    for player in range(s.players):
        best = NOTHING
        for card in s.hands[player]:
            if TYPE_OF[card] == ATTACK_TYPE and (best == NOTHING or sign * NUMBER[card] > sign * NUMBER[best]):
                best = card
        if best != NOBODY:
            open_card(s, player, best)
            s.tell(notes.SHOWS, player, best)


class Moon03(Effect):
    """Attack Revelation: the smallest Attack card of each hand is shown."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        show_attacks(s, -1)


class Moon04(Effect):
    """Bribery: show a main player a card that he gets if he invites you."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        side = OFF if timing == INVITE_OFF else DEF
        main = s.main(side)
        if s.is_main(me) or not s.hands[me] or s.invited[side] >> me & 1 or one_against_one(s):
            return False
        return may_invite(s, main, me) and not is_silenced(s, me) and not is_silenced(s, main)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskCard(me, me, self.number, OFF if timing == INVITE_OFF else DEF))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return card_atoms(s.hands[me])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        card = atom - CARD_ATOM
        main = s.main(stage)
        place = s.hands[me].index(card)
        if s.seen[me][place] != PUBLIC:
            s.seen[me][place] |= 1 << main
        s.show(main)
        s.whisper(main, notes.SEES, me, card)
        s.secrets += [self.number, me, card, 1 << me | 1 << main]
        do_after(s, Invitations, CollectBribe(me, self.number, stage))

    def vow_options(self, s: Cosmic, me: int) -> list[int]:
        return s.hands[me] or [COMPROMISE]


class CollectBribe(Step["Cosmic"]):
    """A main player who has invited the occupant of the Bribery Moon takes the card he was shown. moons.toml 4"""

    def __init__(self, me: int, effect: int, side: int) -> None:
        self.me: Final = me
        self.effect: Final = effect
        self.side: Final = side

    def run(self, s: Cosmic) -> None:
        for at in range(len(s.secrets) - Secret.SIZE, -1, -Secret.SIZE):
            if s.secrets[at + Secret.EFFECT] == self.effect and s.secrets[at + Secret.PLAYER] == self.me:
                card = s.secrets[at + Secret.ABOUT]
                del s.secrets[at : at + Secret.SIZE]
                if s.invited[self.side] >> self.me & 1 and card in s.hands[self.me]:
                    give_card(s, self.me, s.main(self.side), card)
                return


class Moon05(Effect):
    """Challenge Extension: up to three challenges in a turn."""

    def challenge_limit(self, s: Cosmic, me: int, limit: int) -> int:
        return limit if is_lit(s, LIMITATION) else max(limit, 3)


class Moon06(Effect):
    """Challenge Limitation: one challenge in a turn."""

    def challenge_limit(self, s: Cosmic, me: int, limit: int) -> int:
        return limit if is_lit(s, EXTENSION) else 1


class Moon07(Effect):
    """Cold Revenge: you may remove a token of any player from the game for good."""

    WHOSE: ClassVar[int] = 0
    WHERE: ClassVar[int] = 1

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if not is_silenced(s, me):
            s.push(AskPlayer(me, me, self.number, self.WHOSE))

    def places(self, s: Cosmic, player: int) -> list[int]:
        """Where a token of the player can be removed. COS-2.7"""
        if s.in_game(player) <= FEWEST:
            return []
        return [place for place in s.base_list(player) if not is_safe(s, player, place)]

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == self.WHERE:
            return [PLACE_ATOM + place for place in self.places(s, about)]
        return [PASS, *[s.player_atom(player) for player in range(s.players) if self.places(s, player)]]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == self.WHERE:
            s.lift(about, atom - PLACE_ATOM, 1)
            s.transit[about] += 1
            destroy_tokens(s, about, 1)
            s.push(Settle())
        elif atom != PASS:
            s.push(AskPlace(me, me, self.number, self.WHERE, s.player_of(atom)))


class Moon08(Effect):
    """Cone Size 3: nobody commits more than 3 tokens."""

    def commit_limit(self, s: Cosmic, me: int, who: int, limit: int) -> int:
        return limit if is_lit(s, CONE_5) or is_lit(s, CONE_VARIABLE) else min(limit, 3)


class Moon09(Effect):
    """Cone Size 5: up to 5 tokens may be committed."""

    def commit_limit(self, s: Cosmic, me: int, who: int, limit: int) -> int:
        if limit < COMMIT or is_lit(s, CONE_3) or is_lit(s, CONE_VARIABLE):
            return limit
        return max(limit, 5)


class Moon10(Effect):
    """Cone Size Variable: as many tokens may be committed as lie on this moon."""

    def commit_limit(self, s: Cosmic, me: int, who: int, limit: int) -> int:
        here = s.tokens[me * PLACES + place_of_moon(s, self.number - FIRST_MOON_EFFECT)]
        return min(limit, here) if limit < COMMIT else here


class Moon11(Effect):
    """Confession: the biggest Attack card of each hand is shown."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        show_attacks(s, 1)


class Moon12(Effect):
    """Beacon: take two tokens from the Warp in P1."""

    def retrieves(self, s: Cosmic, me: int, who: int, number: int) -> int:
        return max(number, 2) if who == me and number > 0 else number

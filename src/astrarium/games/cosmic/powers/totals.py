"""Powers that change values and totals. COS-17"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, PASS, PUBLIC
from ....clockwork.step import Choice, Step
from .. import notes
from ..checking import all_cards
from ..components import (
    ACCEPT,
    AMOUNT_ATOM,
    ATTACK_TYPE,
    CARD_ATOM,
    CARDS,
    CHALLENGE_ATOM,
    CONE_ATOM,
    DEFENSE_ATOM,
    EFFECT,
    FIRST_EDICT,
    FIRST_EDICT_EFFECT,
    FIRST_FLARE,
    FIRST_KICKER,
    FIRST_REINFORCEMENT,
    FIRST_SUPER,
    FIRST_WILD,
    IS_MOON,
    NUMBER,
    OFFENSE_ATOM,
    PLACE_ATOM,
    POWER,
    TYPE_OF,
    verb,
)
from ..effects import EFFECTS, Effect, refresh
from ..hands import challenge_cards, release
from ..launch import COMMIT
from ..losing import BY_EFFECT, Lose, is_shielded
from ..lucre import pay
from ..resolution import Consequences, turn_up
from ..state import DEAL_FAILED, DEAL_MADE, DEF, FOUGHT, OFF, Cosmic
from ..timing import ALLY_CHOICE, CHALLENGE_END, LAUNCH, LOSS, P8, REVEALED, SELECTED, TOTALS
from ..tokens import Settle, is_safe
from ..totals import allied_tokens
from ..turn import ChallengeOver, Phase, call_extra, can_call_extra, unwind_to
from ..windows import (
    AskAmount,
    AskCard,
    AskName,
    AskPlayer,
    AskSecret,
    AskWay,
    affords_card,
    answering,
    cancel,
    cards_to_play,
    is_silenced,
    may_use,
    play_card,
    subject,
)

CALCULATOR: Final = POWER.index("calculator")
GAMBLER: Final = POWER.index("gambler")
LOSER: Final = POWER.index("loser")
MIRROR: Final = POWER.index("mirror")
OBVERSE: Final = POWER.index("obverse")
PROLONG: Final = POWER.index("prolong")
WARRIOR: Final = POWER.index("warrior")
BERSERKER_SUPER: Final = EFFECT.index("flare_berserker_super")
DRAGON_SUPER: Final = EFFECT.index("flare_dragon_super")
GAMBLER_SUPER: Final = EFFECT.index("flare_gambler_super")
MACRON_SUPER: Final = EFFECT.index("flare_macron_super")
SUBVERSIVE_SUPER: Final = EFFECT.index("flare_subversive_super")
VIRUS_SUPER: Final = EFFECT.index("flare_virus_super")
ODD: Final = verb("odd")
EVEN: Final = verb("even")

BOTH: Final = 2
"""Instead of a side: the cards of both."""


def fights(s: Cosmic, me: int) -> bool:
    """Whether the player is a main player who has revealed an Attack card."""
    return s.is_main(me) and s.kind[s.side_of(me)] == ATTACK_TYPE


def attack_cards(s: Cosmic, player: int) -> list[int]:
    """The different Attack cards that the player may play and can pay for."""
    if not affords_card(s, player):
        return []
    return [card for card in challenge_cards(cards_to_play(s, player)) if TYPE_OF[card] == ATTACK_TYPE]


def allies_against(s: Cosmic, me: int) -> list[int]:
    """The players who have allied tokens on the side against this player's."""
    side = 1 - s.side_of(me)
    return [player for player in s.around(me) if player != s.main(side) and s.strength(player, side) > 0]


# Tokens


class AntiMatter(Effect):
    """The lower total wins; your tokens and those of all allies are subtracted."""

    def token_worth(self, s: Cosmic, me: int, who: int, side: int, worth: int) -> int:
        if not s.is_main(me) or (s.is_main(who) and who != me):
            return worth
        return -abs(worth)

    def lower_wins(self, s: Cosmic, me: int, lower: bool) -> bool:
        return lower or s.is_main(me)


class AntiMatterWild(Effect):
    """Cancel a Wild Flare of another player."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not answering(s):
            return False
        player, effect, _ = subject(s)
        return player != me and FIRST_WILD <= effect < FIRST_SUPER

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        cancel(s)


class AntiMatterSuper(Effect):
    """Cancel a Flare of another player, Wild or Super."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not answering(s):
            return False
        player, effect, _ = subject(s)
        return player != me and FIRST_WILD <= effect < FIRST_EDICT_EFFECT

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        cancel(s)


class Macron(Effect):
    """One token at a time, each counting 4."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == LAUNCH:
            return me == s.offense
        return me == s.answering if timing == ALLY_CHOICE else s.tokens_in(me) > 0

    def commit_limit(self, s: Cosmic, me: int, who: int, limit: int) -> int:
        if who != me:
            return limit
        return COMMIT if s.recall(MACRON_SUPER, me) >= 0 else 1

    def token_worth(self, s: Cosmic, me: int, who: int, side: int, worth: int) -> int:
        return 4 * worth if who == me else worth

    def consolation(self, s: Cosmic, me: int, taker: int, number: int) -> int:
        return 2 * number if taker == me else number

    def rewards(self, s: Cosmic, me: int, who: int, number: int) -> int:
        return 2 * number if who == me else number


class MacronWild(Effect):
    """Each of your tokens counts 1 more."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.kind[s.side_of(me)] == ATTACK_TYPE and s.tokens_in(me) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def token_worth(self, s: Cosmic, me: int, who: int, side: int, worth: int) -> int:
        return worth + 1 if who == me else worth


class MacronSuper(Effect):
    """Commit up to four tokens."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return me == (s.offense if timing == LAUNCH else s.answering)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


class Subversive(Effect):
    """The tokens of your opponent's allies are subtracted from his total."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(allies_against(s, me)) > 0

    def token_worth(self, s: Cosmic, me: int, who: int, side: int, worth: int) -> int:
        if not s.is_main(me) or s.is_main(who) or side == s.side_of(me) or s.recall(SUBVERSIVE_SUPER, me) >= 0:
            return worth
        return -abs(worth)


class SubversiveWild(Effect):
    """The tokens of one opposing ally count nothing."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(allies_against(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in allies_against(s, me)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, s.player_of(atom))

    def token_worth(self, s: Cosmic, me: int, who: int, side: int, worth: int) -> int:
        return 0 if who == s.lasting[s.recall(self.number, me) + 2] and side != s.side_of(me) else worth


class SubversiveSuper(Effect):
    """The tokens of opposing allies count for your total."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(allies_against(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def token_worth(self, s: Cosmic, me: int, who: int, side: int, worth: int) -> int:
        if s.is_main(who) or side == s.side_of(me) or s.lasting[s.recall(self.number, me) + 2] == 1:
            return worth
        return 0

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        if side != s.side_of(me):
            return 0
        # While they are counted for this side, they are worth what they would be worth for the other.
        at = s.recall(self.number, me)
        s.lasting[at + 2] = 1
        number = allied_tokens(s, 1 - side)
        s.lasting[at + 2] = 0
        return number


class Virus(Effect):
    """Your own tokens multiply your card."""

    def combine(self, s: Cosmic, me: int, side: int, card: int, own: int, allied: int, total: int) -> int:
        if s.main(side) != me or not fights(s, me):
            return total
        if s.recall(VIRUS_SUPER, me) >= 0:
            return card * (own + allied)
        return card * own + allied


class VirusWild(Effect):
    """Your own tokens are multiplied by those of your allies."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return fights(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def combine(self, s: Cosmic, me: int, side: int, card: int, own: int, allied: int, total: int) -> int:
        return card + own * allied if s.main(side) == me else total


class VirusSuper(Effect):
    """All tokens of your side multiply your card."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return fights(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


# Card values, called before the reveal


class Calculator(Effect):
    """Before the reveal call: the higher Attack card is reduced by the lower one."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == SELECTED

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        if not self.lasts(s, me) or not s.both_attack():
            return
        if values[OFF] > values[DEF]:
            reduce(values, OFF)
        elif values[OFF] < values[DEF]:
            reduce(values, DEF)


def reduce(values: list[int], side: int) -> None:
    """A card loses the value of the other one; a negative value reduces by nothing."""
    values[side] -= max(0, values[1 - side])


class CalculatorWild(Effect):
    """Call odd or even: the one who is wrong has his card reduced by the other's."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == SELECTED

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [ODD, EVEN]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, 1 if atom == ODD else 0)

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        if not s.both_attack():
            return
        right = (values[OFF] + values[DEF]) % 2 == s.lasting[s.recall(self.number, me) + 2]
        side = s.side_of(me)
        reduce(values, 1 - side if right else side)


class CalculatorSuper(Effect):
    """Call as an ally."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == SELECTED

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        EFFECTS[CALCULATOR].use(s, me, timing)


class Called(Effect):
    """A power called before the reveal that changes every revealed Attack card, or with its Super Flare only one.

    The record in `lasting` says whose card: a side, or both.
    """

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == SELECTED

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me, BOTH)

    def changed(self, value: int) -> int:
        raise NotImplementedError

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        at = s.recall(self.number, me)
        if at == NOBODY:
            return
        for side in (OFF, DEF):
            if s.lasting[at + 2] in (side, BOTH) and s.kind[side] == ATTACK_TYPE:
                values[side] = self.changed(values[side])


class OneCard(Effect):
    """The Super Flare of a called power: once it has been called, name the one card that it changes."""

    def called(self) -> int:
        raise NotImplementedError

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.recall(self.called(), me) != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [OFFENSE_ATOM, DEFENSE_ATOM]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.lasting[s.recall(self.called(), me) + 2] = OFF if atom == OFFENSE_ATOM else DEF


class Mirror(Called):
    """Before the reveal call: the digits of the Attack cards are reversed."""

    def changed(self, value: int) -> int:
        return mirrored(value)


def mirrored(value: int) -> int:
    """The digits from right to left, at least two of them; a minus sign stays in front."""
    left = abs(value)
    digits = 0
    found = 0
    while left > 0 or digits < 2:
        found = found * 10 + left % 10
        left //= 10
        digits += 1
    return -found if value < 0 else found


class MirrorWild(Effect):
    """Your card becomes a copy of your opponent's."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.kind[OFF] != s.kind[DEF] or s.value[OFF] != s.value[DEF]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        side = s.side_of(me)
        s.kind[side] = s.kind[1 - side]
        s.value[side] = s.value[1 - side]


class MirrorSuper(OneCard):
    """Only the digits of one card are reversed."""

    def called(self) -> int:
        return MIRROR


class Obverse(Called):
    """Before the reveal call: the Attack cards change their sign."""

    def changed(self, value: int) -> int:
        return -value


class ObverseWild(Effect):
    """Your own Attack card changes its sign."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return fights(s, me) and s.value[s.side_of(me)] != 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        if fights(s, me):
            values[s.side_of(me)] = -values[s.side_of(me)]


class ObverseSuper(OneCard):
    """Only one card changes its sign."""

    def called(self) -> int:
        return OBVERSE


# Card values, after the reveal

FURY: Final = 4
GREAT_FURY: Final = 8


class Berserker(Effect):
    """As offense your card counts 4 more. Beaten as defender or ally, you may challenge the winner at once."""

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == TOTALS

    def limit(self, s: Cosmic, me: int) -> int:
        return 2

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == TOTALS:
            return me == s.offense
        return self._beaten(s, me) and not is_silenced(s, me) and can_call_extra(s, me, s.main(s.winner))

    def _beaten(self, s: Cosmic, me: int) -> bool:
        """Whether the result cost the player tokens as defender or as ally."""
        if s.ending != FOUGHT or s.winner == NOBODY or s.lost[me] == 0 or me == s.offense:
            return False
        return (me == s.defender and s.winner == OFF) or s.joined[1 - s.winner] >> me & 1 == 1

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == CHALLENGE_END:
            call_extra(s, me, s.main(s.winner))

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        if me == s.offense and fights(s, me) and s.recall(BERSERKER_SUPER, me) == NOBODY:
            values[OFF] += FURY


class BerserkerWild(Effect):
    """Your Attack card counts 4 more."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return fights(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        values[s.side_of(me)] += FURY


class BerserkerSuper(Effect):
    """Your Attack card counts 8 more, as offense and as defender."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return fights(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        values[s.side_of(me)] += GREAT_FURY


# The Gambler

CLAIM_CARD: Final = 0
CLAIM_KICKER: Final = 1
CALL: Final = 2
HIGHEST_STAKE: Final = 20
WIDEST_SPREAD: Final = 40


class Gambler(Effect):
    """Keep your cards face down and claim what they are; your opponent accepts that or calls your bluff. COS-14.7

    The record in `lasting` holds the claim: the Challenge card and the Kicker.
    """

    def conceals(self, s: Cosmic, me: int, side: int) -> bool:
        return s.main(side) == me and may_use(s, me, self.number, REVEALED)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        side = s.side_of(me)
        return s.kind[side] == NOBODY and s.chosen[side] != NOBODY and s.chosen_known[side] != PUBLIC

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskName(me, me, self.number, CLAIM_CARD))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == CALL:
            return [ACCEPT, CHALLENGE_ATOM]
        first = 0 if stage == CLAIM_CARD else FIRST_KICKER
        past = FIRST_EDICT if stage == CLAIM_CARD else FIRST_REINFORCEMENT
        there = all_cards(s)
        return [CARD_ATOM + card for card in range(first, past) if card in there]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == CALL:
            if atom == ACCEPT:
                self._accepted(s, me)
            else:
                self._called(s, me)
            return
        card = atom - CARD_ATOM
        s.tell(notes.NAMES_CARD, me, card)
        if stage == CLAIM_CARD:
            self.last(s, me, card * CARDS)
            if s.kicker[s.side_of(me)] != NOBODY:
                s.push(AskName(me, me, self.number, CLAIM_KICKER))
                return
        else:
            s.lasting[s.recall(self.number, me) + 2] += card
        s.then([RaiseStake(me), AskWay(s.opponent(me), me, self.number, CALL)])

    def _accepted(self, s: Cosmic, me: int) -> None:
        """The claim counts; the real cards go face down under the deck."""
        side = s.side_of(me)
        card = s.lasting[s.recall(self.number, me) + 2] // CARDS
        s.kind[side] = TYPE_OF[card]
        s.value[side] = NUMBER[card]
        if s.kicker[side] != NOBODY:
            put_under_deck(s, s.kicker[side], s.kicker_known[side])
            s.kicker[side] = NOBODY
        put_under_deck(s, s.chosen[side], s.chosen_known[side])
        s.chosen[side] = NOBODY

    def _called(self, s: Cosmic, me: int) -> None:
        """The cards are turned up: whoever was wrong loses tokens, then the real cards count."""
        side = s.side_of(me)
        at = s.recall(self.number, me)
        card = s.lasting[at + 2] // CARDS
        kicker = s.lasting[at + 2] % CARDS
        del s.lasting[at : at + 3]
        refresh(s)
        turn_up(s, side)
        true = s.chosen[side] == card and (s.kicker[side] == NOBODY or s.kicker[side] == kicker)
        wrong = s.opponent(me) if true else me
        raised = s.recall(GAMBLER_SUPER, me)
        stake = s.tokens_in(wrong) + (s.lasting[raised + 2] if raised != NOBODY else 0)
        s.push(Forfeit(wrong, stake))

    def kicker_number(self, s: Cosmic, me: int, side: int, number: int) -> int:
        at = s.recall(self.number, me)
        if at == NOBODY or s.main(side) != me or s.lasting[at + 2] % CARDS == 0:
            return number
        return NUMBER[s.lasting[at + 2] % CARDS]


def put_under_deck(s: Cosmic, card: int, known: int) -> None:
    """A card goes face down under the deck."""
    s.deck.cards.insert(0, card)
    s.deck.piles.insert(0, 0)
    s.deck.known.insert(0, known)


class RaiseStake(Choice["Cosmic"]):
    """While bluffing, the Gambler may play his Super Flare before the bluff is called."""

    rule: ClassVar[str] = "COS-14.7"
    hidden: ClassVar[bool] = True

    def legal(self, s: Cosmic) -> list[int]:
        card = FIRST_FLARE + GAMBLER
        if card not in cards_to_play(s, self.player) or not affords_card(s, self.player):
            return []
        return [PASS, CARD_ATOM + card] if may_use(s, self.player, GAMBLER_SUPER, REVEALED) else []

    def take(self, s: Cosmic, atom: int) -> None:
        if atom != PASS:
            play_card(s, self.player, FIRST_FLARE + GAMBLER, GAMBLER_SUPER, REVEALED)


class Forfeit(Choice["Cosmic"]):
    """Tokens lost over a bluff come from other bases if possible, else from the challenge. COS-14.7"""

    rule: ClassVar[str] = "COS-14.7"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, number: int, picked: int = 0) -> None:
        super().__init__(player)
        self.number: Final = number
        self.picked: Final = picked

    def legal(self, s: Cosmic) -> list[int]:
        player = self.player
        if is_shielded(s, player):
            return []
        defended = s.target if player == s.guard() else NOBODY
        bases = [place for place in s.base_list(player) if not is_safe(s, player, place)]
        others = [PLACE_ATOM + place for place in bases if place != defended]
        if others:
            return others
        if s.force[s.side_of(player) * s.players + player] > 0:
            return [CONE_ATOM]
        return [PLACE_ATOM + place for place in bases]

    def take(self, s: Cosmic, atom: int) -> None:
        if atom == CONE_ATOM:
            s.force[s.side_of(self.player) * s.players + self.player] -= 1
        else:
            s.lift(self.player, atom - PLACE_ATOM, 1)
        s.transit[self.player] += 1
        s.push(Forfeit(self.player, self.number - 1, self.picked + 1))

    def run(self, s: Cosmic) -> None:
        options = self.legal(s) if self.number > 0 else []
        if not options:
            s.then([Settle(), Lose(self.player, self.picked, BY_EFFECT)])
        elif len(options) == 1:
            self.take(s, options[0])
        else:
            s.ask(self, options)


class GamblerWild(Effect):
    """Name a spread: if the Attack cards differ by that much it is added to your card."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == SELECTED

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAmount(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [AMOUNT_ATOM + spread for spread in range(1, WIDEST_SPREAD + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, atom - AMOUNT_ATOM)

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        spread = s.lasting[s.recall(self.number, me) + 2]
        if s.both_attack() and abs(values[OFF] - values[DEF]) >= spread:
            values[s.side_of(me)] += spread


class GamblerSuper(Effect):
    """While you bluff: whoever is wrong loses 1 to 20 tokens more."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.recall(GAMBLER, me) != NOBODY and s.kind[s.side_of(me)] == NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAmount(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [AMOUNT_ATOM + stake for stake in range(1, HIGHEST_STAKE + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, atom - AMOUNT_ATOM)


# Further cards


class Prolong(Effect):
    """Both main players may secretly add one more Attack card to their totals.

    Until both are shown, `secrets` holds what each has selected: the card and one, or 0 for none.
    """

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(attack_cards(s, me)) > 0 or (len(s.hands[s.opponent(me)]) > 0 and affords_card(s, s.opponent(me)))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        prolong = self.number
        s.then([MoreCards(s.offense, me, prolong, OFF), MoreCards(s.defender, me, prolong, DEF), ShowMore()])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [PASS] + [CARD_ATOM + card for card in attack_cards(s, s.main(stage))]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        player = s.main(stage)
        s.secrets += [self.number, player, 0 if atom == PASS else atom - CARD_ATOM + 1, 1 << player]

    def vow_options(self, s: Cosmic, me: int) -> list[int]:
        return [0] + [card + 1 for card in attack_cards(s, me)]


class MoreCards(AskSecret):
    """One more Attack card, or none. Who has none is asked too, so that nobody learns it."""

    always: ClassVar[bool] = True


class ShowMore(Step["Cosmic"]):
    """The further cards are turned up together and count."""

    def run(self, s: Cosmic) -> None:
        for at in range(len(s.secrets) - 4, -1, -4):
            if s.secrets[at] == PROLONG:
                player = s.secrets[at + 1]
                card = s.secrets[at + 2] - 1
                del s.secrets[at : at + 4]
                if card != NOBODY:
                    add_attack(s, player, card)


def add_attack(s: Cosmic, player: int, card: int) -> None:
    """A main player plays a further Attack card openly: its printed value is added to his total."""
    release(s, player, card)
    s.played += [card, player]
    s.boost[s.side_of(player)] += NUMBER[card]
    s.tell(notes.REVEALS, player, card)
    s.show()


class ProlongWild(Effect):
    """Add an Attack card of your hand to your total; your opponent may do the same."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(attack_cards(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        other = s.opponent(me)
        s.then([AskCard(me, me, self.number, s.side_of(me)), MoreCards(other, me, self.number, s.side_of(other))])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        cards = [CARD_ATOM + card for card in attack_cards(s, s.main(stage))]
        return cards if s.main(stage) == me else [PASS, *cards]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom != PASS:
            add_attack(s, s.main(stage), atom - CARD_ATOM)


class ProlongSuper(Effect):
    """Once you have prolonged the fight, prolong it again."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.was_used(PROLONG, me) and EFFECTS[PROLONG].ready(s, me, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        EFFECTS[PROLONG].use(s, me, timing)


# Additions to the total


class Dragon(Effect):
    """Your Lucre makes you stronger; who beats you loots half of it."""

    def times(self) -> int:
        # The loot is taken when nothing can change the outcome any more.
        return 1 << LOSS

    def limit(self, s: Cosmic, me: int) -> int:
        return 2

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == LOSS:
            return s.winner != NOBODY and s.main(s.winner) != me and s.lucre[me] > 0
        return timing == TOTALS and s.lucre[me] > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == LOSS:
            pay(s, me, s.opponent(me), (s.lucre[me] + 1) // 2)

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        if s.main(side) != me:
            return 0
        return s.lucre[me] if s.recall(DRAGON_SUPER, me) >= 0 else s.lucre[me] // 2


class DragonWild(Effect):
    """A token of the defender on the target planet goes to the Warp."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.target == NOBODY or IS_MOON[s.target]:
            return False
        if is_safe(s, s.defender, s.target) or is_shielded(s, s.defender):
            return False
        return s.at(s.defender, s.target) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.lift(s.defender, s.target, 1)
        s.transit[s.defender] += 1
        s.then([Lose(s.defender, 1, BY_EFFECT), Settle()])


class DragonSuper(Effect):
    """Each Lucre adds 1 to your total."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.lucre[me] > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


class Warpish(Effect):
    """Every token in the Warp adds 1 to your total."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return sum(s.warp) > 0

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        return sum(s.warp) if s.main(side) == me and fights(s, me) else 0


class WarpishWild(Effect):
    """Each of your own tokens in the Warp adds 1 to your total."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.warp[me] > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        return s.warp[me] if s.main(side) == me else 0


class WarpishSuper(Effect):
    """Each token of your opponent in the Warp takes 1 from his total."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.warp[s.opponent(me)] > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        return -s.warp[s.main(side)] if s.main(side) == s.opponent(me) else 0


VICTOR: Final = 1
LESSON: Final = 2


class Warrior(Effect):
    """Every challenge teaches you; your mastery points are added to your total."""

    def limit(self, s: Cosmic, me: int) -> int:
        return 2

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == CHALLENGE_END:
            return s.ending in (FOUGHT, DEAL_MADE, DEAL_FAILED)
        return s.mark_of(self.number, me) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == CHALLENGE_END:
            well = s.ending == DEAL_MADE or (s.ending == FOUGHT and s.winner == s.side_of(me))
            s.set_mark(self.number, me, 0, s.mark_of(self.number, me) + (VICTOR if well else LESSON))

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        return s.mark_of(self.number, me) if s.main(side) == me and fights(s, me) else 0


class WarriorWild(Effect):
    """As defender strike back: an extra challenge against the offense at home."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return can_call_extra(s, me, s.offense)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        call_extra(s, me, s.offense)


class WarriorSuper(Effect):
    """Your mastery points count for your side as an ally."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.mark_of(WARRIOR, me) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        return s.mark_of(WARRIOR, me) if side == s.side_of(me) else 0


# The result

FREELY: Final = 0
WITH_ATTACKS: Final = 1


class Loser(Effect):
    """Declare an upset: Attack cards must be played, and the side that would win loses. COS-17.11

    The record in `lasting` says whether Attack cards are compulsory.
    """

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.recall(self.number, NOBODY) == NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me, WITH_ATTACKS)

    def selectable(self, s: Cosmic, me: int, who: int, cards: list[int]) -> list[int]:
        at = s.recall(self.number, me)
        if at == NOBODY or s.lasting[at + 2] == FREELY:
            return cards
        attacks = [card for card in cards if TYPE_OF[card] == ATTACK_TYPE]
        return attacks if attacks else cards

    def turns(self, s: Cosmic, me: int, winner: int) -> int:
        return 1 - winner if winner != NOBODY and self.lasts(s, me) else winner


class LoserWild(Effect):
    """Both sides lose: no cards are played, all tokens in the challenge go to the Warp."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        unwind_to(s, ChallengeOver)
        s.ending = FOUGHT
        s.winner = NOBODY
        s.then([Phase(P8), Consequences()])


class LoserSuper(Effect):
    """Declare the upset after the cards are selected."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.recall(LOSER, NOBODY) == NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        EFFECTS[LOSER].last(s, me, FREELY)

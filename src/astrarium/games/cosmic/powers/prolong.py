"""Prolong, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, PASS
from ....clockwork.step import Step
from .. import notes
from ..atoms import CARD_ATOM
from ..components import ATTACK_TYPE, NUMBER, POWER, TYPE_OF
from ..effects.effect import EFFECTS, Effect
from ..effects.questions import AskCard, AskSecret
from ..effects.usage import affords_card, cards_to_play
from ..records import Secret
from ..rules.hands import release
from ..rules.new_hands import challenge_cards
from ..state import Cosmic
from ..terms import DEF, OFF

PROLONG: Final = POWER.index("prolong")


def attack_cards(s: Cosmic, player: int) -> list[int]:
    """The different Attack cards that the player may play and can pay for."""
    if not affords_card(s, player):
        return []
    return [card for card in challenge_cards(cards_to_play(s, player)) if TYPE_OF[card] == ATTACK_TYPE]


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
        for at in range(len(s.secrets) - Secret.SIZE, -1, -Secret.SIZE):
            if s.secrets[at + Secret.EFFECT] == PROLONG:
                player = s.secrets[at + Secret.PLAYER]
                card = s.secrets[at + Secret.ABOUT] - 1
                del s.secrets[at : at + Secret.SIZE]
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

"""Cards: where they go, from hand to hand, and what is set aside. COS-P10.3 to P10.12, 6.1"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, PUBLIC
from ....clockwork.step import Choice, Step
from ....mechanisms.hands import blur
from .. import notes
from ..atoms import CARD_ATOM
from ..components import IS_CHALLENGE, TYPE_OF
from ..effect_numbers import BESIDE
from ..effects.effect import COLLECTING, EFFECTS, TAKING_BACK
from ..effects.in_force import anyone_hears
from ..effects.table_hooks import ask_insures
from ..effects.timing import CARD_DISCARD
from ..effects.windows import Window
from ..records import IN_FORCE, InForce, PlayedCard, Stashed, Watched
from ..state import Cosmic
from .payments import pay_for_card

# Where cards go


def release(s: Cosmic, player: int, card: int) -> int:
    """A card leaves the hand, or else the hoard or a hand possessed, to be played; who knew it."""
    if s.lucre_used:
        pay_for_card(s, player)
    if card in s.hands[player]:
        return s.drop_card(player, card)
    for at in range(0, len(s.stash), Stashed.SIZE):
        if (
            s.stash[at + Stashed.HOLDER] == player
            and s.stash[at + Stashed.PLAYABLE] == 1
            and s.stash[at + Stashed.CARD] == card
        ):
            known = s.stash[at + Stashed.KNOWN]
            del s.stash[at : at + Stashed.SIZE]
            s.hear_hand(player)
            return known
    raise AssertionError("a card that the player does not have")


def release_unseen(s: Cosmic, player: int, card: int) -> None:
    """A card leaves the hand face down: nobody else can tell any more which cards of its sort are left. COS-P7.3"""
    if card not in s.hands[player]:
        # From a hoard beside the hand: everybody sees from where it comes.
        s.show()
    release(s, player, card)
    for place, other in enumerate(s.hands[player]):
        if IS_CHALLENGE[other] == IS_CHALLENGE[card] and (IS_CHALLENGE[card] or TYPE_OF[other] == TYPE_OF[card]):
            s.seen[player][place] = 0


def lay_beside(s: Cosmic, player: int, card: int) -> None:
    """A card of the hand lies face down beside the challenge until P9. COS-17.4"""
    release_unseen(s, player, card)
    stash_card(s, BESIDE, player, player, card, False, 1 << player)
    s.tell(notes.SELECTS, player)


def beside(s: Cosmic, player: int) -> list[int]:
    """The cards that the player has laid beside the challenge."""
    return stashed(s, BESIDE, player) if s.stash else []


def take_back(s: Cosmic, effect: int) -> None:
    """Cards set aside, or laid beside the challenge, return to the hands of their owners."""
    kept: list[int] = []
    for at in range(0, len(s.stash), Stashed.SIZE):
        if s.stash[at + Stashed.EFFECT] == effect:
            s.gain_card(s.stash[at + Stashed.OWNER], s.stash[at + Stashed.CARD], s.stash[at + Stashed.KNOWN])
            s.tell(notes.GETS_BACK, s.stash[at + Stashed.OWNER], 1)
        else:
            kept += s.stash[at : at + Stashed.SIZE]
    s.stash = kept


def discard_played(s: Cosmic, card: int) -> None:
    """A card that was played as an effect goes to the discard pile."""
    for at in range(0, len(s.played), PlayedCard.SIZE):
        if s.played[at + PlayedCard.CARD] == card:
            player = s.played[at + PlayedCard.PLAYER]
            del s.played[at : at + PlayedCard.SIZE]
            discard(s, player, card, played=True)
            return


def discard(s: Cosmic, player: int, card: int, played: bool = False) -> None:
    """A card goes to the open discard pile; who collects discards may answer. COS-1.20"""
    s.discard.append(card)
    if anyone_hears(s, CARD_DISCARD):
        s.push(Discarded(player, card, played))


class Discarded(Step["Cosmic"]):
    """A card has just been discarded: it may be taken back, or else collected. `played`: as an effect."""

    def __init__(self, player: int, card: int, played: bool = False) -> None:
        self.player: Final = player
        self.card: Final = card
        self.played: Final = played

    def run(self, s: Cosmic) -> None:
        if self.card in s.discard:
            s.draws += [self.player, 2 * self.card + (1 if self.played else 0)]
            s.then([Window(CARD_DISCARD, TAKING_BACK), Window(CARD_DISCARD, COLLECTING), DiscardsOver()])


class DiscardsOver(Step["Cosmic"]):
    """The window about a discarded card is over."""

    def run(self, s: Cosmic) -> None:
        del s.draws[len(s.draws) - Watched.SIZE :]


def discarded_card(s: Cosmic) -> tuple[int, int]:
    """In the window of a discard: who discarded, and which card; NOBODY once somebody has taken it."""
    at = len(s.draws) - Watched.SIZE
    return s.draws[at + Watched.PLAYER], s.draws[at + Watched.NUMBER] >> 1


def just_played(s: Cosmic) -> bool:
    """In the window of a discard: whether the card was played as an effect."""
    return s.draws[len(s.draws) - Watched.SIZE + Watched.NUMBER] & 1 == 1 and discarded_card(s)[1] != NOBODY


def take_discarded(s: Cosmic, taker: int) -> int:
    """In the window of a discard the taker gets the card, and nobody else does; which it is."""
    card = discarded_card(s)[1]
    s.draws[len(s.draws) - Watched.SIZE + Watched.NUMBER] = NOBODY
    from_discards(s, taker, card)
    return card


def from_discards(s: Cosmic, player: int, card: int) -> None:
    """The player takes a card from the discard pile, for all to see. The one discarded last lies on top."""
    for place in range(len(s.discard) - 1, -1, -1):
        if s.discard[place] == card:
            del s.discard[place]
            s.gain_card(player, card, PUBLIC)
            s.tell(notes.TAKES_DISCARD, player, card)
            return


class DiscardFrom(Step["Cosmic"]):
    """A card of the hand is discarded, if it is still there."""

    def __init__(self, player: int, card: int) -> None:
        self.player: Final = player
        self.card: Final = card

    def run(self, s: Cosmic) -> None:
        if self.card in s.hands[self.player]:
            discard_card(s, self.player, self.card)


def discard_card(s: Cosmic, player: int, card: int) -> None:
    """A card of the hand is discarded, unless it is insured."""
    s.drop_card(player, card)
    s.tell(notes.DISCARDS, player, card)
    s.show()
    discard(s, player, card)


def discard_hand(s: Cosmic, player: int, kept: int = 0) -> None:
    """The whole hand is discarded, but for the first cards that are kept. Its cards are answered one by one."""
    cards = s.hands[player][kept:]
    s.hands[player] = s.hands[player][:kept]
    s.seen[player] = s.seen[player][:kept]
    s.hear_hand(player)
    s.show()
    s.tell(notes.SHOWS_HAND, player)
    for card in cards:
        discard(s, player, card)


class DiscardChoice(Choice["Cosmic"]):
    """Discard one card of your choice from your hand; `types` limits it (a bit for each type). COS-P10.3"""

    rule: ClassVar[str] = "COS-6.1"
    secret: ClassVar[bool] = True
    always: ClassVar[bool] = True

    def __init__(self, player: int, types: int = 63, times: int = 1) -> None:
        super().__init__(player)
        self.types: Final = types
        self.times: Final = times

    def legal(self, s: Cosmic) -> list[int]:
        options: list[int] = []
        for card in s.hands[self.player]:
            if self.types >> TYPE_OF[card] & 1 and CARD_ATOM + card not in options:
                options.append(CARD_ATOM + card)
        return options

    def take(self, s: Cosmic, atom: int) -> None:
        if self.times > 1:
            s.push(DiscardChoice(self.player, self.types, self.times - 1))
        discard_card(s, self.player, atom - CARD_ATOM)


# Cards from hand to hand


def is_insured(s: Cosmic, victim: int) -> bool:
    """Whether no card leaves the hand against the player's will."""
    return ask_insures(s, victim)


def take_random(s: Cosmic, taker: int, victim: int, number: int, willing: bool = False, fresh: int = 0) -> int:
    """Random cards go from one hand to another; only these two see which. How many it were. COS-0.8

    `willing`: the victim has agreed to it, so that no insurance is against it. `fresh`: that many cards, the last of
    the hand, came to it in the same deal and stay.
    """
    if taker == victim or (is_insured(s, victim) and not willing):
        return 0
    taken = 0
    while taken < number and len(s.hands[victim]) > fresh:
        place = s.rng.below(len(s.hands[victim]) - fresh)
        card = s.hands[victim][place]
        del s.hands[victim][place]
        del s.seen[victim][place]
        # Others cannot tell which of the cards they knew is gone.
        for other in range(len(s.seen[victim])):
            s.seen[victim][other] &= 1 << taker
        s.gain_card(taker, card, 1 << victim)
        s.whisper(taker, notes.GETS, card)
        taken += 1
    if taken > 0:
        s.hear_hand(victim)
        s.show(taker)
        s.show(victim)
        s.tell(notes.TAKES, taker, victim, taken)
    return taken


def give_card(s: Cosmic, giver: int, taker: int, card: int, openly: bool = False) -> None:
    """A card goes from one hand to another; giver and taker know it, all if `openly`."""
    known = s.drop_card(giver, card)
    s.gain_card(taker, card, PUBLIC if openly else known | 1 << giver)
    s.show(taker)
    s.whisper(taker, notes.GETS, card)
    s.tell(notes.GIVES, giver, taker, 1)


def look_at_hand(s: Cosmic, player: int, victim: int) -> None:
    """One player looks at another's whole hand."""
    for place in range(len(s.seen[victim])):
        s.seen[victim][place] |= 1 << player
        s.whisper(player, notes.SEES, victim, s.hands[victim][place])
    s.show(player)
    s.tell(notes.LOOKS_AT, player, victim)


def blur_hand(s: Cosmic, player: int) -> None:
    """Nobody else knows any more which cards the player has: hands were mixed or exchanged."""
    blur(s.seen[player])


def stash_card(s: Cosmic, effect: int, holder: int, owner: int, card: int, playable: bool, known: int) -> None:
    """A card is kept by an effect, outside every hand; `known` is the mask of those who know it."""
    s.stash += [effect, holder, owner, card, 1 if playable else 0, known]
    s.hear_hand(holder)


def stashed(s: Cosmic, effect: int, holder: int) -> list[int]:
    """The cards that an effect keeps for a player."""
    return [
        s.stash[at + Stashed.CARD]
        for at in range(0, len(s.stash), Stashed.SIZE)
        if s.stash[at + Stashed.EFFECT] == effect and s.stash[at + Stashed.HOLDER] == holder
    ]


def unstash(s: Cosmic, effect: int, holder: int) -> list[int]:
    """Take all cards of an effect out of the stash; they are still to be put somewhere."""
    cards: list[int] = []
    kept: list[int] = []
    for at in range(0, len(s.stash), Stashed.SIZE):
        if s.stash[at + Stashed.EFFECT] == effect and s.stash[at + Stashed.HOLDER] == holder:
            cards.append(s.stash[at + Stashed.CARD])
        else:
            kept += s.stash[at : at + Stashed.SIZE]
    s.stash = kept
    s.hear_hand(holder)
    return cards


def return_stash(s: Cosmic, effect: int, holder: int) -> None:
    """All cards that an effect keeps for a player go back to the hands of their owners; the holder knows them."""
    kept: list[int] = []
    back = [0] * s.players
    for at in range(0, len(s.stash), Stashed.SIZE):
        if s.stash[at + Stashed.EFFECT] == effect and s.stash[at + Stashed.HOLDER] == holder:
            s.gain_card(
                s.stash[at + Stashed.OWNER], s.stash[at + Stashed.CARD], s.stash[at + Stashed.KNOWN] | 1 << holder
            )
            back[s.stash[at + Stashed.OWNER]] += 1
        else:
            kept += s.stash[at : at + Stashed.SIZE]
    s.stash = kept
    s.hear_hand(holder)
    s.show()
    for owner in range(s.players):
        if back[owner] > 0:
            s.tell(notes.GETS_BACK, owner, back[owner])


class ReturnStash(Step["Cosmic"]):
    """Cards that were set aside or borrowed go back."""

    def __init__(self, player: int, effect: int) -> None:
        self.player: Final = player
        self.effect: Final = effect

    def run(self, s: Cosmic) -> None:
        return_stash(s, self.effect, self.player)


def return_all(s: Cosmic) -> None:
    """At the end of the challenge effects give back what they kept only for it."""
    keepers: list[InForce] = []
    for at in range(0, len(s.stash), Stashed.SIZE):
        keeper = IN_FORCE[s.stash[at + Stashed.EFFECT]][s.stash[at + Stashed.HOLDER]]
        if keeper not in keepers:
            keepers.append(keeper)
    for keeper in keepers:
        EFFECTS[keeper.effect].returns(s, keeper.player)

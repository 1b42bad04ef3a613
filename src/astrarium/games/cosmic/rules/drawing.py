"""Drawing cards, one by one where somebody watches. COS-P10.3 to P10.12"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PUBLIC
from ....clockwork.step import Step
from ....mechanisms.decks import Deck
from .. import notes
from ..components import HAND
from ..effects.effect import EFFECTS
from ..effects.in_force import anyone_hears
from ..effects.table_hooks import ask_claims, ask_watches_draws
from ..effects.timing import CARD_DRAW
from ..effects.windows import window
from ..records import Watched, Watcher
from ..state import Cosmic


def top_card(s: Cosmic, player: int) -> tuple[int, int]:
    """The top card of the deck for a player, and who knows it; NOBODY if there is none at all. COS-P10.11"""
    if not s.deck.cards:
        restock(s)
        if not s.deck.cards:
            return NOBODY, 0
    return s.deck.deal(s, player)


def restock(s: Cosmic) -> None:
    """Deck empty: the discard pile is the new deck. Both empty: all hands are dealt anew. COS-P10.11"""
    if s.discard:
        cards = s.discard
        s.discard = []
        s.rng.shuffle(cards)
        s.deck = Deck(cards)
        s.tell(notes.RESHUFFLED)
    else:
        deal_all_anew(s)


def deal_all_anew(s: Cosmic) -> None:
    """Every hand, the deck and the discards together are shuffled, and seven cards dealt to each. COS-P10.11"""
    cards = s.deck.cards + s.discard
    for player in range(s.players):
        cards = cards + s.hands[player]
        s.hands[player] = []
        s.seen[player] = []
        s.hear_hand(player)
    s.discard = []
    s.rng.shuffle(cards)
    s.deck = Deck(cards)
    s.tell(notes.ALL_DEALT)
    for _ in range(HAND):
        for step in range(s.players):
            player = (s.offense + step) % s.players
            if s.deck.cards:
                card, known = s.deck.deal(s, player)
                s.gain_card(player, card, known)


class Draw(Step["Cosmic"]):
    """A player draws cards from the deck, in one batch. COS-16.4 EV_CARD_DRAW"""

    def __init__(self, player: int, number: int) -> None:
        self.player: Final = player
        self.number: Final = number

    def run(self, s: Cosmic) -> None:
        if self.number <= 0:
            return
        if anyone_hears(s, CARD_DRAW):
            s.draws += [self.player, self.number]
            s.then([window(CARD_DRAW), DrawNow()])
        else:
            draw_now(s, self.player, self.number)


class DrawNow(Step["Cosmic"]):
    """The batch as it has become after the window. `watchers` lists effects that do something with the cards drawn:
    effect, whose it is, and a number of its own for each."""

    def __init__(self, watchers: tuple[int, ...] = ()) -> None:
        self.watchers: Final = watchers

    def run(self, s: Cosmic) -> None:
        at = len(s.draws) - Watched.SIZE
        player = s.draws[at + Watched.PLAYER]
        number = s.draws[at + Watched.NUMBER]
        del s.draws[at:]
        before = len(s.hands[player])
        draw_now(s, player, number)
        if self.watchers:
            s.draws += [player, max(0, len(s.hands[player]) - before)]
            watchers = self.watchers
            steps: list[Step[Cosmic]] = [
                Drawn(watchers[at + Watcher.EFFECT], watchers[at + Watcher.PLAYER], watchers[at + Watcher.ABOUT])
                for at in range(0, len(watchers), Watcher.SIZE)
            ]
            s.then([*steps, DrawOver()])


class Drawn(Step["Cosmic"]):
    """An effect has its way with the cards just drawn."""

    def __init__(self, effect: int, me: int, about: int) -> None:
        self.effect: Final = effect
        self.me: Final = me
        self.about: Final = about

    def run(self, s: Cosmic) -> None:
        EFFECTS[self.effect].drew(s, self.me, self.about)


class DrawOver(Step["Cosmic"]):
    """Nobody wants anything of the cards drawn any more."""

    def run(self, s: Cosmic) -> None:
        del s.draws[len(s.draws) - Watched.SIZE :]


def watch_draw(s: Cosmic, effect: int, me: int, about: int) -> None:
    """In the window of a draw: once it is made the effect does something with the cards (`Effect.drew`)."""
    for place in range(len(s.stack) - 1, -1, -1):
        step = s.stack[place]
        if isinstance(step, DrawNow):
            s.stack[place] = DrawNow((*step.watchers, effect, me, about))
            return


def is_watched(s: Cosmic, effect: int, me: int) -> bool:
    """In the window of a draw: whether the effect is watching it already."""
    for place in range(len(s.stack) - 1, -1, -1):
        step = s.stack[place]
        if isinstance(step, DrawNow):
            for at in range(0, len(step.watchers), Watcher.SIZE):
                if step.watchers[at + Watcher.EFFECT] == effect and step.watchers[at + Watcher.PLAYER] == me:
                    return True
            return False
    return False


def new_cards(s: Cosmic) -> list[int]:
    """For `Effect.drew`: the cards just drawn that are still there. They are the last ones of the hand."""
    player, number = batch(s)
    hand = s.hands[player]
    return hand[max(0, len(hand) - number) :]


def drop_new(s: Cosmic, card: int) -> int:
    """For `Effect.drew`: one of the cards just drawn leaves the hand again; who knows it."""
    player, number = batch(s)
    hand = s.hands[player]
    place = hand.index(card, max(0, len(hand) - number))
    known = s.seen[player][place]
    del hand[place]
    del s.seen[player][place]
    s.hear_hand(player)
    set_batch(s, number - 1)
    return known


def batch(s: Cosmic) -> tuple[int, int]:
    """In the window of a draw: who draws, and how many cards; after it, how many of them are still in the hand."""
    at = len(s.draws) - Watched.SIZE
    return s.draws[at + Watched.PLAYER], s.draws[at + Watched.NUMBER]


def set_batch(s: Cosmic, number: int) -> None:
    """Change how many cards are drawn."""
    s.draws[len(s.draws) - Watched.SIZE + Watched.NUMBER] = number


def draw_now(s: Cosmic, player: int, number: int) -> None:
    """Cards come to the hand; who watches the player's draws sees them."""
    watchers = watching(s, player)
    drawn = 0
    for _ in range(number):
        card, known = top_card(s, player)
        if card == NOBODY:
            break
        drawn += 1
        hand_over_if_named(s, player, card, known | watchers)
    if drawn > 0:
        s.tell(notes.DRAWS, player, drawn)


def watching(s: Cosmic, player: int) -> int:
    """The mask of players who see what this player draws."""
    mask = 0
    for watcher in ask_watches_draws(s, player):
        mask |= 1 << watcher
        s.show(watcher)
    return mask


def hand_over_if_named(s: Cosmic, player: int, card: int, known: int) -> None:
    """A card drawn goes to the hand, or to whoever has a claim to it."""
    taker = ask_claims(s, player, card)
    if taker != NOBODY:
        s.gain_card(taker, card, PUBLIC)
        s.tell(notes.TAKES_CARD, taker, card)
        s.show()
        return
    s.gain_card(player, card, known)
    s.whisper(player, notes.GETS, card)

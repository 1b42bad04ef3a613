"""Every component of the box is in exactly one place. ATH-B.0.3, 3.1"""

from __future__ import annotations

from ...clockwork.names import NOBODY
from .cards import CARD, CARDS, COLOUR_OF, RUSTY, STACK_OF, START_CARD
from .cargo import Overflow, count_reserve, overflowing, refit
from .components import COPIES, MINE, OBJECT, OUTCOMES
from .roads import COUNTERS
from .setup import takes_part
from .state import ENEMY_CARD, Athena


def check(s: Athena) -> None:
    """Raise AssertionError where something is lost, doubled, or where it cannot be."""
    _check_cards(s)
    _check_pieces(s)
    for side in range(s.players):
        room = s.room[side]
        refit(s, side)
        assert room == s.room[side], "the room of a convoy is wrong"


def _check_cards(s: Athena) -> None:
    cards = s.deck.cards + s.left_out + s.discard + s.removed + s.loot.cards + s.incoming
    cards += [card for card in s.sites if card != NOBODY]
    cards += [s.enemies.get(row, ENEMY_CARD) for row in range(len(s.enemies))]
    for side in range(s.sides):
        cards += s.convoy(side) + s.crew[side]
        for survivor in s.crew[side]:
            assert s.zone[survivor] != NOBODY, f"{CARD.ids[survivor]} is in no zone"
    assert len(set(cards)) == len(cards), "a card is in two places"
    lost = [CARD.ids[card] for card in cards_in_game(s) if card not in cards]
    assert not lost, f"lost: {', '.join(lost)}"
    outcomes = sorted(s.outcomes.cards + s.outcome_discard)
    assert outcomes == list(range(OUTCOMES)), "Outcome cards lost or doubled"
    objects = s.object_deck.cards + s.object_discard + [object for hand in s.objects for object in hand]
    for object in range(len(OBJECT)):
        assert objects.count(object) in (0, COPIES[object]), f"{OBJECT.ids[object]} lost or doubled"
    assert s.with_mine or MINE not in objects


def cards_in_game(s: Athena) -> list[int]:
    """The cards used on this map by these players. ATH-B.1, X.1"""
    coloured = [card for colour in s.colour[: s.players] for card in range(CARDS) if COLOUR_OF[card] == colour]
    return coloured + RUSTY + [card for card in range(CARDS) if STACK_OF[card] != START_CARD and takes_part(s, card)]


def _check_pieces(s: Athena) -> None:
    before = s.reserve
    count_reserve(s)
    assert before == s.reserve, "a reserve is wrong"
    assert min(s.reserve) >= 0, "more pieces than there are"
    shown = [counter for counter in s.counters if counter != NOBODY]
    assert len(set(shown)) == len(shown) <= COUNTERS
    for side in range(s.sides):
        pending = isinstance(s.choice, Overflow) or s.waits(Overflow)
        assert not overflowing(s, side) or pending, "a convoy carries more than it has room for"

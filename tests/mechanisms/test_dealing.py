"""Dealing anew what a player cannot know."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import NOBODY, PUBLIC
from astrarium.clockwork.state import State
from astrarium.mechanisms.dealing import ANY, Unknown
from astrarium.mechanisms.decks import Deck

KINDS = [card // 20 for card in range(40)]
"""Cards from 20 on are told apart."""
PLAIN, COUNTED = 1, 2


def dealer(player: int, seed: int) -> Unknown:
    return Unknown(player, seeded(seed, "deal"), KINDS)


def asked(unknown: Unknown) -> dict[int, int]:
    """How many places ask for what."""
    return {mask: len(places) for mask, places in zip(unknown.masks, unknown.places, strict=True)}


def deal_deck(deck: Deck, aside: list[int], player: int, seed: int) -> None:
    unknown = dealer(player, seed)
    unknown.deck(deck, counted=COUNTED)
    unknown.pile(aside, ask=PLAIN)
    unknown.deal()


@given(st.integers(0, 10_000), st.integers(0, 3))
def test_a_deck_keeps_what_is_known_and_the_counted_cards_of_each_pile(seed: int, looked: int) -> None:
    cards = [0, 1, 20, 2, 3, 21, 4, 22, 5]
    piles = [0, 0, 0, 1, 1, 1, 2, 2, 2]
    deck, aside = Deck(cards.copy(), piles.copy()), [6, 7]
    deck.look(State(2), 0, looked)
    deal_deck(deck, aside, 0, seed)
    assert sorted(deck.cards + aside) == sorted([*cards, 6, 7])
    assert [deck.peek(depth) for depth in range(looked)] == [5, 22, 4][:looked]
    for pile in range(3):
        assert sum(deck.cards[place] >= 20 for place in range(9) if deck.piles[place] == pile) == 1


def test_cards_set_aside_may_be_any_that_are_not_counted() -> None:
    found = set()
    for seed in range(60):
        deck, aside = Deck([0, 1, 2, 20]), [3]
        deal_deck(deck, aside, 0, seed)
        found.add(aside[0])
    assert found == {0, 1, 2, 3}


def test_cards_mixed_across_two_piles_may_be_of_either() -> None:
    """Whoever did not look cannot tell which of the mixed cards came from which pile."""
    seen = set()
    for seed in range(60):
        deck = Deck([0, 1, 2, 20], [1, 1, 0, 0])
        deck.rearrange(1, 3)
        deal_deck(deck, [], 0, seed)
        seen.add(deck.cards.index(20))
    assert seen == {1, 2, 3}


def test_hands_keep_the_cards_that_the_player_knows_and_their_own() -> None:
    hands, seen = [[0, 1], [2, 3, 4], [5]], [[0, 0], [0, 1, PUBLIC], [2]]
    found = set()
    for seed in range(60):
        dealt = [hand.copy() for hand in hands]
        unknown = dealer(0, seed)
        unknown.hands(dealt, seen)
        unknown.deal()
        assert dealt[0] == [0, 1] and dealt[1][1:] == [3, 4]
        found.add((dealt[1][0], dealt[2][0]))
    assert found == {(2, 5), (5, 2)}


def test_a_spectator_knows_only_what_is_open() -> None:
    hands, seen = [[0], [1, 2]], [[0], [1, PUBLIC]]
    unknown = dealer(NOBODY, 3)
    unknown.hands(hands, seen)
    assert asked(unknown) == {ANY: 2}
    assert unknown.zones == [[hands[0], hands[1]]] and unknown.places == [[0, 0]]


def test_every_deal_that_fits_is_equally_likely() -> None:
    """Cards 0, 1 and 20: the first place asks for a plain card."""
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(4000):
        cards = [0, 1, 20]
        unknown = dealer(0, seed)
        unknown.place(cards, 0, PLAIN)
        unknown.place(cards, 1)
        unknown.place(cards, 2)
        unknown.deal()
        found[tuple(cards)] += 1
    assert set(found) == {(0, 1, 20), (0, 20, 1), (1, 0, 20), (1, 20, 0)}
    assert all(900 < times < 1100 for times in found.values())


@given(st.integers(0, 10_000))
def test_narrow_places_are_served_before_wide_ones(seed: int) -> None:
    kinds = [0, 0, 1, 2]
    cards = [3, 2, 1, 0]
    unknown = Unknown(0, seeded(seed, "nested"), kinds)
    for place, ask in enumerate((ANY, 0b011, 0b111, 0b001)):
        unknown.place(cards, place, ask)
    unknown.deal()
    assert kinds[cards[3]] == 0 and kinds[cards[1]] in (0, 1)


def test_a_known_card_answers_what_the_row_surely_holds() -> None:
    """The row surely holds a counted card, and the player knows which: the other places ask for nothing."""
    cards, seen = [20, 1], [1, 0]
    unknown = dealer(0, 1)
    unknown.row(cards, seen, [COUNTED])
    assert asked(unknown) == {ANY: 1}
    unknown = dealer(1, 1)
    unknown.row(cards, seen, [COUNTED])
    assert asked(unknown) == {ANY: 1, COUNTED: 1}


def test_a_card_known_answers_the_narrowest_question() -> None:
    unknown = dealer(0, 1)
    unknown.row([1, 2, 3], [1, 0, 0], [PLAIN | COUNTED, PLAIN])
    assert asked(unknown) == {PLAIN | COUNTED: 1, ANY: 1}
    with pytest.raises(AssertionError, match="no room"):
        unknown.row([1, 2], [1, 1], [COUNTED])


def test_the_same_knowledge_and_chance_give_the_same_table_whatever_is_true() -> None:
    dealt = set()
    for cards, piles, aside in (
        ([0, 20, 1, 2, 3, 21], [0, 0, 0, 1, 1, 1], [4, 5]),
        ([20, 5, 1, 21, 4, 0], [0, 1, 0, 1, 0, 1], [2, 3]),
    ):
        deck = Deck(cards, piles)
        deck.rearrange(1, 6)
        deal_deck(deck, aside, 0, 7)
        dealt.add((*deck.cards, *deck.piles, *aside))
    assert len(dealt) == 1


def test_masks_that_overlap_are_refused() -> None:
    unknown = Unknown(0, seeded(1, "overlap"), [0, 1, 2])
    cards = [0, 1, 2]
    unknown.place(cards, 0, 0b011)
    unknown.place(cards, 1, 0b110)
    with pytest.raises(AssertionError, match="overlap"):
        unknown.deal()


def test_a_place_for_which_no_card_is_left_is_an_error() -> None:
    unknown = dealer(0, 1)
    unknown.pile([1, 2], ask=COUNTED)
    with pytest.raises(AssertionError, match="no card is left"):
        unknown.deal()

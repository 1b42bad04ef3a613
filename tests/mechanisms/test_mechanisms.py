"""Shared mechanisms: decks, rankings, orders, payments."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrarium.clockwork.names import NOBODY, Atoms, Names, Player
from astrarium.clockwork.state import State
from astrarium.mechanisms.decks import Deck
from astrarium.mechanisms.majorities import highest, leader, lowest, place_points
from astrarium.mechanisms.orders import clockwise, from_left_of, left_of, to_bottom, to_top
from astrarium.mechanisms.payments import can_pay, pay, too_dear


def deck_of(cards: int) -> tuple[Deck, State]:
    return Deck(list(range(cards)), [0] * cards), State(3)


# Decks


def test_drawing_shows_a_card_to_all_and_takes_it_from_the_top() -> None:
    deck, s = deck_of(5)
    assert deck.draw(s) == 4
    assert len(deck) == 4
    assert s.shown == [0, 0, 0, 1]


def test_a_card_turned_up_is_known_to_players_and_spectators() -> None:
    deck, s = deck_of(5)
    assert deck.turn_up(s) == 4
    assert [deck.knows(viewer, 0) for viewer in (NOBODY, 0, 1, 2)] == [True] * 4
    assert not deck.knows(0, 1)


def test_a_look_is_for_one_player_alone() -> None:
    deck, s = deck_of(5)
    deck.look(s, 1, 3)
    assert [deck.knows(1, depth) for depth in range(4)] == [True, True, True, False]
    assert not any(deck.knows(viewer, 0) for viewer in (NOBODY, 0, 2))


def test_rearranging_ends_what_the_others_knew() -> None:
    deck, s = deck_of(5)
    deck.turn_up(s)
    deck.look(s, 1, 3)
    deck.rearrange(1, 3)
    assert deck.knows(1, 0) and not deck.knows(0, 0) and not deck.knows(NOBODY, 0)


def test_raising_a_card_takes_what_is_known_of_it_along() -> None:
    deck, s = deck_of(5)
    deck.look(s, 2, 2)
    deck.raise_card(3, 0)
    assert [deck.peek(depth) for depth in range(5)] == [1, 4, 3, 2, 0]
    assert [deck.knows(2, depth) for depth in range(3)] == [False, True, True]


def test_a_card_goes_under_the_deck_with_what_is_known_of_it() -> None:
    deck, s = deck_of(2)
    deck.put_under(7, 1 << 2)
    assert [deck.peek(depth) for depth in range(3)] == [1, 0, 7]
    assert [deck.knows(viewer, 2) for viewer in (NOBODY, 0, 2)] == [False, False, True]
    deck.draw(s)
    deck.draw(s)
    assert deck.deal(s, 0) == (7, 1 << 2) and not deck.cards


def test_a_deck_that_is_used_up_is_made_anew_of_the_discards() -> None:
    deck, s = deck_of(0)
    discards = [4, 5, 6, 7]
    deck.restock(discards, s.rng)
    assert discards == [] and sorted(deck.cards) == [4, 5, 6, 7]
    assert deck.unknown(0) == [0, 1, 2, 3]
    with pytest.raises(AssertionError, match="used up"):
        deck.restock([1], s.rng)


def test_shuffling_ends_what_anybody_knew() -> None:
    deck, s = deck_of(30)
    deck.look(s, 1, 30)
    deck.shuffle(s.rng)
    assert deck.cards != list(range(30)) and sorted(deck.cards) == list(range(30))
    assert len(deck.unknown(1)) == 30


# Rankings


@pytest.mark.parametrize(
    ("totals", "points"),
    [
        ([5, 3, 2, 1], [4, 2, 1, 0]),
        ([3, 3, 2, 1], [2, 2, 1, 0]),
        ([3, 3, 2, 2], [2, 2, 0, 0]),
        ([2, 2, 2, 1], [2, 2, 2, 0]),
        ([4, 2, 2, 1], [4, 1, 1, 0]),
        ([0, 2, 0, 0], [0, 4, 0, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_those_who_tie_get_the_points_of_the_place_below(totals: list[int], points: list[int]) -> None:
    assert place_points(totals, [4, 2, 1]) == points


@given(st.lists(st.integers(0, 6), min_size=1, max_size=6))
def test_the_leader_is_whoever_has_the_highest_total_alone(totals: list[int]) -> None:
    most = max(totals)
    alone = totals.index(most) if most > 0 and totals.count(most) == 1 else NOBODY
    assert leader(totals) == alone


def test_lowest_and_highest_name_everyone_who_ties() -> None:
    assert lowest([4, 2, 2, 9]) == [1, 2]
    assert highest([9, 2, 9]) == [0, 2]


# Orders


def test_orders_go_around_the_table() -> None:
    assert clockwise(4, 2) == [2, 3, 0, 1]
    assert from_left_of(4, 2) == [3, 0, 1, 2]


def test_those_who_are_out_are_passed_over() -> None:
    out = 1 << 1 | 1 << 3
    assert clockwise(5, 3, out) == [4, 0, 2]
    assert from_left_of(5, 0, out) == [2, 4, 0]
    assert [left_of(5, player, out) for player in range(5)] == [2, 2, 4, 4, 0]
    assert left_of(3, 1, 0b101) == 1 and left_of(3, 1, 0b111) == NOBODY


def test_a_track_moves_one_player_and_keeps_the_others_in_order() -> None:
    track = [Player(number) for number in range(4)]
    to_bottom(track, Player(1))
    assert track == [0, 2, 3, 1]
    to_top(track, Player(3))
    assert track == [3, 0, 2, 1]


# Payments


def test_nobody_pays_more_than_they_own() -> None:
    purse = [2, 5]
    assert can_pay(purse, 0, 2) and not can_pay(purse, 0, 3)
    pay(purse, 1, 5)
    assert purse == [2, 0]
    with pytest.raises(ValueError, match="cannot pay 3"):
        pay(purse, 0, 3)
    assert purse == [2, 0]
    assert too_dear(7, 3, 2, "X-1").reason.args == {"price": 3, "owned": 2}


# Names


def test_an_unknown_name_is_refused_with_those_there_are() -> None:
    fruit = Names("fruit", ["apple", "pear"], ["Apple", "Pear"], ["Mela", "Pera"])
    with pytest.raises(ValueError, match="'plum' is not a fruit; there are apple, pear"):
        fruit.index("plum")


def test_atoms_have_stable_names_and_the_kernels_verbs_come_first() -> None:
    atoms = Atoms()
    verbs = ["do:pass", "do:yes", "do:no", "do:accept", "do:refuse", "do:counter"]
    first = atoms.things(Names("fruit", ["apple", "pear"], ["", ""], ["", ""]))
    assert atoms.names == [*verbs, "fruit:apple", "fruit:pear"]
    assert atoms.index("fruit:pear") == first + 1
    assert atoms.verbs == set(range(len(verbs)))
    domain = atoms.domain(first + 1)
    assert domain is not None and domain.key == "fruit" and atoms.thing(first + 1) == 1
    assert atoms.domain(0) is None
    with pytest.raises(ValueError, match="exists already"):
        atoms.verb("pass")

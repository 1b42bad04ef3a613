"""What happens to secret hands, and what each viewer is sure of afterwards."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import NOBODY, PUBLIC, knows
from astrarium.clockwork.state import State
from astrarium.mechanisms.hands import (
    blur,
    draw_from,
    drop,
    drop_at,
    gain,
    give,
    give_openly,
    hand_over,
    look,
    reveal,
    take_random,
)

VIEWERS = (NOBODY, 0, 1, 2, 3)
OWNER, TAKER = 0, 1


def sure_of(cards: list[int], seen: list[int], viewer: int) -> Counter[int]:
    return Counter(card for card, mask in zip(cards, seen, strict=True) if knows(mask, viewer))


def table(seed: int = 1) -> State:
    s = State(4)
    s.rng = seeded(seed, "hands")
    return s


faces = st.integers(0, 2)
masks = st.sampled_from([0, 1 << 1, 1 << 2, 1 << 3, 0b1100, 0b1110, PUBLIC])
hands = st.lists(st.tuples(faces, masks), min_size=1, max_size=8)


def dealt(hand: list[tuple[int, int]]) -> tuple[list[int], list[int]]:
    return [card for card, _ in hand], [mask for _, mask in hand]


@given(hands, st.integers(0, 7))
def test_whoever_sees_a_card_go_is_sure_of_one_copy_less(hand: list[tuple[int, int]], which: int) -> None:
    """Which of the copies went nobody can tell: so it is one less for everybody, whichever they had seen."""
    cards, seen = dealt(hand)
    card = cards[which % len(cards)]
    before = {viewer: sure_of(cards, seen, viewer) for viewer in VIEWERS}
    drop(table(), cards, seen, card)
    for viewer in VIEWERS:
        assert sure_of(cards, seen, viewer) == before[viewer] - Counter([card]), viewer


@given(hands, st.integers(0, 1000))
def test_whoever_cannot_see_which_card_goes_is_sure_of_one_less_of_each(hand: list[tuple[int, int]], seed: int) -> None:
    mine, mine_seen = dealt(hand)
    held, known = [mine, [], [], []], [mine_seen, [], [], []]
    before = {viewer: sure_of(mine, mine_seen, viewer) for viewer in VIEWERS}
    card = take_random(table(seed), held, known, TAKER, OWNER)
    assert held[TAKER] == [card] and known[TAKER] == [1 << OWNER]
    for viewer in VIEWERS:
        lost = Counter([card]) if viewer == TAKER else Counter([0, 1, 2])
        if viewer != OWNER:
            assert sure_of(held[OWNER], known[OWNER], viewer) == before[viewer] - lost, viewer


@given(hands, st.integers(0, 7), st.integers(1, 3))
def test_whoever_sees_copies_of_a_card_is_sure_of_so_many_at_least(
    hand: list[tuple[int, int]], which: int, copies: int
) -> None:
    cards, seen = dealt(hand)
    card = cards[which % len(cards)]
    copies = min(copies, cards.count(card))
    before = {viewer: sure_of(cards, seen, viewer) for viewer in VIEWERS}
    reveal(table(), cards, seen, card, copies)
    for viewer in VIEWERS:
        assert sure_of(cards, seen, viewer) == before[viewer] | Counter({card: copies}), viewer


def test_a_card_that_everybody_knew_shows_nothing_when_it_goes() -> None:
    s = table()
    cards, seen = [1, 1, 2], [0, PUBLIC, 0]
    drop(s, cards, seen, 1)
    assert s.shown == [0] * 5 and seen == [0, 0]
    drop(s, cards, seen, 1)
    assert s.shown == [0, 0, 0, 0, 1] and cards == [2]


def test_the_card_at_a_place_goes_and_takes_along_what_was_known_of_its_twin() -> None:
    s = table()
    cards, seen = [1, 1], [1 << 2, 0]
    drop_at(s, cards, seen, 1)
    assert (cards, seen) == ([1], [0])


def test_a_gift_is_known_to_the_two_alone() -> None:
    s = table()
    held, known = [[5, 6], [], [], []], [[0, 1 << 2], [], [], []]
    give(s, held, known, OWNER, TAKER, 6)
    assert held[:2] == [[5], [6]] and known[:2] == [[0], [1 << OWNER]]
    assert s.shown == [0, 1, 0, 0, 0]


def test_an_open_gift_is_known_to_all() -> None:
    s = table()
    held, known = [[5, 6], [], [], []], [[0, 0], [], [], []]
    give_openly(s, held, known, OWNER, TAKER, 6)
    assert held[:2] == [[5], [6]] and known[:2] == [[0], [PUBLIC]]


def test_nobody_takes_from_an_empty_hand() -> None:
    s = table()
    before = s.rng.state
    assert take_random(s, [[], []], [[], []], TAKER, OWNER) == NOBODY
    assert s.rng.state == before


def test_every_card_of_a_hand_may_be_taken() -> None:
    taken = {take_random(table(seed), [[5, 6, 7], []], [[0] * 3, []], TAKER, OWNER) for seed in range(40)}
    assert taken == {5, 6, 7}


def test_a_hand_that_goes_over_whole_is_as_well_known_as_before() -> None:
    s = table()
    held, known = [[5, 6], [7], [], []], [[0, 1 << 2], [PUBLIC], [], []]
    hand_over(s, held, known, OWNER, TAKER)
    assert held[:2] == [[], [7, 5, 6]]
    assert known[:2] == [[], [PUBLIC, 1 << OWNER, 1 << OWNER | 1 << 2]]
    assert s.shown == [0, 1, 0, 0, 0]


def test_a_look_tells_one_player_and_mixing_tells_nobody() -> None:
    s = table()
    seen = [0, PUBLIC, 1 << 2]
    look(s, seen, 3)
    assert seen == [1 << 3, PUBLIC, 0b1100]
    assert s.shown == [0, 0, 0, 1, 0]
    blur(seen)
    assert seen == [0, 0, 0]


def test_a_card_comes_with_those_who_know_it() -> None:
    cards, seen = [4], [0]
    gain(cards, seen, 9, 0b10)
    assert (cards, seen) == ([4, 9], [0, 0b10])


def test_a_bag_gives_each_thing_as_often_as_it_lies_in_it() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(2000):
        counts = [3, 0, 1]
        drawn[thing := draw_from(counts, table(seed))] += 1
        assert counts == ([2, 0, 1] if thing == 0 else [3, 0, 0])
    assert set(drawn) == {0, 2} and 1400 < drawn[0] < 1600

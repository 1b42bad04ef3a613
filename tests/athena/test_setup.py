"""From the box to the first round. ATH-B.1, B.12, X.1, S.1"""

from typing import Any

import pytest

from astrarium import game
from astrarium.clockwork.names import Player
from astrarium.games.athena.components import OBJECT, Object
from astrarium.games.athena.printed_cards import (
    BASE_ONLY,
    CARD,
    ENEMY,
    EVENT,
    IN_ATHENA,
    KIND_OF,
    NUMBER_OF,
    PAIR_OF,
    PERIOD_OF,
    PLUS,
    STACK_OF,
    START_CARD,
)
from astrarium.games.athena.roads import (
    CONTAMINATED_SPACE,
    FIXED_AT,
    MAP_AVALANCHES,
    MAP_LAST,
    MAP_MOORINGS,
    MAP_SPACES,
    MAP_SPECIAL,
    PARALLEL,
    SPACE,
    WAY_TRACKS,
    WAYS,
)
from astrarium.games.athena.setup import set_up
from astrarium.games.athena.state import Athena, blank
from tables.athena import at, convoy, load, new_game, site, zone

USUAL = {"map": "gamma", "mine": "off", "road_scoring": "distance", "secret_objects": "off", "difficulty": "normal"}


def laid(players: int = 2, **options: Any) -> Athena:
    """The table before the first cards are revealed."""
    s = blank(players)
    set_up(s, USUAL | options)
    return s


def periods(s: Athena) -> list[int]:
    """How many cards of each Period lie in the deck."""
    return [sum(1 for card in s.deck.cards if PERIOD_OF[card] == period) for period in range(3)]


@pytest.mark.rule("ATH-X.1.7b", "ATH-X.1.7c", "ATH-X.1.7d", "ATH-X.1.7e")
@pytest.mark.parametrize(
    ("players", "sizes"), [(1, [13, 13, 12]), (2, [13, 13, 12]), (3, [15, 15, 12]), (4, [18, 18, 12])]
)
def test_the_deck_of_an_athena_game(players: int, sizes: list[int]) -> None:
    """B36"""
    s = laid(players)
    assert periods(s) == sizes and len(s.deck) == sum(sizes)
    assert [PERIOD_OF[card] for card in reversed(s.deck.cards)] == [0] * sizes[0] + [1] * sizes[1] + [2] * sizes[2]
    for period in range(3):
        of_period = [card for card in s.deck.cards if PERIOD_OF[card] == period]
        assert sum(1 for card in of_period if KIND_OF[card] == ENEMY) == 2
        assert sum(1 for card in of_period if KIND_OF[card] == EVENT and IN_ATHENA[card]) == 1


@pytest.mark.rule("ATH-X.1.7a", "ATH-B.12.3")
def test_base_only_cards_stay_out_of_an_athena_game() -> None:
    s = laid()
    everything = s.deck.cards + s.left_out
    assert not any(BASE_ONLY[card] for card in everything)
    assert all(PLUS[card] for card in s.left_out)
    assert all(IN_ATHENA[card] for card in everything if KIND_OF[card] == ENEMY)
    assert len([card for card in everything if PLUS[card]]) == 25


@pytest.mark.rule("ATH-B.1.6", "ATH-B.1.7", "ATH-B.1.8", "ATH-B.12.3")
@pytest.mark.parametrize(("players", "sizes"), [(2, [13, 13, 13]), (3, [16, 16, 16]), (4, [20, 20, 20])])
def test_the_deck_of_a_base_game(players: int, sizes: list[int]) -> None:
    s = laid(players, map="alpha")
    assert periods(s) == sizes
    assert not any(IN_ATHENA[card] for card in s.deck.cards + s.left_out)
    assert len(s.left_out) == 60 - sum(sizes)


@pytest.mark.rule("ATH-B.1.9", "ATH-X.1.8")
@pytest.mark.parametrize("map", ["alpha", "gamma"])
def test_the_loot_deck_is_stacked_by_pairs(map: str) -> None:
    s = laid(map=map)
    assert [PAIR_OF[card] for card in reversed(s.loot.cards)] == [0, 0, 1, 1, 2, 2]
    assert all(IN_ATHENA[card] == (map == "gamma") for card in s.loot.cards)


@pytest.mark.rule("ATH-B.1.10", "ATH-X.1.9", "ATH-V.1")
def test_the_object_deck() -> None:
    assert len(laid(map="beta").object_deck) == 14
    assert len(laid().object_deck) == 16
    assert Object(OBJECT.index("mine")) not in laid().object_deck.cards
    assert laid(mine="on").object_deck.cards.count(Object(OBJECT.index("mine"))) == 1


@pytest.mark.rule(
    "ATH-B.1.2", "ATH-B.1.3", "ATH-B.1.4", "ATH-B.1.5", "ATH-X.1.2", "ATH-X.1.3", "ATH-X.1.4", "ATH-X.1.5"
)
@pytest.mark.rule("ATH-X.1.6", "ATH-X.1.1", "ATH-B.1.1")
def test_the_road() -> None:
    for map in ("alpha", "beta", "gamma"):
        s = laid(map=map)
        where = {SPACE.ids[space] for space, counter in enumerate(s.counters) if counter >= 0}
        assert where == {SPACE.ids[space] for space in MAP_SPECIAL[s.map]} and len(where) == 10
        assert len(s.avalanches) == (0 if map == "alpha" else 3)
        assert s.mooring == 1 and len(s.outcomes) == 12
        assert len(s.standing) == (5 if map == "gamma" else 0)
    assert sum(1 for fixed in FIXED_AT if fixed >= 0) == 3


@pytest.mark.rule("ATH-B.12.1", "ATH-X.9.4")
def test_the_three_maps() -> None:
    shortcuts = []
    for number in range(3):
        spaces = MAP_SPACES[number]
        assert PARALLEL[MAP_LAST[number]] == (23 if number == 2 else 21)
        assert len(MAP_MOORINGS[number]) == 7
        shortcuts.append(sum(1 for space in spaces for tracks in WAY_TRACKS[space] if tracks))
        assert all(WAYS[space] for space in spaces if space != MAP_LAST[number])
    assert shortcuts == [3, 2, 2]
    assert [len(found) for found in MAP_AVALANCHES] == [0, 3, 3]
    contaminated = [sum(1 for space in spaces if CONTAMINATED_SPACE[space]) for spaces in MAP_SPACES]
    assert contaminated[1] > contaminated[0]


@pytest.mark.rule("ATH-B.1.13", "ATH-B.1.14", "ATH-X.1.12")
def test_what_each_player_begins_with() -> None:
    s = new_game(3, 4, map="alpha")
    for colour in ("red", "blue", "green"):
        assert convoy(s, colour) == f"{colour}_truck {colour}_container"
        assert zone(s, f"{colour}_leader") == zone(s, f"{colour}_co_pilot") == "active"
        assert at(s, colour) == "a00"
        assert load(s, colour) == {"food": 1, "fuel": 1, "ammo": 1}
    assert s.fame == [0, 0, 0] and s.alert == [0, 0, 0]


@pytest.mark.rule("ATH-B.1.15")
def test_the_first_turn_order_is_random() -> None:
    assert {tuple(laid(2, map="alpha").order) for _ in range(1)} <= {(0, 1), (1, 0)}
    assert len({tuple(new_game(3, seed).order) for seed in range(12)}) > 2


@pytest.mark.rule("ATH-B.1.11", "ATH-X.1.11", "ATH-B.1.12", "ATH-B.1.16")
def test_the_first_cards() -> None:
    for seed in range(12):
        s = new_game(2, seed)
        assert site(s, 1) == "rusty_container_1" and site(s, 2) == "rusty_container_2"
        assert all(KIND_OF[card] != EVENT for card in s.sites)
        assert len(s.deck) + len(s.discard) == 38 - 3
        assert all(KIND_OF[card] == EVENT for card in s.discard)


@pytest.mark.rule("ATH-S.1")
def test_alone_the_automa_is_the_other_side() -> None:
    s = laid(1)
    assert s.player_ids() == ["red", "automa"] and s.sides == 2 and s.players == 1
    assert sorted(s.order) == [0, 1] and s.level == 0
    assert s.vehicles[1] == [] and s.crew[1] == [] and not s.seated(Player(1))


@pytest.mark.rule("ATH-B.0.1", "ATH-S.11")
def test_numbers_of_players_and_difficulty() -> None:
    with pytest.raises(ValueError, match="players must be from 1 to 4"):
        game("athena").start(5)
    with pytest.raises(ValueError, match="for one player"):
        game("athena").start(2, difficulty="hard")
    assert game("athena").start(1, difficulty="hard").difficulty == 1


def test_every_card_has_a_number_of_its_own() -> None:
    assert len(set(NUMBER_OF)) == len(CARD) == 119
    assert sum(1 for stack in STACK_OF if stack == START_CARD) == 18

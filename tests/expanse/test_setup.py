"""EXP-3: from the box to the first turn."""

from itertools import takewhile

import pytest

from astrarium.games.expanse.components import CARD, FIRST_SCORE, KEY
from astrarium.games.expanse.state import Expanse
from astrarium.positions.toml import read_box
from tables.expanse import all_points, cubes, fleets, initiative, lay, new_game, rocinante, spend, supply, track, who
from tables.playing import asked, options, play, question

IN_USE = {4: {"UN", "MCR", "OPA", "PG"}, 3: {"UN", "MCR", "OPA"}, 2: {"UN", "MCR"}}


@pytest.mark.rule("EXP-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_factions_in_use(players: int, seed: int) -> None:
    assert set(new_game(players, seed).player_ids()) == IN_USE[players]


@pytest.mark.rule("EXP-3.2")
def test_factions_are_dealt_at_random() -> None:
    assert {new_game(2, seed).player_ids()[0] for seed in range(20)} == {"UN", "MCR"}


@pytest.mark.rule("EXP-3.2")
def test_factions_can_be_assigned() -> None:
    assert new_game(4, factions="OPA-PG-MCR-UN").player_ids() == ["OPA", "PG", "MCR", "UN"]


@pytest.mark.rule("EXP-3.2")
def test_a_faction_that_is_not_in_use_cannot_be_assigned() -> None:
    with pytest.raises(ValueError, match="factions must be"):
        new_game(2, factions="OPA-UN")


@pytest.mark.rule("EXP-3.2")
def test_factions_can_be_picked_one_by_one() -> None:
    s = new_game(3, factions="picked")
    assert question(s) == "PickFaction"
    assert options(s) == {"faction:UN", "faction:MCR", "faction:OPA"}
    first = s.player
    play(s, "faction:OPA")
    assert options(s) == {"faction:UN", "faction:MCR"}
    second = s.player
    play(s, "faction:UN")
    assert question(s) == "TakeCard", "the last player has no choice left"
    assert (who(s, "OPA"), who(s, "UN")) == (first, second)


@pytest.mark.rule("EXP-3.2")
def test_factions_are_picked_in_random_order() -> None:
    assert {new_game(3, seed, factions="picked").player for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("EXP-3.3", "EXP-3.4", "EXP-3.21")
@pytest.mark.parametrize("faction", ["UN", "MCR", "OPA", "PG"])
def test_seventeen_cubes_four_of_them_on_the_map(faction: str) -> None:
    assert supply(new_game(4), faction) == 17 - 4


@pytest.mark.rule("EXP-3.3")
def test_three_cubes_of_the_un_are_diplomats() -> None:
    s = new_game(4)
    assert (s.supply[who(s, "UN")], s.diplomat_supply) == (14 - 4, 3)


@pytest.mark.rule("EXP-3.5", "EXP-3.7")
@pytest.mark.parametrize(
    ("faction", "places"),
    [
        ("UN", {"earth": {"fleet": 2}, "ceres": {"fleet": 1}, "tycho": {"fleet": 1}, "jupiter": {"fleet": 1}}),
        ("MCR", {"mars": {"battleship": 2}, "ceres": {"fleet": 1}, "jupiter": {"fleet": 1}, "saturn": {"fleet": 1}}),
        ("OPA", {"tycho": {"fleet": 2}, "ceres": {"fleet": 1}, "jupiter": {"fleet": 1}, "saturn": {"fleet": 1}}),
        ("PG", {"thoth": {"fleet": 2}, "eros": {"fleet": 1}, "jupiter": {"fleet": 1}, "saturn": {"fleet": 1}}),
    ],
)
def test_starting_fleets(faction: str, places: dict[str, dict[str, int]]) -> None:
    s = new_game(4)
    names = ("earth", "mars", "ceres", "eros", "tycho", "thoth", "vesta", "jupiter", "saturn", "off_map")
    found = {name: fleets(s, name)[faction] for name in names if faction in fleets(s, name)}
    assert found == places


@pytest.mark.rule("EXP-3.6")
def test_scrap_ships_wait_for_their_technology() -> None:
    s = spend(lay(fleets={"tycho": "OPA 5"}), "OPA", 1)
    assert fleets(s, "off_map").get("OPA") is None
    assert "do:build" not in options(s)


@pytest.mark.rule("EXP-3.6")
def test_protomolecule_tokens_wait_for_their_technology() -> None:
    s = spend(lay(cubes={"eros": "PG 1"}, tech={"PG": 1}), "PG", 2)
    assert "do:infect" not in options(s)


@pytest.mark.rule("EXP-3.7")
@pytest.mark.parametrize(
    ("faction", "bases"),
    [
        ("UN", ["eurasia", "africa", "luna", "rhea"]),
        ("MCR", ["mariner_valley", "londres_nova", "vesta", "europa"]),
        ("OPA", ["tycho", "ceres", "ganymede", "rings"]),
        ("PG", ["thoth", "eros", "io", "titan"]),
    ],
)
def test_starting_influence(faction: str, bases: list[str]) -> None:
    s = new_game(4)
    assert [cubes(s, base) for base in bases] == [{faction: 1}] * 4
    assert sum(s.diplomats) == 0, "the UN starts with normal cubes"


@pytest.mark.rule("EXP-3.8")
def test_the_start_player_is_random_and_begins() -> None:
    tables = [new_game(3, seed, factions="UN-MCR-OPA") for seed in range(20)]
    assert {asked(s) for s in tables} == {"UN", "MCR", "OPA"}


@pytest.mark.rule("EXP-3.9")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_initiative_is_the_reverse_of_the_turn_order(players: int, seed: int) -> None:
    s = new_game(players, seed)
    turn_order = [s.player_ids()[(s.active + step) % players] for step in range(players)]
    assert initiative(s) == turn_order[::-1]


@pytest.mark.rule("EXP-3.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_ten_points(players: int) -> None:
    assert set(all_points(new_game(players)).values()) == {10}


HOMES = {"UN": "earth", "MCR": "mars", "OPA": "tycho", "PG": "thoth"}


@pytest.mark.rule("EXP-3.11")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_the_last_player_has_the_rocinante_at_home(players: int, seed: int) -> None:
    s = new_game(players, seed)
    last = s.player_ids()[s.active - 1]
    assert rocinante(s) == (last, HOMES[last])


def all_cards(s: Expanse) -> list[str]:
    return [CARD.ids[card] for card in s.track + s.deck.cards + s.boxed]


@pytest.mark.rule("EXP-3.12", "EXP-22.3", "EXP-21.7")
@pytest.mark.parametrize(("players", "symbol", "number"), [(4, None, 52), (3, "p3", 42), (2, "p2", 30)])
def test_cards_in_use(players: int, symbol: str | None, number: int) -> None:
    printed = read_box(KEY, "cards.toml").entries("action_card")
    expected = {card.text("id") for card in printed if symbol is None or card.flag(symbol)}
    found = all_cards(new_game(players))
    assert len(found) == number + 6
    assert set(found) == expected | {f"score_{number}" for number in range(1, 7)}


@pytest.mark.rule("EXP-3.13", "EXP-3.14")
@pytest.mark.parametrize(("players", "actions", "boxed"), [(4, 13, 8), (3, 10, 7)])
@pytest.mark.parametrize("seed", range(3))
def test_three_piles_under_the_first_five(players: int, actions: int, boxed: int, seed: int) -> None:
    s = new_game(players, seed)
    assert all(not card.startswith("score_") for card in track(s)), "the first pile has no Scoring card"
    assert len(s.boxed) == boxed
    size = actions + 2
    piles = [s.deck.cards[start : start + size] for start in range(0, len(s.deck), size)]
    assert [len(pile) for pile in piles] == [size] * 3
    assert [sum(card >= FIRST_SCORE for card in pile) for pile in piles] == [2, 2, 2]


@pytest.mark.rule("EXP-3.15")
@pytest.mark.parametrize("seed", range(5))
def test_with_two_players_there_is_no_first_pile(seed: int) -> None:
    s = new_game(2, seed)
    assert s.boxed == []
    cards = s.deck.cards + s.track[::-1]
    piles = [cards[start : start + 12] for start in (0, 12, 24)]
    assert len(cards) == 36
    assert [sum(card >= FIRST_SCORE for card in pile) for pile in piles] == [2, 2, 2]


@pytest.mark.rule("EXP-3.13")
def test_each_pile_is_shuffled() -> None:
    tables = [new_game(4, seed) for seed in range(40)]
    depths = {next(depth for depth, card in enumerate(s.deck.cards[::-1]) if card >= FIRST_SCORE) for s in tables}
    assert len(depths) > 5, "the first Scoring card lies at many depths"


@pytest.mark.rule("EXP-3.16")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_nobody_sees_the_cards_that_went_back_to_the_box(viewer: int | None) -> None:
    assert new_game(4).view(viewer)["boxed"] == 8


@pytest.mark.rule("EXP-3.17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_card_dealt_lies_in_slot_one(players: int) -> None:
    s = new_game(players, log=True)
    dealt = takewhile(lambda note: note.kind.key == "drawn", s.log or [])
    assert [CARD.ids[note.values[0]] for note in dealt] == track(s)
    assert len(track(s)) == 5


@pytest.mark.rule("EXP-3.18")
@pytest.mark.parametrize("seed", range(30))
def test_scoring_cards_among_the_first_five_count_as_drawn(seed: int) -> None:
    s = new_game(2, seed)
    on_track = sum(card.startswith("score_") for card in track(s))
    assert s.scores_drawn == on_track <= 2


@pytest.mark.rule("EXP-3.19")
def test_two_bonus_tokens_for_each_sector() -> None:
    s = new_game(4)
    assert s.view()["sectors_left"] == {"inner": 2, "belt": 2, "outer": 2}
    assert s.view()["sectors_used"] == []


@pytest.mark.rule("EXP-3.20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_technology_is_in_force(players: int) -> None:
    assert new_game(players).tech == [0] * players


@pytest.mark.rule("EXP-3.21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_off_map_pools_are_empty_at_the_start(players: int) -> None:
    assert fleets(new_game(players), "off_map") == {}

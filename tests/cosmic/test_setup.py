"""Scope, configuration and setup. COS-0, 1, 5"""

from typing import Any

import pytest

from astrarium.games.cosmic.components import (
    CARD,
    COPIES_CE,
    COPIES_MCE,
    DESTINY,
    DESTINY_COLOUR,
    FIRST_EDICT,
    FIRST_FLARE,
    FIRST_KICKER,
    IS_CHALLENGE,
    NUMBER,
    REVERSE,
    SLOTS,
    TYPE_OF,
)
from astrarium.games.cosmic.effect_numbers import TIMING
from astrarium.games.cosmic.effects import timing
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.invariants import all_cards
from astrarium.games.cosmic.state import Cosmic
from tables.cosmic import A, B, Table, complete_setup


def begin(players: int = 4, seed: int = 1, **options: str) -> Cosmic:
    return complete_setup(GAME.begin(players, seed, options))


def flares_in_deck(s: Cosmic) -> int:
    """All Flares that take part, wherever a power's setup may have put them."""
    return sum(1 for card in all_cards(s) if card >= FIRST_FLARE) - len(s.unused_flares)


@pytest.mark.rule("COS-0.1")
@pytest.mark.parametrize("players", [2, 7])
def test_three_to_six_play(players: int) -> None:
    with pytest.raises(ValueError, match="3 to 6"):
        begin(players)


@pytest.mark.rule("COS-0.2", "COS-0.3", "COS-0.4", "COS-0.5")
def test_every_option_is_off_by_default() -> None:
    s = begin()
    assert not (s.any_occupant or s.kickers or s.reinforcements or s.reverse_warp or s.lucre_used)
    assert not (s.skipping or s.moons_used or s.all_powers or s.refresh_all)
    assert s.back == [-1] * 6
    names = {option.name for option in GAME.options}
    assert {"flares", "target_any_occupant", "mce_challenge", "mce_edicts", "mce_powers", "kickers"} <= names
    assert {"reinforcements", "colourless", "comets", "special_refresh", "reverse_hexes", "reverse_warp"} <= names
    assert {"lucre", "skip_turn", "moons", "excluded"} <= names


@pytest.mark.rule("COS-0.6", "COS-1.21")
def test_what_needs_a_missing_module_is_left_out() -> None:
    for seed in range(30):
        s = begin(6, seed, mce_powers="on", comets="on", colourless="on", flares="fixed20")
        names = [CARD.ids[card] for card in all_cards(s)]
        assert not {"flare_dragon", "flare_gnome", "flare_lloyd"} & set(names)
        specials = [DESTINY.ids[card] for card in s.destiny.cards + s.unused_specials]
        assert "cone_01" not in specials and "comet_17" not in specials


@pytest.mark.rule("COS-0.8")
def test_the_same_seed_gives_the_same_game() -> None:
    assert begin(seed=5).to_json() == begin(seed=5).to_json()
    assert begin(seed=5).to_json() != begin(seed=6).to_json()


@pytest.mark.rule("COS-0.7", "COS-1.20")
def test_open_information_is_seen_by_all() -> None:
    t = Table(virus=A)
    t.hand(B, "attack_10")
    for viewer in (None, 0, 1, 2, 3):
        seen: dict[str, Any] = t.s.view(viewer)
        assert seen["discard"] == [] and seen["destiny_discard"] == []
        assert seen["sheets"][0]["power"] == "virus"
    hand: Any = t.s.view(A)["hands"]
    assert hand[t.s.player_ids()[B]] == {"size": 1, "known": []}


@pytest.mark.rule("COS-1.1", "COS-1.2", "COS-1.3")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_four_tokens_on_each_of_five_planets(players: int) -> None:
    s = begin(players)
    for player in range(players):
        first = s.home[player] * SLOTS
        assert [s.at(player, first + slot) for slot in range(6)] == [4, 4, 4, 4, 4, 0]
        assert s.fleet[player] == 20
    assert len(set(s.colour)) == players


@pytest.mark.rule("COS-1.4")
def test_reverse_sides_only_by_option() -> None:
    assert begin().back == [-1] * 6
    s = begin(6, reverse_hexes="all")
    assert all(hex >= 0 for hex in s.back)


@pytest.mark.rule("COS-1.5", "COS-1.6", "COS-1.7")
@pytest.mark.parametrize(("players", "cards"), [(3, 13), (4, 18), (5, 22), (6, 26)])
def test_the_destiny_deck(players: int, cards: int) -> None:
    """Golden case G-18."""
    s = begin(players)
    assert len(s.destiny.cards) == cards
    wild_reverse = [card for card in s.destiny.cards if DESTINY_COLOUR[card] == -1 and REVERSE[card]]
    assert bool(wild_reverse) == (players > 3)


@pytest.mark.rule("COS-1.8", "COS-1.9", "COS-4.1")
def test_everybody_has_one_open_power_of_his_own() -> None:
    s = begin(6, mce_powers="on", lucre="on")
    assert sorted(s.sheets[0::3]) == list(range(6))
    assert len(set(s.sheets[1::3])) == 6


@pytest.mark.rule("COS-1.12", "COS-1.13", "COS-1.14", "COS-6.2", "COS-9.5")
def test_flares_in_the_deck() -> None:
    """Golden case G-17."""
    assert flares_in_deck(begin(4)) == 12
    assert flares_in_deck(begin(4, flares="fixed20")) == 20
    for seed in range(40):
        s = begin(4, seed, reverse_hexes="1")
        if s.back[s.home[0]] == 0:
            assert flares_in_deck(s) == 15 and len(s.sheets) == 15
            break
    else:
        raise AssertionError("no Binary in forty games")


@pytest.mark.rule("COS-1.15", "COS-1.16")
def test_the_first_player_is_drawn_and_turns_go_clockwise() -> None:
    firsts = {begin(4, seed).turn for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    s = begin(4)
    assert s.left_of(3) == 0


@pytest.mark.rule("COS-1.17", "COS-1.19")
def test_seven_cards_each() -> None:
    s = begin(5)
    assert [len(hand) for hand in s.hands] == [7] * 5


@pytest.mark.rule("COS-1.18", "COS-5.3", "COS-5.4", "COS-5.5")
def test_the_challenge_cards() -> None:
    """Golden case G-16."""
    base = [card for card in all_cards(begin()) if IS_CHALLENGE[card]]
    both = [card for card in all_cards(begin(mce_challenge="on")) if IS_CHALLENGE[card]]
    assert len(base) == 72 and len(both) == 126
    assert both.count(0) == 28
    assert sum(1 for card in both if TYPE_OF[card] == 0 and NUMBER[card] == 0) == 2
    assert sum(1 for card in both if NUMBER[card] < 0) == 5
    assert sum(COPIES_CE[:FIRST_EDICT]) == 72 and sum(COPIES_MCE[:FIRST_EDICT]) == 54
    edicts = [card for card in all_cards(begin()) if FIRST_EDICT <= card < FIRST_KICKER]
    assert len(edicts) == 22


@pytest.mark.rule("COS-5.1", "COS-5.2")
def test_attack_cards_carry_numbers_and_compromises_are_alike() -> None:
    values = {NUMBER[card] for card in range(FIRST_EDICT) if TYPE_OF[card] == 0}
    assert {40, 30, 20, 1, 0, -1, -8} <= values
    assert [CARD.ids[card] for card in range(FIRST_EDICT) if TYPE_OF[card] == 1] == ["compromise"]


@pytest.mark.rule("COS-15.14")
def test_powers_can_be_excluded() -> None:
    for seed in range(20):
        s = begin(6, seed, excluded="virus-macron-zombie")
        ids = GAME.record.domains["power"].ids
        assert not {"virus", "macron", "zombie"} & {ids[power] for power in s.sheets[1::3]}


@pytest.mark.rule("COS-16.1", "COS-16.3", "COS-16.4")
def test_the_timing_points_are_those_of_the_ledger() -> None:
    for place, id in enumerate(TIMING):
        assert getattr(timing, id.split("_", 1)[1]) == place

"""What is said of a player of Cosmic Encounter afterwards, and whom a component serves."""

from __future__ import annotations

import pytest

from astrarium.games.cosmic.components import COLOUR, HEX, POWER
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.rules.sheets import swap_powers
from astrarium.games.cosmic.state import Cosmic
from tables.cosmic import A, B, C, Table


def traits(s: Cosmic, player: int, kind: str) -> list[str]:
    return [value for of, value in GAME.study.traits(s, player) if of == kind]


def begun(players: int = 5, seed: int = 3, **options: str) -> Cosmic:
    """A game at its first turn, with its log."""
    s = GAME.begin(players, seed, options, log=True)
    assert isinstance(s, Cosmic)
    return s


def test_powers_colours_and_order_are_dealt() -> None:
    s = begun(powers="virus-clone-mind-trader-macron")
    dealt = ["virus", "clone", "mind", "trader", "macron"]
    assert [traits(s, player, "power") for player in range(5)] == [[id] for id in dealt]
    assert [traits(s, player, "colour") for player in range(5)] == [[COLOUR.ids[colour]] for colour in s.colour]
    assert traits(s, s.turn, "order") == ["1"] and traits(s, (s.turn + 4) % 5, "order") == ["5"]
    assert not traits(s, 0, "hex") and not traits(s, 0, "gained")


@pytest.mark.rule("COS-9.1")
def test_a_reverse_hex_is_that_of_the_home_dealt() -> None:
    s = begun(6, reverse_hexes="all")
    while s.count == 0:
        s.apply(s.legal[0])
    dealt = [traits(s, player, "hex") for player in range(6)]
    assert sorted(dealt) == [[id] for id in sorted(HEX.ids)]
    binary = dealt.index(["binary"])
    assert len(traits(s, binary, "power")) == 2, "a Binary is dealt two powers"
    assert GAME.study.owner(s, "binary") == binary


@pytest.mark.rule("COS-4.12")
def test_a_power_that_comes_later_is_gained() -> None:
    t = Table(4, {"powers": "virus-clone-mind-trader"})
    t.turn(A)
    swap_powers(t.s, A, POWER.index("virus"), B, POWER.index("clone"))
    assert traits(t.s, A, "power") == ["virus"] and traits(t.s, A, "gained") == ["clone"]
    assert GAME.study.owner(t.s, "virus") == A, "who was dealt it"


@pytest.mark.rule("COS-6.4")
def test_a_flare_is_told_by_its_side() -> None:
    """The owner of the power uses the Super, while anybody else uses the Wild."""
    t = Table(4, industrialist=A)
    t.hand(A, "attack_20", "attack_9", "flare_industrialist")
    t.hand(B, "attack_15", "attack_8")
    t.challenge(A, B, tokens=3).cards("attack_20", "attack_15")
    t.say(A, "card:flare_industrialist", "do:defense").finish()
    assert traits(t.s, A, "flare") == ["flare_industrialist_super"] and traits(t.s, A, "played") == []

    t = Table(4, industrialist=C)
    t.hand(A, "attack_10", "attack_9", "flare_industrialist")
    t.hand(B, "attack_20", "attack_8")
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_20").say(A, "card:flare_industrialist").finish()
    assert traits(t.s, A, "flare") == ["flare_industrialist_wild"]
    assert GAME.study.owner(t.s, "flare_industrialist_wild") == A, "who first used it"


def test_cards_that_are_played_and_revealed_are_told_apart() -> None:
    t = Table(4, {"kickers": "on"})
    t.hand(A, "attack_10", "attack_9", "kicker_3")
    t.hand(B, "attack_30", "attack_8", "emotion_control")
    t.challenge(A, B, tokens=1).say(A, "card:kicker_3").cards("attack_10", "attack_30").finish()
    assert traits(t.s, A, "revealed") == ["attack_10", "kicker_3"] and traits(t.s, A, "played") == []
    assert GAME.study.owner(t.s, "kicker_3") == A and GAME.study.owner(t.s, "kicker_2") < 0


@pytest.mark.parametrize(
    ("component", "options"),
    [
        ("virus", {"powers": "virus-clone-mind-trader-macron"}),
        ("flare_virus_super", {"powers": "virus-clone-mind-trader-macron"}),
        ("cur1", {"powers": "witch-clone-mind-trader-macron", "mce_powers": "on"}),
        ("moon_01", {"moons": "all"}),
        ("kicker_2", {"kickers": "on"}),
        ("rings", {"reverse_hexes": "all"}),
    ],
)
def test_a_component_takes_part_only_where_it_is_used(component: str, options: dict[str, str]) -> None:
    with_it = any(GAME.study.takes_part(begun(5, seed, **options), component) for seed in range(12))
    assert with_it and not GAME.study.takes_part(begun(5, powers="none"), component)

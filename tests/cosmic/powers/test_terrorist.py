"""The Terrorist and both sides of its Flare."""

import pytest

from astrarium.clockwork.chance import seeded
from astrarium.games.cosmic.components import (
    POWER,
)
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.powers.terrorist import bombs
from astrarium.games.cosmic.state import Cosmic
from tables.cosmic import A, B, C, D, Table, colour_card, same_after_saving
from tables.cosmic_targets import fed, strong_and_weak


def plant(t: Table, player: int, *planets: int) -> None:
    """The Terrorist's bombs lie there."""
    for planet in planets:
        t.s.secrets += [POWER.index("terrorist"), player, planet, 1 << player]


def test_terrorist_blows_a_planet_up() -> None:
    """Golden case D-55."""
    t = Table(5, terrorist=4)
    strong_and_weak(t, A, B)
    t.put(D, t.planet(B, 1), 1)
    plant(t, 4, t.planet(B, 1), t.planet(C, 1))
    t.challenge(A, B, offense_allies={C: 3}).cards("attack_40", "attack_4").finish()
    assert [t.s.warp[player] for player in (A, C, D)] == [3, 3, 1]
    assert t.s.occupants(t.planet(B, 1)) == []
    assert bombs(t.s, 4) == [t.planet(C, 1)] and t.s.mark_of(POWER.index("terrorist"), 4) == 1


def test_terrorist_does_not_set_off_his_own_bomb() -> None:
    t = Table(terrorist=A)
    strong_and_weak(t, A, B)
    plant(t, A, t.planet(B, 1))
    t.challenge(A, B).cards("attack_40", "attack_4").finish()
    assert t.s.has_base(A, t.planet(B, 1)) and bombs(t.s, A) == [t.planet(B, 1)]


def test_a_bomb_comes_before_the_victory() -> None:
    t = Table(terrorist=D)
    strong_and_weak(t, A, B)
    for number in (2, 3, 4, 5):
        t.put(A, t.planet(B, number), 1)
    plant(t, D, t.planet(B, 1))
    t.challenge(A, B).cards("attack_40", "attack_4").finish()
    assert not t.s.over and t.s.warp[A] == 3


@pytest.mark.rule("COS-15.2", "COS-1.10")
def test_terrorist_hides_as_many_bombs_as_there_are_players() -> None:
    s = GAME.begin(4, 3, {"powers": "terrorist-macron-virus-worm", "mce_powers": "on"})
    assert isinstance(s, Cosmic)
    owner = s.player
    for _ in range(4):
        assert s.player == owner and type(s.choice).__name__ == "AskSecret"
        s.apply(s.offered[0])
    assert len(set(bombs(s, owner))) == 4
    other = (owner + 1) % 4
    seen = s.view(other)["secrets"]
    assert isinstance(seen, list) and [line["about"] for line in seen] == ["hidden"] * 4
    imagined = s.imagine(other, seeded(5, "dream"))
    assert isinstance(imagined, Cosmic)
    assert len(set(bombs(imagined, owner))) == 4
    assert bombs(s.imagine(owner, seeded(5, "dream")), owner) == bombs(s, owner)  # type: ignore[arg-type]


def test_terrorist_moves_a_bomb_or_places_one_anew() -> None:
    t = fed(terrorist=A)
    plant(t, A, t.planet(B, 1))
    t.turn(A, colour_card(t, C)).say(A, t.planet_atom(B, 1), t.planet_atom(D, 2))
    assert bombs(t.s, A) == [t.planet(D, 2)]
    same_after_saving(t)
    t = fed(terrorist=A)
    t.s.set_mark(POWER.index("terrorist"), A, 0, 1)
    t.turn(A, colour_card(t, C)).say(A, t.planet_atom(D, 2))
    assert bombs(t.s, A) == [t.planet(D, 2)] and t.s.mark_of(POWER.index("terrorist"), A) == 0


def test_terrorist_wild_takes_hostages() -> None:
    t = Table()
    t.hand(A, "attack_4", "attack_5", "flare_terrorist")
    t.hand(B, "attack_40", "attack_6")
    t.put(A, t.planet(B, 3), 1)
    t.challenge(A, B).say(A, "card:flare_terrorist").cards("attack_4", "attack_40").finish()
    assert not t.s.has_base(B, t.planet(B, 3)) and t.s.warp[B] == 4


def test_terrorist_wild_spares_the_hostages_of_a_winner() -> None:
    t = Table()
    t.hand(A, "attack_40", "attack_5", "flare_terrorist")
    t.hand(B, "attack_4", "attack_6")
    t.put(A, t.planet(B, 3), 1)
    t.challenge(A, B).say(A, "card:flare_terrorist").cards("attack_40", "attack_4").finish()
    assert t.s.at(B, t.planet(B, 3)) == 4


def test_terrorist_wild_after_a_failed_deal() -> None:
    t = Table()
    t.hand(A, "compromise", "attack_5", "flare_terrorist")
    t.hand(B, "compromise", "attack_6")
    t.put(A, t.planet(B, 3), 1)
    t.challenge(A, B).say(A, "card:flare_terrorist").cards("compromise", "compromise").finish()
    assert not t.s.has_base(B, t.planet(B, 3)) and t.s.warp[B] == 7


def test_terrorist_super_needs_no_bomb() -> None:
    t = Table(terrorist=C)
    strong_and_weak(t, A, B)
    t.hand(C, "compromise", "flare_terrorist")
    t.challenge(A, B).cards("attack_40", "attack_4").say(C, "card:flare_terrorist").finish()
    assert t.s.warp[A] == 3 and not t.s.has_base(A, t.planet(B, 1)) and t.names(C) == []


def test_terrorist_super_as_imagined_by_one_who_may_answer_it() -> None:
    """Who does not know the Compromise imagines hands without it: then the Flare finds nothing."""
    t = Table(terrorist=C)
    t.hand(A, "attack_40", "card_zap")
    t.hand(B, "attack_4")
    t.hand(C, "compromise", "flare_terrorist")
    t.challenge(A, B).cards("attack_40", "attack_4").say(C, "card:flare_terrorist")
    assert t.s.player == A and "card:card_zap" in t.s.legal_names
    for seed in range(20):
        table = t.s.imagine(A, seeded(seed, "imagined"))
        table.play("do:pass")

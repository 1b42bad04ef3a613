"""When an armed location may be fired within an action. ATH-X.7.1, 7.4, 7.5; what it does is in test_turrets.py"""

from typing import Any

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.athena.components import Site
from astrarium.games.athena.printed_cards import CARD, Card
from astrarium.games.athena.rules.action import Act, EndAction
from astrarium.games.athena.state import ENEMY_DAMAGE, Athena
from tables.athena import lay, load, site
from tables.playing import options, play, question, run, some


def arrive(s: Athena, number: int = 3) -> Athena:
    """The Leader of red acts at a site; red stands before turret 1."""
    s.site = Site(number - 1)
    s.party = [Card(CARD.index("red_leader"))]
    return run(s, Act(Player(0)), EndAction(Player(0)))


def table(**given: Any) -> Athena:
    """Red in the perimeter of turret 1 (armour 2); 100 and 103 hit with a weapon of 2 or more."""
    return lay(at={"red": "g05"}, outcomes="100 103 101", **given)


@pytest.mark.rule("ATH-X.7.1", "ATH-X.7.4")
def test_after_a_first_shot_gathering_follows_at_once() -> None:
    s = arrive(table(sites={3: "guard_post"}, load={"red": "ammo 1"}))
    assert "do:fire" in options(s)
    play(s, "do:fire", "do:yes")
    assert question(s) == "Gather" and s.tiles[0] == [0] and load(s, "red") == {"half_battery": 1}
    play(s, "do:pass")
    assert "do:fire" not in options(s) and "do:use_card" not in options(s), "one shot, one Gather action"


@pytest.mark.rule("ATH-X.7.1", "ATH-X.7.5")
def test_after_gathering_the_ammo_just_taken_may_be_fired() -> None:
    s = arrive(table(sites={3: "guard_post"}))
    assert "do:fire" not in options(s), "ammo that lies on the location does not count"
    assert [refusal.rule for refusal in s.refused() if "fire" in s.game.atoms.names[refusal.atom]] == ["ATH-X.7.1"]
    play(s, "do:use_card", "item:ammo", "do:pass")
    assert "do:fire" in options(s)
    play(s, "do:fire", "do:no")
    assert s.tiles[0] == [0] and "ammo" not in load(s, "red") and "do:fire" not in options(s)


@pytest.mark.rule("ATH-X.7.4")
def test_the_bonus_alone_fires_no_weapon() -> None:
    s = arrive(table(sites={3: "guard_post"}, load={"red": "ammo 1"}, damage="red_truck.3"))
    play(s, "deal:bonus.repair2")
    assert options(s) == {"do:use_card", "do:fire", "do:done"}
    play(s, "do:fire", "do:no")
    assert question(s) == "Gather", "the shot still needs the gathering"


@pytest.mark.rule("ATH-X.7.1", "ATH-B.6.15")
def test_an_emptied_location_can_still_be_fired() -> None:
    s = arrive(table(sites={3: "guard_post"}, stock={3: "food"}, load={"red": "ammo 1"}))
    play(s, "do:use_card", "item:food")
    assert site(s, 3) == "guard_post"
    play(s, "do:fire", "do:no", "do:done")
    assert s.tiles[0] == [0] and site(s, 3) != "guard_post"


@pytest.mark.rule("ATH-X.7.1")
def test_other_cards_have_no_weapon() -> None:
    s = arrive(table(sites={3: "abandoned_store"}, load={"red": "ammo 1"}))
    assert "do:fire" not in options(s)
    s = arrive(table(sites={3: "roof_rack"}, load={"red": "ammo 1"}))
    assert "do:fire" not in options(s)


@pytest.mark.rule("ATH-X.7.1", "ATH-B.6.12")
def test_an_enemy_still_in_the_zone_is_no_target() -> None:
    """B12: only the one that has come to the road."""
    s = lay(at={"red": "g00"}, sites={3: "flak_bunker", 4: "reaper"}, load={"red": "ammo 1"})
    assert "do:fire" not in options(arrive(s))


@pytest.mark.rule("ATH-X.7.1")
def test_the_player_chooses_among_targets() -> None:
    s = table(sites={3: "flak_bunker"}, load={"red": "ammo 1"}, enemies={"reaper": "outskirts 0"})
    play(arrive(s), "do:fire")
    assert question(s) == "FireLocation" and some(s, "card") == {"reaper"} and some(s, "turret") == {"1"}
    play(s, "card:reaper")
    assert s.enemies.get(0, ENEMY_DAMAGE) == 2 and s.fame[0] == 1

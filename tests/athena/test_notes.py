"""The log tells what happened, to whom, why, and cites the right rule."""

from __future__ import annotations

import pytest

from astrarium import game
from astrarium.clockwork.names import Player
from astrarium.clockwork.step import Step
from astrarium.games.athena.components import ACTION, DEAL, Deal, Site
from astrarium.games.athena.pieces import FULL, P_OBJECT
from astrarium.games.athena.printed_cards import CARD, Card
from astrarium.games.athena.roads import Turret
from astrarium.games.athena.rules.action import EndAction
from astrarium.games.athena.rules.ambush import AmbushFrom
from astrarium.games.athena.rules.automa import AutomaExplores, AutomaMoves, DrawActions
from astrarium.games.athena.rules.cargo import DrawObject, OfferGain
from astrarium.games.athena.rules.contamination import CREW, Expose
from astrarium.games.athena.rules.convoy import TakeCard
from astrarium.games.athena.rules.convoy_fire import FireTurn, ThrowGrenade
from astrarium.games.athena.rules.encounters import TakeDeal
from astrarium.games.athena.rules.end_of_round import AuroraMoves
from astrarium.games.athena.rules.enemy_fire import EnemyFire
from astrarium.games.athena.rules.fame import LoseFame, gain_fame
from astrarium.games.athena.rules.movement import MoveTurn
from astrarium.games.athena.rules.rest import Shift
from astrarium.games.athena.rules.round import EndExploration
from astrarium.games.athena.rules.scoring import Score
from astrarium.games.athena.rules.spoils import Destroyed
from astrarium.games.athena.rules.turn_order import UpdateOrder
from astrarium.games.athena.rules.turrets import TurretAttack
from astrarium.games.athena.rules.zone import Refill
from astrarium.games.athena.state import Athena
from astrarium.language import speaker
from astrarium.mechanisms.decks import Deck
from tables.athena import lay
from tables.playing import play, question, run

SAY = speaker(game("athena"), "en")


def log(s: Athena, *steps: Step[Athena], then: str = "") -> list[str]:
    """What is told while these steps are carried out and these answers given: every line with its rule."""
    s.log = []
    run(s, *steps)
    play(s, *then.split())
    return [f"{SAY.note(s, note)} [{note.kind.rule}]" for note in s.log]


# Fire


@pytest.mark.rule("ATH-B.9.7", "ATH-B.9.5")
def test_a_shot_tells_what_the_outcome_card_says() -> None:
    def shot(outcomes: str) -> list[str]:
        s = lay(load={"red": "ammo 1"}, enemies={"reaper": "outskirts"}, outcomes=outcomes, phase="fire")
        return log(s, FireTurn(0), then="card:reaper")

    assert shot("100 101")[1:3] == [
        "Outcome card 100 is turned over. [ATH-B.9.5]",
        "Its row for a weapon of value 2: 2 damage. [ATH-B.9.7]",
    ]
    assert "Its row for a weapon of value 2: jam. [ATH-B.9.7]" in shot("110 101")
    assert "Its row for a weapon of value 2: miss. [ATH-B.9.7]" in shot("104 101")


@pytest.mark.rule("ATH-B.9.6", "ATH-X.10.2")
def test_a_turret_tells_the_red_mark_and_whom_it_hits() -> None:
    """A2: the front of 099 means nothing, the back of 102 says the vehicle of the second column."""
    s = lay(at={"red": "g04", "blue": "g05"}, alert={"red": 2, "blue": 0}, outcomes="099 102", phase="fire")
    told = log(s, TurretAttack(Turret(0)), then="box:red_container.1")
    assert told == [
        "Automatic Turret 1 fires. [ATH-X.10.2]",
        "Outcome card 099 is turned over. [ATH-B.9.5]",
        "The red mark on the next Outcome card: on the vehicle of the second column. [ATH-B.9.6]",
        "Blue: no damage at alert level 0. [ATH-X.10.2]",
        "Red takes 1 damage on the vehicle of the second column. [ATH-X.10.2]",
        "Red: damage on Container (red): any token. [ATH-B.2.20]",
    ]


@pytest.mark.rule("ATH-B.9.20", "ATH-B.9.6")
def test_enemy_fire_tells_the_red_mark() -> None:
    s = lay(at={"blue": "g23"}, enemies={"ath_scout_1_2": "outskirts"}, outcomes="099 102", phase="fire")
    told = log(s, EnemyFire(), then="box:red_container.1")
    assert told[0] == "ATH-Scout 1.2 fires. [ATH-B.9.20]"
    assert told[2] == "The red mark on the next Outcome card: on the vehicle of the second column. [ATH-B.9.6]"
    assert told[3] == "Red takes 1 damage on the vehicle of the second column. [ATH-B.9.20]"


@pytest.mark.rule("ATH-B.9.5")
def test_the_last_outcome_card_is_told_to_be_shuffled_in_again() -> None:
    s = lay(at={"red": "g04"}, outcomes="099", phase="fire")
    s.outcome_discard = [card for card in s.outcomes.cards if card != s.outcomes.peek(0)]
    s.outcomes.cards, s.outcomes.piles, s.outcomes.known = [s.outcomes.peek(0)], [0], [0]
    told = log(s, TurretAttack(Turret(0)))
    assert "All Outcome cards are shuffled into a new deck. [ATH-B.9.5]" in told


@pytest.mark.rule("ATH-B.13.8")
def test_an_ice_quake_tells_where_it_strikes() -> None:
    s = lay("alpha", deck="ice_quake merchant", outcomes="102")
    told = log(s, Refill(Site(0)), then="box:red_container.1 box:blue_container.1")
    assert told[1] == "The red mark says where: on the vehicle of the second column. [ATH-B.13.8]"


@pytest.mark.rule("ATH-B.9.12", "ATH-B.9.11")
def test_a_hit_tells_how_much_an_enemy_bears_and_who_has_a_target_counter() -> None:
    s = lay(load={"red": "ammo 1"}, enemies={"armour_of_athena": "outskirts 1"}, outcomes="100", phase="fire")
    told = log(s, FireTurn(0), then="card:armour_of_athena")
    assert "Red hits Armour of Athena: 1 damage, 2 of 7. [ATH-B.9.11]" in told, "the armour takes one"
    assert "Red places a Target counter on Armour of Athena. [ATH-B.9.12]" in told


@pytest.mark.rule("ATH-B.9.10")
def test_armour_that_holds_is_told() -> None:
    s = lay(load={"red": "ammo 1"}, enemies={"armour_of_athena": "outskirts"}, outcomes="101", phase="fire")
    told = log(s, FireTurn(0), then="card:armour_of_athena")
    assert told[-1] == "Red hits Armour of Athena without doing damage. [ATH-B.9.10]"


@pytest.mark.rule("ATH-X.13.16")
def test_a_grenade_tells_its_target_and_its_outcome_card() -> None:
    s = lay(objects={"red": "grenade"}, enemies={"reaper": "outskirts"}, outcomes="110", phase="fire")
    told = log(s, ThrowGrenade(0), then="box:red_truck.1")
    assert "Its row for a weapon of value 2: jam. [ATH-B.9.7]" in told
    assert "Red takes 1 damage in the lower row. [ATH-X.13.16]" in told


@pytest.mark.rule("ATH-B.9.16")
def test_loot_that_nobody_takes_is_told_to_go_to_the_box() -> None:
    s = lay(enemies={"reaper": "outskirts 3 red"}, loot="nuclear_truck", phase="fire")
    told = log(s, Destroyed(Player(1), Card(CARD.index("reaper"))), then="do:leave do:yes")
    assert "Nobody takes Nuclear Truck: it goes to the box. [ATH-B.9.16]" in told
    assert "Red gets a Target counter back. [ATH-B.9.15]" in told


# Movement


@pytest.mark.parametrize(
    ("laid", "line"),
    [
        ({"load": {"red": "fuel 1"}}, "Red chooses to stay. [ATH-B.8.1]"),
        ({}, "Red cannot move: no fuel. [ATH-B.8.3]"),
        (
            {"load": {"red": "fuel 1"}, "damage": "red_truck.1 red_truck.2", "crew": {"red": "red_leader"}},
            "Red cannot move: no driver. [ATH-B.8.2]",
        ),
        ({"at": {"red": "g18"}, "load": {"red": "fuel 1"}}, "Red waits at the Aurora. [ATH-B.8.9]"),
        (
            {"at": {"red": "g23"}, "load": {"red": "fuel 1"}},
            "Red cannot move: no space ahead can be entered. [ATH-B.8.13]",
        ),
    ],
)
@pytest.mark.rule("ATH-B.8.1", "ATH-B.8.2", "ATH-B.8.3", "ATH-B.8.9", "ATH-B.8.13")
def test_whoever_stays_will_not_or_cannot_move(laid: dict[str, object], line: str) -> None:
    s = lay(phase="movement", **laid)  # type: ignore[arg-type]
    told = log(s, MoveTurn(Player(0)), then="do:stay" if line.startswith("Red chooses") else "")
    assert told == [line]


@pytest.mark.rule("ATH-B.8.3", "ATH-B.8.8", "ATH-X.9.1")
def test_setting_out_and_what_is_left_lying_are_told() -> None:
    s = lay(
        at={"red": "g07"},
        load={"red": "fuel 1"},
        crew={"red": "red_leader"},
        counters={"g09": "sw01"},
        phase="movement",
    )
    told = log(s, MoveTurn(Player(0)), then="do:move space:g09 do:leave")
    assert told[0] == "Red sets out with 2 movement. [ATH-B.8.3]"
    assert told[-1] == "Red leaves a Special Waypoint: Provisions. [ATH-B.8.8]"
    s = lay(at={"red": "g07"}, load={"red": "fuel 1"}, crew={"red": "red_leader"}, phase="movement")
    told = log(s, MoveTurn(Player(0)), then="do:move do:pass do:take")
    assert "Red uses a fixed Special Waypoint: Emergency Fuel Store. [ATH-X.9.1]" in told


@pytest.mark.rule("ATH-X.9.3")
def test_what_the_crane_collects_is_told_by_its_rule() -> None:
    s = lay(
        at={"red": "g00"},
        load={"red": "fuel 1 half_battery 1"},
        convoy={"red": "red_truck red_container+crane"},
        counters={"g01": "sw01"},
        crew={"red": "red_leader"},
        phase="movement",
    )
    told = log(s, MoveTurn(Player(0)), then="special:crane space:g02")
    assert "Red takes up in passing: Provisions. [ATH-X.9.3]" in told


@pytest.mark.rule("ATH-B.8.11", "ATH-B.13.5")
def test_an_avalanche_tells_how_it_was_cleared() -> None:
    tracked = {"red": "half_track red_container"}
    s = lay(at={"red": "g10"}, load={"red": "fuel 1"}, convoy=tracked, crew={"red": "red_leader"}, phase="movement")
    told = log(s, MoveTurn(Player(0)), then="do:move space:gs2a")
    assert "Red digs through the avalanche on shortcut beside space 11 (Athena Base): 2 movement. [ATH-B.8.11]" in told
    s = lay(
        "beta",
        at={"red": "b16"},
        load={"red": "fuel 1"},
        convoy={"red": "red_truck+snow_plough red_container"},
        phase="movement",
    )
    told = log(s, MoveTurn(Player(0)), then="do:move space:bt4a")
    assert any(line.startswith("Red ploughs the avalanche") and line.endswith("[ATH-B.13.5]") for line in told)


@pytest.mark.rule("ATH-B.5.3")
def test_the_turn_order_is_told_from_the_front() -> None:
    s = lay(seats="red blue green", at={"red": "g03", "blue": "g05", "green": "g01"})
    assert log(s, UpdateOrder()) == ["Turn order from the front: Blue, Red, Green. [ATH-B.5.3]"]
    assert log(s, UpdateOrder()) == [], "nothing has changed"


# The Automa


@pytest.mark.rule("ATH-S.2", "ATH-S.3")
def test_the_automas_cards_are_told_with_site_and_arrow() -> None:
    s = lay(seats="red")
    s.actions = Deck([ACTION.index("114"), ACTION.index("113")])
    assert log(s, DrawActions()) == [
        "The Automa draws card 113: site 2, then to the left; 1 movement, 0 shots. [ATH-S.2]",
        "The Automa draws card 114: site 3, then to the right; 1 movement, 1 shot. [ATH-S.2]",
    ]


@pytest.mark.rule("ATH-S.4", "ATH-S.13")
def test_the_automas_level_and_its_idle_turns_are_told() -> None:
    s = lay(seats="red", sites={1: "roof_rack"})
    s.drawn = [0]
    told = log(s, AutomaExplores())
    assert "The Automa takes Roof Rack out of the zone. [ATH-S.4]" in told
    assert "Automa rises to level 1. [ATH-S.4]" in told
    s = lay(seats="red")
    s.drawn = [0]
    assert log(s, AutomaExplores()) == ["The Automa finds no card it could take. [ATH-S.13]"]
    s.acted = 1
    assert log(s, AutomaExplores()) == ["Automa passes and is out for this phase. [ATH-B.6.1]"]


@pytest.mark.rule("ATH-S.5")
def test_the_automa_tells_why_it_stays_and_what_it_removes() -> None:
    s = lay(seats="red", at={"automa": "g18"}, phase="movement")
    assert log(s, AutomaMoves(Player(1))) == ["Automa waits at the Aurora. [ATH-B.8.9]"]
    s = lay(seats="red", counters={"g01": "sw01"}, phase="movement")
    told = log(s, AutomaMoves(Player(1)))
    assert told[-1] == "The Automa removes a Special Waypoint: Provisions. [ATH-S.5]"


@pytest.mark.rule("ATH-S.8")
def test_the_automa_is_not_hurt_but_louder() -> None:
    s = lay(seats="red", at={"automa": "g04"}, alert={"automa": 1}, outcomes="099 102", phase="fire")
    told = log(s, TurretAttack(Turret(0)))
    assert told[-2:] == ["Automa is not hurt. [ATH-S.8]", "Automa: alert level 2. [ATH-X.4.2]"]


# Exploration


@pytest.mark.rule("ATH-B.6.19", "ATH-B.6.20")
def test_a_bonus_action_is_no_encounter() -> None:
    s = lay(damage="red_truck.1")
    assert (
        log(s, TakeDeal(Player(0), Deal(DEAL.index("bonus.repair"))))[0]
        == "Red uses a bonus action: Remove 1 damage. [ATH-B.6.20]"
    )
    told = log(lay("alpha", load={"red": "food 1"}), TakeDeal(Player(0), Deal(DEAL.index("refugees.help"))))
    assert told[0] == "Red chooses: Give 1 food for 1 fame. [ATH-B.6.19]"


@pytest.mark.rule("ATH-B.6.9", "ATH-B.3.9")
def test_where_those_go_who_took_part() -> None:
    s = lay(sites={1: "roof_rack"})
    s.site, s.party = Site(0), [Card(CARD.index("red_leader")), Card(CARD.index("red_co_pilot"))]
    assert log(s, EndAction(Player(0))) == [
        "Red: Leader (red) goes to the Rest Zone. [ATH-B.3.9]",
        "Red: Co-Pilot (red) goes to the Exhausted Zone. [ATH-B.6.9]",
    ]


@pytest.mark.rule("ATH-B.7.3")
def test_the_shift_is_told() -> None:
    s = lay(crew={"red": "red_leader/rest red_co_pilot/exhausted gunner"}, phase="rest")
    assert log(s, Shift(Player(0))) == ["Red: the zones shift; 1 to the Active Zone, 1 to the Rest Zone. [ATH-B.7.3]"]
    assert log(lay(phase="rest"), Shift(Player(0))) == []


@pytest.mark.rule("ATH-B.4.2")
def test_an_object_that_cannot_be_drawn_is_told() -> None:
    s = lay()
    s.reserve[P_OBJECT] = 0
    s.log = []
    run(s, DrawObject(Player(0)))
    assert [note.kind.key for note in s.log] == ["no-object"]


@pytest.mark.rule("ATH-B.0.5")
def test_a_battery_that_is_refused_is_told() -> None:
    assert log(lay(), OfferGain(Player(0), FULL), then="do:no") == ["Red refuses: full battery. [ATH-B.0.5]"]


@pytest.mark.rule("ATH-B.2.13", "ATH-B.2.14", "ATH-B.2.15", "ATH-B.0.9")
def test_a_card_is_mounted_by_the_rule_of_its_kind() -> None:
    rules = {}
    for card in ("hybrid_hauler", "laser_wagon", "crane"):
        s = lay(discard=card)
        s.incoming.append(s.discard.pop())
        s.log = []
        run(s, TakeCard(Player(0), Card(CARD.index(card))))
        if question(s) == "Mount":
            s.apply(s.legal[0])
        rules[card] = [note.kind.rule for note in s.log]
    assert rules == {
        "hybrid_hauler": ["ATH-B.2.13", "ATH-B.0.9"],
        "laser_wagon": ["ATH-B.2.14"],
        "crane": ["ATH-B.2.15"],
    }


@pytest.mark.rule("ATH-B.13.2", "ATH-B.0.4")
def test_contamination_that_is_kept_away_is_told() -> None:
    s = lay(crew={"red": "hermit"})
    s.party = [Card(CARD.index("hermit"))]
    assert log(s, Expose(Player(0), CREW)) == ["Red: no contamination, thanks to Hermit. [ATH-B.13.2]"]
    s = lay(crew={"red": "guide"}, phase="movement")
    assert log(s, Expose(Player(0), CREW)) == ["Red: no contamination, thanks to Guide. [ATH-B.13.5]"]


# Fame, and the end


@pytest.mark.rule("ATH-B.4.5", "ATH-B.4.6")
def test_fame_beyond_the_ends_of_the_track_is_told() -> None:
    s = lay(fame={"red": 12})
    s.log = []
    gain_fame(s, Player(0), 1)
    assert [note.kind.key for note in s.log] == ["fame-full"]
    s = lay(fame={"red": -1})
    told = log(s, LoseFame(Player(0)), then="box:red_truck.1")
    assert told[0] == "Red has no fame to lose and takes 1 damage instead. [ATH-B.4.6]"
    assert log(lay(fame={"red": 1}), LoseFame(Player(0))) == ["Red: 1 fame less. [ATH-B.4.5]"]


@pytest.mark.rule("ATH-X.11.1", "ATH-B.10.4")
def test_the_aurora_moves_by_the_rule_that_moves_it() -> None:
    s = lay(deck="alert_scan_iii merchant", alert={"red": 2})
    assert any(line.endswith("mooring 2. [ATH-X.11.1]") for line in log(s, Refill(Site(0))))
    assert log(lay(round=1), AuroraMoves())[0].endswith("mooring 2. [ATH-B.10.4]")


@pytest.mark.rule("ATH-B.13.7", "ATH-B.10.6")
def test_events_that_end_are_told() -> None:
    s = lay("alpha")
    s.whiteout = True
    assert log(s, EndExploration()) == ["The Whiteout is over. [ATH-B.13.7]"]
    s = lay("alpha", phase="end_of_round")
    s.blizzard = True
    assert "The Blizzard is over. [ATH-B.10.6]" in log(s, AuroraMoves())


@pytest.mark.rule("ATH-B.11.8")
def test_a_tie_tells_by_what_it_is_won() -> None:
    """B34"""
    s = lay(at={"red": "g05", "blue": "g05"}, fame={"red": 3, "blue": 3}, order="red blue")
    told = log(s, Score())
    assert told[-1] == "Blue wins the tie at 7 fame: the convoy is further ahead on the Turn Order table. [ATH-B.11.8]"
    s = lay(at={"red": "g05", "blue": "g05"}, fame={"red": 4, "blue": 3}, order="red blue")
    assert log(s, Score())[-1] == "Red wins with 8 fame. [ATH-B.11.8]"


@pytest.mark.rule("ATH-B.9.3", "ATH-X.13.19")
def test_an_ambush_tells_what_befalls_whom() -> None:
    s = lay(sites={1: "armour_of_athena"}, phase="fire", at={"red": "g19", "blue": "g01"}, order="blue red")
    told = log(s, AmbushFrom(Site(0)), then="box:red_truck.1 box:red_truck.3")
    assert "Red takes 2 damage in the first column. [ATH-B.9.3]" in told

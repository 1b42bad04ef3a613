"""No dead cards: with its effect switched off each of them leaves another table."""

from collections.abc import Callable
from typing import Any

import pytest

from astrarium.clockwork.names import Player
from astrarium.clockwork.step import Step
from astrarium.games.athena.components import DEAL, Deal, Site
from astrarium.games.athena.game import SWITCHES
from astrarium.games.athena.printed_cards import (
    AMBUSH,
    AMBUSH_OF,
    CARD,
    ENEMIES,
    HAPPENING,
    HAPPENING_OF,
    IN_ATHENA,
    Card,
)
from astrarium.games.athena.roads import Turret
from astrarium.games.athena.rules.action import EndAction
from astrarium.games.athena.rules.ambush import AmbushFrom
from astrarium.games.athena.rules.contamination import CREW, Contaminate
from astrarium.games.athena.rules.convoy_fire import FireTurn
from astrarium.games.athena.rules.encounters import is_open
from astrarium.games.athena.rules.end_of_round import EndOfRoundTurn
from astrarium.games.athena.rules.exploration import Explore
from astrarium.games.athena.rules.locations import gathering
from astrarium.games.athena.rules.movement import MoveTurn, movement_of
from astrarium.games.athena.rules.rest import RestTurn
from astrarium.games.athena.rules.road import is_tracked
from astrarium.games.athena.rules.scoring import ChargeBoxes
from astrarium.games.athena.rules.spoils import Destroyed
from astrarium.games.athena.rules.turrets import TurretFire, fall
from astrarium.games.athena.rules.zone import Refill
from tables.athena import lay
from tables.playing import options, question, run

Seen = tuple[str, set[str], list[int], list[int], list[int], list[int], list[int], list[int]]


def after(step: Step[Any], map: str = "beta", party: str = "", **laid: Any) -> Seen:
    """What is asked after a step of red's, and what red may answer."""
    s = lay(map, **laid)
    s.party = [Card(CARD.index(id)) for id in party.split()]
    s.site = Site(4)
    run(s, step)
    return question(s), options(s), s.contamination, s.zone, s.damage, s.fame, s.alert, s.load


def rests(off: str, **laid: Any) -> Seen:
    return after(RestTurn(Player(0)), phase="rest", without=off, **laid)


def ends_round(off: str, convoy: str, map: str = "gamma", **laid: Any) -> Seen:
    return after(EndOfRoundTurn(0), map, convoy={"red": convoy}, phase="end_of_round", without=off, **laid)


def sets_out(off: str, convoy: str = "red_truck red_container", map: str = "gamma", **laid: Any) -> Seen:
    laid.setdefault("load", {"red": "fuel 2 food 1 full_battery 1 half_battery 1"})
    return after(MoveTurn(Player(0)), map, convoy={"red": convoy}, phase="movement", without=off, **laid)


def fires(off: str, **laid: Any) -> Seen:
    laid.setdefault("load", {"red": "ammo 1"})
    laid.setdefault("outcomes", "100")
    return after(FireTurn(0), "gamma", enemies={"reaper": "outskirts"}, phase="fire", without=off, **laid)


def shoots(off: str, **laid: Any) -> tuple[str, set[str], list[int]]:
    """The only weapon at the only Enemy."""
    s = lay(load={"red": "ammo 1"}, enemies={"reaper": "outskirts"}, phase="fire", without=off, **laid)
    run(s, FireTurn(0))
    s.play("card:reaper")
    return question(s), options(s), s.damage


def gathers(off: str, survivor: str) -> tuple[str, list[int]]:
    s = lay("beta", crew={"red": survivor}, sites={5: "supermarket"}, without=off)
    s.party, s.site = [Card(CARD.index(survivor))], Site(4)
    run(s, *gathering(s, Player(0), Site(4)))
    for _ in range(3):
        if question(s) == "Gather":
            s.play("item:fuel" if "item:fuel" in options(s) else "item:food")
    return question(s), s.load


def happens(off: str) -> tuple[str, bool, bool, list[int], list[int], list[int], int]:
    """An Event is revealed."""
    card = next(card for card in range(len(CARD)) if HAPPENING_OF[card] == HAPPENING.index(off.lstrip("-")))
    map = "gamma" if IN_ATHENA[card] else "beta"
    s = lay(map, deck=CARD.ids[card], load={"red": "full_battery 2"} if map == "gamma" else {}, without=switched(off))
    run(s, Refill(Site(2)))
    return question(s), s.blizzard, s.whiteout, s.contamination, s.damage, s.alert, s.mooring


def ambushes(off: str) -> tuple[str, set[str]]:
    """An Enemy comes upon red, who is alert."""
    enemy = next(card for card in ENEMIES if AMBUSH_OF[card] == AMBUSH.index(off.lstrip("-")))
    map, start = ("gamma", "g01") if IN_ATHENA[enemy] else ("alpha", "a01")
    alert = {"red": 2} if map == "gamma" else {}
    s = lay(map, at={"red": start}, sites={1: CARD.ids[enemy]}, alert=alert, phase="fire", without=switched(off))
    run(s, AmbushFrom(Site(0)))
    return question(s), options(s)


def deals(off: str) -> bool:
    """Whether red, who has a bit of everything, may choose an option."""
    s = lay(
        "gamma",
        load={"red": "food 1 fuel 1 ammo 1 full_battery 1 half_battery 1"},
        convoy={"red": "red_truck passenger_bus cell_carrier"},
        damage="red_truck.3",
        contaminated={"red_leader": 1},
        discard="roof_rack",
        without=switched(off),
    )
    s.party, s.site = [Card(CARD.index("red_leader"))], Site(4)
    return is_open(s, Player(0), Deal(DEAL.index(off.lstrip("-"))))


def switched(off: str) -> str:
    """Cases that find their card by its name get it with a hyphen when it stays on."""
    return "" if off.startswith("-") else off


def returns(off: str) -> list[int]:
    s = lay(without=off)
    s.party, s.site = [Card(CARD.index("red_leader"))], Site(4)
    run(s, EndAction(Player(0)))
    return s.zone


def sentinel(off: str) -> list[int]:
    s = lay(crew={"red": "cracked_sentinel"}, phase="fire", without=off)
    fall(s, Player(0), Turret(0))
    return s.fame


def kitchen(off: str) -> str:
    crew = {"red": "red_leader/exhausted red_co_pilot/exhausted hermit/exhausted"}
    s = lay(
        "beta", crew=crew, convoy={"red": "red_truck field_kitchen"}, load={"red": "food 2"}, phase="rest", without=off
    )
    run(s, RestTurn(Player(0)))
    s.play("card:red_leader")
    return question(s)


def mine(off: str) -> str:
    s = lay("alpha", at={"red": "a03"}, load={"red": "fuel 1"}, objects={"red": "mine"}, phase="movement", without=off)
    run(s, MoveTurn(Player(0)))
    s.play("do:move")
    s.play("do:pass")
    return question(s)


CASES: dict[str, Callable[[str], object]] = {
    "hermit": lambda off: after(Contaminate(Player(0), CREW), crew={"red": "hermit"}, party="hermit", without=off),
    "mechanic": lambda off: rests(off, crew={"red": "mechanic"}, damage="red_truck.3"),
    "hunter": lambda off: gathers(off, "hunter"),
    "gunner": lambda off: shoots(off, crew={"red": "gunner"}, outcomes="100"),
    "doctor": lambda off: rests(off, crew={"red": "doctor"}, contaminated={"doctor": 1}),
    "driver": lambda off: movement_of(lay("beta", crew={"red": "driver"}, phase="movement", without=off), Player(0)),
    "scavenger": lambda off: gathers(off, "scavenger"),
    "soldier": lambda off: fires(off, crew={"red": "soldier"}, load={}),
    "cook": lambda off: rests(off, crew={"red": "cook red_leader/exhausted"}),
    "guide": lambda off: is_tracked(lay("beta", crew={"red": "guide"}, phase="movement", without=off), Player(0)),
    "leader": returns,
    "co_pilot": lambda off: movement_of(lay(phase="movement", without=off), Player(0)),
    "captive": lambda off: after(
        Destroyed(Player(0), Card(CARD.index("snow_jackals"))),
        "alpha",
        crew={"red": "freed_captive"},
        enemies={"snow_jackals": "valley 3"},
        phase="fire",
        without=off,
    ),
    "hacker": lambda off: rests(off, map="gamma", crew={"red": "hacker"}, load={"red": "half_battery 1"}),
    "cyborg": lambda off: shoots(off, crew={"red": "cyborg"}, outcomes="105"),
    "mimic": lambda off: after(
        Explore(0),
        "gamma",
        crew={"red": "mimic_android", "blue": "blue_leader/rest"},
        load={"red": "half_battery 1"},
        sites={1: "hermit"},
        without=off,
    ),
    "sentinel": sentinel,
    "field_kitchen": kitchen,
    "biofuel": lambda off: sets_out(off, "biofuel_turbo_truck red_container"),
    "workshop": lambda off: ends_round(off, "red_truck workshop_trailer", "beta", damage="red_truck.3"),
    "plough": lambda off: is_tracked(
        lay("beta", convoy={"red": "red_truck+snow_plough"}, phase="movement", without=off), Player(0)
    ),
    "radio": lambda off: after(
        Explore(0), convoy={"red": "red_truck+radio_mast"}, sites={1: "hermit"}, phase="exploration", without=off
    ),
    "hybrid": lambda off: sets_out(off, "hybrid_hauler red_container", load={"red": "full_battery 1"}),
    "trophy": lambda off: lay("beta", convoy={"red": "red_truck+jackal_totem"}, without=off).final_fame(Player(0)),
    "charged_fame": lambda off: after(
        ChargeBoxes(0),
        "gamma",
        convoy={"red": "red_truck+full_metal_piper red_container"},
        load={"red": "half_battery 1"},
        without=off,
    ),
    "micro_reactor": lambda off: ends_round(off, "red_truck+micro_nuclear_reactor_1 red_container"),
    "ambulance": lambda off: ends_round(
        off, "red_truck ambulance", load={"red": "half_battery 1"}, contaminated={"red_leader": 1}
    ),
    "repair_drones": lambda off: rests(
        off,
        map="gamma",
        convoy={"red": "red_truck+repair_drones red_container"},
        load={"red": "half_battery 1"},
        damage="red_truck.3",
    ),
    "crane": lambda off: sets_out(off, "red_truck+crane red_container"),
    "nuclear_drive": lambda off: sets_out(off, "nuclear_truck red_container"),
    "mre": lambda off: rests(off, objects={"red": "mre"}, crew={"red": "red_leader/rest"}),
    "decontamination_iv": lambda off: rests(off, objects={"red": "decontamination_iv"}, contaminated={"red_leader": 1}),
    "antifreeze_capsules": lambda off: after(
        Explore(0),
        objects={"red": "antifreeze_capsules"},
        crew={"red": "red_co_pilot"},
        sites={5: "hermit"},
        without=off,
    ),
    "hazmat_suit": lambda off: after(Contaminate(Player(0), CREW), objects={"red": "hazmat_suit"}, without=off),
    "incendiary_ammo": lambda off: shoots(off, objects={"red": "incendiary_ammo"}, outcomes="100"),
    "toolkit": lambda off: rests(off, objects={"red": "toolkit"}, damage="red_truck.3"),
    "nitro_canister": lambda off: sets_out(off, objects={"red": "nitro_canister"}, load={"red": "fuel 1"}),
    "smoke_screen": lambda off: after(
        TurretFire(), "gamma", at={"red": "g22"}, alert={"red": 4}, objects={"red": "smoke_screen"}, without=off
    ),
    "mine": mine,
    "grenade": lambda off: fires(off, objects={"red": "grenade"}, load={}),
    "frequency_jammer": lambda off: rests(off, map="gamma", objects={"red": "frequency_jammer"}),
}


@pytest.mark.parametrize("id", CASES)
def test_an_effect_that_is_off_makes_a_difference(id: str) -> None:
    assert CASES[id]("") != CASES[id](id)


@pytest.mark.parametrize("id", HAPPENING.ids)
def test_an_event_that_is_off_makes_a_difference(id: str) -> None:
    assert happens(f"-{id}") != happens(id)


@pytest.mark.parametrize("id", AMBUSH.ids)
def test_an_ambush_that_is_off_makes_a_difference(id: str) -> None:
    assert ambushes(f"-{id}") != ambushes(id)


@pytest.mark.parametrize("id", DEAL.ids)
def test_an_option_that_is_off_cannot_be_chosen(id: str) -> None:
    assert deals(f"-{id}") and not deals(id)


def test_every_switch_is_tried() -> None:
    assert sorted(SWITCHES) == sorted([*CASES, *HAPPENING.ids, *AMBUSH.ids, *DEAL.ids])

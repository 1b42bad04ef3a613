"""Many random combats: whatever is decided, nothing is lost, nothing leaks, and every combat ends."""

import json
from typing import Any

import pytest

from astrarium import game
from astrarium.clockwork.chance import Rng, seeded
from astrarium.games.parsec.components import HEX_ATOM, STRIKES_MOST, UNIT, UNIT_ATOM
from astrarium.games.parsec.state import Parsec
from astrarium.positions.record import fingerprint
from tables.parsec import act
from tables.parsec_battle import attack, skirmish
from tables.playing import play

PARSEC = game("parsec")
COLOURS = ("red", "blue", "green", "white")
LINES = ("fighter fighter", "cruiser", "transport with fighter cargo", "cargo fighter", "cruiser", "fighter")
FIELD = [f"{c}.{r}" for r in range(3, 9) for c in range(3, 7)]
CARDS = "E04 E05 E06 E07 E20 E29 E31 E32 E33"


def shuffled(names: list[str], rng: Rng) -> list[str]:
    order = list(range(len(names)))
    rng.shuffle(order)
    return [names[place] for place in order]


def melee(seed: int, **more: Any) -> tuple[Parsec, Rng]:
    """Four fleets at close quarters; everybody holds cards for combats and something to pay with."""
    rng = seeded(seed, "melee")
    hexes = shuffled(FIELD, rng)
    units = {hexes.pop(): f"{colour} {line}" for line in LINES for colour in COLOURS}
    goods = dict.fromkeys(COLOURS, "2 1 1")
    ids = shuffled(CARDS.split() * 2, rng)
    events = {colour: " ".join(ids[place::4]) for place, colour in enumerate(COLOURS)}
    s = skirmish(units, " ".join(COLOURS), goods=goods, events=events, **more)
    return act(s, "red"), rng


def prefer_war(s: Parsec, rng: Rng) -> int:
    """Attack where possible, otherwise anything."""
    name = type(s.choice).__name__
    units = [atom for atom in s.offered if UNIT_ATOM <= atom < HEX_ATOM]
    return rng.pick(units if units and name in ("Act", "VesselDeed") else s.offered)


@pytest.mark.rule("PAR-17.6", "PAR-8.15", "PAR-23.3")
@pytest.mark.parametrize(
    "more", [{}, {"simple": True}, {"teams": 2}, {"factions": {"red": "F12", "blue": "F05", "green": "F08"}}]
)
@pytest.mark.parametrize("seed", range(2))
def test_random_combats_keep_the_box_together(seed: int, more: dict[str, dict[str, str] | int]) -> None:
    s, rng = melee(seed, **more)
    rolled = 0
    for number in range(250):
        if s.over:
            break
        rolled += s.strikes > 0
        assert s.strikes <= STRIKES_MOST and (s.rivals or s.strikes == 0)
        if number % 9 == 0:
            s.check()
            assert fingerprint(PARSEC.from_json(json.loads(json.dumps(s.to_json())))) == fingerprint(s)
            for viewer in range(s.players):
                other = s.imagine(viewer, rng.clone())
                assert (
                    other.offered
                    and other.view(viewer) == s.view(viewer)
                    and other.observe(viewer) == s.observe(viewer)
                )
        s.apply(prefer_war(s, rng))
    assert rolled > 20


ALL_OF_A_COMBAT = {
    "PickAttackers",
    "AskSupport",
    "PickHelpers",
    "PriceSupport",
    "GiveSupport",
    "CombatCard",
    "ChooseLoss",
    "ChooseCarried",
    "Reaction",
    "LastReaction",
    "PickShooters",
    "SplitShooter",
    "SplitTarget",
    "Evade",
    "Pursue",
}


def test_these_combats_have_all_that_a_combat_can_have() -> None:
    met: set[str] = set()
    for seed in range(40):
        s, rng = melee(seed)
        while not s.over and s.turn < 9 and not met >= ALL_OF_A_COMBAT:
            met.add(type(s.choice).__name__)
            s.apply(prefer_war(s, rng))
    assert met >= ALL_OF_A_COMBAT


def test_observations_tell_who_fights_how() -> None:
    places = {"5.3": "red cruiser", "4.5": "blue cruiser", "6.4": "green cruiser"}
    s = attack(skirmish(places, "red blue green"), "red.cruiser.1", "blue.cruiser.1", 1, 8)
    play(s, "colour:green", "do:accept")
    names = PARSEC.record.observation(3)
    for viewer in range(3):
        seen = dict(zip(names, s.observe(viewer), strict=True))
        seats = [(seat - viewer) % 3 for seat in range(3)]
        told = {
            UNIT.ids[seen[f"fighter.{number}.unit"]]: (seen[f"fighter.{number}.side"], seen[f"fighter.{number}.role"])
            for number in (1, 2, 3)
        }
        assert told == {"red.cruiser.1": (0, 0), "blue.cruiser.1": (1, 0), "green.cruiser.1": (0, 1)}
        assert seen["fighter.4.unit"] == -1 and [seen[f"rival.{number}"] for number in (1, 2)] == seats[:2]
        assert [seen[f"{seat}.asked.attacker"] for seat in seats] == [0, 0, 1]

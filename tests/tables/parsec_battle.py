"""Combats of Parsec by name.

    s = attack(skirmish({"3.5": "red fighter", "4.5": "blue cruiser"}), "red.fighter.1", "blue.cruiser.1", 4, 4)
    assert asked(s) == "blue" and question(s) == "Reaction"

Each side has a cargo far away, so that nobody is eliminated and the attacker's turn goes on after the combat.
"""

from __future__ import annotations

from astrarium.games.parsec.components import UNIT
from astrarium.games.parsec.rules.combat.counterattack import PickShooters
from astrarium.games.parsec.state import FIGHT_ROLE, FIGHT_UNIT, Parsec
from tables.parsec import act, dice, lay
from tables.playing import play, question

HOME = {"red": "0.10", "blue": "16.5", "green": "16.1", "white": "12.1"}
ROLES = ("engaged", "helping", "withdrawn")


def skirmish(units: dict[str, str], seats: str = "red blue", **more: object) -> Parsec:
    """These units on REF2 (two players) or REF4, and a cargo far away for everybody."""
    far = {HOME[colour]: f"{colour} cargo" for colour in seats.split()}
    board = "REF2" if len(seats.split()) == 2 else "REF4"
    return lay(board, seats, units | far, arms_race=True, **more)  # type: ignore[arg-type]


def attack(s: Parsec, units: str, target: str, *numbers: int) -> Parsec:
    """These vessels attack; the next dice show these numbers: attack, defence, attack..."""
    first, *others = units.split()
    act(s, first.split(".")[0])
    if numbers:
        dice(s, *numbers)
    play(s, f"unit:{first}")
    if question(s) == "VesselDeed":
        play(s, f"unit:{target}")
    for unit in others:
        play(s, f"unit:{unit}")
    return done(s)


def done(s: Parsec) -> Parsec:
    """No more vessels, if there are more to choose from."""
    return play(s, "do:done") if question(s) in ("PickAttackers", "PickShooters", "PickHelpers", "SplitShooter") else s


def counter(s: Parsec, target: str, units: str = "", *numbers: int) -> Parsec:
    """The side that reacts strikes that enemy with these vessels; without a name with the only one it has."""
    if numbers:
        dice(s, *numbers)
    play(s, f"unit:{target}")
    for unit in units.split():
        # Of vessels that are alike the first is picked by itself.
        if isinstance(s.choice, PickShooters) and UNIT.index(unit) not in s.choice.units:
            play(s, f"unit:{unit}")
    return done(s)


def evade(s: Parsec, unit: str, hex: str) -> Parsec:
    return play(s, f"unit:{unit}", f"hex:{hex}")


def parts(s: Parsec) -> dict[str, str]:
    """Who takes part in the combat, and how."""
    return {
        UNIT.ids[s.fighters.get(row, FIGHT_UNIT)]: ROLES[s.fighters.get(row, FIGHT_ROLE)]
        for row in range(len(s.fighters))
    }


def is_over(s: Parsec) -> bool:
    """Whether the combat has ended and left nothing behind."""
    return not s.rivals and not len(s.fighters) and not s.dice and s.strikes == 0

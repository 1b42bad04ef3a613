"""What this game draws itself: see looks.toml."""

from __future__ import annotations

from ....scenes.looks import Subject, Unit
from ....scenes.signs import OwnSign


class Resource(OwnSign):
    """The three resources."""

    TI = "ti"
    AU = "au"
    EN = "en"


class Tally(OwnSign):
    """What else is counted on mats and sheets."""

    UNKNOWN = "unknown"
    EVENTS = "events"
    ATTACK = "attack"
    DEFENCE = "defence"
    MOVE = "move"
    RANGE = "range"
    LEFT = "left"


class Site(OwnSign):
    """What is built: it stays where it is."""

    COLONY = "colony"
    PORT = "port"


class Vessel(Unit):
    """What flies."""

    CARGO = "cargo"
    FIGHTER = "fighter"
    TRANSPORT = "transport"
    CRUISER = "cruiser"


class Topic(Subject):
    """What cards are about: the categories of Events, and what an option names."""

    NATURAL = "natural"
    STRATEGIC = "strategic"
    BONUS = "bonus"
    PERMANENT = "permanent"
    COLOUR = "colour"
    EVENT = "event"
    FACTION = "faction"
    HEX = "hex"
    KIND = "kind"
    MODULE = "module"
    PLANET = "planet"
    RESOURCE = "resource"
    UNIT = "unit"

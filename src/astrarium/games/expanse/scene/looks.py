"""What this game draws itself: see looks.toml."""

from __future__ import annotations

from ....scenes.looks import Subject, Tint, Token, Unit, World
from ....scenes.signs import OwnSign


class Body(World):
    """The worlds of the system."""

    EARTH = "earth"
    MARS = "mars"
    CERES = "ceres"
    EROS = "eros"
    STATION = "station"
    OUTPOST = "outpost"
    VESTA = "vesta"
    JUPITER = "jupiter"
    SATURN = "saturn"


class Ship(Unit):
    """What flies there."""

    FLEET = "fleet"
    BATTLESHIP = "battleship"
    BATTLESHIP_DAMAGED = "battleship_damaged"
    SCRAP_SHIP = "scrap_ship"
    ROCINANTE = "rocinante"


class Special(Token):
    """Tokens beside the plain cubes."""

    PROTOMOLECULE = "protomolecule"
    DIPLOMAT = "diplomat"


class Sector(Tint):
    """The Sectors by their colours."""

    INNER = "inner"
    BELT = "belt"
    OUTER = "outer"


class Resource(OwnSign):
    """What Bases yield."""

    FOOD = "food"
    WATER = "water"
    MINERALS = "minerals"
    TECH = "tech"


class Crew(OwnSign):
    """Who flies the Rocinante."""

    CREW = "crew"


class Topic(Subject):
    """What cards are about."""

    INFLUENCE = "influence"
    FLEETS = "fleets"
    INTRIGUE = "intrigue"
    SCORING = "scoring"
    FACTION = "faction"

"""What this game draws itself: see looks.toml."""

from __future__ import annotations

from ....scenes.looks import Subject
from ....scenes.signs import OwnSign


class Cube(OwnSign):
    """The resources, which are called by their colours."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    PURPLE = "purple"


class Found(OwnSign):
    """What else has no sign that all games share."""

    SCIENTISTS = "scientists"
    ROCKY_PLANET = "rocky_planet"


class Topic(Subject):
    """What cards are about: action tokens, technologies, and what an option names."""

    # Tokens
    SOLAR_EXPLOITATION = "solar_exploitation"
    RESEARCH = "research"
    TRAVEL = "travel"
    MARKET = "market"
    EARTH_PRODUCTION = "earth_production"
    MERCURY = "mercury"
    VENUS = "venus"
    MARS = "mars"
    JUPITER = "jupiter"
    SATURN = "saturn"
    URANUS = "uranus"
    NEPTUNE = "neptune"
    SECOND_EXTRACTION = "second_extraction"
    CRASH_PROGRAM = "crash_program"
    DOUBLE_SHIFT = "double_shift"
    GRAVITY_ASSIST = "gravity_assist"
    BLACK_MARKET = "black_market"
    FUEL_REFINERY = "fuel_refinery"
    RECRUITMENT = "recruitment"
    AUTOMATED_CONVOY = "automated_convoy"
    DEEP_DRILLING = "deep_drilling"
    PROSPECTING = "prospecting"
    TRANSMUTATION = "transmutation"
    MEDIA_CAMPAIGN = "media_campaign"
    EXTRA = "extra"
    # Technologies
    DRILL = "drill"
    PUMP = "pump"
    FACTORY = "factory"
    TOWER = "tower"
    SUN = "sun"
    ROCKET = "rocket"
    # What an option names
    BUILDING = "building"
    COLOUR = "colour"
    FACE = "face"
    HUMANITY = "humanity"
    LEADER = "leader"
    MECHANISM = "mechanism"
    OFFICE = "office"
    PLANET = "planet"
    RESOURCE = "resource"
    SALVATION = "salvation"
    SPACE = "space"
    TECHNOLOGY = "technology"
    TOKEN = "token"

"""What is in the box, read from components.toml."""

from __future__ import annotations

from typing import Final, NewType

from ...clockwork.names import NOTHING, Atom, Atoms, Names
from ...positions.toml import Entry, names, read_box

Resource = NewType("Resource", int)
"""A colour: of cubes, and of the components of humanity."""
Planet = NewType("Planet", int)
Building = NewType("Building", int)
"""A kind of buildings."""
Technology = NewType("Technology", int)
Token = NewType("Token", int)
"""An action token: basic, of production, or extra."""
Salvation = NewType("Salvation", int)
"""An action of the Salvation phase."""
Leader = NewType("Leader", int)
"""A leader track."""
Office = NewType("Office", int)
Mechanism = NewType("Mechanism", int)
Sector = NewType("Sector", int)
Space = NewType("Space", int)
"""A space of the route to Trappist."""
Discovery = NewType("Discovery", int)
"""A kind of tokens on that route."""
Event = NewType("Event", int)

KEY: Final = "interstellar"
BOX: Final = read_box(KEY, "components.toml")
TITLES: Final = {lang: BOX.entry("meta").text(f"name_{lang}") for lang in ("en", "it")}
MIN_PLAYERS: Final = BOX.entry("meta").number("players_min")
MAX_PLAYERS: Final = BOX.entry("meta").number("players_max")
NONE: Final = "none"
"""What the toml says where there is nothing."""


def listed_names(key: str, ids: list[str]) -> Names:
    """A domain of things that are called by their ids."""
    return Names(key, ids, ids, ids)


def params(entry: Entry) -> dict[str, int]:
    """The numbers of an effect."""
    return {key: int(value) for key, value in entry.entry("params").values.items()} if "params" in entry.values else {}


COLOUR: Final = names("colour", BOX.entries("player_colour"))
"""The corporations."""

# Resources and humanity: five colours, from the lowest value to the highest. INT-1.4

_RESOURCES: Final = BOX.entries("resource")
RESOURCE: Final = names("resource", _RESOURCES)
RESOURCES: Final = len(RESOURCE)
ALL_RESOURCES: Final = [Resource(resource) for resource in range(RESOURCES)]
RED: Final = Resource(RESOURCE.index("red"))
YELLOW: Final = Resource(RESOURCE.index("yellow"))
GREEN: Final = Resource(RESOURCE.index("green"))
BLUE: Final = Resource(RESOURCE.index("blue"))
PURPLE: Final = Resource(RESOURCE.index("purple"))
DEAREST_FIRST: Final = ALL_RESOURCES[::-1]
VALUE: Final[list[int]] = [entry.number("value") for entry in _RESOURCES]
_HUMANITY: Final = BOX.entries("humanity")
HUMANITY: Final = Names(
    "humanity",
    [entry.text("colour") for entry in _HUMANITY],
    [entry.text("name_en") for entry in _HUMANITY],
    [entry.text("name_it") for entry in _HUMANITY],
)
"""Humanity components by colour; the same numbers as `RESOURCE`."""
HUMANITY_COUNTS: Final[list[int]] = [entry.number("count") for entry in _HUMANITY]
_CELLS: Final = BOX.entry("cryogenic_cells")
CELLS_PER_ROW: Final = _CELLS.number("cells_per_row")
POPULATION_CELLS: Final[list[int]] = _CELLS.numbers("population_cells")
"""Counted from 1."""
POPULATION_ADDS: Final = _CELLS.number("population_adds")


def colours(entry: Entry, key: str = "cost") -> tuple[Resource, ...]:
    """A cost: colours, the most valuable first, as payments take them."""
    return tuple(sorted((Resource(RESOURCE.index(id)) for id in entry.texts(key)), reverse=True))


def by_colour(entry: Entry) -> list[int]:
    """So many of each colour, as a table of the toml says it."""
    return [entry.number(id, 0) for id in RESOURCE.ids]


# Numbers by players, setup, limits. INT-2.17


class Plan:
    """What depends on the number of players."""

    def __init__(self, entry: Entry) -> None:
        self.humanity_on_earth: Final = entry.number("humanity_on_earth")
        self.extra_tokens: Final = entry.number("extra_action_tokens")
        self.market_spaces: Final = entry.number("market_spaces")
        self.exploitation_spaces: Final = entry.number("exploitation_track_length")
        self.sector_mechanisms: Final = entry.number("mechanisms_per_sector")
        self.rows_to_end: Final = entry.number("humanity_rows_for_end")
        self.trappist_positions: Final = entry.number("trappist_positions")
        self.new_humanity: Final = entry.number("new_humanity_per_round")
        self.solar_bag: Final[list[int]] = by_colour(entry.entry("solar_bag"))


PLANS: Final[dict[int, Plan]] = {entry.number("players"): Plan(entry) for entry in BOX.entries("player_count")}

SETUP: Final = BOX.entry("setup")
QUICK: Final = BOX.entry("quick_game")
LIMITS: Final = BOX.entry("limits")
END_SECTORS: Final = BOX.entry("end").number("sectors")
END_CONDITIONS: Final = BOX.entry("end").number("conditions")
PROJECTS: Final = SETUP.number("present_project_slots")
LONG_TERM: Final = SETUP.number("long_term_project_slots")
SCIENTISTS: Final = SETUP.number("scientists_total")
WAREHOUSE: Final = LIMITS.number("warehouse_capacity")
SLOTS: Final = LIMITS.number("building_slots_per_region")
TAKE_OFF_FUEL: Final = LIMITS.number("take_off_fuel")
SURVEY_FUEL: Final = LIMITS.number("survey_redraw_fuel")
MISSING_FUEL_PRESTIGE: Final = LIMITS.number("missing_fuel_pp_penalty")
FUEL_PER_PRESTIGE: Final = LIMITS.number("fuel_per_pp_at_end")
ARRIVAL_PRESTIGE: Final = LIMITS.number("trappist_arrival_pp")
HIGHLIGHT_PRESTIGE: Final = LIMITS.number("salvation_bonus_pp")
MARKUP: Final = LIMITS.number("market_markup")
EARTH_FUEL: Final = LIMITS.number("earth_production_fuel")
EXPLORER_CUBES: Final = LIMITS.number("explorer_production_cubes")
SALVATION_MOST: Final = LIMITS.number("salvation_technologies_max")

# Bonuses: what is gained, and how much of it

BONUS: Final = names("bonus", BOX.entries("bonus_kind"))
NO_BONUS: Final = BONUS.index(NONE)
FUEL: Final = BONUS.index("fuel")
PRESTIGE: Final = BONUS.index("pp")
REPUTATION: Final = BONUS.index("reputation")
SCIENTIST: Final = BONUS.index("scientist")
EXTRA_ACTION: Final = BONUS.index("extra_action")
ARS_BONUS: Final = BONUS.index("ars")
DRILL_BONUS: Final = BONUS.index("drill")
RECHARGE_BONUS: Final = BONUS.index("recharge")
IMPROVED_BONUS: Final = BONUS.index("improved")
SATELLITE_BONUS: Final = BONUS.index("satellite")
TRACK_BONUS: Final = BONUS.index("track")
SAVE_BONUS: Final = BONUS.index("save_humanity")
BUILD_BONUS: Final = BONUS.index("build_mechanism")
Bonus = tuple[int, int]
"""A kind and an amount."""


def bonus_in(entry: Entry, key: str) -> Bonus:
    table = entry.entry(key)
    return BONUS.index(table.text("kind")), table.number("amount")


# The solar system. INT-2.1 to 2.3, 10.4 to 10.6

_PLANETS: Final = BOX.entries("planet")
PLANET: Final = names("planet", _PLANETS)
PLANETS: Final = len(PLANET)
ALL_PLANETS: Final = [Planet(planet) for planet in range(PLANETS)]
NO_PLANET: Final[Planet] = -1  # type: ignore[assignment]
MERCURY: Final = Planet(PLANET.index("mercury"))
VENUS: Final = Planet(PLANET.index("venus"))
EARTH: Final = Planet(PLANET.index("earth"))
MARS: Final = Planet(PLANET.index("mars"))
ORBIT: Final[list[int]] = [planet.number("orbit") for planet in _PLANETS]
ORBIT_SPACES: Final[list[int]] = [planet.number("orbit_spaces") for planet in _PLANETS]
START_SPACE: Final[list[int]] = [planet.number("start_space") for planet in _PLANETS]
QUADRANTS: Final[list[list[list[int]]]] = [
    [[int(quadrant) for quadrant in space] for space in planet.values["quadrants_by_space"]] for planet in _PLANETS
]
"""For each planet and each space of its orbit the quadrants, 1 to 4, in which that lies."""
QUADRANT_COUNT: Final = 4

# The solar spiral and its events. INT-7

EVENT: Final = names("event", BOX.entries("solar_event"))
EVENTS: Final = len(EVENT)
EVENTS_USED: Final = SETUP.number("solar_events_used")
ZONE: Final = listed_names("zone", ["green", "red", "black"])
_SPIRAL: Final = BOX.entries("spiral_space")
SPIRAL_START: Final = SETUP.number("solar_spiral_start")
EARTH_ICON: Final = next(icon.number("position") for icon in BOX.entries("spiral_icon") if icon.text("icon") == "earth")
EVENT_ON: Final[list[bool]] = [False, *(space.flag("event") for space in _SPIRAL), False]
"""Whether a space of the spiral brings an event; spaces are counted from 1 to EARTH_ICON."""
ZONE_OF: Final[list[int]] = [0, *(ZONE.index(space.text("zone")) for space in _SPIRAL), len(ZONE) - 1]
BURNS: Final[list[Planet]] = [NO_PLANET] * (EARTH_ICON + 1)
"""The planet that is destroyed when the indicator enters a space: its icon lies just before. INT-7.8"""
for _icon in BOX.entries("spiral_icon"):
    if "between" in _icon.values:
        BURNS[_icon.numbers("between")[1]] = Planet(PLANET.index(_icon.text("icon")))


def _rescued(zone: Entry) -> Resource:
    return Resource(NOTHING if zone.text("rescue") == NONE else HUMANITY.index(zone.text("rescue")))


RESCUE: Final[list[list[Resource]]] = [
    [_rescued(event.entry(id)) for id in ZONE.ids] for event in BOX.entries("solar_event")
]
"""The colour that an event rescues in each zone, or NOTHING."""
FORCED: Final[list[list[bool]]] = [
    [event.entry(id).flag("forced_advance") for id in ZONE.ids] for event in BOX.entries("solar_event")
]

# Buildings. A base is one of them, but stands in a slot of its own. INT-2.5

_BUILDINGS: Final = BOX.entries("building")
BUILDING: Final = names("building", _BUILDINGS)
BUILDINGS: Final = len(BUILDING)
ALL_BUILDINGS: Final = [Building(building) for building in range(BUILDINGS)]
BASE: Final = Building(BUILDING.index("base"))
DRILL: Final = Building(BUILDING.index("drill"))
ARS: Final = Building(BUILDING.index("ars"))
CONVERTER: Final = Building(BUILDING.index("converter"))
OUTPOST: Final = Building(BUILDING.index("outpost"))
PIECES: Final[list[int]] = [building.number("per_player") for building in _BUILDINGS]
BASE_CUBES: Final = params(_BUILDINGS[BASE])["cubes"]

# Technologies: six rows of three, then those of the Salvation phase. INT-8

_TECHNOLOGIES: Final = BOX.entries("technology")
_SALVATION_TECHNOLOGIES: Final = BOX.entries("salvation_technology")
TECHNOLOGY: Final = names("technology", _TECHNOLOGIES + _SALVATION_TECHNOLOGIES)
TECHNOLOGIES: Final = len(TECHNOLOGY)
ALL_TECHNOLOGIES: Final = [Technology(technology) for technology in range(TECHNOLOGIES)]
FIRST_SALVATION: Final = len(_TECHNOLOGIES)
"""Technologies from here on are those of the Salvation phase."""
LEVELS: Final = 3
DRILL_ROW: Final = Technology(TECHNOLOGY.index("drill_1"))
ARS_ROW: Final = Technology(TECHNOLOGY.index("ars_1"))
CONVERTER_ROW: Final = Technology(TECHNOLOGY.index("converter_1"))
OUTPOST_ROW: Final = Technology(TECHNOLOGY.index("outpost_1"))
REPUTATION_PLUS: Final = Technology(TECHNOLOGY.index("solar_1"))
EXTRA_MATTER: Final = Technology(TECHNOLOGY.index("solar_2"))
CONTAINMENT: Final = Technology(TECHNOLOGY.index("solar_3"))
ION_DRIVE: Final = Technology(TECHNOLOGY.index("explorer_1"))
MOBILE_COMMAND: Final = Technology(TECHNOLOGY.index("explorer_2"))
WORMHOLE_GATE: Final = Technology(TECHNOLOGY.index("explorer_3"))
MODULAR_ASSEMBLY: Final = Technology(TECHNOLOGY.index("modular_assembly"))
PATENT_OFFICE: Final = Technology(TECHNOLOGY.index("patent_office"))
CRYO_LOGISTICS: Final = Technology(TECHNOLOGY.index("cryo_logistics"))
PUBLIC_RELATIONS: Final = Technology(TECHNOLOGY.index("public_relations"))
LOBBYING: Final = Technology(TECHNOLOGY.index("lobbying"))
ION_SAILS: Final = Technology(TECHNOLOGY.index("ion_sails"))
LEVEL_ONE: Final = [Technology(place) for place, entry in enumerate(_TECHNOLOGIES) if entry.number("level") == 1]
REQUIRES: Final = [
    Technology(NOTHING if entry.text("requires") == NONE else TECHNOLOGY.index(entry.text("requires")))
    for entry in _TECHNOLOGIES
]
"""The technology before, in its row, of each that is not of the Salvation phase. INT-8.1"""
UNLOCKS: Final = [
    Building(NOTHING if entry.text("unlocks_building") == NONE else BUILDING.index(entry.text("unlocks_building")))
    for entry in _TECHNOLOGIES
]
"""The building of which one becomes available. INT-8.8"""
COST: Final[list[tuple[Resource, ...]]] = [colours(entry) for entry in _TECHNOLOGIES]
SALVATION_COST: Final[list[tuple[Resource, ...]]] = [
    colours(entry) for entry in BOX.entries("salvation_technology_cost")
]
"""The cost of a player's first, second and third technology of the Salvation phase. INT-8.11"""
_TECHNOLOGY_PARAMS: Final = [params(entry) for entry in _TECHNOLOGIES + _SALVATION_TECHNOLOGIES]


def technology_number(technology: Technology, key: str) -> int:
    """A number of a technology's effect."""
    return _TECHNOLOGY_PARAMS[technology][key]


ROW_OF: Final = [Technology(NOTHING), DRILL_ROW, ARS_ROW, CONVERTER_ROW, OUTPOST_ROW]
"""The first technology of each building's row."""
LEVELS_OF: Final = [
    [] if first == NOTHING else [Technology(first + level) for level in range(LEVELS)] for first in ROW_OF
]
"""The technologies of each building's row, from the first level on."""
CONVERTER_LEVELS: Final = LEVELS_OF[CONVERTER]
OUTPOST_LEVELS: Final = LEVELS_OF[OUTPOST]

# Action tokens: five basic ones of every player, production tokens, extra actions. INT-4, 9, 12

_BASIC: Final = BOX.entries("action_token")
_PRODUCTION: Final = BOX.entries("production_token")
_EXTRA: Final = BOX.entries("extra_action")
_TOKENS: Final = _BASIC + _PRODUCTION + _EXTRA
TOKEN: Final = names("token", _TOKENS)
TOKENS: Final = len(TOKEN)
ALL_TOKENS: Final = [Token(token) for token in range(TOKENS)]
BASIC_TOKENS: Final = len(_BASIC)
FIRST_PRODUCTION: Final = BASIC_TOKENS
FIRST_EXTRA: Final = FIRST_PRODUCTION + len(_PRODUCTION)
SOLAR_TOKEN: Final = Token(TOKEN.index("solar_exploitation"))
RESEARCH_TOKEN: Final = Token(TOKEN.index("research"))
TRAVEL_TOKEN: Final = Token(TOKEN.index("travel"))
MARKET_TOKEN: Final = Token(TOKEN.index("market"))
EARTH_TOKEN: Final = Token(TOKEN.index("earth_production"))
SECOND_EXTRACTION: Final = Token(TOKEN.index("second_extraction"))
CRASH_PROGRAM: Final = Token(TOKEN.index("crash_program"))
DOUBLE_SHIFT: Final = Token(TOKEN.index("double_shift"))
GRAVITY_ASSIST: Final = Token(TOKEN.index("gravity_assist"))
BLACK_MARKET: Final = Token(TOKEN.index("black_market"))
FUEL_REFINERY: Final = Token(TOKEN.index("fuel_refinery"))
RECRUITMENT: Final = Token(TOKEN.index("recruitment"))
AUTOMATED_CONVOY: Final = Token(TOKEN.index("automated_convoy"))
DEEP_DRILLING: Final = Token(TOKEN.index("deep_drilling"))
PROSPECTING: Final = Token(TOKEN.index("prospecting"))
TRANSMUTATION: Final = Token(TOKEN.index("transmutation"))
MEDIA_CAMPAIGN: Final = Token(TOKEN.index("media_campaign"))
REPEATABLE: Final[list[bool]] = [
    entry.flag("repeatable") if "repeatable" in entry.values else False for entry in _TOKENS
]
_TOKEN_PARAMS: Final = [params(entry) for entry in _TOKENS]
SOLAR_DRAWN: Final = _TOKEN_PARAMS[SOLAR_TOKEN]["drawn"]


def token_number(token: Token, key: str) -> int:
    """A number of a token's effect."""
    return _TOKEN_PARAMS[token][key]


PLANET_OF: Final = [
    Planet(PLANET.index(entry.text("planet")) if "planet" in entry.values else NOTHING) for entry in _TOKENS
]
"""The planet of a production token; NOTHING for others, Earth's too."""
TOKEN_COLOUR: Final = [
    Resource(RESOURCE.index(entry.text("colour")) if "colour" in entry.values else NOTHING) for entry in _TOKENS
]
"""What a production token's deposit holds."""
DEPOSIT: Final[list[int]] = [entry.number("deposit", 0) for entry in _TOKENS]
IMMEDIATE: Final[list[int]] = [entry.number("immediate_gain", 0) for entry in _TOKENS]

SALVATION: Final = names("salvation", BOX.entries("salvation_action"))
ALL_SALVATIONS: Final = [Salvation(place) for place in range(len(SALVATION))]
BUILD: Final = Salvation(SALVATION.index("build_mechanism"))
PROVIDE: Final = Salvation(SALVATION.index("government"))
SAVE: Final = Salvation(SALVATION.index("save_humanity"))
EXPLORE: Final = Salvation(SALVATION.index("satellite"))


def _highlight(entry: Entry) -> Salvation:
    id = entry.text("salvation_highlight") if "salvation_highlight" in entry.values else NONE
    return Salvation(NOTHING if id == NONE else SALVATION.index(id))


HIGHLIGHT: Final[list[Salvation]] = [_highlight(entry) for entry in _TOKENS]
"""The Salvation action highlighted on a token; NOTHING: the token has no Salvation side. INT-13.6"""

_FACES: Final = BOX.entries("pass_face")
FACE: Final = Names(
    "face",
    [str(entry.number("face")) for entry in _FACES],
    [entry.text("name_en") for entry in _FACES],
    [entry.text("name_it") for entry in _FACES],
)
FACES: Final = len(FACE)
FACE_REWARD: Final[list[Bonus]] = [bonus_in(entry, "reward") for entry in _FACES]

# Tracks. INT-15, 17

REPUTATION_MOST: Final = BOX.entry("reputation_track").number("maximum")
REPUTATION_LEAST: Final = BOX.entry("reputation_track").number("minimum")
_ROWS: Final = BOX.entries("reputation_row")
ROW_END: Final[list[int]] = [row.number("right_space") for row in _ROWS]
"""The lowest reputation of each row, from the top."""
ROW_PRESTIGE: Final[list[int]] = [row.number("end_of_turn_pp") for row in _ROWS]
LEADER: Final = listed_names("leader", ["humanity", "interstellar"])
LEADERS: Final = len(LEADER)
ALL_LEADERS: Final = [Leader(leader) for leader in range(LEADERS)]
HUMANITY_LEADER: Final = Leader(LEADER.index("humanity"))
INTERSTELLAR_LEADER: Final = Leader(LEADER.index("interstellar"))
LEADER_BONUS: Final[list[list[Bonus]]] = [
    [(NO_BONUS, 0), *(bonus_in(step, "bonus") for step in BOX.entries("leader_step") if step.text("track") == track)]
    for track in LEADER.ids
]
"""For each leader track the bonus of each step, from 0."""
LAST_STEP: Final = len(LEADER_BONUS[HUMANITY_LEADER]) - 1

# The Government: offices in rows from the bottom, each from left to right. INT-16.4

_OFFICES: Final = BOX.entries("government_cell")
OFFICE: Final = Names(
    "office",
    [f"{entry.number('row')}.{entry.number('position')}" for entry in _OFFICES],
    [entry.text("name_en") for entry in _OFFICES],
    [entry.text("name_it") for entry in _OFFICES],
)
OFFICES: Final = len(OFFICE)
ALL_OFFICES: Final = [Office(office) for office in range(OFFICES)]
OFFICE_ROW: Final[list[int]] = [entry.number("row") - 1 for entry in _OFFICES]
"""The row of each office, 0 at the bottom."""
OFFICE_ROWS: Final = 1 + max(OFFICE_ROW)
ROW_OFFICES: Final[list[list[Office]]] = [
    [office for office in ALL_OFFICES if OFFICE_ROW[office] == row] for row in range(OFFICE_ROWS)
]
"""The offices of each row, from left to right."""
OFFICE_BONUS: Final[list[Bonus]] = [bonus_in(entry, "bonus") for entry in _OFFICES]

# Mechanisms and sectors. INT-14

_MECHANISMS: Final = BOX.entries("mechanism")
MECHANISM: Final = names("mechanism", _MECHANISMS)
NO_MECHANISM: Final[Mechanism] = -1  # type: ignore[assignment]
BASIC_MECHANISMS: Final = [Mechanism(place) for place, entry in enumerate(_MECHANISMS) if entry.text("kind") == "basic"]
ADVANCED_MECHANISMS: Final = [
    Mechanism(place) for place, entry in enumerate(_MECHANISMS) if entry.text("kind") == "advanced"
]
MECHANISM_COST: Final[list[tuple[Resource, ...]]] = [colours(entry) for entry in _MECHANISMS]
MECHANISM_PRESTIGE: Final[list[int]] = [entry.number("prestige") for entry in _MECHANISMS]
SECTOR: Final = names("sector", BOX.entries("ship_sector"))
COLUMN: Final = listed_names("column", [str(column + 1) for column in range(PROJECTS)])
"""The columns of projects: a Future one above each Present one. INT-2.11"""

# The route to Trappist: the launch area, 9 columns of 5 rows, Trappist. INT-18.1

_SPACES: Final = BOX.entries("route_space")
_COLUMNS: Final = BOX.entries("route_column")
SPACE: Final = listed_names(
    "space", ["launch", *(f"{entry.number('column')}.{entry.number('row')}" for entry in _SPACES), "trappist"]
)
SPACES: Final = len(SPACE)
ALL_SPACES: Final = [Space(space) for space in range(SPACES)]
LAUNCH: Final[Space] = 0  # type: ignore[assignment]
TRAPPIST: Final = Space(SPACES - 1)
ROUTE_ROWS: Final = max(entry.number("row") for entry in _SPACES)
ROUTE_COLUMNS: Final = max(entry.number("column") for entry in _SPACES)
SPACE_COLUMN: Final[list[int]] = [0, *(entry.number("column") for entry in _SPACES), ROUTE_COLUMNS + 1]
SPACE_ROW: Final[list[int]] = [0, *(entry.number("row") for entry in _SPACES), 0]
INTEREST: Final[list[bool]] = [False, *(entry.flag("point_of_interest") for entry in _SPACES), False]
COLUMN_FUEL: Final[list[int]] = [entry.number("fuel_cost") for entry in _COLUMNS]
COLUMN_GRANTS: Final[list[bool]] = [entry.text("grants") == "extra_action" for entry in _COLUMNS]
"""Whether a column gives an extra action to who enters it. INT-18.11"""


def space_at(column: int, row: int) -> Space:
    """The space of the route in that column and row, both counted from 1."""
    return Space(1 + (column - 1) * ROUTE_ROWS + row - 1)


_DISCOVERIES: Final = BOX.entries("trappist_token")
_KINDS: Final = {entry.text("kind"): entry for entry in _DISCOVERIES}
DISCOVERY: Final = Names(
    "discovery",
    list(_KINDS),
    [entry.text("name_en") for entry in _KINDS.values()],
    [entry.text("name_it") for entry in _KINDS.values()],
)
DISCOVERIES: Final = len(DISCOVERY)
WORMHOLE: Final = Discovery(DISCOVERY.index("wormhole"))
GALAXY: Final = Discovery(DISCOVERY.index("galaxy"))
DISCOVERER_BONUS: Final[list[Bonus]] = [bonus_in(entry, "discoverer_bonus") for entry in _KINDS.values()]
VISITOR_BONUS: Final[list[Bonus]] = [bonus_in(entry, "visitor_bonus") for entry in _KINDS.values()]
AGAIN: Final[list[bool]] = [entry.flag("explore_again") for entry in _KINDS.values()]
"""Whether who enters may explore again at once. INT-18.10"""


def _pile(pile: str) -> list[Discovery]:
    return [
        Discovery(DISCOVERY.index(entry.text("kind")))
        for entry in _DISCOVERIES
        if entry.text("pile") == pile
        for _ in range(entry.number("count"))
    ]


ROUTE_PILE: Final[list[Discovery]] = _pile("route")
INTEREST_PILE: Final[list[Discovery]] = _pile("point_of_interest")
MULTIPLIER: Final[list[int]] = [entry.number("multiplier") for entry in BOX.entries("trappist_position")]

PHASE: Final = listed_names("phase", ["action", "salvation", "government"])
ACTION_PHASE: Final = 0
SALVATION_PHASE: Final = 1
GOVERNMENT_PHASE: Final = 2


def _effects() -> Names:
    """What tokens, technologies, events... do, in our words: `technology:drill_1`."""
    told = [
        (f"{domain.key}:{domain.ids[place]}", entry)
        for domain, entries in (
            (TOKEN, _TOKENS),
            (TECHNOLOGY, _TECHNOLOGIES + _SALVATION_TECHNOLOGIES),
            (EVENT, BOX.entries("solar_event")),
            (BUILDING, _BUILDINGS),
            (DISCOVERY, list(_KINDS.values())),
            (BONUS, BOX.entries("bonus_kind")),
            (SECTOR, BOX.entries("ship_sector")),
        )
        for place, entry in enumerate(entries)
    ]
    ids = [id for id, _ in told]
    return Names(
        "effect", ids, [entry.text("effect_en") for _, entry in told], [entry.text("effect_it") for _, entry in told]
    )


EFFECT: Final = _effects()

# Atoms

MOST: Final = 99
"""The largest amount that can be named at once, of fuel to load or cubes to sell."""
ATOMS: Final = Atoms()
REPEAT_ATOM: Final = ATOMS.verb("repeat", "decline", "done", "exact", "sell", "buy", "explorer")
DECLINE_ATOM: Final = Atom(REPEAT_ATOM + 1)
DONE_ATOM: Final = Atom(REPEAT_ATOM + 2)
EXACT_ATOM: Final = Atom(REPEAT_ATOM + 3)
SELL_ATOM: Final = Atom(REPEAT_ATOM + 4)
BUY_ATOM: Final = Atom(REPEAT_ATOM + 5)
EXPLORER_ATOM: Final = Atom(REPEAT_ATOM + 6)
AMOUNT_ATOM: Final = ATOMS.amounts(MOST)
COLOUR_ATOM: Final = ATOMS.things(COLOUR)
RESOURCE_ATOM: Final = ATOMS.things(RESOURCE)
HUMANITY_ATOM: Final = ATOMS.things(HUMANITY)
TOKEN_ATOM: Final = ATOMS.things(TOKEN)
TECHNOLOGY_ATOM: Final = ATOMS.things(TECHNOLOGY)
BUILDING_ATOM: Final = ATOMS.things(BUILDING)
PLANET_ATOM: Final = ATOMS.things(PLANET)
MECHANISM_ATOM: Final = ATOMS.things(MECHANISM)
SALVATION_ATOM: Final = ATOMS.things(SALVATION)
OFFICE_ATOM: Final = ATOMS.things(OFFICE)
SPACE_ATOM: Final = ATOMS.things(SPACE)
FACE_ATOM: Final = ATOMS.things(FACE)
LEADER_ATOM: Final = ATOMS.things(LEADER)

"""What is in the box, read from components.toml, modules.toml, factions.toml and events.toml."""

from __future__ import annotations

from typing import Final, NewType

from ...clockwork.names import Atom, Atoms, Names
from ...positions.toml import Entry, names, read_box

Resource = NewType("Resource", int)
Kind = NewType("Kind", int)
"""A kind of units."""
Unit = NewType("Unit", int)
Hex = NewType("Hex", int)
Cell = NewType("Cell", int)
"""A place for a module."""
Module = NewType("Module", int)
Planet = NewType("Planet", int)
Faction = NewType("Faction", int)
Event = NewType("Event", int)
"""A face of the Event cards: copies are not told apart."""

# Plain numbers, as NOBODY is: the compiler puts them where they are read.
NO_UNIT: Final[Unit] = -1  # type: ignore[assignment]
NO_HEX: Final[Hex] = -1  # type: ignore[assignment]
NO_MODULE: Final[Module] = -1  # type: ignore[assignment]
NO_PLANET: Final[Planet] = -1  # type: ignore[assignment]
NO_FACTION: Final[Faction] = -1  # type: ignore[assignment]
NO_EVENT: Final[Event] = -1  # type: ignore[assignment]

KEY: Final = "parsec"
BOX: Final = read_box(KEY, "components.toml")
_MODULES: Final = read_box(KEY, "modules.toml")
_FACTIONS: Final = read_box(KEY, "factions.toml").entries("faction")
_EVENTS: Final = read_box(KEY, "events.toml").entries("event")

TITLES: Final = {lang: BOX.entry("meta").text(f"title_{lang}") for lang in ("en", "it")}
MIN_PLAYERS: Final = BOX.entry("meta").number("players_min")
MAX_PLAYERS: Final = BOX.entry("meta").number("players_max")
DIE: Final = BOX.entry("counts").number("die_sides")
"""All dice have eight sides. PAR-1.7"""


def listed_names(key: str, ids: list[str]) -> Names:
    """A domain of things that are called by their ids."""
    return Names(key, ids, ids, ids)


# Resources. PAR-1.3

RESOURCE: Final = names("resource", BOX.entries("resource"))
RESOURCES: Final = len(RESOURCE)
ALL_RESOURCES: Final = [Resource(resource) for resource in range(RESOURCES)]
TI: Final = Resource(RESOURCE.index("ti"))
AU: Final = Resource(RESOURCE.index("au"))
EN: Final = Resource(RESOURCE.index("en"))
STACKS: Final[list[int]] = [entry.number("cards") for entry in BOX.entries("resource")]


def amounts(entry: Entry) -> list[int]:
    """So many of each resource, as a table of the toml says it."""
    return [entry.number(id, 0) for id in RESOURCE.ids]


# Units. PAR-1.4, 1.5, 3.1

_UNITS: Final = BOX.entries("unit")
KIND: Final = names("kind", _UNITS)
KINDS: Final = len(KIND)
COLONY: Final = Kind(KIND.index("colony"))
CARGO: Final = Kind(KIND.index("cargo"))
FIGHTER: Final = Kind(KIND.index("fighter"))
TRANSPORT: Final = Kind(KIND.index("transport"))
CRUISER: Final = Kind(KIND.index("cruiser"))
ALL_KINDS: Final = [Kind(kind) for kind in range(KINDS)]
SMALL: Final[list[bool]] = [unit.text("size") == "small" for unit in _UNITS]
MILITARY: Final[list[bool]] = [unit.text("role") == "military" for unit in _UNITS]
ATTACK_BASE: Final[list[int]] = [unit.number("attack") for unit in _UNITS]
DEFENCE_BASE: Final[list[int]] = [unit.number("defence") for unit in _UNITS]
MOVE_BASE: Final[list[int]] = [unit.number("move") for unit in _UNITS]
RANGE_BASE: Final[list[int]] = [unit.number("range") for unit in _UNITS]
CAPACITY_BASE: Final[list[int]] = [unit.number("capacity") for unit in _UNITS]
VALUE_BASE: Final[list[int]] = [unit.number("timed_value") for unit in _UNITS]
COST_BASE: Final[list[list[int]]] = [amounts(unit.entry("cost")) for unit in _UNITS]
PIECES: Final[list[int]] = [unit.number("pieces_per_player") for unit in _UNITS]
BERTHS: Final[list[int]] = [1 if SMALL[kind] else 2 if kind != COLONY else 0 for kind in range(KINDS)]
"""A hex has two berths: a small vessel takes one, a large one both, a colony none. PAR-8.10, 8.11"""
HEX_BERTHS: Final = 2

COLOUR: Final = names("colour", BOX.entries("player_colour"))
COLOURS: Final = len(COLOUR)
SET: Final = sum(PIECES)
"""How many pieces a colour has."""
FIRST_OF: Final[list[int]] = [sum(PIECES[:kind]) for kind in range(KINDS)]
"""Where the pieces of a kind begin within a colour."""
_KINDS_IN_SET: Final = [kind for kind in ALL_KINDS for _ in range(PIECES[kind])]


def _units() -> Names:
    """`red.fighter.4`: index `colour * SET + FIRST_OF[kind] + number`."""
    ids: list[str] = []
    en: list[str] = []
    it: list[str] = []
    feminine = [entry.text("feminine_it") for entry in BOX.entries("player_colour")]
    for colour in range(COLOURS):
        for kind in range(KINDS):
            for number in range(1, PIECES[kind] + 1):
                ids.append(f"{COLOUR.ids[colour]}.{KIND.ids[kind]}.{number}")
                en.append(f"{COLOUR.en[colour].lower()} {KIND.en[kind].lower()} {number}")
                # A colony is feminine in Italian, vessels are masculine.
                painted = feminine[colour] if kind == COLONY else COLOUR.it[colour]
                it.append(f"{KIND.it[kind].lower()} {painted.lower()} {number}")
    return Names("unit", ids, en, it)


UNIT: Final = _units()
UNITS: Final = len(UNIT)
ALL_UNITS: Final = [Unit(unit) for unit in range(UNITS)]
KIND_OF: Final[list[Kind]] = _KINDS_IN_SET * COLOURS
"""The kind of each unit."""
COLOUR_OF: Final[list[int]] = [unit // SET for unit in range(UNITS)]
"""Its colour. Compiled, a look at a list is quicker than a division."""

DEED: Final = listed_names("deed", ["moved", "attacked", "new", "loaded", "supported"])
"""What a unit has done this turn."""
MOVED: Final = 1
ATTACKED: Final = 2
NEW: Final = 4
LOADED: Final = 8
SUPPORTED: Final = 16

# The board: hexes and cells of the largest map. Smaller maps use the same numbers. PAR-2.1 to 2.6

_PLANS: Final = BOX.entries("setup")
PITCH: Final = _MODULES.entry("geometry").number("pitch_columns")
GRID_COLUMNS: Final = max(plan.number("columns") for plan in _PLANS)
GRID_ROWS: Final = max(plan.number("rows") for plan in _PLANS)
WIDTH: Final = GRID_COLUMNS * PITCH
HEIGHT: Final = GRID_ROWS * PITCH - 1
"""Rows are counted from 1."""
HEXES: Final = WIDTH * HEIGHT
HEX: Final = listed_names("hex", [f"{c}.{r}" for r in range(1, HEIGHT + 1) for c in range(WIDTH)])
CELL: Final = listed_names("cell", [f"{i}.{j}" for j in range(GRID_ROWS) for i in range(GRID_COLUMNS)])
CELLS: Final = len(CELL)
ALL_HEXES: Final = [Hex(hex) for hex in range(HEXES)]
ALL_CELLS: Final = [Cell(cell) for cell in range(CELLS)]


def hex_at(c: int, r: int) -> Hex:
    """The number of the hex in column c, row r."""
    return Hex((r - 1) * WIDTH + c)


def cell_at(i: int, j: int) -> Cell:
    return Cell(j * GRID_COLUMNS + i)


# Modules, planets, asteroids. PAR-1.1, 2.12 to 2.16

MODULE_ENTRIES: Final = _MODULES.entries("module")
MODULE: Final = names("module", MODULE_ENTRIES)
MODULES: Final = len(MODULE)
ALL_MODULES: Final = [Module(module) for module in range(MODULES)]
SPACE_PORT: Final = Module(MODULE.index("SP"))
_PLANETS: Final = [
    planet for module in MODULE_ENTRIES if "planet" in module.values for planet in module.entries("planet")
]
PLANET: Final = Names(
    "planet",
    [planet.text("name_en").lower().replace(" ", "_") for planet in _PLANETS],
    [planet.text("name_en") for planet in _PLANETS],
    [planet.text("name_it") for planet in _PLANETS],
)
PLANETS: Final = len(PLANET)
PLANET_NUMBER: Final[list[int]] = [planet.number("number") for planet in _PLANETS]
PLANET_TYPES: Final[list[list[Resource]]] = [
    [Resource(RESOURCE.index(id)) for id in planet.texts("resources")] for planet in _PLANETS
]
PLANETS_IN: Final[list[list[Planet]]] = [
    [Planet(PLANET.places[planet.text("name_en").lower().replace(" ", "_")]) for planet in module.entries("planet")]
    if "planet" in module.values
    else []
    for module in MODULE_ENTRIES
]
"""The planets of each module."""


def local_hexes(entry: Entry, key: str) -> list[tuple[int, int]]:
    return [(int(place[0]), int(place[1])) for place in entry.values[key]]


PLANET_PLACES: Final = [local_hexes(planet, "hexes") for planet in _PLANETS]
"""The local hexes of each planet, its centre first."""

# Set-up and the end by number of players. PAR-4.2 to 4.6, 20.5, 20.7


class Plan:
    """The board for so many players, and what it takes to win there."""

    def __init__(self, entry: Entry) -> None:
        self.columns: Final = entry.number("columns")
        self.rows: Final = entry.number("rows")
        self.planet_modules: Final = entry.number("planet_modules")
        self.military_modules: Final = entry.number("military_modules")
        self.economic_colonies: Final = entry.number("economic_colonies")
        self.economic_each: Final = entry.number("economic_each_resource")
        self.centre: Final[list[Cell]] = [cell_at(i, j) for i, j in local_hexes(entry, "centre_cells")]


PLAN: Final[dict[int, Plan]] = {plan.number("players"): Plan(plan) for plan in _PLANS}
WIDE_PLAN: Final = Plan(BOX.entries("setup_option")[0])
WIDE: Final = BOX.entries("setup_option")[0].text("id")
TEAM_SIZES: Final[list[list[int]]] = [entry.numbers("team_sizes") for entry in BOX.entries("alliance_teams")]

_START: Final = BOX.entry("starting_pieces")
START_COLONIES: Final = _START.number("colony")
START_GOODS: Final = _START.number("resource_cards_of_choice")
START_EVENTS: Final = _START.number("event_cards")
MARKERS: Final = BOX.entry("event_markers").number("count")
EVENT_PRICE: Final = amounts(BOX.entry("event_purchase").entry("price"))
CONVERSION: Final = amounts(BOX.entry("colony_conversion").entry("cost"))
ABOARD_SURCHARGE: Final = amounts(BOX.entry("fighter_aboard_surcharge"))
EXCHANGE_GIVE: Final = BOX.entry("space_port").number("exchange_give")
EXCHANGE_TAKE: Final = BOX.entry("space_port").number("exchange_take")
LIMITS: Final = BOX.entry("limits")
MIN_EXCHANGE: Final = LIMITS.number("min_exchange_give")
MOST_REFUSED: Final = LIMITS.number("refused_offers_per_partner_per_turn")
MOST_OFFERS: Final = LIMITS.number("trade_offers_per_partner_per_turn")
TRADE_LEAST: Final = LIMITS.number("trade_side_min")
TRANSIT_MOST: Final = LIMITS.number("transit_payment_max")
SUPPORT_MOST: Final = LIMITS.number("support_payment_max")
STRIKES_MOST: Final = LIMITS.number("strikes_per_combat_max")
ROUNDS_MOST: Final = LIMITS.number("safety_max_rounds")
ROUND_OPTIONS: Final = BOX.entry("timed_variant").numbers("round_options")
ROUNDS_USUAL: Final = BOX.entry("timed_variant").number("default_rounds")
POINTS_PER_RESOURCE: Final = BOX.entry("timed_variant").number("points_per_resource_card")
ARMS_COLONIES: Final = BOX.entry("counts").number("arms_race_colonies")
"""Colonies needed to start the arms race. PAR-12.1"""
ASTEROID_CARGOS: Final = BOX.entry("counts").number("cargos_per_asteroid")
"""Cargos of a player that extract from one asteroid. PAR-7.5"""

# Modifiers of factions and permanent cards: (what, kind, resource, amount). PAR-21.4

ATTACK: Final = 0
DEFENCE: Final = 1
MOVE: Final = 2
RANGE: Final = 3
COST: Final = 4
CONVERT: Final = 5
RATE: Final = 6
CAPACITY: Final = 7
DRILLS: Final = 8
MINING: Final = 9
_WHATS: Final = ["attack", "defence", "move", "range", "cost", "convert", "exchange_rate", "capacity"]
Modifier = tuple[int, Kind, Resource, int]


def _modifier(key: str, amount: int) -> Modifier:
    words = key.split(".")
    what = _WHATS.index(words[0])
    if what == CONVERT:
        return what, COLONY, Resource(RESOURCE.index(words[1])), amount
    kind = Kind(KIND.index(words[1])) if len(words) > 1 else COLONY
    return what, kind, Resource(RESOURCE.index(words[2])) if len(words) > 2 else TI, amount


# Factions. PAR-21

FACTION: Final = names("faction", _FACTIONS)
FACTIONS: Final = len(FACTION)
FACTION_MODIFIERS: Final[list[list[Modifier]]] = [
    [_modifier(key, int(amount)) for key, amount in faction.entry("mods").values.items()]
    if "mods" in faction.values
    else []
    for faction in _FACTIONS
]
SPECIAL: Final = listed_names("special", sorted({id for faction in _FACTIONS for id in faction.texts("special")}))
FACTION_SOURCE: Final[list[str]] = [faction.text("source") for faction in _FACTIONS]
"""From where something of a faction is known: the rulebook, public material, or nowhere."""
FACTION_SPECIALS: Final[list[int]] = [
    sum(1 << SPECIAL.index(id) for id in faction.texts("special")) for faction in _FACTIONS
]
"""A bit for each thing that a faction can do beyond numbers."""
FREE_TRANSIT: Final = 1 << SPECIAL.index("free_transit")
ASTEROID_PLUS: Final = 1 << SPECIAL.index("asteroid_plus_1")
STEAL_EVENT: Final = 1 << SPECIAL.index("steal_event_on_kill")
COLONY_ROLL_PLUS: Final = 1 << SPECIAL.index("colony_roll_plus_1")
NO_SUPPORT: Final = 1 << SPECIAL.index("no_allied_support")
DRAW_TWO: Final = 1 << SPECIAL.index("draw_two_keep_one")
CARGO_ATTACKS: Final = 1 << SPECIAL.index("cargo_may_attack")
SALVAGE_PLUS: Final = 1 << SPECIAL.index("salvage_plus_1")

# Event cards. PAR-11

EVENT: Final = names("event", _EVENTS)
EVENTS: Final = len(EVENT)
ALL_FACES: Final = [Event(event) for event in range(EVENTS)]
EVENT_SOURCE: Final[list[str]] = [event.text("source") for event in _EVENTS]
RARITY: Final = names("rarity", BOX.entries("rarity"))
CATEGORY: Final = names("category", BOX.entries("event_category"))
WINDOW: Final = listed_names("window", [entry.text("id") for entry in BOX.entries("event_window")])
ROLL: Final = WINDOW.index("ROLL")
ACT: Final = WINDOW.index("ACT")
DECL: Final = WINDOW.index("DECL")
PRE: Final = WINDOW.index("PRE")
POST: Final = WINDOW.index("POST")
REACT: Final = WINDOW.index("REACT")
CANCEL: Final = WINDOW.index("CANCEL")
COPIES: Final[list[int]] = [event.number("copies") for event in _EVENTS]
RARITY_OF: Final[list[int]] = [RARITY.index(event.text("rarity")) for event in _EVENTS]
CATEGORY_OF: Final[list[int]] = [CATEGORY.index(event.text("category")) for event in _EVENTS]
SELL_VALUE: Final[list[int]] = [event.number("sell_value_au") for event in _EVENTS]
EVENT_POINTS: Final[list[int]] = [BOX.entries("rarity")[rarity].number("timed_points") for rarity in RARITY_OF]
WINDOWS_OF: Final[list[int]] = [sum(1 << WINDOW.index(id) for id in event.texts("windows")) for event in _EVENTS]
"""A bit for each window in which a card may be played."""
MARKERS_OF: Final[list[int]] = [event.number("markers") for event in _EVENTS]
PERMANENT: Final[list[bool]] = [event.text("category") == "permanent" for event in _EVENTS]
ALL_EVENTS: Final[list[Event]] = [event for event in ALL_FACES for _ in range(COPIES[event])]
"""The whole deck, unshuffled."""


def is_reconstructed(card: Event) -> bool:
    """Whether the words on an Event card are ours."""
    return EVENT_SOURCE[card] == "reconstructed"


def event_entry(card: Event) -> Entry:
    return _EVENTS[card]


def param(card: Event, key: str) -> int:
    """A number of a card's effect."""
    return _EVENTS[card].entry("params").number(key)


STRIKE_BONUS: Final[list[int]] = [
    0
    if event.text("category") == "permanent"
    else event.entry("params").number("attack_bonus", 0) + event.entry("params").number("defence_bonus", 0)
    for event in _EVENTS
]
"""What a card adds to a total of the strike on which it is played."""


def _permanent_modifiers(event: Entry) -> list[Modifier]:
    """What a permanent card adds: to the units it names, or to all vessels; range and cost to military ones."""
    if event.text("category") != "permanent":
        return []
    params = event.entry("params")
    vessels = [kind for kind in ALL_KINDS if kind != COLONY]
    military = [kind for kind in vessels if MILITARY[kind]]
    found: list[Modifier] = []
    if "unit" in params.values:
        vessels = military = [Kind(KIND.index(params.text("unit")))]
    elif "units" in params.values:
        vessels = military = [Kind(KIND.index(id)) for id in params.texts("units")]
    for what, key, kinds in (
        (ATTACK, "attack_bonus", vessels),
        (DEFENCE, "defence_bonus", vessels),
        (MOVE, "move_bonus", vessels),
        (RANGE, "range_bonus", military),
        (COST, "military_cost_ti", military),
        (DRILLS, "asteroid_bonus_per_cargo", [CARGO]),
        (MINING, "planet_bonus", [COLONY]),
    ):
        if key in params.values:
            found += [(what, kind, TI, params.number(key)) for kind in kinds]
    return found


PERMANENT_MODIFIERS: Final[list[list[Modifier]]] = [_permanent_modifiers(event) for event in _EVENTS]

METEOR_SHOWER: Final = Event(EVENT.index("E01"))
SOLAR_WIND: Final = Event(EVENT.index("E02"))
COSMIC_DUST: Final = Event(EVENT.index("E03"))
GOODS_TELEPORT: Final = Event(EVENT.index("E08"))
ION_STORM: Final = Event(EVENT.index("E13"))
ASTEROID_SWARM: Final = Event(EVENT.index("E15"))
FLOATING_MINES: Final = Event(EVENT.index("E16"))
SABOTAGE: Final = Event(EVENT.index("E17"))
EXTENDED_RANGE: Final = Event(EVENT.index("E20"))
ARMED_CARGOS: Final = Event(EVENT.index("E21"))
NEBULA: Final = Event(EVENT.index("E26"))
EPIDEMIC: Final = Event(EVENT.index("E27"))
GRAVITY_WELL: Final = Event(EVENT.index("E28"))
PULSE: Final = Event(EVENT.index("E30"))
TRUCE: Final = Event(EVENT.index("E32"))
BLACK_HOLE: Final = Event(EVENT.index("E40"))
CATACLYSM: Final = Event(EVENT.index("E41"))
WORMHOLE: Final = Event(EVENT.index("E42"))
COUNCIL: Final = Event(EVENT.index("E44"))


def _effects() -> Names:
    """What factions and Event cards do, in our words."""
    told = _FACTIONS + _EVENTS
    return Names(
        "effect",
        [entry.text("id") for entry in told],
        [entry.text("effect_en") for entry in told],
        [entry.text("effect_it") for entry in told],
    )


EFFECT: Final = _effects()

# Atoms

ANSWER: Final = listed_names("answer", ["no", "yes"])
"""A vote. PAR-4.9"""

ATOMS: Final = Atoms()
END_ATOM: Final = ATOMS.verb("end", "shop", "trade", "port", "sell", "transit", "attack", "unload", "done")
SHOP_ATOM: Final = Atom(END_ATOM + 1)
TRADE_ATOM: Final = Atom(END_ATOM + 2)
PORT_ATOM: Final = Atom(END_ATOM + 3)
SELL_ATOM: Final = Atom(END_ATOM + 4)
TRANSIT_ATOM: Final = Atom(END_ATOM + 5)
ATTACK_ATOM: Final = Atom(END_ATOM + 6)
UNLOAD_ATOM: Final = Atom(END_ATOM + 7)
DONE_ATOM: Final = Atom(END_ATOM + 8)
SPLIT_ATOM: Final = ATOMS.verb("split", "break", "up", "down")
BREAK_ATOM: Final = Atom(SPLIT_ATOM + 1)
UP_ATOM: Final = Atom(SPLIT_ATOM + 2)
DOWN_ATOM: Final = Atom(SPLIT_ATOM + 3)
CONVERT_ATOM: Final = ATOMS.verb("convert", "free_colony", "buy_event")
FREE_ATOM: Final = Atom(CONVERT_ATOM + 1)
BUY_EVENT_ATOM: Final = Atom(CONVERT_ATOM + 2)
AMOUNT_ATOM: Final = ATOMS.amounts(max(STACKS))
"""A trade may be for all cards of a kind. PAR-10.5"""
COLOUR_ATOM: Final = ATOMS.things(COLOUR)
RESOURCE_ATOM: Final = ATOMS.things(RESOURCE)
KIND_ATOM: Final = ATOMS.things(KIND)
MODULE_ATOM: Final = ATOMS.things(MODULE)
PLANET_ATOM: Final = ATOMS.things(PLANET)
FACTION_ATOM: Final = ATOMS.things(FACTION)
EVENT_ATOM: Final = ATOMS.things(EVENT)
UNIT_ATOM: Final = ATOMS.things(UNIT)
HEX_ATOM: Final = ATOMS.things(HEX)
_PLAIN: Final = [name.split(":")[1].replace("_", " ") for name in ATOMS.names]
CHOSEN: Final = Names("chosen", ATOMS.names, _PLAIN, _PLAIN)
"""Atoms as things: what a step remembers of decisions made before, whatever they named."""

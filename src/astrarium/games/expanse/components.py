"""What is in the box, read from components.toml and cards.toml."""

from __future__ import annotations

from typing import Final, NewType

from ...clockwork.names import Atom, Atoms, Names
from ...clockwork.text import Text
from ...positions.toml import Entry, names, read_box

Sector = NewType("Sector", int)
Zone = NewType("Zone", int)
Orbit = NewType("Orbit", int)
"""Off the map counts as one more."""
Base = NewType("Base", int)
Resource = NewType("Resource", int)
Kind = NewType("Kind", int)
"""A kind of units."""
Faction = NewType("Faction", int)
Tech = NewType("Tech", int)
Crew = NewType("Crew", int)
Card = NewType("Card", int)
Cube = NewType("Cube", int)
"""A kind of Influence cubes."""

KEY: Final = "expanse"
_BOX: Final = read_box(KEY, "components.toml")
_CARDS: Final = read_box(KEY, "cards.toml")

TITLES: Final = {lang: _BOX.entry("game").text(f"name_{lang}") for lang in ("en", "it")}
MAX_PLAYERS: Final = _BOX.entry("game").number("players_max")
MIN_PLAYERS: Final = _BOX.entry("game").number("players_min")
START_POINTS: Final = _BOX.entry("game").number("starting_cp")
ACTION_COST: Final = _BOX.entry("game").number("basic_action_cost")
"""AP for a Move, an Influence or a Build. EXP-9.1"""

# The map. EXP-2.1 to 2.16

_SECTORS: Final = _BOX.entries("sector")
_ZONES: Final = _BOX.entries("zone")
_ORBITS: Final = _BOX.entries("orbit")
_BASES: Final = _BOX.entries("base")

SECTOR: Final = names("sector", _SECTORS)
ZONE: Final = names("zone", _ZONES)
ORBIT: Final = names("orbit", _ORBITS)
BASE: Final = names("base", _BASES)
RESOURCE: Final = names("resource", _BOX.entries("resource"))

SECTORS: Final = len(SECTOR)
ORBITS: Final = len(ORBIT)
BASES: Final = len(BASE)

ORBIT_OF: Final[list[Orbit]] = [Orbit(ORBIT.index(base.text("orbit"))) for base in _BASES]
BASES_OF: Final[list[list[Base]]] = [[Base(BASE.index(id)) for id in orbit.texts("bases")] for orbit in _ORBITS]
ZONE_OF: Final[list[Zone]] = [Zone(ZONE.index(orbit.text("zone"))) for orbit in _ORBITS]
ZONE_OF_BASE: Final[list[Zone]] = [ZONE_OF[ORBIT_OF[base]] for base in range(BASES)]
SECTOR_OF: Final[list[Sector]] = [Sector(SECTOR.index(base.text("sector"))) for base in _BASES]
RESOURCE_OF: Final[list[Resource]] = [Resource(RESOURCE.index(base.text("resource"))) for base in _BASES]


def _within(distance: int) -> list[list[Orbit]]:
    """For each Orbit the other Orbits at most that many Zones away. EXP-2.3, 2.4"""
    return [
        [Orbit(there) for there in range(ORBITS) if there != here and abs(ZONE_OF[there] - ZONE_OF[here]) <= distance]
        for here in range(ORBITS)
    ]


REACH: Final[list[list[list[Orbit]]]] = [_within(distance) for distance in range(len(ZONE))]
ADJACENT: Final = 1
TWO_ZONES: Final = 2
ANYWHERE: Final = len(ZONE) - 1


def _bases(sector: str = "", resource: str = "", orbit: str = "") -> list[Base]:
    return [
        Base(base)
        for base in range(BASES)
        if sector in ("", SECTOR.ids[SECTOR_OF[base]])
        and resource in ("", RESOURCE.ids[RESOURCE_OF[base]])
        and orbit in ("", ORBIT.ids[ORBIT_OF[base]])
    ]


ALL_ORBITS: Final = [Orbit(orbit) for orbit in range(ORBITS)]
EARTH: Final = Orbit(ORBIT.index("orbit_earth"))
MARS: Final = Orbit(ORBIT.index("orbit_mars"))
JUPITER: Final = Orbit(ORBIT.index("orbit_jupiter"))
SATURN: Final = Orbit(ORBIT.index("orbit_saturn"))

ALL_BASES: Final = _bases()
INNER_BASES: Final = _bases(sector="inner")
BELT_BASES: Final = _bases(sector="belt")
OUTER_BASES: Final = _bases(sector="outer")
EARTH_BASES: Final = _bases(orbit="orbit_earth")
MARS_BASES: Final = _bases(orbit="orbit_mars")
SATURN_BASES: Final = _bases(orbit="orbit_saturn")
FOOD_BASES: Final = _bases(resource="food")
WATER_BASES: Final = _bases(resource="water")
TECHNOLOGY_BASES: Final = _bases(resource="tech")
NO_BASE: Final[Base] = -1  # type: ignore[assignment]
EROS: Final = Base(BASE.index("eros"))
GANYMEDE: Final = Base(BASE.index("ganymede"))
TYCHO: Final = Base(BASE.index("tycho"))

# Units. EXP-13

_UNITS: Final = _BOX.entries("unit")
KIND: Final = names("kind", _UNITS)
SEVERAL: Final = Names(
    "kinds",
    KIND.ids,
    [unit.text("plural_en") for unit in _UNITS],
    [unit.text("plural_it") for unit in _UNITS],
)
"""What several of a kind are called."""
FLEET: Final = Kind(KIND.index("fleet"))
BATTLESHIP: Final = Kind(KIND.index("battleship"))
DAMAGED: Final = Kind(KIND.index("battleship_damaged"))
SCRAP: Final = Kind(KIND.index("scrap_ship"))
ROCINANTE: Final = Kind(KIND.index("rocinante"))
KINDS: Final = ROCINANTE
"""How many kinds belong to a faction: all but the Rocinante."""
ALL_KINDS: Final = [Kind(kind) for kind in range(len(KIND))]
"""The Rocinante last."""

HALVES: Final[list[int]] = [round(2 * float(unit.values["strength"])) for unit in _UNITS]
"""Strength in halves, since a Scrap Ship counts one half."""
HITS: Final[list[int]] = [unit.number("hits") for unit in _UNITS]

# Factions

_FACTIONS: Final = _BOX.entries("faction")
FACTION: Final = names("faction", _FACTIONS)
UN: Final = Faction(FACTION.index("UN"))
MCR: Final = Faction(FACTION.index("MCR"))
OPA: Final = Faction(FACTION.index("OPA"))
PG: Final = Faction(FACTION.index("PG"))

HOME: Final[list[Orbit]] = [Orbit(ORBIT.index(faction.text("home_orbit"))) for faction in _FACTIONS]
CUBES: Final[list[int]] = [faction.number("influence_cubes") for faction in _FACTIONS]
FLEETS: Final[list[int]] = [faction.number("fleets") for faction in _FACTIONS]
BATTLESHIPS: Final[list[int]] = [faction.number("battleships") for faction in _FACTIONS]
DIPLOMATS: Final = _FACTIONS[UN].number("diplomat_cubes")
SCRAP_SHIPS: Final = _FACTIONS[OPA].number("scrap_ships")
TOKENS: Final = _FACTIONS[PG].number("protomolecule_tokens")
START_INFLUENCE: Final[list[list[Base]]] = [
    [Base(BASE.index(base)) for base in faction.texts("start_influence")] for faction in _FACTIONS
]
START_FLEETS: Final[list[list[tuple[Orbit, Kind, int]]]] = [
    [
        (Orbit(ORBIT.index(place.text("orbit"))), kind, place.number(KIND.ids[kind]))
        for place in faction.entries("start_fleets")
        for kind in (FLEET, BATTLESHIP)
        if KIND.ids[kind] in place.values
    ]
    for faction in _FACTIONS
]
CRUCIAL: Final[list[list[list[Resource]]]] = [
    [[Resource(RESOURCE.index(resource)) for resource in faction.texts(f"crucial_{players}p")] for faction in _FACTIONS]
    if players >= MIN_PLAYERS
    else []
    for players in range(MAX_PLAYERS + 1)
]
"""Crucial Resources by number of players and faction. EXP-16.12"""
CRUCIAL_ON: Final[list[list[list[bool]]]] = [
    [[RESOURCE_OF[base] in resources for base in range(BASES)] for resources in by_faction] for by_faction in CRUCIAL
]
"""Whether a Base has a Crucial Resource, by number of players and faction."""

_SPECIALS: Final = {action.text("id"): action for action in _BOX.entries("special_action")}
ATTACK_COST: Final = _SPECIALS["attack"].number("cost")
FIRST_ATTACK_COST: Final = _SPECIALS["attack"].number("cost_first_with_rail_guns")
"""What the first Attack in a pool costs with Rail Guns."""
REPAIR_COST: Final = _SPECIALS["repair"].number("cost")
SABOTAGE_COST: Final = _SPECIALS["sabotage"].number("cost")
INFECT_COST: Final = _SPECIALS["infect"].number("cost")
SABOTAGES: Final = _SPECIALS["sabotage"].number("most_per_pool")

# Technologies and abilities: what each is called where the rules ask for it

_TECHS: Final = _BOX.entries("tech")
TECH: Final = names("tech", _TECHS)
TECHS_OF: Final[list[list[Tech]]] = [
    [Tech(tech) for tech in range(len(_TECHS)) if _TECHS[tech].text("faction") == FACTION.ids[faction]]
    for faction in range(len(FACTION))
]
TECH_FACTION: Final[list[Faction]] = [Faction(FACTION.index(tech.text("faction"))) for tech in _TECHS]
TECH_LEVEL: Final[list[int]] = [tech.number("gained_after_scoring") for tech in _TECHS]
PEACEKEEPERS: Final = Tech(TECH.index("un_tech_1"))
DIPLOMATS_TECH: Final = Tech(TECH.index("un_tech_2"))
HEGEMONY: Final = Tech(TECH.index("un_tech_3"))
DRY_DOCKS: Final = Tech(TECH.index("mcr_tech_1"))
SUPREMACY: Final = Tech(TECH.index("mcr_tech_2"))
RAIL_GUNS: Final = Tech(TECH.index("mcr_tech_3"))
SCRAP_TECH: Final = Tech(TECH.index("opa_tech_1"))
SCRAP_BONUS: Final = _TECHS[SCRAP_TECH].number("bonus")
"""What a Scrap Ship adds to the OPA's totals on the Bases of its Orbit. EXP-19.15"""
SLEEPER_CELLS: Final = Tech(TECH.index("opa_tech_2"))
SABOTAGE_TECH: Final = Tech(TECH.index("opa_tech_3"))
STEALTH: Final = Tech(TECH.index("pg_tech_1"))
PROTOMOLECULE: Final = Tech(TECH.index("pg_tech_2"))
CALIBAN: Final = Tech(TECH.index("pg_tech_3"))
CALIBAN_BONUS: Final = _TECHS[CALIBAN].number("bonus")
"""What a Protomolecule token adds to Protogen's total. EXP-19.25"""

ABILITY: Final = Names(
    "ability",
    ["diplomatic_immunity", "martian_navy", "belter_network", "black_budget"],
    [faction.text("ability_name_en") for faction in _FACTIONS],
    [faction.text("ability_name_it") for faction in _FACTIONS],
)
"""The ability of each faction, in the order of the factions."""

CREW: Final = names("crew", _BOX.entries("rocinante_ability"))
HOLDEN: Final = Crew(CREW.index("roci_holden"))
NAGATA: Final = Crew(CREW.index("roci_nagata"))
KAMAL: Final = Crew(CREW.index("roci_kamal"))
BURTON: Final = Crew(CREW.index("roci_burton"))

# Tracks

_TRACK: Final = _BOX.entry("track")
SLOT_COST: Final[list[int]] = _TRACK.entry("action").numbers("cost")
SLOTS: Final = len(SLOT_COST)
BONUS_ROWS: Final[list[list[int]]] = [row.numbers("bonus") for row in _TRACK.entry("bonus").entries("rows")]
NOT_BONUS: Final[list[int]] = _TRACK.entry("bonus").numbers("not_bonus")
FINAL_ROW: Final[list[int]] = _TRACK.entry("bonus").numbers("final")
ORBITAL_BONUS: Final = _TRACK.entry("bonus").number("orbital_control")
"""What Orbital Control adds on every Base of the Orbit. EXP-16.2"""
TECH_LEVELS: Final = max(TECH_LEVEL)
BONUS_TOKENS: Final[list[int]] = [
    sum(token.text("sector") == SECTOR.ids[sector] for token in _BOX.entries("bonus_token"))
    for sector in range(SECTORS)
]

# Cards

_ACTIONS: Final = _CARDS.entries("action_card")
_SCORES: Final = _CARDS.entries("score_card")
CARD: Final = names("card", _ACTIONS + _SCORES)
ACTION_CARDS: Final = len(_ACTIONS)
SCORE_CARDS: Final = len(_SCORES)
FIRST_SCORE: Final = ACTION_CARDS
"""Cards from this index on are Scoring cards."""
POINTS_OF: Final[list[int]] = [card.number("ap") for card in _ACTIONS]
MOST_POINTS: Final = max(POINTS_OF)
ICONS: Final[list[int]] = [sum(1 << Faction(FACTION.index(id)) for id in card.texts("icons")) for card in _ACTIONS]
"""A bit for each faction whose icon the card shows."""
KEEP_COST: Final[list[int]] = [card.number("keep_cost") for card in _ACTIONS]
KEEP_ONLY: Final[list[bool]] = [card.text("mode") == "keep_only" for card in _ACTIONS]
MILLER: Final = Card(CARD.index("josephus_miller"))
MAO_KWIKOWSKI: Final = Card(CARD.index("mao_kwikowski"))

LOOK: Final = _ACTIONS[Card(CARD.index("secret_mission"))].number("look")
"""How many cards of the deck one player may look at."""

# Set-up by number of players. EXP-3.1, 3.12 to 3.15, 21.3

_SETUPS: Final = {setup.number("players"): setup for setup in _BOX.entries("setup")}


def setup_for(players: int) -> Entry:
    return _SETUPS[players]


def _deck(symbol: str) -> list[Card]:
    return [Card(card) for card in range(ACTION_CARDS) if symbol == "all" or _ACTIONS[card].flag(symbol)]


_DECKS: Final = {players: _deck(setup.text("deck_symbol")) for players, setup in _SETUPS.items()}


def action_cards_for(players: int) -> list[Card]:
    return _DECKS[players].copy()


def _effects() -> Names:
    """What cards, Technologies, the crew and the factions' abilities do, in our words."""
    told = _ACTIONS + _SCORES + _TECHS + _BOX.entries("rocinante_ability")
    ids = [entry.text("id") for entry in told] + ABILITY.ids
    en = [entry.text("effect_en") for entry in told] + [faction.text("ability_effect_en") for faction in _FACTIONS]
    it = [entry.text("effect_it") for entry in told] + [faction.text("ability_effect_it") for faction in _FACTIONS]
    return Names("effect", ids, en, it)


EFFECT: Final = _effects()

# What is reconstructed, and so marked wherever it is drawn or read

_MADE_UP: Final = "reconstructed"


def _reconstructed() -> list[bool]:
    told = _ACTIONS + _SCORES + _TECHS + _BOX.entries("rocinante_ability")
    sources = [entry.text("source") for entry in told] + [faction.text("ability_source") for faction in _FACTIONS]
    return [source == _MADE_UP for source in sources]


RECONSTRUCTED: Final[list[bool]] = _reconstructed()
"""Of each effect, in the order of `EFFECT`."""
RESOURCE_RECONSTRUCTED: Final[list[bool]] = [base.text("resource_source") == _MADE_UP for base in _BASES]
CRUCIAL_RECONSTRUCTED: Final[list[bool]] = [faction.text("crucial_source") == _MADE_UP for faction in _FACTIONS]
POINTS_RECONSTRUCTED: Final[list[bool]] = [card.text("source_ap") == _MADE_UP for card in _ACTIONS]
ICONS_RECONSTRUCTED: Final[list[int]] = [
    ICONS[number] & ~sum(1 << Faction(FACTION.index(id)) for id in card.texts("icons_known"))
    for number, card in enumerate(_ACTIONS)
]
"""A bit for each faction whose icon no source attests."""


def is_reconstructed(id: str) -> bool:
    """Whether the card, Technology, crew member or ability of that id is."""
    return RECONSTRUCTED[EFFECT.index(id)]


def effect_text(id: str) -> Text:
    """What it does, with the mark of what is reconstructed."""
    effect = EFFECT.text(EFFECT.index(id))
    return Text("effect-reconstructed", {"effect": effect}) if is_reconstructed(id) else effect


# Atoms

PLACES: Final = ORBITS + 1
"""Where a unit may be: an Orbit, or off the map."""
OFF_MAP: Final = Orbit(ORBITS)


def _unit_atoms() -> Names:
    """Every (place, faction, kind) a decision can name."""
    ids: list[str] = []
    en: list[str] = []
    it: list[str] = []
    for place in range(PLACES):
        where = ORBIT.ids[place].removeprefix("orbit_") if place < ORBITS else "off_map"
        where_en = ORBIT.en[place] if place < ORBITS else "off the map"
        where_it = ORBIT.it[place] if place < ORBITS else "fuori mappa"
        for faction in range(MAX_PLAYERS):
            for kind in range(KINDS):
                ids.append(f"{where}.{FACTION.ids[faction]}.{KIND.ids[kind]}")
                en.append(f"{FACTION.ids[faction]} {KIND.en[kind]}, {where_en}")
                it.append(f"{KIND.it[kind]} {FACTION.ids[faction]}, {where_it}")
    return Names("unit", ids, en, it)


UNIT: Final = _unit_atoms()
PLACE: Final = Names("place", [*ORBIT.ids, "off_map"], [*ORBIT.en, "off the map"], [*ORBIT.it, "fuori mappa"])
OWN_KIND: Final = Names("own_kind", KIND.ids[:KINDS], KIND.en[:KINDS], KIND.it[:KINDS])
CUBE: Final = Names("cube", ["normal", "diplomat"], ["normal cube", "Diplomat"], ["cubo normale", "Diplomatico"])
NORMAL: Final[Cube] = 0  # type: ignore[assignment]
DIPLOMAT: Final[Cube] = 1  # type: ignore[assignment]


def _combined(key: str, ids: list[str]) -> Names:
    return Names(key, ids, ids, ids)


PLACED: Final = _combined("placed", [f"{base}.{cube}" for base in BASE.ids for cube in CUBE.ids])
"""A cube that the Event in progress has placed: `base * 2 + cube`."""
MOVED: Final = _combined(
    "moved", [f"{orbit}.{faction}.{kind}" for orbit in ORBIT.ids for faction in FACTION.ids for kind in KIND.ids]
)
"""A fleet that the Event in progress has moved, where it is now."""
SLOT: Final = Names(
    "slot",
    [str(slot + 1) for slot in range(SLOTS)],
    [f"slot {slot + 1}" for slot in range(SLOTS)],
    [f"spazio {slot + 1}" for slot in range(SLOTS)],
)

ATOMS: Final = Atoms()
POINTS_ATOM: Final = ATOMS.verb("points", "resolve", "keep", "decline")
RESOLVE_ATOM: Final = Atom(POINTS_ATOM + 1)
KEEP_ATOM: Final = Atom(POINTS_ATOM + 2)
DECLINE_ATOM: Final = Atom(POINTS_ATOM + 3)
STOP_ATOM: Final = ATOMS.verb("stop", "build", "attack", "repair", "sabotage", "infect")
BUILD_ATOM: Final = Atom(STOP_ATOM + 1)
ATTACK_ATOM: Final = Atom(STOP_ATOM + 2)
REPAIR_ATOM: Final = Atom(STOP_ATOM + 3)
SABOTAGE_ATOM: Final = Atom(STOP_ATOM + 4)
INFECT_ATOM: Final = Atom(STOP_ATOM + 5)
CUBES_ATOM: Final = ATOMS.verb("take_influence", "take_fleet")
FLEETS_ATOM: Final = Atom(CUBES_ATOM + 1)
AMOUNT_ATOM: Final = ATOMS.amounts(sum(HITS[kind] for kind in (FLEET, BATTLESHIP)) * 3)
SLOT_ATOM: Final = ATOMS.things(SLOT)
CARD_ATOM: Final = ATOMS.things(CARD)
BASE_ATOM: Final = ATOMS.things(BASE)
ORBIT_ATOM: Final = ATOMS.things(ORBIT)
SECTOR_ATOM: Final = ATOMS.things(SECTOR)
FACTION_ATOM: Final = ATOMS.things(FACTION)
KIND_ATOM: Final = ATOMS.things(KIND)
CUBE_ATOM: Final = ATOMS.things(CUBE)
CREW_ATOM: Final = ATOMS.things(CREW)
UNIT_ATOM: Final = ATOMS.things(UNIT)

REACH_ATOMS: Final[list[list[list[Atom]]]] = [
    [[Atom(ORBIT_ATOM + there) for there in reach] for reach in within] for within in REACH
]
"""The destinations in reach, as atoms: one list for everybody who is offered them."""

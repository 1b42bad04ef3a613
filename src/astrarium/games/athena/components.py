"""What is in the boxes: sites, deals, objects, Outcome cards, alert, and the atoms. Cards are in printed_cards.py."""

from __future__ import annotations

from typing import Final, NewType

from ...clockwork.names import Atom, Atoms, Names
from ...positions.toml import Entry
from .pieces import ANY_PHASE, BOX_CONTENT, COLOUR, ITEM, PHASE, TERM, Term, listed_names, slug, worded_names
from .printed_cards import ABILITY, ALL_CARDS, AREA, BOX, CARD, CARDS, ENCOUNTER, IN_ATHENA, NUMBER_OF, PERIODS, SPECIAL
from .roads import SPACE, TURRET, TURRET_REWARD, WAYPOINT_GAIN

Site = NewType("Site", int)
"""A space of the Exploration Zone."""
Deal = NewType("Deal", int)
"""An option of a bonus action or of an encounter."""
Object = NewType("Object", int)
"""An Object, by its face."""

# The Exploration Zone and its bonus actions; options of encounters. ATH-B.6.3, 6.19 to 6.21, X.8

SITE: Final = worded_names("site")
"""The five spaces of the Exploration Zone. `space` is always one of the road."""
SITES: Final = len(SITE)
ALL_SITES: Final = [Site(site) for site in range(SITES)]
_SITES: Final = [
    [entry for entry in BOX_CONTENT.entries("zone_space") if entry.text("map") == map] for map in ("base", "gamma")
]
SITE_VALUE: Final[list[int]] = [entry.number("value") for entry in _SITES[0]]


class DealEntry:
    """An option of a bonus action or of an encounter: what it costs and what it gives, as terms."""

    def __init__(self, id: str, entry: Entry) -> None:
        self.id: Final = id
        self.en: Final = entry.text("name_en")
        self.it: Final = entry.text("name_it")
        self.cost: Final[list[Term]] = [Term(TERM.index(word)) for word in entry.texts("cost")]
        self.gain: Final[list[Term]] = [Term(TERM.index(word)) for word in entry.texts("gain")]


def _deals() -> list[DealEntry]:
    found: dict[str, DealEntry] = {}
    for entries in _SITES:
        for site in entries:
            for entry in site.entries("options"):
                deal = DealEntry(f"bonus.{entry.text('code')}", entry)
                found.setdefault(deal.id, deal)
    for card in ALL_CARDS:
        if card.kind == ENCOUNTER:
            for entry in card.entry.entries("options"):
                deal = DealEntry(f"{card.id}.{entry.text('code')}", entry)
                found[deal.id] = deal
    return list(found.values())


DEALS: Final = _deals()
DEAL: Final = Names("deal", [deal.id for deal in DEALS], [deal.en for deal in DEALS], [deal.it for deal in DEALS])
COST_OF: Final[list[list[Term]]] = [deal.cost for deal in DEALS]
GAIN_OF: Final[list[list[Term]]] = [deal.gain for deal in DEALS]
IS_BONUS: Final[list[bool]] = [deal.id.startswith("bonus.") for deal in DEALS]
"""Whether an option is a bonus action of a site; the others are of encounters."""
BONUS_DEALS: Final[list[list[list[Deal]]]] = [
    [[Deal(DEAL.index(f"bonus.{entry.text('code')}")) for entry in site.entries("options")] for site in entries]
    for entries in _SITES
]
"""The bonus actions of each site: on the base maps, on Gamma."""
ENCOUNTER_DEALS: Final[list[list[Deal]]] = [
    [Deal(DEAL.index(f"{card.id}.{entry.text('code')}")) for entry in card.entry.entries("options")]
    if card.kind == ENCOUNTER
    else []
    for card in ALL_CARDS
]
MERCHANT_TRADE: Final = Deal(DEAL.index("merchant.trade"))

# Objects: faces, of which there may be several cards. ATH-B.4.2 to 4.4

_OBJECTS: Final = BOX_CONTENT.entries("object")
OBJECT: Final = Names(
    "object",
    [slug(entry.text("name_en")) for entry in _OBJECTS],
    [entry.text("name_en") for entry in _OBJECTS],
    [entry.text("name_it") for entry in _OBJECTS],
)
OBJECTS: Final = len(OBJECT)
ALL_OBJECTS: Final = [Object(object) for object in range(OBJECTS)]
MRE: Final = Object(OBJECT.index("mre"))
DECONTAMINATION: Final = Object(OBJECT.index("decontamination_iv"))
ANTIFREEZE: Final = Object(OBJECT.index("antifreeze_capsules"))
HAZMAT: Final = Object(OBJECT.index("hazmat_suit"))
INCENDIARY: Final = Object(OBJECT.index("incendiary_ammo"))
TOOLKIT: Final = Object(OBJECT.index("toolkit"))
NITRO: Final = Object(OBJECT.index("nitro_canister"))
SMOKE: Final = Object(OBJECT.index("smoke_screen"))
MINE: Final = Object(OBJECT.index("mine"))
GRENADE: Final = Object(OBJECT.index("grenade"))
JAMMER: Final = Object(OBJECT.index("frequency_jammer"))
COPIES: Final[list[int]] = [len(entry.texts("ids")) for entry in _OBJECTS]
ATHENA_OBJECT: Final[list[bool]] = [
    int(entry.texts("ids")[0]) >= min(NUMBER_OF[card] for card in range(CARDS) if IN_ATHENA[card]) for entry in _OBJECTS
]
OBJECT_PHASE: Final[list[int]] = [
    ANY_PHASE if entry.text("phase") == "any" else PHASE.index(entry.text("phase")) for entry in _OBJECTS
]

# Outcome cards. ATH-B.9.5 to 9.7

_OUTCOMES: Final = BOX_CONTENT.entries("outcome")
OUTCOME: Final = listed_names("outcome", [entry.text("id") for entry in _OUTCOMES])
OUTCOMES: Final = len(OUTCOME)
MISS: Final = 0
JAM: Final = -1
RESULT: Final[list[list[int]]] = [
    [JAM if word == "J" else int(word) for word in entry.texts("attack")] for entry in _OUTCOMES
]
"""What an attack with a weapon of value v does: `RESULT[card][v - 1]`, damage, MISS or JAM."""
RED_CELL: Final[list[int]] = [
    AREA.index(f"{entry.entry('red').number('column')}.{entry.entry('red').text('row')}") for entry in _OUTCOMES
]
"""The area on the back of a card."""

# Turrets, alert, fame. ATH-B.4.5, X.4, X.5

TURRET_ARMOUR: Final[list[int]] = [entry.number("armour") for entry in BOX_CONTENT.entries("turret")]
_ROWS: Final = BOX_CONTENT.entries("alert_row")
TOP_ALERT: Final = len(_ROWS) - 1
ALERT_DAMAGE: Final[list[int]] = [row.number("damage") for row in _ROWS]
ALERT_AURORA: Final[list[int]] = [row.number("aurora") for row in _ROWS]
ALERT_FAME: Final[list[int]] = [row.number("fame") for row in _ROWS]
LOWEST_FAME: Final = BOX_CONTENT.entry("fame_track").number("min")
HIGHEST_FAME: Final = BOX_CONTENT.entry("fame_track").number("max")

TURRET_ITEM: Final[list[Term]] = [Term(ITEM.index(id)) for id in TURRET_REWARD]
"""What is gained with a turret. ATH-X.10.8"""
WAYPOINT_ITEMS: Final[list[list[Term]]] = [[Term(ITEM.index(id)) for id in gain] for gain in WAYPOINT_GAIN]
"""What a Special Waypoint gives. ATH-B.8.8"""

# The Automa. ATH-S

_ACTIONS: Final = BOX_CONTENT.entries("automa_card")
ACTION: Final = listed_names("action", [entry.text("id") for entry in _ACTIONS])
ACTIONS: Final = len(ACTION)
ACTION_SITE: Final = [Site(entry.number("space") - 1) for entry in _ACTIONS]
ACTION_STEP: Final[list[int]] = [1 if entry.text("arrow") == "right" else -1 for entry in _ACTIONS]
ACTION_MOVE: Final[list[int]] = [entry.number("move") for entry in _ACTIONS]
ACTION_SHOT: Final[list[int]] = [entry.number("shot") for entry in _ACTIONS]


def plus_cards(athena: bool, players: int) -> list[int]:
    """How many additional cards of each Period are drawn; alone as for two. ATH-B.1.6, X.1.7c"""
    wanted = ("gamma" if athena else "base", max(players, 2))
    for entry in BOX_CONTENT.entries("plus_draw"):
        if (entry.text("game"), entry.number("players")) == wanted:
            return [entry.number(period) for period in PERIODS]
    raise ValueError(f"no plus_draw for {wanted}")


# Atoms

ATOMS: Final = Atoms()
DONE_ATOM: Final = ATOMS.verb("done", "use_card", "fire", "append", "discard_half", "turn_full")
USE_CARD_ATOM: Final = Atom(DONE_ATOM + 1)
FIRE_ATOM: Final = Atom(DONE_ATOM + 2)
APPEND_ATOM: Final = Atom(DONE_ATOM + 3)
DISCARD_HALF_ATOM: Final = Atom(DONE_ATOM + 4)
TURN_FULL_ATOM: Final = Atom(DONE_ATOM + 5)
MOVE_ATOM: Final = ATOMS.verb("move", "stay", "dig", "take", "leave", "damage", "alert")
STAY_ATOM: Final = Atom(MOVE_ATOM + 1)
DIG_ATOM: Final = Atom(MOVE_ATOM + 2)
TAKE_ATOM: Final = Atom(MOVE_ATOM + 3)
LEAVE_ATOM: Final = Atom(MOVE_ATOM + 4)
DAMAGE_ATOM: Final = Atom(MOVE_ATOM + 5)
ALERT_ATOM: Final = Atom(MOVE_ATOM + 6)
COLOUR_ATOM: Final = ATOMS.things(COLOUR)
SITE_ATOM: Final = ATOMS.things(SITE)
DEAL_ATOM: Final = ATOMS.things(DEAL)
ITEM_ATOM: Final = ATOMS.things(ITEM)
OBJECT_ATOM: Final = ATOMS.things(OBJECT)
ABILITY_ATOM: Final = ATOMS.things(ABILITY)
SPECIAL_ATOM: Final = ATOMS.things(SPECIAL)
CARD_ATOM: Final = ATOMS.things(CARD)
BOX_ATOM: Final = ATOMS.things(BOX)
TURRET_ATOM: Final = ATOMS.things(TURRET)
SPACE_ATOM: Final = ATOMS.things(SPACE)

"""What is in the box, read from the toml files beside this one."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import Atoms, Names
from ...clockwork.text import Text
from ...positions.toml import Entry, names, read_box

KEY: Final = "cosmic"
_CARDS: Final = read_box(KEY, "cards.toml")
_POWERS: Final = read_box(KEY, "powers.toml")
_FLARES: Final = read_box(KEY, "flares.toml")
_MOONS: Final = read_box(KEY, "moons.toml")
_DESTINY: Final = read_box(KEY, "destiny.toml")
_HEXES: Final = read_box(KEY, "hexes.toml")
_HOOKS: Final = read_box(KEY, "hooks.toml")

TITLES: Final = {"en": "Cosmic Encounter", "it": "Cosmic Encounter"}
MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 6
SEATS: Final = 8
"""Room for a player in a packed number: three bits."""
TOKENS: Final = 20
HAND: Final = 7

TIMING: Final[list[str]] = [entry.text("id") for entry in _HOOKS.entries("timing_point")]
_TIMING_BIT: Final = {id: 1 << place for place, id in enumerate(TIMING)}


def _times(entry: Entry) -> int:
    """The timing points of an effect, as bits."""
    mask = 0
    for id in entry.texts("timing"):
        mask |= _TIMING_BIT[id]
    return mask


# Colours, systems, planets and moons. COS-1.1, 9, 13
# A system has the number of its colour. Its places: six planets (five on the front), two moons; besides, the bases that
# visitors have on the Gas Giant and in the Space Dust, one per landing, are places of their own. COS-9.8, 9.19

COLOUR: Final = names("colour", _HEXES.entries("colour"))
COLOURS: Final = len(COLOUR)
BLUE: Final = COLOUR.index("blue")
LIGHT_BLUE: Final = COLOUR.index("light_blue")

SLOTS: Final = 6
MOON_SLOTS: Final = 2
BERTHS: Final = 7
PLANETS: Final = COLOURS * SLOTS
FIRST_MOON: Final = 36
FIRST_GIANT: Final = 48
FIRST_DUST: Final = 55
PLACES: Final = 62
"""Few enough for one bit each in a small integer."""
PLANET_BITS: Final = (1 << 36) - 1


def _place_names() -> Names:
    ids: list[str] = []
    en: list[str] = []
    it: list[str] = []
    for colour in range(COLOURS):
        for slot in range(SLOTS):
            ids.append(f"{COLOUR.ids[colour]}_{slot + 1}")
            en.append(f"{COLOUR.en[colour]} planet {slot + 1}")
            it.append(f"pianeta {COLOUR.it[colour].lower()} {slot + 1}")
    for colour in range(COLOURS):
        for slot in range(MOON_SLOTS):
            ids.append(f"{COLOUR.ids[colour]}_moon_{slot + 1}")
            en.append(f"{COLOUR.en[colour]} moon {slot + 1}")
            it.append(f"luna {COLOUR.it[colour].lower()} {slot + 1}")
    for berth in range(BERTHS):
        ids.append(f"giant_{berth + 1}")
        en.append(f"Gas Giant, base {berth + 1}")
        it.append(f"Gas Giant, base {berth + 1}")
    for berth in range(BERTHS):
        ids.append(f"dust_{berth + 1}")
        en.append(f"Space Dust, base {berth + 1}")
        it.append(f"Space Dust, base {berth + 1}")
    return Names("place", ids, en, it)


PLACE: Final = _place_names()

SYSTEM_OF: Final[list[int]] = (
    [place // SLOTS for place in range(PLANETS)]
    + [moon // MOON_SLOTS for moon in range(COLOURS * MOON_SLOTS)]
    + [BLUE] * BERTHS
    + [LIGHT_BLUE] * BERTHS
)
"""The system in which a place lies."""
IS_MOON: Final[list[bool]] = [FIRST_MOON <= place < FIRST_GIANT for place in range(PLACES)]
MOON_BITS: Final = sum(1 << place for place in range(PLACES) if IS_MOON[place])
GROUND_BITS: Final = (1 << 62) - 1 - MOON_BITS
"""Every place that is a planet or a base on one, but no moon."""
SYSTEM_BITS: Final[list[int]] = [
    sum(1 << place for place in range(PLACES) if SYSTEM_OF[place] == system) for system in range(COLOURS)
]

# Reverse sides of the system hexes. COS-9

_BACKS: Final = [entry for entry in _HEXES.entries("hex") if entry.text("side") == "back"]
HEX: Final = names("hex", _BACKS)
HEXES: Final = len(HEX)
BINARY: Final = HEX.index("binary")
GAS_GIANT: Final = HEX.index("gas_giant")
RINGS: Final = HEX.index("rings")
ROSETTE: Final = HEX.index("rosette")
SPACE_DUST: Final = HEX.index("space_dust")
WORLDSHIPS: Final = HEX.index("worldships")
BACK_OF: Final[list[int]] = [HEX.index(entry.text("hex_back")) for entry in _HEXES.entries("colour")]
"""Which reverse side a colour's hex has."""
PLANETS_OF_HEX: Final[list[int]] = [len(entry.texts("planets")) for entry in _BACKS]
RING_VALUES: Final[list[int]] = next(e for e in _BACKS if e.text("id") == "rings").numbers("planet_bonus")
FRONT_PLANETS: Final = 5
START_TOKENS: Final = 4

# Powers. COS-4, 15

POWER_ENTRIES: Final = _POWERS.entries("power")
POWER: Final = names("power", POWER_ENTRIES)
POWERS: Final = len(POWER)
IN_BASE: Final[list[bool]] = [entry.text("set") == "CE" for entry in POWER_ENTRIES]
NEEDS_LUCRE: Final[list[bool]] = [entry.flag("lucre") for entry in POWER_ENTRIES]
ARTEFACT: Final[list[bool]] = [
    entry.text("artefact") != "" or "SETUP" in entry.texts("phases") for entry in POWER_ENTRIES
]
"""Powers that cannot be acquired during the game. COS-15.2, 15.3"""
MANDATORY: Final[list[bool]] = [entry.text("mode") == "mandatory" for entry in POWER_ENTRIES]

CONDITION: Final = names("condition", _POWERS.entries("schizoid_condition"))
CURSE: Final = names("curse", _POWERS.entries("witch_curse"))
CURSES: Final = len(CURSE)
LIFT_COST: Final[list[int]] = [entry.number("lift_cost_tokens") for entry in _POWERS.entries("witch_curse")]

# Cards of the Challenge deck. A card is its face: equal cards are not told apart. COS-5, 6

_CHALLENGE: Final = _CARDS.entries("challenge")
_EDICTS: Final = _CARDS.entries("edict")
_KICKERS: Final = _CARDS.entries("kicker")
_REINFORCEMENTS: Final = _CARDS.entries("reinforcement")
FLARE_ENTRIES: Final = _FLARES.entries("flare")

_FACES: Final = _CHALLENGE + _EDICTS + _KICKERS + _REINFORCEMENTS + FLARE_ENTRIES
CARD: Final = names("card", _FACES)
CARDS: Final = len(CARD)

COMPROMISE: Final = 0
FIRST_EDICT: Final = len(_CHALLENGE)
EDICTS: Final = len(_EDICTS)
FIRST_KICKER: Final = FIRST_EDICT + EDICTS
FIRST_REINFORCEMENT: Final = FIRST_KICKER + len(_KICKERS)
FIRST_FLARE: Final = FIRST_REINFORCEMENT + len(_REINFORCEMENTS)

# The six types of card. COS, terms
ATTACK_TYPE: Final = 0
COMPROMISE_TYPE: Final = 1
EDICT_TYPE: Final = 2
FLARE_TYPE: Final = 3
KICKER_TYPE: Final = 4
REINFORCEMENT_TYPE: Final = 5
TYPE: Final = Names(
    "type",
    ["attack", "compromise", "edict", "flare", "kicker", "reinforcement"],
    ["Attack", "Compromise", "Edict", "Flare", "Kicker", "Reinforcement"],
    ["Attack", "Compromise", "Edict", "Flare", "Kicker", "Reinforcement"],
)
TYPES: Final = len(TYPE)


def _type_of(card: int) -> int:
    if card < FIRST_EDICT:
        return COMPROMISE_TYPE if card == COMPROMISE else ATTACK_TYPE
    if card < FIRST_KICKER:
        return EDICT_TYPE
    if card < FIRST_REINFORCEMENT:
        return KICKER_TYPE
    return REINFORCEMENT_TYPE if card < FIRST_FLARE else FLARE_TYPE


TYPE_OF: Final[list[int]] = [_type_of(card) for card in range(CARDS)]
IS_CHALLENGE: Final[list[bool]] = [card < FIRST_EDICT for card in range(CARDS)]

NUMBER: Final[list[int]] = (
    [entry.number("value", 0) for entry in _CHALLENGE]
    + [0] * EDICTS
    + [entry.number("multiplier") for entry in _KICKERS]
    + [entry.number("value") for entry in _REINFORCEMENTS]
    + [0] * POWERS
)
"""The printed number: of an Attack card its value, of a Kicker its factor, of a Reinforcement what it adds."""

COPIES_CE: Final[list[int]] = [entry.number("count_ce", 0) for entry in _FACES]
COPIES_MCE: Final[list[int]] = [entry.number("count_mce", 0) for entry in _FACES]

# Moons. COS-13

MOON_ENTRIES: Final = _MOONS.entries("moon")
MOON: Final = names("moon", MOON_ENTRIES)
MOONS: Final = len(MOON)
CATEGORIES: Final = ("quarter", "half", "full", "cheese")
CATEGORY_OF: Final[list[str]] = [entry.text("category") for entry in MOON_ENTRIES]
CONTINUING: Final = 0
INTERMITTENT: Final = 1
ONE_SHOT: Final = 2
DURATION: Final[list[int]] = [
    ["continuing", "intermittent", "one_shot"].index(entry.text("duration")) for entry in MOON_ENTRIES
]
PLAY_NOW: Final[list[bool]] = [entry.text("reveal") == "play_now" for entry in MOON_ENTRIES]

# Destiny. COS-1.5, 7

_DRAWN: Final = _DESTINY.entries("destiny")
_CONES: Final = _DESTINY.entries("colourless_cone")
_COMETS: Final = _DESTINY.entries("comet")
DESTINY: Final = names("destiny", _DRAWN + _CONES + _COMETS)
FIRST_CONE: Final = len(_DRAWN)
FIRST_COMET: Final = FIRST_CONE + len(_CONES)
DESTINIES: Final = len(DESTINY)
CONE_IDS: Final[list[str]] = DESTINY.ids[FIRST_CONE:FIRST_COMET]
COMET_IDS: Final[list[str]] = DESTINY.ids[FIRST_COMET:]
WILD: Final = -1
SPECIAL: Final = -2


def _colour_of(entry: Entry) -> int:
    return COLOUR.places.get(entry.text("colour"), WILD)


DESTINY_COLOUR: Final[list[int]] = [_colour_of(entry) for entry in _DRAWN] + [SPECIAL] * (len(_CONES) + len(_COMETS))
REVERSE: Final[list[bool]] = [entry.text("cone") == "reverse" for entry in _DRAWN] + [False] * 20
NEEDS_LUCRE_COMET: Final = [entry.flag("lucre") for entry in _COMETS]

# Effects: everything that answers hooks has a number here. COS-16
# Powers come first, so that a power is its own effect; a Flare has two.

FIRST_WILD: Final = POWERS
FIRST_SUPER: Final = FIRST_WILD + POWERS
FIRST_EDICT_EFFECT: Final = FIRST_SUPER + POWERS
FIRST_MOON_EFFECT: Final = FIRST_EDICT_EFFECT + EDICTS
FIRST_CONE_EFFECT: Final = FIRST_MOON_EFFECT + MOONS
FIRST_COMET_EFFECT: Final = FIRST_CONE_EFFECT + len(_CONES)
FIRST_HEX_EFFECT: Final = FIRST_COMET_EFFECT + len(_COMETS)
FIRST_CURSE_EFFECT: Final = FIRST_HEX_EFFECT + HEXES
FIRST_STATUS: Final = FIRST_CURSE_EFFECT + CURSES

_STATUSES: Final = (
    ("window_order", "Order of a window", "Ordine di una finestra"),
    ("silenced", "Silenced", "Messo a tacere"),
    ("shown", "Shown card", "Carta mostrata"),
    ("suspended_moon", "Eclipsed moon", "Luna eclissata"),
    ("seen_moon", "Moon visited", "Luna visitata"),
    ("bound_card", "Bound to play", "Vincolato a giocare"),
    ("borrowed", "Borrowed card", "Carta presa in prestito"),
    ("bribed", "Bound by a bribe", "Vincolato da un compenso"),
    ("promised", "Lucre promised to an ally", "Lucre promesso a un alleato"),
    ("extra_challenge", "Extra challenge", "Challenge extra"),
    ("evacuated", "Evacuated", "Evacuato"),
    ("delegated", "Delegated", "Delegato"),
    ("spent_card", "Card taken back", "Carta ripresa"),
    ("spent_moon", "Spent moon", "Luna esaurita"),
    ("beside", "Card beside the challenge", "Carta accanto alla Challenge"),
    ("set_aside", "Card set aside", "Carta messa da parte"),
    ("kicker_decided", "Has decided on a Kicker", "Ha deciso sul Kicker"),
    ("launch_begun", "Start of the launch", "Inizio del lancio"),
    ("selection_begun", "Start of the selection", "Inizio della selezione"),
    ("stands_in", "Party to a deal for another", "Parte in un accordo per un altro"),
    ("stacked", "Stack of tokens", "Pila di pedine"),
    ("standing", "Stays in force", "Resta in vigore"),
    ("steered", "Steered by another", "Pilotato da un altro"),
)
"""What a player is or has for a while, kept among the records of effects."""
EFFECTS_COUNT: Final = FIRST_STATUS + len(_STATUSES)


def _effect_names() -> Names:
    """Powers are named by their ids, Flares `flare_x_wild` and `flare_x_super`, all else like the component."""
    ids = list(POWER.ids)
    en = list(POWER.en)
    it = list(POWER.it)
    for side, word_en, word_it in (("wild", "Wild", "Wild"), ("super", "Super", "Super")):
        for entry in FLARE_ENTRIES:
            ids.append(f"{entry.text('id')}_{side}")
            en.append(f"{entry.text('name_en')} ({word_en})")
            it.append(f"{entry.text('name_it')} ({word_it})")
    for entries in (_EDICTS, MOON_ENTRIES, _CONES, _COMETS, _BACKS, _POWERS.entries("witch_curse")):
        for entry in entries:
            ids.append(entry.text("id"))
            en.append(entry.text("name_en"))
            it.append(entry.text("name_it"))
    for id, word_en, word_it in _STATUSES:
        ids.append(id)
        en.append(word_en)
        it.append(word_it)
    return Names("effect", ids, en, it)


EFFECT: Final = _effect_names()

_WILDS: Final = [entry.entry("wild") for entry in FLARE_ENTRIES]
_SUPERS: Final = [entry.entry("super") for entry in FLARE_ENTRIES]
EFFECT_ENTRIES: Final[list[Entry]] = (
    POWER_ENTRIES
    + _WILDS
    + _SUPERS
    + _EDICTS
    + MOON_ENTRIES
    + _CONES
    + _COMETS
    + _BACKS
    + _POWERS.entries("witch_curse")
    + [Entry("status", {"source": "rulebook"}) for _ in _STATUSES]
)
"""The toml entry behind each effect."""

EFFECT_TEXT: Final = Names(
    "effect_text",
    EFFECT.ids[:FIRST_STATUS],
    [entry.text("effect_en") for entry in EFFECT_ENTRIES[:FIRST_STATUS]],
    [entry.text("effect_it") for entry in EFFECT_ENTRIES[:FIRST_STATUS]],
)
RECONSTRUCTED: Final[list[bool]] = [entry.text("source") == "reconstructed" for entry in EFFECT_ENTRIES]

TIMES: Final[list[int]] = [_times(entry) if "timing" in entry.values else 0 for entry in EFFECT_ENTRIES]
"""When each effect is offered or works, as bits."""

WINDOW_ORDER: Final = EFFECT.index("window_order")
SILENCED: Final = EFFECT.index("silenced")
SHOWN: Final = EFFECT.index("shown")
SUSPENDED: Final = EFFECT.index("suspended_moon")
SEEN_MOON: Final = EFFECT.index("seen_moon")
BOUND: Final = EFFECT.index("bound_card")
BORROWED: Final = EFFECT.index("borrowed")
BRIBED: Final = EFFECT.index("bribed")
PROMISED: Final = EFFECT.index("promised")
EXTRA: Final = EFFECT.index("extra_challenge")
DELEGATED: Final = EFFECT.index("delegated")
SPENT_CARD: Final = EFFECT.index("spent_card")
SPENT_MOON: Final = EFFECT.index("spent_moon")
BESIDE: Final = EFFECT.index("beside")
SET_ASIDE: Final = EFFECT.index("set_aside")
KICKER_DECIDED: Final = EFFECT.index("kicker_decided")
LAUNCH_BEGUN: Final = EFFECT.index("launch_begun")
SELECTION_BEGUN: Final = EFFECT.index("selection_begun")
STANDS_IN: Final = EFFECT.index("stands_in")
STACKED: Final = EFFECT.index("stacked")
STANDING: Final = EFFECT.index("standing")
STEERED: Final = EFFECT.index("steered")

# Who may use an effect, by the part played in the challenge. COS, terms
IS_OFFENSE: Final = 1
IS_DEFENDER: Final = 2
IS_ALLY: Final = 4
IS_BYSTANDER: Final = 8
_ROLES: Final = {
    "any": 15,
    "main": IS_OFFENSE | IS_DEFENDER,
    "ally": IS_ALLY,
    "offense": IS_OFFENSE,
    "defender": IS_DEFENDER,
    "not_main": IS_ALLY | IS_BYSTANDER,
    "not_offense": IS_DEFENDER | IS_ALLY | IS_BYSTANDER,
    "not_defender": IS_OFFENSE | IS_ALLY | IS_BYSTANDER,
    "bystander": IS_BYSTANDER,
}


def _roles(entry: Entry) -> int:
    mask = 0
    for who in entry.texts("who") if "who" in entry.values else ["any"]:
        mask |= _ROLES[who]
    return mask


ROLES: Final[list[int]] = [_roles(entry) for entry in EFFECT_ENTRIES]

FREE: Final = 0
BLOCKED: Final = 1
PARTLY: Final = 2


def _speech(effect: int) -> int:
    """What a silenced player may not use. COS-15.10, 15.15"""
    values = EFFECT_ENTRIES[effect].values
    if effect < POWERS:
        return ["not_blocked", "blocked", "partial"].index(values["silencer"])
    return BLOCKED if values.get("needs_choice", False) else FREE


SPEECH: Final[list[int]] = [_speech(effect) for effect in range(EFFECTS_COUNT)]

ONCE: Final = 0
"""Once per challenge."""
EACH: Final = 1
"""Once per occasion: every loss, every draw, every destiny card."""
ALWAYS: Final = 2
_EACH_WORDS: Final = ("every loss", "every win", "every draw", "every destiny card", "every Edict", "every payment")


def _limit(entry: Entry) -> int:
    limit = entry.text("limit") if "limit" in entry.values else "any number"
    if limit in _EACH_WORDS or limit.startswith(("every commitment", "once per player", "one policy")):
        return EACH
    return ALWAYS if limit in ("always", "any number", "setup only") else ONCE


LIMIT: Final[list[int]] = [_limit(entry) for entry in EFFECT_ENTRIES]

CARD_TIMES: Final[list[int]] = (
    [0] * FIRST_EDICT
    + TIMES[FIRST_EDICT_EFFECT : FIRST_EDICT_EFFECT + EDICTS]
    + [0] * (FIRST_FLARE - FIRST_KICKER)
    + [TIMES[FIRST_WILD + power] | TIMES[FIRST_SUPER + power] for power in range(POWERS)]
)
"""When each card of a hand can be played as an effect."""

# What the Seeker may ask. COS-18.12

QUESTION: Final = Names(
    "question",
    [
        "will_compromise",
        "will_attack",
        "kicker_above_1",
        "will_edict",
        "will_flare",
        "will_reinforcement",
        "holds_type",
        "holds_card",
        "hoards_compromise",
        "hoards_attack",
        "condition",
    ],
    [
        "Will you play a Compromise?",
        "Will you play an Attack of at least this value?",
        "Is your Kicker above 1?",
        "Will you play an Edict in this challenge?",
        "Will you play a Flare in this challenge?",
        "Will you play a Reinforcement in this challenge?",
        "Do you hold a card of this type?",
        "Do you hold this card?",
        "Is there a Compromise in your hoard?",
        "Is there an Attack of at least this value in your hoard?",
        "Is this your condition of victory?",
    ],
    [
        "Giocherai un Compromise?",
        "Giocherai un Attack di almeno questo valore?",
        "Il tuo Kicker è maggiore di 1?",
        "Giocherai un Edict in questa Challenge?",
        "Giocherai un Flare in questa Challenge?",
        "Giocherai un Reinforcement in questa Challenge?",
        "Hai una carta di questo tipo?",
        "Hai questa carta?",
        "C'è un Compromise nella tua riserva?",
        "C'è un Attack di almeno questo valore nella tua riserva?",
        "È questa la tua condizione di vittoria?",
    ],
)

# Lucre. COS-11.6

PRICE: Final = names("price", _CARDS.entries("lucre_price"))
PRICES: Final[list[int]] = [entry.number("cost") for entry in _CARDS.entries("lucre_price")]
BUY_TOKEN: Final = 0
BUY_TOTAL_7: Final = 1
BUY_TOTAL_8: Final = 2
BUY_CARD: Final = 3
BUY_DISCARD: Final = 4
BUY_FLARE: Final = 5

# Atoms

ATOMS: Final = Atoms()
AMOUNT_ATOM: Final = ATOMS.amounts(40)
_VERBS: Final = (
    "warp",
    "cone",
    "redraw",
    "reserve",
    "star",
    "challenge",
    "deck",
    "none",
    "offense",
    "defense",
    "both",
    "propose",
    "break_off",
    "shared",
    "handed",
    "random",
    "chosen",
    "plus",
    "minus",
    "odd",
    "even",
    "stop",
    "tokens",
    "bases",
    "invite",
    "ally",
    "edict",
    "flare",
    "kicker",
    "power",
    "compel",
    "forbid",
    "steer",
    "aim",
    "source",
    "attract",
    "repel",
    "winner",
    "loser",
    "clause_a",
    "clause_b",
    "clause_c",
    "clause_d",
    "hull",
    "cargo",
    "charter",
    "left",
    "right",
    "land",
    "reward",
    "deal",
    "use",
    "not_use",
    "keep",
    "discard",
    "concede",
    "stack",
    "lucre",
)
VERB_ATOM: Final = ATOMS.verb(*_VERBS)
COLOUR_ATOM: Final = ATOMS.things(COLOUR)
PLACE_ATOM: Final = ATOMS.things(PLACE)
CARD_ATOM: Final = ATOMS.things(CARD)
POWER_ATOM: Final = ATOMS.things(POWER)
MOON_ATOM: Final = ATOMS.things(MOON)
HEX_ATOM: Final = ATOMS.things(HEX)
DESTINY_ATOM: Final = ATOMS.things(DESTINY)
TYPE_ATOM: Final = ATOMS.things(TYPE)
CONDITION_ATOM: Final = ATOMS.things(CONDITION)
CURSE_ATOM: Final = ATOMS.things(CURSE)
PRICE_ATOM: Final = ATOMS.things(PRICE)
QUESTION_ATOM: Final = ATOMS.things(QUESTION)


def verb(id: str) -> int:
    """The atom of a thing to do."""
    return ATOMS.index(f"do:{id}")


WARP_ATOM: Final = verb("warp")
CONE_ATOM: Final = verb("cone")
REDRAW: Final = verb("redraw")
RESERVE_ATOM: Final = verb("reserve")
STAR_ATOM: Final = verb("star")
CHALLENGE_ATOM: Final = verb("challenge")
DECK_ATOM: Final = verb("deck")
STOP: Final = verb("stop")
OFFENSE_ATOM: Final = verb("offense")
DEFENSE_ATOM: Final = verb("defense")
BOTH_ATOM: Final = verb("both")
ACCEPT: Final = verb("accept")
REFUSE: Final = verb("refuse")
PROPOSE: Final = verb("propose")
BREAK_OFF: Final = verb("break_off")
SHARED: Final = verb("shared")
HANDED: Final = verb("handed")
RANDOM: Final = verb("random")
CHOSEN: Final = verb("chosen")
PLUS: Final = verb("plus")
MINUS: Final = verb("minus")
REWARD_ATOM: Final = verb("reward")
LAND_ATOM: Final = verb("land")


class Answers(Names):
    """Whatever can be answered to an open question, for the log: it is called as its atom is."""

    def text(self, index: int) -> Text:
        return ATOMS.texts[index]


ANSWER: Final = Answers("answer", ATOMS.names, ATOMS.names, ATOMS.names)

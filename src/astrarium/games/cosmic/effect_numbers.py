"""Every effect has a number; when each works, for whom and how often, as the box says."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import Names
from ...positions.toml import Entry
from .components import (
    BACK_ENTRIES,
    COMET_ENTRIES,
    CONE_ENTRIES,
    CURSES,
    EDICT_ENTRIES,
    EDICTS,
    FIRST_EDICT,
    FIRST_FLARE,
    FIRST_KICKER,
    FLARE_ENTRIES,
    HEXES,
    HOOKS_BOX,
    MOON_ENTRIES,
    MOONS,
    POWER,
    POWER_ENTRIES,
    POWERS,
    POWERS_BOX,
)

TIMING: Final[list[str]] = [entry.text("id") for entry in HOOKS_BOX.entries("timing_point")]
_TIMING_BIT: Final = {id: 1 << place for place, id in enumerate(TIMING)}


def _times(entry: Entry) -> int:
    """The timing points of an effect, as bits."""
    mask = 0
    for id in entry.texts("timing"):
        mask |= _TIMING_BIT[id]
    return mask


# Effects: everything that answers hooks has a number here. COS-16
# Powers come first, so that a power is its own effect; a Flare has two.

FIRST_WILD: Final = POWERS
FIRST_SUPER: Final = FIRST_WILD + POWERS
FIRST_EDICT_EFFECT: Final = FIRST_SUPER + POWERS
FIRST_MOON_EFFECT: Final = FIRST_EDICT_EFFECT + EDICTS
FIRST_CONE_EFFECT: Final = FIRST_MOON_EFFECT + MOONS
FIRST_COMET_EFFECT: Final = FIRST_CONE_EFFECT + len(CONE_ENTRIES)
FIRST_HEX_EFFECT: Final = FIRST_COMET_EFFECT + len(COMET_ENTRIES)
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
    for entries in (
        EDICT_ENTRIES,
        MOON_ENTRIES,
        CONE_ENTRIES,
        COMET_ENTRIES,
        BACK_ENTRIES,
        POWERS_BOX.entries("witch_curse"),
    ):
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
    + EDICT_ENTRIES
    + MOON_ENTRIES
    + CONE_ENTRIES
    + COMET_ENTRIES
    + BACK_ENTRIES
    + POWERS_BOX.entries("witch_curse")
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

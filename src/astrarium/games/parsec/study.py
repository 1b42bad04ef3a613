"""What can be said of a player once the game is over, and whom a component serves."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY, Player
from ...study.traits import ORDER, Trait, Trial, turn_order
from . import notes
from .components import EVENT, FACTION, KIND, MAX_PLAYERS, PLANET
from .state import Parsec

COUNTERMEASURES: Final = "E31"
DRAWN: Final = 30
"""So many cards of the deck a game may come to; those below are hardly ever drawn."""

TRAITS: Final = (
    Trait("faction", FACTION, dealt=True),
    ORDER,
    Trait("planet", PLANET),
    Trait("bought", KIND, told=(notes.BUYS, notes.BUYS_ABOARD)),
    Trait("played", EVENT),
)


def table_traits(s: Parsec, player: Player) -> list[tuple[str, str]]:
    """The faction dealt, the place in the first round, the planets of the settlement, and the Event cards played."""
    found: list[tuple[str, str]] = []
    for note in s.log or []:
        trait = told(s, note.kind.key, note.values, player)
        if trait is not None and trait not in found:
            found.append(trait)
    return found + turn_order(s, player, notes.BEGINS)


def told(s: Parsec, key: str, values: tuple[int, ...], player: Player) -> tuple[str, str] | None:
    """What a note tells of a player in other words than those of the trait."""
    if not values or values[0] != player:
        return None
    if key == notes.GETS_FACTION.key:
        return "faction", FACTION.ids[values[1]]
    if key == notes.SETTLES.key:
        return "planet", PLANET.ids[s.galaxy.planet[values[1]]]
    if key == notes.PLAYS_EVENT.key:
        return "played", EVENT.ids[values[1]]
    return ("played", COUNTERMEASURES) if key == notes.CANCELS_EVENT.key else None


def takes_part(s: Parsec, component: str) -> bool:
    """A faction may be dealt to anybody; a card takes part if it is not too deep in the deck."""
    if component in FACTION.places:
        return s.with_factions
    card = EVENT.index(component)
    # A deck is dealt from its end.
    return card in s.deck.cards[-DRAWN:]


def owner(s: Parsec, component: str) -> Player:
    """The player who was dealt the faction, or who first played the card."""
    for note in s.log or []:
        for player in s.everyone():
            trait = told(s, note.kind.key, note.values, player)
            if trait is not None and trait[1] == component:
                return player
    return NOBODY


def trial(component: str) -> Trial:
    """Everything may take part in a game of six, as it comes."""
    for names in (FACTION, EVENT):
        if component in names.places:
            return Trial(names.key, names.text(names.index(component)), MAX_PLAYERS, {}, dealt=names is FACTION)
    raise ValueError(f"{component!r} is not a component of Parsec that can be switched off")

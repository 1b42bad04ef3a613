"""What can be said of a player, and at which table a component takes part, for those who compare many games."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOTHING, Player
from ...clockwork.text import Text
from ...study.traits import Trait, Trial
from . import notes
from .components import ATHENA_OBJECT, BONUS_DEALS, DEAL, ENCOUNTER_DEALS, MINE, OBJECT, Object
from .pieces import MAX_PLAYERS
from .printed_cards import (
    ABILITY,
    ABILITY_OF,
    AMBUSH,
    AMBUSH_OF,
    BASE_CARD,
    BASE_ONLY,
    CARD,
    CONVOY_CARDS,
    EVERY_CARD,
    HAPPENING,
    HAPPENING_OF,
    IN_ATHENA,
    SPECIAL,
    STACK_OF,
    START_CARD,
    Card,
    card_entry,
)
from .roads import BETA, GAMMA, MAP, TURRET
from .state import Athena

TRAITS: Final = (
    Trait("order", dealt=True),
    Trait("card", CARD, told=(notes.MOUNTS_TRUCK, notes.MOUNTS_TRAILER, notes.MOUNTS_DEVICE, notes.RECRUITS)),
    Trait("loot", CARD, told=(notes.TAKES_LOOT,)),
    Trait("object", OBJECT, told=(notes.USES_OBJECT,)),
    Trait("ability", ABILITY, told=(notes.USES_ABILITY,)),
    Trait("deal", DEAL, told=(notes.CHOOSES, notes.USES_BONUS)),
    Trait("turret", TURRET, told=(notes.TURRET_FALLS,)),
)


def table_traits(s: Athena, player: Player) -> list[tuple[str, str]]:
    """The slot in which the player's Turn Order counter lay at first. ATH-B.1.15"""
    for note in s.log or []:
        if note.kind is notes.PLACED and note.values[0] == player:
            return [("order", str(note.values[1]))]
    return []


# Components that can be switched off


def effects_of(card: Card) -> list[str]:
    """What of a card can be switched off: ability, Event, Ambush, special boxes, options of an encounter."""
    found = [DEAL.ids[deal] for deal in ENCOUNTER_DEALS[card]]
    if ABILITY_OF[card] != NOTHING:
        found.append(ABILITY.ids[ABILITY_OF[card]])
    if HAPPENING_OF[card] != NOTHING:
        found.append(HAPPENING.ids[HAPPENING_OF[card]])
    if AMBUSH_OF[card] != NOTHING:
        found.append(AMBUSH.ids[AMBUSH_OF[card]])
    if card < CONVOY_CARDS:
        found += [code.removeprefix("X:") for code in card_entry(card).texts("boxes") if code.startswith("X:")]
    return found


def cards_with(component: str) -> list[int]:
    return [card for card in EVERY_CARD if component in effects_of(card)]


def map_for(component: str) -> int:
    """A map on which the component takes part: Gamma if it can."""
    if component in OBJECT.places:
        return GAMMA
    if component.startswith("bonus."):
        on_gamma = [DEAL.ids[deal] for site in BONUS_DEALS[1] for deal in site]
        return GAMMA if component in on_gamma else BETA
    cards = cards_with(component)
    kept = [card for card in cards if STACK_OF[card] in (BASE_CARD, START_CARD) and not BASE_ONLY[card]]
    return GAMMA if kept or any(IN_ATHENA[card] for card in cards) else BETA


def trial(component: str) -> Trial:
    """Everything that can be, is tried on Gamma; what only the base game has, on Beta."""
    options = {"map": MAP.ids[map_for(component)]}
    if component == OBJECT.ids[MINE]:
        options["mine"] = "on"
    for names in (ABILITY, SPECIAL, OBJECT, DEAL):
        if component in names.places:
            return Trial(names.key, names.text(names.index(component)), MAX_PLAYERS, options)
    for names in (HAPPENING, AMBUSH):
        if component in names.places:
            name: Text = CARD.text(cards_with(component)[0])
            return Trial(names.key, name, MAX_PLAYERS, options)
    raise ValueError(f"{component!r} is not a component of this game that can be switched off")


def takes_part(s: Athena, component: str) -> bool:
    """Whether the component is in this game at all: in a deck, on the board, with the players."""
    if component in OBJECT.places:
        object = Object(OBJECT.index(component))
        return (s.athena or not ATHENA_OBJECT[object]) and (s.with_mine or object != MINE)
    if component.startswith("bonus."):
        return component in [DEAL.ids[deal] for site in BONUS_DEALS[1 if s.athena else 0] for deal in site]
    there: list[int] = [*s.deck.cards, *s.sites, *s.discard, *s.loot.cards]
    for side in s.everyone():
        there += [*s.convoy(side), *s.crew[side]]
    return any(card in there for card in cards_with(component))

"""What can be said of a player, and whom a component serves, once the game is over."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY, NOTHING, Player
from ...study.traits import ORDER, Trait, Trial, turn_order
from . import notes
from .components import ABILITY, CARD, CREW, FACTION, MAX_PLAYERS, TECH, TECH_FACTION, Faction
from .state import Expanse

TRAITS: Final = (
    Trait("faction", FACTION, dealt=True),
    ORDER,
    Trait("kept", CARD, told=(notes.KEEPS,)),
    Trait("played", CARD, told=(notes.RESOLVES, notes.PLAYS_KEPT, notes.USES_MILLER, notes.RAISES_POINTS)),
    Trait("crew", CREW, told=(notes.USES_CREW,)),
)


def table_traits(s: Expanse, player: Player) -> list[tuple[str, str]]:
    """What the table shows without its log."""
    faction = s.faction_of(player)
    found = [] if faction == NOTHING else [("faction", FACTION.ids[faction])]
    return found + turn_order(s, player, notes.BEGINS)


def faction_served(component: str) -> Faction:
    """The faction whose Technology or ability it is, or NOTHING."""
    if component in TECH.places:
        return TECH_FACTION[TECH.index(component)]
    return Faction(ABILITY.places.get(component, NOTHING))


def takes_part(s: Expanse, component: str) -> bool:
    """A card unless it stays in the box, what belongs to a faction if the faction plays. EXP-3.16"""
    faction = faction_served(component)
    if faction != NOTHING:
        return s.who[faction] != NOBODY
    if component in CARD.places:
        card = CARD.index(component)
        return card in s.deck.cards or card in s.track
    return True


def trial(component: str) -> Trial:
    """Everything takes part in a game of four, as it comes."""
    for names in (CARD, TECH, ABILITY, CREW):
        if component in names.places:
            dealt = faction_served(component) != NOTHING
            return Trial(names.key, names.text(names.index(component)), MAX_PLAYERS, {}, dealt)
    raise ValueError(f"{component!r} is not a component of The Expanse that can be switched off")

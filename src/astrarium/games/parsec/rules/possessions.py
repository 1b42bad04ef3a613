"""The factions and permanent cards of a player come and go, and with them what their units can do. PAR-11.13, 21"""

from __future__ import annotations

from ....clockwork.names import Player
from ..components import Event, Faction
from ..state import Parsec
from .figures import figures_of


def set_factions(s: Parsec, player: Player, factions: list[Faction]) -> None:
    """The player has these factions now. The lists are made anew: clones share them."""
    s.factions = [factions if other == player else pile for other, pile in enumerate(s.factions)]
    refigure(s, player)


def set_permanents(s: Parsec, player: Player, cards: list[Event]) -> None:
    """The player has these permanent cards in play now. The lists are made anew: clones share them."""
    s.permanents = [cards if other == player else pile for other, pile in enumerate(s.permanents)]
    refigure(s, player)


def refigure(s: Parsec, player: Player) -> None:
    """A faction or a permanent card of the player came or went. The list is made anew: clones share it."""
    figures = s.figures.copy()
    figures[player] = figures_of(s.factions[player], s.permanents[player], s.without)
    s.figures = figures

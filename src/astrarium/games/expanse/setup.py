"""From the box to the first turn. EXP-3"""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar, Final

from ...clockwork.names import NOBODY, Atom, Player
from ...clockwork.options import Option
from ...clockwork.step import Choice, Step
from ...mechanisms.decks import Deck
from . import notes
from .components import (
    BONUS_TOKENS,
    CUBES,
    DIPLOMATS,
    FACTION,
    FACTION_ATOM,
    FIRST_SCORE,
    HOME,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NORMAL,
    SCORE_CARDS,
    SLOTS,
    START_FLEETS,
    START_INFLUENCE,
    START_POINTS,
    UN,
    Card,
    Faction,
    action_cards_for,
    setup_for,
)
from .rules.influence import put
from .rules.turn import BEGIN_TURN, draw_to_track
from .state import INITIATIVE_TRACK, Expanse, unit_index

DEALT: Final = "dealt"
PICKED: Final = "picked"


def factions_for(players: int) -> list[Faction]:
    """EXP-3.1, 21.1, 22.1"""
    return _FACTIONS[players].copy()


_FACTIONS: Final = {
    players: [Faction(FACTION.index(id)) for id in setup_for(players).texts("factions")]
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
}


class FactionsOption(Option):
    """Factions are dealt at random, picked in random order, or given by name, clockwise. EXP-3.2"""

    def __init__(self) -> None:
        super().__init__("factions", (DEALT, PICKED), DEALT, "EXP-3.2")

    def accepts(self, value: str, players: int) -> bool:
        return value in self.values or value in self.orders(players)

    def orders(self, players: int) -> list[str]:
        ids = [FACTION.ids[faction] for faction in factions_for(players)]
        return ["-".join(order) for order in permutations(ids)]

    def hint(self, players: int) -> str:
        return f"'{DEALT}', '{PICKED}' or an order such as '{self.orders(players)[-1]}'"


def set_up(s: Expanse, factions: str) -> None:
    """Seat the factions, then lay out the table."""
    pool = factions_for(s.players)
    s.push(LayOut())
    if factions == DEALT:
        s.rng.shuffle(pool)
    elif factions == PICKED:
        order = list(range(s.players))
        s.rng.shuffle(order)
        s.then([PickFaction(player) for player in order])
        return
    else:
        pool = [Faction(FACTION.index(id)) for id in factions.split("-")]
    for player, faction in enumerate(pool):
        s.sit(player, faction)


class PickFaction(Choice["Expanse"]):
    """Each player takes a different one of the factions in use. EXP-3.2"""

    rule: ClassVar[str] = "EXP-3.2"

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(FACTION_ATOM + faction) for faction in factions_for(s.players) if s.who[faction] == NOBODY]

    def take(self, s: Expanse, atom: Atom) -> None:
        s.sit(self.player, Faction(atom - FACTION_ATOM))
        s.tell(notes.PICKS_FACTION, self.player, Faction(atom - FACTION_ATOM))


class LayOut(Step["Expanse"]):
    """Fleets, Influence, start player, Initiative, Rocinante, deck, track, tokens. EXP-3.3 to 3.21"""

    def run(self, s: Expanse) -> None:
        for player in s.everyone():
            place_pieces(s, player)
        s.sectors_left = BONUS_TOKENS.copy()
        s.active = Player(s.rng.below(s.players))
        last = Player((s.active + s.players - 1) % s.players)
        if INITIATIVE_TRACK[s.players]:
            s.initiative = [Player((last + s.players - place) % s.players) for place in range(s.players)]
        s.roci_holder = last
        s.roci_orbit = HOME[s.faction_of(last)]
        stack_deck(s)
        for _ in range(SLOTS):
            draw_to_track(s)
        s.tell(notes.LAID_OUT, START_POINTS)
        s.tell(notes.GETS_ROCINANTE, last, s.roci_orbit)
        s.tell(notes.BEGINS, s.active)
        s.push(BEGIN_TURN)


def place_pieces(s: Expanse, player: Player) -> None:
    """EXP-3.3 to 3.7, 3.10, 21.4"""
    faction = s.faction_of(player)
    s.points[player] = START_POINTS
    s.supply[player] = CUBES[faction]
    if faction == UN:
        s.diplomat_supply = DIPLOMATS
    for orbit, kind, number in START_FLEETS[faction]:
        s.units[unit_index(orbit, player, kind)] = number
    for base in START_INFLUENCE[faction]:
        if s.is_open(base):
            s.supply[player] -= 1
            put(s, player, base, NORMAL)


def stack_deck(s: Expanse) -> None:
    """The first pile on top of three piles with two Scoring cards each; the rest goes back unseen. EXP-3.12 to 3.16"""
    plan = setup_for(s.players)
    actions = action_cards_for(s.players)
    s.rng.shuffle(actions)
    scores = [Card(card) for card in range(FIRST_SCORE, FIRST_SCORE + SCORE_CARDS)]
    first = actions[: plan.number("first_pile")]
    dealt = len(first)
    piles = [first]
    for _ in range(plan.number("piles")):
        pile = actions[dealt : dealt + plan.number("cards_per_pile")]
        dealt += len(pile)
        for _ in range(plan.number("score_per_pile")):
            pile.append(scores.pop())
        s.rng.shuffle(pile)
        piles.append(pile)
    s.boxed = actions[dealt:]
    cards: list[Card] = []
    labels: list[int] = []
    for label in range(len(piles) - 1, -1, -1):
        cards.extend(piles[label])
        labels.extend([label] * len(piles[label]))
    s.deck = Deck(cards, labels)

"""From the box to the first round; the options. ATH-B.1, X.1, S.1, V"""

from __future__ import annotations

from typing import Final

from ...clockwork.chance import N
from ...clockwork.names import Player
from ...clockwork.options import Flag, Option
from ...mechanisms.decks import Deck
from . import notes
from .components import ACTIONS, ALL_OBJECTS, ALL_SITES, ATHENA_OBJECT, COPIES, MINE, OUTCOMES, plus_cards
from .pieces import ACTIVE, AMMO, AUTOMA, FOOD, FUEL, RESOURCES, START
from .printed_cards import (
    BASE_CARD,
    BASE_ONLY,
    CO_PILOT_OF,
    CONTAINER_OF,
    ENEMY_CARD,
    EVERY_CARD,
    IN_ATHENA,
    LEADER_OF,
    LOOT_CARD,
    PAIR_OF,
    PAIRS,
    PERIOD_OF,
    PERIODS,
    PLUS,
    RUSTY,
    STACK_OF,
    TRUCK_OF,
    Card,
)
from .roads import ALL_TURRETS, COUNTERS, GAMMA, MAP, MAP_AVALANCHES, MAP_SPECIAL, MAP_START
from .rules.automa import automa
from .rules.cargo import count_reserve
from .rules.room import refit
from .rules.round import NextRound
from .rules.zone import Refill, lay
from .state import Athena

DIFFICULTY: Final = ("easy", "normal", "hard")
"""ATH-S.11"""


class Difficulty(Option):
    """How fast the Automa is; only for one player. ATH-S.11"""

    def __init__(self) -> None:
        super().__init__("difficulty", DIFFICULTY, "normal", "ATH-S.11", fullest="normal")

    def accepts(self, value: str, players: int) -> bool:
        return value in self.values and (value == self.default or players == 1)

    def hint(self, players: int) -> str:
        return super().hint(players) if players == 1 else "'normal': the others are for one player"


OPTIONS: Final = (
    Option("map", tuple(MAP.ids), MAP.ids[GAMMA], "ATH-B.1.1", fullest=MAP.ids[GAMMA]),
    Flag("mine", "ATH-V.1"),
    Option("road_scoring", ("distance", "rank"), "distance", "ATH-V.2", fullest="distance"),
    Flag("secret_objects", "ATH-V.3"),
    Difficulty(),
)


def set_up(s: Athena, options: dict[str, str]) -> None:
    """The road, the decks, the convoys; then the first cards are revealed. ATH-B.1.16"""
    s.map = MAP.index(options["map"])
    s.with_mine = options["mine"] == "on"
    s.rank_scoring = options["road_scoring"] == "rank"
    s.secret_objects = options["secret_objects"] == "on"
    s.difficulty = DIFFICULTY.index(options["difficulty"]) - 1
    s.tell(notes.BEGINS, s.map)
    lay_road(s)
    stack_decks(s)
    for player in s.everyone():
        set_up_player(s, player, player)
    if s.players < s.sides:
        s.sit(automa(s), AUTOMA)
        s.at[automa(s)] = MAP_START[s.map]
    s.order = shuffled(s, s.all_sides())
    for slot, side in enumerate(s.order):
        s.tell(notes.PLACED, side, slot + 1)
    count_reserve(s)
    for site, card in zip(ALL_SITES, RUSTY, strict=False):
        lay(s, site, card)
    s.then([*[Refill(site) for site in ALL_SITES[len(RUSTY) :]], NextRound()])


def lay_road(s: Athena) -> None:
    """Special Waypoint counters, avalanches, turrets, the Aurora. ATH-B.1.2 to 1.4, X.1.2 to 1.5"""
    counters = list(range(COUNTERS))
    s.rng.shuffle(counters)
    for space in MAP_SPECIAL[s.map]:
        s.writable_counters()[space] = counters.pop()
    s.avalanches = MAP_AVALANCHES[s.map].copy()
    s.standing = ALL_TURRETS.copy() if s.athena else []
    s.mooring = 1


def is_used(card: Card, athena: bool) -> bool:
    """Whether an Exploration card, Enemy or Loot card is used on Gamma, or on the base maps. ATH-X.1.7a, B.12.3"""
    if STACK_OF[card] in (ENEMY_CARD, LOOT_CARD):
        return IN_ATHENA[card] == athena
    if STACK_OF[card] == BASE_CARD:
        return not BASE_ONLY[card] if athena else not IN_ATHENA[card]
    return True


BOXES: Final = (False, True)
"""What decks are stacked from differs between the base maps and Gamma."""


def of_period(period: int, athena: bool, plus: bool) -> list[Card]:
    cards = [card for card in EVERY_CARD if PERIOD_OF[card] == period and is_used(card, athena)]
    return [card for card in cards if PLUS[card] == plus]


def of_pair(pair: int, athena: bool) -> list[Card]:
    return [card for card in EVERY_CARD if PAIR_OF[card] == pair and IN_ATHENA[card] == athena]


EXPLORATION: Final = [[of_period(period, athena, False) for period in range(len(PERIODS))] for athena in BOXES]
EXPLORATION_PLUS: Final = [[of_period(period, athena, True) for period in range(len(PERIODS))] for athena in BOXES]
LOOT: Final = [[of_pair(pair, athena) for pair in range(len(PAIRS))] for athena in BOXES]
"""The cards of each pile, on the base maps and on Gamma."""


def shuffled(s: Athena, cards: list[N]) -> list[N]:
    mixed = cards.copy()
    s.rng.shuffle(mixed)
    return mixed


def stack_decks(s: Athena) -> None:
    """ATH-B.1.5 to 1.10, X.1.6 to 1.9, V.1"""
    s.outcomes = Deck(shuffled(s, list(range(OUTCOMES))))
    objects: list[int] = []
    for object in ALL_OBJECTS:
        if (s.athena or not ATHENA_OBJECT[object]) and (s.with_mine or object != MINE):
            objects += [object] * COPIES[object]
    s.object_deck = Deck(shuffled(s, objects))
    stack_exploration(s)
    cards: list[Card] = []
    piles: list[int] = []
    for pair in range(len(PAIRS) - 1, -1, -1):
        found = LOOT[1 if s.athena else 0][pair]
        cards += shuffled(s, found)
        piles += [pair] * len(found)
    s.loot = Deck(cards, piles)
    if s.players < s.sides:
        s.actions = Deck(shuffled(s, list(range(ACTIONS))))


def stack_exploration(s: Athena) -> None:
    """Period III at the bottom, then II, then I. ATH-B.1.6 to 1.8, X.1.7"""
    wanted = plus_cards(s.athena, s.players)
    box = 1 if s.athena else 0
    left_out: list[Card] = []
    cards: list[Card] = []
    piles: list[int] = []
    for period in range(len(PERIODS) - 1, -1, -1):
        plus = shuffled(s, EXPLORATION_PLUS[box][period])
        found = EXPLORATION[box][period] + plus[: wanted[period]]
        left_out += plus[wanted[period] :]
        cards += shuffled(s, found)
        piles += [period] * len(found)
    s.left_out = left_out
    s.deck = Deck(cards, piles)


def takes_part(s: Athena, card: Card) -> bool:
    """Whether an Exploration card, Enemy or Loot card is used on this map. ATH-X.1.7a, B.12.3"""
    return is_used(card, s.athena)


def set_up_player(s: Athena, player: Player, colour: int) -> None:
    """Colour, crew, convoy, first load. ATH-B.1.13, 1.14"""
    s.sit(player, colour)
    s.at[player] = MAP_START[s.map]
    s.vehicles[player] = [TRUCK_OF[colour], CONTAINER_OF[colour]]
    s.crew[player] = [LEADER_OF[colour], CO_PILOT_OF[colour]]
    for survivor in s.crew[player]:
        s.writable_zone()[survivor] = ACTIVE
    s.load[player * RESOURCES + FOOD] = START.number("food")
    s.load[player * RESOURCES + FUEL] = START.number("fuel")
    s.load[player * RESOURCES + AMMO] = START.number("ammo")
    refit(s, player)

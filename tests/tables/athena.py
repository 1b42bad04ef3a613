"""Laying out positions of Last Aurora and Project Athena by name, for tests that read as cases.

    s = lay("gamma", "red blue", at={"red": "g11"}, load={"red": "fuel 1"}, crew={"red": "red_leader hermit"})
    play(run(s, BonusMove(0)), "space:g12", "space:g13")
    assert at(s, "red") == "g13"

Players are colours; `order` lists them from the last convoy to the leading one, unless told as they sit. Whatever is
not named is as after set-up: Truck and Container, Leader and Co-Pilot, no tokens. Cards not named lie in their decks,
Events and Enemies at the bottom.
"""

from __future__ import annotations

from astrarium import game
from astrarium.clockwork.names import NOBODY, NOTHING, PUBLIC, Player
from astrarium.games.athena.components import ATHENA_OBJECT, COPIES, MINE, OBJECT, OUTCOME, Object, Site
from astrarium.games.athena.pieces import ACTIVE, AUTOMA, COLOUR, ITEM, ITEMS, PHASE, RESOURCE, RESOURCES, ZONE, Term
from astrarium.games.athena.printed_cards import (
    BIT_OF_BOX,
    BOX,
    CARD,
    CARD_OF_BOX,
    CARDS,
    CO_PILOT_OF,
    CONTAINER_OF,
    ENEMY,
    EVENT,
    IN_ATHENA,
    KIND_OF,
    LEADER_OF,
    LOOT_CARD,
    NO_CARD,
    PAIR_OF,
    PERIOD_OF,
    RUSTY,
    STACK_OF,
    START_CARD,
    TRUCK_OF,
    Box,
    Card,
)
from astrarium.games.athena.roads import (
    ALL_TURRETS,
    MAP,
    MAP_AVALANCHES,
    MAP_START,
    REGION,
    SPACE,
    WAYPOINT,
    Space,
    Turret,
)
from astrarium.games.athena.rules.cargo import count_reserve
from astrarium.games.athena.rules.room import refit
from astrarium.games.athena.rules.zone import lay as lay_card
from astrarium.games.athena.setup import takes_part
from astrarium.games.athena.state import Athena, blank
from astrarium.mechanisms.decks import Deck


def lay(
    map: str = "gamma",
    seats: str = "red blue",
    *,
    at: dict[str, str] | None = None,
    load: dict[str, str] | None = None,
    convoy: dict[str, str] | None = None,
    crew: dict[str, str] | None = None,
    objects: dict[str, str] | None = None,
    damage: str = "",
    contaminated: dict[str, int] | None = None,
    fame: dict[str, int] | None = None,
    alert: dict[str, int] | None = None,
    tiles: dict[str, str] | None = None,
    sites: dict[int, str] | None = None,
    stock: dict[int, str] | None = None,
    deck: str = "",
    discard: str = "",
    outcomes: str = "",
    object_deck: str = "",
    loot: str = "",
    enemies: dict[str, str] | None = None,
    counters: dict[str, str] | None = None,
    mines: str = "",
    order: str = "",
    phase: str = "exploration",
    round: int = 1,
    mooring: int = 1,
    level: int = 0,
    rank_scoring: bool = False,
    secret_objects: bool = False,
    without: str = "",
) -> Athena:
    """A table in the middle of a game. With one seat the Automa is the other side.

    load: "food 2 half_battery 1"; convoy: "red_truck red_container+armour_plates" (vehicles, a device after +);
    crew: "red_leader hermit/rest gunner/exhausted"; damage: "red_truck.1 red_container.2"; sites: {3: "merchant"};
    stock: {3: "food fuel"} (a location that is partly emptied); outcomes, deck, object_deck, loot: from the top;
    enemies: {"reaper": "base 2 red"} (region, damage counters, who has a Target counter on it).
    """
    names = seats.split()
    s = blank(len(names))
    s.without = frozenset(without.split())
    s.map = MAP.index(map)
    s.rank_scoring, s.secret_objects, s.level = rank_scoring, secret_objects, level
    s.round, s.mooring, s.phase = round, mooring, PHASE.index(phase)
    for player, name in enumerate(names):
        _lay_player(s, Player(player), COLOUR.index(name))
    if s.players < s.sides:
        s.sit(s.players, AUTOMA)
        s.at[s.players] = MAP_START[s.map]
    s.order = [who(s, name) for name in order.split()] if order else s.all_sides().copy()
    for name, space in (at or {}).items():
        s.at[who(s, name)] = Space(SPACE.index(space))
    for name, line in (load or {}).items():
        words = line.split()
        for item, number in zip(words[::2], words[1::2], strict=True):
            s.load[who(s, name) * RESOURCES + RESOURCE.index(item)] = int(number)
    for name, line in (convoy or {}).items():
        _lay_convoy(s, who(s, name), line)
    for name, line in (crew or {}).items():
        _lay_crew(s, who(s, name), line)
    for box in damage.split():
        index = Box(BOX.index(box))
        s.damage[CARD_OF_BOX[index]] |= BIT_OF_BOX[index]
    for survivor, cubes in (contaminated or {}).items():
        s.contamination[CARD.index(survivor)] = cubes
    for name, points in (fame or {}).items():
        s.fame[who(s, name)] = points
    for name, level in (alert or {}).items():
        s.alert[who(s, name)] = level
    s.standing = ALL_TURRETS.copy() if s.athena else []
    for name, line in (tiles or {}).items():
        s.tiles[who(s, name)] = [Turret(int(tile) - 1) for tile in line.split()]
        s.standing = [turret for turret in s.standing if turret not in s.tiles[who(s, name)]]
    s.avalanches = MAP_AVALANCHES[s.map].copy()
    for space, counter in (counters or {}).items():
        s.counters[SPACE.index(space)] = WAYPOINT.index(counter)
    s.mines = [Space(SPACE.index(space)) for space in mines.split()]
    _lay_objects(s, objects or {}, object_deck)
    _lay_outcomes(s, outcomes)
    for site, card in (sites or {}).items():
        lay_card(s, Site(site - 1), Card(CARD.index(card)))
    for site, line in (stock or {}).items():
        items = [line.split().count(id) for id in ITEM.ids]
        s.stock[(site - 1) * ITEMS : site * ITEMS] = items
    for card, line in (enemies or {}).items():
        _lay_enemy(s, Card(CARD.index(card)), line)
    s.discard = [Card(CARD.index(id)) for id in discard.split()]
    for side in s.all_sides():
        refit(s, side)
    _lay_decks(s, deck, loot)
    count_reserve(s)
    s.check()
    return s


def _lay_player(s: Athena, player: Player, colour: int) -> None:
    s.sit(player, colour)
    s.at[player] = MAP_START[s.map]
    s.vehicles[player] = [TRUCK_OF[colour], CONTAINER_OF[colour]]
    s.crew[player] = [LEADER_OF[colour], CO_PILOT_OF[colour]]
    for survivor in s.crew[player]:
        s.zone[survivor] = ACTIVE


def _lay_convoy(s: Athena, player: Player, line: str) -> None:
    s.vehicles[player] = []
    for word in line.split():
        vehicle, _, device = word.partition("+")
        s.vehicles[player] = [*s.vehicles[player], Card(CARD.index(vehicle))]
        s.device_on[CARD.index(vehicle)] = Card(CARD.index(device)) if device else NO_CARD


def _lay_crew(s: Athena, player: Player, line: str) -> None:
    for former in s.crew[player]:
        s.zone[former] = NOBODY
    s.crew[player] = []
    for word in line.split():
        survivor, _, zone = word.partition("/")
        s.crew[player] = [*s.crew[player], Card(CARD.index(survivor))]
        s.zone[CARD.index(survivor)] = ZONE.index(zone or "active")


def _lay_enemy(s: Athena, card: Card, line: str) -> None:
    region, *rest = line.split()
    damage = int(rest[0]) if rest else 0
    targets = sum(1 << who(s, name) for name in rest[1:])
    s.enemies.add((card, REGION.index(region), damage, targets))


def _lay_objects(s: Athena, objects: dict[str, str], top: str) -> None:
    names = [id for line in objects.values() for id in line.split()] + top.split()
    s.with_mine = OBJECT.ids[MINE] in names
    left = [
        object
        for object in range(len(OBJECT))
        for _ in range(COPIES[object])
        if (s.athena or not ATHENA_OBJECT[object]) and (s.with_mine or object != MINE)
    ]
    for name, line in objects.items():
        for id in line.split():
            left.remove(Object(OBJECT.index(id)))
            s.objects[who(s, name)].append(Object(OBJECT.index(id)))
            s.seen_objects[who(s, name)].append(0 if s.secret_objects else PUBLIC)
    above = [Object(OBJECT.index(id)) for id in top.split()]
    for object in above:
        left.remove(object)
    s.object_deck = Deck(left + above[::-1])


def _lay_outcomes(s: Athena, top: str) -> None:
    above = [OUTCOME.index(id) for id in top.split()]
    left = [card for card in range(len(OUTCOME)) if card not in above]
    s.outcomes = Deck(left + above[::-1])


def _lay_decks(s: Athena, deck: str, loot: str) -> None:
    """Cards not laid anywhere: Exploration cards and Enemies in the deck, Loot in its own, Start cards discarded."""
    laid = s.discard + [card for card in s.sites if card != NOTHING]
    laid += [Card(s.enemies.get(row, 0)) for row in range(len(s.enemies))]
    for side in s.all_sides():
        laid += s.convoy(side) + s.crew[side]
    top = [Card(CARD.index(id)) for id in deck.split()]
    first = [Card(CARD.index(id)) for id in loot.split()]
    under: list[int] = []
    bottom: list[int] = []
    spoils: list[int] = []
    for card in range(CARDS):
        if card in laid or card in top or card in first:
            continue
        if STACK_OF[card] == START_CARD:
            if card in RUSTY or card in _coloured(s):
                s.removed.append(Card(card))
        elif STACK_OF[card] == LOOT_CARD:
            if IN_ATHENA[card] == s.athena:
                spoils.append(card)
        elif takes_part(s, Card(card)):
            (bottom if KIND_OF[card] in (EVENT, ENEMY) else under).append(card)
    stacked = bottom + under + top[::-1]
    s.deck = Deck(stacked, [PERIOD_OF[card] for card in stacked])
    stacked = [*spoils[::-1], *first[::-1]]
    s.loot = Deck(stacked, [PAIR_OF[card] for card in stacked])


def _coloured(s: Athena) -> list[int]:
    found: list[int] = []
    for colour in s.colour[: s.players]:
        found += [TRUCK_OF[colour], CONTAINER_OF[colour], LEADER_OF[colour], CO_PILOT_OF[colour]]
    return found


def who(s: Athena, colour: str) -> Player:
    player = s.who[COLOUR.index(colour)]
    assert player >= 0, f"{colour} is not at the table"
    return player


# What is done


# What is seen


def at(s: Athena, colour: str) -> str:
    return SPACE.ids[s.at[who(s, colour)]]


def load(s: Athena, colour: str) -> dict[str, int]:
    """What a convoy carries of each resource; none is left out."""
    side = who(s, colour)
    return {RESOURCE.ids[kind]: s.has(side, Term(kind)) for kind in range(RESOURCES) if s.has(side, Term(kind))}


def held(s: Athena, colour: str) -> list[str]:
    return sorted(OBJECT.ids[object] for object in s.objects[who(s, colour)])


def damaged(s: Athena, colour: str) -> set[str]:
    """The damaged boxes of a convoy."""
    return {
        id for box, id in enumerate(BOX.ids) if CARD_OF_BOX[box] in s.convoy(who(s, colour)) and not s.whole(Box(box))
    }


def convoy(s: Athena, colour: str) -> str:
    """The convoy as it is laid: "red_truck red_container+roof_rack"."""
    words = []
    for vehicle in s.vehicles[who(s, colour)]:
        device = s.device_on[vehicle]
        words.append(CARD.ids[vehicle] + (f"+{CARD.ids[device]}" if device != NOTHING else ""))
    return " ".join(words)


def zone(s: Athena, survivor: str) -> str:
    """Where a survivor is, '' if it is with nobody."""
    found = s.zone[CARD.index(survivor)]
    return "" if found == NOBODY else ZONE.ids[found]


def site(s: Athena, number: int) -> str:
    card = s.sites[number - 1]
    return "" if card == NOTHING else CARD.ids[card]


def discards(s: Athena) -> list[str]:
    return [CARD.ids[card] for card in s.discard]


def new_game(players: int = 2, seed: int = 1, **choices: str) -> Athena:
    s = game("athena").start(players, seed, log=True, **choices)
    assert isinstance(s, Athena)
    return s

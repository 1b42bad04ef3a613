"""Laying out positions of Starship Interstellar by name, for tests that read as cases.

    s = lay(light_blue="fuel 8, cubes 1 red, technology drill_1")
    act(market(s, "3 yellow"), "light_blue")
    play(s, "token:market", "do:buy", "resource:yellow", "amount:2")
    assert reserve(s, "light_blue") == "1 red 2 yellow"

Players are light_blue, brown, white, orange, in turn order. Whatever is not named is as at the start, but for
fuel, which is 0 unless given.
"""

from __future__ import annotations

from astrarium import game
from astrarium.clockwork.chance import Rng, seeded
from astrarium.clockwork.names import NOBODY, NOTHING, Player
from astrarium.games.interstellar.components import (
    ACTION_PHASE,
    BASE,
    BUILDING,
    BUILDINGS,
    COLOUR,
    DISCOVERY,
    EVENT,
    LEADER,
    LEADERS,
    MECHANISM,
    OFFICE,
    PLANET,
    PROJECTS,
    RESOURCE,
    RESOURCES,
    SALVATION_PHASE,
    SPACE,
    TECHNOLOGY,
    TOKEN,
    TRAPPIST,
    Discovery,
    Event,
    Mechanism,
    Planet,
    Space,
    Token,
)
from astrarium.games.interstellar.rules.action_tokens import owned_tokens, salvation_tokens, to_stack
from astrarium.games.interstellar.rules.turn import NEXT_TURN, ActionTurn, SalvationTurn
from astrarium.games.interstellar.state import Interstellar
from astrarium.mechanisms.decks import Deck
from tables.playing import run

SEATS = ("light_blue", "brown", "white", "orange")


def lay(players: int = 2, *, seed: int = 1, without: str = "", **seats: str) -> Interstellar:
    """A table at the start of the first Action phase, the first player light_blue; then what is said of each seat.

    A seat's line is a list of facts separated by commas: see `tell_seat`.
    """
    s = game("interstellar").start(players, seed, without=without.split())
    assert isinstance(s, Interstellar)
    s.choice = None
    s.stack.clear()
    s.order = s.everyone().copy()
    s.next_order = []
    s.place = -1
    s.fuel = [0] * players
    for name, line in seats.items():
        for fact in line.split(","):
            tell_seat(s, who(s, name), fact.split())
    s.hand = [owned_tokens(s, Player(player)) for player in range(players)]
    s.check()
    return s


def tell_seat(s: Interstellar, player: Player, words: list[str]) -> None:
    """One fact about a player:

    fuel 8 | prestige 30 | reputation -17 | scientists 2 | cubes 2 yellow 1 blue | technology drill_1 drill_2
    leader humanity 3 | reserve drill ars (buildings that can be used) | extra gravity_assist | satellite 3.2
    explorer mars | hold 5 fuel 3 green 1 drill | wormhole venus
    base mars_03 [with drill ars] [deposit 7 red] [warehouse 3 red 1 blue]  (a base: deposit is empty unless given)
    office 1.3 2.2 (scientists in the Government, from those that can be used)
    """
    fact, *rest = words
    if fact in ("fuel", "prestige", "reputation"):
        getattr(s, fact)[player] = int(rest[0])
    elif fact == "scientists":
        s.locked_scientists[player] += s.scientists[player] - int(rest[0])
        s.scientists[player] = int(rest[0])
    elif fact == "cubes":
        _put(s.cubes, player * RESOURCES, counts(rest))
    elif fact == "technology":
        for id in rest:
            s.technologies[player] |= 1 << TECHNOLOGY.index(id)
            s.locked_scientists[player] -= 1
    elif fact == "leader":
        s.leader[player * LEADERS + LEADER.index(rest[0])] = int(rest[1])
    elif fact == "reserve":
        for id in rest:
            s.locked_buildings[player * BUILDINGS + BUILDING.index(id)] -= 1
            s.buildings[player * BUILDINGS + BUILDING.index(id)] += 1
    elif fact == "extra":
        for id in rest:
            token = Token(TOKEN.index(id))
            if token in s.shown_extras:
                s.shown_extras.remove(token)
            s.extras[player].append(token)
    elif fact == "satellite":
        s.satellite[player] = Space(SPACE.index(rest[0]))
        if s.satellite[player] == TRAPPIST:
            s.arrivals.append(player)
    elif fact == "explorer":
        s.explorer[player] = Planet(PLANET.index(rest[0]))
    elif fact == "wormhole":
        s.wormhole[player] = Planet(PLANET.index(rest[0]))
    elif fact == "hold":
        _load(s, player, rest)
    elif fact == "base":
        _found(s, player, rest)
    elif fact == "office":
        for id in rest:
            s.government[OFFICE.index(id)] = player
            s.locked_scientists[player] -= 1
    else:
        raise AssertionError(f"{fact} is not a fact about a player")


def _load(s: Interstellar, player: Player, words: list[str]) -> None:
    for number, thing in zip(words[::2], words[1::2], strict=True):
        if thing == "fuel":
            s.hold_fuel[player] = int(number)
        elif thing in RESOURCE.ids:
            s.hold_cubes[player * RESOURCES + RESOURCE.index(thing)] = int(number)
        else:
            s.hold_buildings[player * BUILDINGS + BUILDING.index(thing)] = int(number)
            s.locked_buildings[player * BUILDINGS + BUILDING.index(thing)] -= int(number)


def _found(s: Interstellar, player: Player, words: list[str]) -> None:
    token = Token(TOKEN.index(words[0]))
    planet = Planet(PLANET.index(words[0].rsplit("_", 1)[0]))
    _take_token(s, planet, token)
    region = s.region(player, planet)
    s.production[region] = token
    s.buildings[player * BUILDINGS + BASE] -= 1
    s.built[region * BUILDINGS + BASE] = 1
    parts: dict[str, list[str]] = {}
    for word in words[1:]:
        if word in ("with", "deposit", "warehouse"):
            parts[word] = []
        else:
            parts[list(parts)[-1]].append(word)
    for id in parts.get("with", []):
        s.locked_buildings[player * BUILDINGS + BUILDING.index(id)] -= 1
        s.built[region * BUILDINGS + BUILDING.index(id)] += 1
    _put(s.deposit, region * RESOURCES, counts(parts.get("deposit", [])))
    _put(s.warehouse, region * RESOURCES, counts(parts.get("warehouse", [])))


def _take_token(s: Interstellar, planet: Planet, token: Token) -> None:
    """A certain production token out of the planet's pool, which keeps four as long as the box has any."""
    pool = s.pools[planet]
    if token in s.boxed:
        place = s.boxed.index(token)
        s.boxed[place] = pool[-1]
        pool[-1] = token
    pool.remove(token)
    s.seen_pools[planet] = [0] * len(pool)


def counts(words: list[str]) -> list[int]:
    """ "2 yellow 1 blue" as numbers by colour."""
    found = [0] * RESOURCES
    for number, id in zip(words[::2], words[1::2], strict=True):
        found[RESOURCE.index(id)] = int(number)
    return found


def _put(numbers: list[int], start: int, values: list[int]) -> None:
    for place, value in enumerate(values):
        numbers[start + place] = value


# The common area


def pool(s: Interstellar, planet: str, tokens: str) -> Interstellar:
    """Exactly these production tokens lie face down on a planet: "01 05 08"."""
    place = Planet(PLANET.index(planet))
    wanted = [Token(TOKEN.index(f"{planet}_{number}")) for number in tokens.split()]
    free = [token for token in s.pools[place] + s.boxed if token not in wanted and token_planet(token) == place]
    others = [token for token in s.boxed if token_planet(token) != place]
    assert all(token not in s.production for token in wanted), "a token that is on the table"
    s.pools[place] = wanted
    s.seen_pools[place] = [0] * len(wanted)
    s.boxed = sorted(others + free)
    return s


def token_planet(token: Token) -> int:
    return Planet(PLANET.index(TOKEN.ids[token].rsplit("_", 1)[0]))


def market(s: Interstellar, line: str) -> Interstellar:
    s.market = counts(line.split())
    return s


def bag(s: Interstellar, line: str) -> Interstellar:
    """The solar bag."""
    s.solar_bag = counts(line.split())
    return s


def on_earth(s: Interstellar, line: str, cells: int | None = None) -> Interstellar:
    """These components on Earth; so many in the cells (the least valuable that are left); the rest in the bag."""
    wanted = counts(line.split())
    number = len(s.cells) if cells is None else cells
    left = [s.humanity_bag[h] + s.earth[h] + s.cells.count(h) - wanted[h] for h in range(RESOURCES)]
    assert min(left) >= 0, "more components than there are"
    s.earth = wanted
    s.cells = []
    for humanity in range(RESOURCES):
        while left[humanity] > 0 and len(s.cells) < number:
            left[humanity] -= 1
            s.cells.append(humanity)
    s.humanity_bag = left
    return s


def at(s: Interstellar, **spaces: int) -> Interstellar:
    """Planets on these spaces of their orbits: at(s, earth=1, jupiter=9)."""
    for id, space in spaces.items():
        s.at[PLANET.index(id)] = space
    return s


def next_events(s: Interstellar, *ids: str) -> Interstellar:
    """These event tokens lie on top, the first one first."""
    everything = [Event(event) for event in [*s.events.cards, *s.boxed_events]]
    wanted = [Event(EVENT.index(id)) for id in ids]
    rest = [event for event in everything if event not in wanted]
    s.boxed_events = rest[: len(s.boxed_events)]
    s.events = Deck(rest[len(s.boxed_events) :] + wanted[::-1])
    return s


def projects(s: Interstellar, present: str = "", future: str = "", long_term: str = "", built: int = 0) -> Interstellar:
    """Projects by mechanism ids (columns from the left); so many other mechanisms are on the sector already."""
    named = [Mechanism(MECHANISM.index(id)) for id in f"{present} {future} {long_term}".split() if id != "-"]
    left = [Mechanism(one) for one in range(len(MECHANISM)) if one not in named]
    s.long_term = [Mechanism(MECHANISM.index(id)) for id in long_term.split()]
    s.present = _columns(present) if present else [left.pop() for _ in range(PROJECTS)]
    s.future = _columns(future) if future else [left.pop() for _ in range(PROJECTS)]
    s.construction = left[:built]
    s.removed = left[built : built + 2]
    s.scrapped = []
    s.advanced = Deck(left[built + 2 :])
    return s


def _columns(line: str) -> list[Mechanism]:
    return [Mechanism(NOTHING if id == "-" else MECHANISM.index(id)) for id in line.split()]


def explored(s: Interstellar, **spaces: str) -> Interstellar:
    """Discoveries on the route: explored(s, s4_2="wormhole")."""
    for name, kind in spaces.items():
        space = Space(SPACE.index(name[1:].replace("_", ".")))
        found = Discovery(DISCOVERY.index(kind))
        pile = s.route_pile if found in s.route_pile.cards and kind != "galaxy" else s.interest_pile
        _draw_out(pile, found)
        s.discoveries[space] = found
    return s


def next_discovery(pile: Deck, *kinds: str) -> None:
    """These lie on top of a pile of the route, the first one first."""
    for kind in reversed(kinds):
        found = Discovery(DISCOVERY.index(kind))
        _draw_out(pile, found)
        pile.cards.append(found)
        pile.piles.append(0)
        pile.known.append(0)


def _draw_out(pile: Deck, card: int) -> None:
    pile.cards.remove(card)
    pile.piles.pop()
    pile.known.pop()


# What is done


def act(s: Interstellar, colour: str = "light_blue") -> Interstellar:
    """That player's turn in the Action phase; the others follow in order."""
    s.phase = ACTION_PHASE
    s.place = s.order.index(who(s, colour))
    return run(s, ActionTurn(who(s, colour)), NEXT_TURN)


def saving(s: Interstellar, colour: str = "light_blue") -> Interstellar:
    """That player's turn in the Salvation phase, all Salvation tokens in hand."""
    s.phase = SALVATION_PHASE
    s.hand = [salvation_tokens(s, player) for player in s.everyone()]
    s.played = [[] for _ in range(s.players)]
    s.place = s.order.index(who(s, colour))
    return run(s, SalvationTurn(who(s, colour)), NEXT_TURN)


def played(s: Interstellar, colour: str, *tokens: str) -> Interstellar:
    """Tokens that lie on a player's stack already, the active one last."""
    for id in tokens:
        s.hand[who(s, colour)].remove(Token(TOKEN.index(id)))
        to_stack(s, who(s, colour), Token(TOKEN.index(id)))
    return s


def all_passed(s: Interstellar, *order: int) -> Interstellar:
    """Everybody has passed, in this order; without one as they sit."""
    s.next_order = [Player(player) for player in order] or s.everyone().copy()
    s.passed = [True] * s.players
    return s


def chance(s: Interstellar, *numbers: int, below: int) -> Interstellar:
    """The next draws `rng.below(below)` give these numbers."""
    for seed in range(1_000_000):
        rng = seeded(seed, "dice")
        state = rng.state
        if all(rng.below(below) == number for number in numbers):
            s.rng = Rng(state)
            return s
    raise AssertionError(f"no chance gives {numbers}")


# What is seen


def who(s: Interstellar, colour: str) -> Player:
    player = s.who[COLOUR.index(colour)]
    assert player >= 0, f"{colour} is not at the table"
    return player


def words(numbers: list[int], start: int = 0) -> str:
    """Numbers by colour as "2 yellow 1 blue"."""
    found = numbers[start : start + RESOURCES]
    return " ".join(f"{number} {RESOURCE.ids[place]}" for place, number in enumerate(found) if number)


def reserve(s: Interstellar, colour: str) -> str:
    """The cubes that a player can use."""
    return words(s.cubes, who(s, colour) * RESOURCES)


def hold(s: Interstellar, colour: str) -> str:
    """What is on a player's Explorer: "5 fuel 3 green 1 drill"."""
    player = who(s, colour)
    parts = [f"{s.hold_fuel[player]} fuel"] if s.hold_fuel[player] else []
    cubes = words(s.hold_cubes, player * RESOURCES)
    parts += [cubes] if cubes else []
    for building in range(BUILDINGS):
        number = s.hold_buildings[player * BUILDINGS + building]
        parts += [f"{number} {BUILDING.ids[building]}"] if number else []
    return " ".join(parts)


def deposit(s: Interstellar, colour: str, planet: str) -> str:
    return words(s.deposit, s.region(who(s, colour), Planet(PLANET.index(planet))) * RESOURCES)


def warehouse(s: Interstellar, colour: str, planet: str) -> str:
    return words(s.warehouse, s.region(who(s, colour), Planet(PLANET.index(planet))) * RESOURCES)


def built(s: Interstellar, colour: str, planet: str) -> str:
    """The buildings of a region, the base first: "base drill ars"."""
    start = s.region(who(s, colour), Planet(PLANET.index(planet))) * BUILDINGS
    return " ".join(id for place, id in enumerate(BUILDING.ids) for _ in range(s.built[start + place]))


def usable(s: Interstellar, colour: str) -> str:
    """The buildings in a player's reserve: "base base drill"."""
    start = who(s, colour) * BUILDINGS
    return " ".join(id for place, id in enumerate(BUILDING.ids) for _ in range(s.buildings[start + place]))


def hand(s: Interstellar, colour: str) -> set[str]:
    return {TOKEN.ids[token] for token in s.hand[who(s, colour)]}


def active(s: Interstellar, colour: str) -> str:
    token = s.active(who(s, colour))
    return "" if token == NOTHING else TOKEN.ids[token]


def leader(s: Interstellar, colour: str, track: str) -> int:
    return s.leader[who(s, colour) * LEADERS + LEADER.index(track)]


def earth(s: Interstellar) -> str:
    """The humanity components on Earth."""
    return words(s.earth)


def governing(s: Interstellar) -> str:
    player = s.leading()
    return "" if player == NOBODY else COLOUR.ids[player]


def new_game(players: int = 3, seed: int = 1, **choices: str) -> Interstellar:
    s = game("interstellar").start(players, seed, log=True, **choices)
    assert isinstance(s, Interstellar)
    return s

"""What others may have behind their screens, as far as anybody can tell. INT-21.20

Where the number of pieces is fixed and all others lie open, what is behind a screen can be counted: scientists,
buildings, basic tokens. Fuel, cubes and extra actions cannot.
"""

from __future__ import annotations

from typing import Any, Final

from ...clockwork.chance import Rng
from ...clockwork.names import Player
from ...clockwork.step import Choice
from .components import (
    ALL_PLANETS,
    ALL_RESOURCES,
    ALL_TOKENS,
    BLUE,
    FIRST_EXTRA,
    GREEN,
    MECHANISM_COST,
    PURPLE,
    RECRUITMENT,
    RED,
    RESOURCES,
    SURVEY_FUEL,
    YELLOW,
    Resource,
    Token,
    token_number,
)
from .rules.extra_actions import Recruit, Transmute
from .rules.flight import spare_fuel, travel_cost
from .rules.market import Buy, BuyAmount, Sell, SellAmount, Trade, buy_price
from .rules.mechanisms import Build, LowerCube, open_projects
from .rules.payment import PayCubes
from .rules.rescue import Save, SaveSecond
from .rules.research import CrashResearch, OmitCube, Research, cost_of, open_technologies
from .rules.satellites import Explore, exploration_cost
from .rules.survey import PaySurvey
from .rules.travel import LoadFuel, Travel
from .state import Interstellar

FUEL_GUESSED: Final = 10
"""The fuel of a reserve is twice a number up to this: 9.6 on average in six games of greedy bots, seldom above 20."""
CUBES_GUESSED: Final = 5
"""Its cubes are twice a number up to this: 5.5 on average there, never more than 11."""
COLOURS_GUESSED: Final = [RED] + [YELLOW] * 3 + [GREEN] * 4 + [BLUE] * 8 + [PURPLE] * 5
"""The colours of those cubes, as often as they were found there."""
TRIES: Final = 40
"""So often a reserve is guessed anew that does not allow what its owner is deciding."""


def deal_reserves(s: Interstellar, player: Player, rng: Rng) -> None:
    """Fuel, cubes and extra actions of the others, whatever they truly are."""
    deal_extras(s, player, rng)
    for other in s.everyone():
        if s.hides(other, player):
            deal_reserve(s, other, rng)


def deal_reserve(s: Interstellar, other: Player, rng: Rng) -> None:
    """A reserve out of which its owner could be asked what they are asked now.

    Whoever is asked has several options; a reserve that allows only one is taken where no other is found.
    """
    guess(s, other, rng)
    choice = s.choice
    if choice is None or choice.player != other:
        return
    for _ in range(TRIES):
        if fits(s, other, choice) and len(choice.legal(s)) > 1:
            break
        guess(s, other, rng)
    else:
        wanted = needs(s, other, choice)
        if wanted:
            take_at_least(s, other, wanted[rng.below(len(wanted))])
    for step in s.stack:
        # Buildings are loaded before the fuel, for a flight that has been announced.
        if isinstance(step, LoadFuel):
            take_at_least(s, other, needs(s, other, step)[0])


def guess(s: Interstellar, other: Player, rng: Rng) -> None:
    s.fuel[other] = rng.below(FUEL_GUESSED + 1) + rng.below(FUEL_GUESSED + 1)
    start = other * RESOURCES
    for resource in ALL_RESOURCES:
        s.cubes[start + resource] = 0
    for _ in range(rng.below(CUBES_GUESSED + 1) + rng.below(CUBES_GUESSED + 1)):
        s.cubes[start + rng.pick(COLOURS_GUESSED)] += 1


Purse = list[int]
"""Fuel, then cubes by colour."""


def purse(fuel: int, cubes: tuple[int, ...] = ()) -> Purse:
    """So much fuel, and these cubes, given as colours."""
    return [fuel, *(cubes.count(resource) for resource in ALL_RESOURCES)]


def take_at_least(s: Interstellar, other: Player, least: Purse) -> None:
    s.fuel[other] = max(s.fuel[other], least[0])
    for resource in ALL_RESOURCES:
        place = other * RESOURCES + resource
        s.cubes[place] = max(s.cubes[place], least[1 + resource])


def fits(s: Interstellar, other: Player, choice: Choice[Any]) -> bool:
    """Whether the reserve has what was announced: beyond its options, what has been put down, what a yes would cost."""
    if isinstance(choice, (PayCubes, Explore, Recruit)):
        least = needs(s, other, choice)[0]
        put = list(choice.paid) if isinstance(choice, PayCubes) else least[1:]
        cubes = s.cubes_of(other)
        return s.fuel[other] >= least[0] and all([cubes[place] >= put[place] for place in ALL_RESOURCES])
    return True


def needs(s: Interstellar, other: Player, choice: Choice[Any]) -> list[Purse]:
    """Purses of which the player must have one at least, to be asked this; none: everybody may be asked it."""
    if isinstance(choice, PayCubes):
        put = purse(0, choice.owed)
        return [[0, *(put[1 + place] + choice.paid[place] for place in ALL_RESOURCES)]]
    if isinstance(choice, Transmute):
        return [_raisable(choice.raised, resource) for resource in ALL_RESOURCES[:PURPLE]]
    if isinstance(choice, (Research, CrashResearch, OmitCube, Build, LowerCube, Save, SaveSecond)):
        return [purse(0, cost) for cost in _costs(s, other, choice)]
    if isinstance(choice, (Trade, Sell, SellAmount, Buy, BuyAmount)):
        return _trades(s, other, choice)
    return [purse(fuel) for fuel in _fuels(s, other, choice)]


def _raisable(raised: tuple[int, ...], resource: Resource) -> Purse:
    """The cubes raised just now, and one that can be."""
    return [0, *(raised[place] + (1 if place == resource else 0) for place in ALL_RESOURCES)]


def _costs(s: Interstellar, other: Player, choice: Choice[Any]) -> list[tuple[Resource, ...]]:
    """What of all that might be paid for costs in cubes."""
    if isinstance(choice, OmitCube):
        return [cost_of(s, other, choice.technology)]
    if isinstance(choice, LowerCube):
        return [MECHANISM_COST[choice.mechanism]]
    if isinstance(choice, Build):
        return [MECHANISM_COST[one] for one in open_projects(s)]
    if isinstance(choice, (Save, SaveSecond)):
        return [(humanity,) for humanity in ALL_RESOURCES if s.earth[humanity] > 0]
    return [cost_of(s, other, technology) for technology in open_technologies(s, other)]


def _trades(s: Interstellar, other: Player, choice: Choice[Any]) -> list[Purse]:
    """A cube to be sold, or the fuel for one on the market. INT-11.2, 11.3, 11.6"""
    if isinstance(choice, SellAmount):
        return [purse(0, (choice.resource,))]
    if isinstance(choice, BuyAmount):
        return [purse(buy_price(choice.token, choice.resource))]
    found: list[Purse] = []
    for resource in ALL_RESOURCES:
        if not isinstance(choice, Buy) and not s.bought[other] >> resource & 1:
            found.append(purse(0, (resource,)))
        if isinstance(choice, (Trade, Buy)) and s.market[resource] > 0 and not s.sold[other] >> resource & 1:
            found.append(purse(buy_price(choice.token, resource)))
    return found


def _fuels(s: Interstellar, other: Player, choice: Choice[Any]) -> list[int]:
    """How much fuel the decision takes for granted."""
    if isinstance(choice, Explore):
        return [exploration_cost(s, other)]
    if isinstance(choice, Recruit):
        return [token_number(RECRUITMENT, "fuel")]
    if isinstance(choice, PaySurvey):
        return [SURVEY_FUEL if choice.prelude else max(0, SURVEY_FUEL - s.hold_fuel[other])]
    if isinstance(choice, LoadFuel):
        return [max(0, choice.cost - s.hold_fuel[other] - spare_fuel(s, other))]
    if isinstance(choice, Travel):
        costs = [travel_cost(s, other, planet, choice.discount) for planet in ALL_PLANETS if s.alive[planet]]
        return [max(0, min(costs) - spare_fuel(s, other))]
    return []


# Extra actions


def unseen_extras(s: Interstellar, player: Player) -> list[list[int]]:
    """For each player the places of those of their extra actions that the player cannot see: not on the stack."""
    found: list[list[int]] = []
    for other in s.everyone():
        extras = s.extras[other] if s.hides(other, player) else []
        found.append([place for place, token in enumerate(extras) if token not in s.played[other]])
    return found


def possible_extras(s: Interstellar, player: Player) -> list[Token]:
    """What these may be: all that neither lie open nor are the player's own. Some left the game unseen. INT-2.14"""
    seen = s.shown_extras.copy()
    for other in s.everyone():
        seen += [token for token in s.extras[other] if not s.hides(other, player) or token in s.played[other]]
    return [token for token in ALL_TOKENS[FIRST_EXTRA:] if token not in seen]


def unknown_extras(s: Interstellar, player: Player) -> int:
    """How many extra actions the player cannot tell: none where only one way to deal them is left."""
    places = [len(unseen) for unseen in unseen_extras(s, player)]
    return 0 if max(places) == len(possible_extras(s, player)) else sum(places)


def deal_extras(s: Interstellar, player: Player, rng: Rng) -> None:
    """Each unseen extra action may be any that is possible; in hand it is called by its new name."""
    pool = possible_extras(s, player)
    rng.shuffle(pool)
    changed: list[dict[Token, Token]] = [{} for _ in range(s.players)]
    for other, places in enumerate(unseen_extras(s, player)):
        for place in places:
            token = pool.pop()
            changed[other][s.extras[other][place]] = token
            s.writable_extras()[other][place] = token
    for other in s.everyone():
        if changed[other]:
            s.hand[other] = sorted([changed[other].get(token, token) for token in s.hand[other]])

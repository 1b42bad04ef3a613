"""Which options bots look at, where there are many: hexes to go to, things to aim at, terms of a trade."""

from __future__ import annotations

from typing import Any, Final

from ....clockwork.names import COUNTER, NOBODY, NOTHING, PASS, Atom, Player
from ....mechanisms.portions import Portions
from ..cards.registry import DESIGNS
from ..components import (
    ACT,
    AMOUNT_ATOM,
    CARGO,
    COLONY,
    END_ATOM,
    EVENT,
    EVENT_ATOM,
    EVENTS,
    FIRST_OF,
    HEX_ATOM,
    HEXES,
    KIND_OF,
    MILITARY,
    MODULE_ATOM,
    MODULES,
    NO_HEX,
    NO_UNIT,
    PLANET_ATOM,
    PLANETS,
    PORT_ATOM,
    RESOURCES,
    SET,
    SPLIT_ATOM,
    TRADE_ATOM,
    TRANSIT_ATOM,
    UNIT_ATOM,
    UNITS,
    Event,
    Hex,
    Unit,
)
from ..rules.abilities import attack_of, defence_of, range_of, reaches
from ..rules.combat.aiming import field_of_fire, shooters_at
from ..rules.combat.battle import fighters, side_of
from ..rules.combat.evasion import Evade
from ..rules.combat.reaction import Reaction
from ..rules.combat.support import PriceSupport
from ..rules.events import NameTarget
from ..rules.galaxy import distance
from ..rules.movement import VesselDeed
from ..rules.port import Exchange
from ..rules.purchases import is_purchase
from ..rules.trade import AnswerTrade, AskGoods, GiveGoods, Trade, partners
from ..rules.transit import NameToll, OfferToll
from ..rules.turn import Act, Shop
from ..state import ENGAGED, Parsec
from .errands import Prey, call
from .odds import LOSS, ROLLS, hits, may_pay
from .standing import Holdings
from .swaps import best_swap, exchange_of, portion

HEXES_LOOKED_AT: Final = 8
"""Of the hexes to which a vessel can go."""
FEW_HEXES: Final = 3
"""A vessel with no more hexes to go to than this asks for transit."""
AIMS_LOOKED_AT: Final = 5
TOLLS_LOOKED_AT: Final = 2
HOPELESS: Final = 8
"""An attack that fails more often than so many times to one hit is not looked at."""
HARMFUL: Final = [EVENT.index(id) for id in ("E01", "E03", "E13", "E16", "E27", "E28", "E30", "E40", "E41")]
"""Cards that do nothing but harm to whatever is where they strike, whoever owns it."""
PULSE: Final = EVENT.index("E30")


def promising(s: Parsec) -> list[Any]:
    """The options that are any good. Where none can be told to be, all."""
    return good_options(s, s.offered) or s.offered


def good_options(s: Parsec, options: list[Any]) -> list[Atom]:
    choice = s.choice
    if isinstance(choice, Shop):
        # What there was to do comes before a look at the shop.
        return [atom for atom in options if is_purchase(atom) or atom == END_ATOM]
    if isinstance(choice, Act):
        return acts(s, choice.player, options)
    if isinstance(choice, VesselDeed) and s.at[choice.unit] != NOTHING:
        return deeds(s, choice.unit, options)
    if isinstance(choice, NameTarget):
        return aims(s, choice, options)
    if isinstance(choice, (Evade, Reaction)):
        return good_in_combat(s, choice, options)
    if isinstance(choice, (Portions, Trade, AnswerTrade)):
        return good_terms(s, choice, options)
    return options


def good_in_combat(s: Parsec, choice: Evade | Reaction, options: list[Atom]) -> list[Atom]:
    if isinstance(choice, Evade):
        return best_hexes(s, choice.unit, safest(s, choice.unit, options))
    found = without(options, SPLIT_ATOM)
    return fights_worth_joining(s, choice.side, found) if PASS in found else found


def good_terms(s: Parsec, choice: Portions[Parsec] | Trade | AnswerTrade, options: list[Atom]) -> list[Atom]:
    """Partners with whom both gain, the amounts of the best trade, and a counter-offer only where there is a better."""
    if isinstance(choice, Portions):
        return amounts(s, choice, options)
    if isinstance(choice, Trade):
        return [atom for atom in options if best_swap(s, choice.player, s.player_of(atom))]
    terms = best_swap(s, choice.player, choice.proposer)
    return without(options, COUNTER) if not terms or terms == (*choice.ask, *choice.give) else options


def without(options: list[Atom], left_out: int) -> list[Atom]:
    return [atom for atom in options if atom != left_out] if left_out in options else options


def acts(s: Parsec, player: Player, options: list[Atom]) -> list[Atom]:
    """All but trades that nobody would make."""
    if TRADE_ATOM in options and not may_swap(s, player):
        options = without(options, TRADE_ATOM)
    if PORT_ATOM in options and not exchange_of(s, player):
        options = without(options, PORT_ATOM)
    return [atom for atom in options if not EVENT_ATOM <= atom < EVENT_ATOM + EVENTS or may_harm(s, player, atom)]


def may_swap(s: Parsec, player: Player) -> bool:
    for other in partners(s, player):
        if best_swap(s, player, other):
            return True
    return False


def amounts(s: Parsec, choice: Portions[Parsec], options: list[Atom]) -> list[Atom]:
    """The next amount of the best trade or exchange; small tolls and rewards."""
    if isinstance(choice, (OfferToll, NameToll, PriceSupport)):
        return options[:TOLLS_LOOKED_AT]
    terms: tuple[int, ...] = ()
    if isinstance(choice, GiveGoods):
        terms = best_swap(s, choice.player, choice.partner)
    elif isinstance(choice, AskGoods):
        terms = best_swap(s, choice.player, choice.partner, choice.give)[RESOURCES:]
    elif isinstance(choice, Exchange):
        terms = exchange_of(s, choice.player)
    atom = portion(options, AMOUNT_ATOM, choice.counts, terms)
    return options if atom == NOBODY else [Atom(atom)]


# Vessels


def deeds(s: Parsec, unit: Unit, options: list[Atom]) -> list[Atom]:
    """The best hexes to go to, the best units to attack, and transit for a vessel that is hemmed in."""
    hexes = [atom for atom in options if HEX_ATOM <= atom < HEX_ATOM + HEXES]
    found = best_hexes(s, unit, hexes)
    targets = [
        atom for atom in options if UNIT_ATOM <= atom < UNIT_ATOM + UNITS and may_hit(s, unit, Unit(atom - UNIT_ATOM))
    ]
    found = found + best_of(targets, [LOSS[KIND_OF[atom - UNIT_ATOM]] for atom in targets], AIMS_LOOKED_AT)
    if TRANSIT_ATOM in options and len(hexes) <= FEW_HEXES:
        found.append(TRANSIT_ATOM)
    return found


def may_hit(s: Parsec, unit: Unit, target: Unit) -> bool:
    """Whether an attack by all of its owner's warships that reach the target is not hopeless."""
    lead = attack_of(s, unit) - defence_of(s, target)
    for other in s.fleet[s.owner(unit)]:
        if other != unit and MILITARY[KIND_OF[other]] and s.at[other] != NO_HEX and reaches(s, other, s.at[target]):
            lead += attack_of(s, other)
    return HOPELESS * hits(lead) >= ROLLS


def best_of(options: list[Atom], gains: list[int], most: int) -> list[Atom]:
    """So many of the options at most, those of greatest gain, in their order."""
    if len(options) <= most:
        return options
    ranks = [(-gains[place], place) for place in range(len(options))]
    ranks.sort()
    places = [rank[1] for rank in ranks[:most]]
    places.sort()
    return [options[place] for place in places]


def best_hexes(s: Parsec, unit: Unit, options: list[Atom]) -> list[Atom]:
    """The hexes that serve a vessel best."""
    if len(options) <= HEXES_LOOKED_AT:
        return options
    if KIND_OF[unit] == CARGO:
        player = s.owner(unit)
        made = Holdings(s, player).sources
        return best_of(options, [call(s, player, Hex(atom - HEX_ATOM), made) for atom in options], HEXES_LOOKED_AT)
    half = HEXES_LOOKED_AT // 2
    hunting = best_of(options, hunting_grounds(s, unit, options), half)
    claiming = best_of(options, claims(s, unit, options), half)
    return hunting + [atom for atom in claiming if atom not in hunting]


def safest(s: Parsec, unit: Unit, options: list[Atom]) -> list[Atom]:
    """The hexes on which fewest enemies of the running combat could fire at a vessel."""
    side = side_of(s, s.owner(unit))
    foes = fighters(s, 1 - side, ENGAGED)
    least = len(foes)
    found: list[Atom] = []
    for atom in options:
        exposed = 0
        for foe in foes:
            if reaches(s, foe, Hex(atom - HEX_ATOM)):
                exposed += 1
        if exposed < least:
            least = exposed
            found = []
        if exposed == least:
            found.append(atom)
    return found


def hunting_grounds(s: Parsec, unit: Unit, options: list[Atom]) -> list[int]:
    """What a warship could attack from each of these hexes or, if nothing, how near it comes to something."""
    player = s.owner(unit)
    kind = KIND_OF[unit]
    prey = Prey(s, player)
    attack = attack_of(s, unit)
    defence = s.figures[player].defence[kind]
    far = range_of(s, unit)
    gains = [0] * HEXES
    nearest = NO_HEX
    least = HEXES
    for number in range(len(prey.places)):
        place = prey.places[number]
        steps = distance(s.at[unit], place)
        if steps < least and prey.civil[number]:
            least = steps
            nearest = place
        for hex in field_of_fire(place, far):
            gain = prey.raid(number, attack, defence, LOSS[kind], distance(hex, place))
            if gain > gains[hex]:
                gains[hex] = gain
    found: list[int] = []
    for atom in options:
        hex = Hex(atom - HEX_ATOM)
        closer = 0 if nearest == NO_HEX else distance(hex, nearest)
        found.append(HEXES * gains[hex] - closer)
    return found


def claims(s: Parsec, unit: Unit, options: list[Atom]) -> list[int]:
    """How many modules a warship would win for its team on each of these hexes, or contest."""
    player = s.owner(unit)
    ours = 0
    theirs = 0
    for other in s.everyone():
        cells = Holdings(s, other).cells
        if s.team[other] == s.team[player]:
            ours |= cells
        else:
            theirs |= cells
    found: list[int] = []
    for atom in options:
        value = 0
        for cell in s.galaxy.cells[atom - HEX_ATOM]:
            if not ours >> cell & 1:
                value += 1 if theirs >> cell & 1 else 2
        found.append(HEXES * value - distance(s.at[unit], Hex(atom - HEX_ATOM)))
    return found


def fights_worth_joining(s: Parsec, side: int, options: list[Atom]) -> list[Atom]:
    """Where nobody must answer: the strikes that may bring more than the answer to them costs, and all else."""
    found: list[Atom] = []
    for atom in options:
        enemy = Unit(atom - UNIT_ATOM)
        if enemy < 0 or may_pay(s, side, tuple(shooters_at(s, side, enemy)), enemy):
            found.append(atom)
    return found


# Event cards


def aims(s: Parsec, choice: NameTarget, options: list[Atom]) -> list[Atom]:
    """Of many hexes those where a card harms others most; where it moves a vessel, those that serve it best."""
    if choice.card in HARMFUL and not choice.chosen:
        harms = [harm_at(s, choice.player, choice.card, atom) for atom in options]
        found = [options[place] for place in range(len(options)) if harms[place] > 0]
        return best_of(found, [harm for harm in harms if harm > 0], AIMS_LOOKED_AT)
    if len(options) <= HEXES_LOOKED_AT or not HEX_ATOM <= options[0] < HEX_ATOM + HEXES:
        return options
    if choice.chosen and UNIT_ATOM <= choice.chosen[-1] < UNIT_ATOM + UNITS:
        unit = Unit(choice.chosen[-1] - UNIT_ATOM)
        if s.owner(unit) == choice.player:
            return best_hexes(s, unit, options)
    harms = [harm(s, choice.player, Hex(atom - HEX_ATOM), DESIGNS[choice.card].radius) for atom in options]
    return best_of(options, harms, AIMS_LOOKED_AT)


def may_harm(s: Parsec, player: Player, atom: Atom) -> bool:
    """Whether a card that only harms can be aimed so that others suffer more than the player; all other cards may."""
    card = Event(atom - EVENT_ATOM)
    if card not in HARMFUL:
        return True
    for target in DESIGNS[card].targets(s, player, ACT, ()):
        if harm_at(s, player, card, target) > 0:
            return True
    return False


def harm_at(s: Parsec, player: Player, card: Event, atom: Atom) -> int:
    """What the others have where a card strikes that only harms, less one's own."""
    if PLANET_ATOM <= atom < PLANET_ATOM + PLANETS:
        value = 0
        for hex in s.galaxy.planet_hexes[atom - PLANET_ATOM]:
            value += harm_on(s, player, hex) + colony_harm_on(s, player, hex)
        return value
    if MODULE_ATOM <= atom < MODULE_ATOM + MODULES:
        value = 0
        for hex in s.galaxy.hexes_in[s.galaxy.cell_of[atom - MODULE_ATOM]]:
            value += harm_on(s, player, hex)
        return value
    value = harm(s, player, Hex(atom - HEX_ATOM), DESIGNS[card].radius)
    return value + colony_harm_on(s, player, Hex(atom - HEX_ATOM)) if card == PULSE else value


def colony_harm_on(s: Parsec, player: Player, hex: Hex) -> int:
    if s.colony_on[hex] == NO_UNIT:
        return 0
    return LOSS[COLONY] if s.opposes(player, s.holder[hex]) else -LOSS[COLONY]


def harm(s: Parsec, player: Player, hex: Hex, radius: int) -> int:
    """What the others have on a hex, and around it if the card reaches so far, less one's own."""
    value = harm_on(s, player, hex)
    if radius > 0:
        for near in s.galaxy.neighbours[hex]:
            value += harm_on(s, player, near)
    return value


def harm_on(s: Parsec, player: Player, hex: Hex) -> int:
    holder = s.holder[hex]
    if holder == NOBODY:
        return 0
    value = 0
    start = s.first_unit(holder)
    for unit in range(start + FIRST_OF[CARGO], start + SET):
        if s.at[unit] == hex:
            value += LOSS[KIND_OF[unit]]
    return value if s.opposes(player, holder) else -value

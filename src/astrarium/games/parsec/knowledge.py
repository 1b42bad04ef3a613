"""Who knows what: dealing the unknown anew, and observations. See also layout.py, from which views come."""

from __future__ import annotations

from typing import Final

from ...clockwork.chance import Rng
from ...clockwork.names import NOBODY, NOTHING, Player, knows
from ...mechanisms.dealing import Unknown
from ...positions.scribe import DIGEST, digest
from ...positions.seen import UNKNOWN, counted, whose
from .components import ANSWER, CARGO, COLONY, EVENTS, FIGHTER, PIECES, SET, TRANSPORT, Unit
from .observation import BONDS, EFFECTS, FIGHTERS, TRANSITS
from .rules.event_hands import fresh_cards
from .rules.goods import count_purses
from .state import (
    ATTACKER,
    BOUND_SERIAL,
    BOUND_UNIT,
    BOUND_WIDTH,
    DEFENDER,
    FIGHT_UNIT,
    FIGHT_WIDTH,
    LASTING_PLAYER,
    LASTING_SERIAL,
    LASTING_VICTIM,
    LASTING_WIDTH,
    REQUEST_PLAYER,
    REQUEST_SIDE,
    TRANSIT_WIDTH,
    Parsec,
)


def deal_unknown(s: Parsec, player: Player, rng: Rng) -> None:
    """The deck, Event hands, resource hands, and votes that are not shown yet, as far as they are unknown."""
    events = Unknown(player, rng, [])
    events.deck(s.writable_deck())
    events.hands(s.writable_events(), s.seen_events)
    events.deal()
    goods = Unknown(player, rng, [])
    goods.hands(s.writable_goods(), s.seen_goods)
    goods.deal()
    count_purses(s)
    votes = s.votes.copy()
    for voter in s.everyone():
        if votes[voter] != NOBODY and not knows(s.votes_known[voter], player):
            votes[voter] = rng.below(len(ANSWER))
    s.votes = votes


# What observations tell that no attribute holds


def dice_seen(s: Parsec, player: Player) -> list[int]:
    """The dice of attack and defence; 0 until they are rolled."""
    return s.dice if s.dice else [0, 0]


def bonuses_seen(s: Parsec, player: Player) -> list[int]:
    """What cards add to both; UNKNOWN while nobody strikes."""
    return s.bonuses if s.bonuses else [UNKNOWN, UNKNOWN]


def victory_seen(s: Parsec, player: Player) -> int:
    """In which ways the game was won."""
    return s.victory


NONE_FRESH: Final = [0] * EVENTS


def fresh_seen(s: Parsec, player: Player) -> list[int]:
    """How many cards of each face the player may not use yet. PAR-11.3"""
    return counted([*fresh_cards(s, player)], EVENTS) if s.fresh[player] > 0 else NONE_FRESH


# Records, row by row: the first so many, and a digest of the others

NO_EFFECTS: Final = [UNKNOWN] * (EFFECTS * (LASTING_WIDTH - 1))
NO_BONDS: Final = [UNKNOWN] * (BONDS * BOUND_WIDTH)
NO_TRANSITS: Final = [UNKNOWN] * (TRANSITS * TRANSIT_WIDTH)
NO_FIGHTERS: Final = [UNKNOWN] * (FIGHTERS * (FIGHT_WIDTH + 1))
NOTHING_DEEPER: Final = [0] * DIGEST
"""What is mostly told, made once: nobody changes it."""


def effects_seen(s: Parsec, player: Player) -> list[int]:
    """The first effects in force, without their numbers, and with players by their seats."""
    return flat(effects(s, player)[:EFFECTS], EFFECTS, LASTING_WIDTH - 1) if len(s.lasting) > 0 else NO_EFFECTS


def effects_seen_deeper(s: Parsec, player: Player) -> list[int]:
    return deeper(effects(s, player)[EFFECTS:]) if len(s.lasting) > EFFECTS else NOTHING_DEEPER


def effects(s: Parsec, player: Player) -> list[list[int]]:
    found: list[list[int]] = []
    for row in range(len(s.lasting)):
        seen = s.lasting.row(row)
        for field in (LASTING_PLAYER, LASTING_VICTIM):
            seen[field] = whose(seen[field], player, s.players)
        found.append(seen[LASTING_SERIAL + 1 :])
    return found


def bonds_seen(s: Parsec, player: Player) -> list[int]:
    """Which effect, by its place, is attached to which unit."""
    return flat(bonds(s)[:BONDS], BONDS, BOUND_WIDTH) if len(s.bound) > 0 else NO_BONDS


def bonds_seen_deeper(s: Parsec, player: Player) -> list[int]:
    return deeper(bonds(s)[BONDS:]) if len(s.bound) > BONDS else NOTHING_DEEPER


def bonds(s: Parsec) -> list[list[int]]:
    """In the order of the effects and of the units."""
    found: list[list[int]] = []
    for row in range(len(s.bound)):
        place = s.lasting.find(LASTING_SERIAL, s.bound.get(row, BOUND_SERIAL))
        found.append([place, s.bound.get(row, BOUND_UNIT)])
    return sorted(found)


def transits_seen(s: Parsec, player: Player) -> list[int]:
    """Requests for transit, and what became of them. PAR-8.8"""
    return flat(transits(s)[:TRANSITS], TRANSITS, TRANSIT_WIDTH) if len(s.transits) > 0 else NO_TRANSITS


def transits_seen_deeper(s: Parsec, player: Player) -> list[int]:
    return deeper(transits(s)[TRANSITS:]) if len(s.transits) > TRANSITS else NOTHING_DEEPER


def transits(s: Parsec) -> list[list[int]]:
    return sorted([s.transits.row(row) for row in range(len(s.transits))])


def fighters_seen(s: Parsec, player: Player) -> list[int]:
    """Who fights, on which side, how, against whom, and whether it takes part in the running strike."""
    return flat(fighters(s)[:FIGHTERS], FIGHTERS, FIGHT_WIDTH + 1) if len(s.fighters) > 0 else NO_FIGHTERS


def fighters_seen_deeper(s: Parsec, player: Player) -> list[int]:
    return deeper(fighters(s)[FIGHTERS:]) if len(s.fighters) > FIGHTERS else NOTHING_DEEPER


def fighters(s: Parsec) -> list[list[int]]:
    found: list[list[int]] = []
    for row in range(len(s.fighters)):
        unit = Unit(s.fighters.get(row, FIGHT_UNIT))
        found.append([*s.fighters.row(row), 1 if unit in s.shooters else 0])
    return sorted(found)


def flat(rows: list[list[int]], number: int, width: int) -> list[int]:
    """These rows in one list, and UNKNOWN for each that is missing to the number."""
    found: list[int] = []
    for row in rows:
        found += row
    return found + [UNKNOWN] * (number * width - len(found))


def deeper(rows: list[list[int]]) -> list[int]:
    """What stands for the rows that are not told one by one."""
    return digest(flat(rows, 0, 0))


# Of each seat


def asked_by_attacker(s: Parsec, seat: int, player: Player) -> int:
    """Whether the attacker may not ask that player for support any more."""
    return 1 if s.requests.find_both(REQUEST_SIDE, ATTACKER, REQUEST_PLAYER, seat) != NOBODY else 0


def asked_by_defender(s: Parsec, seat: int, player: Player) -> int:
    """The same for the defender."""
    return 1 if s.requests.find_both(REQUEST_SIDE, DEFENDER, REQUEST_PLAYER, seat) != NOBODY else 0


def hexes_seen(s: Parsec, seat: int, player: Player) -> list[int]:
    """The hex of each piece of a player; of all pieces UNKNOWN until the player has a colour."""
    if s.colour[seat] == NOBODY:
        return [UNKNOWN] * SET
    start = s.first_unit(Player(seat))
    return list(s.at[start : start + SET])


def carriers_seen(s: Parsec, seat: int, player: Player) -> list[int]:
    """By which of the player's own transports each small vessel is carried."""
    number = PIECES[CARGO] + PIECES[FIGHTER]
    if s.colour[seat] == NOBODY:
        return [UNKNOWN] * number
    start = s.first_of(Player(seat), CARGO)
    first = s.first_of(Player(seat), TRANSPORT)
    return [UNKNOWN if carrier == NOTHING else carrier - first for carrier in s.aboard[start : start + number]]


def deeds_seen(s: Parsec, seat: int, player: Player) -> list[int]:
    """What each vessel has done."""
    if s.colour[seat] == NOBODY:
        return [UNKNOWN] * (SET - PIECES[COLONY])
    start = s.first_unit(Player(seat))
    return s.did[start + PIECES[COLONY] : start + SET]


def vote_seen(s: Parsec, seat: int, player: Player) -> int:
    """How a seat has voted, for those who know it."""
    return s.votes[seat] if knows(s.votes_known[seat], player) else UNKNOWN

"""Who knows what: dealing the unknown anew, and observations. See also layout.py, from which views come."""

from __future__ import annotations

from typing import Final

from ...clockwork.chance import Rng
from ...clockwork.names import NOBODY, flags, knows
from ...mechanisms.dealing import Unknown
from .components import (
    ANSWER,
    CELL,
    EVENT,
    EVENTS,
    FACTION,
    FACTIONS,
    KIND,
    KINDS,
    MARKERS,
    PIECES,
    RESOURCE,
    RESOURCES,
    SET,
)
from .rules.goods import count_purses
from .state import ATTACKER, DEFENDER, FIGHT_UNIT, LASTING_WIDTH, REQUEST_PLAYER, REQUEST_SIDE, Parsec


def deal_unknown(s: Parsec, player: int, rng: Rng) -> None:
    """The deck, Event hands, resource hands, and votes that are not shown yet, as far as they are unknown."""
    s.own_events()
    s.own_goods()
    events = Unknown(player, rng, [])
    events.deck(s.own_deck())
    events.hands(s.events, s.seen_events)
    events.deal()
    goods = Unknown(player, rng, [])
    goods.hands(s.goods, s.seen_goods)
    goods.deal()
    count_purses(s)
    votes = s.votes.copy()
    for voter in range(s.players):
        if votes[voter] != NOBODY and not knows(s.votes_known[voter], player):
            votes[voter] = rng.below(len(ANSWER))
    s.votes = votes


UNKNOWN: Final = -1
_EFFECTS: Final = MARKERS * 2
"""So many effects in force are told; more than there are markers, since some need none."""
_PLACE_FIELDS: Final = ("at", "aboard", "did")
_PART_FIELDS: Final = ("fights", "role", "helps_against", "shoots")
_UNIT_FIELDS: Final = _PLACE_FIELDS + _PART_FIELDS
_NO_PART: Final = [UNKNOWN, UNKNOWN, UNKNOWN, 0]
"""What is told of a unit that is in no combat."""
_EFFECT_FIELDS: Final = ("serial", "card", "player", "until", "hex", "other", "planet", "module", "victim", "roll")


def observe(s: Parsec, player: int) -> list[int]:
    """Everything the player knows, themselves first and the others clockwise. Players are told by these places."""
    seats = [(player + step) % s.players for step in range(s.players)]
    seen: list[int] = [s.turn, s.round, s.limit, s.rolled, 1 if s.arms_race else 0, len(s.deck)]
    seen += [1 if flag else 0 for flag in (s.wide, s.timed, s.absolute, s.simple, s.with_factions)]
    seen += s.modules
    seen += s.stacks
    seen += [s.target, s.struck, s.strikes, s.striker]
    seen += [s.dice[side] if s.dice else 0 for side in range(2)]
    seen += [s.bonuses[side] if s.bonuses else 0 for side in range(2)]
    for row in range(_EFFECTS):
        seen += _effect(s, row, player)
    for seat in seats:
        seen += _observe_player(s, seat, player)
    return seen


def _effect(s: Parsec, row: int, player: int) -> list[int]:
    if row >= len(s.lasting):
        return [UNKNOWN] * LASTING_WIDTH
    seen = s.lasting.row(row)
    for field in (2, 8):
        if seen[field] != NOBODY:
            seen[field] = (seen[field] - player) % s.players
    return seen


def _observe_player(s: Parsec, seat: int, viewer: int) -> list[int]:
    colour = s.colour[seat]
    seen = [
        colour,
        s.team[seat],
        1 if s.waits_for(viewer) == seat else 0,
        1 if s.active == seat else 0,
        1 if s.first == seat else 0,
        1 if s.is_out(seat) else 0,
        s.rivals.index(seat) if seat in s.rivals else UNKNOWN,
        1 if s.requests.find_both(REQUEST_SIDE, ATTACKER, REQUEST_PLAYER, seat) != NOBODY else 0,
        1 if s.requests.find_both(REQUEST_SIDE, DEFENDER, REQUEST_PLAYER, seat) != NOBODY else 0,
        s.free[seat],
        s.fresh[seat],
        s.offers_made[seat],
        s.offers_refused[seat],
        s.turns[seat],
        len(s.goods[seat]),
        len(s.events[seat]),
    ]
    seen += flags(s.factions[seat], FACTIONS)
    seen += flags(s.permanents[seat], EVENTS)
    seen += _known(s.goods[seat], s.seen_goods[seat], seat, viewer, RESOURCES)
    seen += _known(s.events[seat], s.seen_events[seat], seat, viewer, EVENTS)
    if colour == NOBODY:
        return seen + [UNKNOWN] * (len(_UNIT_FIELDS) * SET)
    start = s.first_unit(seat)
    seen += s.at[start : start + SET]
    for carrier in s.aboard[start : start + SET]:
        seen.append(UNKNOWN if carrier == NOBODY else carrier - start)
    seen += s.did[start : start + SET]
    if not len(s.fighters):
        return seen + _NO_PART * SET
    for unit in range(start, start + SET):
        seen += _part(s, unit)
    return seen


def _part(s: Parsec, unit: int) -> list[int]:
    """A unit's side, role and helped-against in the combat, and whether it takes part in the running strike."""
    row = s.fighters.find(FIGHT_UNIT, unit)
    if row == NOBODY:
        return _NO_PART
    return [*s.fighters.row(row)[FIGHT_UNIT + 1 :], 1 if unit in s.shooters else 0]


def _known(cards: list[int], masks: list[int], owner: int, viewer: int, faces: int) -> list[int]:
    """How many of each face the viewer knows in a hand."""
    counts = [0] * faces
    for place in range(len(cards)):
        if owner == viewer or knows(masks[place], viewer):
            counts[cards[place]] += 1
    return counts


def field_names(players: int) -> list[str]:
    """The name of each number in an observation."""
    names = ["turn", "round", "limit", "rolled", "arms_race", "deck"]
    names += ["wide", "timed", "absolute", "simple", "with_factions"]
    names += [f"module.{id}" for id in CELL.ids]
    names += [f"stack.{id}" for id in RESOURCE.ids]
    names += ["target", "struck", "strikes", "striker", "die.attack", "die.defence", "bonus.attack", "bonus.defence"]
    names += [f"effect.{row + 1}.{field}" for row in range(_EFFECTS) for field in _EFFECT_FIELDS]
    pieces = [f"{KIND.ids[kind]}.{number + 1}" for kind in range(KINDS) for number in range(PIECES[kind])]
    told = ["colour", "team", "decides", "active", "first", "out", "side", "asked.attacker", "asked.defender"]
    told += ["free", "fresh", "offers_made", "offers_refused", "turns", "goods", "events"]
    for seat in range(players):
        names += [f"{seat}.{name}" for name in told]
        names += [f"{seat}.faction.{id}" for id in FACTION.ids]
        names += [f"{seat}.permanent.{id}" for id in EVENT.ids]
        names += [f"{seat}.known.{id}" for id in RESOURCE.ids]
        names += [f"{seat}.known.{id}" for id in EVENT.ids]
        for what in _PLACE_FIELDS:
            names += [f"{seat}.{what}.{piece}" for piece in pieces]
        names += [f"{seat}.{what}.{piece}" for piece in pieces for what in _PART_FIELDS]
    return names

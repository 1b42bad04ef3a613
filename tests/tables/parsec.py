"""Laying out positions of Parsec by name, for tests that read as cases.

    s = lay("REF2", "red blue", {"2.5": "red cargo", "0.11": "blue cargo cargo"}, goods={"red": "0 2 1"})
    extract(s, "red", 6)
    assert goods(s, "blue") == (2, 0, 0)

Players are colours in turn order, the first one first. Units: "red colony cargo", "red transport with fighter".
Whatever is not named is in the reserve, the stacks, the deck.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from astrarium import game
from astrarium.clockwork.chance import Rng, seeded
from astrarium.clockwork.names import Player
from astrarium.clockwork.step import Step
from astrarium.clockwork.text import EVERYONE
from astrarium.games.parsec.components import (
    ALL_EVENTS,
    ALL_RESOURCES,
    CELLS,
    COLOUR,
    DIE,
    EVENT,
    FACTION,
    HEX,
    KIND,
    KIND_OF,
    MODULE,
    NO_HEX,
    NO_MODULE,
    NO_UNIT,
    STACKS,
    TRANSPORT,
    UNIT,
    Event,
    Faction,
    Hex,
    Kind,
    Module,
    Unit,
    cell_at,
)
from astrarium.games.parsec.rules.effects_in_force import begin_effect, next_turn_of
from astrarium.games.parsec.rules.end_of_turn import END_TURN
from astrarium.games.parsec.rules.extraction import Extract
from astrarium.games.parsec.rules.fleets import load, put, spare
from astrarium.games.parsec.rules.goods import gain_goods
from astrarium.games.parsec.rules.possessions import refigure
from astrarium.games.parsec.rules.purchases import Buy
from astrarium.games.parsec.rules.turn import Act, NextTurn
from astrarium.games.parsec.rules.victory import CHECK_VICTORY
from astrarium.games.parsec.setup import lay_galaxy
from astrarium.games.parsec.state import Parsec, blank
from astrarium.language import speaker
from astrarium.mechanisms.decks import Deck
from astrarium.mechanisms.hands import gain
from tables import playing
from tables.playing import begin, decide, play

MAPS = {
    entry["id"]: entry["grid"]
    for entry in tomllib.loads(
        resources.files("astrarium.games.parsec").joinpath("box", "modules.toml").read_text(encoding="utf-8")
    )["reference_map"]
}

QUIET = (5, 5, 5)
"""The next rolls, unless a test says otherwise: on the maps for tests few things show a 5."""


def lay(
    board: str = "REF2",
    seats: str = "red blue",
    units: dict[str, str] | None = None,
    *,
    goods: dict[str, str] | None = None,
    events: dict[str, str] | None = None,
    fresh: dict[str, int] | None = None,
    deck: str = "",
    factions: dict[str, str] | None = None,
    permanents: dict[str, str] | None = None,
    free: str = "",
    out: str = "",
    teams: int = 0,
    arms_race: bool = False,
    absolute: bool = False,
    simple: bool = False,
    limit: int = 150,
    round: int = 1,
    without: str = "",
) -> Parsec:
    """A table in the middle of the game. goods: "ti au en"; events, permanents, deck (from the top): ids of faces."""
    names = seats.split()
    s = blank(len(names))
    s.without = frozenset(without.split())
    for player, name in enumerate(names):
        s.sit(player, COLOUR.index(name))
    s.wide = s.players == 2 and len(MAPS[board][0]) == 4
    s.limit, s.absolute, s.simple, s.arms_race = limit, absolute, simple, arms_race
    if teams:
        s.team = [player % teams for player in range(s.players)]
    s.modules = [NO_MODULE] * CELLS
    for j, line in enumerate(MAPS[board]):
        for i, module in enumerate(line):
            s.modules[cell_at(i, j)] = Module(MODULE.index(module))
    lay_galaxy(s)
    s.stacks = STACKS.copy()
    s.with_factions = bool(factions)
    for name, ids in (factions or {}).items():
        s.factions[who(s, name)] = [Faction(FACTION.index(id)) for id in ids.split()]
    for name, ids in (permanents or {}).items():
        s.permanents[who(s, name)] = [Event(EVENT.index(id)) for id in ids.split()]
    for player in s.everyone():
        refigure(s, player)
    for hex, line in (units or {}).items():
        station(s, hex, line)
    for name, counts in (goods or {}).items():
        gain_goods(s, who(s, name), [int(count) for count in counts.split()])
    _lay_cards(s, events or {}, fresh or {}, deck)
    for name in free.split():
        s.free[who(s, name)] = 1
    for name in out.split():
        s.out |= 1 << who(s, name)
    s.round = round
    s.turn = 1
    s.first = s.active = Player(0)
    s.turns = [round] * s.players
    dice(s, *QUIET)
    s.check()
    return s


def station(s: Parsec, hex: str, line: str) -> None:
    """Put units on a hex: "red colony cargo", "red transport with fighter cargo"."""
    colour, *kinds = line.split()
    player = who(s, colour)
    carrier = NO_UNIT
    aboard = False
    for word in kinds:
        if word == "with":
            aboard = True
            continue
        unit = spare(s, player, Kind(KIND.index(word)))
        assert unit != NO_UNIT, f"no {word} of {colour} is left"
        if aboard:
            load(s, unit, carrier)
        else:
            put(s, unit, Hex(HEX.index(hex)))
            carrier = unit if KIND_OF[unit] == TRANSPORT else carrier


def _lay_cards(s: Parsec, events: dict[str, str], fresh: dict[str, int], deck: str) -> None:
    left = ALL_EVENTS.copy()
    for pile in s.permanents:
        for card in pile:
            left.remove(card)
    for name, ids in events.items():
        player = who(s, name)
        for id in ids.split():
            left.remove(Event(EVENT.index(id)))
            gain(s.events[player], s.seen_events[player], EVENT.index(id), 0)
        s.fresh[player] = fresh.get(name, 0)
    top = [Event(EVENT.index(id)) for id in deck.split()]
    for card in top:
        left.remove(card)
    s.deck = Deck(left + top[::-1])


def under(s: Parsec, colour: str, card: str, rounds: int = 1, **where: int | tuple[int, ...]) -> Parsec:
    """An effect in force, as if the player had just played that card out of the deck."""
    index = Event(EVENT.index(card))
    deck = s.writable_deck()
    deck.cards.remove(index)
    deck.piles.pop()
    deck.known.pop()
    s.played.append(index)
    player = who(s, colour)
    begin_effect(s, index, player, next_turn_of(s, player, rounds), **where)  # type: ignore[arg-type]
    return s


def who(s: Parsec, colour: str) -> Player:
    player = s.who[COLOUR.index(colour)]
    assert player >= 0, f"{colour} is not at the table"
    return player


# What is done


def dice(s: Parsec, *numbers: int) -> Parsec:
    """The next dice will show these numbers."""
    s.rng = Rng(_chance(numbers))
    return s


@cache
def _chance(numbers: tuple[int, ...]) -> int:
    for seed in range(10_000_000):
        state = seeded(seed, "dice").state
        rng = Rng(state)
        if all(1 + rng.below(DIE) == number for number in numbers):
            return state
    raise AssertionError(f"no chance gives {numbers}")


def act(s: Parsec, colour: str) -> Parsec:
    """The action phase of a player."""
    player = who(s, colour)
    s.active = player
    return begin(s, Act(player), END_TURN, NextTurn())


def shop(s: Parsec, colour: str) -> Parsec:
    """The purchase step of a player."""
    player = who(s, colour)
    s.active = player
    return begin(s, Buy(player), END_TURN, NextTurn())


def extract(s: Parsec, colour: str, number: int) -> Parsec:
    """The player has rolled that number; all extract, then the table rests."""
    player = who(s, colour)
    s.active = player
    s.rolled = number
    return run(s, Extract(), CHECK_VICTORY)


def run(s: Parsec, *steps: Step[Parsec]) -> Parsec:
    """Carry these steps out; then the table rests."""
    return playing.run(s, *steps, resting=s.active)


def end_turn(s: Parsec, colour: str, *numbers: int) -> Parsec:
    """That player's turn ends; the next ones will roll these numbers for resources."""
    s.active = who(s, colour)
    if numbers:
        dice(s, *numbers)
    return begin(s, END_TURN, NextTurn())


def move(s: Parsec, unit: str, hex: str) -> Parsec:
    """In the action phase: that unit goes to that hex."""
    return play(s, f"unit:{unit}", f"hex:{hex}")


# What is seen


def label(s: Parsec, name: str, lang: str = "en") -> str:
    """What an option is called here."""
    assert name in s.legal_names, f"{name} is not open"
    return speaker(game("parsec"), lang).label(s, s.game.atoms.index(name))


def prompt(s: Parsec, lang: str = "en") -> str:
    """What is asked."""
    return speaker(game("parsec"), lang).prompt(s)


def listen(s: Parsec) -> Parsec:
    """From now on the table keeps a log."""
    s.log = []
    return s


def told(s: Parsec, lang: str = "en") -> list[str]:
    """The log, as everybody may read it."""
    return [speaker(game("parsec"), lang).note(s, note) for note in s.log or [] if note.audience == EVERYONE]


def goods(s: Parsec, colour: str) -> tuple[int, ...]:
    """ti, au, en in hand."""
    return tuple(s.holds(who(s, colour), resource) for resource in ALL_RESOURCES)


def hand(s: Parsec, colour: str) -> list[str]:
    return sorted(EVENT.ids[card] for card in s.events[who(s, colour)])


def units(s: Parsec, hex: str) -> list[str]:
    """The units on a hex, carried ones after their transport."""
    found = [unit for unit in range(len(UNIT)) if s.at[unit] == HEX.index(hex)]
    found += [unit for unit in range(len(UNIT)) if s.aboard[unit] in found]
    return [UNIT.ids[unit] for unit in found]


def kinds(s: Parsec, hex: str) -> str:
    """The same as they are laid: "red transport fighter"."""
    names = [id.split(".") for id in units(s, hex)]
    return " ".join([names[0][0], *(name[1] for name in names)]) if names else ""


def at(s: Parsec, unit: str) -> str:
    """Where a unit is: a hex, a transport, or '' in the reserve."""
    index = Unit(UNIT.index(unit))
    if s.aboard[index] != NO_UNIT:
        return UNIT.ids[s.aboard[index]]
    return "" if s.at[index] == NO_HEX else HEX.ids[s.at[index]]


def winners(s: Parsec) -> set[str]:
    return {COLOUR.ids[s.colour[player]] for player in s.winners}


def new_game(players: int = 3, seed: int = 1, **choices: str) -> Parsec:
    s = game("parsec").start(players, seed, log=True, **choices)
    assert isinstance(s, Parsec)
    return s


def begun(players: int = 3, seed: int = 1, **choices: str) -> Parsec:
    """A game at its first turn; everything before was decided by the first option."""
    s = new_game(players, seed, **choices)
    while s.turn == 0:
        decide(s, s.legal[0])
    return s

"""Tables with moons for tests of Cosmic Encounter."""

from __future__ import annotations

from typing import Any

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic.components import FIRST_MOON, SYSTEM_OF
from astrarium.games.cosmic.rules.settle import Settle
from astrarium.games.cosmic.rules.tokens import lift_all
from tables.cosmic import A, B, C, D, Table
from tables.playing import decide


def armed(players: int = 4, **powers: Any) -> Table:
    """Everybody has a few Challenge cards, so that nobody needs a new hand."""
    t = Table(players, **powers)
    for player in range(players):
        t.hand(player, "attack_10", "attack_8")
    return t


def occupy(t: Table, player: int, place: int, tokens: int = 1) -> Table:
    """The player draws the system's colour and takes the free moon."""
    t.draws(player, t.s.owner[SYSTEM_OF[place]]).say(player, t.place_atom(place), f"amount:{tokens}")
    while t.s.player == player and type(t.s.choice).__name__ == "Commit":
        decide(t.s, t.s.offered[0])
    return t


def desert(t: Table, player: int, place: int) -> None:
    """All tokens of the player leave a moon for his first home planet."""
    number = lift_all(t.s, player, place)
    t.s.transit[player] -= number
    t.s.put(player, t.planet(player, 1), number)
    run_settle(t)


def run_settle(t: Table) -> None:
    """Tokens were moved: let what follows happen, without going on with the game."""
    steps = t.s.stack
    choice = t.s.choice
    t.s.stack = [Settle()]
    t.s.choice = None
    while t.s.stack and t.s.choice is None:
        t.s.stack.pop().run(t.s)
    assert t.s.choice is None
    t.s.stack, t.s.choice = steps, choice


def moonless(**powers: Any) -> Table:
    """A table of four where everybody can fight and no moon of chance lies about."""
    t = Table(4, {"moons": "all"}, **powers)
    for player in (A, B, C, D):
        t.hand(player, "attack_10", "attack_8")
    t.s.unused_moons += [moon for moon in t.s.moon_at if moon != NOBODY]
    t.s.moon_at = [NOBODY] * len(t.s.moon_at)
    return t


def lit(id: str, occupant: int = C, system: int = B, tokens: int = 1, **powers: Any) -> Table:
    """That moon lies face up in a system, occupied."""
    t = moonless(**powers)
    t.moon(id, system, up=True, occupant=occupant, tokens=tokens)
    return t


def newly_occupied(t: Table, id: str, player: int = A, system: int = B, tokens: int = 2) -> Table:
    """The player has just occupied the face-down moon."""
    place = t.moon(id, system)
    t.draws(player, system).say(player, t.place_atom(place), f"amount:{tokens}")
    while type(t.s.choice).__name__ == "Commit":
        decide(t.s, t.s.offered[0])
    return t


def place_of(t: Table, id: str) -> int:
    return FIRST_MOON + next(slot for slot, moon in enumerate(t.s.moon_at) if moon >= 0 and f"moon_{moon + 1:02}" == id)

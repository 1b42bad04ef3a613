"""Placing, moving and removing Influence. EXP-11, 14.6, 14.7, 19.1, 19.2"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....clockwork.names import NOBODY, NOTHING, Atom, Player
from ....clockwork.step import Choice, Step
from .. import notes
from ..components import ALL_BASES, BASE_ATOM, BASES, CUBE_ATOM, DIPLOMAT, NORMAL, PG, UN, Base, Cube
from ..state import Expanse

if TYPE_CHECKING:
    from mypy_extensions import i64

BY_EVENT: Final = True
BY_ACTION: Final = False
"""Whether a cube is placed by an Event, which may not take it again. EXP-11.8"""
ANYONE: Final = True
OPPONENT: Final = False
"""Whose cubes may be removed: one's own too, or only an opponent's."""
EITHER_CUBE: Final = [Atom(CUBE_ATOM + NORMAL), Atom(CUBE_ATOM + DIPLOMAT)]
ONLY_CUBE: Final = [[Atom(CUBE_ATOM + kind)] for kind in (NORMAL, DIPLOMAT)]


def is_un(s: Expanse, player: Player) -> bool:
    return player == s.who[UN]


def has_supply(s: Expanse, player: Player) -> bool:
    return s.supply[player] > 0 or (is_un(s, player) and s.diplomat_supply > 0)


def placeable(s: Expanse, player: Player, base: Base) -> bool:
    """Whether a cube could be placed there: from the supply, or from another Base. EXP-11.6, 11.8, 11.9"""
    return s.is_open(base) and (has_supply(s, player) or can_relocate(s, player, base))


def can_relocate(s: Expanse, player: Player, base: Base) -> bool:
    for source in ALL_BASES:
        if source != base and is_source(s, player, source):
            return True
    return False


def sources(s: Expanse, player: Player, base: Base) -> list[Base]:
    """Other Bases with a cube of the player that this Event has not placed."""
    return [source for source in ALL_BASES if source != base and is_source(s, player, source)]


def is_source(s: Expanse, player: Player, base: Base) -> bool:
    cubes = s.cubes[player * BASES + base]
    if cubes > 0 and s.placed:
        cubes -= placed_here(s, base, NORMAL) + placed_here(s, base, DIPLOMAT)
    return cubes > 0


def placed_here(s: Expanse, base: Base, cube: Cube) -> int:
    return s.placed.count(base * 2 + cube)


def put(s: Expanse, player: Player, base: Base, cube: Cube) -> None:
    # Not `+=`, which mypyc leaves to Python's own numbers.
    at = player * BASES + base
    s.cubes[at] = s.cubes[at] + 1
    if cube == DIPLOMAT:
        s.diplomats[base] += 1


def lift(s: Expanse, player: Player, base: Base, cube: Cube) -> None:
    """Take a cube off a Base."""
    at = player * BASES + base
    s.cubes[at] = s.cubes[at] - 1
    if cube == DIPLOMAT:
        s.diplomats[base] -= 1


def lose(s: Expanse, player: Player, base: Base, cube: Cube) -> None:
    """A cube returns to its owner's supply. EXP-14.7"""
    lift(s, player, base, cube)
    if cube == DIPLOMAT:
        s.diplomat_supply += 1
    else:
        s.supply[player] = s.supply[player] + 1
    s.tell(notes.LOSES_DIPLOMAT if cube == DIPLOMAT else notes.LOSES_CUBE, player, base)
    return_token(s, player, base)


def return_token(s: Expanse, player: Player, base: Base) -> None:
    """A Protomolecule token does not stay without Protogen. EXP-19.24"""
    if s.tokens[base] > 0 and player == s.who[PG] and s.cubes[player * BASES + base] == 0:
        s.tokens[base] = 0
        s.tell(notes.TOKEN_LEAVES, base)


def owners_on(s: Expanse, base: Base) -> list[Player]:
    return [player for player in s.everyone() if s.cubes[player * BASES + base] > 0]


def has_owner(s: Expanse, base: Base) -> bool:
    """Whether there is any Influence."""
    return has_rival(s, NOBODY, base)


def has_rival(s: Expanse, player: Player, base: Base) -> bool:
    """Whether anybody else has Influence there."""
    at: i64 = base
    for other in s.everyone():
        if s.cubes[at] > 0 and other != player:
            return True
        at += BASES
    return False


def only_kind(s: Expanse, player: Player, base: Base) -> Cube:
    """The kind of the player's cubes on the Base, or NOTHING if the UN has both there."""
    if not is_un(s, player) or s.diplomats[base] == 0:
        return NORMAL
    return DIPLOMAT if s.diplomats[base] == s.cubes[player * BASES + base] else Cube(NOTHING)


class Place(Step["Expanse"]):
    """Place 1 Influence from the supply or, if that is empty, from another Base. EXP-11.5 to 11.9, 14.6"""

    def __init__(self, player: Player, base: Base, by_event: bool) -> None:
        self.player: Final = player
        self.base: Final = base
        self.by_event: Final = by_event

    def run(self, s: Expanse) -> None:
        me = self.player
        if not s.is_open(self.base):
            return
        if not has_supply(s, me):
            s.push(RelocateFrom(me, self.base, self.by_event))
        elif not is_un(s, me) or s.diplomat_supply == 0:
            place_from_supply(s, me, self.base, NORMAL, self.by_event)
        elif s.supply[me] == 0:
            place_from_supply(s, me, self.base, DIPLOMAT, self.by_event)
        else:
            s.push(CubeType(me, self.base, self.by_event))


def place_from_supply(s: Expanse, player: Player, base: Base, cube: Cube, by_event: bool) -> None:
    if cube == DIPLOMAT:
        s.diplomat_supply -= 1
    else:
        s.supply[player] = s.supply[player] - 1
    put(s, player, base, cube)
    if by_event:
        s.placed.append(base * 2 + cube)
    s.tell(notes.PLACES_DIPLOMAT if cube == DIPLOMAT else notes.PLACES, player, base)


class CubeType(Choice["Expanse"]):
    """The UN places a normal cube or a Diplomat. EXP-11.5"""

    rule: ClassVar[str] = "EXP-11.5"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, base: Base, by_event: bool) -> None:
        super().__init__(player)
        self.base: Final = base
        self.by_event: Final = by_event

    def legal(self, s: Expanse) -> list[Atom]:
        return EITHER_CUBE

    def take(self, s: Expanse, atom: Atom) -> None:
        place_from_supply(s, self.player, self.base, Cube(atom - CUBE_ATOM), self.by_event)


class RelocateFrom(Choice["Expanse"]):
    """With an empty supply a cube is taken from another Base. EXP-11.6 to 11.9"""

    rule: ClassVar[str] = "EXP-11.6"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, base: Base, by_event: bool) -> None:
        super().__init__(player)
        self.base: Final = base
        self.by_event: Final = by_event

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(BASE_ATOM + source) for source in sources(s, self.player, self.base)]

    def take(self, s: Expanse, atom: Atom) -> None:
        s.push(MoveCube(self.player, Base(atom - BASE_ATOM), self.base, self.by_event))


class MoveCube(Choice["Expanse"]):
    """A cube goes from one Base to another; of the UN's cubes the UN picks which. EXP-19.2"""

    rule: ClassVar[str] = "EXP-19.2"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, source: Base, base: Base, by_event: bool) -> None:
        super().__init__(player)
        self.source: Final = source
        self.base: Final = base
        self.by_event: Final = by_event

    def legal(self, s: Expanse) -> list[Atom]:
        me = self.player
        if not is_un(s, me):
            return [Atom(CUBE_ATOM + NORMAL)]
        normal, diplomats = s.kinds_there(self.source)
        kinds: list[Atom] = []
        if normal > placed_here(s, self.source, NORMAL):
            kinds.append(Atom(CUBE_ATOM + NORMAL))
        if diplomats > placed_here(s, self.source, DIPLOMAT):
            kinds.append(Atom(CUBE_ATOM + DIPLOMAT))
        return kinds

    def take(self, s: Expanse, atom: Atom) -> None:
        cube = Cube(atom - CUBE_ATOM)
        lift(s, self.player, self.source, cube)
        put(s, self.player, self.base, cube)
        if self.by_event:
            s.placed.append(self.base * 2 + cube)
        kind = notes.MOVES_DIPLOMAT if cube == DIPLOMAT else notes.MOVES_CUBE
        s.tell(kind, self.player, self.source, self.base)
        return_token(s, self.player, self.source)


class Whose(Choice["Expanse"]):
    """Whose cube on the Base is removed: an opponent's or, unless the text says otherwise, one's own. EXP-14.7"""

    rule: ClassVar[str] = "EXP-14.7"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, base: Base, own: bool) -> None:
        super().__init__(player)
        self.base: Final = base
        self.own: Final = own

    def legal(self, s: Expanse) -> list[Atom]:
        return [s.player_atom(owner) for owner in owners_on(s, self.base) if self.own or owner != self.player]

    def take(self, s: Expanse, atom: Atom) -> None:
        s.push(Remove(s.player_of(atom), self.base))


class Remove(Choice["Expanse"]):
    """A cube returns to its owner's supply; of the UN's cubes the UN picks which. EXP-14.7, 19.2"""

    rule: ClassVar[str] = "EXP-19.2"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, base: Base) -> None:
        super().__init__(player)
        self.base: Final = base

    def legal(self, s: Expanse) -> list[Atom]:
        if s.cubes[self.player * BASES + self.base] == 0:
            return []
        kind = only_kind(s, self.player, self.base)
        if kind != NOTHING:
            return ONLY_CUBE[kind]
        return EITHER_CUBE

    def take(self, s: Expanse, atom: Atom) -> None:
        lose(s, self.player, self.base, Cube(atom - CUBE_ATOM))

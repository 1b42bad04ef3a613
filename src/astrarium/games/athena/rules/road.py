"""The road: ways, avalanches, contaminated spaces, mines, Special Waypoints. ATH-B.8.5 to 8.15, X.9, V.1"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....clockwork.names import NOTHING, PASS, Atom, Player, is_one_of
from ....clockwork.step import Choice, Step
from ....clockwork.text import Text, listed
from ....mechanisms.hands import reveal
from .. import notes
from ..components import DIG_ATOM, ITEM_ATOM, LEAVE_ATOM, MINE, SPACE_ATOM, TAKE_ATOM, WAYPOINT_ITEMS
from ..pieces import ALERT_DOWN, AMMO, ITEM, MOVEMENT, NUMBERS, OBJECT_ITEM, REPAIR, RESOURCES, Term
from ..printed_cards import FIRST_COLUMN, PLOUGH, TRACKED
from ..roads import (
    CONTAMINATED_SPACE,
    COUNTERS,
    FIXED_AT,
    MAP_START,
    MOORING_OF,
    PARALLEL,
    SPACES,
    SPECIAL_SPACE,
    WAY_CONTAMINATED,
    WAY_TRACKS,
    WAYPOINT,
    WAYPOINT_CONTAMINATED,
    WAYS,
    Space,
)
from ..state import Athena, space_text
from .alert import lose_alert
from .cargo import DrawObject, Gain, OfferGain, can_use, drop_object, has_effect, might_hold, pay
from .contamination import CREW, Expose, can_contaminate, contamination_price, guided, protected
from .convoy import has_special
from .damage import Damage, Repair
from .room import has_driver
from .secret_objects import ByObjects

AVALANCHE_MOVEMENT: Final = NUMBERS.number("avalanche_movement")
MINE_DAMAGE: Final = NUMBERS.number("mine_damage")
MINE_CHARGES: Final = NUMBERS.number("mine_charges")

# Where a convoy can go


def ploughs(s: Athena, side: Player) -> bool:
    """The Snow Plough works in the Movement Phase only. ATH-B.13.5"""
    return s.phase == MOVEMENT and has_special(s, side, PLOUGH)


def is_tracked(s: Athena, side: Player) -> bool:
    """By its truck, the Snow Plough or the Guide. ATH-B.8.6, 13.5"""
    return TRACKED[s.truck(side)] or ploughs(s, side) or guided(s, side)


def next_spaces(s: Athena, side: Player, movement: int) -> list[Space]:
    """The spaces that can be entered next with so much movement left. ATH-B.8.5, 8.6, 8.11"""
    if movement < 1:
        return []
    here = s.at[side]
    found: list[Space] = []
    for way, space in enumerate(WAYS[here]):
        if WAY_TRACKS[here][way] and not is_tracked(s, side):
            continue
        if not is_one_of(space, s.avalanches) or can_clear(s, side, movement):
            found.append(space)
    return found


def can_clear(s: Athena, side: Player, movement: int) -> bool:
    """An avalanche costs 1 ammo or 2 more movement. ATH-B.8.11"""
    return movement > AVALANCHE_MOVEMENT or s.has(side, AMMO) > 0 or ploughs(s, side)


def road_distance(s: Athena, side: Player, target: Space) -> int:
    """Spaces to the target by the shortest way open to the truck, else the difference along the road. ATH-B.3.10"""
    start = s.at[side]
    steps = steps_from(start, is_tracked(s, side))[target]
    return steps if steps != NOTHING else PARALLEL[target] - PARALLEL[start]


def steps_from(start: Space, tracked: bool) -> list[int]:
    """How many steps each space is from a start, NOTHING where no way leads. Roads never change: asked for once."""
    known = _STEPS[start + SPACES] if tracked else _STEPS[start]
    if not known:
        known += counted_steps(start, tracked)
    return known


_STEPS: Final[list[list[int]]] = [[] for _ in range(2 * SPACES)]
"""What is known of each start: without tracks, then with tracks."""


def counted_steps(start: Space, tracked: bool) -> list[int]:
    steps = [NOTHING] * SPACES
    steps[start] = 0
    front = [start]
    for here in front:
        for way, space in enumerate(WAYS[here]):
            if steps[space] == NOTHING and (tracked or not WAY_TRACKS[here][way]):
                steps[space] = steps[here] + 1
                front.append(space)
    return steps


# One step. ATH-B.8.15


class Leave(Step["Athena"]):
    """From a space to the next; the Crane takes what is passed. ATH-B.8.5, X.9.3"""

    def __init__(self, player: Player, space: Space) -> None:
        self.player: Final = player
        self.space: Final = space

    def run(self, s: Athena) -> None:
        if s.collects and s.trail:
            s.then([Collect(self.player), GoOn(self.player, self.space)])
        else:
            s.then(crossing(s, self.player, self.space))


class GoOn(Step["Athena"]):
    """The next space after the Crane's work, unless what had no room was the ammo or the driver. ATH-B.8.2, 8.11"""

    def __init__(self, player: Player, space: Space) -> None:
        self.player: Final = player
        self.space: Final = space

    def run(self, s: Athena) -> None:
        if has_driver(s, self.player) and self.space in next_spaces(s, self.player, s.movement):
            s.then(crossing(s, self.player, self.space))
        else:
            s.tell(notes.CANNOT_ENTER, self.player, self.space)


def crossing(s: Athena, player: Player, space: Space) -> list[Step[Any]]:
    """Avalanche, road, space, mine, in this order. ATH-B.8.15"""
    here = s.at[player]
    steps: list[Step[Any]] = []
    if is_one_of(space, s.avalanches):
        steps.append(ClearAvalanche(player, space))
    if WAY_CONTAMINATED[here][WAYS[here].index(space)]:
        steps.append(RoadContamination(player))
    steps.append(Enter(player, space))
    if CONTAMINATED_SPACE[space]:
        steps.append(RoadContamination(player))
    if is_one_of(space, s.mines):
        steps.append(Explosion(player))
    return steps


def entry_label(s: Athena, player: Player, space: Space) -> Text | None:
    """A space that costs something to enter is called with its costs. ATH-B.8.7, 8.11, V.1"""
    here = s.at[player]
    costs: list[Text] = []
    if space in s.avalanches and not ploughs(s, player):
        costs.append(Text("cost-avalanche", {"movement": AVALANCHE_MOVEMENT}))
    doses = int(CONTAMINATED_SPACE[space]) + int(WAY_CONTAMINATED[here][WAYS[here].index(space)])
    if doses and not protected(s) and not guided(s, player):
        costs.append(Text("cost-contamination", {"number": doses}))
    if space in s.mines:
        costs.append(Text("cost-mine", {"damage": MINE_DAMAGE}))
    return Text("option-space", {"space": space_text(space), "costs": listed(costs)}) if costs else None


class ClearAvalanche(Choice["Athena"]):
    """Pay 1 ammo or 2 more movement; the counter leaves the game. ATH-B.8.11, 13.5"""

    rule: ClassVar[str] = "ATH-B.8.11"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def __init__(self, player: Player, space: Space) -> None:
        super().__init__(player)
        self.space: Final = space

    def legal(self, s: Athena) -> list[Atom]:
        if ploughs(s, self.player):
            return [PASS]
        options: list[Atom] = []
        if s.has(self.player, AMMO) > 0:
            options.append(Atom(ITEM_ATOM + AMMO))
        if s.movement > AVALANCHE_MOVEMENT:
            options.append(DIG_ATOM)
        return options

    def take(self, s: Athena, atom: Atom) -> None:
        s.writable_avalanches().remove(self.space)
        if atom == DIG_ATOM:
            s.movement -= AVALANCHE_MOVEMENT
            s.tell(notes.DIGS, self.player, self.space, AVALANCHE_MOVEMENT)
        elif atom == PASS:
            s.tell(notes.PLOUGHS, self.player, self.space)
        else:
            pay(s, self.player, AMMO)
            s.tell(notes.CLEARS, self.player, self.space)


class RoadContamination(Step["Athena"]):
    """A contaminated space or road: one counter on a survivor of choice. ATH-B.8.7"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        s.push(Expose(self.player, CREW))


class Enter(Step["Athena"]):
    """The convoy stands on the next space. ATH-B.8.5"""

    def __init__(self, player: Player, space: Space) -> None:
        self.player: Final = player
        self.space: Final = space

    def run(self, s: Athena) -> None:
        s.trail.append(s.at[self.player])
        s.at[self.player] = self.space
        s.movement -= 1
        s.tell(notes.DRIVES, self.player, self.space)


# Mines. ATH-V.1


class Explosion(Step["Athena"]):
    """A mine under the convoy: damage in its first column, and the counter is gone. ATH-V.1"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        s.mines.remove(s.at[self.player])
        s.tell(notes.HITS_MINE, self.player, s.at[self.player])
        s.tell(notes.STRUCK_BY_MINE, self.player, MINE_DAMAGE, FIRST_COLUMN)
        s.push(Damage(self.player, FIRST_COLUMN, MINE_DAMAGE))


def mine_spaces(s: Athena) -> list[Space]:
    """Where the movement just made may leave a mine. ATH-V.1"""
    return [
        space
        for space in s.trail
        if not SPECIAL_SPACE[space]
        and FIXED_AT[space] == NOTHING
        and space != MAP_START[s.map]
        and MOORING_OF[space] == 0
        and space not in s.mines
    ]


class LayMine(ByObjects):
    """After a movement of the Movement Phase: a mine on a space passed. ATH-V.1"""

    rule: ClassVar[str] = "ATH-V.1"
    hidden: ClassVar[bool] = True

    def legal(self, s: Athena) -> list[Atom]:
        if not can_use(s, self.player, MINE):
            return [PASS]
        return [*[Atom(SPACE_ATOM + space) for space in mine_spaces(s)], PASS]

    def might(self, s: Athena) -> bool:
        return might_hold(s, self.player, MINE) and has_effect(s, MINE) and len(mine_spaces(s)) > 0

    def take(self, s: Athena, atom: Atom) -> None:
        s.trail = []
        if atom == PASS:
            return
        player = self.player
        s.mines.append(Space(atom - SPACE_ATOM))
        s.mine_charges += 1
        s.tell(notes.LAYS_MINE, player, Space(atom - SPACE_ATOM))
        if s.mine_charges == MINE_CHARGES:
            drop_object(s, player, MINE)
            s.tell(notes.USES_OBJECT, player, MINE)
        else:
            reveal(s, s.objects[player], s.writable_seen_objects()[player], MINE)

    def label(self, s: Athena, atom: Atom) -> Text | None:
        return Text("option-no-mine") if atom == PASS else None


# Where the movement ends. ATH-B.8.8, X.9


def waypoint_at(s: Athena, space: Space) -> int:
    """The Special Waypoint of a space, a counter or a fixed one, or NOTHING."""
    counter = s.counters[space]
    return FIXED_AT[space] if counter == NOTHING else counter


class EndMove(Step["Athena"]):
    """A Special Waypoint where the movement ends; then perhaps a mine. ATH-B.8.8, V.1"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        steps: list[Step[Athena]] = []
        if waypoint_at(s, s.at[self.player]) != NOTHING:
            steps.append(TakeWaypoint(self.player))
        if s.bonus_move or not s.with_mine:
            s.trail = []
        else:
            steps.append(LayMine(self.player))
        s.movement = 0
        s.collects = False
        s.then(steps)


class TakeWaypoint(Choice["Athena"]):
    """Take what the Special Waypoint gives, or leave it. A contaminated one has its price. ATH-B.8.8, X.9.1"""

    rule: ClassVar[str] = "ATH-B.8.8"
    worded: ClassVar[tuple[str, ...]] = ("waypoint", "items", "price")

    def legal(self, s: Athena) -> list[Atom]:
        waypoint = waypoint_at(s, s.at[self.player])
        if not WAYPOINT_CONTAMINATED[waypoint] or can_contaminate(s, self.player, CREW):
            return [TAKE_ATOM, LEAVE_ATOM]
        return [LEAVE_ATOM]

    def take(self, s: Athena, atom: Atom) -> None:
        player, space = self.player, s.at[self.player]
        waypoint = waypoint_at(s, space)
        if atom == LEAVE_ATOM:
            s.tell(notes.LEAVES_WAYPOINT, player, waypoint)
            return
        s.tell(notes.TAKES_WAYPOINT if waypoint < COUNTERS else notes.TAKES_FIXED, player, waypoint)
        steps: list[Step[Any]] = contamination_price(s, player, CREW) if WAYPOINT_CONTAMINATED[waypoint] else []
        steps += [WaypointGain(player, item) for item in WAYPOINT_ITEMS[waypoint]]
        if waypoint < COUNTERS:
            s.writable_counters()[space] = NOTHING
        s.then(steps)

    def words(self, s: Athena) -> dict[str, int | Text]:
        waypoint = waypoint_at(s, s.at[self.player])
        items = listed([ITEM.text(item) for item in WAYPOINT_ITEMS[waypoint]])
        return {
            "waypoint": WAYPOINT.text(waypoint),
            "items": items,
            "price": 1 if WAYPOINT_CONTAMINATED[waypoint] and not guided(s, self.player) else 0,
        }


class WaypointGain(Step["Athena"]):
    """One of the gains of a Special Waypoint. ATH-B.8.8"""

    def __init__(self, player: Player, item: Term) -> None:
        self.player: Final = player
        self.item: Final = item

    def run(self, s: Athena) -> None:
        if self.item < RESOURCES:
            s.push(Gain(self.player, self.item))
        elif self.item == OBJECT_ITEM:
            s.push(DrawObject(self.player))
        elif self.item == REPAIR:
            s.push(Repair(self.player, 1))
        elif self.item == ALERT_DOWN:
            lose_alert(s, self.player)


class Collect(Step["Athena"]):
    """The Crane takes the resources of a Special Waypoint that is passed, unless it is contaminated. ATH-X.9.3"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        space = s.at[self.player]
        waypoint = waypoint_at(s, space)
        if waypoint == NOTHING or WAYPOINT_CONTAMINATED[waypoint]:
            return
        items = WAYPOINT_ITEMS[waypoint]
        resources = [item for item in items if item < RESOURCES]
        if waypoint < COUNTERS and len(resources) == len(items):
            s.writable_counters()[space] = NOTHING
        if resources:
            s.tell(notes.COLLECTS, self.player, waypoint)
        s.then([OfferGain(self.player, item) for item in resources])

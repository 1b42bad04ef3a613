"""What is offered in a window, to whom, and in which order. COS-8.2, 8.3, 8.5"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, NOTHING, PASS, PUBLIC
from ....clockwork.step import Choice, Step
from ....clockwork.text import Text
from ..atoms import CARD_ATOM, CURSE_ATOM, HEX_ATOM, MOON_ATOM, POWER_ATOM
from ..components import CARDS, CONTINUING, CURSE, CURSES, DURATION, FIRST_MOON, HEXES, LIFT_COST, MOONS, POWERS
from ..effect_numbers import CARD_TIMES, FIRST_CURSE_EFFECT, FIRST_HEX_EFFECT, FIRST_MOON_EFFECT, TIMES, WINDOW_ORDER
from ..effects.effect import ACTS, EFFECTS
from ..effects.in_force import anyone_hears, has, might, refresh
from ..effects.table_hooks import ask_allows, ask_opens
from ..effects.timing import DECISION
from ..effects.usage import affords_card, cards_to_play, effect_of_card, group_of, is_bribed, may_use
from ..effects.vetoes import NOT_USING
from ..effects.windows import Window, window
from ..moon_places import revealable_times
from ..records import ROOM, Lasting, Weighing, pair, players_in
from ..state import Cosmic
from .moons import may_reveal, use_moon
from .uses import play_card, start_use


def open_window(s: Cosmic, timing: int, group: int, opened: bool) -> None:
    """Somebody could do something at a timing point: mandatory powers first, then what is offered. COS-8.2, 8.5"""
    if not opened:
        first = ask_opens(s, timing)
        if first is not None:
            s.then([Opening(first.player, first.effect, timing), Window(timing, group, True), WindowOver(timing)])
            return
    s.show()
    s.push(Offering(timing, group, 0, ()))
    steps: list[Step[Cosmic]] = []
    for player in order_in(s, timing):
        if s.hears[player] >> timing & 1:
            for one in s.active:
                mine = one.player == player and TIMES[one.effect] >> timing & 1 == 1
                if mine and EFFECTS[one.effect].forced(s, player, timing):
                    steps.append(Forced(player, one.effect, timing, group))
    if steps:
        s.then(steps)


class Opening(Choice["Cosmic"]):
    """Use a power before anybody acts in a window that opens, or not; nobody else is told. powers.toml queue"""

    rule: ClassVar[str] = "COS-8.2"
    hidden: ClassVar[bool] = True

    def __init__(self, player: int, effect: int, timing: int) -> None:
        super().__init__(player)
        self.effect: Final = effect
        self.timing: Final = timing

    def legal(self, s: Cosmic) -> list[int]:
        return [PASS, POWER_ATOM + self.effect]

    def take(self, s: Cosmic, atom: int) -> None:
        if atom != PASS:
            start_use(s, self.player, self.effect, NOBODY, self.timing)
        else:
            s.push(Unused(self.player, self.effect, self.timing))


class WindowOver(Step["Cosmic"]):
    """An order that was set for one window does not outlast it."""

    def __init__(self, timing: int) -> None:
        self.timing: Final = timing

    def run(self, s: Cosmic) -> None:
        at = s.recall(WINDOW_ORDER, NOBODY)
        if at != NOBODY and s.lasting[at + Lasting.ABOUT] % ROOM == self.timing:
            del s.lasting[at : at + Lasting.SIZE]
            refresh(s)


def order_in(s: Cosmic, timing: int) -> list[int]:
    """The order of COS-8.1, unless the Queue has set another for this window."""
    order = s.timing_order()
    if not s.lasting:
        return order
    at = s.recall(WINDOW_ORDER, NOBODY)
    if at != NOBODY and s.lasting[at + Lasting.ABOUT] % ROOM == timing:
        order = players_in(s.lasting[at + Lasting.ABOUT] // ROOM, s.players)
    return order


class Forced(Step["Cosmic"]):
    """A mandatory power works without being asked for. COS-4.9, 8.5"""

    def __init__(self, player: int, effect: int, timing: int, group: int) -> None:
        self.player: Final = player
        self.effect: Final = effect
        self.timing: Final = timing
        self.group: Final = group

    def run(self, s: Cosmic) -> None:
        if not has(s, self.player, self.effect) or group_of(self.effect, self.timing) != self.group:
            return
        if not may_use(s, self.player, self.effect, self.timing):
            return
        # Also what only changes quantities is announced: else the log would tell whether anybody could answer.
        start_use(s, self.player, self.effect, NOBODY, self.timing)


class Offering(Step["Cosmic"]):
    """One player after the other, from place `turn` of the order, is offered what they could use. COS-8.2, 8.3

    `used` lists what has been used in this window and by whom (as a `pair`), so that it closes. COS-8.13
    """

    def __init__(self, timing: int, group: int, turn: int, used: tuple[int, ...]) -> None:
        self.timing: Final = timing
        self.group: Final = group
        self.turn: Final = turn
        self.used: Final = used

    def run(self, s: Cosmic) -> None:
        # A forced effect may have asked something since the window opened: its answer leads to a look at secrets.
        s.show()
        order = order_in(s, self.timing)
        for turn in range(self.turn, len(order)):
            player = order[turn]
            if (s.hears[player] | s.hand_hears[player]) >> self.timing & 1:
                options = usable(s, player, self.timing, self.group, self.used)
                if len(options) > 1:
                    s.ask(Use(player, self.timing, self.group, turn, self.used), options)
                    return
                if options[0] != PASS:
                    s.push(Use(player, self.timing, self.group, turn, self.used))
                    return
            if s.pauses() and might(s, player, self.timing):
                s.ask(Use(player, self.timing, self.group, turn, self.used), ONLY_PASS)
                return


def usable(s: Cosmic, player: int, timing: int, group: int, used: tuple[int, ...]) -> list[int]:
    """What a player may use now, and to pass; under a bribe perhaps one power only. COS-8.2, 18.8"""
    found: list[int] | None = None
    if s.hears[player] >> timing & 1:
        found = with_effects(s, player, timing, group, used)
    if s.hand_hears[player] >> timing & 1 and affords_card(s, player):
        found = with_cards(s, player, timing, group, used, found)
    if found is None:
        found = ONLY_PASS
    elif s.lasting and s.lucre_used:
        for atom in found:
            if POWER_ATOM <= atom < POWER_ATOM + POWERS and is_bribed(s, player, atom - POWER_ATOM, True):
                return [atom]
    return ask_allows(s, player, found)


ONLY_PASS: Final[list[int]] = [PASS]


def with_effects(s: Cosmic, player: int, timing: int, group: int, used: tuple[int, ...]) -> list[int] | None:
    """The player's effects in force that can be used now."""
    found: list[int] | None = None
    for one in s.active:
        if one.player == player and TIMES[one.effect] >> timing & 1:
            atom = atom_in_force(s, player, one.effect, timing, group, used)
            if atom != NOBODY:
                found = with_atom(found, atom)
    return with_moons(s, player, timing, found) if s.moons_used else found


def with_cards(
    s: Cosmic, player: int, timing: int, group: int, used: tuple[int, ...], found: list[int] | None
) -> list[int] | None:
    """What was found so far, and the cards that the player can play now."""
    for card in cards_to_play(s, player):
        if CARD_TIMES[card] >> timing & 1:
            effect = effect_of_card(s, player, card)
            if TIMES[effect] >> timing & 1 and fits(s, player, effect, timing, group, used):
                found = with_atom(found, CARD_ATOM + card)
    return found


def with_atom(options: list[int] | None, atom: int) -> list[int]:
    """The options, passing first, with one more unless it is there already."""
    if options is None:
        return [PASS, atom]
    for option in options:
        if option == atom:
            return options
    options.append(atom)
    return options


def atom_in_force(s: Cosmic, player: int, effect: int, timing: int, group: int, used: tuple[int, ...]) -> int:
    """The atom of a power, hex, curse or moon in force that the player may use (or lift) now, or NOTHING."""
    first = NOTHING
    if effect < POWERS:
        first = POWER_ATOM
    elif FIRST_HEX_EFFECT <= effect < FIRST_HEX_EFFECT + HEXES:
        first = HEX_ATOM - FIRST_HEX_EFFECT
    elif FIRST_CURSE_EFFECT <= effect < FIRST_CURSE_EFFECT + CURSES:
        first = CURSE_ATOM - FIRST_CURSE_EFFECT
    elif FIRST_MOON_EFFECT <= effect < FIRST_MOON_EFFECT + MOONS:
        # A moon that is face up is used only if its effect goes on and is more than a changed quantity.
        goes_on = ACTS[effect] and DURATION[effect - FIRST_MOON_EFFECT] == CONTINUING
        return (
            MOON_ATOM + effect - FIRST_MOON_EFFECT
            if goes_on and fits(s, player, effect, timing, group, used)
            else NOBODY
        )
    else:
        return NOBODY
    if EFFECTS[effect].forced(s, player, timing) or not fits(s, player, effect, timing, group, used):
        return NOBODY
    return first + effect


def with_moons(s: Cosmic, player: int, timing: int, options: list[int] | None) -> list[int] | None:
    """The options with the secret moons that the player could reveal now. COS-13.8"""
    for slot, moon in enumerate(s.moon_at):
        place = FIRST_MOON + slot
        if moon == NOBODY or not s.has_base(player, place):
            continue
        timely = revealable_times(moon) >> timing & 1 == 1 and may_reveal(s, player, place)
        if timely and EFFECTS[FIRST_MOON_EFFECT + moon].ready(s, player, timing):
            options = with_atom(options, MOON_ATOM + moon)
    return options


def fits(s: Cosmic, player: int, effect: int, timing: int, group: int, used: tuple[int, ...]) -> bool:
    """Whether an effect belongs into this part of a window, has not been used in it, and may be used."""
    if group_of(effect, timing) != group:
        return False
    if used and pair(effect, player) in used:
        return False
    return may_use(s, player, effect, timing)


class Use(Choice["Cosmic"]):
    """Use one effect now, or pass. Nobody else is told who is asked. COS-8.2, 8.3"""

    rule: ClassVar[str] = "COS-8.2"
    hidden: ClassVar[bool] = True

    def __init__(self, player: int, timing: int, group: int, turn: int, used: tuple[int, ...]) -> None:
        super().__init__(player)
        self.timing: Final = timing
        self.group: Final = group
        self.turn: Final = turn
        self.used: Final = used

    def legal(self, s: Cosmic) -> list[int]:
        return usable(s, self.player, self.timing, self.group, self.used)

    def label(self, s: Cosmic, atom: int) -> Text | None:
        """To lift a curse costs tokens: it is said how many."""
        if not CURSE_ATOM <= atom < CURSE_ATOM + CURSES:
            return None
        curse = atom - CURSE_ATOM
        return Text("option-lift", {"curse": CURSE.text(curse), "number": LIFT_COST[curse]})

    def take(self, s: Cosmic, atom: int) -> None:
        # Whether anybody else can act, now or in the round that starts again, is a look at secrets too.
        s.show()
        if atom == PASS:
            s.push(Offering(self.timing, self.group, self.turn + 1, self.used))
            self._leave_unused(s)
            return
        card = NOTHING
        if CARD_ATOM <= atom < CARD_ATOM + CARDS:
            card = atom - CARD_ATOM
            effect = effect_of_card(s, self.player, card)
        elif POWER_ATOM <= atom < POWER_ATOM + POWERS:
            effect = atom - POWER_ATOM
        elif HEX_ATOM <= atom < HEX_ATOM + HEXES:
            effect = FIRST_HEX_EFFECT + atom - HEX_ATOM
        elif CURSE_ATOM <= atom < CURSE_ATOM + CURSES:
            effect = FIRST_CURSE_EFFECT + atom - CURSE_ATOM
        else:
            effect = FIRST_MOON_EFFECT + atom - MOON_ATOM
        # After an effect the round starts again. COS-8.2
        s.push(Offering(self.timing, self.group, 0, (*self.used, pair(effect, self.player))))
        if card != NOBODY:
            play_card(s, self.player, card, effect, self.timing)
        elif effect >= FIRST_MOON_EFFECT and effect < FIRST_MOON_EFFECT + MOONS:
            use_moon(s, self.player, effect, self.timing)
        else:
            start_use(s, self.player, effect, NOBODY, self.timing)

    def _leave_unused(self, s: Cosmic) -> None:
        """Who can make others use their powers hears of every one that is left unused, except of his own kind."""
        if not anyone_hears(s, DECISION) or (s.decided and s.decided[Weighing.KIND] == NOT_USING):
            return
        for atom in reversed(self.legal(s)):
            if POWER_ATOM <= atom < POWER_ATOM + POWERS:
                s.push(Unused(self.player, atom - POWER_ATOM, self.timing))


class Unused(Step["Cosmic"]):
    """A power that could be used has not been: its owner may be made to use it. powers.toml force"""

    def __init__(self, player: int, effect: int, timing: int) -> None:
        self.player: Final = player
        self.effect: Final = effect
        self.timing: Final = timing

    def run(self, s: Cosmic) -> None:
        if anyone_hears(s, DECISION) and has(s, self.player, self.effect):
            s.push(Compelled(self.player, self.effect, self.timing, tuple(s.decided)))
            s.decided = [NOT_USING, self.player, POWER_ATOM + self.effect, 0, 1]
            s.push(window(DECISION))


class Compelled(Step["Cosmic"]):
    """The power is used after all if somebody compels its owner. `before`: the decision being weighed, if any."""

    def __init__(self, player: int, effect: int, timing: int, before: tuple[int, ...]) -> None:
        self.player: Final = player
        self.effect: Final = effect
        self.timing: Final = timing
        self.before: Final = before

    def run(self, s: Cosmic) -> None:
        compelled = s.decided[Weighing.VETOED] == 1
        s.decided = list(self.before)
        if not compelled:
            return
        # The round starts again, so what else was left unused comes up again.
        while isinstance(s.stack[-1], Unused):
            s.stack.pop()
        top = s.stack[-1]
        if isinstance(top, Offering) and top.timing == self.timing:
            s.stack[-1] = Offering(top.timing, top.group, 0, (*top.used, pair(self.effect, self.player)))
        start_use(s, self.player, self.effect, NOBODY, self.timing)


def open_card(s: Cosmic, player: int, card: int) -> None:
    """Everybody has seen a card of the player's hand."""
    hand = s.hands[player]
    for place in range(len(hand)):
        if hand[place] == card and s.seen[player][place] != PUBLIC:
            s.seen[player][place] = PUBLIC
            break
    s.show()

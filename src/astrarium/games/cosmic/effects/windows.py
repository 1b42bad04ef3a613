"""Windows: when effects are offered, used, answered and cancelled. COS-8"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, PASS, PUBLIC
from ....clockwork.step import Choice, Step
from ....clockwork.text import Text
from .. import notes
from ..components import (
    BINARY,
    CARD_ATOM,
    CARD_TIMES,
    CARDS,
    CONTINUING,
    CURSE,
    CURSE_ATOM,
    CURSES,
    DURATION,
    EDICT_TYPE,
    FIRST_CURSE_EFFECT,
    FIRST_HEX_EFFECT,
    FIRST_MOON,
    FIRST_MOON_EFFECT,
    FLARE_TYPE,
    HEX_ATOM,
    HEXES,
    LIFT_COST,
    MOON_ATOM,
    MOONS,
    POWER_ATOM,
    POWERS,
    TIMES,
    TYPE_OF,
    WINDOW_ORDER,
)
from ..state import Cosmic
from .effect import ACTS, EFFECTS, PLAYS_EDICT, PLAYS_FLARE, USES_POWER
from .hooks import ask_allows, ask_opens, ask_performed, ask_witness
from .in_force import anyone_hears, has, is_chartered, might, refresh
from .quantities import ANSWERS, PERFORMS, WINS
from .timing import CARD_PLAY, DECISION, P8, POWER_USE
from .usage import affords_card, cards_to_play, effect_of_card, group_of, is_bribed, may_use

FRAME: Final = 4
"""Numbers in a record of `uses`: player, effect, card, whether it was cancelled."""

# The kinds of decisions that can be vetoed. powers.toml negator
AIMING: Final = 1
LAUNCHING: Final = 2
INVITING: Final = 3
JOINING: Final = 4
ALLYING: Final = 5
NAMING: Final = 6
"""The player or base chosen by an Edict."""
NOT_USING: Final = 7
"""Passing although a power could be used; the answer is the power's atom. powers.toml force"""


class Window(Step["Cosmic"]):
    """A timing point. Mandatory powers first, then everybody may use one effect after the other. COS-8.2, 8.5

    `group` picks among effects that share a timing point but come one group after the other. COS-16.9
    `opened`: what may be used before anybody acts has been offered already.
    """

    def __init__(self, timing: int, group: int = 0, opened: bool = False) -> None:
        self.timing: Final = timing
        self.group: Final = group
        self.opened: Final = opened

    def run(self, s: Cosmic) -> None:
        if not anyone_hears(s, self.timing):
            return
        if not self.opened:
            code = ask_opens(s, self.timing)
            if code != NOBODY:
                opened = Window(self.timing, self.group, True)
                s.then([Opening(code & 7, code >> 3, self.timing), opened, WindowOver(self.timing)])
                return
        s.show()
        s.push(Offering(self.timing, self.group, 0, ()))
        steps: list[Step[Cosmic]] = []
        for player in order_in(s, self.timing):
            if s.hears[player] >> self.timing & 1:
                for code in s.active:
                    effect = code >> 3
                    mine = code & 7 == player and TIMES[effect] >> self.timing & 1 == 1
                    if mine and EFFECTS[effect].forced(s, player, self.timing):
                        steps.append(Forced(player, effect, self.timing, self.group))
        if steps:
            s.then(steps)


def window(timing: int) -> Window:
    """The window of a timing point; windows are immutable, so each is made once."""
    return WINDOWS[timing]


WINDOWS: Final[list[Window]] = [Window(timing) for timing in range(64)]


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
        if at != NOBODY and s.lasting[at + 2] & 63 == self.timing:
            del s.lasting[at : at + 3]
            refresh(s)


def order_in(s: Cosmic, timing: int) -> list[int]:
    """The order of COS-8.1, unless the Queue has set another for this window."""
    order = s.timing_order()
    at = s.recall(WINDOW_ORDER, NOBODY)
    if at != NOBODY and s.lasting[at + 2] & 63 == timing:
        code = s.lasting[at + 2] >> 6
        order = []
        for _ in range(s.players):
            order.append(code & 7)
            code >>= 3
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

    `used` lists what has been used in this window and by whom (effect * 8 + player), so that it closes. COS-8.13
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


ONLY_PASS: Final = [PASS]


def with_effects(s: Cosmic, player: int, timing: int, group: int, used: tuple[int, ...]) -> list[int] | None:
    """The player's effects in force that can be used now."""
    found: list[int] | None = None
    for code in s.active:
        if code & 7 == player and TIMES[code >> 3] >> timing & 1:
            atom = atom_in_force(s, player, code >> 3, timing, group, used)
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
    """The atom of a power, hex, curse or moon in force that the player may use (or lift) now, or NOBODY."""
    first = NOBODY
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
    from ..rules.moons import may_reveal, revealable_times

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
    if used and effect * 8 + player in used:
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
        card = NOBODY
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
        s.push(Offering(self.timing, self.group, 0, (*self.used, effect * 8 + self.player)))
        if card != NOBODY:
            play_card(s, self.player, card, effect, self.timing)
        elif effect >= FIRST_MOON_EFFECT and effect < FIRST_MOON_EFFECT + MOONS:
            from ..rules.moons import use_moon

            use_moon(s, self.player, effect, self.timing)
        else:
            start_use(s, self.player, effect, NOBODY, self.timing)

    def _leave_unused(self, s: Cosmic) -> None:
        """Who can make others use their powers hears of every one that is left unused, except of his own kind."""
        if not anyone_hears(s, DECISION) or (s.decided and s.decided[0] == NOT_USING):
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
        compelled = s.decided[3] == 1
        s.decided = list(self.before)
        if not compelled:
            return
        # The round starts again, so what else was left unused comes up again.
        while isinstance(s.stack[-1], Unused):
            s.stack.pop()
        top = s.stack[-1]
        if isinstance(top, Offering) and top.timing == self.timing:
            s.stack[-1] = Offering(top.timing, top.group, 0, (*top.used, self.effect * 8 + self.player))
        start_use(s, self.player, self.effect, NOBODY, self.timing)


def open_card(s: Cosmic, player: int, card: int) -> None:
    """Everybody has seen a card of the player's hand."""
    hand = s.hands[player]
    for place in range(len(hand)):
        if hand[place] == card and s.seen[player][place] != PUBLIC:
            s.seen[player][place] = PUBLIC
            break
    s.show()


# Using an effect


def play_card(s: Cosmic, player: int, card: int, effect: int, timing: int) -> None:
    """A card leaves the hand face up; it is discarded when its effect is done, in P8 with the others. COS-P9.1, P9.2"""
    from ..rules.hands import release

    release(s, player, card)
    s.played += [card, player]
    if TYPE_OF[card] == FLARE_TYPE:
        s.tell(notes.PLAYS_FLARE, player, effect)
    else:
        s.tell(notes.PLAYS_CARD, player, card)
    start_use(s, player, effect, card, timing)
    if TYPE_OF[card] == EDICT_TYPE:
        ask_performed(s, player, PLAYS_EDICT)
    elif TYPE_OF[card] == FLARE_TYPE:
        ask_performed(s, player, PLAYS_FLARE)


def start_use(s: Cosmic, player: int, effect: int, card: int, timing: int) -> None:
    """Announce a use; whoever can may answer it before it works. COS-4.10, 8.6"""
    s.used += [effect, player]
    if card == NOBODY:
        s.tell(notes.USES, player, effect)
    event = POWER_USE if card == NOBODY else CARD_PLAY
    if (effect < FIRST_MOON_EFFECT) and anyone_hears(s, event) and not EFFECTS[effect].firm():
        s.uses += [player, effect, card, 0]
        s.then([window(event), Carry(player, effect, card, timing, True)])
    else:
        s.push(Carry(player, effect, card, timing, False))
    if effect < POWERS and s.bears >> PERFORMS & 1 and not EFFECTS[effect].forced(s, player, timing):
        ask_performed(s, player, USES_POWER)


class Carry(Step["Cosmic"]):
    """An announced effect works, unless an answer has cancelled it. COS-8.6, 8.7"""

    def __init__(self, player: int, effect: int, card: int, timing: int, framed: bool) -> None:
        self.player: Final = player
        self.effect: Final = effect
        self.card: Final = card
        self.timing: Final = timing
        self.framed: Final = framed

    def run(self, s: Cosmic) -> None:
        cancelled = False
        if self.framed:
            cancelled = s.uses[len(s.uses) - 1] == 1
            del s.uses[len(s.uses) - FRAME :]
        if self.card != NOBODY and (cancelled or s.phase != P8):
            s.push(PutAway(self.card))
        if cancelled:
            s.tell(notes.CANCELLED, self.player, self.effect)
            return
        shut_others(s, self.player, self.effect)
        if self.effect < POWERS:
            ask_witness(s, self.player, self.effect)
        EFFECTS[self.effect].use(s, self.player, self.timing)


class PutAway(Step["Cosmic"]):
    """A played card goes to the discard pile. COS-6.6, 6.8"""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: Cosmic) -> None:
        from ..rules.hands import discard_played

        discard_played(s, self.card)


def shut_others(s: Cosmic, player: int, effect: int) -> None:
    """Under Sanity, and for the Binary, the first power used in a challenge shuts the player's others off. COS-9.5"""
    if effect < POWERS and (s.lasting or BINARY in s.back):
        from ..rules.sheets import shut_other_powers

        shut_other_powers(s, player, effect)


# Answers


def subject(s: Cosmic) -> tuple[int, int, int]:
    """What is being answered: the player who uses it, the effect, the card (or NOBODY)."""
    at = len(s.uses) - FRAME
    return s.uses[at], s.uses[at + 1], s.uses[at + 2]


def answering(s: Cosmic) -> bool:
    """Whether something is being used that can still be cancelled: a chartered power never can. powers.toml lloyd"""
    if not s.uses or s.uses[len(s.uses) - 1] != 0:
        return False
    player, effect, _ = subject(s)
    return not (0 <= effect < POWERS and is_chartered(s, player))


def is_forced_use(s: Cosmic) -> bool:
    """Whether what is being answered is a mandatory power, used without its owner's will. COS-4.2"""
    player, effect, _ = subject(s)
    for place in range(len(s.stack) - 1, -1, -1):
        step = s.stack[place]
        if isinstance(step, Carry) and step.effect == effect and step.player == player:
            return EFFECTS[effect].forced(s, player, step.timing)
    return False


def cancel(s: Cosmic) -> None:
    """What is being answered does not happen. COS-8.7"""
    s.uses[len(s.uses) - 1] = 1


def zap(s: Cosmic, power: int, player: int) -> None:
    """For the rest of the challenge the power does not work for the player, unless it is chartered."""
    if is_chartered(s, player):
        return
    s.zapped += [power, player]
    refresh(s)
    if s.champions and ANSWERS[power] >> WINS & 1:
        # The condition under which somebody was about to win is in force no longer. COS-22.3
        from ..rules.victory import champions

        s.champions = champions(s)

"""Windows: when effects are offered, used, answered and cancelled. COS-8"""

from __future__ import annotations

from typing import ClassVar, Final

from ...clockwork.names import NOBODY, PASS, PUBLIC
from ...clockwork.step import Choice, Step
from . import notes
from .components import (
    BINARY,
    BLOCKED,
    BRIBED,
    CARD_ATOM,
    CARD_TIMES,
    CARDS,
    COLLECTS,
    CONFUSION,
    CONTINUING,
    CURSE_ATOM,
    CURSES,
    DURATION,
    EDICT_TYPE,
    EDICTS,
    FIRST_CURSE_EFFECT,
    FIRST_EDICT,
    FIRST_EDICT_EFFECT,
    FIRST_FLARE,
    FIRST_HEX_EFFECT,
    FIRST_KICKER,
    FIRST_MOON,
    FIRST_MOON_EFFECT,
    FIRST_SUPER,
    FIRST_WILD,
    FLARE_TYPE,
    HEX_ATOM,
    HEXES,
    IS_ALLY,
    LIMIT,
    LOSS_GROUP,
    MOON_ATOM,
    MOONS,
    NEEDS_LUCRE,
    ONCE,
    POWER_ATOM,
    POWERS,
    ROLES,
    SHOWN,
    SILENCED,
    SPEECH,
    SPENT_CARD,
    STEERED,
    TIMES,
    TYPE_OF,
    WINDOW_ORDER,
)
from .effects import (
    ACTS,
    ANSWERS,
    EFFECTS,
    PERFORMS,
    PLAYS_EDICT,
    PLAYS_FLARE,
    USES_POWER,
    WINS,
    WITNESS,
    anyone_hears,
    ask_allows,
    ask_card_cost,
    ask_opens,
    ask_performed,
    ask_witness,
    has,
    is_chartered,
    refresh,
    suspended,
)
from .state import STASHED, Cosmic
from .timing import ALLY_CHOICE, CARD_DISCARD, CARD_PLAY, DECISION, P8, POWER_USE, TOKENS_TO_WARP

FRAME: Final = 4
"""Numbers in a record of `uses`: player, effect, card, whether it was cancelled."""


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
        # What only changes quantities is announced where somebody could answer, and else simply works.
        if ACTS[self.effect] or anyone_hears(s, POWER_USE) or is_counted(s, self.player, self.effect):
            start_use(s, self.player, self.effect, NOBODY, self.timing)


def is_counted(s: Cosmic, player: int, effect: int) -> bool:
    """Whether the mere use of the power matters: it shuts others off, or somebody watches. COS-9.5, 14.20"""
    from .sheets import uses_one_power

    return effect < POWERS and (s.bears >> WITNESS & 1 == 1 or uses_one_power(s, player))


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


def usable(s: Cosmic, player: int, timing: int, group: int, used: tuple[int, ...]) -> list[int]:
    """What a player may use now, and to pass; under a bribe perhaps one power only. COS-8.2, 18.8"""
    found: list[int] | None = None
    if s.hears[player] >> timing & 1:
        for code in s.active:
            if code & 7 == player and TIMES[code >> 3] >> timing & 1:
                atom = atom_in_force(s, player, code >> 3, timing, group, used)
                if atom != NOBODY:
                    found = with_atom(found, atom)
        if s.moons_used:
            found = with_moons(s, player, timing, found)
    if s.hand_hears[player] >> timing & 1 and affords_card(s, player):
        for card in cards_to_play(s, player):
            if CARD_TIMES[card] >> timing & 1:
                effect = effect_of_card(s, player, card)
                if TIMES[effect] >> timing & 1 and fits(s, player, effect, timing, group, used):
                    found = with_atom(found, CARD_ATOM + card)
    if found is None:
        found = ONLY_PASS
    elif s.lasting and s.lucre_used:
        for atom in found:
            if POWER_ATOM <= atom < POWER_ATOM + POWERS and is_bribed(s, player, atom - POWER_ATOM, True):
                return [atom]
    return ask_allows(s, player, found)


ONLY_PASS: Final = [PASS]


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
    from .moon_rules import may_reveal, revealable_times

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
            from .moon_rules import use_moon

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


def cards_to_play(s: Cosmic, player: int) -> list[int]:
    """The cards that the player may play as his own: hand, hoard, a hand possessed."""
    if not s.stash:
        return s.hands[player]
    cards = s.hands[player].copy()
    for at in range(0, len(s.stash), STASHED):
        if s.stash[at + 1] == player and s.opens_stash(at):
            cards.append(s.stash[at + 3])
    return cards


def effect_of_card(s: Cosmic, player: int, card: int) -> int:
    """What a card does when this player plays it: the Super text with the power in force, else the Wild. COS-6.4"""
    if card >= FIRST_FLARE:
        power = card - FIRST_FLARE
        return (FIRST_SUPER if has(s, player, power) else FIRST_WILD) + power
    if FIRST_EDICT <= card < FIRST_KICKER:
        return FIRST_EDICT_EFFECT + card - FIRST_EDICT
    return NOBODY


def group_of(effect: int, timing: int) -> int:
    """The place of an effect in the order of COS-16.9, 0 where there is none."""
    if timing == CARD_DISCARD:
        return COLLECTS[effect]
    return LOSS_GROUP[effect] if timing == TOKENS_TO_WARP else 0


def is_silenced(s: Cosmic, player: int) -> bool:
    return s.recall(SILENCED, player) != NOBODY


def may_use(s: Cosmic, player: int, effect: int, timing: int) -> bool:
    """Part in the challenge, limit, silence and Sanity allow it, and so does the effect itself."""
    if s.is_off(effect):
        return False
    if ROLES[effect] & role_in(s, player, timing) == 0 and not EFFECTS[effect].whoever(timing):
        return False
    if effect < POWERS:
        if LIMIT[effect] == ONCE and times_used(s, effect, player) >= EFFECTS[effect].limit(s, player):
            return False
        if confused(s, player, effect, timing) or (s.lasting and is_bribed(s, player, effect, False)):
            return False
    elif effect < FIRST_EDICT_EFFECT and (s.was_used(effect, player) or suspended(s) or lacks_lucre(s, effect)):
        return False
    if SPEECH[effect] == BLOCKED and is_silenced(s, player):
        return False
    if FIRST_WILD <= effect < FIRST_MOON_EFFECT and is_shown(s, player, effect):
        return False
    if FIRST_EDICT_EFFECT <= effect < FIRST_MOON_EFFECT and was_taken_back(s, player, effect):
        return False
    return EFFECTS[effect].ready(s, player, timing)


def lacks_lucre(s: Cosmic, flare: int) -> bool:
    """A Flare that needs Lucre may be held without it, but not played. COS-6.22"""
    return not s.lucre_used and NEEDS_LUCRE[(flare - FIRST_WILD) % POWERS]


def role_in(s: Cosmic, player: int, timing: int) -> int:
    """The player's part in the challenge; who answers the invitations now acts as the ally he may become. COS-P6.1"""
    role = s.role(player)
    return role | IS_ALLY if timing == ALLY_CHOICE and player == s.answering else role


def affords_card(s: Cosmic, player: int) -> bool:
    """Whether the player can pay for playing a card, where that costs Lucre."""
    return not s.lucre_used or s.lucre[player] >= ask_card_cost(s, player, 0)


def is_bribed(s: Cosmic, player: int, power: int, to_use: bool) -> bool:
    """Whether a bribe binds the player to use the power, or not to use it. COS-18.8"""
    for at in range(0, len(s.lasting), 3):
        terms = power * 2 + (1 if to_use else 0)
        if s.lasting[at] == BRIBED and s.lasting[at + 1] == player and s.lasting[at + 2] == terms:
            return True
    return False


def times_used(s: Cosmic, effect: int, player: int) -> int:
    count = 0
    for at in range(0, len(s.used), 2):
        if s.used[at] == effect and s.used[at + 1] == player:
            count += 1
    return count


def confused(s: Cosmic, player: int, effect: int, timing: int) -> bool:
    """The curse Confusion: no optional powers as a main player."""
    if not s.marks or not s.is_main(player) or EFFECTS[effect].forced(s, player, timing):
        return False
    return has(s, player, CONFUSION)


def is_shown(s: Cosmic, player: int, effect: int) -> bool:
    """Cards that lie open because of Aura cannot be played until P7. powers.toml aura"""
    card = card_of_effect(effect)
    shown = 0
    for at in range(0, len(s.lasting), 3):
        if s.lasting[at] == SHOWN and s.lasting[at + 1] == player and s.lasting[at + 2] == card:
            shown += 1
    return shown > 0 and cards_to_play(s, player).count(card) <= shown


def was_taken_back(s: Cosmic, player: int, effect: int) -> bool:
    """An Edict that the player has taken back to his hand is used only once in a challenge. COS-6.7"""
    card = card_of_effect(effect)
    back = 0
    for at in range(0, len(s.lasting), 3):
        if s.lasting[at] == SPENT_CARD and s.lasting[at + 1] == player and s.lasting[at + 2] == card:
            back += 1
    return back > 0 and cards_to_play(s, player).count(card) <= back


def card_of_effect(effect: int) -> int:
    if effect >= FIRST_EDICT_EFFECT:
        return FIRST_EDICT + effect - FIRST_EDICT_EFFECT if effect < FIRST_EDICT_EFFECT + EDICTS else NOBODY
    return FIRST_FLARE + (effect - FIRST_WILD) % POWERS


# Using an effect


def play_card(s: Cosmic, player: int, card: int, effect: int, timing: int) -> None:
    """A card leaves the hand face up; it is discarded when its effect is done, in P8 with the others. COS-P9.1, P9.2"""
    from .hands import release

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
        from .hands import discard_played

        discard_played(s, self.card)


def shut_others(s: Cosmic, player: int, effect: int) -> None:
    """Under Sanity, and for the Binary, the first power used in a challenge shuts the player's others off. COS-9.5"""
    if effect < POWERS and (s.lasting or BINARY in s.back):
        from .sheets import shut_other_powers

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
        from .tokens import champions

        s.champions = champions(s)


# Questions of effects


class Question(Choice["Cosmic"]):
    """Something an effect asks a player; `me` is whose effect it is. The effect knows the options and what follows."""

    rule: ClassVar[str] = "COS-4.2"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, me: int, effect: int, stage: int = 0, about: int = 0) -> None:
        super().__init__(player)
        self.me: Final = me
        self.effect: Final = effect
        self.stage: Final = stage
        self.about: Final = about

    def legal(self, s: Cosmic) -> list[int]:
        return EFFECTS[self.effect].options(s, self.me, self.stage, self.about)

    def take(self, s: Cosmic, atom: int) -> None:
        EFFECTS[self.effect].answer(s, self.me, self.stage, self.about, atom)

    def run(self, s: Cosmic) -> None:
        if s.lasting and self.player == self.me and not self.secret and not self.hidden:
            other = steered_by(s, self.me, self.effect)
            if other != NOBODY:
                s.push(type(self)(other, self.me, self.effect, self.stage, self.about))
                return
        super().run(s)


def steered_by(s: Cosmic, player: int, power: int) -> int:
    """Who makes the open choices of the use of a power instead of its owner, or NOBODY. powers.toml force"""
    for at in range(0, len(s.lasting), 3):
        if s.lasting[at] == STEERED and s.lasting[at + 2] == power * 8 + player:
            return s.lasting[at + 1]
    return NOBODY


def steer(s: Cosmic, me: int) -> None:
    """In the window of a use: its open choices, as long as it is carried out, are made by `me`."""
    player, power, _ = subject(s)
    for place in range(len(s.stack) - 1, -1, -1):
        step = s.stack[place]
        if isinstance(step, Carry):
            s.lasting += [STEERED, me, power * 8 + player]
            s.stack.insert(place, LetGo(me, power * 8 + player))
            return


class LetGo(Step["Cosmic"]):
    """A use that somebody steered is carried out."""

    def __init__(self, me: int, about: int) -> None:
        self.me: Final = me
        self.about: Final = about

    def run(self, s: Cosmic) -> None:
        for at in range(0, len(s.lasting), 3):
            if s.lasting[at] == STEERED and s.lasting[at + 1] == self.me and s.lasting[at + 2] == self.about:
                del s.lasting[at : at + 3]
                return


class Named(Question):
    """A player or base; what an Edict asks for can be vetoed before it is carried out, like a `Weighed` decision."""

    def legal(self, s: Cosmic) -> list[int]:
        options = super().legal(s)
        return [atom for atom in options if atom not in s.banned] if s.banned else options

    def take(self, s: Cosmic, atom: int) -> None:
        banned = s.banned
        edict = FIRST_EDICT_EFFECT <= self.effect < FIRST_MOON_EFFECT
        if edict and not s.decided and anyone_hears(s, DECISION):
            others = len(self.legal(s)) > 1
            s.banned = []
            s.decided = [NAMING, self.player, atom, 0, 1 if others else 0, *banned]
            s.push(self)
            s.push(window(DECISION))
        else:
            s.banned = []
            super().take(s, atom)

    def run(self, s: Cosmic) -> None:
        if s.decided and s.decided[0] == NAMING and s.decided[1] == self.player:
            atom = s.decided[2]
            if not take_verdict(s):
                super().take(s, atom)
                return
        super().run(s)


class AskPlayer(Named):
    """Which player?"""


class AskPlace(Named):
    """Which base or planet?"""


class AskAmount(Question):
    """How many?"""


class AskYes(Question):
    """Yes or no?"""


class AskWay(Question):
    """One of several ways to go on."""


class AskPower(Question):
    """Which power?"""


class AskName(Question):
    """Name a card, a type of card, a condition... openly."""


class AskCard(Question):
    """Which card of one's hand? The others see that one is chosen, not which, nor that there was only one."""

    secret: ClassVar[bool] = True
    always: ClassVar[bool] = True


class AskSecret(Question):
    """A secret number, place or claim."""

    secret: ClassVar[bool] = True
    always: ClassVar[bool] = True


class AskHidden(Question):
    """A question that only those may be asked who hold something: nobody is told."""

    hidden: ClassVar[bool] = True


# Decisions that can be vetoed


class Weighed(Choice["Cosmic"]):
    """A decision that effects may answer before it is carried out (Negator, Force). COS-16.4

    With nobody to answer, and while another decision is being answered, it is carried out at once. Otherwise it is
    noted in `decided`, the window opens, and this same choice comes up again: to be carried out, or asked anew without
    the answer that was vetoed.
    """

    decision: ClassVar[int] = 0
    """The kind of decision, for those who answer it."""

    def legal(self, s: Cosmic) -> list[int]:
        if not s.banned:
            return self.open(s)
        return [atom for atom in self.open(s) if atom not in s.banned]

    def open(self, s: Cosmic) -> list[int]:
        raise NotImplementedError

    def decide(self, s: Cosmic, atom: int) -> None:
        raise NotImplementedError

    def take(self, s: Cosmic, atom: int) -> None:
        if anyone_hears(s, DECISION) and not s.decided:
            others = len(self.legal(s)) > 1
            banned = s.banned
            s.banned = []
            s.decided = [self.decision, self.player, atom, 0, 1 if others else 0, *banned]
            s.push(self)
            s.push(window(DECISION))
            return
        if s.banned:
            s.banned = []
        self.decide(s, atom)

    def run(self, s: Cosmic) -> None:
        if s.decided and s.decided[1] == self.player and s.decided[0] == self.decision:
            atom = s.decided[2]
            if not take_verdict(s):
                self.decide(s, atom)
                return
        super().run(s)


def take_verdict(s: Cosmic) -> bool:
    """Whether the decision that was weighed has been vetoed; then no answer vetoed so far is open any more."""
    decided = s.decided
    s.decided = []
    if decided[3] == 0:
        return False
    s.banned = [*decided[5:], decided[2]]
    return True


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


class AskAim(Weighed):
    """Where an effect lets the offense aim; the effect knows the targets and what follows. COS-P2.16"""

    rule: ClassVar[str] = "COS-P2.16"
    decision: ClassVar[int] = AIMING

    def __init__(self, player: int, me: int, effect: int, stage: int = 0, about: int = 0) -> None:
        super().__init__(player)
        self.me: Final = me
        self.effect: Final = effect
        self.stage: Final = stage
        self.about: Final = about

    def open(self, s: Cosmic) -> list[int]:
        return EFFECTS[self.effect].options(s, self.me, self.stage, self.about)

    def decide(self, s: Cosmic, atom: int) -> None:
        EFFECTS[self.effect].answer(s, self.me, self.stage, self.about, atom)


def open_card(s: Cosmic, player: int, card: int) -> None:
    """Everybody has seen a card of the player's hand."""
    hand = s.hands[player]
    for place in range(len(hand)):
        if hand[place] == card and s.seen[player][place] != PUBLIC:
            s.seen[player][place] = PUBLIC
            break
    s.show()

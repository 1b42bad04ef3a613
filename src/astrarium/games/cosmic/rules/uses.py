"""Using an effect: it is announced, answered, cancelled or carried out. COS-4.10, 8.6, 8.7"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ....clockwork.step import Step
from .. import notes
from ..components import EDICT_TYPE, FLARE_TYPE, POWERS, TYPE_OF
from ..effect_numbers import FIRST_MOON_EFFECT, STEERED
from ..effects.answers import PERFORMED, WINS
from ..effects.effect import EFFECTS, PLAYS_EDICT, PLAYS_FLARE, USES_POWER
from ..effects.in_force import anyone_hears, refresh
from ..effects.quantities import ANSWERS
from ..effects.table_hooks import ask_charters, ask_performed, ask_witness
from ..effects.timing import CARD_PLAY, P8, POWER_USE
from ..effects.windows import window
from ..records import Announced, Lasting, pair
from ..state import Cosmic
from .hands import discard_played, release
from .sheets import shut_other_powers
from .victory import champions


def play_card(s: Cosmic, player: int, card: int, effect: int, timing: int) -> None:
    """A card leaves the hand face up; it is discarded when its effect is done, in P8 with the others. COS-P9.1, P9.2"""
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
    if effect < POWERS and s.bearing[PERFORMED] and not EFFECTS[effect].forced(s, player, timing):
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
            cancelled = s.uses[len(s.uses) - Announced.SIZE + Announced.CANCELLED] == 1
            del s.uses[len(s.uses) - Announced.SIZE :]
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
        discard_played(s, self.card)


def shut_others(s: Cosmic, player: int, effect: int) -> None:
    """Under Sanity, and for the Binary, the first power used in a challenge shuts the player's others off. COS-9.5"""
    if effect < POWERS and (s.lasting or s.turned):
        shut_other_powers(s, player, effect)


def subject(s: Cosmic) -> tuple[int, int, int]:
    """What is being answered: the player who uses it, the effect, the card (or NOBODY)."""
    at = len(s.uses) - Announced.SIZE
    return s.uses[at + Announced.PLAYER], s.uses[at + Announced.EFFECT], s.uses[at + Announced.CARD]


def answering(s: Cosmic) -> bool:
    """Whether something is being used that can still be cancelled: a chartered power never can. powers.toml lloyd"""
    if not s.uses or s.uses[len(s.uses) - Announced.SIZE + Announced.CANCELLED] != 0:
        return False
    player, effect, _ = subject(s)
    return not (0 <= effect < POWERS and ask_charters(s, player))


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
    s.uses[len(s.uses) - Announced.SIZE + Announced.CANCELLED] = 1


def zap(s: Cosmic, power: int, player: int) -> None:
    """For the rest of the challenge the power does not work for the player, unless it is chartered."""
    if ask_charters(s, player):
        return
    s.zapped += [power, player]
    refresh(s)
    if s.champions and WINS in ANSWERS[power]:
        # The condition under which somebody was about to win is in force no longer. COS-22.3
        s.champions = champions(s)


def steer(s: Cosmic, me: int) -> None:
    """In the window of a use: its open choices, as long as it is carried out, are made by `me`."""
    player, power, _ = subject(s)
    for place in range(len(s.stack) - 1, -1, -1):
        step = s.stack[place]
        if isinstance(step, Carry):
            s.lasting += [STEERED, me, pair(power, player)]
            s.stack.insert(place, LetGo(me, pair(power, player)))
            return


class LetGo(Step["Cosmic"]):
    """A use that somebody steered is carried out."""

    def __init__(self, me: int, about: int) -> None:
        self.me: Final = me
        self.about: Final = about

    def run(self, s: Cosmic) -> None:
        for at in range(0, len(s.lasting), Lasting.SIZE):
            if (
                s.lasting[at + Lasting.EFFECT] == STEERED
                and s.lasting[at + Lasting.PLAYER] == self.me
                and s.lasting[at + Lasting.ABOUT] == self.about
            ):
                del s.lasting[at : at + Lasting.SIZE]
                return

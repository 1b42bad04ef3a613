"""Hooks: how powers, Flares, Edicts, moons, comets, cones, hexes and curses change the rules. COS-16

An effect is a small class that answers only the hooks it uses; `EFFECTS` finds it by its number. When it works is data:
`TIMES`, `ROLES`, `LIMIT` and `SPEECH` in components.py come from the toml files.

There are two sorts of hooks. What is *offered* in a window is `ready` and then `use`; further questions go through
`options` and `answer`. What changes a *quantity* is a method that is given the value so far and returns the new one;
these are listed in quantities.py, stand in `Answers`, and are asked of every effect in force, in the order of COS-17.3,
by the functions of challenge_hooks.py and table_hooks.py.
"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ..components import FIRST_EDICT, FIRST_FLARE, MANDATORY, POWERS
from ..effect_numbers import (
    CARD_TIMES,
    EFFECTS_COUNT,
    FIRST_EDICT_EFFECT,
    FIRST_MOON_EFFECT,
    FIRST_WILD,
    STANDING,
    TIMES,
)
from ..state import Cosmic
from .answers import Answers
from .in_force import refresh
from .quantities import ANSWERS, NEVER_DOWN, NEVER_REVEALED, QUANTITIES, SHUTS_POWERS, SUSPENDS, TURN_GIVERS
from .timing import TOKENS_TO_WARP


class Effect(Answers):
    """One thing that changes the rules. `number` is its place in EFFECTS; `me` is always the player whose it is."""

    def __init__(self) -> None:
        self.number: int = NOBODY

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        """Whether it is used without asking. COS-4.2, 4.9"""
        return self.number < POWERS and MANDATORY[self.number]

    def limit(self, s: Cosmic, me: int) -> int:
        """How often it may be used in a challenge, where its sheet says "once per challenge"."""
        return 1

    def times(self) -> int:
        """Timing points beyond those of its entry, as bits."""
        return 0

    # What is offered in a window

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        """Whether it can be used now; role, limit and silence have been looked at already."""
        return True

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        """Carry it out: nobody has cancelled it."""

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """What may be answered to a question of this effect."""
        raise NotImplementedError

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        """Go on after a question of this effect."""
        raise NotImplementedError

    def speaks(self, stage: int) -> bool:
        """Whether the log has a sentence of its own for the answer at this stage, so that no plain one is needed."""
        return False

    def whoever(self, timing: int) -> bool:
        """Whether at this timing point it works for its player whatever his part in the challenge is."""
        return False

    def firm(self) -> bool:
        """Whether nobody can cancel it."""
        return False

    def received(self, s: Cosmic, me: int) -> None:
        """The player has just got this power: its setup part. COS-1.10, 14.13"""

    def turned_down(self, s: Cosmic, me: int) -> None:
        """The power has just been lost for want of home bases. COS-4.3"""

    def leaves(self, s: Cosmic, me: int) -> None:
        """The power leaves play: what it holds is set free. COS-4.13"""

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        """The power goes to another player with all it holds, beyond marks, secrets and stashed cards. COS-15.4"""

    def drew(self, s: Cosmic, me: int, about: int) -> None:
        """After a draw that it watches (`drawing.watch_draw`): `drawing.batch` says who drew, and how many."""

    def moon_occupied(self, s: Cosmic, me: int, place: int) -> None:
        """The owner of the system with this hex has just occupied a moon of it. COS-9.6"""

    def abandoned(self, s: Cosmic, me: int) -> None:
        """The player no longer occupies this moon, or it is gone. COS-13.12"""

    def returns(self, s: Cosmic, me: int) -> None:
        """The challenge is over: cards in the stash that it keeps only for a challenge go back."""

    # What it keeps

    def last(self, s: Cosmic, me: int, about: int = 0) -> None:
        """From now until the end of the challenge this effect is in force."""
        s.lasting += [self.number, me, about]
        refresh(s)

    def stay(self, s: Cosmic, me: int, until: int) -> None:
        """From now until the next challenge, or until it ends itself by `stop`, this effect is in force."""
        s.set_mark(STANDING, me, self.number, until)
        refresh(s)

    def stop(self, s: Cosmic, me: int) -> None:
        """The effect stays in force no longer; what it keeps is set free."""
        s.set_mark(STANDING, me, self.number, 0)
        self.leaves(s, me)
        refresh(s)

    def lasts(self, s: Cosmic, me: int) -> bool:
        """Whether it has been used in this challenge and lasts."""
        return s.recall(self.number, me) != NOBODY

    def vow_options(self, s: Cosmic, me: int) -> list[int]:
        """What a secret number of this effect might be, for those who do not know it."""
        return [0]

    def stash_type(self) -> int:
        """The type of the cards that it keeps in the stash, where everybody knows it, else NOBODY."""
        return NOBODY

    def keeps_tokens(self, s: Cosmic, owner: int) -> int:
        """How many tokens of an owner lie in a place that only this power knows; for counting."""
        return 0

    # What it is by its nature, whether or not it is in force

    def group(self, timing: int) -> int:
        """Its place among effects that share a timing point but come one group after the other. COS-16.9"""
        return SAVING if timing == TOKENS_TO_WARP else 0

    def never_down(self) -> bool:
        """Whether the power is not lost for want of home bases. COS-4.3"""
        return False

    def suspends(self) -> bool:
        """Whether moons and reverse hexes rest while it lasts, and everybody has one power. COS-14.20"""
        return False

    def shuts_powers(self) -> bool:
        """Whether no power works while it is in force. COS-7.11"""
        return False

    def never_revealed(self) -> bool:
        """Whether this moon stays secret. COS-13.8"""
        return False

    def gives_turn(self) -> bool:
        """Whether it gives somebody the next turn. COS-3.5"""
        return False

    def sets_turn_order(self) -> bool:
        """Whether its marks are places in the order of turns: place, player + 1. powers.toml queue"""
        return False

    def keeps_row(self) -> bool:
        """Whether it brings other powers along: in its marks the place, from 1 on, and the power there plus 1."""
        return False

    def keeps_secrets(self) -> bool:
        """Whether its secret numbers outlast the challenge."""
        return False

    def notes_places(self) -> bool:
        """Whether the numbers in its marks are sets of places, as bits, plus 1."""
        return False

    def ends_game(self) -> bool:
        """Whether the game was over when this moon was revealed. COS-22"""
        return False


# How long an effect stays in force beyond the challenge, in a record of STANDING.
NEXT_CHALLENGE: Final = 1
FOR_GOOD: Final = 2
THIS_TURN: Final = 3

# The groups in which effects act on tokens that are being lost, and answer a discard: see `Effect.group`. COS-16.9
INSURING: Final = 0
SAVING: Final = 1
HEALING: Final = 2
GRIEVING: Final = 3
TAKING_BACK: Final = 0
COLLECTING: Final = 1

# What a player does, for `performed`.
INVITES: Final = 0
ALLIES: Final = 1
PLAYS_EDICT: Final = 2
PLAYS_FLARE: Final = 3
PLAYS_KICKER: Final = 4
USES_POWER: Final = 5
"""An optional one."""

EFFECTS: Final[list[Effect]] = [Effect() for _ in range(EFFECTS_COUNT)]
"""Every effect by its number; registry.py fills it."""
ACTS: Final[list[bool]] = [False] * EFFECTS_COUNT
"""Whether being used does something by itself; otherwise it only changes quantities."""


def register(number: int, effect: Effect) -> None:
    effect.number = number
    EFFECTS[number] = effect
    ANSWERS[number] = [quantity for quantity, name in enumerate(QUANTITIES) if overrides(effect, name)]
    TIMES[number] |= effect.times()
    if FIRST_WILD <= number < FIRST_EDICT_EFFECT:
        CARD_TIMES[FIRST_FLARE + (number - FIRST_WILD) % POWERS] |= TIMES[number]
    elif FIRST_EDICT_EFFECT <= number < FIRST_MOON_EFFECT:
        CARD_TIMES[FIRST_EDICT + number - FIRST_EDICT_EFFECT] |= TIMES[number]
    ACTS[number] = overrides(effect, "use")
    NEVER_DOWN[number] = effect.never_down()
    SUSPENDS[number] = effect.suspends()
    SHUTS_POWERS[number] = effect.shuts_powers()
    NEVER_REVEALED[number] = effect.never_revealed()
    if effect.gives_turn() and number not in TURN_GIVERS:
        TURN_GIVERS.append(number)


def overrides(effect: Effect, name: str) -> bool:
    """Whether the effect's class answers a hook itself."""
    for level in type(effect).__mro__:
        if level is Effect:
            return False
        if name in vars(level):
            return True
    return False

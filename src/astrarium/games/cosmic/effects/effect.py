"""Hooks: how powers, Flares, Edicts, moons, comets, cones, hexes and curses change the rules. COS-16

An effect is a small class that answers only the hooks it uses; `EFFECTS` finds it by its number. When it works is data:
`TIMES`, `ROLES`, `LIMIT` and `SPEECH` in components.py come from the toml files.

There are two sorts of hooks. What is *offered* in a window is `ready` and then `use`; further questions go through
`options` and `answer`. What changes a *quantity* is a method that is given the value so far and returns the new one;
the functions of hooks.py ask every effect that is in force, in the order of COS-17.3.
"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ..components import (
    CARD_TIMES,
    EFFECTS_COUNT,
    FIRST_EDICT,
    FIRST_EDICT_EFFECT,
    FIRST_FLARE,
    FIRST_MOON_EFFECT,
    FIRST_WILD,
    MANDATORY,
    POWERS,
    STANDING,
    TIMES,
)
from ..state import Cosmic
from .in_force import refresh
from .quantities import ANSWERS, NEVER_DOWN, NEVER_REVEALED, QUANTITIES, SHUTS_POWERS, SUSPENDS, TURN_GIVERS
from .timing import TOKENS_TO_WARP


class Effect:
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

    # Quantities

    def commit_limit(self, s: Cosmic, me: int, who: int, limit: int) -> int:
        """How many tokens `who` may commit as offense or ally. COS-P3.1"""
        return limit

    def retrieves(self, s: Cosmic, me: int, who: int, number: int) -> int:
        """How many tokens `who` may take from the Warp in P1. COS-P1.1"""
        return number

    def hand_size(self, s: Cosmic, me: int, who: int, size: int) -> int:
        """How many cards a new hand of `who` has. COS-P10.3"""
        return size

    def may_invite(self, s: Cosmic, me: int, who: int, guest: int, may: bool) -> bool:
        """Whether `who` may invite `guest`. COS-P4.1"""
        return may

    def may_ally(self, s: Cosmic, me: int, who: int, side: int, may: bool) -> bool:
        """Whether `who` may join a side. COS-P6.2"""
        return may

    def must_ally(self, s: Cosmic, me: int, who: int, side: int, must: bool) -> bool:
        """Whether `who` must join that side. COS-P6.1"""
        return must

    def may_move(self, s: Cosmic, me: int, who: int, place: int, may: bool) -> bool:
        """Whether `who` may move tokens away from a place of his own accord. COS-P3.1"""
        return may

    def committed(self, s: Cosmic, me: int, who: int, side: int, number: int) -> None:
        """After `who` has committed tokens to a side. COS-P3.1"""

    def selectable(self, s: Cosmic, me: int, who: int, cards: list[int]) -> list[int]:
        """The Challenge cards among which `who` may select; never none. COS-P7.2"""
        return cards

    def blinds(self, s: Cosmic, me: int, who: int, blind: bool) -> bool:
        """Whether the Challenge card of `who` is drawn at random. COS-P7.2"""
        return blind

    def shows_first(self, s: Cosmic, me: int, who: int, shows: bool) -> bool:
        """Whether `who` selects first and face up. COS-P7.3"""
        return shows

    def printed(self, s: Cosmic, me: int, side: int, value: int) -> int:
        """The printed value of a revealed Attack card. COS-17.1"""
        return value

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        """Change the values of the revealed cards, offense's and defender's, after Kickers. COS-17.3"""

    def extra_card(self, s: Cosmic, me: int, side: int) -> int:
        """What further cards add to a side's card. COS-17.4"""
        return 0

    def token_worth(self, s: Cosmic, me: int, who: int, side: int, worth: int) -> int:
        """What one token of `who` counts on that side. COS-17.5"""
        return worth

    def stacked(self, s: Cosmic, me: int, who: int, side: int) -> int:
        """How many tokens count on that side with those of `who`, beyond his own. COS-17.5"""
        return 0

    def allied_worth(self, s: Cosmic, me: int, side: int, worth: int) -> int:
        """What the tokens of a side's allies count together. COS-17.5"""
        return worth

    def combine(self, s: Cosmic, me: int, side: int, card: int, own: int, allied: int, total: int) -> int:
        """How card and tokens make a total. COS-17.6"""
        return total

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        """A flat addition to a side's total. COS-17.7"""
        return 0

    def lower_wins(self, s: Cosmic, me: int, lower: bool) -> bool:
        """Whether the lower total wins. COS-17.10"""
        return lower

    def decides(self, s: Cosmic, me: int, winner: int) -> int:
        """The side that wins instead, before results are turned. COS-17.10"""
        return winner

    def turns(self, s: Cosmic, me: int, winner: int) -> int:
        """The side that wins once results are turned, last of all. COS-17.11"""
        return winner

    def extra_loss(self, s: Cosmic, me: int, who: int) -> int:
        """Tokens that the result costs `who` besides those in the challenge. COS-P8.6"""
        return 0

    def fought(self, s: Cosmic, me: int) -> None:
        """The challenge has been fought and the losses begin. COS-P8.6"""

    def capture(self, s: Cosmic, me: int) -> None:
        """Take tokens of the loss in progress (`s.losses`) captive. COS-16.9"""

    def removes(self, s: Cosmic, me: int) -> None:
        """Take tokens of the loss in progress out of the game. COS-16.9"""

    def saves(self, s: Cosmic, me: int) -> None:
        """Keep tokens of the loss in progress from the Warp, after captures and removal. COS-16.9"""

    def repels(self, s: Cosmic, me: int, who: int, place: int, repelled: bool) -> bool:
        """Whether tokens of `who` that should land on a place return to bases instead. COS-P8.7"""
        return repelled

    def closes(self, s: Cosmic, me: int) -> None:
        """The challenge is decided, whichever way, and P9 begins. COS-P9.3"""

    def opens(self, s: Cosmic, me: int, timing: int) -> bool:
        """Whether its use is offered before anybody acts in a window that opens. COS-8.2"""
        return False

    def penalty(self, s: Cosmic, me: int, who: int, loss: int) -> int:
        """Tokens that `who` loses for a failed deal. COS-P8.20"""
        return loss

    def consolation(self, s: Cosmic, me: int, taker: int, number: int) -> int:
        """How many cards of consolation `taker` gets. COS-P8.14"""
        return number

    def consoles(self, s: Cosmic, me: int, taker: int, giver: int, number: int, stage: int) -> bool:
        """Whether it sees to consolation itself at this stage; it then goes on with `spoils.Console`. COS-P8.14"""
        return False

    def rewards(self, s: Cosmic, me: int, who: int, number: int) -> int:
        """How many rewards `who` gets. COS-P8.11"""
        return number

    def challenge_limit(self, s: Cosmic, me: int, limit: int) -> int:
        """How many challenges a turn may have. COS-3.1"""
        return limit

    def may_go_on(self, s: Cosmic, me: int, may: bool) -> bool:
        """Whether the offense may make another challenge. COS-P10.6"""
        return may

    def needed(self, s: Cosmic, me: int, number: int) -> int:
        """How many external bases win. COS-2.2"""
        return number

    def external(self, s: Cosmic, me: int, who: int, number: int) -> int:
        """How many external bases `who` has. COS-2.2"""
        return number

    def wins(self, s: Cosmic, me: int, who: int, won: bool) -> bool:
        """Whether `who` fulfils the condition of victory. COS-22.3"""
        return won

    def keeps_power(self, s: Cosmic, me: int, who: int, keeps: bool) -> bool:
        """Whether `who` keeps his power in spite of too few home bases. COS-4.3"""
        return keeps

    def turns_cone(self, s: Cosmic, me: int, reverse: bool) -> bool:
        """Which side of the cone is used. COS-P2.11"""
        return reverse

    def kicker_number(self, s: Cosmic, me: int, side: int, number: int) -> int:
        """By what a side's Kicker multiplies, 1 if there is none. COS-6.14"""
        return number

    def alone(self, s: Cosmic, me: int, alone: bool) -> bool:
        """Whether there are no alliances of any kind, as in a moon challenge. COS-13.19"""
        return alone

    def card_cost(self, s: Cosmic, me: int, who: int, cost: int) -> int:
        """The Lucre that playing a card costs `who`. COS-7.11"""
        return cost

    def conceals(self, s: Cosmic, me: int, side: int) -> bool:
        """Whether a side's cards stay face down at the reveal until the use of this power has been offered. COS-14.7"""
        return False

    def allows(self, s: Cosmic, me: int, who: int, options: list[int]) -> list[int]:
        """Which of these `who` may choose in a window, passing included: promises bind. COS-18.12"""
        return options

    def talks(self, s: Cosmic, me: int) -> bool:
        """Begin the talks about a deal in a way of its own; whether it does. COS-18.1, 18.9"""
        return False

    def witness(self, s: Cosmic, me: int, who: int, power: int) -> None:
        """`who` uses a power, and nobody has cancelled it. COS-4.10"""

    def performed(self, s: Cosmic, me: int, who: int, action: int) -> None:
        """`who` has just done one of the things below, from INVITES on. powers.toml pavlov"""

    def rebased(self, s: Cosmic, me: int, who: int, before: int, now: int) -> None:
        """The bases of `who`, as bits, have changed. COS-P8.24"""

    def income(self, s: Cosmic, me: int, who: int, amount: int) -> int:
        """The Lucre that `who` gets at the start of his turn. COS-11.3"""
        return amount

    def price(self, s: Cosmic, me: int, who: int, item: int, cost: int) -> int:
        """What an entry of the Lucre table costs `who`. COS-11.6"""
        return cost

    def bought(self, s: Cosmic, me: int, who: int, item: int) -> None:
        """After `who` has bought an entry of the Lucre table. COS-11.6"""

    def dues(self, s: Cosmic, me: int, who: int) -> None:
        """`who` has had his income, or skips his turn: what he owes is due. COS-12.3"""

    def fetches(self, s: Cosmic, me: int, who: int, side: int, number: int) -> bool:
        """Whether it takes the tokens that `who` commits from his bases itself; it goes on with `Commit`. COS-P3.1"""
        return False

    def must_invite(self, s: Cosmic, me: int, who: int, guest: int, must: bool) -> bool:
        """Whether `who` must invite `guest`. COS-P4.1"""
        return must

    def insures(self, s: Cosmic, me: int, who: int) -> bool:
        """Whether no card leaves the hand of `who` against his will. powers.toml lloyd"""
        return False

    def charters(self, s: Cosmic, me: int, who: int) -> bool:
        """Whether the powers of `who` can be neither cancelled nor taken. powers.toml lloyd"""
        return False

    def shields(self, s: Cosmic, me: int, who: int) -> bool:
        """Whether only the result of the challenge can cost `who` tokens. COS-16.9"""
        return False

    def freezes(self, s: Cosmic, me: int, who: int, place: int) -> bool:
        """Whether tokens of `who` on a place can neither move nor be lost. COS-P3.1"""
        return False

    def bars(self, s: Cosmic, me: int, who: int) -> bool:
        """Whether `who` may use no optional power now. COS-4.2"""
        return False

    def reinforces(self, s: Cosmic, me: int, who: int, card: int) -> bool:
        """Whether a card that is no Reinforcement serves `who` as one. COS-6.19"""
        return False

    def homes(self, s: Cosmic, me: int, who: int, options: list[int]) -> list[int]:
        """Where tokens of `who` that return may go, as atoms. COS-P8.9"""
        return options

    def opens_source(self, s: Cosmic, me: int, who: int, atom: int) -> bool:
        """Whether `who` may commit tokens from his reserve or from the Warp. COS-14.13"""
        return False

    def source_used(self, s: Cosmic, me: int, who: int, atom: int) -> None:
        """After `who` has taken tokens from the Warp to commit them. COS-P3.1"""

    def skipped(self, s: Cosmic, me: int, who: int) -> None:
        """`who` skips his turn; what is mandatory at its start happens all the same. COS-12.3"""

    def cancels_kicker(self, s: Cosmic, me: int, side: int) -> bool:
        """Whether a side's Kicker does not count. COS-6.14"""
        return False

    def watches_draws(self, s: Cosmic, me: int, who: int) -> bool:
        """Whether the player sees what `who` draws. COS-16.4"""
        return False

    def claims(self, s: Cosmic, me: int, who: int, card: int) -> bool:
        """Whether a card that `who` draws goes to the player. COS-16.4"""
        return False

    def needs_no_cards(self, s: Cosmic, me: int, who: int) -> bool:
        """Whether `who` needs no Challenge card of his own. COS-P10.3"""
        return False

    def keeps_card(self, s: Cosmic, me: int, who: int, card: int) -> bool:
        """Whether `who` keeps a card when he takes a new hand. COS-P10.3, 14.18"""
        return False

    def refilled(self, s: Cosmic, me: int, who: int) -> None:
        """`who` has drawn a new hand. COS-P10.3"""

    def frees(self, s: Cosmic, me: int, who: int) -> bool:
        """Whether `who` may free tokens of the other party in a deal. COS-18.2"""
        return False

    def refuses_company(self, s: Cosmic, me: int, who: int, place: int) -> bool:
        """Whether `who` can share no planet there with others. COS-18.2, 9.9"""
        return False

    def chooses_stacks(self, s: Cosmic, me: int, who: int) -> bool:
        """Whether `who` says which of his tokens with captured ones under them move. COS-4.13"""
        return False

    def keeps_stacks(self, s: Cosmic, me: int, who: int) -> bool:
        """Whether captured tokens stay under tokens of `who` that are lost. COS-4.13"""
        return False

    def buys_always(self, s: Cosmic, me: int, who: int) -> bool:
        """Whether `who` may buy without being a main player. COS-11.5"""
        return False

    def condition(self, s: Cosmic, me: int) -> int:
        """The open condition of victory that it sets for everybody, or NOBODY. COS-22.3"""
        return NOBODY


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

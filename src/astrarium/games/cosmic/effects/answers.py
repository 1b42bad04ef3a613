"""What an effect answers to a hook, unless its class says otherwise.

Written by `make tables` from quantities.py: change it there.
"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ..state import Cosmic

# The place of each quantity in `bearing`.
COMMIT_LIMIT: Final = 0
RETRIEVES: Final = 1
HAND_SIZE: Final = 2
MAY_INVITE: Final = 3
MAY_ALLY: Final = 4
MUST_ALLY: Final = 5
MAY_MOVE: Final = 6
COMMITTED: Final = 7
SELECTABLE: Final = 8
BLINDS: Final = 9
SHOWS_FIRST: Final = 10
PRINTED: Final = 11
CARD_VALUES: Final = 12
EXTRA_CARD: Final = 13
TOKEN_WORTH: Final = 14
COMBINE: Final = 15
ADDITION: Final = 16
LOWER_WINS: Final = 17
DECIDES: Final = 18
TURNS: Final = 19
EXTRA_LOSS: Final = 20
CAPTURE: Final = 21
REMOVES: Final = 22
PENALTY: Final = 23
CONSOLATION: Final = 24
REWARDS: Final = 25
CHALLENGE_LIMIT: Final = 26
MAY_GO_ON: Final = 27
NEEDED: Final = 28
EXTERNAL: Final = 29
WINS: Final = 30
KEEPS_POWER: Final = 31
TURNS_CONE: Final = 32
INCOME: Final = 33
PRICE: Final = 34
KICKER_NUMBER: Final = 35
ALONE: Final = 36
CARD_COST: Final = 37
CONCEALS: Final = 38
ALLIED_WORTH: Final = 39
CONSOLES: Final = 40
ALLOWS: Final = 41
TALKS: Final = 42
WITNESS: Final = 43
STACKED: Final = 44
FOUGHT: Final = 45
SAVES: Final = 46
REPELS: Final = 47
CLOSES: Final = 48
OPENS: Final = 49
PERFORMED: Final = 50
REBASED: Final = 51
FETCHES: Final = 52
MUST_INVITE: Final = 53
BOUGHT: Final = 54
DUES: Final = 55
INSURES: Final = 56
CHARTERS: Final = 57
SHIELDS: Final = 58
FREEZES: Final = 59
BARS: Final = 60
REINFORCES: Final = 61
HOMES: Final = 62
OPENS_SOURCE: Final = 63
SOURCE_USED: Final = 64
SKIPPED: Final = 65
CANCELS_KICKER: Final = 66
WATCHES_DRAWS: Final = 67
CLAIMS: Final = 68
NEEDS_NO_CARDS: Final = 69
KEEPS_CARD: Final = 70
REFILLED: Final = 71
FREES: Final = 72
REFUSES_COMPANY: Final = 73
CHOOSES_STACKS: Final = 74
KEEPS_STACKS: Final = 75
BUYS_ALWAYS: Final = 76
CONDITION: Final = 77


class Answers:
    """The hooks of an effect that change a quantity: given the value so far, they answer the new one."""

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

    def capture(self, s: Cosmic, me: int) -> None:
        """Take tokens of the loss in progress (`s.losses`) captive. COS-16.9"""

    def removes(self, s: Cosmic, me: int) -> None:
        """Take tokens of the loss in progress out of the game. COS-16.9"""

    def penalty(self, s: Cosmic, me: int, who: int, loss: int) -> int:
        """Tokens that `who` loses for a failed deal. COS-P8.20"""
        return loss

    def consolation(self, s: Cosmic, me: int, taker: int, number: int) -> int:
        """How many cards of consolation `taker` gets. COS-P8.14"""
        return number

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

    def income(self, s: Cosmic, me: int, who: int, amount: int) -> int:
        """The Lucre that `who` gets at the start of his turn. COS-11.3"""
        return amount

    def price(self, s: Cosmic, me: int, who: int, item: int, cost: int) -> int:
        """What an entry of the Lucre table costs `who`. COS-11.6"""
        return cost

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

    def allied_worth(self, s: Cosmic, me: int, side: int, worth: int) -> int:
        """What the tokens of a side's allies count together. COS-17.5"""
        return worth

    def consoles(self, s: Cosmic, me: int, taker: int, giver: int, number: int, stage: int) -> bool:
        """Whether it sees to consolation itself at this stage; it then goes on with `spoils.Console`. COS-P8.14"""
        return False

    def allows(self, s: Cosmic, me: int, who: int, options: list[int]) -> list[int]:
        """Which of these `who` may choose in a window, passing included: promises bind. COS-18.12"""
        return options

    def talks(self, s: Cosmic, me: int) -> bool:
        """Begin the talks about a deal in a way of its own; whether it does. COS-18.1, 18.9"""
        return False

    def witness(self, s: Cosmic, me: int, who: int, power: int) -> None:
        """`who` uses a power, and nobody has cancelled it. COS-4.10"""

    def stacked(self, s: Cosmic, me: int, who: int, side: int) -> int:
        """How many tokens count on that side with those of `who`, beyond his own. COS-17.5"""
        return 0

    def fought(self, s: Cosmic, me: int) -> None:
        """The challenge has been fought and the losses begin. COS-P8.6"""

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

    def performed(self, s: Cosmic, me: int, who: int, action: int) -> None:
        """`who` has just done one of the things below, from INVITES on. powers.toml pavlov"""

    def rebased(self, s: Cosmic, me: int, who: int, before: int, now: int) -> None:
        """The bases of `who`, as bits, have changed. COS-P8.24"""

    def fetches(self, s: Cosmic, me: int, who: int, side: int, number: int) -> bool:
        """Whether it takes the tokens that `who` commits from his bases itself; it goes on with `Commit`. COS-P3.1"""
        return False

    def must_invite(self, s: Cosmic, me: int, who: int, guest: int, must: bool) -> bool:
        """Whether `who` must invite `guest`. COS-P4.1"""
        return must

    def bought(self, s: Cosmic, me: int, who: int, item: int) -> None:
        """After `who` has bought an entry of the Lucre table. COS-11.6"""

    def dues(self, s: Cosmic, me: int, who: int) -> None:
        """`who` has had his income, or skips his turn: what he owes is due. COS-12.3"""

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

"""Asking all effects in force about the table, in the order of COS-17.3.

Written by `make tables` from quantities.py: change it there.
"""

from __future__ import annotations

from ....clockwork.names import NOBODY
from ..records import InForce
from ..state import Cosmic
from .answers import (
    ALLOWS,
    BARS,
    BOUGHT,
    BUYS_ALWAYS,
    CARD_COST,
    CHALLENGE_LIMIT,
    CHARTERS,
    CHOOSES_STACKS,
    CLAIMS,
    CONDITION,
    DUES,
    EXTERNAL,
    FREES,
    HAND_SIZE,
    INCOME,
    INSURES,
    KEEPS_CARD,
    KEEPS_POWER,
    KEEPS_STACKS,
    MAY_GO_ON,
    NEEDED,
    NEEDS_NO_CARDS,
    OPENS,
    PERFORMED,
    PRICE,
    REBASED,
    REFILLED,
    REFUSES_COMPANY,
    SKIPPED,
    TALKS,
    TURNS_CONE,
    WATCHES_DRAWS,
    WINS,
    WITNESS,
)
from .effect import EFFECTS


def ask_hand_size(s: Cosmic, who: int, size: int) -> int:
    """How many cards a new hand of `who` has. COS-P10.3"""
    for one in s.bearing[HAND_SIZE]:
        size = EFFECTS[one.effect].hand_size(s, one.player, who, size)
    return size


def ask_challenge_limit(s: Cosmic, limit: int) -> int:
    """How many challenges a turn may have. COS-3.1"""
    for one in s.bearing[CHALLENGE_LIMIT]:
        limit = EFFECTS[one.effect].challenge_limit(s, one.player, limit)
    return limit


def ask_may_go_on(s: Cosmic, may: bool) -> bool:
    """Whether the offense may make another challenge. COS-P10.6"""
    for one in s.bearing[MAY_GO_ON]:
        may = EFFECTS[one.effect].may_go_on(s, one.player, may)
    return may


def ask_needed(s: Cosmic, number: int) -> int:
    """How many external bases win. COS-2.2"""
    for one in s.bearing[NEEDED]:
        number = EFFECTS[one.effect].needed(s, one.player, number)
    return number


def ask_external(s: Cosmic, who: int, number: int) -> int:
    """How many external bases `who` has. COS-2.2"""
    for one in s.bearing[EXTERNAL]:
        number = EFFECTS[one.effect].external(s, one.player, who, number)
    return number


def ask_wins(s: Cosmic, who: int, won: bool) -> bool:
    """Whether `who` fulfils the condition of victory. COS-22.3"""
    for one in s.bearing[WINS]:
        won = EFFECTS[one.effect].wins(s, one.player, who, won)
    return won


def ask_keeps_power(s: Cosmic, who: int, keeps: bool) -> bool:
    """Whether `who` keeps his power in spite of too few home bases. COS-4.3"""
    for one in s.bearing[KEEPS_POWER]:
        keeps = EFFECTS[one.effect].keeps_power(s, one.player, who, keeps)
    return keeps


def ask_turns_cone(s: Cosmic, reverse: bool) -> bool:
    """Which side of the cone is used. COS-P2.11"""
    for one in s.bearing[TURNS_CONE]:
        reverse = EFFECTS[one.effect].turns_cone(s, one.player, reverse)
    return reverse


def ask_income(s: Cosmic, who: int, amount: int) -> int:
    """The Lucre that `who` gets at the start of his turn. COS-11.3"""
    for one in s.bearing[INCOME]:
        amount = EFFECTS[one.effect].income(s, one.player, who, amount)
    return amount


def ask_price(s: Cosmic, who: int, item: int, cost: int) -> int:
    """What an entry of the Lucre table costs `who`. COS-11.6"""
    for one in s.bearing[PRICE]:
        cost = EFFECTS[one.effect].price(s, one.player, who, item, cost)
    return cost


def ask_card_cost(s: Cosmic, who: int, cost: int) -> int:
    """The Lucre that playing a card costs `who`. COS-7.11"""
    for one in s.bearing[CARD_COST]:
        cost = EFFECTS[one.effect].card_cost(s, one.player, who, cost)
    return cost


def ask_allows(s: Cosmic, who: int, options: list[int]) -> list[int]:
    """Which of these `who` may choose in a window, passing included. COS-18.12"""
    for one in s.bearing[ALLOWS]:
        options = EFFECTS[one.effect].allows(s, one.player, who, options)
    return options


def ask_talks(s: Cosmic) -> bool:
    """Whether an effect has begun the talks about a deal in a way of its own. COS-18.1"""
    for one in s.bearing[TALKS]:
        if EFFECTS[one.effect].talks(s, one.player):
            return True
    return False


def ask_witness(s: Cosmic, who: int, power: int) -> None:
    """`who` uses a power, and nobody has cancelled it. COS-4.10"""
    for one in s.bearing[WITNESS]:
        EFFECTS[one.effect].witness(s, one.player, who, power)


def ask_opens(s: Cosmic, timing: int) -> InForce | None:
    """The effect whose use is offered before anybody acts in a window, if any. COS-8.2"""
    for one in s.bearing[OPENS]:
        if EFFECTS[one.effect].opens(s, one.player, timing):
            return one
    return None


def ask_performed(s: Cosmic, who: int, action: int) -> None:
    """`who` has just done something that may have consequences: INVITES, ALLIES..."""
    for one in s.bearing[PERFORMED]:
        EFFECTS[one.effect].performed(s, one.player, who, action)


def ask_rebased(s: Cosmic, who: int, before: int, now: int) -> None:
    """The bases of `who` have changed. COS-P8.24"""
    for one in s.bearing[REBASED]:
        EFFECTS[one.effect].rebased(s, one.player, who, before, now)


def ask_bought(s: Cosmic, who: int, item: int) -> None:
    """After `who` has bought an entry of the Lucre table. COS-11.6"""
    for one in s.bearing[BOUGHT]:
        EFFECTS[one.effect].bought(s, one.player, who, item)


def ask_dues(s: Cosmic, who: int) -> None:
    """`who` has had his income, or skips his turn: what he owes is due. COS-12.3"""
    for one in s.bearing[DUES]:
        EFFECTS[one.effect].dues(s, one.player, who)


def ask_insures(s: Cosmic, who: int) -> bool:
    """Whether no card leaves the hand of `who` against his will. powers.toml lloyd"""
    for one in s.bearing[INSURES]:
        if EFFECTS[one.effect].insures(s, one.player, who):
            return True
    return False


def ask_charters(s: Cosmic, who: int) -> bool:
    """Whether the powers of `who` can be neither cancelled nor taken. powers.toml lloyd"""
    for one in s.bearing[CHARTERS]:
        if EFFECTS[one.effect].charters(s, one.player, who):
            return True
    return False


def ask_bars(s: Cosmic, who: int) -> bool:
    """Whether `who` may use no optional power now. COS-4.2"""
    for one in s.bearing[BARS]:
        if EFFECTS[one.effect].bars(s, one.player, who):
            return True
    return False


def ask_skipped(s: Cosmic, who: int) -> None:
    """`who` skips his turn; what is mandatory at its start happens all the same. COS-12.3"""
    for one in s.bearing[SKIPPED]:
        EFFECTS[one.effect].skipped(s, one.player, who)


def ask_watches_draws(s: Cosmic, who: int) -> list[int]:
    """The players who see what `who` draws. COS-16.4"""
    return [one.player for one in s.bearing[WATCHES_DRAWS] if EFFECTS[one.effect].watches_draws(s, one.player, who)]


def ask_claims(s: Cosmic, who: int, card: int) -> int:
    """The player to whom a card goes that `who` draws, or NOBODY. COS-16.4"""
    for one in s.bearing[CLAIMS]:
        if EFFECTS[one.effect].claims(s, one.player, who, card):
            return one.player
    return NOBODY


def ask_needs_no_cards(s: Cosmic, who: int) -> bool:
    """Whether `who` needs no Challenge card of his own. COS-P10.3"""
    for one in s.bearing[NEEDS_NO_CARDS]:
        if EFFECTS[one.effect].needs_no_cards(s, one.player, who):
            return True
    return False


def ask_keeps_card(s: Cosmic, who: int, card: int) -> bool:
    """Whether `who` keeps a card when he takes a new hand. COS-P10.3, 14.18"""
    for one in s.bearing[KEEPS_CARD]:
        if EFFECTS[one.effect].keeps_card(s, one.player, who, card):
            return True
    return False


def ask_refilled(s: Cosmic, who: int) -> None:
    """`who` has drawn a new hand. COS-P10.3"""
    for one in s.bearing[REFILLED]:
        EFFECTS[one.effect].refilled(s, one.player, who)


def ask_frees(s: Cosmic, who: int) -> bool:
    """Whether `who` may free tokens of the other party in a deal. COS-18.2"""
    for one in s.bearing[FREES]:
        if EFFECTS[one.effect].frees(s, one.player, who):
            return True
    return False


def ask_refuses_company(s: Cosmic, who: int, place: int) -> bool:
    """Whether `who` can share no planet there with others. COS-18.2, 9.9"""
    for one in s.bearing[REFUSES_COMPANY]:
        if EFFECTS[one.effect].refuses_company(s, one.player, who, place):
            return True
    return False


def ask_chooses_stacks(s: Cosmic, who: int) -> bool:
    """Whether `who` says which of his tokens with captured ones under them move. COS-4.13"""
    for one in s.bearing[CHOOSES_STACKS]:
        if EFFECTS[one.effect].chooses_stacks(s, one.player, who):
            return True
    return False


def ask_keeps_stacks(s: Cosmic, who: int) -> bool:
    """Whether captured tokens stay under tokens of `who` that are lost. COS-4.13"""
    for one in s.bearing[KEEPS_STACKS]:
        if EFFECTS[one.effect].keeps_stacks(s, one.player, who):
            return True
    return False


def ask_buys_always(s: Cosmic, who: int) -> bool:
    """Whether `who` may buy without being a main player. COS-11.5"""
    for one in s.bearing[BUYS_ALWAYS]:
        if EFFECTS[one.effect].buys_always(s, one.player, who):
            return True
    return False


def ask_condition(s: Cosmic) -> int:
    """The open condition of victory that holds for everybody, or NOBODY. COS-22.3"""
    for one in s.bearing[CONDITION]:
        found = EFFECTS[one.effect].condition(s, one.player)
        if found != NOBODY:
            return found
    return NOBODY

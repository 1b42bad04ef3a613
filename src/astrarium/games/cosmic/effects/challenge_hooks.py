"""Asking all effects in force about a challenge, in the order of COS-17.3.

Written by `make tables` from quantities.py: change it there.
"""

from __future__ import annotations

from ....clockwork.names import NOBODY
from ..state import Cosmic
from .answers import (
    ADDITION,
    ALLIED_WORTH,
    ALONE,
    BLINDS,
    CANCELS_KICKER,
    CAPTURE,
    CARD_VALUES,
    CLOSES,
    COMBINE,
    COMMIT_LIMIT,
    COMMITTED,
    CONCEALS,
    CONSOLATION,
    CONSOLES,
    DECIDES,
    EXTRA_CARD,
    EXTRA_LOSS,
    FETCHES,
    FOUGHT,
    FREEZES,
    HOMES,
    KICKER_NUMBER,
    LOWER_WINS,
    MAY_ALLY,
    MAY_INVITE,
    MAY_MOVE,
    MUST_ALLY,
    MUST_INVITE,
    OPENS_SOURCE,
    PENALTY,
    PRINTED,
    REINFORCES,
    REMOVES,
    REPELS,
    RETRIEVES,
    REWARDS,
    SAVES,
    SELECTABLE,
    SHIELDS,
    SHOWS_FIRST,
    SOURCE_USED,
    STACKED,
    TOKEN_WORTH,
    TURNS,
)
from .effect import EFFECTS


def ask_commit_limit(s: Cosmic, who: int, limit: int) -> int:
    """How many tokens `who` may commit as offense or ally. COS-P3.1"""
    for one in s.bearing[COMMIT_LIMIT]:
        limit = EFFECTS[one.effect].commit_limit(s, one.player, who, limit)
    return limit


def ask_retrieves(s: Cosmic, who: int, number: int) -> int:
    """How many tokens `who` may take from the Warp in P1. COS-P1.1"""
    for one in s.bearing[RETRIEVES]:
        number = EFFECTS[one.effect].retrieves(s, one.player, who, number)
    return number


def ask_may_invite(s: Cosmic, who: int, guest: int, may: bool) -> bool:
    """Whether `who` may invite `guest`. COS-P4.1"""
    for one in s.bearing[MAY_INVITE]:
        may = EFFECTS[one.effect].may_invite(s, one.player, who, guest, may)
    return may


def ask_may_ally(s: Cosmic, who: int, side: int, may: bool) -> bool:
    """Whether `who` may join a side. COS-P6.2"""
    for one in s.bearing[MAY_ALLY]:
        may = EFFECTS[one.effect].may_ally(s, one.player, who, side, may)
    return may


def ask_must_ally(s: Cosmic, who: int, side: int, must: bool) -> bool:
    """Whether `who` must join that side. COS-P6.1"""
    for one in s.bearing[MUST_ALLY]:
        must = EFFECTS[one.effect].must_ally(s, one.player, who, side, must)
    return must


def ask_may_move(s: Cosmic, who: int, place: int, may: bool) -> bool:
    """Whether `who` may move tokens away from a place of his own accord. COS-P3.1"""
    for one in s.bearing[MAY_MOVE]:
        may = EFFECTS[one.effect].may_move(s, one.player, who, place, may)
    return may


def ask_committed(s: Cosmic, who: int, side: int, number: int) -> None:
    """After `who` has committed tokens to a side. COS-P3.1"""
    for one in s.bearing[COMMITTED]:
        EFFECTS[one.effect].committed(s, one.player, who, side, number)


def ask_selectable(s: Cosmic, who: int, cards: list[int]) -> list[int]:
    """The Challenge cards among which `who` may select; never none. COS-P7.2"""
    for one in s.bearing[SELECTABLE]:
        cards = EFFECTS[one.effect].selectable(s, one.player, who, cards)
    return cards


def ask_blinds(s: Cosmic, who: int, blind: bool) -> bool:
    """Whether the Challenge card of `who` is drawn at random. COS-P7.2"""
    for one in s.bearing[BLINDS]:
        blind = EFFECTS[one.effect].blinds(s, one.player, who, blind)
    return blind


def ask_shows_first(s: Cosmic, who: int, shows: bool) -> bool:
    """Whether `who` selects first and face up. COS-P7.3"""
    for one in s.bearing[SHOWS_FIRST]:
        shows = EFFECTS[one.effect].shows_first(s, one.player, who, shows)
    return shows


def ask_printed(s: Cosmic, side: int, value: int) -> int:
    """The printed value of a revealed Attack card. COS-17.1"""
    for one in s.bearing[PRINTED]:
        value = EFFECTS[one.effect].printed(s, one.player, side, value)
    return value


def ask_card_values(s: Cosmic, values: list[int]) -> None:
    """Change the values of the revealed cards, offense's and defender's, after Kickers. COS-17.3"""
    for one in s.bearing[CARD_VALUES]:
        EFFECTS[one.effect].card_values(s, one.player, values)


def ask_extra_card(s: Cosmic, side: int) -> int:
    """What further cards add to a side's card. COS-17.4"""
    total = 0
    for one in s.bearing[EXTRA_CARD]:
        total += EFFECTS[one.effect].extra_card(s, one.player, side)
    return total


def ask_token_worth(s: Cosmic, who: int, side: int, worth: int) -> int:
    """What one token of `who` counts on that side. COS-17.5"""
    for one in s.bearing[TOKEN_WORTH]:
        worth = EFFECTS[one.effect].token_worth(s, one.player, who, side, worth)
    return worth


def ask_combine(s: Cosmic, side: int, card: int, own: int, allied: int, total: int) -> int:
    """How card and tokens make a total. COS-17.6"""
    for one in s.bearing[COMBINE]:
        total = EFFECTS[one.effect].combine(s, one.player, side, card, own, allied, total)
    return total


def ask_addition(s: Cosmic, side: int) -> int:
    """A flat addition to a side's total. COS-17.7"""
    total = 0
    for one in s.bearing[ADDITION]:
        total += EFFECTS[one.effect].addition(s, one.player, side)
    return total


def ask_lower_wins(s: Cosmic, lower: bool) -> bool:
    """Whether the lower total wins. COS-17.10"""
    for one in s.bearing[LOWER_WINS]:
        lower = EFFECTS[one.effect].lower_wins(s, one.player, lower)
    return lower


def ask_decides(s: Cosmic, winner: int) -> int:
    """The side that wins instead, before results are turned. COS-17.10"""
    for one in s.bearing[DECIDES]:
        winner = EFFECTS[one.effect].decides(s, one.player, winner)
    return winner


def ask_turns(s: Cosmic, winner: int) -> int:
    """The side that wins once results are turned, last of all. COS-17.11"""
    for one in s.bearing[TURNS]:
        winner = EFFECTS[one.effect].turns(s, one.player, winner)
    return winner


def ask_extra_loss(s: Cosmic, who: int) -> int:
    """Tokens that the result costs `who` besides those in the challenge. COS-P8.6"""
    total = 0
    for one in s.bearing[EXTRA_LOSS]:
        total += EFFECTS[one.effect].extra_loss(s, one.player, who)
    return total


def ask_capture(s: Cosmic) -> None:
    """Take tokens of the loss in progress (`s.losses`) captive. COS-16.9"""
    for one in s.bearing[CAPTURE]:
        EFFECTS[one.effect].capture(s, one.player)


def ask_removes(s: Cosmic) -> None:
    """Take tokens of the loss in progress out of the game. COS-16.9"""
    for one in s.bearing[REMOVES]:
        EFFECTS[one.effect].removes(s, one.player)


def ask_penalty(s: Cosmic, who: int, loss: int) -> int:
    """Tokens that `who` loses for a failed deal. COS-P8.20"""
    for one in s.bearing[PENALTY]:
        loss = EFFECTS[one.effect].penalty(s, one.player, who, loss)
    return loss


def ask_consolation(s: Cosmic, taker: int, number: int) -> int:
    """How many cards of consolation `taker` gets. COS-P8.14"""
    for one in s.bearing[CONSOLATION]:
        number = EFFECTS[one.effect].consolation(s, one.player, taker, number)
    return number


def ask_rewards(s: Cosmic, who: int, number: int) -> int:
    """How many rewards `who` gets. COS-P8.11"""
    for one in s.bearing[REWARDS]:
        number = EFFECTS[one.effect].rewards(s, one.player, who, number)
    return number


def ask_kicker_number(s: Cosmic, side: int, number: int) -> int:
    """By what a side's Kicker multiplies. COS-6.14"""
    for one in s.bearing[KICKER_NUMBER]:
        number = EFFECTS[one.effect].kicker_number(s, one.player, side, number)
    return number


def ask_alone(s: Cosmic, alone: bool) -> bool:
    """Whether there are no alliances of any kind. COS-13.19"""
    for one in s.bearing[ALONE]:
        alone = EFFECTS[one.effect].alone(s, one.player, alone)
    return alone


def ask_conceals(s: Cosmic, side: int) -> int:
    """The power that may keep a side's cards face down at the reveal, or NOBODY. COS-14.7"""
    for one in s.bearing[CONCEALS]:
        if EFFECTS[one.effect].conceals(s, one.player, side):
            return one.effect
    return NOBODY


def ask_allied_worth(s: Cosmic, side: int, worth: int) -> int:
    """What the tokens of a side's allies count together. COS-17.5"""
    for one in s.bearing[ALLIED_WORTH]:
        worth = EFFECTS[one.effect].allied_worth(s, one.player, side, worth)
    return worth


def ask_consoles(s: Cosmic, taker: int, giver: int, number: int, stage: int) -> bool:
    """Whether an effect sees to consolation itself at this stage. COS-P8.14"""
    for one in s.bearing[CONSOLES]:
        if EFFECTS[one.effect].consoles(s, one.player, taker, giver, number, stage):
            return True
    return False


def ask_stacked(s: Cosmic, who: int, side: int) -> int:
    """How many tokens count on that side with those of `who`, beyond his own. COS-17.5"""
    total = 0
    for one in s.bearing[STACKED]:
        total += EFFECTS[one.effect].stacked(s, one.player, who, side)
    return total


def ask_fought(s: Cosmic) -> None:
    """The challenge has been fought and the losses begin. COS-P8.6"""
    for one in s.bearing[FOUGHT]:
        EFFECTS[one.effect].fought(s, one.player)


def ask_saves(s: Cosmic) -> None:
    """Keep tokens of the loss in progress from the Warp, after captures and removal. COS-16.9"""
    for one in s.bearing[SAVES]:
        EFFECTS[one.effect].saves(s, one.player)


def ask_repels(s: Cosmic, who: int, place: int) -> bool:
    """Whether tokens that should land on a place return to bases instead. COS-P8.7"""
    repelled = False
    for one in s.bearing[REPELS]:
        repelled = EFFECTS[one.effect].repels(s, one.player, who, place, repelled)
    return repelled


def ask_closes(s: Cosmic) -> None:
    """The challenge is decided, whichever way, and P9 begins. COS-P9.3"""
    for one in s.bearing[CLOSES]:
        EFFECTS[one.effect].closes(s, one.player)


def ask_fetches(s: Cosmic, who: int, side: int, number: int) -> bool:
    """Whether an effect takes the tokens that `who` commits from his bases. COS-P3.1"""
    for one in s.bearing[FETCHES]:
        if EFFECTS[one.effect].fetches(s, one.player, who, side, number):
            return True
    return False


def ask_must_invite(s: Cosmic, who: int, guest: int) -> bool:
    """Whether `who` must invite `guest`. COS-P4.1"""
    must = False
    for one in s.bearing[MUST_INVITE]:
        must = EFFECTS[one.effect].must_invite(s, one.player, who, guest, must)
    return must


def ask_shields(s: Cosmic, who: int) -> bool:
    """Whether only the result of the challenge can cost `who` tokens. COS-16.9"""
    for one in s.bearing[SHIELDS]:
        if EFFECTS[one.effect].shields(s, one.player, who):
            return True
    return False


def ask_freezes(s: Cosmic, who: int, place: int) -> bool:
    """Whether tokens of `who` on a place can neither move nor be lost. COS-P3.1"""
    for one in s.bearing[FREEZES]:
        if EFFECTS[one.effect].freezes(s, one.player, who, place):
            return True
    return False


def ask_reinforces(s: Cosmic, who: int, card: int) -> int:
    """The power by which a card that is no Reinforcement serves `who` as one, or NOBODY. COS-6.19"""
    for one in s.bearing[REINFORCES]:
        if EFFECTS[one.effect].reinforces(s, one.player, who, card):
            return one.effect
    return NOBODY


def ask_homes(s: Cosmic, who: int, options: list[int]) -> list[int]:
    """Where tokens of `who` that return may go, as atoms. COS-P8.9"""
    for one in s.bearing[HOMES]:
        options = EFFECTS[one.effect].homes(s, one.player, who, options)
    return options


def ask_opens_source(s: Cosmic, who: int, atom: int) -> bool:
    """Whether `who` may commit tokens from his reserve or from the Warp. COS-14.13"""
    for one in s.bearing[OPENS_SOURCE]:
        if EFFECTS[one.effect].opens_source(s, one.player, who, atom):
            return True
    return False


def ask_source_used(s: Cosmic, who: int, atom: int) -> None:
    """After `who` has taken tokens from the Warp to commit them. COS-P3.1"""
    for one in s.bearing[SOURCE_USED]:
        EFFECTS[one.effect].source_used(s, one.player, who, atom)


def ask_cancels_kicker(s: Cosmic, side: int) -> bool:
    """Whether a side's Kicker does not count. COS-6.14"""
    for one in s.bearing[CANCELS_KICKER]:
        if EFFECTS[one.effect].cancels_kicker(s, one.player, side):
            return True
    return False

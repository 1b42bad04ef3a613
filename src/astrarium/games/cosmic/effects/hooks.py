"""Asking all effects in force for a quantity, in the order of COS-17.3; one function for each hook.

`s.bearing` lists, for each quantity, the effects in force that change it. What each answers is what the next is given,
unless the answers are added up, or the first yes decides.
"""

from __future__ import annotations

from ....clockwork.names import NOBODY
from ..records import InForce
from ..state import Cosmic
from .effect import EFFECTS
from .quantities import (
    ADDITION,
    ALLIED_WORTH,
    ALLOWS,
    ALONE,
    BARS,
    BLINDS,
    BUYS,
    BUYS_ALWAYS,
    CANCELS_KICKER,
    CAPTURE,
    CARD_COST,
    CARD_VALUES,
    CHALLENGE_LIMIT,
    CHARTERS,
    CHOOSES_STACKS,
    CLAIMS,
    CLOSES,
    COMBINE,
    COMMIT_LIMIT,
    COMMITTED,
    CONCEALS,
    CONDITIONS,
    CONSOLATION,
    CONSOLES,
    DECIDES,
    DUES,
    EXTERNAL,
    EXTRA_CARD,
    EXTRA_LOSS,
    FETCHES,
    FIGHTS,
    FREES,
    FREEZES,
    HAND_SIZE,
    HOMES,
    INCOME,
    INSURES,
    KEEPS_CARD,
    KEEPS_POWER,
    KEEPS_STACKS,
    KICKER_NUMBER,
    LOWER_WINS,
    MAY_ALLY,
    MAY_GO_ON,
    MAY_INVITE,
    MAY_MOVE,
    MUST_ALLY,
    MUST_INVITE,
    NEEDED,
    OPENS,
    OPENS_SOURCE,
    PENALTY,
    PERFORMS,
    PRICE,
    PRINTED,
    REBASES,
    REFILLS,
    REINFORCES,
    REMOVES,
    REPELS,
    RETRIEVES,
    REWARDS,
    SAVES,
    SELECTABLE,
    SHIELDS,
    SHOWS_FIRST,
    SKIPS,
    STACKS,
    TAKES_SOURCE,
    TALKS,
    TOKEN_WORTH,
    TURNS,
    TURNS_CONE,
    UNARMED,
    UNSHARED,
    WATCHES_DRAWS,
    WINS,
    WITNESS,
)


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


def ask_hand_size(s: Cosmic, who: int, size: int) -> int:
    """How many cards a new hand of `who` has. COS-P10.3"""
    for one in s.bearing[HAND_SIZE]:
        size = EFFECTS[one.effect].hand_size(s, one.player, who, size)
    return size


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


def ask_stacked(s: Cosmic, who: int, side: int) -> int:
    """How many tokens count on that side with those of `who`, beyond his own. COS-17.5"""
    total = 0
    for one in s.bearing[STACKS]:
        total += EFFECTS[one.effect].stacked(s, one.player, who, side)
    return total


def ask_allied_worth(s: Cosmic, side: int, worth: int) -> int:
    """What the tokens of a side's allies count together. COS-17.5"""
    for one in s.bearing[ALLIED_WORTH]:
        worth = EFFECTS[one.effect].allied_worth(s, one.player, side, worth)
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


def ask_fought(s: Cosmic) -> None:
    """The challenge has been fought and the losses begin. COS-P8.6"""
    for one in s.bearing[FIGHTS]:
        EFFECTS[one.effect].fought(s, one.player)


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


def ask_consoles(s: Cosmic, taker: int, giver: int, number: int, stage: int) -> bool:
    """Whether an effect sees to consolation itself at this stage. COS-P8.14"""
    for one in s.bearing[CONSOLES]:
        if EFFECTS[one.effect].consoles(s, one.player, taker, giver, number, stage):
            return True
    return False


def ask_rewards(s: Cosmic, who: int, number: int) -> int:
    """How many rewards `who` gets. COS-P8.11"""
    for one in s.bearing[REWARDS]:
        number = EFFECTS[one.effect].rewards(s, one.player, who, number)
    return number


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


def ask_card_cost(s: Cosmic, who: int, cost: int) -> int:
    """The Lucre that playing a card costs `who`. COS-7.11"""
    for one in s.bearing[CARD_COST]:
        cost = EFFECTS[one.effect].card_cost(s, one.player, who, cost)
    return cost


def ask_conceals(s: Cosmic, side: int) -> int:
    """The power that may keep a side's cards face down at the reveal, or NOBODY. COS-14.7"""
    for one in s.bearing[CONCEALS]:
        if EFFECTS[one.effect].conceals(s, one.player, side):
            return one.effect
    return NOBODY


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


def ask_performed(s: Cosmic, who: int, action: int) -> None:
    """`who` has just done something that may have consequences: INVITES, ALLIES..."""
    for one in s.bearing[PERFORMS]:
        EFFECTS[one.effect].performed(s, one.player, who, action)


def ask_rebased(s: Cosmic, who: int, before: int, now: int) -> None:
    """The bases of `who` have changed. COS-P8.24"""
    for one in s.bearing[REBASES]:
        EFFECTS[one.effect].rebased(s, one.player, who, before, now)


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


def ask_opens(s: Cosmic, timing: int) -> InForce | None:
    """The effect whose use is offered before anybody acts in a window, if any. COS-8.2"""
    for one in s.bearing[OPENS]:
        if EFFECTS[one.effect].opens(s, one.player, timing):
            return one
    return None


def ask_bought(s: Cosmic, who: int, item: int) -> None:
    """After `who` has bought an entry of the Lucre table. COS-11.6"""
    for one in s.bearing[BUYS]:
        EFFECTS[one.effect].bought(s, one.player, who, item)


def ask_dues(s: Cosmic, who: int) -> None:
    """`who` has had his income, or skips his turn: what he owes is due. COS-12.3"""
    for one in s.bearing[DUES]:
        EFFECTS[one.effect].dues(s, one.player, who)


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


def ask_bars(s: Cosmic, who: int) -> bool:
    """Whether `who` may use no optional power now. COS-4.2"""
    for one in s.bearing[BARS]:
        if EFFECTS[one.effect].bars(s, one.player, who):
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
    for one in s.bearing[TAKES_SOURCE]:
        EFFECTS[one.effect].source_used(s, one.player, who, atom)


def ask_skipped(s: Cosmic, who: int) -> None:
    """`who` skips his turn; what is mandatory at its start happens all the same. COS-12.3"""
    for one in s.bearing[SKIPS]:
        EFFECTS[one.effect].skipped(s, one.player, who)


def ask_cancels_kicker(s: Cosmic, side: int) -> bool:
    """Whether a side's Kicker does not count. COS-6.14"""
    for one in s.bearing[CANCELS_KICKER]:
        if EFFECTS[one.effect].cancels_kicker(s, one.player, side):
            return True
    return False


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
    for one in s.bearing[UNARMED]:
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
    for one in s.bearing[REFILLS]:
        EFFECTS[one.effect].refilled(s, one.player, who)


def ask_frees(s: Cosmic, who: int) -> bool:
    """Whether `who` may free tokens of the other party in a deal. COS-18.2"""
    for one in s.bearing[FREES]:
        if EFFECTS[one.effect].frees(s, one.player, who):
            return True
    return False


def ask_refuses_company(s: Cosmic, who: int, place: int) -> bool:
    """Whether `who` can share no planet there with others. COS-18.2, 9.9"""
    for one in s.bearing[UNSHARED]:
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
    for one in s.bearing[CONDITIONS]:
        found = EFFECTS[one.effect].condition(s, one.player)
        if found != NOBODY:
            return found
    return NOBODY

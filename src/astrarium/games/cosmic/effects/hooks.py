"""Asking all effects in force for a quantity, in the order of COS-17.3; one function for each hook."""

from __future__ import annotations

from ....clockwork.names import NOBODY
from ..state import Cosmic
from .effect import EFFECTS
from .quantities import (
    ADDITION,
    ALLIED_WORTH,
    ALLOWS,
    ALONE,
    ANSWERS,
    BLINDS,
    BUYS,
    CAPTURE,
    CARD_COST,
    CARD_VALUES,
    CHALLENGE_LIMIT,
    CLOSES,
    COMBINE,
    COMMIT_LIMIT,
    COMMITTED,
    CONCEALS,
    CONSOLATION,
    CONSOLES,
    DECIDES,
    DUES,
    EXTERNAL,
    EXTRA_CARD,
    EXTRA_LOSS,
    FETCHES,
    FIGHTS,
    HAND_SIZE,
    INCOME,
    KEEPS_POWER,
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
    PENALTY,
    PERFORMS,
    PRICE,
    PRINTED,
    REBASES,
    REMOVES,
    REPELS,
    RETRIEVES,
    REWARDS,
    SAVES,
    SELECTABLE,
    SHOWS_FIRST,
    STACKS,
    TALKS,
    TOKEN_WORTH,
    TURNS,
    TURNS_CONE,
    WINS,
    WITNESS,
)


def ask_commit_limit(s: Cosmic, who: int, limit: int) -> int:
    """How many tokens `who` may commit as offense or ally. COS-P3.1"""
    if s.bears >> COMMIT_LIMIT & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> COMMIT_LIMIT & 1:
                limit = EFFECTS[code >> 3].commit_limit(s, code & 7, who, limit)
    return limit


def ask_retrieves(s: Cosmic, who: int, number: int) -> int:
    """How many tokens `who` may take from the Warp in P1. COS-P1.1"""
    if s.bears >> RETRIEVES & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> RETRIEVES & 1:
                number = EFFECTS[code >> 3].retrieves(s, code & 7, who, number)
    return number


def ask_hand_size(s: Cosmic, who: int, size: int) -> int:
    """How many cards a new hand of `who` has. COS-P10.3"""
    if s.bears >> HAND_SIZE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> HAND_SIZE & 1:
                size = EFFECTS[code >> 3].hand_size(s, code & 7, who, size)
    return size


def ask_may_invite(s: Cosmic, who: int, guest: int, may: bool) -> bool:
    """Whether `who` may invite `guest`. COS-P4.1"""
    if s.bears >> MAY_INVITE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> MAY_INVITE & 1:
                may = EFFECTS[code >> 3].may_invite(s, code & 7, who, guest, may)
    return may


def ask_may_ally(s: Cosmic, who: int, side: int, may: bool) -> bool:
    """Whether `who` may join a side. COS-P6.2"""
    if s.bears >> MAY_ALLY & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> MAY_ALLY & 1:
                may = EFFECTS[code >> 3].may_ally(s, code & 7, who, side, may)
    return may


def ask_must_ally(s: Cosmic, who: int, side: int, must: bool) -> bool:
    """Whether `who` must join that side. COS-P6.1"""
    if s.bears >> MUST_ALLY & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> MUST_ALLY & 1:
                must = EFFECTS[code >> 3].must_ally(s, code & 7, who, side, must)
    return must


def ask_may_move(s: Cosmic, who: int, place: int, may: bool) -> bool:
    """Whether `who` may move tokens away from a place of his own accord. COS-P3.1"""
    if s.bears >> MAY_MOVE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> MAY_MOVE & 1:
                may = EFFECTS[code >> 3].may_move(s, code & 7, who, place, may)
    return may


def ask_committed(s: Cosmic, who: int, side: int, number: int) -> None:
    """After `who` has committed tokens to a side. COS-P3.1"""
    if s.bears >> COMMITTED & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> COMMITTED & 1:
                EFFECTS[code >> 3].committed(s, code & 7, who, side, number)


def ask_selectable(s: Cosmic, who: int, cards: list[int]) -> list[int]:
    """The Challenge cards among which `who` may select; never none. COS-P7.2"""
    if s.bears >> SELECTABLE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> SELECTABLE & 1:
                cards = EFFECTS[code >> 3].selectable(s, code & 7, who, cards)
    return cards


def ask_blinds(s: Cosmic, who: int, blind: bool) -> bool:
    """Whether the Challenge card of `who` is drawn at random. COS-P7.2"""
    if s.bears >> BLINDS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> BLINDS & 1:
                blind = EFFECTS[code >> 3].blinds(s, code & 7, who, blind)
    return blind


def ask_shows_first(s: Cosmic, who: int, shows: bool) -> bool:
    """Whether `who` selects first and face up. COS-P7.3"""
    if s.bears >> SHOWS_FIRST & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> SHOWS_FIRST & 1:
                shows = EFFECTS[code >> 3].shows_first(s, code & 7, who, shows)
    return shows


def ask_printed(s: Cosmic, side: int, value: int) -> int:
    """The printed value of a revealed Attack card. COS-17.1"""
    if s.bears >> PRINTED & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> PRINTED & 1:
                value = EFFECTS[code >> 3].printed(s, code & 7, side, value)
    return value


def ask_card_values(s: Cosmic, values: list[int]) -> None:
    """Change the values of the revealed cards, offense's and defender's, after Kickers. COS-17.3"""
    if s.bears >> CARD_VALUES & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> CARD_VALUES & 1:
                EFFECTS[code >> 3].card_values(s, code & 7, values)


def ask_extra_card(s: Cosmic, side: int) -> int:
    """What further cards add to a side's card. COS-17.4"""
    total = 0
    if s.bears >> EXTRA_CARD & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> EXTRA_CARD & 1:
                total += EFFECTS[code >> 3].extra_card(s, code & 7, side)
    return total


def ask_token_worth(s: Cosmic, who: int, side: int, worth: int) -> int:
    """What one token of `who` counts on that side. COS-17.5"""
    if s.bears >> TOKEN_WORTH & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> TOKEN_WORTH & 1:
                worth = EFFECTS[code >> 3].token_worth(s, code & 7, who, side, worth)
    return worth


def ask_stacked(s: Cosmic, who: int, side: int) -> int:
    """How many tokens count on that side with those of `who`, beyond his own. COS-17.5"""
    total = 0
    if s.bears >> STACKS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> STACKS & 1:
                total += EFFECTS[code >> 3].stacked(s, code & 7, who, side)
    return total


def ask_allied_worth(s: Cosmic, side: int, worth: int) -> int:
    """What the tokens of a side's allies count together. COS-17.5"""
    if s.bears >> ALLIED_WORTH & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> ALLIED_WORTH & 1:
                worth = EFFECTS[code >> 3].allied_worth(s, code & 7, side, worth)
    return worth


def ask_combine(s: Cosmic, side: int, card: int, own: int, allied: int, total: int) -> int:
    """How card and tokens make a total. COS-17.6"""
    if s.bears >> COMBINE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> COMBINE & 1:
                total = EFFECTS[code >> 3].combine(s, code & 7, side, card, own, allied, total)
    return total


def ask_addition(s: Cosmic, side: int) -> int:
    """A flat addition to a side's total. COS-17.7"""
    total = 0
    if s.bears >> ADDITION & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> ADDITION & 1:
                total += EFFECTS[code >> 3].addition(s, code & 7, side)
    return total


def ask_lower_wins(s: Cosmic, lower: bool) -> bool:
    """Whether the lower total wins. COS-17.10"""
    if s.bears >> LOWER_WINS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> LOWER_WINS & 1:
                lower = EFFECTS[code >> 3].lower_wins(s, code & 7, lower)
    return lower


def ask_decides(s: Cosmic, winner: int) -> int:
    """The side that wins instead, before results are turned. COS-17.10"""
    if s.bears >> DECIDES & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> DECIDES & 1:
                winner = EFFECTS[code >> 3].decides(s, code & 7, winner)
    return winner


def ask_turns(s: Cosmic, winner: int) -> int:
    """The side that wins once results are turned, last of all. COS-17.11"""
    if s.bears >> TURNS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> TURNS & 1:
                winner = EFFECTS[code >> 3].turns(s, code & 7, winner)
    return winner


def ask_extra_loss(s: Cosmic, who: int) -> int:
    """Tokens that the result costs `who` besides those in the challenge. COS-P8.6"""
    total = 0
    if s.bears >> EXTRA_LOSS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> EXTRA_LOSS & 1:
                total += EFFECTS[code >> 3].extra_loss(s, code & 7, who)
    return total


def ask_fought(s: Cosmic) -> None:
    """The challenge has been fought and the losses begin. COS-P8.6"""
    if s.bears >> FIGHTS & 1:
        for code in s.active.copy():
            if ANSWERS[code >> 3] >> FIGHTS & 1:
                EFFECTS[code >> 3].fought(s, code & 7)


def ask_capture(s: Cosmic) -> None:
    """Take tokens of the loss in progress (`s.losses`) captive. COS-16.9"""
    if s.bears >> CAPTURE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> CAPTURE & 1:
                EFFECTS[code >> 3].capture(s, code & 7)


def ask_removes(s: Cosmic) -> None:
    """Take tokens of the loss in progress out of the game. COS-16.9"""
    if s.bears >> REMOVES & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> REMOVES & 1:
                EFFECTS[code >> 3].removes(s, code & 7)


def ask_penalty(s: Cosmic, who: int, loss: int) -> int:
    """Tokens that `who` loses for a failed deal. COS-P8.20"""
    if s.bears >> PENALTY & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> PENALTY & 1:
                loss = EFFECTS[code >> 3].penalty(s, code & 7, who, loss)
    return loss


def ask_consolation(s: Cosmic, taker: int, number: int) -> int:
    """How many cards of consolation `taker` gets. COS-P8.14"""
    if s.bears >> CONSOLATION & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> CONSOLATION & 1:
                number = EFFECTS[code >> 3].consolation(s, code & 7, taker, number)
    return number


def ask_consoles(s: Cosmic, taker: int, giver: int, number: int, stage: int) -> bool:
    """Whether an effect sees to consolation itself at this stage. COS-P8.14"""
    if s.bears >> CONSOLES & 1:
        for code in s.active:
            answers = ANSWERS[code >> 3] >> CONSOLES & 1 == 1
            if answers and EFFECTS[code >> 3].consoles(s, code & 7, taker, giver, number, stage):
                return True
    return False


def ask_rewards(s: Cosmic, who: int, number: int) -> int:
    """How many rewards `who` gets. COS-P8.11"""
    if s.bears >> REWARDS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> REWARDS & 1:
                number = EFFECTS[code >> 3].rewards(s, code & 7, who, number)
    return number


def ask_challenge_limit(s: Cosmic, limit: int) -> int:
    """How many challenges a turn may have. COS-3.1"""
    if s.bears >> CHALLENGE_LIMIT & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> CHALLENGE_LIMIT & 1:
                limit = EFFECTS[code >> 3].challenge_limit(s, code & 7, limit)
    return limit


def ask_may_go_on(s: Cosmic, may: bool) -> bool:
    """Whether the offense may make another challenge. COS-P10.6"""
    if s.bears >> MAY_GO_ON & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> MAY_GO_ON & 1:
                may = EFFECTS[code >> 3].may_go_on(s, code & 7, may)
    return may


def ask_needed(s: Cosmic, number: int) -> int:
    """How many external bases win. COS-2.2"""
    if s.bears >> NEEDED & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> NEEDED & 1:
                number = EFFECTS[code >> 3].needed(s, code & 7, number)
    return number


def ask_external(s: Cosmic, who: int, number: int) -> int:
    """How many external bases `who` has. COS-2.2"""
    if s.bears >> EXTERNAL & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> EXTERNAL & 1:
                number = EFFECTS[code >> 3].external(s, code & 7, who, number)
    return number


def ask_wins(s: Cosmic, who: int, won: bool) -> bool:
    """Whether `who` fulfils the condition of victory. COS-22.3"""
    if s.bears >> WINS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> WINS & 1:
                won = EFFECTS[code >> 3].wins(s, code & 7, who, won)
    return won


def ask_keeps_power(s: Cosmic, who: int, keeps: bool) -> bool:
    """Whether `who` keeps his power in spite of too few home bases. COS-4.3"""
    if s.bears >> KEEPS_POWER & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> KEEPS_POWER & 1:
                keeps = EFFECTS[code >> 3].keeps_power(s, code & 7, who, keeps)
    return keeps


def ask_turns_cone(s: Cosmic, reverse: bool) -> bool:
    """Which side of the cone is used. COS-P2.11"""
    if s.bears >> TURNS_CONE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> TURNS_CONE & 1:
                reverse = EFFECTS[code >> 3].turns_cone(s, code & 7, reverse)
    return reverse


def ask_income(s: Cosmic, who: int, amount: int) -> int:
    """The Lucre that `who` gets at the start of his turn. COS-11.3"""
    if s.bears >> INCOME & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> INCOME & 1:
                amount = EFFECTS[code >> 3].income(s, code & 7, who, amount)
    return amount


def ask_price(s: Cosmic, who: int, item: int, cost: int) -> int:
    """What an entry of the Lucre table costs `who`. COS-11.6"""
    if s.bears >> PRICE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> PRICE & 1:
                cost = EFFECTS[code >> 3].price(s, code & 7, who, item, cost)
    return cost


def ask_kicker_number(s: Cosmic, side: int, number: int) -> int:
    """By what a side's Kicker multiplies. COS-6.14"""
    if s.bears >> KICKER_NUMBER & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> KICKER_NUMBER & 1:
                number = EFFECTS[code >> 3].kicker_number(s, code & 7, side, number)
    return number


def ask_alone(s: Cosmic, alone: bool) -> bool:
    """Whether there are no alliances of any kind. COS-13.19"""
    if s.bears >> ALONE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> ALONE & 1:
                alone = EFFECTS[code >> 3].alone(s, code & 7, alone)
    return alone


def ask_card_cost(s: Cosmic, who: int, cost: int) -> int:
    """The Lucre that playing a card costs `who`. COS-7.11"""
    if s.bears >> CARD_COST & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> CARD_COST & 1:
                cost = EFFECTS[code >> 3].card_cost(s, code & 7, who, cost)
    return cost


def ask_conceals(s: Cosmic, side: int) -> int:
    """The power that may keep a side's cards face down at the reveal, or NOBODY. COS-14.7"""
    if s.bears >> CONCEALS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> CONCEALS & 1 and EFFECTS[code >> 3].conceals(s, code & 7, side):
                return code >> 3
    return NOBODY


def ask_allows(s: Cosmic, who: int, options: list[int]) -> list[int]:
    """Which of these `who` may choose in a window, passing included. COS-18.12"""
    if s.bears >> ALLOWS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> ALLOWS & 1:
                options = EFFECTS[code >> 3].allows(s, code & 7, who, options)
    return options


def ask_talks(s: Cosmic) -> bool:
    """Whether an effect has begun the talks about a deal in a way of its own. COS-18.1"""
    if s.bears >> TALKS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> TALKS & 1 and EFFECTS[code >> 3].talks(s, code & 7):
                return True
    return False


def ask_witness(s: Cosmic, who: int, power: int) -> None:
    """`who` uses a power, and nobody has cancelled it. COS-4.10"""
    if s.bears >> WITNESS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> WITNESS & 1:
                EFFECTS[code >> 3].witness(s, code & 7, who, power)


def ask_performed(s: Cosmic, who: int, action: int) -> None:
    """`who` has just done something that may have consequences: INVITES, ALLIES..."""
    if s.bears >> PERFORMS & 1:
        for code in s.active.copy():
            if ANSWERS[code >> 3] >> PERFORMS & 1:
                EFFECTS[code >> 3].performed(s, code & 7, who, action)


def ask_rebased(s: Cosmic, who: int, before: int, now: int) -> None:
    """The bases of `who` have changed. COS-P8.24"""
    if s.bears >> REBASES & 1:
        for code in s.active.copy():
            if ANSWERS[code >> 3] >> REBASES & 1:
                EFFECTS[code >> 3].rebased(s, code & 7, who, before, now)


def ask_saves(s: Cosmic) -> None:
    """Keep tokens of the loss in progress from the Warp, after captures and removal. COS-16.9"""
    if s.bears >> SAVES & 1:
        for code in s.active.copy():
            if ANSWERS[code >> 3] >> SAVES & 1:
                EFFECTS[code >> 3].saves(s, code & 7)


def ask_repels(s: Cosmic, who: int, place: int) -> bool:
    """Whether tokens that should land on a place return to bases instead. COS-P8.7"""
    repelled = False
    if s.bears >> REPELS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> REPELS & 1:
                repelled = EFFECTS[code >> 3].repels(s, code & 7, who, place, repelled)
    return repelled


def ask_closes(s: Cosmic) -> None:
    """The challenge is decided, whichever way, and P9 begins. COS-P9.3"""
    if s.bears >> CLOSES & 1:
        for code in s.active.copy():
            if ANSWERS[code >> 3] >> CLOSES & 1:
                EFFECTS[code >> 3].closes(s, code & 7)


def ask_opens(s: Cosmic, timing: int) -> int:
    """The effect, as in `active`, whose use is offered before anybody acts in a window, or NOBODY. COS-8.2"""
    if s.bears >> OPENS & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> OPENS & 1 and EFFECTS[code >> 3].opens(s, code & 7, timing):
                return code
    return NOBODY


def ask_bought(s: Cosmic, who: int, item: int) -> None:
    """After `who` has bought an entry of the Lucre table. COS-11.6"""
    if s.bears >> BUYS & 1:
        for code in s.active.copy():
            if ANSWERS[code >> 3] >> BUYS & 1:
                EFFECTS[code >> 3].bought(s, code & 7, who, item)


def ask_dues(s: Cosmic, who: int) -> None:
    """`who` has had his income, or skips his turn: what he owes is due. COS-12.3"""
    if s.bears >> DUES & 1:
        for code in s.active.copy():
            if ANSWERS[code >> 3] >> DUES & 1:
                EFFECTS[code >> 3].dues(s, code & 7, who)


def ask_fetches(s: Cosmic, who: int, side: int, number: int) -> bool:
    """Whether an effect takes the tokens that `who` commits from his bases. COS-P3.1"""
    if s.bears >> FETCHES & 1:
        for code in s.active.copy():
            if ANSWERS[code >> 3] >> FETCHES & 1 and EFFECTS[code >> 3].fetches(s, code & 7, who, side, number):
                return True
    return False


def ask_must_invite(s: Cosmic, who: int, guest: int) -> bool:
    """Whether `who` must invite `guest`. COS-P4.1"""
    must = False
    if s.bears >> MUST_INVITE & 1:
        for code in s.active:
            if ANSWERS[code >> 3] >> MUST_INVITE & 1:
                must = EFFECTS[code >> 3].must_invite(s, code & 7, who, guest, must)
    return must

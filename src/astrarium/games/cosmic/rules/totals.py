"""The totals of a challenge. COS-17"""

from __future__ import annotations

from ....clockwork.names import NOBODY
from ..components import ATTACK_TYPE, CARD, COMPROMISE, NUMBER, TYPE_OF
from ..effect_numbers import BESIDE
from ..effects.challenge_hooks import (
    ask_addition,
    ask_allied_worth,
    ask_cancels_kicker,
    ask_card_values,
    ask_combine,
    ask_extra_card,
    ask_kicker_number,
    ask_printed,
    ask_stacked,
    ask_token_worth,
)
from ..records import Stashed
from ..state import Cosmic
from ..terms import DEF, OFF


def card_values(s: Cosmic) -> list[int]:
    """What the cards of offense and defender count: printed, times the Kicker, then other changes. COS-17.1 to 17.3"""
    values = [0, 0]
    for side in (OFF, DEF):
        values[side] = ask_printed(s, side, s.value[side]) * kicker_factor(s, side)
    ask_card_values(s, values)
    return values


def kicker_factor(s: Cosmic, side: int) -> int:
    """By what a side's Kicker multiplies, as effects leave it. COS-6.14"""
    return ask_kicker_number(s, side, played_kicker(s, side))


def played_kicker(s: Cosmic, side: int) -> int:
    """The Kicker's number, 1 without a Kicker or when it has been cancelled. COS-6.14"""
    card = s.kicker[side]
    if card == NOBODY or (s.without and CARD.ids[card] in s.without) or has_no_use(s, side):
        return 1
    return 1 if ask_cancels_kicker(s, side) else NUMBER[card]


def has_no_use(s: Cosmic, side: int) -> bool:
    """A Kicker on an Attack card that a Compromise beside it has made a Compromise has no effect. COS-14.5"""
    card = s.chosen[side]
    if not s.stash or card == NOBODY or TYPE_OF[card] != ATTACK_TYPE:
        return False
    for at in range(0, len(s.stash), Stashed.SIZE):
        if (
            s.stash[at + Stashed.EFFECT] == BESIDE
            and s.stash[at + Stashed.HOLDER] == s.main(side)
            and s.stash[at + Stashed.CARD] == COMPROMISE
        ):
            return True
    return False


def totals(s: Cosmic) -> list[int]:
    """Both totals as they stand now. COS-17.1 to 17.9"""
    values = card_values(s)
    found = [0, 0]
    for side in (OFF, DEF):
        card = values[side] + cards_beside(s, side) + ask_extra_card(s, side)
        own = own_tokens(s, side)
        allied = allied_tokens(s, side)
        total = ask_combine(s, side, card, own, allied, card + own + allied)
        found[side] = total + ask_addition(s, side) + s.boost[side]
    return found


def cards_beside(s: Cosmic, side: int) -> int:
    """What cards laid beside the challenge add; a Kicker multiplies those of allies. COS-17.4, 14.1, 14.5"""
    total = 0
    for at in range(0, len(s.stash), Stashed.SIZE):
        holder = s.stash[at + Stashed.HOLDER]
        if s.stash[at + Stashed.EFFECT] == BESIDE and s.side_of(holder) == side:
            value = NUMBER[s.stash[at + Stashed.CARD]]
            total += value if holder == s.main(side) else value * kicker_factor(s, side)
    return total


def own_tokens(s: Cosmic, side: int) -> int:
    """What the main player's tokens count. COS-17.5"""
    main = s.main(side)
    return (s.strength(main, side) + ask_stacked(s, main, side)) * ask_token_worth(s, main, side, 1)


def allied_tokens(s: Cosmic, side: int) -> int:
    """What the allies' tokens count together; a defender who was replaced is one of them. COS-17.5"""
    total = 0
    for player in range(s.players):
        if player != s.main(side):
            number = s.strength(player, side)
            if number > 0:
                number += ask_stacked(s, player, side)
                total += number * ask_token_worth(s, player, side, 1)
    return ask_allied_worth(s, side, total)

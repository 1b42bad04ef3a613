"""Which trades and exchanges are any good, for the built-in bots. PAR-10.5 to 10.7"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, Atom, Player
from ..components import RESOURCES, TRADE_LEAST
from ..state import Parsec
from .standing import purse_worth

OURS: Final = 10
BEST_RIVAL: Final = 3
ALL_RIVALS: Final = 3
"""How much one's own standing counts, against that of the strongest rival and against their average."""
MOST_SWAPPED: Final = 2
"""Bots give and ask for so many cards at most."""


def rivalry(s: Parsec) -> int:
    """What a gain of somebody else counts at most, where one's own counts OURS."""
    return BEST_RIVAL + ALL_RIVALS // max(1, *s.team)


def purse_of(s: Parsec, player: Player) -> list[int]:
    return s.purse[player * RESOURCES : player * RESOURCES + RESOURCES]


def best_swap(s: Parsec, player: Player, partner: Player, give: tuple[int, ...] = ()) -> tuple[int, ...]:
    """What a player should give, then what to ask for: most for oneself among the trades that serve both.

    `give` says what is given. Nothing if there is no such trade.
    """
    mine = purse_of(s, player)
    theirs = purse_of(s, partner)
    found: tuple[int, ...] = ()
    most = 0
    for gives in range(RESOURCES):
        for asks in range(RESOURCES):
            if asks == gives:
                continue
            for given in range(TRADE_LEAST, min(MOST_SWAPPED, mine[gives]) + 1):
                terms = [0] * (2 * RESOURCES)
                terms[gives] = given
                if give and tuple(terms[:RESOURCES]) != give:
                    continue
                for asked in range(TRADE_LEAST, min(MOST_SWAPPED, theirs[asks]) + 1):
                    terms[RESOURCES + asks] = asked
                    gain = gain_of(s, player, partner, mine, theirs, terms)
                    if gain > most:
                        most = gain
                        found = tuple(terms)
    return found


def gain_of(s: Parsec, player: Player, partner: Player, mine: list[int], theirs: list[int], terms: list[int]) -> int:
    """What a trade brings its proposer; nothing if one of the two had better not."""
    my_colonies = s.colonies(player)
    their_colonies = s.colonies(partner)
    change = [terms[RESOURCES + kind] - terms[kind] for kind in range(RESOURCES)]
    me = purse_worth(s, player, my_colonies, [mine[kind] + change[kind] for kind in range(RESOURCES)])
    me -= purse_worth(s, player, my_colonies, mine)
    other = purse_worth(s, partner, their_colonies, [theirs[kind] - change[kind] for kind in range(RESOURCES)])
    other -= purse_worth(s, partner, their_colonies, theirs)
    if s.team[player] == s.team[partner]:
        return me + other
    weight = rivalry(s)
    if OURS * other <= weight * me or OURS * me <= weight * other:
        return 0
    return me


def exchange_of(s: Parsec, player: Player) -> tuple[int, ...]:
    """Which cards are best changed at the Space Port; none if that would be no gain."""
    mine = purse_of(s, player)
    colonies = s.colonies(player)
    rate = s.figures[player].rate
    now = purse_worth(s, player, colonies, mine)
    found: tuple[int, ...] = ()
    most = 0
    for takes in range(RESOURCES):
        for first in range(rate + 1):
            give = [0] * RESOURCES
            one, other = [kind for kind in range(RESOURCES) if kind != takes]
            give[one] = first
            give[other] = rate - first
            if give[one] > mine[one] or give[other] > mine[other] or s.stacks[takes] == 0:
                continue
            after = [mine[kind] - give[kind] for kind in range(RESOURCES)]
            after[takes] += 1
            gain = purse_worth(s, player, colonies, after) - now
            if gain > most:
                most = gain
                found = tuple(give)
    return found


def portion(options: list[Atom], first_amount: int, counts: tuple[int, ...], terms: tuple[int, ...]) -> int:
    """The option by which counts given so far lead on to these terms, or NOBODY."""
    place = len(counts)
    if len(terms) <= place or terms[:place] != counts:
        return NOBODY
    atom = first_amount + terms[place]
    return atom if atom in options else NOBODY

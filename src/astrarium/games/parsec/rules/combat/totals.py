"""What both sides of a strike come to, before the dice and after. PAR-15.2"""

from __future__ import annotations

from ...state import Parsec
from ..abilities import attack_of, defence_of


def attack_total(s: Parsec) -> int:
    """The die, the bonuses of all vessels that take part, and cards. PAR-15.1"""
    total = s.bonuses[0]
    if s.dice:
        total += s.dice[0]
    for unit in s.shooters:
        total += attack_of(s, unit)
    return total


def defence_total(s: Parsec) -> int:
    """The die, the struck unit's own bonus, and cards. PAR-15.2"""
    total = s.bonuses[1] + defence_of(s, s.struck)
    if s.dice:
        total += s.dice[1]
    return total

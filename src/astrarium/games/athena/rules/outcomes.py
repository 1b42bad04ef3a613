"""Outcome cards: revealing one, and the red cell on the back of the next. ATH-B.9.5, 9.6"""

from __future__ import annotations

from .. import notes
from ..components import RED_CELL, RESULT
from ..state import Athena


def reveal(s: Athena) -> int:
    """Turn over the top card and discard it; an empty deck is made anew at once. Which card it was. ATH-B.9.5"""
    card = s.writable_outcomes().draw(s)
    s.outcome_discard.append(card)
    s.revealed = card
    s.tell(notes.OUTCOME, card)
    if len(s.outcomes) == 0:
        s.writable_outcomes().restock(s.outcome_discard, s.rng)
        s.tell(notes.OUTCOMES_SHUFFLED)
    return card


def result_for(s: Athena, value: int) -> int:
    """What the revealed card says in the row of a weapon's value: damage, MISS or JAM. ATH-B.9.7"""
    result = RESULT[reveal(s)][value - 1]
    s.tell(notes.RESULT, value, result)
    return result


def marked_cell(s: Athena) -> int:
    """Where damage goes: a card is revealed, and the red cell of the next one counts. ATH-B.9.6"""
    reveal(s)
    cell = top_cell(s)
    s.tell(notes.RED_MARK, cell)
    return cell


def top_cell(s: Athena) -> int:
    """The area that the red cell on the back of the top card names. ATH-B.9.6"""
    return RED_CELL[s.outcomes.peek(0)]

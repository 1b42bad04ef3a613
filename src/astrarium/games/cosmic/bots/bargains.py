"""What talks may bring the main players."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ..rules.deals import (
    ASKS,
    FAILURE,
    FREED,
    FREES,
    GAINS,
    GAINS_HANDED,
    GIVES,
    GIVES_HANDED,
    PAYS,
    PROPOSER,
    WANTS,
    Hand,
    partner,
)
from ..rules.landing import Found, Gather
from ..state import Cosmic
from .standing import AGAIN, CARD, LUCRE, Standing, card_worth, logistic, mixed

MADE: Final = 0.4
"""How often talks end in a deal that brings both a base."""
ANYWAY: Final = 0.15
"""How often a deal is accepted that does not help, and refused although it does."""
EAGER: Final = 100.0
"""How much more readily a deal is accepted for a better chance to win."""
LEAST_CARD: Final = 0.01
"""What giving any card away costs at least."""


def before_talks(s: Cosmic, now: Standing) -> list[float]:
    """Two Compromises: a deal that brings both a base, or none."""
    made = now.copy()
    failed = now.copy()
    for seat in (s.offense, s.defender):
        # Nobody gives the last base away.
        made.external[seat] += 1.0 if made.external[seat] + 1.0 < made.needed else 0.0
        failed.tokens[seat] -= FAILURE
    return mixed(with_another_challenge(s, made).shares(), failed.shares(), MADE)


def with_another_challenge(s: Cosmic, made: Standing) -> Standing:
    """A deal lets the offense go on."""
    if s.number < 2:
        made.more[s.offense] += AGAIN
    return made


def talks(s: Cosmic, now: Standing) -> list[float]:
    """A proposal, also one that is still being made, is accepted if it helps; else talks go on."""
    later = before_talks(s, now)
    if not s.terms:
        return later
    proposer = s.terms[PROPOSER]
    other = partner(s, proposer)
    made = now.copy()
    add_terms(s, made, proposer, True)
    add_terms(s, made, other, False)
    agreed = with_another_challenge(s, made).shares()
    gain = agreed[other] - later[other]
    return mixed(agreed, later, ANYWAY + (1.0 - 2.0 * ANYWAY) * logistic(EAGER * gain))


def add_terms(s: Cosmic, made: Standing, seat: int, proposes: bool) -> None:
    """What a proposal would bring a party."""
    terms = s.terms
    gains = terms[GAINS if proposes else GIVES]
    gives = terms[GIVES if proposes else GAINS]
    if gains != NOBODY:
        made.gain(s, seat, gains, 1.0)
    if gives != NOBODY and terms[GIVES_HANDED if proposes else GAINS_HANDED] == 1:
        made.gain(s, seat, gives, -1.0)
    cards = CARD * terms[WANTS]
    for card in s.offered_cards:
        cards -= max(card_worth(card), LEAST_CARD)
    cards += LUCRE * (terms[ASKS] - terms[PAYS])
    made.tokens[seat] += terms[FREED] if proposes else terms[FREES]
    made.more[seat] += cards if proposes else -cards


def add_agreed(s: Cosmic, now: Standing) -> None:
    """Bases that a deal which has been made still has to bring."""
    for step in s.stack:
        if isinstance(step, Hand):
            found(s, now, step.player, step.place)
            if step.handed and s.has_base(step.giver, step.place):
                now.gain(s, step.giver, step.place, -1.0)
        elif isinstance(step, Found):
            found(s, now, step.player, step.place)
    choice = s.choice
    if isinstance(choice, (Found, Gather)):
        found(s, now, choice.player, choice.place)


def found(s: Cosmic, now: Standing, seat: int, place: int) -> None:
    if not s.has_base(seat, place):
        now.gain(s, seat, place, 1.0)

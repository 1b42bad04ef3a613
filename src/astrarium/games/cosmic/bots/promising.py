"""Which options bots look at: not what only harms themselves, and of bases that differ little one."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PASS, Atom
from ..atoms import AMOUNT_ATOM, CARD_ATOM, PLACE_ATOM
from ..components import CARD, CARDS, PLACES, PLANETS_OF_HEX
from ..effect_numbers import EFFECT
from ..effects.questions import AskPlayer
from ..effects.table_hooks import ask_needed
from ..effects.timing import CARD_PLAY, POWER_USE
from ..rules.commitment import Commit
from ..rules.landing import Gather
from ..rules.offers import Use
from ..rules.seating import SpreadTokens
from ..rules.spoils import TakeRewards, consolation_due
from ..rules.stacks import stacks_of
from ..rules.tokens import BringHome, PickLosses
from ..rules.turn import Retrieve
from ..rules.uses import is_forced_use, subject
from ..rules.victory import external
from ..state import Cosmic
from ..terms import DEAL_MADE, TO_WIN, UNDECIDED
from .standing import guard_of

FORCE_FIELD: Final = CARD.index("force_field")
STELLAR_GAS: Final = CARD.index("stellar_gas")
QUASH: Final = CARD.index("quash")
SENDS_HOME: Final = EFFECT.index("force_field")


def promising(s: Cosmic) -> list[Atom]:
    """All options, but not those that only harm whoever takes them.

    Where tokens go to or come from bases: of the bases the one that needs them most, or least.
    """
    choice = s.choice
    assert choice is not None
    if isinstance(choice, Use):
        return sensible_uses(s, choice)
    if isinstance(choice, AskPlayer) and choice.effect == SENDS_HOME:
        return [atom for atom in s.offered if atom == PASS or not is_welcome(s, choice.player, s.player_of(atom))]
    if isinstance(choice, SpreadTokens):
        return evenly(s, choice)
    if isinstance(choice, (BringHome, Retrieve, TakeRewards)):
        return narrowed(s, choice.player, s.offered, 1)
    if isinstance(choice, (Commit, Gather)) or (isinstance(choice, PickLosses) and choice.owner == choice.player):
        return narrowed(s, choice.player, s.offered, -1)
    return s.offered


def narrowed(s: Cosmic, player: int, options: list[Atom], number: int) -> list[Atom]:
    """Of the player's bases only the one whose guard gains most, or loses least, when `number` tokens are added.

    All remain if the last token of a base would have to go, and where tokens on one place are not like others.
    """
    best = Atom(-1)
    most = 0.0
    found: list[Atom] = []
    for atom in options:
        place = atom - PLACE_ATOM
        if place < 0 or place >= PLACES or is_fought_over(s, place):
            found.append(atom)
            continue
        if s.is_dust(place):
            return options
        now = s.at(player, place)
        if now + number <= 0:
            continue
        gain = guard_of(s, player, place, now + number) - guard_of(s, player, place, now)
        if best < 0 or gain > most:
            best = atom
            most = gain
    if best < 0 or (s.marks and stacks_of(s, player)):
        return options
    found.append(best)
    return found


def is_fought_over(s: Cosmic, place: int) -> bool:
    """Tokens there may count in the challenge."""
    return place == s.target and s.ending == UNDECIDED


# What harms nobody but oneself


def sensible_uses(s: Cosmic, choice: Use) -> list[Atom]:
    """Nobody cancels what he has just used of his own will, nor plays a card that takes only from himself."""
    player = choice.player
    if (choice.timing == POWER_USE or choice.timing == CARD_PLAY) and s.uses and PASS in s.offered:
        user, _, _ = subject(s)
        if user == player and not is_forced_use(s):
            return [PASS]
    return [atom for atom in s.offered if not is_card(atom) or not harms_oneself(s, player, atom - CARD_ATOM)]


def is_card(atom: Atom) -> bool:
    return CARD_ATOM <= atom < CARD_ATOM + CARDS


def harms_oneself(s: Cosmic, player: int, card: int) -> bool:
    if card == FORCE_FIELD:
        # Who has no part in the challenge welcomes nobody.
        return not any(s.is_ally(ally) and not is_welcome(s, player, ally) for ally in range(s.players))
    if card == STELLAR_GAS:
        return s.due[player] > 0 or is_consoled(s, player)
    return card == QUASH and s.ending == DEAL_MADE and s.is_main(player)


def is_consoled(s: Cosmic, player: int) -> bool:
    """Whether the player has lost and will take cards for it."""
    return s.winner != NOBODY and player == s.main(1 - s.winner) and consolation_due(s, player) > 0


def is_welcome(s: Cosmic, player: int, ally: int) -> bool:
    """Whether somebody helps the player in this challenge, or is the player, and would not win by it himself."""
    side = s.side_of(player)
    if side == NOBODY or not s.is_ally(ally) or s.side_of(ally) != side:
        return False
    return ally == player or external(s, ally) + 1 < ask_needed(s, TO_WIN)


def evenly(s: Cosmic, choice: SpreadTokens) -> list[Atom]:
    """As many tokens as each of the planets left can have, or one more: every planet is a base to keep the power by."""
    planets = PLANETS_OF_HEX[s.back[s.home[choice.player]]] - choice.slot
    even = s.transit[choice.player] // planets
    return [atom for atom in s.offered if even <= atom - AMOUNT_ATOM <= even + 1] or s.offered

"""Who may use which effect now, and by which card. COS-8, 16"""

from __future__ import annotations

from ....clockwork.names import NOBODY
from ..components import EDICTS, FIRST_EDICT, FIRST_FLARE, FIRST_KICKER, NEEDS_LUCRE, POWERS
from ..effect_numbers import (
    BLOCKED,
    BRIBED,
    FIRST_EDICT_EFFECT,
    FIRST_MOON_EFFECT,
    FIRST_SUPER,
    FIRST_WILD,
    IS_ALLY,
    LIMIT,
    ONCE,
    ROLES,
    SHOWN,
    SILENCED,
    SPEECH,
    SPENT_CARD,
)
from ..records import Lasting, Stashed, Used
from ..state import Cosmic
from .effect import EFFECTS
from .in_force import has, suspended
from .table_hooks import ask_bars, ask_card_cost
from .timing import ALLY_CHOICE


def cards_to_play(s: Cosmic, player: int) -> list[int]:
    """The cards that the player may play as his own: hand, hoard, a hand possessed."""
    if not s.stash:
        return s.hands[player]
    cards = s.hands[player].copy()
    for at in range(0, len(s.stash), Stashed.SIZE):
        if s.stash[at + Stashed.HOLDER] == player and s.opens_stash(at):
            cards.append(s.stash[at + Stashed.CARD])
    return cards


def effect_of_card(s: Cosmic, player: int, card: int) -> int:
    """What a card does when this player plays it: the Super text with the power in force, else the Wild. COS-6.4"""
    if card >= FIRST_FLARE:
        power = card - FIRST_FLARE
        return (FIRST_SUPER if has(s, player, power) else FIRST_WILD) + power
    if FIRST_EDICT <= card < FIRST_KICKER:
        return FIRST_EDICT_EFFECT + card - FIRST_EDICT
    return NOBODY


def group_of(effect: int, timing: int) -> int:
    """The place of an effect in the order of COS-16.9, 0 where there is none."""
    return EFFECTS[effect].group(timing)


def is_silenced(s: Cosmic, player: int) -> bool:
    return s.recall(SILENCED, player) != NOBODY


def may_use(s: Cosmic, player: int, effect: int, timing: int) -> bool:
    """Part in the challenge, limit, silence and Sanity allow it, and so does the effect itself."""
    if s.is_off(effect):
        return False
    if ROLES[effect] & role_in(s, player, timing) == 0 and not EFFECTS[effect].whoever(timing):
        return False
    if effect < POWERS:
        if LIMIT[effect] == ONCE and times_used(s, effect, player) >= EFFECTS[effect].limit(s, player):
            return False
        if confused(s, player, effect, timing) or (s.lasting and is_bribed(s, player, effect, False)):
            return False
    elif effect < FIRST_EDICT_EFFECT and (s.was_used(effect, player) or suspended(s) or lacks_lucre(s, effect)):
        return False
    if SPEECH[effect] == BLOCKED and is_silenced(s, player):
        return False
    if FIRST_WILD <= effect < FIRST_MOON_EFFECT and is_shown(s, player, effect):
        return False
    if FIRST_EDICT_EFFECT <= effect < FIRST_MOON_EFFECT and was_taken_back(s, player, effect):
        return False
    return EFFECTS[effect].ready(s, player, timing)


def lacks_lucre(s: Cosmic, flare: int) -> bool:
    """A Flare that needs Lucre may be held without it, but not played. COS-6.22"""
    return not s.lucre_used and NEEDS_LUCRE[(flare - FIRST_WILD) % POWERS]


def role_in(s: Cosmic, player: int, timing: int) -> int:
    """The player's part in the challenge; who answers the invitations now acts as the ally he may become. COS-P6.1"""
    role = s.role(player)
    return role | IS_ALLY if timing == ALLY_CHOICE and player == s.answering else role


def affords_card(s: Cosmic, player: int) -> bool:
    """Whether the player can pay for playing a card, where that costs Lucre."""
    return not s.lucre_used or s.lucre[player] >= ask_card_cost(s, player, 0)


def is_bribed(s: Cosmic, player: int, power: int, to_use: bool) -> bool:
    """Whether a bribe binds the player to use the power, or not to use it. COS-18.8"""
    for at in range(0, len(s.lasting), Lasting.SIZE):
        terms = power * 2 + (1 if to_use else 0)
        if (
            s.lasting[at + Lasting.EFFECT] == BRIBED
            and s.lasting[at + Lasting.PLAYER] == player
            and s.lasting[at + Lasting.ABOUT] == terms
        ):
            return True
    return False


def times_used(s: Cosmic, effect: int, player: int) -> int:
    count = 0
    for at in range(0, len(s.used), Used.SIZE):
        if s.used[at + Used.EFFECT] == effect and s.used[at + Used.PLAYER] == player:
            count += 1
    return count


def confused(s: Cosmic, player: int, effect: int, timing: int) -> bool:
    """Whether an effect bars the player from his optional powers."""
    return ask_bars(s, player) and not EFFECTS[effect].forced(s, player, timing)


def is_shown(s: Cosmic, player: int, effect: int) -> bool:
    """Cards that lie open because of Aura cannot be played until P7. powers.toml aura"""
    card = card_of_effect(effect)
    shown = 0
    for at in range(0, len(s.lasting), Lasting.SIZE):
        if (
            s.lasting[at + Lasting.EFFECT] == SHOWN
            and s.lasting[at + Lasting.PLAYER] == player
            and s.lasting[at + Lasting.ABOUT] == card
        ):
            shown += 1
    return shown > 0 and cards_to_play(s, player).count(card) <= shown


def was_taken_back(s: Cosmic, player: int, effect: int) -> bool:
    """An Edict that the player has taken back to his hand is used only once in a challenge. COS-6.7"""
    card = card_of_effect(effect)
    back = 0
    for at in range(0, len(s.lasting), Lasting.SIZE):
        if (
            s.lasting[at + Lasting.EFFECT] == SPENT_CARD
            and s.lasting[at + Lasting.PLAYER] == player
            and s.lasting[at + Lasting.ABOUT] == card
        ):
            back += 1
    return back > 0 and cards_to_play(s, player).count(card) <= back


def card_of_effect(effect: int) -> int:
    if effect >= FIRST_EDICT_EFFECT:
        return FIRST_EDICT + effect - FIRST_EDICT_EFFECT if effect < FIRST_EDICT_EFFECT + EDICTS else NOBODY
    return FIRST_FLARE + (effect - FIRST_WILD) % POWERS

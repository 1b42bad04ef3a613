"""Event cards in hands. Those acquired this turn are the last `fresh` of a hand and may not be used yet. PAR-11.3"""

from __future__ import annotations

from ....clockwork.names import NOBODY, NOTHING, PUBLIC, Player
from ....mechanisms.hands import gain, hand_over, has_unseen, look, slip
from .. import notes
from ..components import NO_EVENT, Event
from ..state import Parsec
from .possessions import set_permanents


def usable(s: Parsec, player: Player) -> list[Event]:
    """The cards of a hand that may be used or sold in this turn, each design once, in their order in the book."""
    hand = s.events[player]
    held = 0
    for place in range(len(hand) - s.fresh[player]):
        held |= 1 << hand[place]
    return cards_in(held)


def fresh_cards(s: Parsec, player: Player) -> list[Event]:
    """The cards of a hand that may not be used yet. PAR-11.3"""
    hand = s.events[player]
    return hand[len(hand) - s.fresh[player] :]


def cards_in(mask: int) -> list[Event]:
    """The designs of a mask, in their order in the book."""
    found: list[Event] = []
    while mask > 0:
        first = mask & -mask
        found.append(Event(first.bit_length() - 1))
        mask ^= first
    return found


def can_use(s: Parsec, player: Player, card: Event) -> bool:
    hand = s.events[player]
    for place in range(len(hand) - s.fresh[player]):
        if hand[place] == card:
            return True
    return False


def might_use(s: Parsec, player: Player) -> bool:
    """Whether a player has a usable card that not everybody has seen: for all the others know, it is the one."""
    return has_unseen(s.seen_events[player], len(s.seen_events[player]) - s.fresh[player])


def draw_event(s: Parsec, player: Player) -> Event:
    """The top card of the deck comes to the hand; usable from the next turn on. PAR-11.1, 11.3"""
    card, knowers = s.writable_deck().deal(s, player)
    gain(s.writable_events()[player], s.writable_seen_events()[player], card, knowers)
    s.fresh[player] += 1
    return Event(card)


def spend(s: Parsec, player: Player, card: Event) -> None:
    """A usable card leaves the hand for all to see, played or sold, and lies on the table among those `played`.

    From there it goes under the deck (`discard`), into an effect (`begin_effect`) or stays in play (`keep_in_play`).
    """
    hand = s.events[player]
    seen = s.seen_events[player]
    best = NOTHING
    for place in range(len(hand) - s.fresh[player]):
        if hand[place] == card and (best == NOTHING or seen[place] > seen[best]):
            best = place
    assert best != NOBODY, "a card that cannot be used now"
    if seen[best] != PUBLIC:
        s.show()
    leave(s, player, best, PUBLIC)
    s.played.append(card)


def settle(s: Parsec, card: Event) -> None:
    """A card that lies on the table has found its place: the caller puts it there. See `spend`."""
    s.played.remove(card)


def discard(s: Parsec, card: Event) -> None:
    """A spent card goes to the bottom of the deck. PAR-11.12"""
    settle(s, card)
    put_under(s, card)


def put_under(s: Parsec, card: Event) -> None:
    """A card that everybody has seen goes to the bottom of the deck."""
    s.writable_deck().put_under(card, PUBLIC)


def keep_in_play(s: Parsec, player: Player, card: Event) -> None:
    """A permanent card stays face up before its player. PAR-11.13"""
    settle(s, card)
    set_permanents(s, player, [*s.permanents[player], card])
    s.tell(notes.STAYS_IN_PLAY, player, card)


def leave(s: Parsec, player: Player, place: int, knowers: int) -> Event:
    """The card at a place leaves the hand, seen by its owner and those in the mask."""
    if place >= len(s.events[player]) - s.fresh[player]:
        s.fresh[player] -= 1
    return Event(slip(s.writable_events()[player], s.writable_seen_events()[player], place, knowers))


def take_event(s: Parsec, thief: Player, victim: Player, place: int) -> Event:
    """A card goes to another hand; only these two know which. It counts as acquired now. PAR-11.3"""
    card = leave(s, victim, place, 1 << thief)
    gain(s.writable_events()[thief], s.writable_seen_events()[thief], card, 1 << victim)
    s.fresh[thief] += 1
    s.show(thief)
    s.show(victim)
    return card


def steal_event(s: Parsec, thief: Player, victim: Player) -> Event:
    """A card at random, NOBODY if there is none. E18, F05"""
    if not s.events[victim]:
        return NO_EVENT
    return take_event(s, thief, victim, s.rng.below(len(s.events[victim])))


def look_at_hands(s: Parsec, player: Player, victim: Player) -> None:
    """A player looks at another's Event and resource cards. E09"""
    look_at_events(s, player, victim)
    look(s, s.writable_seen_goods()[victim], player)


def look_at_events(s: Parsec, player: Player, victim: Player) -> None:
    """A player looks at another's Event cards. E45"""
    look(s, s.writable_seen_events()[victim], player)


def inherit_events(s: Parsec, heir: Player, loser: Player) -> None:
    """The hand of an eliminated player. PAR-19.2"""
    s.fresh[heir] += len(s.events[loser])
    s.fresh[loser] = 0
    hand_over(s, s.writable_events(), s.writable_seen_events(), loser, heir)


def return_events(s: Parsec, player: Player) -> None:
    """The whole hand goes to the bottom of the deck, shown to all. PAR-19.5"""
    for card in s.events[player]:
        put_under(s, card)
    s.writable_events()[player] = []
    s.writable_seen_events()[player] = []
    s.fresh[player] = 0
    s.show()

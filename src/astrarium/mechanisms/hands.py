"""What may happen to cards held in secret, and who knows of them afterwards.

A hand is two lists: its cards, and beside each card the mask of those who know it besides its owner. The order of a
hand means nothing, and equal cards cannot be told apart. So what a viewer knows is how many copies of each face are
surely there; when a card moves they are sure of one copy less of every face that it may have been.
"""

from __future__ import annotations

from typing import Any, Final

from ..clockwork.names import NOBODY, NOTHING, PUBLIC
from ..clockwork.state import State

# Cards may be of any type of their own; where they are looked at they are ints, which is what is fast.
NO_PLACES: Final[list[int]] = []


def has_unseen(seen: list[int], number: int) -> bool:
    """Whether one of the first so many cards of a hand is not known to all: as far as they know it may be any."""
    for place in range(number):
        if seen[place] != PUBLIC:
            return True
    return False


def gain(cards: list[Any], seen: list[int], card: int, knowers: int) -> None:
    """A card comes to a hand; `knowers` is the mask of others who know it."""
    cards.append(card)
    seen.append(knowers)


def drop(s: State, cards: list[Any], seen: list[int], card: int) -> None:
    """A card leaves a hand for all to see."""
    drop_at(s, cards, seen, best_known(cards, seen, card))


def drop_at(s: State, cards: list[Any], seen: list[int], place: int) -> None:
    """The card at that place leaves a hand for all to see."""
    if seen[place] != PUBLIC:
        s.show()
    _remove(cards, seen, place)


def slip(cards: list[Any], seen: list[int], place: int, knowers: int) -> int:
    """The card at a place leaves a hand unseen, but for the owner and the `knowers`. Which card it was."""
    card: int = cards[place]
    faces: list[int] = []
    other: int
    for other in cards:
        if other != card and other not in faces:
            faces.append(other)
    for face in faces:
        _forget_one(cards, seen, face, knowers)
    _remove(cards, seen, place)
    return card


def give(s: State, hands: list[list[Any]], seen: list[list[int]], giver: int, taker: int, card: int) -> None:
    """A card goes from one hand to another; only these two know which."""
    place = best_known(hands[giver], seen[giver], card)
    slip(hands[giver], seen[giver], place, 1 << taker)
    gain(hands[taker], seen[taker], card, 1 << giver)
    s.show(taker)


def give_openly(s: State, hands: list[list[Any]], seen: list[list[int]], giver: int, taker: int, card: int) -> None:
    """A card goes from one hand to another for all to see."""
    drop(s, hands[giver], seen[giver], card)
    gain(hands[taker], seen[taker], card, PUBLIC)


def take_random(s: State, hands: list[list[Any]], seen: list[list[int]], taker: int, victim: int) -> int:
    """A random card goes to the taker; only these two know which. The card, or NOBODY if the victim has none."""
    if not hands[victim]:
        return NOBODY
    card = slip(hands[victim], seen[victim], s.rng.below(len(hands[victim])), 1 << taker)
    gain(hands[taker], seen[taker], card, 1 << victim)
    s.show(taker)
    s.show(victim)
    return card


def hand_over(s: State, hands: list[list[Any]], seen: list[list[int]], giver: int, taker: int) -> None:
    """The whole hand goes to another player; both know it, and what others knew of it they still know."""
    for place in range(len(hands[giver])):
        card: int = hands[giver][place]
        gain(hands[taker], seen[taker], card, seen[giver][place] | 1 << giver)
    hands[giver] = []
    seen[giver] = []
    s.show(taker)


def look(s: State, seen: list[int], player: int) -> None:
    """A player looks at the whole hand."""
    for place in range(len(seen)):
        seen[place] |= 1 << player
    s.show(player)


def reveal(s: State, cards: list[Any], seen: list[int], card: int, copies: int = 1) -> None:
    """Everybody sees so many copies of a card in the hand, which stay there."""
    if copies <= known_copies(cards, seen, card):
        return
    shown: list[int] = []
    news = False
    for _ in range(copies):
        place = best_known(cards, seen, card, shown)
        known = seen[place]
        shown.append(place)
        # Nobody can tell whether it is the copy they knew of.
        seen[place] = 0
        if known != PUBLIC:
            _forget_one(cards, seen, card, known)
            news = True
    for place in shown:
        seen[place] = PUBLIC
    if news:
        s.show()


def known_copies(cards: list[Any], seen: list[int], card: int) -> int:
    """How many copies of a card everybody knows to be in the hand."""
    number = 0
    for place in range(len(cards)):
        face: int = cards[place]
        if face == card and seen[place] == PUBLIC:
            number += 1
    return number


def blur(seen: list[int]) -> None:
    """Nobody but the owner knows the hand any more: it was mixed with others."""
    for place in range(len(seen)):
        seen[place] = 0


def best_known(cards: list[Any], seen: list[int], card: int, besides: list[int] = NO_PLACES) -> int:
    """Where the card lies, besides some places; of equal ones the best known."""
    best = NOTHING
    known = NOTHING
    for place in range(len(cards)):
        face: int = cards[place]
        if face == card and seen[place] > known and place not in besides:
            best = place
            known = seen[place]
            if known == PUBLIC:
                # Better known than to all it cannot be.
                break
    assert best != NOTHING, "a card that is not in the hand"
    return best


def draw_from(counts: list[int], s: State) -> int:
    """A thing drawn at random out of a bag of which everybody knows the content: `counts` of each; it is taken out."""
    total = 0
    for count in counts:
        total += count
    left = s.rng.below(total)
    for thing in range(len(counts)):
        left -= counts[thing]
        if left < 0:
            counts[thing] -= 1
            return thing
    raise AssertionError("the bag is empty")


def _remove(cards: list[int], seen: list[int], place: int) -> None:
    """The card goes; whoever saw it go and knew only of another copy cannot tell which of them is left."""
    card = cards[place]
    known = seen[place]
    del cards[place]
    del seen[place]
    _forget_one(cards, seen, card, known)


def _forget_one(cards: list[int], seen: list[int], face: int, spared: int) -> None:
    """All who are not in the mask `spared` are sure of one copy less of a face."""
    done = spared
    while done != PUBLIC:
        best = NOTHING
        for place in range(len(cards)):
            if cards[place] == face and seen[place] & ~done and (best == NOTHING or seen[place] > seen[best]):
                best = place
        if best == NOTHING:
            return
        mask = seen[best]
        seen[best] = mask & done
        done |= mask

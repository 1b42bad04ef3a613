"""Stacks: captured tokens that lie under a player's own tokens and go where these go. powers.toml fungus, COS-4.13

They stay stacked whatever becomes of the power, so they are kept in `marks` under STACKED: for each stack of a player
where it is, and how many tokens of whom lie in it. Tokens are not told apart: a stack is wherever one of the player's
tokens is. Of several tokens that move together the single ones go first, unless the owner says otherwise.
"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, NOTHING
from .. import notes
from ..components import PLACES
from ..effect_numbers import STACKED
from ..effects.table_hooks import ask_chooses_stacks, ask_keeps_stacks
from ..records import Mark, add
from ..state import Cosmic
from ..terms import OFF
from .loss_in_progress import loser
from .warp import into_warp

# Where a stack can be besides the places of the map.
CONE: Final = PLACES
RING: Final = PLACES + 1
LOOSE: Final = PLACES + 2
"""Its token is in transit."""
IN_WARP: Final = PLACES + 3
LOCATIONS: Final = PLACES + 4

# The second number of a record: the stack times 8 and the owner of the tokens in it, or this for where it is.
WHERE: Final = 6
FIELDS: Final = 8
UNSORTED: Final = 64
"""The stack in which captured tokens lie until they are distributed."""
LIFTED: Final = 1024
"""Added to a place: how many tokens have just been taken from a place with stacks, by the owner's choice."""


def stacks_of(s: Cosmic, player: int, location: int = NOBODY) -> list[int]:
    """The player's stacks, all of them or those at a location."""
    found: list[int] = []
    for at in range(0, len(s.marks), Mark.SIZE):
        about = s.marks[at + Mark.ABOUT]
        mine = (
            s.marks[at + Mark.EFFECT] == STACKED
            and s.marks[at + Mark.PLAYER] == player
            and about < LIFTED
            and about % FIELDS == WHERE
        )
        if mine and (location == NOBODY or s.marks[at + Mark.NUMBER] == location + 1):
            found.append(about // FIELDS)
    return found


def where(s: Cosmic, player: int, stack: int) -> int:
    return s.mark_of(STACKED, player, stack * FIELDS + WHERE) - 1


def move(s: Cosmic, player: int, stack: int, location: int) -> None:
    s.set_mark(STACKED, player, stack * FIELDS + WHERE, location + 1)


def depth(s: Cosmic, player: int, stack: int) -> int:
    """How many captured tokens lie in a stack."""
    total = 0
    for owner in range(s.players):
        total += s.mark_of(STACKED, player, stack * FIELDS + owner)
    return total


def side_location(side: int) -> int:
    return CONE if side == OFF else RING


def tokens_at(s: Cosmic, player: int, location: int) -> int:
    """How many tokens of the player are at a location."""
    if location < PLACES:
        return s.at(player, location)
    if location == CONE:
        return s.force[player]
    if location == RING:
        return s.force[s.players + player]
    if location == LOOSE:
        return s.transit[player]
    return s.warp[player] + s.pending[player] + sum(s.limbo[player :: s.players])


def room(s: Cosmic, player: int, location: int) -> int:
    """How many single tokens of the player are at a location."""
    return tokens_at(s, player, location) - len(stacks_of(s, player, location))


def captured_tokens(s: Cosmic, owner: int) -> int:
    """How many tokens of an owner lie in stacks."""
    total = 0
    for at in range(0, len(s.marks), Mark.SIZE):
        if (
            s.marks[at + Mark.EFFECT] == STACKED
            and s.marks[at + Mark.ABOUT] < LIFTED
            and s.marks[at + Mark.ABOUT] % FIELDS == owner
        ):
            total += s.marks[at + Mark.NUMBER]
    return total


# Captured tokens come into stacks


def capture_unsorted(s: Cosmic, player: int, owner: int, number: int) -> None:
    """Tokens in transit are the player's; he has yet to say under which of his tokens they lie."""
    add(s.transit, owner, -number)
    about = UNSORTED * FIELDS + owner
    s.set_mark(STACKED, player, about, s.mark_of(STACKED, player, about) + number)
    s.tell(notes.CAPTURED, player, owner, number)


def unsorted_tokens(s: Cosmic, player: int, owner: int) -> int:
    return s.mark_of(STACKED, player, UNSORTED * FIELDS + owner)


def put_under(s: Cosmic, player: int, owner: int, number: int, place: int, location: int) -> None:
    """Captured tokens go under one of the player's tokens at a location: `place` counts the stacks there first."""
    if number <= 0:
        return
    there = stacks_of(s, player, location)
    if place < len(there):
        stack = there[place]
    else:
        stack = 1 + max([NOBODY, *stacks_of(s, player)])
        move(s, player, stack, location)
    about = stack * FIELDS + owner
    s.set_mark(STACKED, player, about, s.mark_of(STACKED, player, about) + number)
    pile = UNSORTED * FIELDS + owner
    s.set_mark(STACKED, player, pile, s.mark_of(STACKED, player, pile) - number)


# Tokens move, and stacks with them


def lifted(s: Cosmic, player: int, place: int, number: int) -> None:
    """The player takes tokens from a place of his own accord: he may say later which of them are stacks."""
    if ask_chooses_stacks(s, player) and stacks_of(s, player, place):
        about = LIFTED + place
        s.set_mark(STACKED, player, about, s.mark_of(STACKED, player, about) + number)


def commit(s: Cosmic, player: int, side: int, number: int) -> None:
    """Tokens have been committed: stacks that had to go along are in the challenge, unless their owner chooses."""
    for at in range(0, len(s.marks), Mark.SIZE):
        if (
            s.marks[at + Mark.EFFECT] == STACKED
            and s.marks[at + Mark.PLAYER] == player
            and s.marks[at + Mark.ABOUT] >= LIFTED
        ):
            return
    follow(s, player, side_location(side), number)


def take_lifted(s: Cosmic, player: int) -> list[tuple[int, int]]:
    """Place and number of what was lifted from places with stacks; the notes are gone then."""
    found: list[tuple[int, int]] = []
    for at in range(len(s.marks) - Mark.SIZE, -1, -Mark.SIZE):
        if (
            s.marks[at + Mark.EFFECT] == STACKED
            and s.marks[at + Mark.PLAYER] == player
            and s.marks[at + Mark.ABOUT] >= LIFTED
        ):
            found.append((s.marks[at + Mark.ABOUT] - LIFTED, s.marks[at + Mark.NUMBER]))
            del s.marks[at : at + Mark.SIZE]
    return found


def come_loose(s: Cosmic, player: int) -> list[int]:
    """Stacks whose token is no longer where they were are on their way; all that are."""
    for location in range(LOCATIONS):
        if location != LOOSE:
            there = stacks_of(s, player, location)
            while len(there) > tokens_at(s, player, location):
                smallest = there[0]
                for stack in there:
                    if depth(s, player, stack) < depth(s, player, smallest):
                        smallest = stack
                move(s, player, smallest, LOOSE)
                there.remove(smallest)
    return stacks_of(s, player, LOOSE)


def on_the_way(s: Cosmic, player: int) -> int:
    """How many stacks of the player are in transit."""
    total = len(stacks_of(s, player, LOOSE))
    for location in range(LOCATIONS):
        if location != LOOSE:
            total += max(0, len(stacks_of(s, player, location)) - tokens_at(s, player, location))
    return total


def follow(s: Cosmic, player: int, location: int, number: int) -> None:
    """So many tokens of the player have come to a location. What is saved from a loss are stacks first."""
    if not stacks_of(s, player):
        return
    if s.transit[player] == 0:
        take_lifted(s, player)
    loose = come_loose(s, player)
    due = len(loose) - s.transit[player]
    if loser(s) == player:
        due = max(due, number)
    for stack in loose[:due] if due > 0 else []:
        if room(s, player, location) > 0:
            move(s, player, stack, location)
    settle_loose(s, player)


def settle_loose(s: Cosmic, player: int) -> None:
    """Stacks that are on their way without a token in transit are with any single token, or else set free."""
    loose = stacks_of(s, player, LOOSE)
    while len(loose) > s.transit[player]:
        stack = loose.pop()
        found = NOTHING
        for location in [CONE, RING, *s.base_list(player)]:
            if found == NOTHING and room(s, player, location) > 0:
                found = location
        if found == NOBODY:
            set_free(s, player, stack)
        else:
            move(s, player, stack, found)


def sink(s: Cosmic, player: int) -> None:
    """Tokens of the player have been lost: the tokens captured in their stacks are free, in the Warp."""
    if not stacks_of(s, player):
        return
    loose = come_loose(s, player)
    keeps = ask_keeps_stacks(s, player)
    while len(loose) > s.transit[player]:
        stack = loose.pop()
        if keeps and room(s, player, IN_WARP) > 0:
            move(s, player, stack, IN_WARP)
        else:
            set_free(s, player, stack)


def set_free(s: Cosmic, player: int, stack: int) -> None:
    """The captured tokens of a stack are free in the Warp."""
    for owner in range(s.players):
        number = s.mark_of(STACKED, player, stack * FIELDS + owner)
        if number > 0:
            s.set_mark(STACKED, player, stack * FIELDS + owner, 0)
            into_warp(s, owner, number)
            s.tell(notes.LOSES_BY_EFFECT, owner, number)
    s.set_mark(STACKED, player, stack * FIELDS + WHERE, 0)


def take_out(s: Cosmic, owner: int, number: int) -> None:
    """So many tokens of an owner leave the stacks of others; a stack without captured tokens is none."""
    emptied: list[tuple[int, int]] = []
    for at in range(0, len(s.marks), Mark.SIZE):
        about = s.marks[at + Mark.ABOUT]
        if number > 0 and s.marks[at + Mark.EFFECT] == STACKED and about < LIFTED and about % FIELDS == owner:
            freed = min(number, s.marks[at + Mark.NUMBER])
            number -= freed
            s.marks[at + Mark.NUMBER] -= freed
            if s.marks[at + Mark.NUMBER] == 0:
                emptied.append((s.marks[at + Mark.PLAYER], about))
    for player, about in emptied:
        s.set_mark(STACKED, player, about, 0)
        stack = about // FIELDS
        if depth(s, player, stack) == 0:
            s.set_mark(STACKED, player, stack * FIELDS + WHERE, 0)


# What stacks count


def stacked_tokens(s: Cosmic, player: int, side: int) -> int:
    """How many captured tokens lie in the player's stacks on one side of the challenge. COS-17.5"""
    found = [depth(s, player, stack) for stack in stacks_of(s, player, side_location(side))]
    if side != OFF and s.target != NOBODY and player == s.guard():
        # Of a base that is only partly in the challenge the deepest stacks are.
        there = sorted([depth(s, player, stack) for stack in stacks_of(s, player, s.target)])
        found += there[max(0, len(there) - s.guarded()) :]
    return sum(found)

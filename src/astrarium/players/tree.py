"""What a search has learned about every decision that the deciding player can tell from others."""

from __future__ import annotations

from math import exp, inf, sqrt
from time import perf_counter
from typing import Any, Final, final

from ..clockwork.names import NOBODY, Atom
from ..clockwork.state import State
from ..clockwork.step import Choice
from ..contract.registry import game
from .greedy import tables_for, weigh
from .seat import Seat

SPAN: Final = 1 << 20
"""More than there are atoms and sorts of choice: keeps what a player saw apart from where they stood before."""
SORTS: Final = 1 << 16
"""Where the numbers of the sorts of choice begin, beyond those of the atoms."""
UNSEEN: Final = SPAN - 1
"""Somebody decided something in secret."""
UNLIKELY: Final = -30.0
"""No option is guessed to be worse than e to this power of the best."""
FIRST_SPREAD: Final = 0.1
"""How far chances are taken to differ before any game was played on."""
FREE: Final = -1
"""No option has to be taken first."""
ALONE: Final = -(1 << 50)
"""In place of what an option is worth that was always the only one."""
GUESSING: Final = 3
"""Where time is short, one part in so many is for guessing what the options are worth, the rest for playing on."""
LEAST_SPREAD: Final = 1e-4
LEAST_SLOPE: Final = 0.02
LEAST_SECONDS: Final = 1e-7


@final
class Habits:
    """How a search weighs what it knows against what it does not. All in standard deviations of the outcome, so that
    one set of habits serves every game, unless a game asks for more `doubt` or `trust`."""

    def __init__(self, explore: float = 2.0, sharp: float = 1.0, depth: int = 0, looks: int = 600) -> None:
        self.explore: Final = explore
        """How far it believes that an option may be better than it looked so far."""
        self.sharp: Final = sharp
        """An option that is guessed to be better by one deviation is believed in e to this power times as much."""
        self.depth: Final = depth
        """How many new decisions it plays by guess, at least, before it judges the position."""
        self.looks: Final = looks
        """How many positions it looks at, as the greedy player does, to guess what the options at hand are worth."""


@final
class Node:
    """A decision: its options so far, how often each was open and taken, and what it brought to every player.

    Options come and go with what is hidden, so each counts for itself how often it could have been taken.
    """

    def __init__(self) -> None:
        self.atoms: Final[list[Atom]] = []
        self.worths: Final[list[int]] = []
        self.open: Final[list[int]] = []
        self.visits: Final[list[int]] = []
        self.totals: Final[list[float]] = []
        """Of player p after option o: `totals[o * players + p]`."""

    def place(self, atom: Atom, guess: int) -> int:
        """Where the option stands, or -1; `guess` is where it usually does."""
        atoms = self.atoms
        if guess < len(atoms) and atoms[guess] == atom:
            return guess
        for place in range(len(atoms)):
            if atoms[place] == atom:
                return place
        return -1

    def add(self, atom: Atom, worth: int, players: int) -> None:
        self.atoms.append(atom)
        self.worths.append(worth)
        self.open.append(0)
        self.visits.append(0)
        for _ in range(players):
            self.totals.append(0.0)


@final
class Tree:
    """One tree for each player, all grown by the same games: a player's tree branches only on what the player sees.

    So nobody in the search answers what they could not have seen, be it the searching player or another. A place in a
    tree is a number; `links` leads from a place and what was seen there to the next place.
    """

    def __init__(self, position: State, habits: Habits) -> None:
        self.bots: Final = game(position.key).bots
        self.players: Final = position.players
        self.sides: Final = position.sides
        self.scale: Final = self.bots.worth_scale(position)
        self.habits: Final = habits
        self.explore: Final = habits.explore * self.bots.doubt
        self.sharp: Final = habits.sharp * self.bots.trust
        self.links: Final[dict[int, int]] = {}
        self.nodes: Final[dict[int, Node]] = {}
        self.sorts: Final[dict[type[Choice[Any]], int]] = {}
        self.roots: list[int] = list(range(self.players))
        self.places: int = self.players
        self.games: int = 0
        self.sums: Final[list[float]] = [0.0] * self.players
        self.squares: Final[list[float]] = [0.0] * self.players
        self.stretch: int = NOBODY
        """The stretch of the game in which the decision at hand is taken."""

    # The decision at hand

    def root(self, seat: Seat, ends: float = inf) -> Node:
        """The decision that the seat has to take; its options are guessed at more carefully than any others.

        As carefully as there is time for: each is looked at once in any case.
        """
        choice = seat.position.choice
        assert choice is not None
        here = self.next(self.roots[choice.player], SORTS + self.sort(choice))
        node = self.nodes.get(here)
        if node is None:
            node = Node()
            self.nodes[here] = node
        self.stretch = self.bots.stretch(seat.position)
        options = seat.promising()
        self.meet(node, seat.position, options)
        looks = self.habits.looks
        if ends < inf:
            until = perf_counter() + (ends - perf_counter()) / GUESSING
            looks = min(looks, self.looks_until(until, seat.position, options[0]))
            if looks < len(options):
                return node
            ends = until
        worths = weigh(seat, options, looks, ends)
        tables = tables_for(choice)
        for number in range(len(options)):
            node.worths[node.place(options[number], number)] = worths[number] // tables
        return node

    def looks_until(self, until: float, s: State, atom: Atom) -> int:
        """How many positions it can look at until then, each of which takes as long as this one."""
        begun = perf_counter()
        self.guess(s, atom)
        now = perf_counter()
        return int((until - now) / max(now - begun, LEAST_SECONDS))

    def advance(self, choice: Choice[Any], atom: Atom) -> None:
        """The decision at hand was taken: what was learned of those that may follow is kept."""
        roots = self.roots.copy()
        self.see(roots, self.next(roots[choice.player], SORTS + self.sort(choice)), choice, atom)
        self.roots = roots

    # One game

    def grow(self, s: State, first: int = FREE) -> None:
        """Play on from this table, by what is known, to a decision that is new; remember how the chances were then.

        `first` is an option to begin with.
        """
        at = self.roots.copy()
        nodes: list[Node] = []
        taken: list[int] = []
        new = 0
        while True:
            choice = s.choice
            if choice is None:
                break
            here = self.next(at[choice.player], SORTS + self.sort(choice))
            node = self.nodes.get(here)
            if node is None:
                node = Node()
                self.nodes[here] = node
                if new >= self.habits.depth and self.can_judge(s, choice):
                    break
                new += 1
            options = self.bots.promising(s)
            self.meet(node, s, options)
            place = self.pick(node, options, choice.player)
            if first != FREE and not nodes:
                place = node.place(Atom(first), place)
            atom = node.atoms[place]
            nodes.append(node)
            taken.append(place)
            self.see(at, here, choice, atom)
            s.apply(atom)
        self.learn(nodes, taken, self.bots.chances(s))

    def can_judge(self, s: State, choice: Choice[Any]) -> bool:
        """Not in the middle of a move, nor while the stretch goes on in which the search began."""
        if choice.inner:
            return False
        stretch = self.bots.stretch(s)
        return stretch == NOBODY or stretch != self.stretch

    def meet(self, node: Node, s: State, options: list[Atom]) -> None:
        """Guess what options are worth that were never open here before, or never together with others."""
        alone = len(options) == 1
        for number in range(len(options)):
            place = node.place(options[number], number)
            if place < 0:
                node.add(options[number], ALONE if alone else self.guess(s, options[number]), self.players)
            elif node.worths[place] == ALONE and not alone:
                node.worths[place] = self.guess(s, options[number])

    def guess(self, s: State, atom: Atom) -> int:
        """What an option is worth at a glance; to leave it at that is worth what one has."""
        choice = s.choice
        assert choice is not None
        if atom in choice.rests(s):
            return self.bots.worth(s, choice.player)
        after = s.clone()
        after.apply(atom)
        return self.bots.worth(after, choice.player)

    def pick(self, node: Node, options: list[Atom], player: int) -> int:
        """The option that did best for the player, or may yet do better: the less it was tried for its guess."""
        places: list[int] = []
        most = node.worths[node.place(options[0], 0)]
        tried = 0
        won = 0.0
        for number in range(len(options)):
            place = node.place(options[number], number)
            places.append(place)
            node.open[place] += 1
            if node.worths[place] > most:
                most = node.worths[place]
            tried += node.visits[place]
            won += node.totals[place * self.players + player]
        average = won / tried if tried > 0 else 0.0
        spread = self.spread(player)
        steep = self.sharp * self.slope(player) / spread
        guesses: list[float] = []
        total = 0.0
        for place in places:
            guess = exp(max(UNLIKELY, steep * (node.worths[place] - most)))
            guesses.append(guess)
            total += guess
        hope = self.explore * spread / total
        found = -1
        best = 0.0
        for number in range(len(places)):
            place = places[number]
            visits = node.visits[place]
            value = node.totals[place * self.players + player] / visits if visits > 0 else average
            value += hope * guesses[number] * sqrt(float(node.open[place])) / (1 + visits)
            if found < 0 or value > best:
                found = place
                best = value
        return found

    def spread(self, player: int) -> float:
        """The standard deviation of what games brought to the player."""
        if self.games < 2:
            return FIRST_SPREAD
        mean = self.sums[player] / self.games
        return max(LEAST_SPREAD, sqrt(max(0.0, self.squares[player] / self.games - mean * mean)))

    def slope(self, player: int) -> float:
        """What one point of worth changes in the player's chance."""
        mean = self.sums[player] / self.games if self.games > 0 else 1.0 / self.sides
        return self.scale * max(LEAST_SLOPE, mean * (1.0 - mean))

    def learn(self, nodes: list[Node], taken: list[int], chances: list[float]) -> None:
        self.games += 1
        for player in range(self.players):
            chance = chances[player]
            self.sums[player] += chance
            self.squares[player] += chance * chance
        for number in range(len(nodes)):
            node = nodes[number]
            place = taken[number]
            node.visits[place] += 1
            first = place * self.players
            for player in range(self.players):
                node.totals[first + player] += chances[player]

    # What players see

    def see(self, at: list[int], here: int, choice: Choice[Any], atom: Atom) -> None:
        """Everybody moves on in their own tree, as far as they notice the decision."""
        for player in range(self.players):
            if player == choice.player:
                at[player] = self.next(here, atom)
            elif choice.secret:
                at[player] = self.next(at[player], UNSEEN)
            elif not choice.hidden:
                at[player] = self.next(at[player], atom)

    def next(self, place: int, seen: int) -> int:
        key = place * SPAN + seen
        found = self.links.get(key, -1)
        if found < 0:
            found = self.places
            self.links[key] = found
            self.places += 1
        return found

    def sort(self, choice: Choice[Any]) -> int:
        found = self.sorts.get(type(choice), -1)
        if found < 0:
            found = len(self.sorts)
            self.sorts[type(choice)] = found
        return found

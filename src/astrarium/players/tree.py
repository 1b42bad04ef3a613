"""What a search has learned: for every decision, as far as the player who takes it can tell it from others."""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final, final

from ..clockwork.state import State
from ..clockwork.step import Choice

SPAN: Final = 1 << 20
"""More than there are atoms and sorts of choice: what a player saw next, beside where they stood before."""
UNSEEN: Final = SPAN - 1
"""Somebody decided something in secret."""
SORTS: Final = 1 << 16
"""Where the numbers of the sorts of choice begin, after those of the atoms."""


@final
class Node:
    """A decision: its options so far, how often each was open and taken, and what it brought to every player.

    Options come and go with what is hidden, so each counts for itself how often it could have been taken.
    """

    def __init__(self) -> None:
        self.atoms: list[int] = []
        self.worths: list[int] = []
        self.open: list[int] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        """Of player p for option o: `totals[o * players + p]`."""

    def place(self, atom: int, guess: int) -> int:
        """Where the option stands, or -1; `guess` is where it usually is."""
        atoms = self.atoms
        if guess < len(atoms) and atoms[guess] == atom:
            return guess
        for place in range(len(atoms)):
            if atoms[place] == atom:
                return place
        return -1

    def add(self, atom: int, worth: int, players: int) -> None:
        self.atoms.append(atom)
        self.worths.append(worth)
        self.open.append(0)
        self.visits.append(0)
        for _ in range(players):
            self.totals.append(0.0)


@final
class Habits:
    """How a search weighs what it knows against what it does not."""

    def __init__(
        self,
        explore: float = 1.0,
        sharp: float = 1.0,
        depth: int = 0,
        first: float = 0.0,
        again: int = 1,
        looks: int = 20,
        root_looks: int = 600,
        finish: int = 0,
        lazy: int = 0,
    ) -> None:
        self.explore: Final = explore
        """How far it trusts its guesses, in standard deviations of the outcome."""
        self.sharp: Final = sharp
        """How much more it trusts a guess that is better by one standard deviation of the outcome: e to this power."""
        self.depth: Final = depth
        """How many decisions beyond the first new one it plays by guess before it judges the position."""
        self.first: Final = first
        """How much worse than the average an option counts that was never tried, in standard deviations."""
        self.again: Final = again
        """How many times it plays each table that it imagines."""
        self.looks: Final = looks
        """How many positions it looks at to guess what the options of a new decision are worth."""
        self.root_looks: Final = root_looks
        """The same for the decision at hand."""
        self.lazy: Final = lazy
        self.finish: Final = finish
        """How many decisions more it plays by guess to finish what a player has begun."""


@final
class Tree:
    """One tree for each player, all grown by the same games: a player's tree branches only on what the player sees.

    A place in a tree is a number; `links` leads from a place and what was seen there to the next place.
    """

    def __init__(self, position: State, habits: Habits) -> None:
        self.game: Final = position.game
        self.players: Final = position.players
        self.scale: Final = self.game.worth_scale(position)
        self.habits: Final = habits
        self.links: Final[dict[int, int]] = {}
        self.nodes: Final[dict[int, Node]] = {}
        self.sorts: Final[dict[type[Choice[Any]], int]] = {}
        self.roots: list[int] = list(range(position.players))
        self.places: int = position.players
        self.games: int = 0
        self.sums: Final[list[float]] = [0.0] * position.players
        self.squares: Final[list[float]] = [0.0] * position.players

    # One game

    def grow(self, s: State) -> None:
        """Play on from this table, by what is known, until it is new, and remember how it looked then."""
        at = self.roots.copy()
        nodes: list[Node] = []
        taken: list[int] = []
        beyond = -1
        whose = -1
        while True:
            choice = s.choice
            if choice is None:
                break
            here = self.next(at[choice.player], SORTS + self.sort(choice))
            node = self.nodes.get(here)
            if node is None:
                late = beyond - self.habits.depth
                if late > 0 and not choice.inner and (choice.player != whose or late > self.habits.finish):
                    break
                node = Node()
                self.nodes[here] = node
                if beyond < 0 and self.habits.lazy == 1 and nodes and not choice.inner:
                    break
                if beyond < 0:
                    whose = choice.player
                beyond += 1
            elif beyond >= 0:
                beyond += 1
            self.meet(node, s, self.habits.looks)
            place = self.pick(node, s.offered, choice.player)
            atom = node.atoms[place]
            nodes.append(node)
            taken.append(place)
            self.see(at, here, choice, atom)
            s.apply(atom)
        self.learn(nodes, taken, self.game.chances(s))

    def meet(self, node: Node, s: State, looks: int) -> None:
        """Guess what options are worth that were never open here before."""
        options = s.offered
        choice = s.choice
        assert choice is not None
        share = looks // len(options)
        for number in range(len(options)):
            if node.place(options[number], number) < 0:
                after = s.clone()
                after.apply(options[number])
                node.add(options[number], self.guess(after, choice.player, share), self.players)

    def guess(self, s: State, player: int, looks: int) -> int:
        """What the position is worth to the player once the move in progress is completed."""
        choice = s.choice
        if looks <= 1 or choice is None or not choice.inner or choice.player != player:
            return self.game.worth(s, player)
        options = s.offered
        share = looks // len(options)
        most = -(1 << 60)
        for atom in options:
            after = s.clone()
            after.apply(atom)
            most = max(most, self.guess(after, player, share))
        return most

    def pick(self, node: Node, options: list[int], player: int) -> int:
        """The option that is best for the player, or may be."""
        habits = self.habits
        places: list[int] = []
        most = -(1 << 60)
        tried = 0
        won = 0.0
        for number in range(len(options)):
            place = node.place(options[number], number)
            places.append(place)
            node.open[place] += 1
            most = max(most, node.worths[place])
            tried += node.visits[place]
            won += node.totals[place * self.players + player]
        spread = self.spread(player)
        guesses: list[float] = []
        total = 0.0
        sharp = habits.sharp * self.step(player) / spread
        for place in places:
            guess = exp(max(-30.0, sharp * (node.worths[place] - most)))
            guesses.append(guess)
            total += guess
        untried = (won / tried if tried > 0 else 0.0) - habits.first * spread
        found = -1
        best = 0.0
        for number in range(len(places)):
            place = places[number]
            visits = node.visits[place]
            value = node.totals[place * self.players + player] / visits if visits > 0 else untried
            trust = habits.explore * spread * guesses[number] / total
            value += trust * sqrt(float(node.open[place])) / (1 + visits)
            if found < 0 or value > best:
                found, best = place, value
        return found

    def spread(self, player: int) -> float:
        """The standard deviation of how games ended for the player."""
        if self.games < 2:
            return 0.1
        mean = self.sums[player] / self.games
        return sqrt(max(1e-8, self.squares[player] / self.games - mean * mean))

    def step(self, player: int) -> float:
        """What one point of worth changes in the player's chance."""
        mean = self.sums[player] / self.games if self.games > 0 else 1.0 / self.players
        return self.scale * max(0.02, mean * (1.0 - mean))

    def learn(self, nodes: list[Node], taken: list[int], values: list[float]) -> None:
        self.games += 1
        for player in range(self.players):
            value = values[player]
            self.sums[player] += value
            self.squares[player] += value * value
        for number in range(len(nodes)):
            node = nodes[number]
            place = taken[number]
            node.visits[place] += 1
            first = place * self.players
            for player in range(self.players):
                node.totals[first + player] += values[player]

    # What players see

    def see(self, at: list[int], here: int, choice: Choice[Any], atom: int) -> None:
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

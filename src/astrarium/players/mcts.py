"""The player who searches: information-set Monte Carlo tree search over atoms, for any game and number of players."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from ..clockwork.state import State
from .seat import Seat
from .tree import SORTS, Habits, Node, Tree

ITERATIONS: Final = 1000
HABITS: Final = Habits()


class Thought:
    """What a search found. Options stand in order, the best first."""

    def __init__(
        self, atoms: list[int], visits: list[int], chances: list[float], standing: list[float], playouts: int
    ) -> None:
        self.atoms: Final = atoms
        self.visits: Final = visits
        self.chances: Final = chances
        """The win chance of the seat's player after each option."""
        self.standing: Final = standing
        """The win chance of every player now, as this seat sees it; they add up to 1."""
        self.playouts: Final = playouts


class Mcts:
    """Plays on from tables as they might be for all its seat knows, and takes what turned out best most often."""

    def __init__(self, iterations: int = 0, milliseconds: int = 0, name: str = "mcts", habits: Habits = HABITS) -> None:
        self.name = name
        self.blind = False
        self.iterations: Final = iterations or (1 << 60 if milliseconds else ITERATIONS)
        self.milliseconds: Final = milliseconds
        self.habits: Final = habits
        self.tree: Tree | None = None
        self.expected: State | None = None
        self.playouts: int = 0

    def decide(self, seat: Seat) -> int:
        if len(seat.legal) == 1:
            return seat.legal[0]
        tree = self.kept(seat)
        search(tree, seat, self.iterations, self.milliseconds, True)
        node = root_of(tree, seat)
        atom = node.atoms[ranked(node, seat)[0]]
        self.keep(tree, seat, atom)
        return atom

    def kept(self, seat: Seat) -> Tree:
        """The tree of the decision before if this one follows from it and nothing new was learned; else a new one."""
        tree = self.tree
        expected = self.expected
        self.tree = None
        self.expected = None
        if tree is not None and expected is not None and same_knowledge(expected, seat):
            return tree
        return Tree(seat.position, self.habits)

    def keep(self, tree: Tree, seat: Seat, atom: int) -> None:
        """Keep what was learned if the player decides again at once."""
        after = seat.position.clone()
        after.apply(atom)
        if after.player != seat.player or after.shown != seat.position.shown:
            return
        choice = seat.position.choice
        assert choice is not None
        roots = tree.roots.copy()
        tree.see(roots, tree.next(roots[seat.player], SORTS + tree.sort(choice)), choice, atom)
        tree.roots = roots
        self.tree = tree
        self.expected = after


def same_knowledge(expected: State, seat: Seat) -> bool:
    """Whether the seat's player is asked what was expected, and knows nothing else."""
    position = seat.position
    return (
        position.key == expected.key
        and position.players == expected.players
        and expected.player == seat.player
        and type(position.choice) is type(expected.choice)
        and seat.legal == expected.offered
        and position.shown == expected.shown
        and len(position.stack) == len(expected.stack)
        and position.observe(seat.player) == expected.observe(seat.player)
    )


def think(seat: Seat, iterations: int, milliseconds: int = 0) -> Thought:
    """The search of the mcts player, for hints, win chances and reviews.

    A seat that watches while another player decides has no options, and learns only how the game stands.
    """
    tree = Tree(seat.position, HABITS)
    search(tree, seat, iterations or (1 << 60 if milliseconds else ITERATIONS), milliseconds, False)
    if not seat.legal:
        played = [total / tree.games for total in tree.sums] if tree.games else tree.game.chances(seat.position)
        return Thought([], [], [], played, tree.games)
    node = root_of(tree, seat)
    places = ranked(node, seat)
    players = tree.players
    game = tree.game
    chances: list[float] = []
    for place in places:
        if node.visits[place] > 0:
            chances.append(node.totals[place * players + seat.player] / node.visits[place])
        else:
            after = seat.imagine()
            after.apply(node.atoms[place])
            chances.append(game.chances(after)[seat.player])
    best = places[0]
    standing = [node.totals[best * players + player] / node.visits[best] for player in range(players)]
    return Thought(
        [node.atoms[place] for place in places],
        [node.visits[place] for place in places],
        chances,
        standing,
        tree.games,
    )


def search(tree: Tree, seat: Seat, iterations: int, milliseconds: int, hurry: bool) -> None:
    """Play until the budget is spent or, in a hurry, until nothing can overtake the best option any more."""
    ends = perf_counter() + milliseconds / 1000
    node = root_of(tree, seat)
    left = iterations - sum(node.visits)
    again = tree.habits.again
    # At least one game: a tree that was kept may have seen as many as the budget allows, of another table.
    while True:
        table = seat.imagine()
        # What a watching seat imagines may leave whoever is asked without an option: such a table cannot be.
        if table.offered:
            for _ in range(again - 1):
                tree.grow(table.clone())
            tree.grow(table)
        left -= again
        if left <= 0 or (milliseconds > 0 and perf_counter() >= ends):
            return
        if hurry and lead(node, seat) > left:
            return


def lead(node: Node, seat: Seat) -> int:
    """By how many visits the best option is ahead."""
    first = second = 0
    for number in range(len(seat.legal)):
        place = node.place(seat.legal[number], number)
        visits = node.visits[place]
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
    return first - second


def root_of(tree: Tree, seat: Seat) -> Node:
    """The decision that the seat has to take, or sees another player take."""
    choice = seat.position.choice
    assert choice is not None
    here = tree.next(tree.roots[choice.player], SORTS + tree.sort(choice))
    node = tree.nodes.get(here)
    if node is None:
        node = Node()
        tree.nodes[here] = node
    if seat.position.offered:
        tree.meet(node, seat.position, tree.habits.root_looks)
    return node


def ranked(node: Node, seat: Seat) -> list[int]:
    """The places of the seat's options: the most visited first, and of those the better guess."""
    places = [node.place(seat.legal[number], number) for number in range(len(seat.legal))]
    keys = [(-node.visits[place], -node.worths[place], place) for place in places]
    keys.sort()
    return [key[2] for key in keys]

"""The player who searches: information-set Monte Carlo tree search over atoms, for any game and number of players."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from ..clockwork.names import Atom
from ..clockwork.state import State
from ..contract.registry import game
from .seat import Seat
from .tree import SORTS, Habits, Node, Tree

ITERATIONS: Final = 1000
"""The budget of a player who is given none."""
ENDLESS: Final = 1 << 60
SLICE: Final = 16
"""Games between two looks at whether the decision is settled."""
TRIALS: Final = 8
"""How often every option is tried where something is to be said about each."""
LINES: Final = 2
"""For so many options it is told how the game may go on."""
LINE: Final = 12
"""So many decisions at most."""
LEAST_VISITS: Final = 2
"""What was tried less often is no expectation."""
HABITS: Final = Habits()


class Thought:
    """What a search found. Options stand in order, the best first."""

    def __init__(
        self,
        atoms: list[Atom],
        visits: list[int],
        chances: list[float],
        standing: list[float],
        playouts: int,
        lines: list[list[Atom]],
    ) -> None:
        self.atoms: Final = atoms
        self.visits: Final = visits
        self.chances: Final = chances
        """The win chance of the seat's player after each option."""
        self.standing: Final = standing
        """The win chance of every player now, as this seat sees it; they add up to 1."""
        self.playouts: Final = playouts
        self.lines: Final = lines
        """How the search expects the game to go on at the seat's position, for the first few options."""


class Mcts:
    """Imagines tables that fit what its seat knows, plays on from them, and takes what was taken most often there.

    With iterations alone the same seed gives the same answer; milliseconds bound how long it takes, its own and those
    for which the table waits. Where there is no time to search, it takes what it guesses to be best.
    """

    def __init__(
        self,
        iterations: int = 0,
        milliseconds: int = 0,
        name: str = "mcts",
        habits: Habits = HABITS,
        by_cost: bool = False,
    ) -> None:
        self.name = name
        self.blind = False
        self.iterations: Final = budget(iterations, milliseconds)
        self.milliseconds: Final = milliseconds
        self.habits: Final = habits
        self.by_cost: Final = by_cost
        """Whether there are fewer iterations where they take longer, as a game says by its `cost`."""
        self.tree: Tree | None = None
        self.expected: State | None = None

    def decide(self, seat: Seat) -> int:
        if len(seat.legal) == 1:
            return seat.legal[0]
        ends = deadline(shorter(self.milliseconds, seat.milliseconds))
        options = seat.promising()
        tree = self.kept(seat)
        if len(options) == 1:
            self.keep(tree, seat, options[0])
            return options[0]
        node = tree.root(seat, ends)
        cost = game(seat.position.key).bots.cost if self.by_cost else 1
        left = self.iterations // cost - sum(node.visits)
        while perf_counter() < ends:
            # At least one game: a tree that was kept may have had its share already.
            search(tree, seat, max(1, min(SLICE, left)), ends)
            left -= SLICE
            if left <= 0 or lead(node, options) > left:
                break
        atom = node.atoms[ranked(node, options)[0]]
        self.keep(tree, seat, atom)
        return atom

    def kept(self, seat: Seat) -> Tree:
        """The tree of the decision before if this one follows from it and nothing new was learned; else a new one."""
        tree = self.tree
        expected = self.expected
        self.tree = None
        self.expected = None
        if tree is not None and expected is not None and knowledge(expected) == knowledge(seat.position):
            return tree
        return Tree(seat.position, self.habits)

    def keep(self, tree: Tree, seat: Seat, atom: Atom) -> None:
        """Keep what was learned if the player decides again at once, before chance is drawn or anything shown."""
        before = seat.position
        after = before.clone()
        after.apply(atom)
        choice = before.choice
        assert choice is not None
        if after.player == seat.player and after.shown == before.shown and after.rng.state == before.rng.state:
            tree.advance(choice, atom)
            self.tree = tree
            self.expected = after


def knowledge(s: State) -> tuple[int, dict[str, object], list[dict[str, object]]]:
    """All that the player who decides can know: the table, and what the rules will do next."""
    record = game(s.key).record
    return s.player, s.view(s.player), [record.encode_step(s, step) for step in s.stack]


def think(seat: Seat, iterations: int, milliseconds: int = 0) -> Thought:
    """The search of the mcts player, for hints, win chances and reviews."""
    ends = deadline(milliseconds)
    tree = Tree(seat.position, HABITS)
    node = tree.root(seat)
    left = budget(iterations, milliseconds)
    options = seat.promising()
    others = [atom for atom in seat.legal if atom not in options]
    # Half of a small budget is left to search freely; what is no good is tried as well where that is affordable.
    trials = min(TRIALS, left // (2 * len(seat.legal)))
    untried: list[Atom] = []
    if trials == 0:
        trials = min(TRIALS, left // (2 * len(options)))
        others, untried = untried, others
    tree.meet(node, seat.position, others)
    for atom in options + others:
        for _ in range(trials):
            if perf_counter() < ends:
                tree.grow(seat.imagine(), atom)
    search(tree, seat, max(1, left - tree.games), ends)
    places = ranked(node, options) + ranked(node, others)
    return Thought(
        [node.atoms[place] for place in places] + untried,
        [node.visits[place] for place in places] + [0] * len(untried),
        [chances_after(tree, node, seat, place)[seat.player] for place in places]
        + [at_a_glance(tree, seat, atom)[seat.player] for atom in untried],
        chances_after(tree, node, seat, places[0]),
        tree.games,
        [expected_line(tree, seat.position, node.atoms[place]) for place in places[:LINES]],
    )


def expected_line(tree: Tree, position: State, first: Atom) -> list[Atom]:
    """What the search expects after an option: what was taken most often, as long as it was taken often enough."""
    s = position.clone()
    at = tree.roots.copy()
    found: list[Atom] = []
    atom = first
    while len(found) < LINE:
        choice = s.choice
        assert choice is not None
        tree.see(at, tree.next(at[choice.player], SORTS + tree.sort(choice)), choice, atom)
        s.apply(atom)
        found.append(atom)
        choice = s.choice
        if choice is None:
            break
        node = tree.nodes.get(tree.next(at[choice.player], SORTS + tree.sort(choice)))
        options = [] if node is None else [option for option in tree.bots.promising(s) if option in node.atoms]
        if node is None or not options:
            break
        place = ranked(node, options)[0]
        if node.visits[place] < LEAST_VISITS:
            break
        atom = node.atoms[place]
    return found


def budget(iterations: int, milliseconds: int) -> int:
    """So many games at most: without a word on it, as many as the time allows."""
    if iterations > 0:
        return iterations
    return ENDLESS if milliseconds > 0 else ITERATIONS


def deadline(milliseconds: int) -> float:
    return perf_counter() + milliseconds / 1000 if milliseconds > 0 else float("inf")


def shorter(one: int, other: int) -> int:
    """The shorter of two times in milliseconds, of which 0 is no limit."""
    return min(one, other) if one > 0 and other > 0 else max(one, other)


def search(tree: Tree, seat: Seat, iterations: int, ends: float) -> None:
    """Let the tree grow by so many games, or until the time is over; by one at least."""
    for _ in range(iterations):
        tree.grow(seat.imagine())
        if perf_counter() >= ends:
            return


def lead(node: Node, options: list[Atom]) -> int:
    """By how many visits the best option is ahead: with fewer games left nothing can overtake it."""
    first = second = 0
    for number in range(len(options)):
        visits = node.visits[node.place(options[number], number)]
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
    return first - second


def ranked(node: Node, options: list[Atom]) -> list[int]:
    """The places of these options: the most visited first, and of those the better guess."""
    places = [node.place(options[number], number) for number in range(len(options))]
    keys = [(-node.visits[place], -node.worths[place], place) for place in places]
    keys.sort()
    return [key[2] for key in keys]


def chances_after(tree: Tree, node: Node, seat: Seat, place: int) -> list[float]:
    """Everybody's win chance after an option: the average of its games or, if there were none, at a glance."""
    visits = node.visits[place]
    if visits > 0:
        return [node.totals[place * tree.players + player] / visits for player in range(tree.players)]
    return at_a_glance(tree, seat, node.atoms[place])


def at_a_glance(tree: Tree, seat: Seat, atom: Atom) -> list[float]:
    """Everybody's win chance after an option, as one imagined table shows it."""
    after = seat.imagine()
    after.apply(atom)
    return tree.bots.chances(after)

"""How good a net is: its share of the wins against players that do not learn."""

from __future__ import annotations

from ..arena.shares import Block, Share, share_of
from ..clockwork.chance import seeded
from ..contract.registry import game
from ..players.seat import Player, Seat, ask
from .judge import Judge
from .selfplay import Course

EXAM_SEED = 1 << 20
"""Far from the games it learns from."""


def share_against(judge: Judge, opponent: Player, deals: int, options: dict[str, str], seed: int = EXAM_SEED) -> Share:
    """The net in one seat against the same opponent in all others; every deal is played once from every seat.

    Where a win is shared, so is what it counts. An even share is 1 / players.
    """
    net = judge.net
    seats = [(deal, seat) for deal in range(deals) for seat in range(net.players)]
    wins = play_against(judge, opponent, seats, seed, options)
    blocks: list[Block] = []
    for deal in range(deals):
        won = sum(wins[deal * net.players : (deal + 1) * net.players])
        blocks.append(Block(won, net.players, net.players))
    return share_of(blocks)


def play_against(
    judge: Judge, opponent: Player, seats: list[tuple[int, int]], seed: int, options: dict[str, str]
) -> list[float]:
    """What the net won in each game: the number of a deal, and its seat. All games go on side by side."""
    net = judge.net
    courses: list[Course] = []
    for deal, _ in seats:
        state = game(net.key).begin(net.players, seed + deal, options)
        courses.append(Course(state, seeded(seed + deal, "exam")))
    going = list(zip(courses, [seat for _, seat in seats], strict=True))
    while going:
        asked: list[Seat] = []
        waiting: list[Course] = []
        for course, own in going:
            state = course.state
            while not state.over and (state.player != own or len(state.offered) == 1):
                forced = len(state.offered) == 1
                state.apply(state.offered[0] if forced else ask(opponent, state, course.rng))
            if not state.over:
                asked.append(course.seat())
                waiting.append(course)
        for course, (atoms, worths) in zip(waiting, judge.weigh(asked), strict=True):
            course.state.apply(atoms[int(worths.argmax())])
        going = [pair for pair in going if not pair[0].state.over]
    return [won(course, seat) for course, (_, seat) in zip(courses, seats, strict=True)]


def won(course: Course, seat: int) -> float:
    winners = course.state.winners
    return 1 / len(winners) if seat in winners else 0.0

"""Playing the games of the arena one by one, and what is kept of each."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import NamedTuple

from ..clockwork.chance import seeded
from ..clockwork.state import State
from ..players.seat import Player, ask
from .audience import Audience, Listener
from .contest import Contest
from .entrants import entrant
from .schedule import Fixture, Lineup

CURVE = 20
"""In how many equal parts of a game its scores are kept."""


class Asked(NamedTuple):
    """The decisions of a game: who was asked for what, what was taken, and from how many options."""

    seats: list[int]
    choices: list[str]
    atoms: list[int]
    options: list[int]


class Played(NamedTuple):
    """A finished game; the lists are in the order of the seats. `winners` may be a side at which nobody sits."""

    number: int
    scores: list[int]
    winners: list[int]
    places: list[int]
    shares: list[float]
    curve: list[list[int]]
    """The scores at the start and after each of the equal parts of the game."""
    forfeits: list[int]
    traits: list[list[str]]
    decisions: int
    asked: Asked
    """Empty unless the contest keeps decisions."""
    seconds: float


class Broken(Exception):
    """A game could not be played to its end."""


class Finished(NamedTuple):
    """What a worker hands back: games, and warnings to be shown."""

    games: list[Played]
    warnings: list[str]


class Hall:
    """Where one worker plays. Programs from outside stay from game to game; other players come anew to each."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.game = contest.game
        self.setting = contest.setting()
        self.listeners = [isinstance(self.player(number), Listener) for number in range(len(contest.entrants))]
        self.staying: dict[tuple[int, int], Player] = {}

    def play(self, fixtures: list[Fixture]) -> Finished:
        with Warnings() as warnings:
            return Finished([self.try_one(fixture) for fixture in fixtures], warnings.messages)

    def try_one(self, fixture: Fixture) -> Played:
        try:
            return self.play_one(fixture)
        except Exception as error:
            names = ", ".join(self.contest.entrants[number].name for number in fixture.lineup)
            where = f"game {fixture.number} (seed {fixture.seed}; {names})"
            raise Broken(f"{where} broke off: {type(error).__name__}: {error}") from error

    def play_one(self, fixture: Fixture) -> Played:
        begun = perf_counter()
        contest = self.contest
        players = self.players(fixture.lineup)
        audience = Audience(players)
        # The deal only tells games of one seed from those of others; the seed itself would give everything away.
        audience.begin(self.setting, fixture.block)
        # The log is what the players hear and what their traits are read from.
        state = self.game.begin(contest.seats, fixture.seed, contest.options, self.setting.without, log=True)
        asked = Asked([], [], [], [])
        scores = follow(state, players, audience, fixture.seed, asked if contest.decisions else None)
        audience.end(state)
        winners = state.winners
        decisions = len(scores) - 1
        return Played(
            number=fixture.number,
            scores=scores[-1][: contest.seats],
            winners=winners,
            places=places(scores[-1], winners)[: contest.seats],
            shares=[1 / len(winners) if seat in winners else 0.0 for seat in range(contest.seats)],
            curve=[scores[decisions * part // CURVE][: contest.seats] for part in range(CURVE + 1)],
            forfeits=[getattr(player, "forfeits", 0) for player in players],
            traits=[self.traits(state, seat) for seat in range(contest.seats)],
            decisions=decisions,
            asked=asked,
            seconds=perf_counter() - begun,
        )

    def traits(self, state: State, seat: int) -> list[str]:
        return [f"{kind}={value}" for kind, value in self.game.study.traits(state, seat)]

    def players(self, lineup: Lineup) -> list[Player]:
        """Whoever remembers earlier decisions of a game must not remember another game's, nor sit in two seats."""
        found: list[Player] = []
        for seat, number in enumerate(lineup):
            # In the games of a block, which are dealt alike, an entrant changes seats; a program stays at its own.
            place = (number, seat)
            player = self.staying.get(place) or self.player(number)
            if self.listeners[number]:
                self.staying[place] = player
            found.append(player)
        return found

    def player(self, number: int) -> Player:
        name, spec = self.contest.entrants[number]
        return entrant(spec, name, self.contest.timeout)

    def close(self) -> None:
        for player in self.staying.values():
            if isinstance(player, Listener):
                player.close()
        self.staying.clear()


def follow(state: State, players: list[Player], audience: Audience, seed: int, asked: Asked | None) -> list[list[int]]:
    """Play to the end; the scores at the start and after every decision. `play_out` plays the same game."""
    streams = [seeded(seed, f"player{seat}") for seat in range(len(players))]
    scores = [state.scores]
    while not state.over:
        audience.tell(state)
        seat = state.player
        atom = ask(players[seat], state, streams[seat])
        if asked is not None:
            asked.seats.append(seat)
            asked.choices.append(type(state.choice).__name__)
            asked.atoms.append(atom)
            asked.options.append(len(state.offered))
        state.apply(atom)
        scores.append(state.scores)
    audience.tell(state)
    return scores


def places(scores: list[int], winners: list[int]) -> list[int]:
    """The place of each seat, from 1: the winners before all others, then by score; who is level shares the place."""
    ranks = [(seat in winners, 0 if seat in winners else score) for seat, score in enumerate(scores)]
    return [1 + sum(other > own for other in ranks) for own in ranks]


class Warnings(logging.Handler):
    """Gathers what is said while a worker plays: the one who shows the progress also shows this."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(record.getMessage())

    def __enter__(self) -> Warnings:
        logging.getLogger("astrarium.arena").addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger("astrarium.arena").removeHandler(self)

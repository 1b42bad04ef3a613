"""What a finished contest comes to: a line for each entrant, and for two of them which is better."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from .ratings import rate
from .results import Results
from .shares import Block, share_of, sign_test


class Game(NamedTuple):
    """A game of the table of games, as far as the summary needs it."""

    round: int
    block: int
    lineup: tuple[int, ...]
    shares: list[float]
    scores: list[int]
    places: list[int]
    forfeits: list[int]


@dataclass(frozen=True)
class Standing:
    """An entrant in the results. `wins` counts a shared win by its share; `even` is the share of one as good as all."""

    name: str
    spec: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    even: float
    rating: float
    uncertainty: float
    score: float
    forfeits: int

    @property
    def verdict(self) -> str:
        """Whether the interval is clear of an even share."""
        return "above" if self.low > self.even else "below" if self.high < self.even else "even"


@dataclass(frozen=True)
class Versus:
    """Two entrants against each other: the first one's share of the wins, and the rounds each has won.

    `chance` is how likely two equals would differ so much in rounds, either way round (the exact sign test).
    """

    first: str
    second: str
    share: float
    low: float
    high: float
    won: int
    lost: int
    level: int
    chance: float


@dataclass(frozen=True)
class Summary:
    game: str
    games: int
    seed: int
    seats: int
    options: dict[str, str]
    players: list[Standing]
    versus: Versus | None
    box: list[list[str]] | None = None
    """What differs from the installed box, where another was given."""

    def _repr_html_(self) -> str:
        from ..notebook.contests import summary_html

        return summary_html(self)

    def to_json(self) -> dict[str, Any]:
        found = asdict(self)
        for player, standing in zip(found["players"], self.players, strict=True):
            player["verdict"] = standing.verdict
        if self.box is None:
            del found["box"]
        return found


def summarise(results: Results) -> Summary:
    run = results.run()
    games = read_games(results)
    ratings = rate(len(run["entrants"]), ((game.lineup, game.places) for game in games))
    players: list[Standing] = []
    for number, entrant in enumerate(run["entrants"]):
        blocks = blocks_of(games, number)
        share = share_of(blocks)
        own = [(game, seat) for game in games for seat, other in enumerate(game.lineup) if other == number]
        took_part = sum(block.games for block in blocks)
        players.append(
            Standing(
                name=entrant["name"],
                spec=entrant["spec"],
                games=took_part,
                wins=round(sum(block.wins for block in blocks), 4),
                share=round(share.share, 4),
                low=round(share.low, 4),
                high=round(share.high, 4),
                even=round(len(own) / (run["seats"] * took_part), 4),
                rating=round(ratings[number].rating, 2),
                uncertainty=round(ratings[number].uncertainty, 2),
                score=round(sum(game.scores[seat] for game, seat in own) / len(own), 2),
                forfeits=sum(game.forfeits[seat] for game, seat in own),
            )
        )
    versus = compare(games, players) if len(players) == 2 else None
    return Summary(run["game"], len(games), run["seed"], run["seats"], run["options"], players, versus, run.get("box"))


def read_games(results: Results) -> list[Game]:
    columns = results.games().sort("number").select("round", "block", "entrants", "shares", "scores", "forfeits")
    places = results.seats().sort("number", "seat").group_by("number", maintain_order=True).agg("place")["place"]
    return [
        Game(round, block, tuple(lineup), shares, scores, place, forfeits)
        for (round, block, lineup, shares, scores, forfeits), place in zip(
            columns.iter_rows(), places.to_list(), strict=True
        )
    ]


def blocks_of(games: list[Game], entrant: int) -> list[Block]:
    """What the entrant did, block by block, where it took part."""
    found: dict[int, Block] = {}
    for game in games:
        seats = game.lineup.count(entrant)
        if seats:
            wins, played, held = found.get(game.block, Block(0.0, 0, 0))
            found[game.block] = Block(wins + wins_of(game, entrant), played + 1, held + seats)
    return list(found.values())


def wins_of(game: Game, entrant: int) -> float:
    return sum(share for share, other in zip(game.shares, game.lineup, strict=True) if other == entrant)


def compare(games: list[Game], players: list[Standing]) -> Versus:
    """The better one against the other.

    In a round both sit equally often in every seat, so that equals are equally likely to win it.
    """
    better = 0 if players[0].wins >= players[1].wins else 1
    first, second = players[better], players[1 - better]
    ahead: dict[int, float] = {}
    for game in games:
        margin = wins_of(game, better) - wins_of(game, 1 - better)
        ahead[game.round] = ahead.get(game.round, 0.0) + margin
    won = sum(margin > MARGIN for margin in ahead.values())
    lost = sum(margin < -MARGIN for margin in ahead.values())
    share = (first.share, first.low, first.high)
    return Versus(first.name, second.name, *share, won, lost, len(ahead) - won - lost, sign_test(won, lost))


MARGIN = 1e-9
"""Thirds of a win do not add up exactly."""

"""Looking back at a finished game: the moments a bot looks at, what it finds there, and what that says of the game."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from ..clockwork.chance import Rng, seeded
from ..clockwork.names import NOBODY, Atoms, Player
from ..clockwork.state import State
from ..contract.registry import game
from ..players.mcts import think
from ..players.seat import Seat
from ..players.watching import watch
from ..speed import build
from .recording import Recording

MOST_TURNS = 6
"""How many moments are said to have turned a game."""
LEAST_TURN = 0.05
"""A change of a win chance that is worth telling; less may be chance in the estimate."""
LEAST_LOSS = 0.01
"""A decision that cost less is as good as the bot's."""
MOST_OPTIONS = 6
"""How many options of a decision are kept, beside the one that was taken."""
DIGITS = 4


@dataclass(frozen=True)
class Effort:
    """How hard a bot looks back: at how many moments at most, and how long at each.

    `playouts` for the player who decides, `glances` for each of the others. Nobody waits for a single moment, so time
    is only the last resort: an estimate from the few playouts that a busy machine manages would be worth nothing.
    """

    moments: int
    playouts: int
    glances: int
    milliseconds: int = 4000


THOROUGH = Effort(moments=300, playouts=400, glances=150)
LIGHT = Effort(moments=100, playouts=100, glances=40)
"""Where the rules are plain Python, which plays ten to twenty times slower."""


def usual_effort() -> Effort:
    return THOROUGH if build() == "compiled" else LIGHT


@dataclass(frozen=True)
class Look:
    """What a bot finds at a moment.

    `chances`: each seat's own win chance as it could know it; None where it could not even know who was asked.
    `options`: for the player who decides, the atoms with the win chance after each, the best first.
    """

    moment: int
    chances: list[float | None]
    options: list[tuple[str, float]]

    def written(self) -> str:
        rounded = [chance if chance is None else round(chance, DIGITS) for chance in self.chances]
        options = [(atom, round(chance, DIGITS)) for atom, chance in self.options]
        return json.dumps({"chances": rounded, "options": options}, separators=(",", ":"))


def read_look(moment: int, found: str) -> Look:
    told = json.loads(found)
    return Look(moment, told["chances"], [(atom, chance) for atom, chance in told["options"]])


# At one moment


def look_back(key: str, position: dict[str, Any], moment: int, taken: str, effort: Effort) -> Look:
    """In a worker: what a bot finds at a moment of a finished game, at which an atom was taken."""
    return looked(game(key).from_json(position), moment, taken, effort)


def looked(state: State, moment: int, taken: str, effort: Effort) -> Look:
    """What every seat could have known, and what the one that decided could have thought of."""
    if state.over:
        return Look(moment, [*game(state.key).bots.chances(state)[: state.players]], [])
    chances: list[float | None] = []
    options: list[tuple[str, float]] = []
    for player in range(state.players):
        # A stream for each: what one seat finds must not depend on what another knows.
        rng = seeded(moment, f"review{player}")
        if state.waits_for(player) == NOBODY:
            chances.append(None)
        elif player == state.player:
            own, options = weighed(state, taken, effort, rng)
            chances.append(own)
        else:
            seat = Seat(player, [], state.imagine(player, rng), rng)
            chances.append(watch(seat, effort.glances, effort.milliseconds)[player])
    return Look(moment, chances, options)


def weighed(state: State, taken: str, effort: Effort, rng: Rng) -> tuple[float, list[tuple[str, float]]]:
    """The win chance of the player who decides, and the options worth telling."""
    player = state.player
    seat = Seat(player, list(state.offered), state.imagine(player, rng), rng)
    thought = think(seat, effort.playouts, effort.milliseconds)
    names = [state.game.atoms.names[atom] for atom in thought.atoms]
    options = list(zip(names, thought.chances, strict=True))
    told = [option for place, option in enumerate(options) if place < MOST_OPTIONS or option[0] == taken]
    return thought.standing[player], told


# The whole game


def moments_of(recording: Recording, effort: Effort) -> list[int]:
    """The moments to look at: all of them or, in a long game, so many at even distances, the end included."""
    last = len(recording.frames) - 1
    steps = min(last, effort.moments - 1)
    return [number * last // steps for number in range(steps + 1)]


@dataclass(frozen=True)
class Turn:
    """A stretch of the game in which one player decided and win chances changed."""

    begin: int
    end: int
    before: list[float]
    after: list[float]

    @property
    def size(self) -> float:
        return max(abs(after - before) for before, after in zip(self.before, self.after, strict=True))


@dataclass(frozen=True)
class Judged:
    """A decision, and what the bot thinks of it."""

    moment: int
    player: int
    taken: str
    best: str
    chance: float
    """The win chance after what was taken."""
    best_chance: float

    @property
    def agreed(self) -> bool:
        return self.taken == self.best

    @property
    def lost(self) -> float:
        """What the decision cost, in the eyes of the bot."""
        return 0.0 if self.agreed else max(0.0, self.best_chance - self.chance)

    @property
    def costly(self) -> bool:
        return self.lost >= LEAST_LOSS


@dataclass
class Review:
    """What was found so far. `last`: the moment at which the game ended; `total`: at how many moments to look."""

    players: int
    last: int
    looks: list[Look]
    total: int
    taken: dict[int, tuple[Player, str]]
    """Of each moment: who decided, and what."""

    @property
    def sampled(self) -> bool:
        """Whether the game is too long to look at all of it."""
        return self.total <= self.last

    @property
    def done(self) -> bool:
        return len(self.looks) >= self.total

    def lines(self) -> list[list[float]]:
        """Each seat's win chance at every look. While a seat cannot know who is asked, its line stays where it was."""
        found: list[list[float]] = []
        for player in range(self.players):
            chance, line = 1 / self.players, []
            for look in self.looks:
                known = look.chances[player]
                chance = chance if known is None else known
                line.append(chance)
            found.append(line)
        return found

    def turns(self, most: int = MOST_TURNS) -> list[Turn]:
        """The largest changes, in the order of the game. What a player decides in a row counts as one."""
        deciders = [self.taken.get(look.moment, (NOBODY, ""))[0] for look in self.looks]
        bounds = [at for at, who in enumerate(deciders) if at == 0 or who != deciders[at - 1]]
        lines = self.lines()
        found = []
        for begin, end in pairwise(bounds):
            before, after = ([line[at] for line in lines] for at in (begin, end))
            found.append(Turn(self.looks[begin].moment, self.looks[end].moment, before, after))
        largest = sorted((turn for turn in found if turn.size >= LEAST_TURN), key=lambda turn: -turn.size)[:most]
        return sorted(largest, key=lambda turn: turn.begin)

    def judged(self, player: int) -> list[Judged]:
        """The player's decisions, as far as they were looked at."""
        found = []
        for look in self.looks:
            who, atom = self.taken.get(look.moment, (NOBODY, ""))
            chances = dict(look.options)
            if who == player and atom in chances:
                best, best_chance = look.options[0]
                found.append(Judged(look.moment, player, atom, best, chances[atom], best_chance))
        return found


def known(look: Look, atoms: Atoms) -> Look:
    """Without options that the rules have no longer: it may have been found while former ones were played."""
    return replace(look, options=[(atom, chance) for atom, chance in look.options if atom in atoms.places])


def review_of(recording: Recording, effort: Effort, found: Iterable[Look], lost: set[int]) -> Review:
    """What these looks say; `lost`: moments that will never be looked at."""
    atoms, frames = recording.frames[0].state.game.atoms, recording.frames
    wanted = set(moments_of(recording, effort)) - lost
    looks = sorted((known(look, atoms) for look in found if look.moment in wanted), key=lambda look: look.moment)
    taken = {
        look.moment: (frames[look.moment].state.player, atoms.names[frames[look.moment].atom])
        for look in looks
        if frames[look.moment].atom != NOBODY
    }
    return Review(frames[0].state.players, len(frames) - 1, looks, len(wanted), taken)

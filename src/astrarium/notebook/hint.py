"""What a bot would do."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from ..clockwork.chance import seeded
from ..clockwork.state import State
from ..language import speaker, words
from ..players.mcts import Thought, think
from ..players.seat import Seat
from .language import spoken
from .page import Table, code, line, scaled, told


@dataclass(frozen=True, repr=False)
class Hint:
    """What a search thinks of every option, from what the seat that decides may know and nothing else."""

    state: State
    thought: Thought
    lang: str

    @property
    def best(self) -> str:
        """The atom that it would take, by name."""
        return self.state.game.atoms.names[self.thought.atoms[0]]

    def __repr__(self) -> str:
        return f"<hint: {self.best}, after {self.thought.playouts} playouts>"

    def _repr_html_(self) -> str:
        tell, say = words(self.lang).say, speaker(self.state.game, self.lang)
        heads = [tell("notebook-atom"), tell("notebook-option"), tell("notebook-chance"), f"#{tell('notebook-visits')}"]
        table = Table(*heads)
        found = self.thought
        for atom, chance, visits in zip(found.atoms, found.chances, found.visits, strict=True):
            label = escape(say.label(self.state, atom))
            table.add(code(self.state.game.atoms.names[atom]), label, scaled(percent(chance), chance), str(visits))
        now = [
            f"{say.say(self.state.player_text(player))} {percent(chance)}"
            for player, chance in enumerate(found.standing[: self.state.players])
        ]
        asked = line(tell("notebook-hint", player=say.say(self.state.player_text(self.state.player))), "asked")
        below = tell("notebook-playouts", playouts=found.playouts, chances=", ".join(now))
        return told(asked, str(table), line(below, "small"))


def percent(chance: float) -> str:
    return f"{chance * 100:.0f}\u00a0%"


def hint(state: State, iterations: int = 400, seed: int = 1, lang: str | None = None) -> Hint:
    """What the player who searches thinks of the decision. The same seed and iterations think the same."""
    if state.choice is None:
        raise ValueError("the game is over: there is nothing to decide")
    rng = seeded(seed, "hint")
    seat = Seat(state.player, list(state.offered), state.imagine(state.player, rng), rng)
    return Hint(state.clone(), think(seat, iterations), spoken(lang))

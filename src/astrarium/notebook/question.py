"""A decision in words: what is asked, every option, and what one might look for and not find."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from ..clockwork.names import NOBODY
from ..clockwork.state import State
from ..contract.registry import game
from ..language import speaker, words
from ..table.prompt import options, refusals
from ..table.prompt import question as asked_of
from .eyes import ALL_KNOWING, Eyes, viewer_of
from .language import spoken
from .page import Table, code, line, small, told


@dataclass(frozen=True, repr=False)
class Question:
    """What a state asks, as a viewer may know it: only whoever decides is told the options."""

    state: State
    viewer: int
    lang: str

    @property
    def asked(self) -> list[str]:
        """Who decides, then what."""
        say = speaker(self.state.game, self.lang).say
        return [say(text) for text in asked_of(self.state, self.viewer)]

    @property
    def labels(self) -> dict[str, str]:
        """Every option by its atom, as the table calls it."""
        names, say = self.state.game.atoms.names, speaker(self.state.game, self.lang)
        return {names[atom]: say.label(self.state, atom) for atom in options(self.state, self.viewer)}

    @property
    def rule(self) -> str:
        """The rule behind the decision, as far as the viewer may know that there is one."""
        choice = self.state.choice
        return "" if choice is None or self.state.waits_for(self.viewer) == NOBODY else choice.rule

    def __repr__(self) -> str:
        found = [" ".join(self.asked) + (f" ({self.rule})" if self.rule else "")]
        return "\n".join(found + [f"  {name}  {label}" for name, label in self.labels.items()])

    def _repr_html_(self) -> str:
        parts = [line(one, "asked") for one in self.asked]
        return told(*parts, self._rule(), self._options())

    def _rule(self) -> str:
        if not self.rule:
            return ""
        text = speaker(self.state.game, self.lang).rule(self.rule)
        return f'<p class="small">{code(self.rule)} {escape(text)}</p>'

    def _options(self) -> str:
        tell = words(self.lang).say
        heads = [f"#{tell('notebook-number')}", *(tell(f"notebook-{head}") for head in ("atom", "option", "rule"))]
        table = Table(*heads)
        state, say = self.state, speaker(self.state.game, self.lang)
        for atom in options(state, self.viewer):
            behind = game(state.key).table.details(state, atom)
            label = escape(say.label(state, atom)) + ("" if behind is None else f"<br>{small(say.say(behind))}")
            table.add(str(atom), code(state.game.atoms.names[atom]), label, code(self.rule))
        for reason, rule, labels in refusals(state, self.viewer):
            why = f"{', '.join(say.say(label) for label in labels)}: {say.say(reason)}"
            table.add("", tell("notebook-closed"), escape(why), code(rule) if rule else "", kind="shut")
        return str(table) if table.rows else ""


def question(state: State, seat: Eyes = None, lang: str | None = None) -> Question:
    """What the state asks: for whoever decides, unless a seat is named."""
    viewer = viewer_of(state, seat, state.player)
    # To the all-knowing nothing about a decision is hidden: they read it with the eyes of whoever takes it.
    return Question(state.clone(), state.player if viewer == ALL_KNOWING else viewer, spoken(lang))

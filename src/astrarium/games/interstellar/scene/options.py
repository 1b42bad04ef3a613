"""Options that lie nowhere on the table while they are open: a Salvation action, a building, a token that was drawn."""

from __future__ import annotations

from ....clockwork.names import Atom
from ....clockwork.text import Text
from ....contract.registry import game
from ....scenes.looks import Row
from ....scenes.scene import Card, Scene, Track
from ..components import ATOMS
from ..sources import atom_is_ours, marks, told
from ..state import Interstellar
from .looks import Topic


def add_options(made: Scene, s: Interstellar, viewer: int) -> None:
    """A row of those options of the viewer that nothing on the table stands for."""
    if s.choice is None or s.player != viewer:
        return
    drawn = made.atoms()
    missing = [atom for atom in s.offered if atom not in drawn and atom not in ATOMS.verbs]
    if missing:
        made.tracks.append(Track("options", Text("scene-options"), Row.SMALL))
        for atom in missing:
            made.cards.append(_option(s, atom))


def _option(s: Interstellar, atom: Atom) -> Card:
    name = ATOMS.names[atom]
    id = f"option-of-{name.replace(':', '-').replace('.', '-')}"
    effect = game(s.key).table.details(s, atom)
    ours = atom_is_ours(atom)
    details = told(ours) if effect is None else told(ours, effect)
    look = Topic(name.partition(":")[0])
    return Card(id, game(s.key).words.label(s, atom), "options", look, atom=atom, details=details, marks=marks(ours))

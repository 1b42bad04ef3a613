"""What can be said of a player once the game is over, for those who compare many games."""

from __future__ import annotations

from typing import Final

from ..clockwork.names import NOBODY, Names
from ..clockwork.state import State
from ..clockwork.text import Note, NoteKind, Text


class Trait:
    """One kind of thing that a player has or not, such as a faction or the cards kept.

    `values` names what it may be; without them the values are numbers. A trait that is `dealt` comes from chance
    before the first decision; any other was gained in play, perhaps because the player was doing well. Notes of the
    kinds in `told` tell it: their field `player` says of whom, the field named after the values says what.
    """

    def __init__(
        self, key: str, values: Names | None = None, dealt: bool = False, told: tuple[NoteKind, ...] = ()
    ) -> None:
        self.key: Final = key
        self.values: Final = values
        self.dealt: Final = dealt
        self.told: Final = told

    def value_in(self, note: Note, player: int) -> str:
        """What the note tells of the player, or nothing."""
        for kind in self.told:
            if kind is note.kind and note.values[kind.fields.index("player")] == player:
                assert self.values is not None
                return self.values.ids[note.values[kind.fields.index(self.values.key)]]
        return ""


class Trial:
    """How a component can be tried: its kind, what it is called, and the table at which it takes part.

    It is `dealt` where chance says before the first decision whom it serves.
    """

    def __init__(self, kind: str, name: Text, players: int, options: dict[str, str], dealt: bool = False) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.players: Final = players
        self.options: Final = options
        self.dealt: Final = dealt


def told_traits(s: State, player: int, kinds: tuple[Trait, ...]) -> list[tuple[str, str]]:
    """What the log tells of the player: each trait once, in the order in which it came."""
    found: list[tuple[str, str]] = []
    for note in s.log or []:
        for trait in kinds:
            value = trait.value_in(note, player)
            if value and (trait.key, value) not in found:
                found.append((trait.key, value))
    return found


def first_told(s: State, value: str, kinds: tuple[Trait, ...]) -> int:
    """The first player of whom the log tells a trait with that value, or NOBODY."""
    for note in s.log or []:
        for trait in kinds:
            for kind in trait.told:
                if kind is note.kind:
                    player = note.values[kind.fields.index("player")]
                    if trait.value_in(note, player) == value:
                        return player
    return NOBODY


def turn_order(s: State, player: int, begins: NoteKind) -> list[tuple[str, str]]:
    """The player's place in the first round, 1 for the one of whom the log says that he begins."""
    for note in s.log or []:
        if note.kind is begins:
            return [("order", str((player - note.values[0]) % s.players + 1))]
    return []


ORDER: Final = Trait("order", dealt=True)

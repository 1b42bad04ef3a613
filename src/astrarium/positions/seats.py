"""Players who are called by something they took: a colour, a faction."""

from __future__ import annotations

from typing import Any, ClassVar

from ..clockwork.names import NOBODY, NOTHING, Atom, Names, Player
from ..clockwork.state import State
from ..clockwork.text import Text
from .attributes import Attribute, Spelling
from .layout import Piece, index_of, name_of


class Seated(State):
    """A state whose players are named, and picked as atoms, by the colour they sit with.

    Until somebody has a colour they are player 1, 2... A game lists `who` among its derived attributes.
    """

    colours: ClassVar[Names]
    """The domain of the colours, or of whatever players are called by."""
    first_colour: ClassVar[int]
    """The atom of its first item."""

    def __init__(self, players: int, sides: int = 0) -> None:
        super().__init__(players, sides)
        self.colour: list[int] = [NOTHING] * self.sides
        self.who: list[Player] = [NOBODY] * len(self.colours)

    def sit(self, player: int, colour: int) -> None:
        """The player has this colour from now on. The lists are made anew: clones may share them."""
        self.colour = [colour if seat == player else other for seat, other in enumerate(self.colour)]
        self.who = [Player(player) if place == colour else other for place, other in enumerate(self.who)]

    def copy_into(self, other: State) -> None:
        super().copy_into(other)
        assert isinstance(other, Seated)
        other.colour = self.colour
        other.who = self.who

    @property
    def all_sit(self) -> bool:
        """Whether everybody has a colour."""
        return NOTHING not in self.colour

    def player_atom(self, player: int) -> Atom:
        """The atom that names a player."""
        return Atom(self.first_colour + self.colour[player])

    def player_of(self, atom: int) -> Player:
        """The player whom an atom names."""
        return self.who[atom - self.first_colour]

    def player_ids(self) -> list[str]:
        ids = super().player_ids()
        for player, colour in enumerate(self.colour):
            if colour != NOTHING:
                ids[player] = self.colours.ids[colour]
        return ids

    def player_text(self, player: int) -> Text:
        colour = self.colour[player]
        return super().player_text(player) if colour == NOTHING else self.colours.text(colour)


class Seats(Piece):
    """The colour of each side, the players clockwise. It comes first in a layout: positions name the players by it.

    Positions call it by the `name` that the game has for it: the colour, the faction.
    """

    def __init__(self, name: str = "colour") -> None:
        super().__init__(name)

    def attributes(self) -> tuple[str, ...]:
        return ("colour",)

    def kept(self, spelling: Spelling) -> list[Attribute]:
        """None that are not of every `Seated` state."""
        return []

    def encode(self, s: State) -> object:
        assert isinstance(s, Seated)
        return [name_of(s.colours, s, colour) for colour in s.colour]

    def decode(self, s: State, value: Any) -> None:
        assert isinstance(s, Seated)
        if len(value) != s.sides:
            raise ValueError(f"there are {s.sides} sides, not {len(value)}")
        for player, id in enumerate(value):
            if id is not None:
                colour = index_of(s.colours, s, id)
                if s.who[colour] != NOBODY:
                    raise ValueError(f"{id} is there twice")
                s.sit(player, colour)

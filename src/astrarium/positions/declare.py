"""A game's table, declared once: from this `make tables` writes the class of its states (games/<key>/table.py)."""

from __future__ import annotations

from typing import Any, Final

from .attributes import INT, SHARED, Attribute, Spelling
from .layout import Piece

OWNED: Final = "owned"
"""The attribute that says which of those that clones share are a state's own by now."""


class Table:
    """What a state of a game consists of: what positions tell, and what is worked out from that.

    `name` is the class of the states, `base` that of the kernel on which it stands. Where there are more sides than
    players, `sides` says how many, as Python. `imports` names what the declared types and blank values need, by module;
    the domains are found where this file has them from. `things` are types of their own, each named like its domain
    (`Card` for that of the cards): attributes that hold such things, or players, are of these types.
    """

    def __init__(
        self,
        name: str,
        layout: list[Piece],
        derived: tuple[Attribute, ...] = (),
        base: str = "Seated",
        sides: str = "",
        imports: dict[str, tuple[str, ...]] | None = None,
        things: tuple[Any, ...] = (),
    ) -> None:
        self.name: Final = name
        self.layout: Final = layout
        self.derived: Final = derived
        self.base: Final = base
        self.sides: Final = sides
        self.imports: Final[dict[str, tuple[str, ...]]] = imports or {}
        self.types: Final[dict[str, str]] = {thing.__name__.lower(): thing.__name__ for thing in things}
        """The name of the type for the things of a domain, by the domain's key."""
        if things:
            self.types["player"] = "Player"

    def attributes(self, spelling: Spelling) -> list[Attribute]:
        """Every attribute of the class, the kernel's own left out."""
        found = [attribute for piece in self.layout for attribute in piece.kept(spelling)]
        found += self.derived
        if any(attribute.cloned == SHARED for attribute in found):
            found.append(
                Attribute(OWNED, INT, "ALL_OWN", "What of this is the state's own, as bits, not shared by clones.")
            )
        return found

    @property
    def derived_names(self) -> tuple[str, ...]:
        """The attributes that follow from those in the layout."""
        shared = [piece.name for piece in self.layout if piece.cloned == SHARED]
        shared += [attribute.name for attribute in self.derived if attribute.cloned == SHARED]
        own = (OWNED,) if shared else ()
        seats = ("who",) if self.base == "Seated" else ()
        return (*seats, *(attribute.name for attribute in self.derived), *own)

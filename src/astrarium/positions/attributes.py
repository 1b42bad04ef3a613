"""How a state keeps what a piece declares: its type, what it is on a blank table, and what a clone does with it."""

from __future__ import annotations

from typing import Final

from ..clockwork.names import Names

COPIED: Final = "copied"
"""A clone has a copy of its own."""
REPLACED: Final = "replaced"
"""Never changed in place, only replaced by another: clones share it."""
ROWS_REPLACED: Final = "rows replaced"
"""The rows of this list are never changed in place: a clone copies the list and shares its rows."""
SHARED: Final = "shared"
"""Clones share it until one of them changes it: who asks for it to be changed gets a copy of its own."""
CLONED: Final = (COPIED, REPLACED, ROWS_REPLACED, SHARED)

INT: Final = "int"
BOOL: Final = "bool"
INTS: Final = "list[int]"
TRUTHS: Final = "list[bool]"
LISTS: Final = "list[list[int]]"
DECK: Final = "Deck"
ROWS: Final = "Rows"

BLANK: Final = {INT: "0", BOOL: "False", INTS: "[]", TRUTHS: "[]", LISTS: "[]", DECK: "Deck([])"}
"""What an attribute of that type is on a blank table, unless its piece says otherwise."""


class Attribute:
    """One attribute of a state, as its class is to have it: type and blank value are Python, as it would be written."""

    def __init__(self, name: str, type: str, blank: str, about: str, cloned: str = COPIED) -> None:
        self.name: Final = name
        self.type: Final = type
        self.blank: Final = blank
        self.about: Final = about
        self.cloned: Final = cloned


class Spelling:
    """How the file that declares a table spells its domains, and how many sides it has."""

    def __init__(self, domains: dict[int, str], sides: str) -> None:
        self.domains: Final = domains
        """The name of each domain there, by its `id()`."""
        self.sides: Final = sides

    def size(self, domain: Names) -> str:
        """How many things of a domain there are, as an expression. `PLAYER` stands for the sides of the table."""
        if domain.key == "player":
            return self.sides
        name = self.domains.get(id(domain))
        if name is None:
            raise ValueError(f"the domain {domain.key} has no name in the file that declares the table")
        return f"len({name})"

    def sizes(self, domains: tuple[Names, ...]) -> str:
        """How many combinations there are, ready to stand behind a `*`."""
        found = [self.size(domain) for domain in domains]
        return found[0] if len(found) == 1 else f"({' * '.join(found)})"

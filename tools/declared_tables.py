"""Writes what follows from the declaration of a game's table, games/<key>/layout.py: table.py, the class of its states.

python tools/declared_tables.py [--check] [<game>...]
"""

from __future__ import annotations

import ast
import builtins
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from astrarium.clockwork.names import Names  # noqa: E402
from astrarium.positions.attributes import (  # noqa: E402
    BOOL,
    COPIED,
    DECK,
    INT,
    INTS,
    LISTS,
    ROWS,
    ROWS_REPLACED,
    SHARED,
    TRUTHS,
    Attribute,
    Spelling,
)
from astrarium.positions.declare import OWNED, Table  # noqa: E402
from astrarium.positions.layout import Grid, Hands, Item, Piece, Pile, Piles  # noqa: E402

GAMES = ROOT / "src" / "astrarium" / "games"
WIDTH = 120
NOT_BY_HAND = "Written by `make tables` from layout.py: change it there."
FROM_KERNEL = {
    "NOBODY": "...clockwork.names",
    "NOTHING": "...clockwork.names",
    "Names": "...clockwork.names",
    "Player": "...clockwork.names",
    "State": "...clockwork.state",
    "Deck": "...mechanisms.decks",
    "Rows": "...positions.rows",
    "Seated": "...positions.seats",
}
PLAIN = {INT, BOOL}
EMPTY = {
    INTS: ("NO_NUMBERS", "[]"),
    TRUTHS: ("NO_TRUTHS", "[]"),
    LISTS: ("NO_LISTS", "[]"),
    DECK: ("NO_DECK", "Deck([])"),
    ROWS: ("NO_ROWS", "Rows(1)"),
}
"""What stands for a value of that type until a table is laid or copied: clones are made often."""


class Origins:
    """From where a written file has what it names."""

    def __init__(self, table: Table, source: str, others: dict[str, str]) -> None:
        self.table = table
        self.origins = origins(source) | {name: module for module, names in table.imports.items() for name in names}
        self.origins |= others

    def imports(self, body: str) -> str:
        """The import block for all that the body names."""
        tree = ast.parse(body)
        named = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        bound = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        bound |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
        bound |= {node.name for node in ast.walk(tree) if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
        wanted: dict[str, list[str]] = {}
        if "Final" in named:
            wanted["typing"] = ["Final"]
        for name in sorted(named - bound - {"Final"}):
            if not hasattr(builtins, name):
                wanted.setdefault(self.origin(name), []).append(name)
        standard = [imported(module, wanted[module]) for module in wanted if not module.startswith(".")]
        own = [imported(module, wanted[module]) for module in sorted(wanted, key=depth) if module.startswith(".")]
        return "\n".join([*standard, "", *own] if standard else own)

    def origin(self, name: str) -> str:
        found = FROM_KERNEL.get(name) or self.origins.get(name)
        if found is None:
            raise ValueError(f"{self.table.name}: nothing says from where table.py has {name}")
        return found


class Writer:
    """The text of one table.py."""

    def __init__(self, layout: ModuleType, source: str) -> None:
        self.table: Table = layout.TABLE
        self.origins = Origins(self.table, source, {})
        domains = {id(value): name for name, value in vars(layout).items() if isinstance(value, Names)}
        found = self.table.attributes(Spelling(domains, "sides" if self.table.sides else "players"))
        held = {piece.name: self.table.types.get(domain_of(piece), "") for piece in self.table.layout}
        self.attributes = [of_type(attribute, held.get(attribute.name, "")) for attribute in found]
        self.shared = [attribute for attribute in self.attributes if attribute.cloned == SHARED]

    def text(self) -> str:
        body = "\n".join(
            [*self.constants(), "", "", *self.header(), *self.init(), *self.copy(), *self.lay(), *self.own()]
        )
        return (
            f'"""What lies on the table, attribute by attribute. {NOT_BY_HAND}"""\n\n'
            f"from __future__ import annotations\n\n{self.origins.imports(body)}\n\n{body.strip()}\n"
        )

    def constants(self) -> list[str]:
        lines: list[str] = []
        for type in sorted({attribute.type for attribute in self.attributes} - PLAIN):
            if self.starts_empty(type):
                name, value = empty(type)
                lines.append(f"{name}: Final = {value}" if value != "[]" else f"{name}: Final[{type}] = []")
        if lines:
            lines[-1:] += ['"""What a state has before a table is laid or copied into it: never changed."""']
        if self.shared:
            lines += ["", "# What of a state is its own and not shared by its clones."]
            lines += [f"{own_bit(attribute)}: Final = {1 << place}" for place, attribute in enumerate(self.shared)]
            lines.append(f"ALL_OWN: Final = {(1 << len(self.shared)) - 1}")
        return lines

    def starts_empty(self, type: str) -> bool:
        return type in EMPTY or type.startswith("list[")

    def header(self) -> list[str]:
        name, base = self.table.name, self.table.base
        return [f"class {name}Table({base}):", f'    """What a state of this game consists of. See `{name}`."""', ""]

    def init(self) -> list[str]:
        sides = f", {self.table.sides}" if self.table.sides else ""
        lines = ["    def __init__(self, players: int) -> None:", f"        super().__init__(players{sides})"]
        for attribute in self.attributes:
            value = empty(attribute.type)[0] if self.starts_empty(attribute.type) else attribute.blank
            lines += [f"        self.{attribute.name}: {attribute.type} = {value}", documented(attribute.about)]
        return [*lines, ""]

    def copy(self) -> list[str]:
        name = f"{self.table.name}Table"
        lines = [f"    def copy_table(self, s: {name}) -> None:", '        """Everything on the table, for a clone."""']
        lines.append("        self.copy_into(s)")
        lines += [f"        s.{a.name} = {copied(a)}" for a in self.attributes if a.name != OWNED]
        if self.shared:
            lines.append(f"        s.{OWNED} = self.{OWNED} = 0")
        return [*lines, ""]

    def lay(self) -> list[str]:
        lines = ["    def lay_blank(self) -> None:", '        """A table with nothing on it."""']
        values = [f"        self.{a.name} = {a.blank}" for a in self.attributes if self.starts_empty(a.type)]
        used = {
            node.id for value in values for node in ast.walk(ast.parse(value.strip())) if isinstance(node, ast.Name)
        }
        lines += [f"        {count} = self.{count}" for count in ("players", "sides") if count in used]
        return [*lines, *values, ""]

    def own(self) -> list[str]:
        lines: list[str] = []
        for attribute in self.shared:
            bit = own_bit(attribute)
            lines += [
                f"    def writable_{attribute.name}(self) -> {attribute.type}:",
                f'        """`{attribute.name}`, to be changed: a copy of its own while clones share it."""',
                f"        if self.{OWNED} & {bit} == 0:",
                f"            self.{OWNED} |= {bit}",
                f"            self.{attribute.name} = {copied(attribute, COPIED)}",
                f"        return self.{attribute.name}",
                "",
            ]
        return lines


def domain_of(piece: Piece) -> str:
    """The key of the domain whose things an attribute holds, if it holds any."""
    if isinstance(piece, (Item, Pile, Piles, Hands)):
        return piece.domain.key
    return piece.of.key if isinstance(piece, Grid) and piece.of is not None else ""


def of_type(attribute: Attribute, type: str) -> Attribute:
    """The attribute as one that holds things of a type of their own."""
    if not type:
        return attribute
    blank = attribute.blank.replace("NOBODY", "NOBODY" if type == "Player" else f"{type}(NOTHING)")
    return Attribute(attribute.name, attribute.type.replace(INT, type), blank, attribute.about, attribute.cloned)


def empty(type: str) -> tuple[str, str]:
    """The constant that stands for nothing of a type, and its value: `list[Figures]` -> NO_FIGURES."""
    return EMPTY[type] if type in EMPTY else (f"NO_{type[5:-1].upper().replace('[', '_').rstrip(']')}", "[]")


def own_bit(attribute: Attribute) -> str:
    return f"OWN_{attribute.name.upper()}"


def documented(about: str) -> str:
    return f'        """{about}"""'


def copied(attribute: Attribute, cloned: str = "") -> str:
    """What a clone gets of an attribute."""
    it = f"self.{attribute.name}"
    how = cloned or attribute.cloned
    if attribute.type in (DECK, ROWS):
        return f"{it}.clone()" if how == COPIED else it
    if not attribute.type.startswith("list[") or how not in (COPIED, ROWS_REPLACED):
        return it
    rows = attribute.type.startswith("list[list[") and how == COPIED
    return f"[row.copy() for row in {it}]" if rows else f"{it}.copy()"


def imported(module: str, names: list[str]) -> str:
    """An import as the formatter writes it: constants, then classes, then the rest."""
    names = sorted(names, key=lambda name: (not name.isupper(), not name[0].isupper(), name.lower()))
    line = f"from {module} import {', '.join(names)}"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"from {module} import (", *(f"    {name}," for name in names), ")"])


def depth(module: str) -> tuple[int, str]:
    """The furthest first, as the formatter has it."""
    dots = len(module) - len(module.lstrip("."))
    return -dots, module


def origins(source: str) -> dict[str, str]:
    """From which module a file has each name that it imports."""
    found: dict[str, str] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ImportFrom):
            found |= {alias.asname or alias.name: "." * node.level + (node.module or "") for alias in node.names}
    return found


def declared_games() -> list[str]:
    """The games whose table.py is written by their layout.py."""
    return sorted(path.parent.name for path in GAMES.glob("*/table.py"))


def sources(key: str, layout: ModuleType) -> dict[str, str]:
    """What the written files of a game should be, by name."""
    declared = (GAMES / key / "layout.py").read_text(encoding="utf-8")
    return {"table.py": Writer(layout, declared).text()}


def layout_of(key: str) -> ModuleType:
    """The declaration. What imports table.py meanwhile gets a class without attributes: the file may be old, or new."""
    name = f"astrarium.games.{key}.table"
    sys.modules[name] = Unwritten(name)
    return import_module(f"astrarium.games.{key}.layout")


class Unwritten(ModuleType):
    """A table.py that is still to be written."""

    def __getattr__(self, name: str) -> object:
        if not name.endswith("Table"):
            raise AttributeError(name)
        from astrarium.positions.seats import Seated

        return type(name, (Seated,), {})


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    old: list[str] = []
    for key in [argument for argument in arguments if argument != "--check"] or declared_games():
        for name, text in sources(key, layout_of(key)).items():
            path = GAMES / key / name
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                old.append(str(path.relative_to(ROOT)))
                if not check:
                    path.write_text(text, encoding="utf-8")
    for name in old:
        print(f"{name}: {'is not what layout.py declares; run `make tables`' if check else 'written'}")
    return 1 if check and old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

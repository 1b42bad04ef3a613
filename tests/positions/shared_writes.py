"""Finds, in the sources of a game, writes to what its clones share.

Such a list, deck or store may be read anywhere, replaced as a whole, and changed through `writable_...` alone. Followed
are names that stand for it in a function, rows of it, and the functions to which it is given.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

SOURCES = Path(__file__).parent.parent.parent / "src" / "astrarium"
READS = {
    "clone", "copy", "count", "find", "find_both", "get", "index", "knows", "peek", "row", "unknown",
}  # fmt: skip
"""What may be asked of a list, a deck or a store without changing it."""
READERS = {
    "all", "any", "bool", "dict", "enumerate", "frozenset", "len", "list", "max", "min", "range", "reversed", "set",
    "sorted", "sum", "tuple", "zip",
}  # fmt: skip
"""Functions of Python itself that only read what they are given."""

STATES = {"State", "Seated", "Expanse", "Cosmic", "Parsec", "Interstellar", "Athena"}
STATES |= {f"{name}Table" for name in STATES}
"""The classes of states, and those they are made of."""

Function = ast.FunctionDef


@lru_cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


class Sources:
    """The functions of a game and of the kernel, by name."""

    def __init__(self, files: list[Path]) -> None:
        self.trees = {file: parsed(file) for file in files}
        self.functions: dict[str, list[Function]] = {}
        self.others: set[int] = set()
        """The methods of classes that are no states: their `self` is something else."""
        for tree in self.trees.values():
            self.add(tree)
        for folder in ("clockwork", "mechanisms", "positions"):
            for file in (SOURCES / folder).glob("*.py"):
                self.add(parsed(file))

    def add(self, tree: ast.Module) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                if not {node.name, *(ast.unparse(base).split("[")[0] for base in node.bases)} & STATES:
                    self.others |= {id(part) for part in node.body if isinstance(part, Function)}
                # Who makes an object gives what it is given to `__init__`.
                self.functions.setdefault(node.name, []).extend(
                    part for part in node.body if isinstance(part, Function) and part.name == "__init__"
                )
            elif isinstance(node, Function):
                self.functions.setdefault(node.name, []).append(node)


class Finder:
    """Looks for writes to some attributes, and to the parameters through which they come into a function."""

    def __init__(self, sources: Sources, shared: dict[str, bool], rows: set[str]) -> None:
        self.sources = sources
        self.shared = shared
        """The attributes that clones share, and whether their rows are lists too."""
        self.rows = rows
        """The attributes of which clones share the rows alone."""
        self.others: set[str] = set()
        """Names that stand for something else than a state in the function that is looked at."""
        self.changed: dict[tuple[int, str, bool], str] = {}
        """How a function changes what is given to it by a name; empty where it does not, or is being looked at."""

    def writes(self) -> list[str]:
        found: list[str] = []
        for file, tree in self.sources.trees.items():
            for function in [node for node in ast.walk(tree) if isinstance(node, Function)]:
                found += [f"{file.name}:{line}: {what}" for line, what in self.in_function(function, {})]
        return sorted(set(found))

    def in_function(self, function: Function, given: dict[str, bool]) -> list[tuple[int, str]]:
        itself = {"self"} if id(function) in self.sources.others else set()
        outer, self.others = self.others, made_or_given(function) | itself
        names = given | self.aliases(function, given)
        found: list[tuple[int, str]] = []
        for node in ast.walk(function):
            found += self.stores(node, names)
            if isinstance(node, ast.Call):
                found += self.call(node, names)
        self.others = outer
        return found

    # What stands for a shared list

    def aliases(self, function: Function, given: dict[str, bool]) -> dict[str, bool]:
        """Names that stand for one, or for a row of one, in this function."""
        names: dict[str, bool] = {}
        for _ in range(2):
            for node in ast.walk(function):
                for target, value in bindings(node):
                    kind = self.kind(value, given | names)
                    if isinstance(target, ast.Name) and kind is not None:
                        names[target.id] = kind
                if not isinstance(node, ast.For | ast.comprehension) or not isinstance(node.target, ast.Name):
                    continue
                if self.has_shared_rows(node.iter, given | names):
                    names[node.target.id] = False
        return names

    def kind(self, node: ast.expr, names: dict[str, bool]) -> bool | None:
        """None: not shared. True: its rows are lists that are shared too."""
        if isinstance(node, ast.Attribute):
            if node.attr in self.shared and isinstance(node.value, ast.Name) and node.value.id not in self.others:
                return self.shared[node.attr]
            # The lists of a deck or a store.
            return None if self.kind(node.value, names) is None else False
        if isinstance(node, ast.Name):
            return names.get(node.id)
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
            return False if self.has_shared_rows(node.value, names) else None
        if isinstance(node, ast.IfExp):
            one = self.kind(node.body, names)
            return self.kind(node.orelse, names) if one is None else one
        return None

    def has_shared_rows(self, node: ast.expr, names: dict[str, bool]) -> bool:
        outer = isinstance(node, ast.Attribute) and node.attr in self.rows and isinstance(node.value, ast.Name)
        return outer or self.kind(node, names) is True

    # What changes one

    def stores(self, node: ast.AST, names: dict[str, bool]) -> Iterator[tuple[int, str]]:
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, (ast.AnnAssign, ast.AugAssign)):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        for target in [part for whole in targets for part in parts(whole)]:
            inner = target.value if isinstance(target, (ast.Subscript, ast.Attribute)) else None
            if inner is not None and self.kind(inner, names) is not None:
                yield target.lineno, f"changes {ast.unparse(target)}"
            if isinstance(node, ast.AugAssign) and self.kind(target, names) is not None:
                yield target.lineno, f"changes {ast.unparse(target)}"

    def call(self, node: ast.Call, names: dict[str, bool]) -> Iterator[tuple[int, str]]:
        called = node.func
        asked = called.value if isinstance(called, ast.Attribute) and called.attr not in READS else None
        if asked is not None and self.kind(asked, names) is not None:
            yield node.lineno, f"calls {ast.unparse(called)}"
        name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
        method = isinstance(called, ast.Attribute)
        places = [*enumerate(node.args), *((word.arg, word.value) for word in node.keywords)]
        for place, value in places:
            kind = self.kind(value, names)
            if kind is not None and name not in READERS and not (method and name in READS | {"extend"}):
                yield from self.passed(node, name, method, place, kind)

    def passed(
        self, node: ast.Call, name: str, method: bool, place: int | str | None, kind: bool
    ) -> Iterator[tuple[int, str]]:
        """A shared list is given to a function: does that change it?"""
        functions = self.sources.functions.get(name)
        if not functions:
            yield node.lineno, f"gives what is shared to {name}, which nobody knows"
            return
        for function in functions:
            words = [word.arg for word in function.args.args]
            skip = 1 if words and words[0] == "self" else 0
            if isinstance(place, int) and place + skip >= len(words):
                continue
            word = words[place + skip] if isinstance(place, int) else str(place)
            what = self.change_in(function, word, kind)
            if what:
                yield node.lineno, f"gives what is shared to {name}, which {what}"

    def change_in(self, function: Function, word: str, kind: bool) -> str:
        """The first change of what this parameter stands for.

        Each function is looked into once: along every path through the game's calls it would take for ever.
        """
        asked = (id(function), word, kind)
        if asked not in self.changed:
            self.changed[asked] = ""
            self.changed[asked] = next((what for _, what in self.in_function(function, {word: kind})), "")
        return self.changed[asked]


def made_or_given(function: Function) -> set[str]:
    """Names that stand for an object of a class that is no state: `ground: Ground`, `ground = Ground(...)`.

    Every other name may stand for a state.
    """
    told = [(word.arg, ast.unparse(word.annotation)) for word in function.args.args if word.annotation]
    found = {name for name, annotation in told if annotation not in STATES}
    for node in ast.walk(function):
        for target, value in bindings(node):
            made = value.func if isinstance(value, ast.Call) else None
            if isinstance(target, ast.Name) and isinstance(made, ast.Name):
                found |= {target.id} if made.id[0].isupper() and made.id not in STATES else set()
    return found


def bindings(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Which names come to stand for what."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                yield from zip(target.elts, node.value.elts, strict=False)
            else:
                yield target, node.value
    elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value is not None:
        yield node.target, node.value
    elif isinstance(node, (ast.For, ast.comprehension)) and isinstance(node.iter, (ast.Tuple, ast.List)):
        for value in node.iter.elts:
            yield node.target, value


def parts(target: ast.expr) -> list[ast.expr]:
    return list(target.elts) if isinstance(target, (ast.Tuple, ast.List)) else [target]


def writes(files: list[Path], shared: dict[str, bool], rows: set[str]) -> list[str]:
    """Where these files change what clones share."""
    return Finder(Sources(files), shared, rows).writes()

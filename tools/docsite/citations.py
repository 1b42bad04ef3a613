"""Where the code and the tests cite the rules."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from docsite.ids import Ids


class Citation(NamedTuple):
    """A class, function or constant that cites a rule; `file` is relative to the checkout."""

    file: str
    line: int
    name: str


Citations = dict[str, list[Citation]]
Owned = Iterator[tuple[ast.AST, "Citation"]]
Reader = Callable[[ast.AST], list[str]]
DEFINITION = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def in_code(root: Path, folders: list[str], ids: Ids) -> Citations:
    """By rule: what cites it in a docstring, as the rule of a choice or a note, or as the reason of a refusal."""

    def read(node: ast.AST) -> list[str]:
        return ids.cited(node.value) if isinstance(node, ast.Constant) and isinstance(node.value, str) else []

    files = [file for folder in folders for file in sorted((root / folder).rglob("*.py"))]
    return collect(root, files, read)


def in_tests(root: Path, ids: Ids) -> Citations:
    """By rule: the tests marked with `pytest.mark.rule(...)`."""

    def read(node: ast.AST) -> list[str]:
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule"):
            return []
        named = [str(word.value) for word in node.args if isinstance(word, ast.Constant)]
        return [id for id in named if id in ids.place]

    return collect(root, sorted((root / "tests").rglob("test_*.py")), read)


def collect(root: Path, files: list[Path], read: Reader) -> Citations:
    found: Citations = {}
    for file in files:
        whole = Citation(file.relative_to(root).as_posix(), 1, file.name)
        for node, owner in owned(ast.parse(file.read_text(encoding="utf-8")), whole):
            for id in read(node):
                places = found.setdefault(id, [])
                if not places or places[-1] != owner:
                    places.append(owner)
    return {id: list(dict.fromkeys(places)) for id, places in found.items()}


def owned(node: ast.AST, owner: Citation) -> Owned:
    """Every node below, with the definition it belongs to; decorators belong to what they decorate."""
    for child in ast.iter_child_nodes(node):
        holder = owner
        if isinstance(child, DEFINITION):
            inside = owner.name.endswith(".py")
            holder = Citation(owner.file, child.lineno, child.name if inside else f"{owner.name}.{child.name}")
        elif isinstance(node, ast.Module) and isinstance(child, ast.stmt) and (name := constant(child)):
            holder = Citation(owner.file, child.lineno, name)
        yield child, holder
        yield from owned(child, holder)


def constant(node: ast.stmt) -> str:
    """The name that a statement of a module gives to something."""
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id
    return ""

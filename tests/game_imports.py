"""What the modules of a game import of each other, at their top or from inside a function."""

import ast
from pathlib import Path

GAMES = Path(__file__).parents[1] / "src/astrarium/games"


def modules(folder: Path) -> dict[str, Path]:
    """Every module of a game by its dotted name inside the game."""
    found = {}
    for path in folder.rglob("*.py"):
        parts = path.relative_to(folder).with_suffix("").parts
        found[".".join(part for part in parts if part != "__init__")] = path
    return found


def imports_of(name: str, source: str, is_package: bool, known: set[str]) -> set[str]:
    """The modules of the same game that a module imports, late imports included."""
    inside = name.split(".") if name else []
    package = inside if is_package else inside[:-1]
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.ImportFrom) or not 1 <= node.level <= len(package) + 1:
            continue
        base = package[: len(package) - node.level + 1] + (node.module.split(".") if node.module else [])
        for alias in node.names:
            whole = ".".join([*base, alias.name])
            found.add(whole if whole in known else ".".join(base))
    return (found & known) - {name}


def graph_of(game: str) -> dict[str, set[str]]:
    paths = modules(GAMES / game)
    return {
        name: imports_of(name, path.read_text("utf-8"), path.name == "__init__.py", set(paths))
        for name, path in paths.items()
    }


def cycle_in(graph: dict[str, set[str]]) -> list[str]:
    """The modules of one cycle, in the order in which they import each other, or none."""
    done: set[str] = set()

    def follow(name: str, way: list[str]) -> list[str]:
        if name in way:
            return [*way[way.index(name) :], name]
        if name in done:
            return []
        for other in sorted(graph[name]):
            found = follow(other, [*way, name])
            if found:
                return found
        done.add(name)
        return []

    for name in sorted(graph):
        found = follow(name, [])
        if found:
            return found
    return []

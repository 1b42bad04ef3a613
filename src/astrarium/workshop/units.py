"""What is compiled, and into which parts. Also read by setup.py, so nothing of the package is imported here."""

from __future__ import annotations

from pathlib import Path

COMPILED = ("clockwork", "positions", "mechanisms", "scenes", "study", "contract", "games", "players")
KERNEL = "kernel"
"""The stage that all games stand on; each game is a stage of its own."""
# Rooms of a game with so many single effects, each of them rare, that they are compiled apart.
EFFECTS = {"cosmic": ("powers", "cards")}
EFFECTS_END = "_effects"
READ_ALONE = ("--follow-imports=skip", "--no-warn-return-any")
"""For mypy: modules that stay plain Python are not looked into. To read them, and all that they import, takes ten times
as long as all the rest, and changes nothing in the C; `make lint` reads them."""


def compiled_modules(package: Path) -> list[Path]:
    """The files of the package that are compiled."""
    files = (file for folder in COMPILED for file in (package / folder).rglob("*.py"))
    return sorted(file for file in files if file.name != "__init__.py" and not draws(file))


def draws(file: Path) -> bool:
    """Whether a game's module is for its picture only: no game plays faster with these compiled."""
    return file.parts[-4] == "games" and file.parts[-2] == "scene"


def units(package: Path) -> dict[str, list[Path]]:
    """One C file for kernel and players and for each game one or, with many effects, two: they compile side by side."""
    found: dict[str, list[Path]] = {}
    for module in compiled_modules(package):
        folder, *rest = module.relative_to(package).parts
        name = f"astrarium_{rest[0]}" if folder == "games" else "astrarium"
        if folder == "games" and rest[1] in EFFECTS.get(rest[0], ()):
            name += EFFECTS_END
        found.setdefault(name, []).append(module)
    return found


def stages(package: Path) -> dict[str, list[str]]:
    """The names of the units that only work together: those of the kernel, and those of each game."""
    found: dict[str, list[str]] = {}
    for name in units(package):
        stage = name.removesuffix(EFFECTS_END).removeprefix("astrarium").removeprefix("_") or KERNEL
        found.setdefault(stage, []).append(name)
    return found


def module_name(package: Path, file: Path) -> str:
    return ".".join(file.relative_to(package.parent).with_suffix("").parts)

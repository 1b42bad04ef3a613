"""A run of learning as files, from which it goes on as if it had never stopped.

Each file stays small enough to be carried: the network in full, what Adam remembers in short, former selves packed.
"""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import torch

from .crew import Told
from .fitting import Fitter
from .league import League

WEIGHTS = "weights.npz"
LOG = "log.jsonl"
FILES = ("model.pt", "moments.pt", "league.pt", "rest.pt")
Tensor = Any


def save_run(folder: Path, fitter: Fitter, league: League, rest: dict[str, Any]) -> None:
    """Everything that a run consists of. What is kept in short goes on in short: a run read again is the same."""
    moments: dict[str, Tensor] = {}
    state = fitter.optimizer.state
    for name, part in fitter.model.parts.items():
        for moment in ("exp_avg", "exp_avg_sq"):
            if part in state:
                short = state[part][moment].to(torch.bfloat16)
                state[part][moment].copy_(short)
                moments[f"{name} {moment}"] = short.cpu()
    average: dict[str, Tensor] = {}
    for name, part in fitter.average.items():
        part.copy_(part.half())
        average[name] = part.half().cpu()
    parts = {name: part.detach().cpu() for name, part in fitter.model.parts.items()}
    write(folder / FILES[0], parts)
    write(folder / FILES[1], moments)
    write(folder / FILES[2], league.kept())
    write(folder / FILES[3], rest | {"average": average, "fitted": fitter.steps})


def write(path: Path, kept: Any) -> None:
    # Whoever is stopped while writing must not lose what was there.
    fresh = path.with_suffix(".new")
    torch.save(kept, fresh)
    fresh.replace(path)


def read(path: Path) -> Any:
    try:
        return torch.load(path, map_location="cpu", weights_only=True)
    except (OSError, pickle.UnpicklingError, RuntimeError, EOFError) as error:
        raise ValueError(f"{path} cannot be read: {error}") from None


def load_run(folder: Path, fitter: Fitter, league: League) -> dict[str, Any]:
    """Bring everything to where the run stood; the rest that was kept with it."""
    parts, moments, former, rest = (read(folder / name) for name in FILES)
    with torch.no_grad():
        for name, part in fitter.model.parts.items():
            part.copy_(parts[name])
            fitter.average[name].copy_(rest["average"][name].float())
    fitter.steps = rest["fitted"]
    remember(fitter, moments)
    league.read(former)
    found: dict[str, Any] = rest
    return found


def remember(fitter: Fitter, moments: dict[str, Tensor]) -> None:
    """What Adam knew."""
    if not moments:
        return
    state = fitter.optimizer.state_dict()
    names = list(fitter.model.parts)
    on_device = fitter.model.device.startswith("cuda")
    steps = torch.tensor(float(fitter.steps), device=fitter.model.device if on_device else "cpu")
    for number, name in enumerate(names):
        state["state"][number] = {
            "step": steps.clone(),
            "exp_avg": moments[f"{name} exp_avg"].float(),
            "exp_avg_sq": moments[f"{name} exp_avg_sq"].float(),
        }
    fitter.optimizer.load_state_dict(state)


def folded(told: list[Told]) -> dict[str, Tensor]:
    """The games in progress as three lists of numbers."""
    games = [game for half in told for game in half]
    atoms = [atom for _, decided in games for atom in decided]
    return {
        "halves": torch.tensor([len(half) for half in told]),
        "numbers": torch.tensor([number for number, _ in games]),
        "lengths": torch.tensor([len(decided) for _, decided in games]),
        "atoms": torch.tensor(atoms, dtype=torch.int16),
    }


def unfolded(kept: dict[str, Tensor]) -> list[Told]:
    atoms = kept["atoms"].tolist()
    lines = list(zip(kept["numbers"].tolist(), kept["lengths"].tolist(), strict=True))
    found: list[Told] = []
    at = line = 0
    for size in kept["halves"].tolist():
        half: Told = []
        for number, length in lines[line : line + size]:
            half.append((number, atoms[at : at + length]))
            at += length
        line += size
        found.append(half)
    return found


def is_run(path: Path) -> bool:
    return path.is_dir() and all((path / name).exists() for name in FILES)

"""The log of a run: a JSON object for each line."""

from __future__ import annotations

import json
from pathlib import Path
from time import monotonic
from typing import Any


class Log:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.last = float("-inf")

    def follow(self, other: Path) -> None:
        """Go on with the log of an earlier run; in the same folder it is this one."""
        if other.exists() and other.resolve() != self.path.resolve():
            self.path.write_text(other.read_text(encoding="utf-8"), encoding="utf-8")

    def rests(self, seconds: float) -> bool:
        """Whether nothing was written for so long."""
        return monotonic() - self.last >= seconds

    def add(self, what: str, **told: Any) -> None:
        line = {name: round(value, 5) if isinstance(value, float) else value for name, value in told.items()}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"what": what} | line) + "\n")
        self.last = monotonic()


def read_log(path: Path) -> list[dict[str, Any]]:
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]

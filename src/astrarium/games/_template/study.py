"""What designers ask: what can be counted at the table."""

from __future__ import annotations

from ...contract.study import Study
from .state import Comets


class CometsStudy(Study[Comets]):
    def counts(self, s: Comets) -> dict[str, list[int]]:
        return {"ice": s.scores, "fuel": s.fuel.copy()}

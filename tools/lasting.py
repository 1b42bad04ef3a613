"""Which tests wait for `make test-all` because they take long: read off a run, written to tests/lasting.txt.

    PYTEST_ADDOPTS='--durations=0 -vv' make test | python tools/lasting.py

On quiet cores, or all take long. What a run did not time keeps its place in the list.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

LIST = Path(__file__).parent.parent / "tests" / "lasting.txt"
SECONDS = 1.0
"""A test that takes longer waits,"""
SYSTEM_SECONDS = 5.0
"""and one that starts a browser or a database may take a little more."""
KEPT = ("tests/conformance/test_conformance.py::test_conformance[",)
"""Except where thinning left a single case of each game already."""
TIMED = re.compile(r"\s*(?P<seconds>\d+\.\d+)s (?:call|setup|teardown)\s+(?P<test>tests/\S+::.+)$")


def times(lines: Iterable[str]) -> dict[str, float]:
    """The seconds that each test took, with what was prepared for it."""
    found: dict[str, float] = defaultdict(float)
    for line in lines:
        timed = TIMED.match(line)
        if timed:
            found[timed["test"]] += float(timed["seconds"])
    return found


def lasts(test: str, seconds: float) -> bool:
    """Whether a test waits for `make test-all`."""
    system = test.startswith("tests/browser/") or "postgresql" in test
    return not test.startswith(KEPT) and seconds >= (SYSTEM_SECONDS if system else SECONDS)


def main() -> None:
    timed = times(sys.stdin)
    known = LIST.read_text(encoding="utf-8").splitlines() if LIST.exists() else []
    untimed = {test for test in known if test not in timed}
    lasting = sorted({test for test, seconds in timed.items() if lasts(test, seconds)} | untimed)
    LIST.write_text("".join(f"{test}\n" for test in lasting), encoding="utf-8")
    print(f"{len(lasting)} tests wait for make test-all")


if __name__ == "__main__":
    main()

"""The programs in examples/learning run: short, each in a process of its own, as a reader would start them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long
ROOT = Path(__file__).parents[2]
SHORT = {
    "ppo.py --tables 4 --steps 48 --updates 3": "update 3:",
    "ppo.py athena --tables 4 --steps 4 --updates 2 --workers 2": "update 2:",
    "maskable_ppo.py --steps 128 --rollout 64": "a game with what was learnt: worth",
    "ismcts.py --simulations 3 --decisions 3": "3 decisions of the search",
    "alphazero.py --rounds 1 --games 1 --simulations 2": "round 1:",
}


@pytest.mark.parametrize("words", SHORT)
def test_an_example_runs(words: str) -> None:
    program, *given = words.split()
    line = [sys.executable, str(ROOT / "examples" / "learning" / program), *given]
    surroundings = os.environ | {"OMP_NUM_THREADS": "1"}
    told = subprocess.run(line, check=False, capture_output=True, text=True, timeout=300, env=surroundings)
    assert told.returncode == 0, told.stderr
    assert SHORT[words] in told.stdout

"""Draws a position as a picture. A PNG too, where Chromium is installed. `tables.py` takes those in the browser."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from astrarium import game
from astrarium.table import svg

HERE = Path(__file__).parent
QUIET = (
    "--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync "
    "--no-first-run --hide-scrollbars --virtual-time-budget=3000 --run-all-compositor-stages-before-draw"
)


def to_png(picture: Path) -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        print("no Chromium here: only the SVG is drawn", file=sys.stderr)
        return
    size = re.search(r'width="([\d.]+)" height="([\d.]+)"', picture.read_text(encoding="utf-8"))
    assert size is not None
    window = f"{round(float(size[1]))},{round(float(size[2]))}"
    with tempfile.TemporaryDirectory() as profile:
        places = [
            f"--user-data-dir={profile}",
            f"--window-size={window}",
            f"--screenshot={picture.with_suffix('.png')}",
        ]
        command = [chromium, *QUIET.split(), *places, picture.resolve().as_uri()]
        subprocess.run(command, check=True, capture_output=True, timeout=120)


def main() -> None:
    position = json.loads((HERE / "expanse.json").read_text(encoding="utf-8"))
    s = game("expanse").from_json(position)
    picture = HERE / "expanse.svg"
    picture.write_text(svg(s, s.player) + "\n", encoding="utf-8")
    to_png(picture)


if __name__ == "__main__":
    main()

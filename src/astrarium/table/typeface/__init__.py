"""The typeface of all tables and pages: Inter, cut to the letters we need, with a name of its own.

`tools/typeface.py` made both files; OFL.txt is its licence.
"""

from __future__ import annotations

import hashlib
from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
FILE: Final = HERE / "astrarium-sans.woff2"
LETTERS: Final = HERE / "letters.json"
FAMILY: Final = "Astrarium Sans"
REGULAR: Final = "regular"
SEMI: Final = "semi"
BOLD: Final = "bold"
CAPS: Final = "caps"
"""How drawings write: the names of classes, but for the first, which needs none."""
WEIGHTS: Final = {REGULAR: 400, SEMI: 600, BOLD: 700, CAPS: 600}
SPACED: Final = 0.14
"""What stands between capitals, in parts of the font size."""
SANS: Final = f"'{FAMILY}', sans-serif"
"""The second is for names in letters that we do not have."""


@cache
def digest() -> str:
    """Changes with the file, so that browsers may keep it for ever."""
    return hashlib.blake2b(FILE.read_bytes(), digest_size=6).hexdigest()


def face(source: str) -> str:
    """The rule that tells a page where the typeface is. It would rather wait than show another one."""
    return (
        f"@font-face {{ font-family: '{FAMILY}'; font-weight: 400 800; font-display: block; "
        f"src: url({source}) format('woff2'); }}\n"
    )


@cache
def carried() -> str:
    """The rule with the typeface in it, for pictures and pages that leave us."""
    return face(f"data:font/woff2;base64,{b64encode(FILE.read_bytes()).decode()}")

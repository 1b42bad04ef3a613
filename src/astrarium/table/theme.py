"""Colours, shapes and type: deep space, thin light lines, and one accent that always means 'you may click this'."""

from __future__ import annotations

from typing import Final

SPACE: Final = "#060a14"
NIGHT: Final = "#0b1222"
PANEL: Final = "#111b30"
RAISED: Final = "#182542"
LINE: Final = "#31456b"
FAINT: Final = "#22324f"
TEXT: Final = "#f1f5fc"
SOFT: Final = "#b4c2da"
DIM: Final = "#8c9bb8"
INK: Final = "#070c18"
ACCENT: Final = "#4dffc3"
GOLD: Final = "#ffd166"
VERB: Final = "#0f3a33"
EERIE: Final = "#5ad7ff"

SANS: Final = "Inter, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"


class Livery:
    """What tells a player's things apart: a colour, a darker one for edges, and a shape for the colour-blind."""

    def __init__(self, colour: str, deep: str, shape: str) -> None:
        self.colour: Final = colour
        self.deep: Final = deep
        self.shape: Final = shape


# After Okabe and Ito, lightened where the dark ground asks for it.
LIVERIES: Final = (
    Livery("#56b4e9", "#12405c", "circle"),
    Livery("#f0653a", "#5c1f0c", "diamond"),
    Livery("#f5c73d", "#5c4708", "triangle"),
    Livery("#d08fe0", "#4f2460", "hexagon"),
    Livery("#3fc79a", "#0d4a36", "square"),
    Livery("#e8e8e8", "#4a4a4a", "pentagon"),
)
PLAIN: Final = Livery("#93a1bb", "#2b3650", "circle")


def livery(number: int) -> Livery:
    return LIVERIES[number % len(LIVERIES)] if number >= 0 else PLAIN


# Cards by subject: the colour of their sky, and a second one for its glow.
SKIES: Final = {
    "influence": ("#0f2c46", "#2a7fa8"),
    "fleets": ("#3a1722", "#b8503c"),
    "intrigue": ("#271a45", "#8a63c9"),
    "scoring": ("#3a2d0a", "#d9a520"),
    "faction": ("#16283f", "#5b7fb0"),
}
PLAIN_SKY: Final = ("#16243c", "#44618f")

SECTORS: Final = {"inner": "#7fc4ff", "belt": "#d9b38c", "outer": "#ff9f7a"}

STYLE: Final = f"""
.astrarium text {{ font-family: {SANS}; fill: {TEXT}; }}
.astrarium .soft {{ fill: {SOFT}; }}
.astrarium .dim {{ fill: {DIM}; }}
.astrarium .bold {{ font-weight: 700; }}
.astrarium .semi {{ font-weight: 600; }}
.astrarium .mid {{ text-anchor: middle; }}
.astrarium .end {{ text-anchor: end; }}
.astrarium .caps {{ letter-spacing: .14em; text-transform: uppercase; font-weight: 600; fill: {DIM}; }}
.astrarium .ink {{ fill: {INK}; }}
.astrarium .gold {{ fill: {GOLD}; }}
.astrarium .lit {{ fill: {ACCENT}; }}
.astrarium .own {{ fill: currentColor; }}
.astrarium .glow {{ fill: none; stroke: {ACCENT}; stroke-width: 2; }}
.astrarium .legal {{ cursor: pointer; }}
.astrarium .halo {{ stroke-width: 8; stroke-opacity: .22; }}
.astrarium .legal:hover > .halo, .astrarium .legal:focus > .halo {{ stroke-opacity: .6; }}
.astrarium .asked {{ fill: none; stroke: {GOLD}; stroke-width: 2; stroke-dasharray: 6 4; }}
@media (prefers-reduced-motion: no-preference) {{
  .astrarium .piece, .astrarium .card {{ transition: transform .4s ease; }}
}}
"""

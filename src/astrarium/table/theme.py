"""Colours, shapes and type: deep space, thin light lines, and one accent that always means 'you may click this'."""

from __future__ import annotations

from typing import Final

from ..scenes.looks import Paint
from .typeface import BOLD, CAPS, SANS, SEMI, SPACED, WEIGHTS

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


class Livery:
    """What tells a player's things apart: a colour, a darker one for edges, and a shape for the colour-blind."""

    def __init__(self, colour: str, deep: str, shape: str, body: str = "") -> None:
        self.colour: Final = colour
        self.deep: Final = deep
        self.shape: Final = shape
        self.body: Final = body or colour
        """What its tokens are filled with: where that is dark they have a bright rim and bright signs."""
        self.edge: Final = colour if body else INK
        self.sign: Final = TEXT if body else INK


# The first six after Okabe and Ito, lightened where the dark ground asks for it; then six that are called by their
# colour: red, blue, yellow, purple, light blue, orange; then red, blue, green, yellow, white, black; then light blue,
# brown, white, orange. Within each group no two have the same shape.
LIVERIES: Final = (
    Livery("#56b4e9", "#12405c", "circle"),
    Livery("#f0653a", "#5c1f0c", "diamond"),
    Livery("#f5c73d", "#5c4708", "triangle"),
    Livery("#d08fe0", "#4f2460", "hexagon"),
    Livery("#3fc79a", "#0d4a36", "square"),
    Livery("#e8e8e8", "#4a4a4a", "pentagon"),
    Livery("#ff6b62", "#5e1414", "diamond"),
    Livery("#7f9cff", "#1c2c6e", "circle"),
    Livery("#f6d33c", "#5c4a08", "triangle"),
    Livery("#cb8cf5", "#4a2068", "hexagon"),
    Livery("#62dcf2", "#0d4654", "square"),
    Livery("#ff9a3d", "#5f3006", "pentagon"),
    Livery("#ff6b62", "#5e1414", "diamond"),
    Livery("#7f9cff", "#1c2c6e", "circle"),
    Livery("#4fd08a", "#0d4a2c", "square"),
    Livery("#f6d33c", "#5c4a08", "triangle"),
    Livery("#f4f6fb", "#565c6b", "pentagon"),
    Livery("#a3acbf", "#0a0d14", "hexagon", "#0a0d14"),
    Livery("#7fd4ff", "#0d4054", "square"),
    Livery("#c98f5e", "#4a2c12", "diamond"),
    Livery("#f4f6fb", "#565c6b", "circle"),
    Livery("#ff9a3d", "#5f3006", "triangle"),
)
PLAIN: Final = Livery("#93a1bb", "#2b3650", "circle")


def livery(number: int) -> Livery:
    return LIVERIES[number % len(LIVERIES)] if number >= 0 else PLAIN


# Things that have a colour of their own, and how many dots tell them apart for the colour-blind.
COLOURS: Final = {
    Paint.RED: "#ff5d55",
    Paint.YELLOW: "#f8d23a",
    Paint.GREEN: "#46cf83",
    Paint.BLUE: "#5c9dff",
    Paint.PURPLE: "#bf7bf2",
    Paint.BLACK: "#39435a",
    Paint.WHITE: "#eef2fa",
    Paint.ORANGE: "#ff9540",
    Paint.GREY: "#93a1bb",
}
DOTS: Final = {Paint.RED: 1, Paint.YELLOW: 2, Paint.GREEN: 3, Paint.BLUE: 4, Paint.PURPLE: 5}


def blend(colour: str, other: str, part: float) -> str:
    """So large a part of the other colour in the first one."""
    mixed = [round(int(colour[i : i + 2], 16) * (1 - part) + int(other[i : i + 2], 16) * part) for i in (1, 3, 5)]
    return "#" + "".join(f"{value:02x}" for value in mixed)


# The sky of a card, and a second colour for its glow, where a game has none of its own.
PLAIN_SKY: Final = ("#16243c", "#44618f")

STYLE: Final = f"""
.astrarium text {{ font-family: {SANS}; fill: {TEXT}; text-rendering: geometricPrecision; }}
.astrarium .soft {{ fill: {SOFT}; }}
.astrarium .dim {{ fill: {DIM}; }}
.astrarium .bold {{ font-weight: {WEIGHTS[BOLD]}; }}
.astrarium .semi {{ font-weight: {WEIGHTS[SEMI]}; }}
.astrarium .mid {{ text-anchor: middle; }}
.astrarium .end {{ text-anchor: end; }}
.astrarium .caps {{
  letter-spacing: {SPACED}em; text-transform: uppercase; font-weight: {WEIGHTS[CAPS]}; fill: {DIM};
}}
.astrarium .ink {{ fill: {INK}; }}
.astrarium .gold {{ fill: {GOLD}; }}
.astrarium .lit {{ fill: {ACCENT}; }}
.astrarium .own {{ fill: currentColor; }}
.astrarium .glow {{ fill: none; stroke: {ACCENT}; stroke-width: 2; }}
.astrarium .legal {{ cursor: pointer; }}
.astrarium .halo {{ stroke-width: 8; stroke-opacity: .22; }}
.astrarium .legal:hover > .halo, .astrarium .legal:focus > .halo {{ stroke-opacity: .6; }}
.astrarium .ground {{ fill: #0a1226; fill-opacity: .34; stroke: #7f9fe0; stroke-opacity: .2; stroke-width: 1; }}
.astrarium .ground.planet {{ fill: none; stroke: #ffffff; stroke-opacity: .2; }}
.astrarium .ground.core, .astrarium .ground.dock {{ fill: none; }}
.astrarium .signs {{
  pointer-events: none; font-family: {SANS}; font-weight: {WEIGHTS[BOLD]}; fill: {TEXT}; text-anchor: middle;
}}
.astrarium .coordinates {{ pointer-events: none; text-anchor: middle; }}
.astrarium .coordinates text {{ fill: {DIM}; fill-opacity: .85; }}
.astrarium .ground.reached {{ fill: #ffe9b0; fill-opacity: .2; stroke: #ffe9b0; stroke-opacity: .8; }}
.astrarium .ground.covered {{ stroke: #ff7a6b; stroke-opacity: .95; stroke-width: 1.8; stroke-dasharray: 4 3; }}
.astrarium .ground.covered:not(.reached) {{ fill: #ff5a4d; fill-opacity: .16; }}
.astrarium .piece.reached {{ filter: drop-shadow(0 0 3px #ff5a4d) drop-shadow(0 0 2px #ff5a4d); }}
.astrarium .way {{ fill: {ACCENT}; fill-opacity: .17; }}
.astrarium .tile .glow {{ stroke-width: 1.9; stroke-opacity: .9; }}
.astrarium .tile .halo {{ stroke-width: 4; stroke-opacity: .14; }}
.astrarium .asked {{ fill: none; stroke: {GOLD}; stroke-width: 2; stroke-dasharray: 6 4; pointer-events: none; }}
.astrarium use.asked {{ stroke-width: 3; stroke-dasharray: none; }}
@media (prefers-reduced-motion: no-preference) {{
  .astrarium .piece, .astrarium .card {{ transition: transform .4s ease; }}
}}
"""

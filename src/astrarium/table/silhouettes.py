"""Shapes of pieces that have their owner's colour, and of a few larger works."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..scenes.looks import Figure
from .pen import tag
from .theme import INK

SILHOUETTES: Final = {
    Figure.PERSON: "M12 2.500a4.300 4.300 0 1 1-.01 0zM3.500 22c0-6 3.200-9.300 8.500-9.300s8.500 3.300 8.500 9.300z",
    Figure.SCIENTIST: "M12 2a4.300 4.300 0 1 1-.01 0zM3.500 22c0-6 3.200-9.300 8.500-9.300s8.500 3.300 8.500 9.300z",
    Figure.SATELLITE: (
        "M2 9.500 9.500 2l4 4L6 13.500zM10.500 18 18 10.500l4 4L14.500 22z"
        "M8.600 12l3.400-3.400 3.400 3.400-3.400 3.400z"
        "M2.500 16a6 6 0 0 0 5.500 5.500v-2.200a3.800 3.800 0 0 1-3.300-3.300z"
    ),
    Figure.EXPLORER: (
        "M12 .8c3.700 3.200 5 7.200 5 11.400l4.500 5V22L16 19.200l-1 3.300H9l-1-3.300L2.500 22v-4.800"
        "l4.500-5C7 8 8.300 4 12 .8z"
    ),
    Figure.BASE: "M1.500 19h21v3h-21zM4 18a8 8 0 0 1 16 0zM11 5h2v5h-2zM8.500 4h7v2h-7z",
    Figure.DRILL: "M5.500 2h13v5.500h-13zM7 8.500h10L12 23z",
    Figure.PUMP: "M3 13h4v6h10v-6h4v9.500H3zM12 1.500l6 6.500h-3.800v8H9.800V8H6z",
    Figure.CONVERTER: (
        "M11 2a10 10 0 0 1 10.800 8H18a6.400 6.400 0 0 0-7-4.300V9.500L5 4.800 11 0zM13 22A10 10 0 0 1 2.200"
        " 14H6a6.400 6.400 0 0 0 7 4.300v-3.800l6 4.700-6 4.800z"
    ),
    Figure.OUTPOST: (
        "M10 9.500h4L17.500 22h-11zM12 7.800a2.100 2.100 0 1 1 .01 0zM4.500 6.500a8.500 8.500 0 0 1 15 0"
        "L17.300 7.700a6 6 0 0 0-10.600 0z"
    ),
    Figure.CONVOY: (
        "M.8 6.500h12.500v10.800H.8zM14.300 9h4.500l4.400 4.600v3.700h-8.900zM5.500 15.800a3 3 0 1 1-.01 0z"
        "M18 15.800a3 3 0 1 1-.01 0z"
    ),
    Figure.FLAG: "M5 2h2.200v20H5zM8.200 3H20.500l-3 4.500 3 4.500H8.200z",
    Figure.TANK: "M1.500 14h21a3 3 0 0 1 0 7h-21a3 3 0 0 1 0-7zM5 9h13v4H5zM15 9.800h8.500v2H15z",
}
"""With the owner's colour, 24 by 24."""

DETAILS: Final = {
    Figure.SCIENTIST: "M9 13.200l3 3.600 3-3.600M12 16.800V22",
    Figure.EXPLORER: "M12 7.500a2.100 2.100 0 1 0 .01 0",
    Figure.CONVOY: "M17.800 10.500h.8l2.400 2.700h-3.200z",
    Figure.BASE: "M10 18v-3.500h4V18",
    Figure.DRILL: "M8.600 12.500l6-2M10 16.800l3.700-1.500",
}


@lru_cache(maxsize=64)
def gun(radius: float, colour: str) -> str:
    """A gun tower on three legs."""
    drawn = "M5 22 9 13h6l4 9M7.300 17h9.400"
    body = tag("path", d=drawn, fill="none", stroke=colour, stroke_width=1.8, stroke_linejoin="round")
    hull = "M6 7.500 8.500 4h7L18 7.500 16.500 13h-9zM17.500 6.500h6v2.200h-6zM16 9.500h6.500v2H16z"
    body += tag("path", d=hull, fill=colour, stroke=INK, stroke_width=0.8)
    body += tag("circle", cx=12, cy=8.5, r=1.8, fill=INK)
    return tag("g", body, transform=f"scale({radius / 12:.3f}) translate(-12.500 -12.500)")


@lru_cache(maxsize=64)
def steamer(radius: float) -> str:
    """A large ship in the ice, its windows lit."""
    hull = "M1 14.500h22l-3.500 7H4.500z"
    body = tag("path", d="M5 14.500V10h13v4.500zM8 10V6.500h8V10zM10.500 6.500V3h3v3.500z", fill="#e9eef8", stroke=INK)
    body += tag("path", d=hull, fill="#3f6fb5", stroke="#cfe0ff", stroke_width=1, stroke_linejoin="round")
    body += tag(
        "path",
        d="M6.500 12.300h11M9.300 8.300h5.500",
        stroke="#ffc95c",
        stroke_width=1.3,
        stroke_dasharray="1.300 1.500",
    )
    return tag("g", body, transform=f"scale({radius / 12:.3f}) translate(-12 -12.500)")


@lru_cache(maxsize=64)
def slide(radius: float) -> str:
    """Snow that has come down a mountain."""
    d = "M-10 7.500-3-7 1-.5 4-4.500 10 7.500z"
    body = tag("path", d=d, fill="#dfeaf8", stroke=INK, stroke_width=1.4, stroke_linejoin="round")
    for x, y, size in ((-4.5, 6.2, 2.0), (0, 7, 2.6), (5, 6, 1.8)):
        body += tag("circle", cx=x, cy=y, r=size, fill="#8ea6c6", stroke=INK, stroke_width=0.8)
    return tag("g", body, transform=f"scale({radius / 10:.3f})")

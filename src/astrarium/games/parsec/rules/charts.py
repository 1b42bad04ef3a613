"""A set of hexes as one number: hex 5 is in it if bit 5 is set.

So all hexes of a set are looked at, or taken one step further, at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....clockwork.names import Atom
from ..components import ALL_HEXES, HEX_ATOM, HEXES, WIDTH, Hex
from .galaxy import COLUMN, ROW

if TYPE_CHECKING:
    from mypy_extensions import i64

BIT: Final[list[int]] = [1 << hex for hex in range(HEXES)]


def chart_of(hexes: list[Hex]) -> int:
    """The chart of these hexes."""
    chart = 0
    for hex in hexes:
        chart |= BIT[hex]
    return chart


def without(chart: int, others: int) -> int:
    """The hexes of a chart that are not among these others."""
    # Compiled, `& ~others` would work with a negative number, which takes several times as long.
    return chart ^ (chart & others)


_ALL: Final = (1 << HEXES) - 1
_NOT_FIRST: Final = chart_of([hex for hex in ALL_HEXES if COLUMN[hex] > 0])
_NOT_LAST: Final = chart_of([hex for hex in ALL_HEXES if COLUMN[hex] < WIDTH - 1])
_ODD: Final = chart_of([hex for hex in ALL_HEXES if ROW[hex] & 1 == 1])
_EVEN: Final = _ALL ^ _ODD


def beside(chart: int) -> int:
    """The hexes next to one of the chart, on the map or not. PAR-2.7"""
    right = (chart & _NOT_LAST) << 1
    left = (chart & _NOT_FIRST) >> 1
    # Odd rows lie half a hex to the right of even ones.
    slant = chart | (right & _ODD) | (left & _EVEN)
    return (right | left | slant << WIDTH | slant >> WIDTH) & _ALL


_LAST: Final = _ALL ^ _NOT_LAST


def _beside_narrow(chart: int) -> int:
    """As `beside`, for maps that leave the last column free: what runs over the edge of the board is off the map."""
    right = chart << 1
    left = chart >> 1
    slant = chart | (right & _ODD) | (left & _EVEN)
    return right | left | slant << WIDTH | slant >> WIDTH


def around(hex: Hex, most: int) -> int:
    """The hexes at most so many steps from this one, without it, on the map or not. PAR-2.8"""
    found = BIT[hex]
    for _ in range(most):
        found |= beside(found)
    return found ^ BIT[hex]


def walk(start: Hex, most: int, entered: int, stopping: int, tunnels: list[tuple[Hex, Hex]]) -> int:
    """Where a walk of at most so many steps comes to, without the start.

    It enters only what is `entered` and goes on from all of that but what is `stopping`. Tunnels join their two ends.
    """
    return walk_on(BIT[start], most, without(entered, BIT[start]), stopping, tunnels)


def walk_on(edge: int, most: int, unseen: int, stopping: int, tunnels: list[tuple[Hex, Hex]]) -> int:
    """To which of the unseen hexes a walk comes that has come to an edge and has so many steps left."""
    left = unseen
    narrow = (unseen | edge) & _LAST == 0
    for _ in range(most):
        near = _beside_narrow(edge) if narrow else beside(edge)
        for one, other in tunnels:
            if edge & BIT[one]:
                near |= BIT[other]
            if edge & BIT[other]:
                near |= BIT[one]
        edge = near & left
        if edge == 0:
            break
        left ^= edge
        if stopping != 0:
            edge = without(edge, stopping)
    return unseen ^ left


# Lists of the hexes of a chart, eight hexes at a time: those of each byte are listed once.

_BYTES: Final = (HEXES + 7) // 8
_NOT_YET: Final[list[Any]] = []
_HEXES: Final[list[list[Any]]] = [_NOT_YET] * (_BYTES * 256)
_ATOMS: Final[list[list[Any]]] = [_NOT_YET] * (_BYTES * 256)


def hexes_of(chart: int) -> list[Hex]:
    """The hexes of a chart in ascending order."""
    return _listed(chart, _HEXES, 0)


def atoms_of(chart: int) -> list[Atom]:
    """Their atoms."""
    return _listed(chart, _ATOMS, HEX_ATOM)


def _listed(chart: int, known: list[list[Any]], first: int) -> list[Any]:
    found: list[Any] = []
    if chart == 0:
        return found
    size = (chart.bit_length() + 7) // 8
    parts = chart.to_bytes(size, "little")
    place: i64
    for place in range(size):
        part = parts[place]
        if part != 0:
            key = place * 256 + part
            atoms = known[key]
            if atoms is _NOT_YET:
                atoms = [first + place * 8 + bit for bit in range(8) if part >> bit & 1]
                known[key] = atoms
            found += atoms
    return found

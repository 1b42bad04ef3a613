"""Whether things find room: each in a box of its own that takes its kind."""

from __future__ import annotations


def fits(wanted: list[int], boxes: list[int]) -> bool:
    """Whether so many things of each kind can lie in the boxes, one in each; a box is the mask of kinds that it takes.

    By Hall's theorem: they can if, for every set of kinds, enough boxes take any of them. For at most 8 kinds or so.
    """
    for kinds in range(1, 1 << len(wanted)):
        need = 0
        for kind in range(len(wanted)):
            if kinds >> kind & 1:
                need += wanted[kind]
        for box in boxes:
            if box & kinds:
                need -= 1
        if need > 0:
            return False
    return True

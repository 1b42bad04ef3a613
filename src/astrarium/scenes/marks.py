"""States that things on a table show beside what they are."""

from __future__ import annotations

from enum import StrEnum


class Mark(StrEnum):
    """A state of an element; what each looks like is the painter's affair."""

    # What the decision is about, and how far something has come
    ASKED = "asked"
    NOW = "now"
    ON = "on"
    OFF = "off"
    DONE = "done"
    CLOSED = "closed"
    RECONSTRUCTED = "reconstructed"
    """No source shows it."""
    SECRET = "secret"
    """Only few know it."""
    LARGE = "large"
    FINAL = "final"
    DAMAGED = "damaged"
    # Pieces
    SPENT = "spent"
    DOWN = "down"
    """Face down."""
    AIMED = "aimed"
    TARGET = "target"
    FIRES = "fires"
    MOVED = "moved"
    ATTACKED = "attacked"
    BOUND = "bound"
    # Places of a road
    NEAR = "near"
    START = "start"
    GOAL = "goal"
    SPECIAL = "special"
    CONTAMINATED = "contaminated"
    MOORING = "mooring"
    AVALANCHE = "avalanche"
    # Parts of a galaxy
    BARREN = "barren"
    NEBULA = "nebula"
    STORM = "storm"
    # Players
    DECIDES = "decides"
    ACTIVE = "active"
    YOU = "you"
    WINNER = "winner"
    OFFENSE = "offense"
    DEFENDER = "defender"
    ATTACKER = "attacker"
    ALLY = "ally"
    OUT = "out"
    PASSED = "passed"
    GOVERNOR = "governor"
    # Panels
    FIRST = "first"
    """It is needed now, and so comes before others."""

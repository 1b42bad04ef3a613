"""What this game draws itself: see looks.toml."""

from __future__ import annotations

from ....scenes.looks import Subject


class Topic(Subject):
    """What cards are about."""

    SURVIVOR = "survivor"
    LOCATION = "location"
    ENCOUNTER = "encounter"
    EVENT = "event"
    ENEMY = "enemy"
    OBJECT = "object"
    OUTCOME = "outcome"

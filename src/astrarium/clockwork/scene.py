"""How a table looks, as data."""

from __future__ import annotations


class Scene:
    pass

"""The conformance suite: what every game must do, by existing. Behind `astrarium check` and tests/conformance."""

from .conformance import CHECKS, Case, decisions, lengths, trials, variants

__all__ = ["CHECKS", "Case", "decisions", "lengths", "trials", "variants"]

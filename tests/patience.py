"""How long tests wait."""

PATIENCE = 400
"""Seconds for what comes at once on a machine that does nothing else: tests wait for it, they do not time it."""

"""Compiles the games while people already play them, and lets the bots think in what was compiled."""

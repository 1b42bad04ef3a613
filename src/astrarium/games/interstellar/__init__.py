"""Starship Interstellar."""

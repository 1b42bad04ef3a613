"""Comets: the smallest whole game, to be copied and not listed. docs/game.md goes through it room by room."""

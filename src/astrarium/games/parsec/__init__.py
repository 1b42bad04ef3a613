"""Parsec: Age of Colonies, a galaxy of hexes to settle, trade in and fight over. Rule ids: PAR."""

"""Starship Interstellar: save what can be saved from a dying Sun. Rule ids: INT."""

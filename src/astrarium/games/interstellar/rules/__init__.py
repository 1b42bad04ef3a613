"""The rules of Starship Interstellar, a file for each phase."""

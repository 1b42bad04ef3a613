"""How the table of Starship Interstellar looks."""

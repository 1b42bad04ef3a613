"""What the built-in players value in Starship Interstellar, and what they look at."""

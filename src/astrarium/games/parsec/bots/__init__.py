"""What the built-in players value in Parsec, and what they look at."""

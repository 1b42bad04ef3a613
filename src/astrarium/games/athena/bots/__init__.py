"""What the built-in players value in Last Aurora, and what they look at."""

"""What the built-in players value in The Expanse, and what they look at."""

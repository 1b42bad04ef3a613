"""What the built-in players value in Cosmic Encounter, and what they look at."""

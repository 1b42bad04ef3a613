"""What the built-in bots value."""

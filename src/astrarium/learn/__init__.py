"""A player that teaches itself: a value network over `observe`, self-play, and the way into the arena."""

"""A player that learns: a policy over what is seen, imitation, self-play, and the way into the arena."""

"""The clockwork: the kernel on which every game runs. It knows no game, imports nothing outside the standard library."""

"""The clockwork: the kernel on which every game runs. It knows no game and imports no other package."""

"""The powers, each in a file of its name with the two sides of its Flare; `shared` holds what several of them share."""

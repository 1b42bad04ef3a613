"""What Edicts, cones, comets, hexes, curses and moons do."""

"""The moons, by category. COS-13

`me` is the occupant. Continuing moons change quantities while they are revealed and occupied, or act by themselves at
their timing points; Intermittent and One-shot ones are carried out by `use` when they take effect.
"""

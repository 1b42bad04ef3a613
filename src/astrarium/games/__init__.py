"""The games. One folder each, always with the same rooms; no game imports another."""

KEYS = ("expanse", "cosmic", "parsec", "athena", "interstellar")
"""The games there are, in the order in which they are listed."""

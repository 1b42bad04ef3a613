"""How the table of Last Aurora looks."""

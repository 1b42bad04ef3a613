"""How the table of Parsec looks."""

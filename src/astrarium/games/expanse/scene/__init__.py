"""How the table of The Expanse looks."""

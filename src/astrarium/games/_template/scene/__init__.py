"""How the table of Comets looks."""

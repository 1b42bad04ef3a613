"""How the table of Cosmic Encounter looks."""

"""The rules of Parsec, a file for each phase."""

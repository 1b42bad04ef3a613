"""The rules of Comets, a file for each phase."""

"""The rules of The Expanse, a file for each phase."""

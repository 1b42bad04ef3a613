"""The rules of Last Aurora, a file for each phase."""

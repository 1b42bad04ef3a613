"""The rules of Cosmic Encounter, a file for each phase."""

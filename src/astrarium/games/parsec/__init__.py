"""Parsec - Age of Colonies."""

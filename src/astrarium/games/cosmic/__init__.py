"""Cosmic Encounter, with More Cosmic Encounter."""

"""The games. One folder each, always with the same rooms; no game imports another."""

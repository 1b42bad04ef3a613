"""Tables laid by name, for tests that read as cases: `playing` for all games, the rest for one game each."""

"""Many games between players: scheduled fairly, played side by side, kept as tables, rated and reported."""

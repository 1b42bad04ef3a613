"""What designers ask of a game: what can be said of a player afterwards, and at which table a component is tried."""

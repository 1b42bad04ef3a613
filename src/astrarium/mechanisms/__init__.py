"""What several games do: decks, hands, windows, offers, payments, orders of players, ways over a board."""

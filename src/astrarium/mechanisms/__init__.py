"""What several games do: decks, hands, windows, offers, payments, orders of players, paths over a board."""

"""What a table looks like, as typed data. Nothing is drawn here."""

"""What every game gives to bots, tables, designers and readers, and where the games are found."""

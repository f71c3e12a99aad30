"""What a player of the board game looks at, remembers, and makes of it."""

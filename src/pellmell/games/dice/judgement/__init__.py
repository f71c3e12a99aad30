"""What a player of Ligretto Dice looks at, remembers, and makes of it."""

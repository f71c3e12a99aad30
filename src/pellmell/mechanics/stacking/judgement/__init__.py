"""What a player of a stacking race looks at, remembers, and makes of it."""

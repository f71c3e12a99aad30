"""Rules benches: how quick the games are, beside other people's engines."""

"""Fault benches: kills, nonsense, costly bytes and long wakings, at a house that runs."""

"""The upkeep of a house while it runs: bans, orders, what is old, and garbage."""

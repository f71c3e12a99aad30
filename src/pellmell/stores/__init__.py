"""Stores keep tables, matches and journals.

Another database is a folder beside `sqlite` and `postgres`, with a `database.py` that keeps to the port of
that name here, and a line in `opening.py`, which chooses by the address. Tests have
`pellmell.testing.MemoryStore`.
"""

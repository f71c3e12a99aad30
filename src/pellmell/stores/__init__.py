"""Stores keep tables, matches and journals.

Another database is a folder beside `sqlite` and `postgres`, with a `database.py` that keeps to the port of
that name here. `opening.py` chooses by the address, and says what else knows how many kinds there are.
Tests have `pellmell.testing.MemoryStore`.
"""

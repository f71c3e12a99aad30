"""Stores keep tables, matches and journals. `port.py` says what a kind of database has to offer, `opening.py`
chooses one, and each has a folder. Tests have `pellmell.testing.MemoryStore`."""

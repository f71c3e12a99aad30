"""The store: tables, matches and journals are kept in SQLite. (Tests have `pellmell.testing.MemoryStore`.)"""

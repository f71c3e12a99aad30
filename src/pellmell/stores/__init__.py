"""The store keeps tables, matches and journals in SQLite. Tests have `pellmell.testing.MemoryStore`."""

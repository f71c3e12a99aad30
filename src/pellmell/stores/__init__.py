"""Where tables, matches and journals are kept: SQLite (the default), and memory for tests of the house."""

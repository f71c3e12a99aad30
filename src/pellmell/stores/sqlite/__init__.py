"""The store in one SQLite file: its schema, its writer and its reader, and how it is kept whole and small."""

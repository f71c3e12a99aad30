"""The lobby bench: how soon every node of a house shows a public table, and forgets those of a dead node."""

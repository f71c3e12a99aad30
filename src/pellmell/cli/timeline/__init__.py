"""The timeline of a match: its steps, its events in words, its scores as lines of text."""

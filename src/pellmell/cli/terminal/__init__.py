"""The terminal: its keyboard, its other screen, and the picture of a match in it."""

"""The timeline of a match: its scenes, and the words and scores that tell of them."""

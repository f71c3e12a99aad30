"""The judgement of bots for the board game: what they look at, remember, and make of it."""

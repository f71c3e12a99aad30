"""The films bench: how large the film of a round is, and what it costs to make, to fold and to review it."""

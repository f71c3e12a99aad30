"""One folder a game. They are discovered, not listed; none imports another."""

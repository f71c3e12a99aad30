"""A WebSocket connection: its bytes, its frames, how long it is, and what is said on it."""

"""Feel benches: what the client does in each frame, in a real Chromium."""

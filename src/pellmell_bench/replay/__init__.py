"""The replay bench: a link to a film on a slow line, and its strip under a finger, in a real Chromium."""

"""The sessions of Dutch Blitz that are recorded for the tests of the clients: tools/make_frames.py."""

from tests.client.recording import race

RECORDINGS = {"blitz": lambda: race("blitz", 60, mistakes="called", stop="called")}

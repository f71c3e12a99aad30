"""The sessions of the board game that are recorded for the tests of the clients: tools/make_frames.py."""

from tests.client.recording import race

RECORDINGS = {"board": lambda: race("board", 60, tokens="players", mistakes="called")}

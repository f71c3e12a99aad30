"""Simulation: whole matches between bots, in virtual time, without any server."""

"""Mechanics are what several games share. Pure."""

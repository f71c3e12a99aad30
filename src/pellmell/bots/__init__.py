"""Bots see a view and answer with a command, after a human's time. Pure."""

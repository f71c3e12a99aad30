"""The toy game Count to Ten, in folders as in the tree: no chance, nothing hidden, two seats, no manual.

A test copies it into a copy of the tree (`tree.py`). It is the example of docs/adding-a-game.md.
"""

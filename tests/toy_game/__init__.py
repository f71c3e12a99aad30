"""A toy game, to be copied into a copy of the tree: no chance, nothing hidden, exactly two seats, no manual.

`server` becomes src/pellmell/games/count, `client` becomes web/src/games/count. It is the example of
docs/adding-a-game.md.
"""

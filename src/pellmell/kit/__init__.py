"""The kit has the pieces every game is made of: colours, cards, chance, options, the contract of a game.
Pure."""

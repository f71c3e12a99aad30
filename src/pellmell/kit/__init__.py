"""The pieces every game is made of: colours, cards, chance, options, and the contract of a game. Pure."""

"""How a person does in the page what the engine says: one class per kind of game, three ways each."""

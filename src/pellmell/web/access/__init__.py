"""Access to the house: who asks, from where, how often, and who is not let in."""

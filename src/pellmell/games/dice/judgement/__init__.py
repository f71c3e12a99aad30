"""The judgement of bots for Ligretto Dice: what they look at, remember, and make of it."""

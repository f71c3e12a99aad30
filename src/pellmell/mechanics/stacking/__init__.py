"""The stacking race: everybody builds the same piles in the middle, at once.

The games that are played so are this one mechanism, each with a rule set, which is data.
"""

"""The stacking race: everybody builds the same piles in the middle, at once.

Ligretto and Dutch Blitz are this one mechanism with two rulebooks of data.
"""

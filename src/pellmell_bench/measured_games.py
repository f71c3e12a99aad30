"""The games that benches measure where a figure is that of one game: the same one from commit to commit."""

USUAL = "ligretto"  # the one with most seats, and with most contests
TWELVE_SEATS = (USUAL, "blitz")  # rounds of so many, though not every box has the cards for it
QUICKEST = "dice"  # the least work in the rules: what is left is the house's
LONGEST_RULEBOOK = "board"
PIECES = (  # of the usual one, that mypyc can compile
    "kit/chance.py",
    "mechanics/stacking/area.py",
    "mechanics/stacking/blocked.py",
    "mechanics/stacking/middle.py",
    "mechanics/stacking/mistakes.py",
)

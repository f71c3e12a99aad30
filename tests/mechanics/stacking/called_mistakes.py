"""Positions and their outcome where mistakes are called."""

from functools import partial

from tests.mechanics.stacking import table
from tests.mechanics.stacking.table import IDLE

after = partial(table.after, mistakes="called")
happened = partial(table.happened, mistakes="called")
refused = partial(table.refused, mistakes="called")
points = partial(table.points, mistakes="called")
legal = partial(table.legal, mistakes="called")

TIDY = f"middle r:b / a stock y7 y8 row g5 hand g2 g9 | g3 / {IDLE}"

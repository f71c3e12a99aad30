"""The limits of a house: how many tables it has awake, and how many watchers and screens each of them.

What a seat may do in a round is limited in `state_machine/round_limits.py`, how often somebody may come back
to it in `admission.py`, and what an address may ask for in `web/access`.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class HouseLimits:
    tables: int = 5_000
    watchers: int = 200  # per table
    screens: int = 4  # per table, that were let in

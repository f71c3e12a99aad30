"""The limits of a house: how many tables it has awake, and how many watchers and screens each of them.

Limits of a seat: how much it may do in a round is in `state_machine/moves_per_seat.py`, how quick its hand
may be in `play/pace_limit.py`, how often it may react or take another name in `state_machine/requests.py`,
how often somebody may come back to it in `admission.py`. What is counted for it is a field of `SeatState`, in
`state_machine/seats.py`. What an address may ask for is limited in `web/access`.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class HouseLimits:
    tables: int = 5_000
    watchers: int = 200  # per table
    screens: int = 4  # per table, that were let in

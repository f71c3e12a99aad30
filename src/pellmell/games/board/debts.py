"""Debts record which seat owes a blocked token a move.

Whoever leaves a token without a free pair beside it lays the next card on any free pair, and puts the token
there: the own token (BRD-14) or another that the card has blocked (BRD-15). Until then nobody can use it,
unless it opens by itself (BRD-16). The oldest debt is paid first, and a card that could pay cannot be
discarded (BRD-33). After eight seconds, or when the debtor is away, anybody may pay (BRD-34).
"""

from dataclasses import dataclass, field

from msgspec import Struct
from msgspec.structs import replace

from pellmell.games.board.field import Field
from pellmell.games.board.messages import DebtLapsed, Laid, Owed
from pellmell.kit.messages import Event
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds

PATIENCE_MS = 8000


class Debt(Struct, frozen=True, omit_defaults=True):
    seat: Seat
    token: int
    number: int
    open: bool = False  # anybody may pay it


@dataclass(slots=True)
class Debts:
    """The debts of a round, oldest first. A token is owed one move at most."""

    due: list[Debt] = field(default_factory=list[Debt])

    def copy(self) -> "Debts":
        return Debts(list(self.due))

    def add(self, debt: Debt) -> None:
        self.due.append(debt)

    def remove(self, token: int) -> None:
        self.due = [debt for debt in self.due if debt.token != token]

    def open(self, token: int) -> None:
        self.due = [replace(debt, open=True) if debt.token == token else debt for debt in self.due]

    def of_token(self, token: int) -> Debt | None:
        return next((debt for debt in self.due if debt.token == token), None)

    def oldest_of(self, seat: Seat) -> Debt | None:
        return next((debt for debt in self.due if debt.seat == seat), None)

    def payable_by(self, seat: Seat) -> list[int]:
        """The tokens that the seat's next card may free: of its own debts only the oldest."""
        own = self.oldest_of(seat)
        return [own.token] if own else [debt.token for debt in self.due if debt.open]

    def timers(self) -> dict[str, Milliseconds]:
        return {f"debt {debt.number}": PATIENCE_MS for debt in self.due if not debt.open}


def settled(table: Field, debts: Debts, laid: Laid, last_number: int) -> list[Event]:
    """What a card that was laid does to debts: some lapse, some arise, the own token's first."""
    blocked = [token for token in table.tokens if table.is_blocked(token)]
    lapsed = [DebtLapsed(debt.token) for debt in debts.due if debt.token not in blocked]
    fresh = [token for token in blocked if not debts.of_token(token)]
    fresh.sort(key=lambda token: (token != laid.token, token))
    return [*lapsed, *(Owed(laid.seat, token, n) for n, token in enumerate(fresh, last_number + 1))]

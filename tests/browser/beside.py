"""A round as the engine plays it, beside the real house: dealt by the same seed, and in step with it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from pellmell.catalogue import find_game
from pellmell.games.board.messages import Lay, TurnUp
from pellmell.kit.chance import Chance, mixed
from pellmell.kit.messages import Command, TimeUp
from pellmell.kit.options import parse_options
from pellmell.kit.phases import Phase
from pellmell.kit.round import Position
from pellmell.kit.seats import HOUSE, Seat
from tests.browser.seeded_house import SEED

PAGE, PARTNER = SEATS = 0, 1


@dataclass(frozen=True)
class Deal:
    """`number` is thrown into the seed by who gets ready: another number, another deal."""

    game: str
    number: int
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @property
    def nonces(self) -> list[str]:
        """By seat."""
        return [f"{self.number:08x}", ""]


class Beside:
    def __init__(self, deal: Deal) -> None:
        self._game = find_game(deal.game)
        options = parse_options(self._game.options, deal.options)
        self._chance = Chance(mixed(SEED, [bytes.fromhex(nonce) for nonce in deal.nonces]))
        self.position: Position = self._game.deal(options, len(SEATS), self._chance)
        self._count = 0

    def turns(self) -> Iterator[tuple[Seat, Command]]:
        """What the page, the friend and time do next, as good players would, until the round is scored.

        Whoever asks lets it happen before they ask again.
        """
        while self.position.phase is not Phase.SCORED:
            before = self._count
            for seat in SEATS:
                if command := self.choice(seat):
                    self._count += 1
                    yield seat, command
            if self._count == before:
                yield HOUSE, TimeUp(next(iter(self.position.timers())))

    def must(self, seat: Seat) -> Command:
        command = self.choice(seat)
        assert command is not None, f"seat {seat} has nothing to do"
        return command

    def choice(self, seat: Seat) -> Command | None:
        chance = self._chance.stream("choice", seat, self._count)
        command = self._game.bot.choose(self.position.view(), seat, chance)
        return self._over_jokers(seat) or command if command == TurnUp() else command

    def _over_jokers(self, seat: Seat) -> Command | None:
        """Here nobody is sparing with them."""
        return next((command for command in self.position.legal(seat) if isinstance(command, Lay)), None)

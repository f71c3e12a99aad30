"""Films of rounds that nobody has played: two seats, and cards that suit the question."""

from typing import Any, Self

import msgspec
from msgspec import Raw

from pellmell.catalogue import find_game
from pellmell.films.film import VERSION, Film, LostRace, Shot
from pellmell.kit.cards import ALL_CARDS, Card
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Event, RaceStopped
from pellmell.kit.phases import Ending
from pellmell.kit.round import View
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.mechanics.stacking.messages import Opened, Placed, Play, Turned
from pellmell.play.messages import Dealt, Player
from pellmell.review.opportunities import Opportunity, find_opportunities

SIGNAL: Milliseconds = 3000
LIGRETTO = find_game("ligretto")
ADA, BEN = 0, 1


def card(text: str) -> Card:
    return ALL_CARDS[text]


class Telling:
    """What happens, told one after the other; times are ms since the signal."""

    def __init__(self, game: AnyGame, *opening: Event, view: View | None = None, **options: Any) -> None:
        """Dealt by chance, unless it looks like the view that is given."""
        self._game = game
        self._options = game.options(**options)
        self._view = view or game.deal(self._options, 2, Chance(seed_from("made up"))).view()
        self._shots: list[Shot] = []
        self._lost: list[LostRace] = []
        self._last: Milliseconds = 0
        self._at(-SIGNAL, HOUSE, Dealt(1))
        self._at(0, HOUSE, *opening)

    def happened(self, at: Milliseconds, *events: Event, seat: Seat = HOUSE, early: int = 0) -> Self:
        """Because of a command of the seat, made so much earlier, and then held as long."""
        return self._at(at, seat, *events, early=early)

    def too_late(
        self, at: Milliseconds, seat: Seat, command: Command, by: Seat, later: Milliseconds = 50
    ) -> Self:
        """It was made at that time, and told so much later."""
        made = at + SIGNAL
        told = made + later
        self._lost.append(LostRace(told, seat, Raw(msgspec.json.encode(command)), told, made, by))
        return self

    def stopped(self, at: Milliseconds, by: Seat = ADA) -> Film:
        self._at(at, HOUSE, RaceStopped(Ending.STOP, by))
        return self.film()

    def film(self) -> Film:
        game, options = self._game, self._options
        return Film(
            film=VERSION,
            game=game.name,
            rules=game.version,
            options=msgspec.to_builtins(options),
            round=1,
            players=[Player("Ada"), Player("Ben")],
            totals=[0, 0],
            carried=[0, 0],
            signal=SIGNAL,
            view=Raw(msgspec.json.encode(self._view.snapshot())),
            shots=self._shots,
            lost=self._lost,
        )

    def _at(self, at: Milliseconds, seat: Seat, *events: Event, early: int = 0) -> Self:
        told = Raw(msgspec.json.encode(events))
        self._shots.append(Shot(at + SIGNAL - self._last, seat, told, credit=early))
        self._last = at + SIGNAL
        return self


class MadeUp(Telling):
    """Of a stacking race."""

    def __init__(self, ada: str, ben: str, game: AnyGame = LIGRETTO, **options: Any) -> None:
        """The cards in the row of each, such as `r1 r2 g5 b6 y7`, and under them a stock of eights."""
        rows = [[card(text) for text in row.split()] for row in (ada, ben)]
        super().__init__(game, Opened([card("g8"), card("b8")], rows), **options)

    def placed(
        self, at: Milliseconds, seat: Seat, text: str, place: int, pile: int, early: int = 0
    ) -> "MadeUp":
        """From a place of the row, which the stock fills; made so much earlier, and then held as long."""
        event = Placed(seat, card(text), place, pile, filled=card("g8"), shows=card("g8"))
        return self.happened(at, event, seat=seat, early=early)

    def turned(self, at: Milliseconds, seat: Seat, shows: str) -> "MadeUp":
        return self.happened(at, Turned(seat, 3, card(shows)), seat=seat)

    def lost(self, at: Milliseconds, seat: Seat, text: str, by: Seat, later: Milliseconds = 50) -> "MadeUp":
        return self.too_late(at, seat, Play(card(text)), by, later)


def chances(film: Film, seat: Seat) -> list[Opportunity]:
    return [one for one in find_opportunities(film).chances if one.seat == seat]


def only(film: Film, seat: Seat, thing: object) -> Opportunity:
    (found,) = [one for one in chances(film, seat) if one.thing == thing]
    return found

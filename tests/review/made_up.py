"""Films of rounds of Ligretto that nobody has played: two seats, and cards that suit the question."""

import msgspec
from msgspec import Raw

from pellmell.catalogue import find_game
from pellmell.films.film import VERSION, Film, LostRace, Shot
from pellmell.kit.cards import ALL_CARDS, Card
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.messages import Command, Event, RaceStopped
from pellmell.kit.phases import Ending
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.mechanics.stacking.messages import Opened, Placed, Play, Turned
from pellmell.play.messages import Dealt, Player

SIGNAL: Milliseconds = 3000
LIGRETTO = find_game("ligretto")
ADA, BEN = 0, 1


def card(text: str) -> Card:
    return ALL_CARDS[text]


class MadeUp:
    """What happens, told one after the other; times are ms since the signal."""

    def __init__(self, ada: str, ben: str) -> None:
        """Five cards in the row of each, such as `r1 r2 g5 b6 y7`, and under them a stock of eights."""
        self._shots: list[Shot] = []
        self._lost: list[LostRace] = []
        self._last: Milliseconds = 0
        self._at(-SIGNAL, HOUSE, Dealt(1))
        rows = [[card(text) for text in row.split()] for row in (ada, ben)]
        self._at(0, HOUSE, Opened([card("g8"), card("b8")], rows))

    def placed(
        self, at: Milliseconds, seat: Seat, text: str, place: int, pile: int, early: int = 0
    ) -> "MadeUp":
        """From a place of the row, which the stock fills; made so much earlier, and then held as long."""
        event = Placed(seat, card(text), place, pile, filled=card("g8"), shows=card("g8"))
        return self._at(at, seat, event, early=early)

    def turned(self, at: Milliseconds, seat: Seat, shows: str) -> "MadeUp":
        return self._at(at, seat, Turned(seat, 3, card(shows)))

    def happened(self, at: Milliseconds, *events: Event, seat: Seat = HOUSE) -> "MadeUp":
        return self._at(at, seat, *events)

    def lost(self, at: Milliseconds, seat: Seat, text: str, by: Seat) -> "MadeUp":
        """It was made at that time, and told 50 ms later."""
        command: Command = Play(card(text))
        made = at + SIGNAL
        self._lost.append(LostRace(made + 50, seat, Raw(msgspec.json.encode(command)), made + 50, made, by))
        return self

    def stopped(self, at: Milliseconds, by: Seat = ADA) -> Film:
        self._at(at, HOUSE, RaceStopped(Ending.STOP, by))
        return self.film()

    def film(self) -> Film:
        options = LIGRETTO.options()
        view = LIGRETTO.deal(options, 2, Chance(seed_from("made up"))).view()
        return Film(
            film=VERSION,
            game="ligretto",
            rules=LIGRETTO.version,
            options=msgspec.to_builtins(options),
            round=1,
            players=[Player("Ada"), Player("Ben")],
            totals=[0, 0],
            carried=[0, 0],
            signal=SIGNAL,
            view=Raw(msgspec.json.encode(view.snapshot())),
            shots=self._shots,
            lost=self._lost,
        )

    def _at(self, at: Milliseconds, seat: Seat, *events: Event, early: int = 0) -> "MadeUp":
        told = Raw(msgspec.json.encode(events))
        self._shots.append(Shot(at + SIGNAL - self._last, seat, told, credit=early))
        self._last = at + SIGNAL
        return self

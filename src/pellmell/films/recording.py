"""The recorder of films looks on while a match is written into its journal, or played again from it.

It is told what everybody is told anyway, and keeps it packed: a table that races has at most some kB of it.
"""

import zlib
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from pellmell.films.film import NOTHING, VERSION, Film, LostRace, Shot
from pellmell.kit.messages import Event
from pellmell.kit.phases import RACING
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.journal import Heard, Lost
from pellmell.play.match import Match
from pellmell.play.messages import Dealt, RoundClosed

LOOSE_BYTES = 8_000  # of shots, before they are packed

Develop = Callable[[Film], object]

encode = msgspec.json.Encoder().encode


class FilmRecorder:
    """Each round that is closed is handed to `develop`. One that was given up, or dealt again, is not."""

    def __init__(self, develop: Develop) -> None:
        self._develop = develop
        self._round: _Exposed | None = None
        self._dealt_again = False

    def happened(
        self, match: Match, seat: Seat, at: Milliseconds, heard: Heard, events: Sequence[Event], told: bytes
    ) -> None:
        """`told` are the events, as everybody is told them."""
        if events and type(events[0]) is Dealt:
            self._round = _Exposed(match, at, self._dealt_again)
            self._dealt_again = False
        exposed = self._round
        if exposed is None:
            return
        exposed.add(match, seat, at, heard, told)
        closed = next((event for event in events if type(event) is RoundClosed), None)
        if closed is not None:
            self._round = None
            self._develop(exposed.film(closed))

    def lost(self, lost: Lost) -> None:
        if self._round is not None:
            self._round.lose(lost)

    def redealt(self) -> None:
        """What was done since the last round counts no more."""
        self._round, self._dealt_again = None, True


class _Exposed:
    """A round under way."""

    def __init__(self, match: Match, at: Milliseconds, dealt_again: bool) -> None:
        self._dealt = self._last = at
        self._shots = _ShotBuffer()
        self._lost: list[LostRace] = []
        self._signal: Milliseconds | None = None
        self._film = _begun(match, dealt_again)

    def add(self, match: Match, seat: Seat, at: Milliseconds, heard: Heard, told: bytes) -> None:
        if self._signal is None and match.phase is RACING:
            self._signal = at - self._dealt
        times = (at - heard.arrived, heard.arrived - heard.made)
        self._shots.add(Shot(at - self._last, seat, Raw(told), *times))
        self._last = at

    def lose(self, lost: Lost) -> None:
        dealt = self._dealt
        times = (lost.arrived - dealt, lost.made - dealt)
        self._lost.append(LostRace(lost.at - dealt, lost.seat, lost.command, *times, lost.by))

    def film(self, closed: RoundClosed) -> Film:
        return replace(
            self._film,
            signal=self._signal,
            seed=closed.seed,
            nonces=closed.nonces,
            shots=self._shots.all(),
            lost=self._lost,
        )


def _begun(match: Match, dealt_again: bool) -> Film:
    """As it was dealt."""
    position, people = match.position, match.people
    assert position is not None
    face_down = position.face_down()
    return Film(
        film=VERSION,
        game=match.game.name,
        rules=match.game.version,
        options=msgspec.to_builtins(match.options),
        round=match.round,
        players=[replace(player, id="") for player in people.players],
        totals=list(match.totals),
        carried=list(match.carried),
        host=people.host,
        away=sorted(people.away),
        gone=sorted(people.gone),
        out=sorted(people.out),
        stints=list(people.stints),
        view=Raw(encode(position.view().snapshot())),
        face_down=NOTHING if face_down is None else Raw(encode(face_down)),
        keep=Raw(encode(match.keep)),
        dealt_again=dealt_again,
    )


class _ShotBuffer:
    """Shots, most of them packed."""

    def __init__(self) -> None:
        self._packed: list[bytes] = []
        self._loose: list[bytes] = []
        self._bytes = 0

    def add(self, shot: Shot) -> None:
        text = encode(shot)
        self._loose.append(text)
        self._bytes += len(text)
        if self._bytes > LOOSE_BYTES:
            self._packed.append(zlib.compress(b",".join(self._loose), 1))
            self._loose, self._bytes = [], 0

    def all(self) -> list[Shot]:
        texts = [*map(zlib.decompress, self._packed), *self._loose]
        return msgspec.json.decode(b"[%b]" % b",".join(texts), type=list[Shot])

"""The recorder of films looks on while a match is written into its journal, or played again from it.

It is told what everybody is told anyway, and keeps it packed: a table that races has at most some kB of it.
"""

import zlib
from collections.abc import Callable, Iterable, Sequence

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from pellmell.films.film import MOST_BYTES, NOTHING, VERSION, Film, LostRace, Packed, Shot
from pellmell.films.sliced_gzip import SlicedGzip
from pellmell.kit.messages import Event
from pellmell.kit.phases import RACING
from pellmell.kit.time_units import Milliseconds
from pellmell.play.journal import Lost, Unseen
from pellmell.play.match import Match
from pellmell.play.messages import Dealt, Player, RoundClosed

LOOSE = 30  # shots, before they are packed as a slice
LONG_BYTES = 100_000  # of shots: twice a long round; to pack more at once would hold up the loop
AT_ONCE = 8  # slices that a longer one is packed by
MOST_LOST = 1_000  # races of a round, the first ones; of any that people have raced, all
SPARE_BYTES = 500_000  # of a film, for all that is in it beside shots

Develop = Callable[[Film], object]

BEFORE_SHOTS = b'{"shots":['

encode = msgspec.json.Encoder().encode


class FilmRecorder:
    """Each round that is closed is handed to `develop`, while `names` are those that people have had in it,
    each with the id. One that was given up, or dealt again, is not. A long one is handed over without its
    shots, and is `packed` with them by then, unless it is longer than a film can be."""

    def __init__(self, develop: Develop) -> None:
        self.develop = develop
        self.names: list[tuple[str, str]] = []
        self.packed: Packed = b""
        self.unseen: list[Unseen] = []
        self.patience = LOOSE
        self._round: _Exposed | None = None
        self._dealt_again = False

    def look(self, match: Match, events: Sequence[Event]) -> None:
        unseen, self.unseen = self.unseen, []
        if events and type(events[0]) is Dealt:
            self._round = _Exposed(match, unseen[0][0], self._dealt_again)
            self._dealt_again = False
        exposed = self._round
        if exposed is None:
            return
        exposed.look(match, unseen)
        if match.position is None:
            self._close(exposed, events)

    def _close(self, exposed: "_Exposed", events: Sequence[Event]) -> None:
        self._round = None
        closed = next((event for event in events if type(event) is RoundClosed), None)
        if closed is not None:
            self.names = sorted(exposed.names)
            film = exposed.film(closed)
            self.packed = exposed.packed_with(film)
            self.develop(film)

    def lost(self, lost: Lost) -> None:
        if self._round is not None:
            self._round.lose(lost)

    def redealt(self) -> None:
        """What was done since the last round counts no more."""
        self._round, self._dealt_again = None, True


class _Exposed:
    """A round under way, the last shots of which are not packed yet."""

    def __init__(self, match: Match, at: Milliseconds, dealt_again: bool) -> None:
        self.dealt = self._last = at
        self.signal: Milliseconds | None = None
        self._loose: list[Unseen] = []
        self.known: tuple[Player, ...] = ()
        self.names: set[tuple[str, str]] = set()
        self._slices: list[bytes] = []
        self._sliced = 0  # bytes in them, unpacked
        self._long: SlicedGzip | None = None  # its first slices, once there are many
        self._lost: list[LostRace] = []
        self._film = _begun(match, dealt_again)

    def look(self, match: Match, unseen: Sequence[Unseen]) -> None:
        """What happened, who is there, since when they race, and whether there is enough to be packed."""
        self._loose += unseen
        if match.people.themselves is not self.known:
            self.known = match.people.themselves
            self.names.update((player.name, player.id) for player in self.known if player.id)
        if self.signal is None and match.phase is RACING:
            self.signal = unseen[-1][0] - self.dealt
        if len(self._loose) > LOOSE:
            self._pack()

    def _pack(self) -> None:
        text = self._develop_loose()
        self._slices.append(zlib.compress(text, 1))
        self._sliced += len(text)
        if self._sliced > LONG_BYTES:
            self._pack_for_good()

    def _pack_for_good(self) -> None:
        """The first slices of a long one."""
        first, self._slices = _unpacked(self._slices[:AT_ONCE]), self._slices[AT_ONCE:]
        self._sliced -= len(first)
        long = self._long = self._long or SlicedGzip()
        if not _is_too_long(long):
            long.add((b"," if long.length else BEFORE_SHOTS) + first)

    def _develop_loose(self) -> bytes:
        shots: list[bytes] = []
        for at, seat, told, heard in self._loose:
            held, credit = (0, 0) if heard is None else (at - heard.arrived, heard.arrived - heard.made)
            shots.append(encode(Shot(at - self._last, seat, Raw(told), held, credit)))
            self._last = at
        self._loose.clear()
        return b",".join(shots)

    def lose(self, lost: Lost) -> None:
        if len(self._lost) == MOST_LOST:
            return
        dealt = self.dealt
        times = (lost.arrived - dealt, lost.made - dealt)
        self._lost.append(LostRace(lost.at - dealt, lost.seat, lost.command, *times, lost.by))

    def film(self, closed: RoundClosed) -> Film:
        return replace(
            self._film,
            signal=self.signal,
            seed=closed.seed,
            nonces=closed.nonces,
            shots=self._shots(),
            lost=self._lost,
        )

    def _shots(self) -> list[Shot]:
        """Of a long one, none."""
        if self._long is not None:
            return []
        return msgspec.json.decode(b"[%b]" % self._rest(), type=list[Shot])

    def _rest(self) -> bytes:
        texts = [_unpacked(self._slices)] if self._slices else []
        return b",".join([*texts, self._develop_loose()] if self._loose else texts)

    def packed_with(self, film: Film) -> Packed:
        """A long one, with what else is in the film; nothing where it is too long to be one."""
        if self._long is None or _is_too_long(self._long):
            return b""
        return self._long.end(b",%b],%b" % (self._rest(), encode(film)[1:]))


def _is_too_long(long: SlicedGzip) -> bool:
    return long.length > MOST_BYTES - SPARE_BYTES


def _unpacked(slices: Iterable[bytes]) -> bytes:
    return b",".join(map(zlib.decompress, slices))


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

"""The port to a store, as the server needs one: what a database has to offer so that a house can run on it.

What tables need of it is `pellmell.house.ports.Store`; here is the rest: what was played, bans and orders,
health, and forgetting. `pellmell.testing.check_store` holds a store to what tables need; what else a kind of
database has to offer is in `database.py`.

A store belongs to the thread of its loop. What it is asked for is a reply: there at once, or soon.
"""

from collections.abc import AsyncIterator, Collection, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

from pellmell.house.ports import Elsewhere, Store
from pellmell.house.records import MatchRecord
from pellmell.house.replies import Reply
from pellmell.kit.time_units import Seconds
from pellmell.stores.bans import Ban
from pellmell.stores.figures import FiguresFound, KeptFigures, OwnFilm
from pellmell.stores.films import ALL, Backlog, KeptFilm, Narrowed, PlayedMatch, Starred
from pellmell.stores.node_figures import NodeFigures
from pellmell.stores.orders import Order, OrderAnswer
from pellmell.stores.shared_state import SharedState
from pellmell.stores.shares import KeptShare, NotShared, OwnShare, SharedRound

Durability: TypeAlias = Literal["power", "process"]  # what is written survives a power cut, or only a crash


class Lag(NamedTuple):
    """What waits to be safe, and for how many seconds the oldest of it does."""

    entries: int
    seconds: Seconds


class Peer(NamedTuple):
    """Another process of the house, which lives."""

    node: int
    url: str
    is_here: bool  # on this machine, as far as is known
    has_renewed: bool = True  # its lease, lately: it was neither frozen nor gone
    stays: bool = True  # it neither drains nor stands back
    misses_us: bool = False  # it has told that this process does not answer it


class Nodes(Protocol):
    """The processes of one house: this one, and the others. Replies raise StoreError."""

    @property
    def own(self) -> int:
        """This process, as the others know it; another number once somebody has taken over from it."""
        ...

    @property
    def figures(self) -> NodeFigures: ...

    @property
    def lease_left(self) -> Seconds:
        """For so long nobody may take over, though this process may not renew its lease any more."""
        ...

    def today(self) -> Reply[Seconds]:
        """Seconds since 1970, by the clock that all of them share."""
        ...

    def announce(self, url: str) -> Reply[list[int]]:
        """From now on it is reached there; returns others that say the same of themselves."""
        ...

    @property
    def url(self) -> str:
        """As it was announced."""
        ...

    def others(self) -> Reply[list[Peer]]:
        """Those that live and have said where they are reached, in the order in which they came."""
        ...

    def tell_silent(self, silent: Collection[int], answering: Collection[int]) -> Reply[bool]:
        """The others see which of them do not answer this one. Whether it has to stand back: of those that
        stay, it reaches fewer than it does not, or one does not reach it. Who stands back does so until all
        is well between it and those that stay; of those there is always one."""
        ...

    def whereabouts(self, code: str) -> Reply[Elsewhere | None]:
        """Who else has a table, or alone may wake it; None if whoever comes to it may take it over, and if
        there is none."""
        ...

    def welcoming(self) -> Reply[list[Elsewhere]]:
        """The others, but those that drain or are older, in the order in which they came."""
        ...

    def depose(self, node: int) -> Reply[None]:
        """It is gone: its tables are free, and if that is wrong, it writes no more."""
        ...

    def drain(self) -> Reply[None]:
        """Others see that this one takes no more tables."""
        ...

    def confirm(self) -> Reply[None]:
        """Nobody else can have taken over without this one having noticed. Mostly that is known at once."""
        ...


class ServerStore(Store, Protocol):
    """Replies raise StoreError where something can't be read or done."""

    @property
    def nodes(self) -> Nodes | None:
        """None where a house is always one process."""
        ...

    @property
    def house_key(self) -> bytes:
        """Made with the house, and the same for as long as there is one."""
        ...

    @property
    def shared(self) -> SharedState | None:
        """None where a house is always one process."""
        ...

    # What was played

    def running_tables(self) -> Reply[int]:
        """How many have a match that is not over."""
        ...

    def matches_of(self, code: str, most: int) -> Reply[list[MatchRecord]]:
        """The last so many, in the order in which they were opened."""
        ...

    def journal_slices(self, number: int) -> AsyncIterator[list[bytes]]:
        """The journal in parts, each of which is read when it is asked for: some journals are long."""
        ...

    # Films

    def played_by(
        self, person: str, before: Seconds, most: int, narrowed: Narrowed = ALL
    ) -> Reply[list[PlayedMatch]]:
        """The last so many matches in which somebody sat or watched, of those that began before then; the
        last one first."""
        ...

    def film(self, id: str, round: int, person: str) -> Reply[KeptFilm | None]:
        """Of a match that somebody may see; None for any other."""
        ...

    def star(self, person: str, id: str, round: int, starred: bool) -> Reply[Starred]:
        """A starred film is kept for as long as the person is known."""
        ...

    def share(self, person: str, id: str, round: int, wanted: KeptShare) -> Reply[KeptShare | NotShared]:
        """By who sat in it, if its table lets them. The same moment twice is one share, that lasts longer."""
        ...

    def shares_of(self, person: str, now: Seconds) -> Reply[list[OwnShare]]:
        """Those that are not over, the last one first."""
        ...

    def shared_round(self, token: str, now: Seconds) -> Reply[SharedRound | None]:
        """For whoever has the token of a share that is not over."""
        ...

    def end_share(self, person: str, token: str) -> Reply[bool]:
        """Whether there was one of theirs."""
        ...

    def film_backlog(self, after: int, most: int) -> Reply[list[Backlog]]:
        """So many matches of a higher number that have rounds without a film, which could be made."""
        ...

    # Own figures

    def films_without_figures(
        self, person: str, game: str, since: Seconds, most: int
    ) -> Reply[list[OwnFilm]]:
        """So many films of rounds that somebody has played, of matches that went on since then; the last one
        first."""
        ...

    def keep_figures(self, person: str, found: Sequence[FiguresFound]) -> Reply[None]:
        """For as long as the matches are listed. Of what is known already, only par is new."""
        ...

    def figures_of(self, person: str, game: str, before: Seconds, most: int) -> Reply[list[KeptFigures]]:
        """The last so many of rounds that were over before then, the last one first."""
        ...

    # Bans and orders

    def bans(self) -> Reply[list[Ban]]: ...

    def orders(self) -> Reply[list[Order]]:
        """Those that nobody has carried out yet."""
        ...

    def take(self, order: Order, awake: Collection[str] = ()) -> Reply[bool]:
        """Whether this process is the one to carry it out, now. Of somebody who is to be forgotten it has put
        aside all that it had awake: others are told so, and it asks again until all of them have said it."""
        ...

    def answer(self, order: Order, given: OrderAnswer, now: Seconds) -> Reply[None]: ...

    def carry_out(self, order: Order, awake: Collection[str] = ()) -> Reply[int]:
        """With how many tables and matches; those awake are for the house to take care of. It comes after all
        that tables have asked to be written before. Raises NotYet while another process has one of them."""
        ...

    # Forgetting

    def forget_tables_before(self, day: Seconds, awake: Collection[str] = ()) -> Reply[int]:
        """Those that nobody has touched since that day, and is not at either; how many."""
        ...

    def forget_matches_before(self, day: Seconds) -> Reply[int]:
        """Those that ended before that day, and their journals; how many."""
        ...

    def forget_films_before(self, day: Seconds) -> Reply[int]:
        """Those that were made before that day, but starred and shared ones; how many."""
        ...

    def forget_shares_ended(self, now: Seconds) -> Reply[int]:
        """How many."""
        ...

    def forget_seats_before(self, day: Seconds) -> Reply[int]:
        """What somebody has played before that day; how many matches of theirs."""
        ...

    def forget_lost_entries(self) -> Reply[None]:
        """Of matches that were deleted."""
        ...

    # Health

    @property
    def damage(self) -> str | None:
        """What is wrong with the database itself, if that is known."""
        ...

    @property
    def lag(self) -> Lag: ...

    @property
    def free_bytes(self) -> int | None:
        """Room on the disk of the database, where that is one of this machine."""
        ...

    def check(self) -> Reply[None]:
        """Read all of it, beside everything else: if it is damaged, `damage` says so."""
        ...

    def probe(self) -> Reply[None]:
        """Try to write: if it can't be done, `trouble` says why."""
        ...

    # Writing

    def hurry(self) -> None:
        """Between two commands of a turn: those before shall not wait for all that are still to be read."""
        ...

    async def flush(self) -> None:
        """Until all that was asked for is written, or lost, and its owners are told."""
        ...

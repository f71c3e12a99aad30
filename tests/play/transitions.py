"""Which event leads from which phase to which, as a client folds it: a table of docs/protocol.md.

Matches are played with all options, and every command that is accepted in the scenes of `tests.play.phases`
is carried out. A mirror folds what happens, event by event, and has to arrive where the table is.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from textwrap import wrap

import msgspec
from msgspec import Raw

from pellmell.catalogue import all_games
from pellmell.client.mirror import TableMirror
from pellmell.house.state_machine.snapshots import match_state
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Event
from pellmell.kit.options import Options
from pellmell.kit.phases import Phase
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.contest_statistics import Contests
from pellmell.play.messages import CountContests, Dealt, Rematch, SetAway, SetBot, Sit, VoteToEnd
from pellmell.testing import paired
from pellmell.wire.frames import NO_ROUND, Happened, Snapshot, TableState
from pellmell.wire.requests import TableSettings
from pellmell.wire.vocabulary import EVENTS_AT_EVERY_TABLE
from tests.games import said_by
from tests.play.house import House, woken
from tests.play.phases import ROLES, commands_for, scenes, time_for, tried

Leads = dict[str, set[tuple[Phase, Phase]]]  # by the event's name

STEPS = 200
WIDTH = 120  # of lines of docs


class Follower:
    """A client at a house in miniature, who notes where each event leads."""

    def __init__(self, house: House, leads: Leads) -> None:
        self._house = house
        self._leads = leads
        self._mirror = _mirror_of(house)

    def do(self, seat: Seat, command: Command, at: Milliseconds) -> list[Event]:
        house, mirror = self._house, self._mirror
        events = house.table.perform(seat, command, at)
        for told in _one_by_one(events):
            before = mirror.phase
            mirror.fold(_frame(mirror.number + 1, told, house))
            self._leads[_tag(type(told[0]))].add((before, mirror.phase))
        assert mirror.phase is house.phase, f"{command} leads to {house.phase}, its events to {mirror.phase}"
        return events


class FollowedHouse(House):
    def __init__(self, game: AnyGame, players: int, options: Options, leads: Leads) -> None:
        super().__init__(game, players, options)
        self._follower = Follower(self, leads)

    def do(self, seat: Seat, command: Command) -> list[Event]:
        if isinstance(command, Sit):  # before anybody can follow
            return super().do(seat, command)
        return self._follower.do(seat, command, self.now)


def _mirror_of(house: House) -> TableMirror:
    table, match = house.table, house.table.match
    state = TableState(
        code="",
        game=table.game.name,
        phase=table.phase,
        options=msgspec.to_builtins(table.options),
        settings=TableSettings(),
        players=list(table.current_players),
        host=table.current_host,
        match=match_state(match) if match else None,
        out=table.current_out,
    )
    mirror = TableMirror()
    mirror.fold(Snapshot(1, 0, house.now, state, round=_round(house)))
    return mirror


def _round(house: House) -> Raw:
    position = house.table.match.position if house.table.match else None
    return NO_ROUND if position is None else Raw(msgspec.json.encode(position.view().snapshot()))


def _one_by_one(events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """What comes along with a deal is already in the view of it."""
    yield from [events] if _deals(events) else ([event] for event in events)


def _deals(events: Sequence[Event]) -> bool:
    return bool(events) and isinstance(events[0], Dealt)


def _frame(number: int, events: Sequence[Event], house: House) -> Happened:
    told = msgspec.to_builtins(events, str_keys=True)
    return Happened(number, 0, told, round=_round(house) if _deals(events) else NO_ROUND)


def _tag(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)


@cache
def leads_of(game: AnyGame) -> Leads:
    leads: Leads = defaultdict(set)
    fewest, *more = game.seats
    players = more[0] if game.keep_type and more else fewest  # three wait for each other when they choose
    for variant in paired(game, players):
        _walk(FollowedHouse(game, players, variant.options, leads).open())
    _come_and_go(FollowedHouse(game, fewest, game.options(), leads).open().race())
    for phase, tables in scenes(game).tables.items():
        for saved in tables:
            _try_everything(game, saved, leads)
        if phase in VoteToEnd.phases:
            _vote_out(woken(tables[0]), leads)
    return leads


def _walk(house: House) -> None:
    """And if a match ends on the way, into another one, with what was taken along from it."""
    for seed in ("first", "second"):
        for _ in house.wander(seed, STEPS):
            pass
        if house.phase is Phase.OVER:
            house.do(0, Rematch())


def _come_and_go(house: House) -> None:
    for command in (SetAway(1, True), SetBot(1, True), SetBot(1, False), SetAway(1, False)):
        house.do(HOUSE, command)
    for seat in house.match.people.present:
        house.do(seat, VoteToEnd())
    house.do(HOUSE, CountContests([Contests() for _ in house.match.players]))


def _vote_out(house: House, leads: Leads) -> None:
    follower = Follower(house, leads)
    for seat in house.match.people.present:
        follower.do(seat, VoteToEnd(), house.now)


def _try_everything(game: AnyGame, saved: bytes, leads: Leads) -> None:
    commands = commands_for(scenes(game), woken(saved))
    for seat in chain.from_iterable(ROLES.values()):
        for command, refusal in tried(saved, seat, commands):
            if refusal is None:
                house = woken(saved)
                Follower(house, leads).do(seat, command, time_for(house, command))


def all_leads() -> Leads:
    """Of all games together, and of every event that there is."""
    found: Leads = {_tag(kind): set() for kind in EVENTS_AT_EVERY_TABLE}
    for game in all_games().values():
        found |= {_tag(kind): set() for kind in game.events if _tag(kind) not in found}
        for event, leads in leads_of(game).items():
            found[event] |= leads
    return found


def table_of_leads() -> str:
    """For people: from where to where, and what decides where there is more than one way to go."""
    found = all_leads()
    moving = [event for event in found if any(one is not other for one, other in found[event])]
    rows = [
        f"| `{event}` | {_listed(one for one, _ in found[event])} "
        f"| {_listed(other for _, other in found[event])} | {decides().get(event, '')} |"
        for event in moving
    ]
    still = ", ".join(f"`{event}`" for event in found if event not in moving)
    head = ["| event | in the phase | then | what decides |", "|---|---|---|---|"]
    return "\n".join([*head, *rows, "", *wrap(f"These change no phase: {still}.", WIDTH)])


def _listed(phases: Iterable[Phase]) -> str:
    there = set(phases)
    return ", ".join(phase for phase in Phase if phase in there)


AT_EVERY_TABLE = {
    "dealt": "the `phase` of the `round` that comes with it",
    "resumed": "`countdown` if the round's own phase is `racing`, else the round's own phase",
    "race_stopped": "In a pause: the phase stays `paused`, unless `ending` is `vote`",
}


@cache
def decides() -> dict[str, str]:
    """Where an event can lead to more than one phase: what the games say, and what holds at every table."""
    found: dict[str, list[str]] = defaultdict(list)
    for said in (*(said_by(game, "transitions", "DECIDES") or {} for game in all_games()), AT_EVERY_TABLE):
        for event, words in said.items():
            found[event].append(words)
    return {event: " ".join(words) for event, words in found.items()}

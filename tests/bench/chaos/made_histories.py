"""A made-up table: a real match, told to two guests and a watcher by two nodes, one after the other."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from pellmell.catalogue import find_game
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.phases import Phase
from pellmell.kit.seats import HOUSE, Seat
from pellmell.lab.arena import Arena, bot_players
from pellmell.play.journal import Recorder
from pellmell.play.match import Match
from pellmell.play.replay import Replay
from pellmell.testing import quickest
from pellmell.wire.frames import NO_ROUND, Happened, Send, Snapshot, TableState, Welcome
from pellmell.wire.requests import TableSettings
from pellmell_bench.chaos.checker.check import check
from pellmell_bench.chaos.histories import History, Note, Seen
from pellmell_bench.chaos.written import Claim, Fencing, Written, WrittenEntry, WrittenMatch
from pellmell_bench.faults.evidence import view_text

CODE, MATCH = "ABCDEF", 7
ONE, OTHER = 11, 12  # the nodes
STEPS, FALL = 60, 40  # the first node is gone after so many steps

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Told:
    """One step of the match: as a frame, as an entry, and the round after it."""

    frame: Happened
    command: bytes
    entry: int
    round: Raw


@cache
def journal() -> tuple[bytes, ...]:
    entries: list[bytes] = []
    game = find_game("ligretto")
    match = Match(game, quickest(game, 2), bot_players(2))
    arena = Arena(match, Chance(seed_from("chaos")), Recorder(match, entries.append).perform)
    for number, _ in enumerate(arena.play()):
        if number >= STEPS and match.phase is Phase.RACING:
            break
    return tuple(entries)


@cache
def steps() -> tuple[Told, ...]:
    replay = Replay(journal(), unfinished=True)
    told: list[Told] = []
    for number, step in enumerate(replay, 1):
        seat = None if step.seat == HOUSE else step.seat
        epoch_number = number if number <= FALL else number - FALL
        n = None if seat is None else number
        frame = Happened(epoch_number, step.at, msgspec.to_builtins(step.events), seat, n)
        position = replay.match.position
        view = NO_ROUND if position is None else Raw(view_text(position.view()))
        told.append(Told(frame, encode(step.command), step.number, view))
    return tuple(told)


def table_state() -> TableState:
    return TableState(CODE, "ligretto", Phase.RACING, {}, TableSettings(), [])


def history(guest: str, seat: Seat | None) -> History:
    """Told by the first node, and after its fall by the other one."""
    notes = [Note(0.0, told=Welcome(2, CODE, 1, seat)), Note(0.0, told=Snapshot(1, 0, 0, table_state()))]
    for number, step in enumerate(steps()):
        if number == FALL:
            shown = Snapshot(2, 0, 0, table_state(), round=steps()[FALL - 1].round)
            notes += [Note(float(number), told=Welcome(2, CODE, 2, seat)), Note(float(number), told=shown)]
        if seat is not None and step.frame.seat == seat:
            assert step.frame.n is not None
            notes.append(Note(float(number), said=Send(step.frame.n, Raw(step.command))))
        notes.append(Note(float(number), told=step.frame))
    last = steps()[-1]
    notes.append(Note(float(STEPS), seen=Seen(2, last.frame.number, last.round)))
    return History(CODE, guest, notes)


def written() -> Written:
    """Each entry has its number as its time; the fall is between two of them."""
    fall = steps()[FALL - 1].entry + 0.5
    entries = [
        WrittenEntry(n, text, float(n), ONE if n < fall else OTHER, 1) for n, text in enumerate(journal(), 1)
    ]
    claims = [Claim(CODE, 1, ONE, 0.0), Claim(CODE, 2, OTHER, fall + 0.1)]
    fencings = [Fencing(ONE, 1, 0.0), Fencing(OTHER, 1, 0.0), Fencing(ONE, 2, fall)]
    return Written([WrittenMatch(MATCH, CODE, entries)], claims, fencings)


def histories() -> list[History]:
    return [history("Guest-0", 0), history("Guest-1", 1), history("watcher", None)]


def found(histories: list[History], written: Written) -> list[str]:
    """The letters of the rules that were broken."""
    return sorted({violation.rule for violation in check(histories, written).violations})


def with_notes(change: Callable[[list[Note]], list[Note]], whose: int = 0) -> list[History]:
    """What one guest has noted is another story."""
    everybody = histories()
    everybody[whose] = everybody[whose]._replace(notes=change(everybody[whose].notes))
    return everybody


def with_frames(change: Callable[[Happened], Happened]) -> list[History]:
    """Everybody was told the same, and it was something else."""

    def changed(note: Note) -> Note:
        return replace(note, told=change(note.told)) if isinstance(note.told, Happened) else note

    return [one._replace(notes=[changed(note) for note in one.notes]) for one in histories()]


def with_entries(change: Callable[[list[WrittenEntry]], list[WrittenEntry]]) -> Written:
    good = written()
    return replace(good, matches=[replace(good.matches[0], entries=change(good.matches[0].entries))])

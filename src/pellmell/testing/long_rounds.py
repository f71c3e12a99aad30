"""Long rounds are journals for tests: tables at which somebody rolls or turns cards for ever."""

from pellmell.catalogue import find_game
from pellmell.house.changes import Append, Change, OpenMatch, SaveTable
from pellmell.house.records import Chair, MatchRecord, TableRecord
from pellmell.kit.chance import seed_from
from pellmell.kit.messages import Command, TimeUp
from pellmell.kit.phases import RACING
from pellmell.kit.seats import HOUSE
from pellmell.kit.time_units import Milliseconds
from pellmell.play.journal import Recorder
from pellmell.play.match import Match
from pellmell.play.messages import Player, Promise, Ready, Signal

BETWEEN_MS = 25  # two moves
PLAYERS = [Player("Anna", "a" * 32), Player("Ben", "b" * 32)]


def long_table(code: str, number: int, game: str, moves: int) -> list[Change]:
    """A table whose match, of this number, has a round of so many moves."""
    entries = long_journal(game, moves)
    record = TableRecord(
        code,
        game,
        made=0.0,
        touched=0.0,
        epoch=1,
        at=moves * BETWEEN_MS + 60_000,
        chairs=[Chair(player) for player in PLAYERS],
        match=number,
        bot_seed="00" * 16,
    )
    match = MatchRecord(
        number,
        f"long-{number}",
        code,
        game,
        find_game(game).version,
        0.0,
        [player.name for player in PLAYERS],
    )
    return [SaveTable(record), OpenMatch(match), Append(number, 1, entries)]


def long_journal(game: str, moves: int) -> list[bytes]:
    entries: list[bytes] = []
    match = Match(find_game(game), find_game(game).options(pace="free"), PLAYERS)
    recorder = Recorder(match, entries.append)
    _get_ready(recorder)
    for_ever = _repeated(match)
    for move in range(moves):
        recorder.perform(move % len(PLAYERS), for_ever, _now(match) + BETWEEN_MS)
    return entries


def _get_ready(recorder: Recorder) -> None:
    match = recorder.match
    recorder.perform(HOUSE, Promise(seed_from(match.game.name).hex()), _now(match))
    for seat in range(len(PLAYERS)):
        recorder.perform(seat, Ready(), _now(match))
    recorder.perform(HOUSE, Signal(), _now(match))
    while match.phase is not RACING and (timer := match.clock.next()) is not None:
        recorder.perform(HOUSE, TimeUp(timer[1]), timer[0])


def _repeated(match: Match) -> Command:
    """What can be done again and again, and takes nothing from anybody: rolling, turning cards."""
    return next(command for command in match.legal(0) if not command.contested)


def _now(match: Match) -> Milliseconds:
    return match.clock.now

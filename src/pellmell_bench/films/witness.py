"""The witness of a round makes its film, and writes down what the engine showed at each of its shots."""

from collections.abc import Sequence

import msgspec

from pellmell.films.film import Film
from pellmell.films.recording import FilmRecorder
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Event
from pellmell.kit.options import Options
from pellmell.kit.refusal import TooLate
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.lab.arena import Arena, bot_players
from pellmell.lab.contestants import find_contestant
from pellmell.play.journal import Heard, Recorder
from pellmell.play.match import Match

LINES: Sequence[Milliseconds] = (0, 90, 240, 30)  # of the seats: how long a message takes there and back


class FilmWitness(FilmRecorder):
    """Films, and by round what everybody saw at each shot. With the last one the round is off the table."""

    def __init__(self) -> None:
        self.films: list[Film] = []
        self.saw: list[list[bytes]] = []
        super().__init__(self.films.append)
        self.patience = 0

    def look(self, match: Match, events: Sequence[Event]) -> None:
        if match.position is not None:
            if len(self.saw) < match.round:
                self.saw.append([])
            self.saw[-1].append(msgspec.json.encode(match.position.view().snapshot()))
        super().look(match, events)


def witnessed(
    game: AnyGame, options: Options, players: int, seed: str, level: str, rounds: int
) -> FilmWitness:
    """Bots on lines of all lengths, whose lost races are in the films, too."""
    witness = FilmWitness()
    recorder = Recorder(Match(game, options, bot_players(players)), lambda _: None, onlooker=witness)

    def perform(seat: Seat, command: Command, at: Milliseconds) -> list[Event]:
        heard = Heard(at, at if seat == HOUSE else max(0, at - LINES[seat % len(LINES)]))
        try:
            return recorder.perform(seat, command, at, heard)
        except TooLate as late:
            recorder.lose(seat, command, at, heard, late.by)
            raise

    cast = [find_contestant(level)] * players
    for _ in Arena(recorder.match, Chance(seed_from(seed)), perform, cast).play(rounds):
        pass
    return witness

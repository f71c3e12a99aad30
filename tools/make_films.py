"""Golden films: rounds of every game as films, and at each of their shots what the engine saw.

    python -m tools.make_films        writes tests/games/GAME/films/*.jsonl anew

They are read by the tests of films and by those of the client, so they are plain JSON, one value a line. The
first line is the film without its shots. Every other line is a shot, with digests of how all lay after it:

    shot            as in the film
    view            of what everybody saw
    face_down       of what nobody saw; left out where nothing lies face down

A digest is the start of a SHA-256 of the JSON whose keys are in their order.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from pellmell.catalogue import all_games
from pellmell.films.film import Film
from pellmell.films.recording import FilmRecorder
from pellmell.films.showing import Showing
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
from pellmell.play.replay import Replay
from pellmell.testing import paired
from tests.play.journals import coming_and_going

GAMES = Path(__file__).parents[1] / "tests" / "games"
PLAYERS = 4  # at most
VARIANTS = 2  # of each game, beside its defaults, and in each of them half of the others' values
DIGITS = 12  # of a digest
LINES: Sequence[Milliseconds] = (0, 90, 240, 30)  # of the seats: how long a message takes there and back


class Witness(FilmRecorder):
    """Films, and what the engine saw at each of their shots."""

    def __init__(self) -> None:
        self.films: list[Film] = []
        self.saw: list[list[dict[str, str]]] = []
        super().__init__(self.films.append)
        self.patience = 0

    def look(self, match: Match, events: Sequence[Event]) -> None:
        position = match.position
        if position is not None:
            if len(self.saw) < match.round:
                self.saw.append([])
            face_down = position.face_down()
            self.saw[-1].append(
                {"view": digest(position.view().snapshot())}
                | ({} if face_down is None else {"face_down": digest(face_down)})
            )
        super().look(match, events)


def golden_films() -> Iterator[tuple[AnyGame, str, bytes]]:
    """Game, name and content."""
    for game in all_games().values():
        players = min(PLAYERS, game.seats[-1])
        for number, variant in enumerate(paired(game, players)[: 1 + VARIANTS]):
            witness = bots_play(game, variant.options, players, f"film {number}")
            yield game, f"bots{number}.jsonl", _content(witness.films[0], witness.saw[0])
        witness = Witness()
        for _ in Replay(coming_and_going(game).entries, unfinished=True, onlooker=witness):
            pass
        for film, saw in zip(witness.films, witness.saw, strict=False):
            yield game, f"evening{film.round}.jsonl", _content(film, saw)


def bots_play(game: AnyGame, options: Options, players: int, seed: str) -> Witness:
    """A round of bots on lines of all lengths."""
    witness = Witness()
    recorder = Recorder(Match(game, options, bot_players(players)), lambda _: None, onlooker=witness)

    def perform(seat: Seat, command: Command, at: Milliseconds) -> list[Event]:
        heard = Heard(at, at if seat == HOUSE else at - LINES[seat % len(LINES)])
        try:
            return recorder.perform(seat, command, at, heard)
        except TooLate as late:
            recorder.lose(seat, command, at, heard, late.by)
            raise

    cast = [find_contestant("adult")] * players
    for _ in Arena(recorder.match, Chance(seed_from(seed)), perform, cast).play(1):
        pass
    return witness


def digest(value: object) -> str:
    built = msgspec.to_builtins(value, str_keys=True)
    text = json.dumps(built, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def _content(film: Film, saw: Sequence[dict[str, str]]) -> bytes:
    """With the last shot the round is closed, and off the table: how it lay then is folded from the film."""
    *_, closed = Showing(film)
    last = saw[-1] | {"view": digest(closed.view.snapshot())}
    told: dict[str, Any] = json.loads(msgspec.json.encode(film))
    shots = told.pop("shots")
    lines = [told, *({"shot": shot} | seen for shot, seen in zip(shots, [*saw, last], strict=True))]
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def main() -> None:
    for old in GAMES.glob("*/films/*.jsonl"):
        old.unlink()
    for game, name, content in golden_films():
        folder = GAMES / game.name / "films"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


if __name__ == "__main__":
    main()

"""Golden rounds: what the rules say at each step, for every game and every value of every option.

    python -m tools.make_golden        writes tests/games/GAME/golden/*.jsonl anew

They are read by the tests of the rules and by those of the client, so they are plain JSON, one value a line.
The first line says which game, options, number of players and seed, and what everybody sees (`view`). Every
other line is a step:

    legal           what each seat may try; null if that is too much to list
    refused         what is refused, and by which rule; `by` was quicker, if somebody was
    seat, command   who then did what (seat -1 is the house)
    events          what that made happen
    view            now and then: what everybody sees afterwards, as a client that joins is sent it

`GAME.match.jsonl` is the journal of a whole match between bots; `GAME.evening.match.jsonl` is that of one in
which people come and go: seats change hands, names change, somebody sits out, and there are pauses.
"""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from pellmell.catalogue import all_games
from pellmell.kit.chance import Chance, Stream, seed_from
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command
from pellmell.kit.refusal import Malformed, Refusal, TooLate
from pellmell.kit.round import Position
from pellmell.kit.seats import Seat
from pellmell.lab.arena import Arena, bot_players
from pellmell.play.journal import Recorder
from pellmell.play.match import Match
from pellmell.testing import Strangers, Variant, dealt, quickest, random_round, variants
from tests.play.journals import coming_and_going

GAMES = Path(__file__).parents[1] / "tests" / "games"
FORMAT = 1
PLAYERS = 3  # of a whole match
SEATS = 3  # numbers of players, the lowest ones, each with some of the options
MOVES = 50  # then the round is ended by vote
VIEW_EVERY = 25  # steps
MOST_LEGAL = 40  # of a seat; more are not listed
TRIES, MOST_REFUSED = 30, 2  # commands that are tried, and those of them that are told


def golden_matches() -> Iterator[tuple[str, bytes]]:
    """Name and content of the journals of whole matches, as short as the options allow."""
    for game in all_games().values():
        lines: list[bytes] = []
        players = min(PLAYERS, game.seats[-1])
        match = Match(game, quickest(game, players), bot_players(players))
        recorder = Recorder(match, lines.append)
        for _ in Arena(match, Chance(seed_from("golden")), recorder.perform).play():
            pass
        yield f"{game.name}.match.jsonl", b"".join(lines)


def golden_evenings() -> Iterator[tuple[str, bytes]]:
    """Name and content of the journals of what else happens in a match."""
    for game in all_games().values():
        yield f"{game.name}.evening.match.jsonl", b"".join(coming_and_going(game).entries)


def golden_rounds() -> Iterator[tuple[str, bytes]]:
    """Name and content of the rounds, step by step."""
    for game in all_games().values():
        numbers = game.seats[:SEATS]
        for number, players in enumerate(numbers):
            for variant in variants(game, players)[number :: len(numbers)]:
                yield _name(game, variant), _content(game, variant, players)


def _name(game: AnyGame, variant: Variant) -> str:
    """One that every file system takes."""
    return re.sub(r"[^\w.,+-]", "_", f"{game.name}.{variant.name.replace('=', '-')}.jsonl")


def _content(game: AnyGame, variant: Variant, players: int) -> bytes:
    lines = _lines(game, variant, players, f"golden {variant.name}")
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def _lines(game: AnyGame, variant: Variant, players: int, seed: str) -> Iterator[dict[str, Any]]:
    position = dealt(game, variant.options, players, seed_from(seed))
    teller = Teller(game, position, players, Chance(seed_from(seed)).stream("strange"))
    yield {
        "golden": FORMAT,
        "game": game.name,
        "version": game.version,
        "options": variant.options,
        "players": players,
        "seed": seed,
        "view": teller.view(),
    }
    line: dict[str, Any] = {}
    steps = random_round(game, position, players, Chance(seed_from(seed)).stream("round"), MOVES)
    for number, step in enumerate(steps):
        if line:
            yield line | ({"view": teller.view()} if number % VIEW_EVERY == 0 else {})
        line = {**teller.ask(), "seat": step.seat, "command": step.command, "events": step.events}
    yield line | {"view": teller.view()}


class Teller:
    """Says what is legal, and what is not."""

    def __init__(self, game: AnyGame, position: Position, players: int, chance: Stream) -> None:
        self._position = position
        self._players = players
        self._chance = chance
        self._strangers = Strangers(game)
        self._told = Counter[str]()

    def view(self) -> Any:
        return msgspec.to_builtins(self._position.view().snapshot(), str_keys=True)

    def ask(self) -> dict[str, Any]:
        legal = [self._position.legal(seat) for seat in range(self._players)]
        for command in (command for commands in legal for command in commands):
            self._strangers.note(command)
        listed = [commands if len(commands) <= MOST_LEGAL else None for commands in legal]
        return {"legal": listed, "refused": self._refused()}

    def _refused(self) -> list[dict[str, Any]]:
        """Some commands that are refused, each for another reason, and rare reasons first."""
        found: dict[str, dict[str, Any]] = {}
        for _ in range(TRIES):
            seat, command = self._chance.below(self._players), self._strangers.one(self._chance)
            if command and (refusal := self._refusal(seat, command)):
                by = {"by": refusal.by} if isinstance(refusal, TooLate) else {}
                found[refusal.rule] = {"seat": seat, "command": command, "rule": refusal.rule, **by}
        rules = sorted(found, key=lambda rule: (self._told[rule], rule))[:MOST_REFUSED]
        self._told.update(rules)
        return [found[rule] for rule in rules]

    def _refusal(self, seat: Seat, command: Command) -> Refusal | None:
        try:
            self._position.decide(seat, command)
        except Refusal as refusal:
            return refusal
        except Malformed:
            return None
        return None


def main() -> None:
    for old in GAMES.glob("*/golden/*.jsonl"):
        old.unlink()
    for name, content in (*golden_matches(), *golden_evenings(), *golden_rounds()):
        folder = GAMES / name.partition(".")[0] / "golden"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


if __name__ == "__main__":
    main()

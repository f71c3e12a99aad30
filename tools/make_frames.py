"""Recorded sessions: what goes over one player's line, frame by frame, for the tests of the clients.

    python -m tools.make_frames        writes tests/games/GAME/golden/frames/*.jsonl anew

A game that wants some says in `tests/games/GAME/frames.py` which: `RECORDINGS` has a function for each by
its name. `tests/client/recording.py` has what they are made of, and says what a line is.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

from pellmell.catalogue import all_games
from tests.games import said_by

GAMES = Path(__file__).parents[1] / "tests" / "games"


def recordings() -> Iterator[tuple[Path, Callable[[], bytes]]]:
    """File, and what records its content."""
    for game in all_games():
        for name, record in (said_by(game, "frames", "RECORDINGS") or {}).items():
            yield GAMES / game / "golden" / "frames" / f"{name}.jsonl", record


def recorded() -> set[Path]:
    """The files that there are."""
    return set(GAMES.glob("*/golden/frames/*"))


def main() -> None:
    for old in recorded():
        old.unlink()
    for file, record in recordings():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(record())


if __name__ == "__main__":
    main()

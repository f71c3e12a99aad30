"""`pellmell replay`: a journal as a film, a table or a single picture."""

from pathlib import Path

from rich.console import Console
from rich.text import Text

from pellmell.cli.errors import Mistake
from pellmell.cli.json_output import print_json
from pellmell.cli.matches.report import print_report, report
from pellmell.cli.matches.score_lines import standing
from pellmell.cli.matches.timeline import Film, replayed
from pellmell.cli.terminal.alternate_screen import can_watch, watch
from pellmell.cli.terminal.picture import clock, log, score, sketch
from pellmell.cli.terminal.playback import Show
from pellmell.cli.whole_files import lines_of
from pellmell.play.replay import JournalError, Replay


def play(path: Path, speed: float, to: int | None, unfinished: bool, as_json: bool) -> None:
    replay, film = opened(path, unfinished)
    console = Console(highlight=False)
    if to is not None:
        _print_move(film, to, console, as_json)
    elif speed and not as_json and can_watch(console):
        watch(Show(film, speed, leaves_at_end=False), console)
    else:
        found = report(film, replay.match.options, [player.name for player in replay.header.players])
        print_json(found) if as_json else print_report(found, film.game.title, console)


def opened(path: Path, unfinished: bool) -> tuple[Replay, Film]:
    """All of it is read and played before anything is shown: a broken journal shows nothing."""
    try:
        replay = Replay(lines_of(path), unfinished)
        film = Film(replay.match.game, replay.header.players, replayed(replay))
        film.load()
    except JournalError as error:
        raise Mistake(f"{path}: {error}") from None
    return replay, film


def _print_move(film: Film, number: int, console: Console, as_json: bool) -> None:
    if not 0 <= number <= len(film.shots):
        raise Mistake(f"--to {number}: the journal has {len(film.shots)} moves")
    film.go_to(number)
    lines = sketch(film)
    if as_json:
        print_json(_move(film, [line.plain for line in lines]))
        return
    scene = film.scene
    heading = Text(f"move {number}, {clock(scene.at)}, round {scene.round}, {scene.phase}", style="bold")
    for line in [heading, standing(scene.totals, film.names, console.width), Text(), *lines, Text()]:
        console.print(line, no_wrap=True, overflow="ellipsis")
    for line in score(film) or log(film, 3):
        console.print(line, no_wrap=True, overflow="ellipsis")


def _move(film: Film, table: list[str]) -> dict[str, object]:
    scene = film.scene
    shot = film.shots[scene.number - 1] if scene.number else None
    return {
        "move": scene.number,
        "at": scene.at,
        "seat": shot and shot.seat,
        "command": shot and shot.command,
        "events": shot.events if shot else [],
        "round": scene.round,
        "phase": scene.phase,
        "totals": scene.totals,
        "table": table,
    }

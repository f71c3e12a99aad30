"""`pellmell replay`: a journal or a film as a timeline, a table or a single picture."""

from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from pellmell.cli.atomic_files import lines_of
from pellmell.cli.errors import Mistake
from pellmell.cli.json_output import print_json
from pellmell.cli.matches.recording_files import is_film, read_film
from pellmell.cli.matches.report import print_report, report
from pellmell.cli.terminal.alternate_screen import can_watch, watch
from pellmell.cli.terminal.picture import clock, log, score, sketch
from pellmell.cli.terminal.playback import Playback
from pellmell.cli.timeline.score_lines import standing
from pellmell.cli.timeline.timeline import Timeline, replayed, shown
from pellmell.films.film import FilmError
from pellmell.films.showing import Showing
from pellmell.kit.options import Options, parse_options
from pellmell.play.replay import JournalError, Replay


class Opened(NamedTuple):
    timeline: Timeline
    options: Options
    names: list[str]


def play(path: Path, speed: float, to: int | None, unfinished: bool, as_json: bool) -> None:
    timeline, options, names = opened(path, unfinished)
    console = Console(highlight=False)
    if to is not None:
        _print_move(timeline, to, console, as_json)
    elif speed and not as_json and can_watch(console):
        watch(Playback(timeline, speed, leaves_at_end=False), console)
    else:
        found = report(timeline, options, names)
        print_json(found) if as_json else print_report(found, timeline.game.title, console)


def opened(path: Path, unfinished: bool) -> Opened:
    """All of it is read and played before anything is shown: a broken recording shows nothing."""
    try:
        return _film(path) if is_film(path) else _journal(path, unfinished)
    except (JournalError, FilmError) as error:
        raise Mistake(f"{path}: {error}") from None


def _journal(path: Path, unfinished: bool) -> Opened:
    replay = Replay(lines_of(path), unfinished)
    timeline = Timeline(replay.match.game, replay.header.players, replayed(replay))
    timeline.load()
    names = [player.name for player in replay.match.people.themselves]
    return Opened(timeline, replay.match.options, names)


def _film(path: Path) -> Opened:
    film = read_film(path)
    showing = Showing(film)
    timeline = Timeline(showing.game, film.players, shown(showing), film.totals)
    timeline.load()
    options = parse_options(showing.game.options, film.options)
    return Opened(timeline, options, [player.name for player in film.players])


def _print_move(timeline: Timeline, number: int, console: Console, as_json: bool) -> None:
    if not 0 <= number <= len(timeline.steps):
        raise Mistake(f"--to {number}: the journal has {len(timeline.steps)} moves")
    timeline.go_to(number)
    lines = sketch(timeline)
    if as_json:
        print_json(_move(timeline, [line.plain for line in lines]))
        return
    scene = timeline.scene
    heading = Text(f"move {number}, {clock(scene.at)}, round {scene.round}, {scene.phase}", style="bold")
    for line in [heading, standing(scene.totals, timeline.names, console.width), Text(), *lines, Text()]:
        console.print(line, no_wrap=True, overflow="ellipsis")
    for line in score(timeline) or log(timeline, 3):
        console.print(line, no_wrap=True, overflow="ellipsis")


def _move(timeline: Timeline, table: list[str]) -> dict[str, object]:
    scene = timeline.scene
    step = timeline.steps[scene.number - 1] if scene.number else None
    return {
        "move": scene.number,
        "at": scene.at,
        "seat": step and step.seat,
        "command": step and step.command,
        "events": step.events if step else [],
        "round": scene.round,
        "phase": scene.phase,
        "totals": scene.totals,
        "table": table,
    }

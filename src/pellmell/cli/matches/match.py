"""`pellmell match`: bots play, and whoever likes watches."""

from contextlib import nullcontext
from io import BytesIO
from pathlib import Path
from shlex import quote

from rich.console import Console
from rich.text import Text

from pellmell.cli.arguments import MatchArguments
from pellmell.cli.atomic_files import written_whole
from pellmell.cli.json_output import print_json
from pellmell.cli.matches.report import print_report, report
from pellmell.cli.terminal.alternate_screen import can_watch, watch
from pellmell.cli.terminal.playback import Playback
from pellmell.cli.timeline.timeline import Timeline, played
from pellmell.kit.chance import Chance, seed_from
from pellmell.lab.arena import Arena, bot_players
from pellmell.play.journal import Recorder
from pellmell.play.match import Match

MOST_ROUNDS = 200  # a match that nobody has won by then is left unfinished


def play(setting: MatchArguments, speed: float, journal: Path | None, force: bool, as_json: bool) -> None:
    """Whoever leaves early misses the rest, but the match is played to its end."""
    console = Console(highlight=False)
    with written_whole(journal, force) if journal else nullcontext(BytesIO()) as content:
        timeline = _timeline_of(setting, content)
        if speed and not as_json and can_watch(console):
            watch(Playback(timeline, speed, leaves_at_end=True), console)
        found = report(timeline, setting.options, timeline.names, setting.seed)
    if as_json:
        print_json(found)
    else:
        print_report(found, setting.game.title, console)
        _print_footnotes(setting, journal, console)


def _timeline_of(setting: MatchArguments, journal: BytesIO) -> Timeline:
    match = Match(setting.game, setting.options, bot_players(setting.players))
    recorder = Recorder(match, journal.write)
    arena = Arena(match, Chance(seed_from(setting.seed)), recorder.perform)
    return Timeline(setting.game, match.players, played(arena, MOST_ROUNDS))


def _print_footnotes(setting: MatchArguments, journal: Path | None, console: Console) -> None:
    again = f" (--seed {quote(setting.seed)} plays the same match again)"
    console.print(Text.assemble(("seed ", "dim"), setting.seed, (again, "dim")), soft_wrap=True)
    if journal:
        console.print(Text.assemble(("journal ", "dim"), str(journal)), soft_wrap=True)

"""The picture of a match in a terminal of any size: line by line, none wrapped, none too many.

    header      game, round, time, phase, speed
    standing
    table       the game's own sketch, and the score of the round or the log: beside it or below
    bar         where we are
    keys

Where a tall sketch leaves no room, blank lines go first, and the standing moves into the header.
"""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment
from rich.text import Text

from pellmell.cli.terminal.playback import Playback
from pellmell.cli.timeline.event_words import told, won
from pellmell.cli.timeline.score_lines import round_score, standing
from pellmell.cli.timeline.timeline import Scene, Timeline
from pellmell.kit.phases import BEFORE_RACE, Phase
from pellmell.kit.time_units import IN_A_MINUTE, IN_A_SECOND, Milliseconds

WIDE = 120
SIDE_WIDTH = 42
SEPARATOR = " │ "
FEWEST = 3  # lines of a log that are worth having
SHOWS_SCORE = BEFORE_RACE | {Phase.SCORED, Phase.OVER}
KEYS = (
    ("space", "play/pause"),
    ("←→", "step"),
    ("↑↓", "speed"),
    ("n p", "round"),
    ("g", "go to"),
    ("q", "quit"),
)


class Picture:
    """What a playback looks like now; as many lines as the terminal has."""

    def __init__(self, playback: Playback) -> None:
        self.playback = playback

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for number, line in enumerate(
            picture(self.playback, options.max_width, options.height or console.height)
        ):
            if number:
                yield Segment.line()
            yield from line.render(console)


def picture(playback: Playback, width: int, height: int) -> list[Text]:
    timeline = playback.timeline
    table = sketch(timeline)
    tight = len(table) + 6 > height
    if tight:
        table = [line for line in table if line.plain.strip()]
    head = _head(playback, width, tight)
    foot = [bar(timeline, width), prompt(playback) if playback.prompt is not None else keys()]
    foot = foot if tight else [Text(), *foot]
    body = _body(timeline, table, width, max(0, height - len(head) - len(foot)))
    return [fitted(line, width) for line in [*head, *body, *foot]][:height]


def _head(playback: Playback, width: int, tight: bool) -> list[Text]:
    title = header(playback)
    if not tight:
        return [title, standing(playback.timeline.scene.totals, playback.timeline.names, width), Text()]
    return [
        Text.assemble(
            title,
            "  ",
            standing(playback.timeline.scene.totals, playback.timeline.names, width - title.cell_len - 2),
        )
    ]


def _body(timeline: Timeline, table: list[Text], width: int, height: int) -> list[Text]:
    """Score or log go to the right of the table, below it, or, the score only, in its place."""
    below = height - len(table) - 1
    points = score(timeline)
    if width >= WIDE:
        table = [*table, Text(), *points] if points and len(points) <= below else points or table
        return _side_by_side(padded(table, height), log(timeline, height), width)
    if len(points or log(timeline, FEWEST)) <= below:
        return padded([*table, Text(), *(points or log(timeline, below))], height)
    room = _room_beside(table, width - SIDE_WIDTH - len(SEPARATOR))
    if room > max(FEWEST, len(points)):
        return _side_by_side(padded(table, height), points or log(timeline, room), width)
    return padded(points or table, height)


def _room_beside(table: Sequence[Text], width: int) -> int:
    """How many lines of the table, from the first, leave room to their right."""
    return next((number for number, line in enumerate(table) if line.cell_len > width), len(table))


def _side_by_side(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    left_width = width - SIDE_WIDTH - len(SEPARATOR)
    lines = [_beside(one, other, left_width) for one, other in zip(left, right, strict=False)]
    return [*lines, *left[len(lines) :]]


def _beside(left: Text, right: Text, left_width: int) -> Text:
    line = left.copy()
    line.truncate(left_width, overflow="ellipsis", pad=True)
    return Text.assemble(line, (SEPARATOR, "dim"), right)


def padded(lines: Sequence[Text], height: int) -> list[Text]:
    return [*lines, *(Text() for _ in range(height - len(lines)))][:height]


def fitted(line: Text, width: int) -> Text:
    line = line.copy()
    line.truncate(width, overflow="ellipsis")
    return line


def header(playback: Playback) -> Text:
    scene = playback.timeline.scene
    state = f"▶ ×{playback.speed:g}" if playback.playing else "‖"
    where = f"  round {scene.round}" if scene.round else ""
    phase = won(scene.winners, playback.timeline.names) if scene.winners else str(scene.phase)
    return Text.assemble(
        (playback.timeline.game.title, "bold"), where, f"  {clock(scene.at)}  ", (phase, "cyan"), f"  {state}"
    )


def clock(ms: Milliseconds) -> str:
    return f"{ms // IN_A_MINUTE}:{ms // IN_A_SECOND % 60:02}.{ms // 100 % 10}"


def sketch(timeline: Timeline) -> list[Text]:
    view = timeline.scene.view
    if view is None:
        return [Text("the table is set", style="dim")]
    return list(Text.from_markup(timeline.game.sketch(view, timeline.names)).split("\n", allow_blank=True))


def score(timeline: Timeline) -> list[Text]:
    scene = timeline.scene
    if scene.result is None or scene.phase not in SHOWS_SCORE:
        return []
    return round_score(_scored_round(scene), scene.result, scene.totals, timeline.names)


def _scored_round(scene: Scene) -> int:
    return scene.round if scene.view is not None and scene.view.score is not None else scene.round - 1


def log(timeline: Timeline, height: int) -> list[Text]:
    """The latest events, oldest first."""
    lines: list[Text] = []
    for at, event in reversed(timeline.scene.log):
        if len(lines) >= height:
            break
        if words := told(event, timeline.game, timeline.names):
            lines.append(Text.assemble((f"{clock(at):>7} ", "dim"), Text.from_markup(words)))
    return lines[::-1]


def bar(timeline: Timeline, width: int) -> Text:
    number, total = timeline.scene.number, len(timeline.steps)
    if not timeline.whole:
        return Text(f"move {number}", style="dim")
    end = timeline.steps[-1].at if timeline.steps else 0
    label = f" move {number:>{len(str(total))}} of {total}, {clock(end)}"
    room = max(0, width - len(label))
    done = room * number // total if total else room
    return Text.assemble(("━" * done, "cyan"), ("─" * (room - done), "dim"), (label, "dim"))


def keys() -> Text:
    return Text("  ").join(Text.assemble((key, "bold"), (f" {does}", "dim")) for key, does in KEYS)


def prompt(playback: Playback) -> Text:
    return Text.assemble(
        ("go to move (412) or time (1:30): ", "bold"), f"{playback.prompt}▏", ("  enter, esc", "dim")
    )

"""The commands of `pellmell bench`: speed is claimed from here and from nowhere else."""

import typer

from pellmell_bench.bots.commands import bots
from pellmell_bench.chaos.commands import chaos
from pellmell_bench.fairness.commands import fairness
from pellmell_bench.faults.byte_commands import bytes_
from pellmell_bench.faults.commands import crash, fuzz, waking
from pellmell_bench.feel.commands import feel
from pellmell_bench.films.commands import films
from pellmell_bench.lengths.commands import lengths
from pellmell_bench.load.commands import load, scale, soak
from pellmell_bench.lobby.commands import lobby
from pellmell_bench.measured_games import QUICKEST, USUAL
from pellmell_bench.nodes.commands import nodes
from pellmell_bench.replay.commands import replay
from pellmell_bench.rolling.commands import rolling
from pellmell_bench.rules.commands import rules

app = typer.Typer(help="Measure, side by side with something in the same run.", no_args_is_help=True)

app.command(epilog=f"Example: pellmell bench bots --games {USUAL} --jobs 1")(bots)
app.command("bytes", epilog="Example: pellmell bench bytes --only frame")(bytes_)
app.command(epilog="Example: pellmell bench chaos --minutes 3 --faults kill,freeze")(chaos)
app.command(epilog="Example: pellmell bench crash --kills 100 --seed tuesday")(crash)
app.command(epilog="Example: pellmell bench waking --tables 500 --moves 400")(waking)
app.command(epilog=f"Example: pellmell bench fairness --games {USUAL},{QUICKEST} --plot fair.svg")(fairness)
app.command(epilog="Example: pellmell bench feel --slow 6")(feel)
app.command(epilog=f"Example: pellmell bench films --games {USUAL}")(films)
app.command(epilog="Example: pellmell bench fuzz --frames 1000000")(fuzz)
app.command(epilog=f"Example: pellmell bench lengths --games {QUICKEST}")(lengths)
app.command(epilog="Example: pellmell bench load --turns 5")(load)
app.command(epilog="Example: pellmell bench lobby --turns 3")(lobby)
app.command(epilog="Example: pellmell bench nodes --turns 5")(nodes)
app.command(epilog="Example: pellmell bench replay --turns 5")(replay)
app.command(epilog="Example: pellmell bench rolling --raised --tables 24")(rolling)
app.command(epilog="Example: pellmell bench scale --turns 9")(scale)
app.command(epilog="Example: pellmell bench soak --minutes 10")(soak)
app.command(epilog="Example: pellmell bench rules --turns 9 --compiled")(rules)


@app.callback()
def bench() -> None:
    """Measure, side by side with something in the same run."""

"""`pellmell bench`: the benches of a checkout; an installed house has none, and says where they are."""

from importlib.util import find_spec

import typer

from pellmell.cli.errors import Mistake

HELP = "Measure, side by side with something in the same run: in a checkout of the source."
ANYTHING = {"allow_extra_args": True, "ignore_unknown_options": True}


def add_benches(app: typer.Typer) -> None:
    if find_spec("pellmell_bench") is None:
        app.command("bench", help=HELP, context_settings=ANYTHING)(no_benches)
        return
    from pellmell_bench.commands import app as benches

    app.add_typer(benches, name="bench")


def no_benches() -> None:
    raise Mistake("benches come with a checkout of the source, where ./run bench starts them")

"""The table of all settings in docs/hosting.md, as `pellmell serve` has them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from typer.main import get_command

from pellmell.cli.main import app

PAGE = Path(__file__).parents[3] / "docs" / "hosting.md"
BEGIN, END = "<!-- settings -->\n", "<!-- /settings -->"


def page() -> str:
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    return before + BEGIN + "\n".join(table()) + "\n" + END + rest.partition(END)[2]


def table() -> Iterator[str]:
    yield "| option | variable | default | |"
    yield "|---|---|---|---|"
    command: Any = get_command(app)
    for option in command.commands["serve"].params:
        if not option.hidden:
            yield f"| `{option.opts[0]}` | `{option.envvar}` | {_default(option)} | {option.help} |"


def _default(option: Any) -> str:
    if isinstance(option.show_default, str):
        return option.show_default
    return "" if option.default in {"", False} else f"`{option.default}`"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

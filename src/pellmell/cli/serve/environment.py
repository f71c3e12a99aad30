"""The environment in which a process of the house finds its settings: each has a variable of its own."""

from dataclasses import fields
from typing import cast

from pellmell.web.settings import Settings

NOTHING = ","  # an empty list: an empty variable would mean the default


def variable(name: str) -> str:
    """PELLMELL_SOME_NAME, for --some-name."""
    return f"PELLMELL_{name.replace('-', '_').upper()}"


def as_environment(settings: Settings) -> dict[str, str]:
    """What `pellmell serve` reads as these settings. Unlike arguments, nobody else sees it: an address of a
    database may have a password."""
    values = {field.name: getattr(settings, field.name) for field in fields(settings)}
    return {variable(name): _text(value) for name, value in values.items() if value is not None}


def _text(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, cast("tuple[object, ...]", value))) or NOTHING
    return str(value)

"""JSON output of the commands, for scripts."""

import sys

import msgspec


def print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")

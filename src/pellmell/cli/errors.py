"""Errors that the user can mend are told in one line; a traceback is for our own mistakes only."""

import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

OK = 0
MISTAKE = 2
INTERRUPTED = 130


class Mistake(Exception):
    """Something that the user can put right."""


class OneLineErrors(TyperGroup):
    """The one place where known errors turn into a line on stderr and an exit code."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)
        except Exception as error:
            reason = explained(error)
            if reason is None:
                raise
            print(f"pellmell: {one_line(reason)}", file=sys.stderr)
            sys.exit(MISTAKE)
        sys.exit(code or OK)


def explained(error: Exception) -> str | None:
    """Why it could not be done, if that is the user's to mend."""
    from pellmell.catalogue import UnknownGame
    from pellmell.kit.refusal import BadOptions
    from pellmell.play.replay import JournalError
    from pellmell.stores.errors import StoreError

    match error:
        case Mistake() | UnknownGame() | BadOptions() | JournalError() | StoreError():
            return str(error)
        case typer.TyperException():
            reason = error.format_message().rstrip(".") or "a command is missing"
            return f"{reason} (pellmell --help says what is allowed)"
        case OSError(filename=str() as name, strerror=str() as reason):
            return f"{name}: {reason.lower()}"
        case OSError(strerror=str() as reason):
            return f"cannot write: {reason.lower()}"
        case UnicodeError():
            return "an argument holds bytes that are no text: write it in UTF-8"
        case _:
            return None


def one_line(text: str) -> str:
    """Without line breaks, and without anything that a terminal would obey."""
    return "".join(sign if sign.isprintable() else "?" for sign in " ".join(text.split()))

"""A match wakes from the tail of its journal: it is replayed from the last seal on, entry by entry.

The rounds before the seal are neither read nor played again: they are as it says. `Replay` checks all of a
journal.
"""

from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple, TypeVar

from pellmell.catalogue import find_game
from pellmell.play.journal import Header, Lost, Move, Onlooker, Recorder, Redeal, Write, encode
from pellmell.play.match import Match
from pellmell.play.replay import (
    JournalError,
    Step,
    TooSlow,
    check_written,
    decode_entry,
    note_lost,
    open_match,
    perform_move,
    read_header,
    resume_at,
)
from pellmell.play.seal import Seal

A_SEAL, A_REDEAL = (b'{"line":"%s",' % kind for kind in (b"seal", b"redeal"))

T = TypeVar("T")
Remember = Callable[[Step | TooSlow], None]


class Tail(NamedTuple):
    """The end of a journal, and of what comes before only what it takes to go on from there."""

    header: bytes
    entries: Sequence[bytes] = ()  # after the last seal
    before: int = 1  # so many entries come before those
    seal: bytes = b""  # the last one, if there is any
    closing: bytes = b""  # the entry before it
    redeal: bytes = b""  # the last one before that, if there is any


def tail_of(entries: Sequence[bytes]) -> Tail:
    """Of a whole journal."""
    if not entries:
        return Tail(b"")
    last = max((number for number, entry in enumerate(entries) if entry.startswith(A_SEAL)), default=0)
    redeals = [entry for entry in entries[:last] if entry.startswith(A_REDEAL)]
    seal, closing = (entries[last], entries[last - 1]) if last else (b"", b"")
    return Tail(entries[0], entries[last + 1 :], last + 1, seal, closing, redeals[-1] if redeals else b"")


def forget(_: Step | TooSlow) -> None:
    pass


def wake(entries: Sequence[bytes], write: Write, remember: Remember = forget) -> Recorder:
    """The match where its whole journal ends, at once."""
    return at_once(waking(tail_of(entries), write, remember))


def at_once(steps: Generator[None, None, T]) -> T:
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            result: T = stop.value
            return result


def waking(
    tail: Tail, write: Write, remember: Remember = forget, onlooker: Onlooker | None = None
) -> Generator[None, None, Recorder]:
    """The match where its journal ends, ready to go on. Yields after each entry that is played again, and
    has it remembered. A seal that could not be written any more after its round is written now."""
    standing = _standing(tail)
    if onlooker is not None and standing is not tail:
        onlooker.redealt()
    tail = standing
    match = _at_seal(tail)
    missing: list[bytes] = []
    recorder = Recorder(match, missing.append, onlooker=onlooker)
    if match.sealed is None:
        missing.clear()  # its first entry stands there already
    for number, text in enumerate(tail.entries, tail.before + 1):
        _play(recorder, text, number, missing, remember)
        yield
    recorder.write = write
    for text in missing:
        write(text)
    return recorder


def waking_redealt(
    tail: Tail, write: Write, onlooker: Onlooker | None = None
) -> Generator[None, None, Recorder]:
    """The match after its last seal, as if nothing had been done since: for a round that can't be read
    any more, or that was played by older rules."""
    game = find_game(read_header(tail.header).game)
    redeal = encode(Redeal(version=game.version)) + b"\n"
    recorder = yield from waking(tail._replace(entries=[redeal]), write, onlooker=onlooker)
    write(redeal)
    return recorder


def _play(recorder: Recorder, text: bytes, number: int, missing: list[bytes], remember: Remember) -> None:
    """One entry again: `missing` is what the match has written, and the journal has not told yet."""
    entry = decode_entry(text, number)
    if isinstance(entry, Move):
        if missing:
            raise JournalError(number, f"round {recorder.match.round} has ended, but is not sealed here")
        remember(perform_move(recorder, entry, number))
        del missing[0]
    elif isinstance(entry, Lost):
        remember(note_lost(recorder, entry, number))
        del missing[0]
    else:
        check_written(entry, missing, recorder.match.round, number)


def _standing(tail: Tail) -> Tail:
    """Without what does not count, because the round was dealt again."""
    redealt = [number for number, entry in enumerate(tail.entries, 1) if entry.startswith(A_REDEAL)]
    if not redealt:
        return tail
    last = redealt[-1]
    return tail._replace(
        redeal=tail.entries[last - 1], entries=tail.entries[last:], before=tail.before + last
    )


def _at_seal(tail: Tail) -> Match:
    """The match after its last seal; without one, at its beginning."""
    header = read_header(tail.header)
    match = open_match(header, _version(header, tail))
    if tail.seal:
        seal = decode_entry(tail.seal, tail.before)
        if not isinstance(seal, Seal):
            raise JournalError(tail.before, "this is no seal")
        last = decode_entry(tail.closing, tail.before - 1)
        if not isinstance(last, Move) or last.at != seal.at:
            raise JournalError(tail.before, f"no move ends round {seal.round} at {seal.at} ms")
        resume_at(match, seal, tail.before)
    return match


def _version(header: Header, tail: Tail) -> int:
    redeal = decode_entry(tail.redeal, tail.before) if tail.redeal else None
    return redeal.version if isinstance(redeal, Redeal) else header.version

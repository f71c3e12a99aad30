"""Time units are milliseconds, at the table and in journals, and seconds, where the system asks for them.

They are aliases, so that a signature says which one it takes (docs/decisions/0023-types-at-the-heart.md), and
nobody multiplies by a thousand but here.
"""

from typing import TypeAlias

Milliseconds: TypeAlias = int  # moments and spans of a table, of its timers, and of the journal
FineMilliseconds: TypeAlias = float  # measured ones, with fractions
Seconds: TypeAlias = float
WholeSeconds: TypeAlias = int  # as people are told

IN_A_SECOND: Milliseconds = 1000
IN_A_MINUTE: Milliseconds = 60 * IN_A_SECOND


def to_seconds(milliseconds: FineMilliseconds) -> Seconds:
    return milliseconds / IN_A_SECOND


def to_milliseconds(seconds: Seconds) -> FineMilliseconds:
    return seconds * IN_A_SECOND

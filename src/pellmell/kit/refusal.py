"""Exceptions say why something was not done: a refusal names the rule, a malformed command a broken client.

They are raised where the rule is implemented, with a reason in English. The client says it in six languages,
by the rule's id: `refusals` in the words of a game, and those of every table in `web/src/words`;
`screens/table/refusals.ts` looks them up.
"""

from pellmell.kit.seats import Seat, letter


class Refusal(Exception):
    """The rules say no; `rule` is the id of the sentence that says so, or LIMIT: that was too often."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{reason} ({rule})")
        self.rule = rule
        self.reason = reason


class TooLate(Refusal):
    """Somebody was quicker: the place that the command aimed at has changed (ALL-3)."""

    def __init__(self, by: Seat, reason: str = "") -> None:
        super().__init__("ALL-3", reason or f"too late: {letter(by)} was quicker")
        self.by = by


class Malformed(Exception):
    """The command makes no sense in any position: a broken client, not a slow player."""


class BadOptions(Exception):
    """Options that are unknown, out of range, of the wrong type, or that contradict each other."""

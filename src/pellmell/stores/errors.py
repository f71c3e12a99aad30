"""The errors of a store, each with one line that says what to do."""

from pellmell.house.ports import Unreadable


class StoreError(Exception):
    """One line for whoever runs the house."""


class InUse(StoreError):
    """A house runs on this database."""


class NewerRelease(StoreError):
    """A newer process of the house has played at this table: it is not for this one."""


class NotYet(StoreError):
    """Another process of the house has what this is about, or is at it: try again soon."""


class DiskFull(StoreError):
    """There is no room for this."""


class Damaged(StoreError, Unreadable):
    """One row; the others are as they were."""

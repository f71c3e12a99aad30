"""Advice about errors of PostgreSQL and of the way to it: one line that says what to do."""

from collections.abc import Generator
from contextlib import contextmanager

import asyncpg

from pellmell.stores.address import shown_address
from pellmell.stores.errors import DiskFull, StoreError

DEPOSED, NOT_OWNER = "PM001", "PM002"  # see migrations
FULL, READ_ONLY = "53100", "25006"
IN_THE_WAY = "40"  # the class of errors by which one of those gives way who lock the same
OF_THE_DATA = ("22", "23", IN_THE_WAY, "PM")  # classes that are about what somebody wanted to write

ADVICE = {
    "3D000": "there is no such database: make it with createdb, or name another with --database",
    "28P01": "the password is wrong: look at the address of the database",
    "28000": "the database does not let this user in: look at its pg_hba.conf",
    "42501": "the user of the house has no right to do this: make it the owner of the database and all in it",
    "42P07": "there is something else in this database: make one for the house alone, with createdb",
    READ_ONLY: "the database can only be read: name its primary, or reset its default_transaction_read_only",
    FULL: "the database's disk is full: make room on it",
    "53300": "the database has no room for more connections: raise its max_connections, or the user's limit",
    "57P03": "the database is starting or stopping",
}
ERRORS = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
UNREACHABLE = "the database can't be reached: look whether it runs, and at its address"


def code_of(error: BaseException) -> str:
    if isinstance(error, asyncpg.TargetServerAttributeNotMatched):
        return READ_ONLY  # a standby: it is not even asked to write
    return getattr(error, "sqlstate", None) or ""


def explain(error: BaseException) -> str:
    """In one line: PostgreSQL's other ones repeat what was to be written, which is for nobody's log."""
    detail = str(error).partition("\n")[0] or type(error).__name__
    if code := code_of(error):
        advice = ADVICE.get(code, "")
    else:
        advice = "" if isinstance(error, StoreError) else UNREACHABLE
    return f"{advice} ({detail})" if advice else detail


def store_error(error: BaseException) -> StoreError:
    if isinstance(error, StoreError):
        return error
    return (DiskFull if code_of(error) == FULL else StoreError)(explain(error))


def concerns_all(error: BaseException) -> bool:
    """The database fails, or the way to it: not what somebody wanted to write."""
    code = code_of(error)
    return not code.startswith(OF_THE_DATA) or code == DEPOSED


def may_go_well_again(error: BaseException) -> bool:
    """Nothing is wrong with what was to be written: somebody else wrote the same just then."""
    return code_of(error).startswith(IN_THE_WAY)


@contextmanager
def explained_at(address: str) -> Generator[None]:
    """The error names the database."""
    try:
        with explained():
            yield
    except StoreError as error:
        raise type(error)(f"{shown_address(address)}: {error}") from error


@contextmanager
def explained() -> Generator[None]:
    try:
        yield
    except ERRORS as error:
        raise store_error(error) from error

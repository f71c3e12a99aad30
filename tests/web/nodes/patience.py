"""Patience with a database and with other nodes: on a busy machine they are slow, and that is no fault."""

from collections.abc import Generator
from contextlib import contextmanager
from unittest.mock import patch

LONG_SECONDS = 90.0


@contextmanager
def patient_nodes() -> Generator[None]:
    """A lease lasts, and nobody gives a connection up: for tests that are about neither."""
    postgres = "pellmell.stores.postgres"
    with (
        patch.multiple(f"{postgres}.fence", LEASE_SECONDS=LONG_SECONDS),
        patch.multiple(f"{postgres}.writer", WRITE_SECONDS=LONG_SECONDS, CONFIRMED_SECONDS=LONG_SECONDS),
    ):
        yield

"""What is dealt in a test depends on its name alone: one deal in some hundreds is blocked before anybody has
moved, and a test that met it would be red once in a while.

The seeds of a house within the test's own process, and the numbers that clients throw in, are no secrets
here. For houses in a process of their own there is `tests/browser/seeded_house.py`.
"""

from unittest.mock import patch

import pytest

import pellmell.client.table_line
import pellmell.house.table_environment
from pellmell.kit.chance import seed_from


class KnownSecrets:
    """Stands for Python's module; another test, other numbers, and always the same."""

    def __init__(self) -> None:
        self._test = ""
        self._drawn = 0

    def begin(self, test: str) -> None:
        self._test, self._drawn = test, 0

    def token_bytes(self, length: int) -> bytes:
        self._drawn += 1
        return seed_from(f"{self._test} {self._drawn}")[:length]

    def token_hex(self, length: int) -> str:
        return self.token_bytes(length).hex()


secrets = KnownSecrets()
patches = [
    patch.object(module, "secrets", secrets)
    for module in (pellmell.house.table_environment, pellmell.client.table_line)
]


def pytest_sessionstart() -> None:
    for each in patches:
        each.start()


def pytest_sessionfinish() -> None:
    for each in patches:
        each.stop()


def pytest_runtest_setup(item: pytest.Item) -> None:
    secrets.begin(item.nodeid)

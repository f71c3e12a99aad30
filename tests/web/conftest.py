"""The log of a house, for the tests that read it."""

import io
import logging
import sys
from collections.abc import Generator

import pytest
import structlog

from pellmell.web.logs import set_up_logs


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> Generator[io.StringIO]:
    """As a house logs that does not run in a terminal."""
    stderr = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stderr)
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    set_up_logs("auto", "debug")
    yield stderr
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()

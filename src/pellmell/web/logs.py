"""Structured logs on stderr: text for a terminal, a line of JSON for everything else.

No tokens, secrets or names are ever logged, and an address only where it has hit a limit.
"""

import logging
import sys

import structlog
from aiohttp.http import HttpProcessingError
from aiohttp.web import RequestPayloadError
from structlog.typing import Processor

from pellmell.web.settings import LogFormat, LogLevel

NOT_OURS = (HttpProcessingError, RequestPayloadError)


def set_up_logs(format: LogFormat, level: LogLevel) -> None:
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=_rendering(format))
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.getLogger("aiohttp.server").addFilter(house_is_at_fault)


def house_is_at_fault(record: logging.LogRecord) -> bool:
    """Not when somebody sends what is no HTTP: they are told so, and the log is not theirs to fill."""
    return not (record.exc_info and isinstance(record.exc_info[1], NOT_OURS))


def _rendering(format: LogFormat) -> list[Processor]:
    strip = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    if format == "text" or (format == "auto" and sys.stderr.isatty()):
        plain = structlog.dev.plain_traceback  # others show the values of variables: secrets
        return [strip, structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    return [strip, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]

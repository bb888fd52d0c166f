"""Structured logs: one JSON object a line on standard error."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import Processor

LEVELS = ("debug", "info", "warning", "error")


def set_up(level: str) -> None:
    """Our own lines and those of the libraries, in one form."""
    number = getattr(logging, level.upper())
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.dict_tracebacks,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    renderer = structlog.processors.JSONRenderer()
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processor=renderer, foreign_pre_chain=shared))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(number)

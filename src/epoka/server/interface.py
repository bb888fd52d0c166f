"""All operations of the HTTP interface: each module adds its own to the routes."""

from __future__ import annotations

from epoka.server import chat_api, clock_api, deal_api, gathering_api
from epoka.server.api import routes

__all__ = ["chat_api", "clock_api", "deal_api", "gathering_api", "routes"]

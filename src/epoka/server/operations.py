"""All operations of the HTTP interface, from the modules in which they lie."""

from __future__ import annotations

from epoka.server import api, clock_api, deal_api

MODULES = (api, clock_api, deal_api)

routes = api.routes

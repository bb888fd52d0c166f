"""The proxies that are believed when they say for whom they come.

uvicorn reads X-Forwarded-For and X-Forwarded-Proto of the addresses it is told, from the right: the address next to the
last proxy that is believed counts, so whatever a browser puts in front of it changes nothing.
"""

from __future__ import annotations

import ipaddress
from functools import lru_cache

import structlog

from epoka import EpokaError

log = structlog.get_logger()


class BadProxy(EpokaError):
    """What was named as a proxy is no address."""


class Proxies:
    """Addresses and networks; nobody is believed who is not named, this machine neither."""

    def __init__(self, named: tuple[str, ...]) -> None:
        self.networks = [read_network(name) for name in named]
        self._believes = lru_cache(maxsize=4096)(self._find)
        self._noted = False

    def __contains__(self, address: str) -> bool:
        return bool(self.networks) and self._believes(address)

    def _find(self, address: str) -> bool:
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self.networks)

    def names(self) -> list[str]:
        """As uvicorn wants them."""
        return [str(network) for network in self.networks]

    def note_unnamed(self, address: str, headers: list[tuple[bytes, bytes]]) -> None:
        """Tell the operator, once, of a proxy near by that forwards for others without being believed."""
        if self._noted or not any(name == b"x-forwarded-for" for name, _ in headers) or address in self:
            return
        try:
            near = ipaddress.ip_address(address).is_private
        except ValueError:
            return
        if near:
            self._noted = True
            log.warning("a proxy is not believed; if it is yours, name it", option=f"--trusted-proxy {address}")


def read_network(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(name.strip(), strict=False)
    except ValueError as error:
        raise BadProxy(
            f"«{name}» is no address of a proxy; there is an address (10.0.0.7) or a network (10.0.0.0/24)"
        ) from error

"""Every reason of a supply as a message key and its values, for the sentences people read."""

from __future__ import annotations

from typing import Any


def reasons(explanation: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """What `supply.explain` found, a message a requirement: who covers it, or why nobody does."""
    found: list[tuple[str, dict[str, Any]]] = []
    if not explanation["contact"]:
        found.append(("supply-no-contact", {}))
    found.extend([_covered(row) for row in explanation["suppliers"]])
    found.extend([_missing(row) for row in explanation["missing"]])
    return found


def _covered(row: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    if "bought" in row:
        return "supply-bought", {"good": row["good"]}
    source = row["source"]
    if "outlet" in row:
        outlet = row["outlet"]
        return "supply-through", {"good": row["good"], "face": source["face"], "x": outlet["x"], "y": outlet["y"]}
    return "supply-covered", {"good": row["good"], "face": source["face"], "x": source["x"], "y": source["y"]}


def _missing(row: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    if "busy" in row:
        return "supply-busy", {"good": row["good"], "face": row["busy"]["face"], "giving": row["giving"]}
    if "idle" in row:
        return "supply-idle", {"good": row["good"], "face": row["idle"]["face"]}
    return "supply-missing", {"good": row["good"]}

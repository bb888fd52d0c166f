"""Which rule stands behind what the log tells, and where in a rulebook each rule stands.

A game declares it once, in `rules.json` beside its `game.py`. Events are stored and told without their rule; whoever
shows them looks it up here, so that it costs nothing where nobody asks.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from epoka.core.event import Event, Values


class Citations:
    """The table of one game.

    `events` gives the rule of an event by its key: an id, or, where one key serves several rules, the name of a value
    of the event (`by`), the rule for each value or for its first letter (`rules`), and the rule of all others (`else`).
    An event that names its rule itself, in a value `rule`, is taken at its word.
    """

    def __init__(self, data: Values) -> None:
        self.data: Final = data
        """All that the file says, as plain data."""
        self._events: dict[str, Any] = data.get("events", {})

    def rule_of(self, key: str, values: Values) -> str:
        """The id of the rule behind an event, "" where there is none or more than one."""
        if "rule" in values:
            return str(values["rule"])
        found = self._events.get(key, "")
        if isinstance(found, str):
            return found
        value = str(values.get(found["by"], ""))
        rules: dict[str, str] = found["rules"]
        return rules.get(value) or rules.get(value[:1]) or str(found.get("else", ""))

    def told(self, event: Event) -> Values:
        """An event as plain data, with its rule where there is one."""
        data = event.data()
        rule = self.rule_of(event.key, event.values)
        if rule:
            data["rule"] = rule
        return data


NO_CITATIONS: Final = Citations({})


def read_citations(folder: Path) -> Citations:
    """What `rules.json` in the folder of a game says."""
    return Citations(json.loads((folder / "rules.json").read_text(encoding="utf-8")))

"""What everybody may know of a position: made once, and shared by what the seats are told beside it."""

from __future__ import annotations

from typing import Any

import msgspec

from epoka import State

Values = dict[str, Any]
encoder = msgspec.json.Encoder()


class Public:
    """A position as a spectator sees it, with what follows from that."""

    def __init__(self, state: State) -> None:
        self.view: Values = state.view(None)
        self.insight: Values = state.insight(None)
        self._written: dict[int, Values] = {}

    def written_view(self, view: Values) -> Values:
        """A view of the same position, ready to be encoded: the parts shared with the public one are written once."""
        return self._with_written(view, self.view)

    def written_insight(self, insight: Values) -> Values:
        return self._with_written(insight, self.insight)

    def _with_written(self, values: Values, shared: Values) -> Values:
        written = self._written.get(id(shared))
        if written is None:
            written = {key: msgspec.Raw(encoder.encode(value)) for key, value in shared.items()}
            self._written[id(shared)] = written
        return {key: written[key] if key in shared and value is shared[key] else value for key, value in values.items()}

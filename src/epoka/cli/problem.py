"""What the command line itself refuses."""

from __future__ import annotations

from epoka import EpokaError


class Problem(EpokaError):
    """A request that cannot be carried out, in one sentence that says what would do."""

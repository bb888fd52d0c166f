"""Where previews that are not moved yet still look for the odds of a favour test."""

from __future__ import annotations

from epoka.games.civolution.favor import percent, say_test, test_chance

__all__ = ["percent", "say_test", "test_chance"]

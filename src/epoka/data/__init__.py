"""Data to learn from: the decisions of recorded games, each with what was seen, what was legal, and how it ended."""

from epoka.data.sources import BadSource, Recorded, recorded_games
from epoka.data.trajectories import Decision, decisions

__all__ = ["BadSource", "Decision", "Recorded", "decisions", "recorded_games"]

"""Matches between bots, their ratings, and learning from games."""

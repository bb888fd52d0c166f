"""Civolution, complete, with its solo opponent."""

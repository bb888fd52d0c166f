"""A position: the state, its players, and what can be read off it."""

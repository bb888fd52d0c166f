"""The course of the game: set-up, eras, phases, events."""

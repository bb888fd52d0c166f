"""Bots that know Civolution."""

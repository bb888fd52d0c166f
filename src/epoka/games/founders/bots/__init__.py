"""Bots that know Founders of the Empire."""

"""Founders of the Empire, complete."""

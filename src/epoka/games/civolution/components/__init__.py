"""Pieces of the box: their names, numbers and rows of data, and what reads, checks and tells them."""

"""Bots against bots: games and matches, tournaments with ratings, and the executor that spreads the work.

Nothing here is compiled: what takes time is the rules and the bots.
"""

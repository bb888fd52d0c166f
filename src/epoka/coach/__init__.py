"""A coach: what a position is worth to each side, what to do in it and why, and what became of a whole game.

It stands above the bots and below the server. It asks a game for its policy and its value and knows nothing else of
it. What it says to a seat comes from states that the seat imagines; only a finished game is looked at as it was. It
answers keys and numbers: the sentences are made by whoever shows them.
"""

from epoka.coach.advice import Advice, Considered, advise
from epoka.coach.foretelling import Chances, chances
from epoka.coach.reviewing import Review, review

__all__ = ["Advice", "Chances", "Considered", "Review", "advise", "chances", "review"]

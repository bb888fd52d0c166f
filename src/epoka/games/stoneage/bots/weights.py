"""The numbers of taste behind the judgement of the bots."""

from __future__ import annotations


class Weights:
    """What things are worth where no rule says so; found by letting bots with different numbers play each other."""

    def __init__(self) -> None:
        self.work = [0.0, 0.0, 3.0, 2.9, 2.6]
        """Points that one more worker earns in a round, by the number of players: few find more room on the board."""
        self.flat = 0.3
        self.pip = 0.64
        """A resource in stock is worth `flat`, whatever it is, and `pip` for each of its pips."""
        self.enough = 4.0
        self.glut = 0.55
        """Of one kind so many are enough; each one more is worth this part of its price."""
        self.demand = 0.8
        """What a resource is worth in addition while a building on offer needs it."""
        self.food = 1.15
        """Points that a food saves when it is needed."""
        self.hungry = False
        """Whether to give up feeding where hunger costs the same however much food is missing."""
        self.tool = 0.9
        """Points that a pip of tools earns in a round."""
        self.green = 0.15
        self.second = 0.10
        """Further symbols of the first and of the second set of green cards to be hoped for in a round."""
        self.hope = 0.06
        """Further figures of a profession to be hoped for in a round."""
        self.growth = [0.0, 0.0, 0.53, 0.42, 0.36]
        """How many workers, tools, fields and buildings, of each, a seat gains in a round, by the number of players."""
        self.gift = 0.5
        """How much of the average die that all others get from a card counts against it."""
        self.extra_card = 6.0
        """What a card from the deck is worth, of which only the lower part counts."""
        self.lead = 0.2
        """How much of a lead speaks for ending the game with the last tile of a stack, and of a lag against it."""
        self.block = 0.1
        """How much of what a card is worth to the rival who needs it most counts for taking it away."""
        self.patience = 0.05
        """How much the loss of a place counts, in the order of placements, that no rival threatens."""
        self.spare_pip = 0.7
        """What a pip of a tool brings in any roll."""
        self.fetching = 0.3
        """What a purchase that lacks goods must gain at least to be planned."""

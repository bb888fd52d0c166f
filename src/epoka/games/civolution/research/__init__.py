"""Research cards, income chips and goal chips: gaining, paying for and installing them."""

### The rules of My Game, one message a rule: the text and its title. One sentence a line.

rules-section-turn = The turn
rules-section-end = The end

## The turn

rule-MG-1-title = Turns
rule-MG-1 = Players take turns, beginning with the first seat.

rule-MG-2-title = Rolling
rule-MG-2 =
    Each roll adds its face to the points of the turn.
    A 1 ends the turn, and its points are gone.

rule-MG-3-title = Charms
rule-MG-3 =
    Everybody has three charms.
    With one of them, a 1 counts like any other face.

rule-MG-4-title = Banking
rule-MG-4 = Whoever has rolled may bank the points of the turn, which ends it.

## The end

rule-MG-5-title = The goal
rule-MG-5 = The first to bank as many points as the goal says wins.

rule-MG-6-title = The last round
rule-MG-6 = After thirty rounds the game ends, and whoever has banked the most wins.

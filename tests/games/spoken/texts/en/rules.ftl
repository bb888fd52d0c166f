### The rules of a game of the tests.

## Taking

rule-PB-1-title = One to three
rule-PB-1 = Everybody takes one to three pebbles, as long as there are so many.

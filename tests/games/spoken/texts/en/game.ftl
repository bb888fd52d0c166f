### The words of a game of the tests.

game-spoken = Spoken Pebbles
about-spoken = Take pebbles off the heap, but never the last one.
option-heap = Heap
    .why = How many pebbles there are.
option-heap-4 = a small heap
option-heap-10 = a large heap
action-take =
    { $pebbles ->
        [one] Take a pebble
       *[other] Take { $pebbles } pebbles
    }
prompt-take = How many pebbles do you take?
event-took =
    { $pebbles ->
        [one] { $seat } takes a pebble.
       *[other] { $seat } takes { $pebbles } pebbles.
    }
refusal-too-few-left = There are only { $heap } pebbles left
source-not_last = Not having taken the last pebble
over-by-empty-heap = the heap is empty

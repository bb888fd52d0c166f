### The words of My Game.

game-my-game = My Game
about-my-game = Roll as often as you dare, and bank the points before a 1 comes.
about-bot-careful = banks early

option-goal = Goal
    .why = so many banked points win
option-goal-20 = a short game
option-goal-40 = a long game

source-banked = Banked points
over-by-goal = the goal is reached
over-by-rounds = all rounds are over

prompt-turn = Roll, or bank { $points }?

action-roll = roll
action-charm = roll with a charm
action-bank = bank
action-face = a { $face }

event-rolled = { $seat } rolls { $face }.
event-lost = { $seat } rolls a 1 and loses the points of this turn.
event-banked = { $seat } banks { $points }.
event-game-ends = The game is over: { $points } is the most that anybody has banked.

refusal-no-charm-left = You have used all your charms
refusal-nothing-to-bank = There is nothing to bank yet

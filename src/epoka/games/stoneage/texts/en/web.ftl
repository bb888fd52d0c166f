### Stone Age in the browser: words of the board and of the player areas, previews, and the guide through a first game.

## The lobby

about-stone-age = Send your people hunting, gathering and building. Dice decide how much they bring home, and every round the whole tribe wants to eat.

## The board

board-round = Round { $round }
board-place = { $place }; workers here: { $standing }.
board-closed = Closed for the rest of the round.
board-card-slot = { $place }: { $what }. Worker: { $standing }.
board-building-stack = { $place }: { $what }. Tiles in the stack: { $height }. Worker: { $standing }.
board-empty = empty
board-kinds =
    { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }
board-worth = At the end, as things stand: +{ $points }.

## Player areas

board-workers = Workers at home: { $home } of { $workers }.
board-food = Food: { $food }. From the fields each round: { $agriculture }. After feeding: { $left }.
board-good = { $good }: { $amount }
board-tool = Tool on space { $space }, value { $value }
board-no-tool = No tool on space { $space }
board-single-use = Single-use tool, value { $value }

## Previews

board-roll =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $average } on average, { $range } { $good }
board-gain = +{ $good_count }
board-lacking = { $good }: { $amount } more needed
board-left-to-pay = then { $left } to pay
board-still-missing = food still missing: { $missing }

## The guide

guide-valley-placing = A round begins with sending people to work. On your turn put workers on one place; then the others do the same, round the table, until nobody can place any more. Green rings show where you may go.
guide-valley-places = In the forest, clay pit, quarry and river every worker rolls a die; the number after ÷ says how many pips make one resource. Tool maker, hut and field make your tribe stronger for good. The hut takes two workers.
guide-valley-acting = Now use your places, in any order. What you gain can be spent at once, so it is often best to roll for resources first and pay for cards and buildings afterwards.
guide-valley-tools = A tool adds its value to a roll, once a round. Add tools where they bring one more of something: what is left over after dividing is lost.
guide-valley-cards = A card costs as many resources as the number above it, of any kinds. Its upper half works at once. Its lower half scores at the end: different green symbols by their number squared, figures multiplied by your fields, tools, buildings or workers.
guide-valley-dice = Dice for everyone: take one and get what is drawn below it. The others then choose from what is left.
guide-valley-buildings = A building scores at once. Where only a number of resources is shown you choose which to pay: wood counts 3 points, clay 4, stone 5, gold 6.
guide-valley-feeding = After the actions every worker eats 1 food; the fields bring some each round by themselves. The number behind the arrow in your area is what will be left. Missing food can be paid with resources, one for one, or it costs points.
guide-valley-end = The end is near: the game ends with the round in which a stack of buildings runs out, or when the deck can no longer fill the empty slots. Then the lower halves of the cards score, and each resource left over counts 1 point.
guide-valley-over = The game is over. The score shows where everybody’s points came from, and in the review you can walk through the whole game again.

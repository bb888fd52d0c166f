### Stone Age in the browser: words of the board and of the player areas, previews, and the guide through a first game.

## The lobby

about-stone-age = Send your people hunting, gathering and building. Dice decide how much they bring home, and every round the whole tribe must eat.
    .aim = Feed your tribe and score most with buildings and civilization cards.
    .time = 60–90 min
    .weight = medium weight

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
board-divisor = Pips for one { $good }: { $divisor }.
board-room =
    { $players ->
        [one] Room for { $players } player a round.
       *[other] Room for { $players } players a round.
    }
board-short =
    { $missing ->
        [one] Needs { $missing } more resource: gather first.
       *[other] Needs { $missing } more resources: gather first.
    }

## Player areas

board-workers = Workers at home: { $home } of { $workers }.
board-good = { $good }: { $amount }
board-tool = Tool on space { $space }, value { $value }
board-single-use = Single-use tool, value { $value }
board-meal = After the next meal: { $left }
board-meal-short = Missing for the next meal: { $missing }
board-meal-now = Missing now: { $missing }
board-leftover = Each resource left over counts 1 point at the end: { $points }.
board-scored = Scored so far: { $points }. The star counts what the game would give if it ended now.
board-tableau = Cards and buildings
board-tableau-of = Cards and buildings: { $seat }
board-tableau-none = No card and no building yet.

## The log

board-paid-several = { $seat } pays { $good_count }.

## A card or building seen closer

closer-now = At once
closer-end = At the end
closer-dice-for-all = One die is rolled for each player. You take one first, then the others: 1 wood, 2 clay, 3 stone, 4 gold, 5 a tool, 6 agriculture.
closer-gain = You get { $good_count }.
closer-resource-by-dice = You roll two dice { $good_for }, as two workers would; tools help.
closer-points = You score { $amount } points.
closer-tool = You get a tool, or one of yours grows by 1.
closer-agriculture = Your fields bring 1 more food every round.
closer-extra-card = You take the top card of the deck. Only its lower half counts, at the end.
closer-single-use-tool = You keep it: once in the game it adds { $amount } to a roll.
closer-two-resources = You keep it: once, on your turn, take any two resources.
closer-culture = Different green symbols score their number squared: 3 give 9 points, 8 give 64.
closer-farmer = Points: your fields × { $figures }.
closer-toolmaker = Points: the value of your tools × { $figures }.
closer-builder = Points: your buildings × { $figures }.
closer-shaman = Points: your workers × { $figures }.
closer-value = Scores at once what you pay: wood 3, clay 4, stone 5, gold 6.
closer-builders = And it counts for every builder you have.

## Names of the cards

name-C01 = Store jars
name-C02 = Kiln
name-C03 = Cloth
name-C04 = Loom
name-C05 = Cave painting
name-C06 = Ochre
name-C07 = Midsummer
name-C08 = Stone circle
name-C09 = Raft
name-C10 = Dugout
name-C11 = Drum
name-C12 = Night song
name-C13 = Herbs
name-C14 = Mortar
name-C15 = First signs
name-C16 = Clay tablet
name-C17 = Sower
name-C18 = Plough
name-C19 = Harvest
name-C20 = Granary
name-C21 = Reapers
name-C22 = Great axe
name-C23 = Flint blade
name-C24 = Bow drill
name-C25 = Flint
name-C26 = Workshop
name-C27 = Thatch
name-C28 = Timber
name-C29 = Hearth
name-C30 = Palisade
name-C31 = Longhouse
name-C32 = Rain dance
name-C33 = Amulet
name-C34 = Omens
name-C35 = Masks
name-C36 = Totem

## Previews

board-roll =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: mostly { $range } { $good }
board-gain = +{ $good_count }
board-feeds = enough to feed everyone, on average
board-lacking = { $good }: { $amount } more needed
board-left-to-pay = then { $left } to pay
board-still-missing = food still missing: { $missing }

## What a choice gives up

board-unpaid = You can’t pay for it now: your worker would come home with nothing. Act elsewhere first.
board-unpaid-then = You can’t pay for it now: your worker would come home with nothing, and you would act { $place_at } at once. Act { $place_at } first.
board-left = You take your workers back and get nothing here.
board-left-then = You take your worker back and get nothing here, and you act { $place_at } at once.
board-hungry =
    { $points ->
        [one] This costs you { $points } point.
       *[other] This costs you { $points } points.
    }
board-starve =
    { $points ->
        [one] Go hungry, −{ $points } point
       *[other] Go hungry, −{ $points } points
    }
board-done =
    { $points ->
        [one] Pay nothing more, −{ $points } point
       *[other] Pay nothing more, −{ $points } points
    }
board-no-use = This would bring you nothing now.
board-tool-wasted = This tool would bring you nothing more.
board-tools-idle = With your tools you would get more, and nothing else this round needs them.

## The guide

guide-valley-goal = Whoever has the most points after some ten rounds wins. Buildings score at once, cards at the end; what a card is worth to you already stands on it. Food is what your people live on: whoever cannot feed them loses points.
guide-valley-placing = Each round starts with sending your people to work. On your turn, send workers to one place; then the others do the same, around the table, until nobody can place any more. Lit clearings show where you may go.
guide-valley-places = In the forest, clay pit, quarry and river every worker rolls a die; the number after ÷ says how many pips make one resource. Tool maker, hut and field make your tribe stronger for good. The hut takes two workers.
guide-valley-acting = Now use your places, in any order. What you gain can be spent at once, so it is often best to roll for resources first and pay for cards and buildings afterwards.
guide-valley-tools = A tool adds its value to a roll, once per round. Use tools where they bring in one more of something: whatever is left over after dividing is lost.
guide-valley-cards = A card costs as many resources as the number above it, of any kind. Its upper half takes effect at once. Its lower half scores at the end: different green symbols score their number squared, figures are multiplied by your fields, tools, buildings or workers.
guide-valley-dice = Dice for everyone: take one and get what is drawn below it. The others then choose from what is left.
guide-valley-buildings = A building scores at once. Where only a number of resources is shown you choose which to pay: wood counts 3 points, clay 4, stone 5, gold 6.
guide-valley-feeding = After the actions every worker eats 1 food; the fields bring in some each round on their own. The bowl in your area says what will be left after the meal. You can pay for missing food with resources, one for one; otherwise it costs points.
guide-valley-end = The end is near: the game ends with the round in which a stack of buildings runs out, or when the deck can no longer fill the empty slots. Then the lower halves of the cards score, and each resource left over counts 1 point.

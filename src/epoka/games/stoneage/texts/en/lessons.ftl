### Stone Age: the lessons, why an opponent does what it does in a first game, and the overview of a round.

## Mistakes that several steps speak to

lesson-elsewhere = You may go there, but this step is about another place. Undo and look for the lit one.
lesson-number = The right place, but not that many workers. Undo and send as many as the coach says: each of them rolls a die or fills a ring.

## Placing workers

lesson-place-title = Placing workers
lesson-place-aim = Send your people out and learn what each kind of place does.
lesson-place-welcome = Welcome to the Stone Age! You lead a small tribe. Whoever has the most points at the end wins; they come from buildings and cards, and both are paid for with resources.
lesson-place-round = Every round has three phases: everyone places workers, everyone uses the places, everyone feeds the tribe. You begin with 5 workers and 12 food.
lesson-place-hunt = On your turn you send workers to one single place. Hunting always has room: send 2 workers to the hunting grounds.
lesson-place-blocked = Your opponent went to the hut, which takes exactly two workers and brings a new one. It is closed now: most places are taken for the whole round.
lesson-place-field = Tool maker, hut and field make your tribe stronger for good. Go to the field: from now on it feeds one worker every round.
lesson-place-field-toolmaker = A tool is good too, but the field feeds somebody every single round. With two players only two of the three village places can be used, so choose well. Undo and take the field.
lesson-place-alone = Now the forest is gone as well: with two players only one of you may work at each gathering place.
lesson-place-clay = Two workers are left. Send both to the clay pit.
lesson-place-act = Everyone has placed. Now use your places, in any order: press each of them. When all are done, the tribe eats and the next round begins.
lesson-place-end = Well done: food, a field and clay in one round. Five workers, five decisions, and your opponent takes places away: that is the heart of the game.

## Dice

lesson-roll-title = Dice and resources
lesson-roll-aim = Turn pips into wood and gold, and see how many workers that takes.
lesson-roll-pips = At the gathering places every worker rolls one die. The sum is divided by the number on the place: wood by 3, clay by 4, stone by 5, gold by 6. What is left over is lost.
lesson-roll-forest = One die shows 3.5 on average, so three workers bring about 10 pips: three wood. Send 3 workers to the forest.
lesson-roll-rest = Send the other two hunting. Food is divided by 2 only, so two hunters bring about 3 food.
lesson-roll-throw = Now act in the forest and watch the dice.
lesson-roll-throw-hunt = Hunting can wait; first see what the forest brings. Undo and act there.
lesson-roll-lost = You rolled 11: three wood, and 2 pips are lost. Your hunters came home too, and everyone has eaten. A new round begins, and your opponent places first.
lesson-roll-river = Gold needs 6 pips each. A single worker would mostly bring nothing; four bring about 14 pips. Send 4 workers to the river.
lesson-roll-tool = One worker is left. Tools add to a roll: send it to the tool maker.
lesson-roll-gold = Now act at the river. You get the pips divided by 6.
lesson-roll-gold-order = The tool would be yours, and that is clever: you could add it to the roll. But here 13 pips are enough. Undo and act at the river.
lesson-roll-end = Two gold. Remember: wood and clay come reliably, and three workers are a good group for them. Gold takes more; a single die at an expensive place is mostly lost.

## Tools

lesson-tools-title = Tools
lesson-tools-aim = Add a tool to a roll and get one stone more.
lesson-tools-tile = You own a tool of value 1. Once each round it adds 1 to any roll for food or resources, after you have seen the dice.
lesson-tools-quarry = Stone is divided by 5. Send 3 workers to the quarry.
lesson-tools-food = Send the other two hunting.
lesson-tools-throw = Act in the quarry.
lesson-tools-throw-hunt = Keep the tool for the stone: undo and act in the quarry first.
lesson-tools-add = 14 pips are two stones and 4 pips left over. One more pip makes it three! Use your tool.
lesson-tools-add-without = Without the tool you get only two stones. Undo and add the tool: the third stone needs just 1 pip.
lesson-tools-end = Three stones. Tools work every round, so a few early ones pay off all game long, above all where a roll just misses.

## Buildings

lesson-buildings-title = Buildings
lesson-buildings-aim = Pay for a building and score its points at once.
lesson-buildings-tiles = Buildings are the straight way to points: pay what the tile shows, and its points are yours at once. The left tile wants 2 wood and 1 clay and gives 10 points. You have 2 wood.
lesson-buildings-claim = Put a worker on that building, so that nobody else can take it.
lesson-buildings-claim-other = That tile takes any resources and scores what they are worth. The other one gives more for what you have: undo and claim it.
lesson-buildings-clay = Clay is what you lack. Send 2 workers to the clay pit.
lesson-buildings-food = The last two go hunting.
lesson-buildings-first = The order of your actions is yours. Which one comes first?
lesson-buildings-first-unpaid = You have no clay yet, so your worker would come home with nothing. Undo and act in the clay pit first.
lesson-buildings-first-hunt = Food cannot pay for a building. Undo and fetch the clay.
lesson-buildings-build = Two clay! Now act at the building and pay for it.
lesson-buildings-build-hunt = The building first: undo and act there.
lesson-buildings-build-decline = Leaving it would waste the worker and 10 points. Undo and build.
lesson-buildings-end = 10 points. Resources first, building afterwards: plan both in the same round, and take the worker’s place early if somebody else could pay as well.

## Cards

lesson-cards-title = Civilization cards
lesson-cards-aim = Buy two cards and see what their two halves do.
lesson-cards-slots = A card costs 1 to 4 resources of any kind, as shown above its slot. Cards that nobody takes slide to the cheaper side.
lesson-cards-halves = The upper half works at once. The lower half scores at the end: different green symbols score their number squared (3 symbols: 9 points, all 8: 64), figures are multiplied by something you own.
lesson-cards-green = The cheapest card brings 5 food and a green symbol, for one resource. Put a worker on it.
lesson-cards-green-other = That one is dearer. Undo and take the card that costs 1.
lesson-cards-farmers = The second card shows two farmers: at the end each counts as many points as your step on the agriculture track. Put a worker on it.
lesson-cards-farmers-other = You have 5 wood, but farmers go well with your field. Undo and take the card that costs 2.
lesson-cards-food = Send the others hunting.
lesson-cards-pay = Act on the cheapest card and pay 1 wood.
lesson-cards-pay-order = That works too, but let us go from cheap to dear: undo and act on the card that costs 1.
lesson-cards-pay-decline = Five food and a symbol for one wood: that is a bargain. Undo and pay.
lesson-cards-dice = Now the farmers: act there and pay. Dice are rolled for everyone, and you choose first: 6 is a step on the agriculture track, 1 is wood. What suits two farmers?
lesson-cards-dice-wood = One wood is little. A step on the track feeds a worker every round, and each of your two farmers counts one point more. Undo and take the 6.
lesson-cards-dice-order = Hunting can wait: undo and act on the card.
lesson-cards-dice-decline = You can pay for it. Undo and take the card.
lesson-cards-end = Two cards, 5 food and a second field. Take a card whenever you can pay for it, above all a green symbol you do not have yet: a set of eight is worth 64 points. Figures go with what you own: farmers with fields, tool makers with tools, builders with buildings, shamans with workers.

## Feeding

lesson-feeding-title = Feeding the tribe
lesson-feeding-aim = Bring six workers through a round with hardly any food.
lesson-feeding-mouths = Two rounds have passed and nobody went hunting: your food is gone, and six workers want to eat. Each eats 1 food at the end of the round. Hunger costs 10 points!
lesson-feeding-hunters = Hunting is divided by 2. Four hunters bring about 7 food: send 4.
lesson-feeding-field = The field feeds one worker every round, for ever. Take it.
lesson-feeding-spare = The last worker fetches wood.
lesson-feeding-act = Use all your places, in any order.
lesson-feeding-missing = A poor roll: 1 food is missing. Each missing food can be paid for with one resource. Give the cheapest: wood.
lesson-feeding-missing-starve = That would cost 10 points, more than any single resource is worth! Undo and pay with wood.
lesson-feeding-missing-dear = That feeds them as well, but clay is worth more than wood. Undo and pay with wood.
lesson-feeding-end = Nobody starved. Look at the number after the arrow beside your food before you place: it says what will be left. And go to the field early.

## The end and the score

lesson-scoring-title = The end and the score
lesson-scoring-aim = End the game at the right moment and win.
lesson-scoring-sum = The last rounds. Your points already count what your cards would bring; press the score to see where they come from: buildings, farmers, shamans, green symbols…
lesson-scoring-ends = The game ends with the round in which a stack of buildings runs out, or when the cards run out. One tile is left on this stack, and you can pay for it: you are in the lead.
lesson-scoring-last = Claim the last tile.
lesson-scoring-last-other = The other stack is still high, so the game would go on. Undo and take the last tile.
lesson-scoring-figures = The cheapest card shows two tool makers: each counts as many points as your tools are worth. Put a worker on it.
lesson-scoring-figures-other = You would lack the resources: three of your five are for the building. Undo and take the card that costs 1.
lesson-scoring-tool = You have 2 food and 7 fields for 9 workers: just enough, so nobody needs to hunt. A further tool counts for all your tool makers: take it.
lesson-scoring-tool-hunt = 2 food and 7 from the fields feed all nine. Food scores nothing at the end: undo and take the tool.
lesson-scoring-forest = Every resource left over is a point. Six workers bring about 7 wood: send them to the forest.
lesson-scoring-forest-hunt = Food scores nothing at the end. Undo and fetch wood.
lesson-scoring-act = Now act everywhere. Pay for the building with wood, clay and gold, and for the card with stone.
lesson-scoring-act-keep = The building needs exactly wood, clay and gold. Undo and pay for the card with stone.
lesson-scoring-act-lost = The round is over and the building still stands there, so the game goes on. Undo and buy it first, with wood, clay and gold.
lesson-scoring-end = You ended the game, and you won. A plan for your first game: field, hut and tool maker early, then every building and card you can pay for, and always enough food!

## Why an opponent does what it does

why-hut = one more worker, every round from now on
why-field = one food less to find every round
why-tool = a tool adds to a roll every round
why-hungry = the tribe has too little food for this round
why-hunt = food in store leaves workers free later
why-wood = wood comes most surely and pays for cards
why-clay = clay is worth 4 in a building, and few pips make one
why-stone = stone is worth 5 in a building
why-gold = gold is worth 6 in a building
why-card-cheap = a card for a single resource is nearly always worth it
why-card = cards count at the end, and this one is affordable
why-building = a building scores at once
why-build = the points are safe now
why-feed = a resource is worth less than 10 points

## A round at a glance

overview-title = A round at a glance
overview-1 = Place workers: in turn, on one place each time, until nobody has any left.
overview-2 = Act: roll for food and resources, then pay for cards and buildings with them.
overview-3 = Feed: every worker eats 1 food; fields bring some.
overview-4 = Next round: cards slide, tools are ready again. An empty stack or deck ends the game.
overview-aim = Whoever has the most points wins: buildings score at once, cards at the end, each resource left over 1.

### The rules of Stone Age, one message a rule: the text and its title. One sentence a line.

rules-section-setup = Setup
rules-section-round = The round
rules-section-placing = Placing workers
rules-section-actions = Actions
rules-section-village = Village
rules-section-gathering = Hunting and gathering
rules-section-cards = Civilization cards
rules-section-buildings = Buildings
rules-section-tools = Tools
rules-section-feeding = Feeding the tribe
rules-section-new-round = A new round
rules-section-end = End of the game
rules-section-scoring = Final scoring

## Setup

rule-SA-1-title = Number of players
rule-SA-1 =
    Two to four people play.
    The seating order never changes, and turns always pass clockwise.

rule-SA-2-title = What you start with
rule-SA-2 =
    You begin with 5 workers, 12 food, no resources, no tools, at 0 on the agriculture track and with 0 points.
    Another 5 workers of your colour wait in the supply, so your tribe never grows past 10.

rule-SA-3-title = Building stacks
rule-SA-3 =
    The 28 buildings are shuffled into four stacks of seven, and as many stacks are used as there are players.
    The other stacks leave the game unseen.
    Only the top tile of a stack can be seen and bought.
    In the Czech edition the stacks lie face up; play stays the same.

rule-SA-4-title = The first cards
rule-SA-4 =
    The 36 civilization cards are shuffled and four of them are laid out face up, beginning with the cheapest slot.
    The other 32 form the deck.

rule-SA-5-title = Always four card slots
rule-SA-5 = All four card slots are in use, whatever the number of players.

rule-SA-6-title = Who goes first
rule-SA-6 =
    The rulebooks let the youngest player begin.
    At this table the first seat begins, unless the table names another seat or leaves it to chance.

rule-SA-7-title = No upper limits
rule-SA-7 =
    You may own any amount of food and resources, and your score has no ceiling.
    If the pieces in the box run out, something else stands in for them: nobody gets less because of that.

## The round

rule-SA-8-title = Three phases
rule-SA-8 =
    A round has three phases: everyone places workers, everyone carries out actions, everyone feeds the tribe.
    Then the next round is prepared.

## Placing workers

rule-SA-9-title = One place a turn
rule-SA-9 =
    Beginning with the first player and going clockwise, each player in turn puts one or more workers on a single place.
    This continues around the table until nobody can place any more.

rule-SA-10-title = You must place
rule-SA-10 =
    While you have a free worker and some place can take it, you must place at least one.
    You cannot pass by choice or hold workers back.

rule-SA-11-title = Nothing left to place
rule-SA-11 =
    If you have no free worker, or none that fits anywhere, you are skipped until the phase ends.
    Workers who stay at home do nothing this round, but they eat as usual.
    In the Czech edition nobody gets stuck, because the hunting grounds always take more.

rule-SA-12-title = Room at each place
rule-SA-12 =
    Tool maker and field: exactly 1 worker each.
    Hut: exactly 2 workers of the same player, put there in the same turn.
    Hunting grounds: any number of workers of any number of players.
    Forest, clay pit, quarry and river: 1 worker or more at a time, 7 in all on each of them.
    Every card and every building: exactly 1 worker.

rule-SA-13-title = No second visit
rule-SA-13 =
    Once your workers stand in the forest, the clay pit, the quarry, at the river or on the hunting grounds, you may not send more there in the same round, even if there is room.
    In the Czech edition the hunting grounds are an exception: you may add to your own hunters on any later turn.

rule-SA-14-title = One card or building
rule-SA-14 =
    In one turn you may occupy only one card or one building, whichever free one you like.
    On later turns of the same round you may occupy further free ones.

rule-SA-15-title = Blocking is allowed
rule-SA-15 =
    You may occupy a place even if you cannot pay there or have nothing to gain from it.
    That goes for the hut with 10 workers, the field at 10, the tool maker with tools worth 12, and any card or building you do not mean to buy.

rule-SA-16-title = Village with few players
rule-SA-16 =
    With two or three players only two of the three village places can be occupied in a round, by different players or by the same one.
    As soon as two are occupied, the third is closed until the next round.

rule-SA-17-title = Gathering with few players
rule-SA-17 =
    With three players at most two different players may stand on each gathering place in a round, with two players only one.
    The limit of 7 workers stays.
    Hunting grounds, cards and buildings are not restricted.

rule-SA-18-title = End of placing
rule-SA-18 = The phase ends when nobody can place another worker.

## Actions

rule-SA-19-title = Order of actions
rule-SA-19 =
    The first player resolves all of their places, then the next player clockwise does the same, and so on.
    You resolve your own places in any order you like, but finish one before you begin the next.
    The Czech edition suggests an order, without making it a rule.

rule-SA-20-title = Workers come home
rule-SA-20 =
    The workers of a place return to your board when the place is resolved, so at the end of the phase all are home.
    If the table plays with optional actions, you may take them back from any place without using it.

rule-SA-21-title = Gains work at once
rule-SA-21 = Whatever you gain, be it tools, resources or a single-use tool, can help you at the places you resolve later in the same turn.

## Village

rule-SA-22-title = Tool maker
rule-SA-22 = Your worker at the tool maker earns you one tool.

rule-SA-23-title = The hut
rule-SA-23 =
    Take one more worker of your colour from the supply, if any is left.
    The newcomer can be placed from the next round on, but already eats in this one.

rule-SA-24-title = The field
rule-SA-24 =
    Move up one space on the agriculture track.
    At 10 the field has no further effect.

## Hunting and gathering

rule-SA-25-title = One die per worker
rule-SA-25 = Roll one die for each of your workers on the place, all together, and add up the pips.

rule-SA-26-title = Tools after the roll
rule-SA-26 = Once you have seen the roll, you may add tools to it.

rule-SA-27-title = What a roll yields
rule-SA-27 =
    Divide the total and round down: by 2 for food, 3 for wood, 4 for clay, 5 for stone, 6 for gold.
    What is left over is lost, and a roll may well yield nothing.
    With more hunters than the 7 dice in the box, the dice are rolled in two goes and added up.

## Civilization cards

rule-SA-28-title = Price of a card
rule-SA-28 =
    A card costs as many resources as the number of its slot: 1 in the rightmost, then 2, 3 and 4.
    Pay exactly that many, of any kinds in any mix.
    Food is not a resource and cannot be used.

rule-SA-29-title = Buying a card
rule-SA-29 =
    Pay, take the card, carry out its upper part, then put it face down on your board.
    Single-use cards stay face up until they are used.
    You may look at your own cards whenever you like.

rule-SA-30-title = Leaving a card
rule-SA-30 =
    If you cannot or do not want to pay, you simply take your worker back.
    The card stays on offer for the next round, where it may have become cheaper.

rule-SA-31-title = No refill during the round
rule-SA-31 = Empty card slots are filled only before the next round, so at most four cards are bought in a round.

rule-SA-32-title = Dice for everyone
rule-SA-32 =
    The buyer at once rolls as many dice as there are players; tools cannot change this roll.
    From the buyer clockwise, everyone takes one die and what it stands for: 1 wood, 2 clay, 3 stone, 4 gold, 5 a tool, 6 a step on the agriculture track.
    Taking a die is compulsory, even if its gain is lost on you.
    If the table plays with deferred choices, the others choose when their own turn to act begins, or before feeding if they have already acted.

rule-SA-33-title = Food card
rule-SA-33 = You get the food shown on the card at once: 1, 2, 3, 4, 5 or 7.

rule-SA-34-title = Resource card
rule-SA-34 = You get the resources shown on the card at once: 1 clay, 1 stone, 2 stone or 1 gold.

rule-SA-35-title = Resources by dice
rule-SA-35 =
    Roll two dice for the wood, stone or gold shown on the card, and divide as when gathering.
    You may add tools you have not used yet.

rule-SA-36-title = Points card
rule-SA-36 = You score 3 points at once.

rule-SA-37-title = Tool card
rule-SA-37 = You gain one tool, just as at the tool maker.

rule-SA-38-title = Agriculture card
rule-SA-38 = You move up one space on the agriculture track, just as at the field, to 10 at most.

rule-SA-39-title = Extra card
rule-SA-39 =
    Draw the top card of the deck, look at it and keep it face down; you may look at it again whenever you like.
    Only its lower part will count; its upper part is never used.
    If the deck is empty, nothing happens.

rule-SA-40-title = Upper part is compulsory
rule-SA-40 =
    Once you have bought a card, its upper part takes place.
    What cannot take effect is lost.

rule-SA-41-title = Single-use tool
rule-SA-41 =
    The card stays open beside your board.
    Once, now or later, you may add its full value of 2, 3 or 4 to a roll that tools may change, alone or together with other tools.
    Then turn it face down; the once-per-round limit for ordinary tools does not apply to it.

rule-SA-42-title = Any two resources
rule-SA-42 =
    The card stays open beside your board.
    Once, now or later, you may take any two resources, alike or different; then turn the card face down.
    They cannot help to pay for this very card, and if you never take them, they are counted for you before the final scoring.
    If the table plays without saving the card, you choose the two resources as soon as you buy it.

rule-SA-43-title = Lower part always counts
rule-SA-43 = The lower part of each of your cards counts in the final scoring, whether you have used the upper part or not.

## Buildings

rule-SA-44-title = Buying a building
rule-SA-44 =
    Pay the price in resources, never in food, take the tile and score its points at once; you may own any number of buildings.
    Some tiles name the resources and the points; others ask for exactly 4 or 5 resources of exactly 1 to 4 kinds you choose, or for 1 to 7 resources of any kinds, and then each wood scores 3, clay 4, stone 5 and gold 6.
    If you cannot or do not want to pay, you take your worker back and the tile stays.
    After a purchase the next tile of the stack is revealed, but can be occupied only from the next round on.

## Tools

rule-SA-45-title = Gaining tools
rule-SA-45 =
    You have three tool spaces.
    The first three tools are new tiles of value 1; each further tool raises one tile of your lowest value by 1, up to 4.
    So your tiles never differ by more than 1 and are worth at most 12 together.

rule-SA-46-title = Tools at their highest
rule-SA-46 = With three tiles of value 4 a further tool does nothing for you.

rule-SA-47-title = Which tool grows
rule-SA-47 =
    If several of your tiles share the lowest value, you choose which one grows.
    The choice matters when some are used and others ready: a used tile stays used this round even when it grows.

rule-SA-48-title = Where tools help
rule-SA-48 =
    Tools may be added to rolls for hunting, for gathering and for cards that yield resources by dice, never to the dice for everyone.
    Without a roll a tool is of no use.

rule-SA-49-title = Once per round, whole
rule-SA-49 =
    You may add any number of tools and single-use tools to one roll.
    Each tile works once per round and always with its full value; it cannot be shared between rolls.

rule-SA-50-title = One decision per roll
rule-SA-50 = You decide on tools after seeing the dice, once for each roll; later nothing can be added to it.

rule-SA-51-title = Tools never run out
rule-SA-51 =
    Nobody goes without a tool because the box has no tile left.
    The editions contain different numbers of tiles, but that changes nothing.

rule-SA-52-title = Tools become ready again
rule-SA-52 = All used tools become ready again when the next round is prepared.

## Feeding the tribe

rule-SA-53-title = Harvest, then feed
rule-SA-53 =
    When all workers are home, you first take as much food as your position on the agriculture track.
    Then you pay 1 food for every worker you own, new ones included.
    The table feeds in turn order.

rule-SA-54-title = Food comes first
rule-SA-54 =
    If your food is not enough, you must first give all of it.
    Each missing food may then be replaced by one resource of any kind.
    You cannot save food by paying with resources.

rule-SA-55-title = Hunger: ten points
rule-SA-55 =
    In the Polish and Ukrainian editions you lose 10 points if even one worker stays unfed, and no more than that however many starve.
    Your food is gone, but you keep your resources.
    So you either pay for everything missing or pay no resource at all.

rule-SA-56-title = Hunger: four points each
rule-SA-56 =
    In the Czech edition you lose 4 points for every food still missing after the resources you chose to pay.
    You may pay for a part of it.

rule-SA-57-title = Below zero
rule-SA-57 =
    Hunger may push your score below zero.
    Workers are never lost.

## A new round

rule-SA-58-title = First player moves on
rule-SA-58 = The first-player figure passes to the next player clockwise.

rule-SA-59-title = Cards slide and refill
rule-SA-59 =
    The cards left over slide to the right into the cheaper slots, keeping their order.
    Then the free slots are filled from the deck, the cheapest first.

rule-SA-60-title = Readying tools
rule-SA-60 = All used tools are turned back and may be used again.

rule-SA-61-title = Placing begins again
rule-SA-61 = The next round starts with placing workers.

## End of the game

rule-SA-62-title = End by cards
rule-SA-62 =
    If the deck cannot fill every free slot, the game ends at once and no new round is played.
    If it has exactly enough, the game goes on, even with an empty deck.
    Anyone may count the deck at any time, but nobody may look into it; a table may also agree to keep the count secret.

rule-SA-63-title = End by buildings
rule-SA-63 =
    When the last tile of a stack is bought, the round is still played to its end, with the actions of the other players and the feeding.
    Then the game is over.

rule-SA-64-title = After either end
rule-SA-64 =
    Both endings lead to the final scoring.
    They may also come in the same round.

## Final scoring

rule-SA-65-title = Green cards
rule-SA-65 =
    Your different symbols form a set, worth their number times itself.
    Every symbol exists twice; your second copies form another set, scored in the same way.
    The Czech rulebook does not mention the second set, but it counts there too, unless the table plays with one set only.

rule-SA-66-title = Sand cards
rule-SA-66 =
    Add up the figures of each profession on your cards, then multiply.
    Farmers by your position on the agriculture track, builders by your buildings, shamans by your workers, tool makers by the total value of your tools.
    Single-use tools do not count here.

rule-SA-67-title = Resources left over
rule-SA-67 =
    Each resource you still own scores 1 point.
    Food scores nothing.

rule-SA-68-title = The winner
rule-SA-68 = The player with the most points wins.

rule-SA-69-title = Breaking a tie
rule-SA-69 = If points are equal, add up your position on the agriculture track, the total value of your tools and the number of your workers: the higher sum is ahead.

rule-SA-70-title = Still tied
rule-SA-70 =
    If that is equal too, the win is shared; the Czech rulebook leaves this open and is played the same way.
    If the table does not share wins, the player who came later in the turn order of the last round is ahead.

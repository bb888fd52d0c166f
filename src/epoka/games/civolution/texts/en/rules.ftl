### The rules of Civolution, one message a rule: the text and its title. One sentence a line.

## Setup

rule-CV-1-title = Table
rule-CV-1 =
    The continent lies inside the score track, the progress board on its left and the sequence board on its right.

rule-CV-2-title = Indicators
rule-CV-2 =
    The phase indicator begins on phase 1 and the weather on Mild.

rule-CV-3-title = Events
rule-CV-3 =
    Four of the 20 event cards, drawn at random, form the event stack; the others leave the game unseen.

rule-CV-4-title = Era scoring tiles
rule-CV-4 =
    Four random scoring tiles say which category each era scores.

rule-CV-5-title = Final scoring tiles
rule-CV-5 =
    Three more tiles raise the final value of their own categories.
    The last two leave the game.

rule-CV-6-title = Covered spaces
rule-CV-6 =
    With fewer than four players, tokens cover the spaces meant for more: three with three players, six with two.

rule-CV-7-title = Chip displays
rule-CV-7 =
    Every open goal space and the three income and three attribute spaces get a random chip face up.

rule-CV-8-title = Continent
rule-CV-8 =
    The eight continent tiles fill the frame of 5 × 3 cells at random; tile A takes one cell, the others two.

rule-CV-9-title = First map
rule-CV-9 =
    In a first game tiles A, B and C have fixed places in the middle; the other five are random.

rule-CV-10-title = Sites
rule-CV-10 =
    The 24 sites are shuffled and lie face down, one in each recess.

rule-CV-11-title = Material tiles
rule-CV-11 =
    Each land territory gets a face-down material tile of its terrain.
    The two starting ones are face up, so those territories are developed.

rule-CV-12-title = Blocked encampments
rule-CV-12 =
    With two players ten encampments are closed for the whole game, with three players four, with four none.

rule-CV-13-title = Dice display
rule-CV-13 =
    The display holds one activation die and one fate die more than there are players.

rule-CV-14-title = Console
rule-CV-14 =
    You get a console with 15 main modules at level I.

rule-CV-15-title = First dice
rule-CV-15 =
    You begin with six activation dice, one of each value, and one fate die.

rule-CV-16-title = Stage tiles
rule-CV-16 =
    Your tiles of stages 4 and 5 begin inactive.

rule-CV-17-title = Buildings on the console
rule-CV-17 =
    Four settlements, three farms and two boats wait on your console.

rule-CV-18-title = Discs
rule-CV-18 =
    Your discs begin at 0 points, on the first favor space and at 0 of every progress track.

rule-CV-19-title = First tribes
rule-CV-19 =
    One strong tribe of yours stands in each of the two starting territories, away from the fire.
    It brings no points.

rule-CV-20-title = Markers
rule-CV-20 =
    Of your 50 markers, two begin as raw materials, two on boats and four as reset markers.

rule-CV-21-title = Beginners’ cards
rule-CV-21 =
    A beginner gets a numbered marker card and the research card of the same number from every deck.

rule-CV-22-title = Research display
rule-CV-22 =
    Each deck is a face-down stack with room for a face-up stack beside it.

rule-CV-23-title = Choosing first cards
rule-CV-23 =
    An advanced player draws two cards of each deck and three marker cards, and secretly keeps one of each kind.
    Rejected research cards go under their stacks.

rule-CV-24-title = Starting markers
rule-CV-24 =
    Put markers on the spaces that your marker card lists; then the card leaves the game.

rule-CV-25-title = Starting monolith
rule-CV-25 =
    Chance decides who holds the monolith and goes first.

rule-CV-26-title = Beginners’ chip card
rule-CV-26 =
    A beginner takes the chip card of the same number and a random goal chip.

rule-CV-27-title = Choosing a chip card
rule-CV-27 =
    One chip card more than players is revealed, each with a goal chip.
    You pick counter-clockwise, and whoever goes first picks last.

rule-CV-28-title = Using the chip card
rule-CV-28 =
    The goal chip goes to your goal area, and the named module rises to level II.
    The card becomes your first income chip, in stage 4 of the last column.

rule-CV-29-title = Mixed groups
rule-CV-29 =
    Beginners take their sets first; then the advanced players choose from what is left.

## Course of the game

rule-CV-30-title = Eras and phases
rule-CV-30 =
    The game has four eras of eight phases each, then the final scoring.

rule-CV-31-title = Seating order
rule-CV-31 =
    Order begins with the holder of the monolith and goes clockwise.

rule-CV-32-title = Points
rule-CV-32 =
    Points are counted at once.

rule-CV-33-title = The era’s event
rule-CV-33 =
    Phase 1 reveals an event card; its weather shift and event come in phase 7.

rule-CV-34-title = New research cards
rule-CV-34 =
    The top card of each face-down stack goes onto its face-up stack.

rule-CV-35-title = New goals
rule-CV-35 =
    In order, each player may take one displayed goal chip.
    If your three spaces are taken, it covers a visible chip.

rule-CV-36-title = Refilling goals
rule-CV-36 =
    The display is refilled only after everyone has chosen.

rule-CV-37-title = Extra find
rule-CV-37 =
    Take any one of the three materials of a land terrain where you have a tribe.

## Action phase and modules

rule-CV-38-title = Action rounds
rule-CV-38 =
    In phase 4 everyone takes one turn per round, in order.

rule-CV-39-title = A turn
rule-CV-39 =
    On your turn activate one module or do a Reset; you cannot pass.

rule-CV-40-title = Paying for a module
rule-CV-40 =
    A module uses two dice of its two values; they are put aside until a Reset.

rule-CV-41-title = Ideas
rule-CV-41 =
    Each idea spent changes one of your dice by 1; 6 and 1 are neighbours.

rule-CV-42-title = Planning markers
rule-CV-42 =
    A planning marker replaces an activation die of its space’s value; ideas may change it too.

rule-CV-43-title = Focus markers
rule-CV-43 =
    A focus marker replaces an activation die of any value.

rule-CV-44-title = Not for fate dice
rule-CV-44 =
    Planning and focus markers never replace fate dice.

rule-CV-45-title = Modules
rule-CV-45 =
    There are 15 main modules with three levels, six feature modules and Sleep.

rule-CV-46-title = One branch or all
rule-CV-46 =
    Where a module offers a choice, take one branch; otherwise do any of its actions. Production III and Trade
    allow any order; at Procreation III and Production I and II the second action comes before or after the first.

rule-CV-47-title = Upgrading in use
rule-CV-47 =
    A module upgraded while you use it works at the new level from your next turn.

rule-CV-48-title = Sleep
rule-CV-48 =
    Any two dice give you one focus marker or two ideas.

rule-CV-49-title = Feature modules
rule-CV-49 =
    Two dice of the module’s value give you one marker of its feature.

rule-CV-50-title = Migration
rule-CV-50 =
    Level I allows one migration; levels II and III take a favor test for up to two or three, one fewer when it fails.

rule-CV-51-title = Procreation
rule-CV-51 =
    Level I brings one procreation, level II up to two after a passed test, level III up to two and a test to strengthen a tribe.

rule-CV-52-title = Production
rule-CV-52 =
    Produce up to 2, 3 or 4 raw materials and transport 1, 1 or 2; at level I the transport needs a favor test.

rule-CV-53-title = Transport
rule-CV-53 =
    Transport up to 3, 6 or all raw materials; at level III those from boats may go to any storage space.

rule-CV-54-title = Sustenance
rule-CV-54 =
    Hunt once, or twice at level III; or strengthen up to 1, 3 or 4 tribes.

rule-CV-55-title = Exploration
rule-CV-55 =
    Explore, from level II with one more site anywhere and 2 or 4 points; or make a lucky find, two at level III.

rule-CV-56-title = Building
rule-CV-56 =
    Complete one project, two alike at level II, any two at level III; or install a building card.

rule-CV-57-title = Planning
rule-CV-57 =
    Install a goal chip, at level III gain one too; or put 2, 3 or 3 planning markers on one dice space.

rule-CV-58-title = Research
rule-CV-58 =
    Gain one research card, two at level III; or draw 2, 4 or 4 and keep 1, 1 or 2.

rule-CV-59-title = Achievement
rule-CV-59 =
    Gain an activation die or a fate die, from level II both; or install an achievement card.

rule-CV-60-title = Insight
rule-CV-60 =
    Gain 3 ideas, 6 from level II; or install an insight card.

rule-CV-61-title = Mutation
rule-CV-61 =
    Move a feature marker, up to twice from level II; or install a mutation card.

rule-CV-62-title = Invention
rule-CV-62 =
    Use one income chip, from level II up to twice, even the same one; or install an invention card.

rule-CV-63-title = Trade
rule-CV-63 =
    Make one sale and one purchase, two of each from level II in any order; level III begins with 2 money.

rule-CV-64-title = Activity
rule-CV-64 =
    Carry out one activity, two different ones at level II, two of any at level III.

rule-CV-65-title = Sites come first
rule-CV-65 =
    Hidden grottoes work before Production and Holy rocks before Procreation.

rule-CV-66-title = Moving features
rule-CV-66 =
    A feature marker moves to any other feature space of yours.

rule-CV-67-title = One space for plans
rule-CV-67 =
    All planning markers of one activation lie on the same dice space.

rule-CV-68-title = Drawing cards
rule-CV-68 =
    Choose all stacks before you look; what you do not keep goes under its stack.

rule-CV-69-title = Special bonus
rule-CV-69 =
    At level III you may ignore one active cost space, never the only one; or else install a second card of the same kind.

## Actions

rule-CV-70-title = Migrating
rule-CV-70 =
    A strong tribe goes to an adjacent territory and settles on a free encampment or displaces a tribe there.
    Weak tribes stay.

rule-CV-71-title = Displacing
rule-CV-71 =
    The displaced tribe goes to the wilderness unchanged; the one that displaces becomes weak.

rule-CV-72-title = Fire encampments
rule-CV-72 =
    Settling at the fire brings the printed points at once.

rule-CV-73-title = Boarding boats
rule-CV-73 =
    A strong tribe may migrate to a free seat of your boat on adjacent Water, and from there onward.

rule-CV-74-title = Developing
rule-CV-74 =
    The first tribe to settle in a land territory turns its material tile up and gains a raw material there.

rule-CV-75-title = Adjacency
rule-CV-75 =
    Territories are adjacent where their borders touch; a shared site does not make them so, except Caves.

rule-CV-76-title = To another place
rule-CV-76 =
    A migration ends in another territory. Within a turn a tribe never comes back to where it began to migrate in
    that turn, whatever moves it.

rule-CV-77-title = Long journeys
rule-CV-77 =
    Several migrations may carry one tribe further; it settles only at the end of its way.
    Crossing Water needs your boat there with a free seat.

rule-CV-78-title = Procreating
rule-CV-78 =
    Where you have a tribe, a new one comes: strong on a free encampment, weak when it displaces another.

rule-CV-79-title = On a boat
rule-CV-79 =
    A boat with exactly one tribe aboard has room for a new strong one.

rule-CV-80-title = Without tribes
rule-CV-80 =
    With no tribe on the continent you may begin anew in any land territory.

rule-CV-81-title = All tribes out
rule-CV-81 =
    With all 20 tribes on the continent you cannot procreate.

rule-CV-82-title = Favor test
rule-CV-82 =
    Roll all your fate dice: one value up to your favor space is enough.
    On the last space you pass without a roll.

rule-CV-83-title = Ideas after the roll
rule-CV-83 =
    After the roll ideas may change fate dice by 1 each.

rule-CV-84-title = End of the favor track
rule-CV-84 =
    A step past the last favor space is lost.

rule-CV-85-title = Producing
rule-CV-85 =
    Put a marker as raw material in a territory with your tribe, as often as you like in the same one.

rule-CV-86-title = Cargo of a boat
rule-CV-86 =
    A boat with a tribe aboard holds one raw material; its kind is open until transport.

rule-CV-87-title = Transporting
rule-CV-87 =
    A raw material goes to the storage space of its territory’s material; no tribe is needed.

rule-CV-88-title = From a boat
rule-CV-88 =
    Cargo of a boat becomes a face-up material of an adjacent territory.

rule-CV-89-title = Hunting
rule-CV-89 =
    Name a territory with your tribe and no hunting token, roll the fate dice, choose one: the table gives the food.
    Nobody hunts there again this era.

rule-CV-90-title = Strengthening
rule-CV-90 =
    A weak tribe anywhere stands up and becomes strong.

rule-CV-91-title = Exploring
rule-CV-91 =
    Turn up all face-down sites next to a territory with your tribe and gain their points.

rule-CV-91a-title = One more site
rule-CV-91a =
    From level II the further site may lie anywhere; its points count too.

rule-CV-92-title = Lucky find
rule-CV-92 =
    Name a land terrain where you have a tribe and roll the fate dice: the chosen die gives the row of the material.

rule-CV-93-title = Building projects
rule-CV-93 =
    A project is a farm, boat, statue or settlement; you need the piece on your console.

rule-CV-94-title = Farm
rule-CV-94 =
    A farm is free. It goes on land with your tribe and no farm yet, not next to a face-up volcano; it brings an idea.

rule-CV-95-title = Boat
rule-CV-95 =
    A boat is free. It goes on Water next to your tribe and with no boat of yours yet; a strong tribe from beside it may board at once.

rule-CV-96-title = Building grounds
rule-CV-96 =
    Build next to your tribe, at most two of your buildings on a ground, at most one of them a settlement.
    The island needs your boat with a tribe.

rule-CV-97-title = Statue
rule-CV-97 =
    A stored material listed on the ground becomes the statue; then you may advance on a track.

rule-CV-98-title = Settlement
rule-CV-98 =
    Pay the materials printed beside it, place it and gain an income chip.

rule-CV-99-title = Fourth settlement
rule-CV-99 =
    Your fourth settlement may also turn a stage tile active.

rule-CV-100-title = Diamonds of settlements
rule-CV-100 =
    Empty settlement recesses show diamonds for Prosperity.

## Console

rule-CV-101-title = Columns
rule-CV-101 =
    Each of the nine columns holds one kind of element; income chips fit anywhere.

rule-CV-102-title = Binding a column
rule-CV-102 =
    The first element of a kind chooses a column that is empty or holds only income chips; later ones follow it.

rule-CV-103-title = Lowest stage
rule-CV-103 =
    An element goes to the lowest free stage of its column and stays there.

rule-CV-104-title = Gaining an income chip
rule-CV-104 =
    Take a displayed chip, refill the display, install the chip in any column and use it once.

rule-CV-105-title = Firm ground
rule-CV-105 =
    An income chip needs full support: it cannot lie on a single goal chip.

rule-CV-106-title = Using an income chip
rule-CV-106 =
    Take its action or 1 point; after a failed test you cannot take the point instead.

rule-CV-107-title = Stage tiles turn active
rule-CV-107 =
    Turn one inactive stage tile active; it matters only in the final scoring.

rule-CV-108-title = Completion bonuses
rule-CV-108 =
    Once each: completing stage 1 brings an income chip, completing stage 2 turns a stage tile active.

rule-CV-109-title = Above stage 5
rule-CV-109 =
    Columns may grow on; cards cost as in stage 5 and score nothing there.

rule-CV-110-title = The last column
rule-CV-110 =
    The last column begins at stage 4 with your chip card; the next element goes to stage 5.

rule-CV-111-title = Installing a card
rule-CV-111 =
    Choose a card of the kind from hand and its column; the lowest free stage is its stage.

rule-CV-112-title = Active cost spaces
rule-CV-112 =
    In stage n the first n cost spaces must be met; empty ones ask for nothing.

rule-CV-113-title = Kinds of costs
rule-CV-113 =
    A cost asks you to return materials or features, or to have features; some take settlements instead of a material.

rule-CV-114-title = Costs add up
rule-CV-114 =
    Equal requirements add up, except settlements marked as contained in each other.

rule-CV-115-title = A higher cost
rule-CV-115 =
    You may meet the cost of a higher stage without gaps; the card still lies in its own stage.

rule-CV-116-title = Points of a card
rule-CV-116 =
    Gain the points printed on the active spaces you met.

rule-CV-117-title = Instant bonus
rule-CV-117 =
    Then the card’s instant bonus follows; what you cannot or do not want to use is lost.

rule-CV-118-title = Abilities
rule-CV-118 =
    The top third stays visible: its ability, activity or point bonus is yours from now on.

rule-CV-119-title = Installing a goal chip
rule-CV-119 =
    Choose a visible chip of your goal area and meet its requirement now.

rule-CV-120-title = Half a column
rule-CV-120 =
    A goal chip takes half a stage: two lie side by side, or one on top of another.

rule-CV-121-title = Upgrade bonus
rule-CV-121 =
    If no chip lay underneath, you may upgrade any main module.

rule-CV-122-title = Gaining a goal chip
rule-CV-122 =
    Take a displayed chip to your goal area and refill at once; covered chips wait.

rule-CV-123-title = Upgrading
rule-CV-123 =
    A main module below level III rises by one level.

rule-CV-124-title = Attribute chips
rule-CV-124 =
    Whenever it is your turn to do something, you may take a displayed attribute chip if you have enough markers of its feature and return one of them.

rule-CV-125-title = Refilling attributes
rule-CV-125 =
    The display is refilled at once while the bag lasts; the benefit of the chip counts from now on.

rule-CV-126-title = Gaining a research card
rule-CV-126 =
    Take the top card of any stack; an emptied face-up stack gets a new card at once.

rule-CV-127-title = Gaining an activation die
rule-CV-127 =
    Take it from the display, roll it and use it from now on.

rule-CV-128-title = Gaining a fate die
rule-CV-128 =
    It is rolled with your other fate dice from now on.

rule-CV-129-title = An empty display
rule-CV-129 =
    If the display has no die, you take one from whoever has the most; they choose which.

rule-CV-130-title = Sale
rule-CV-130 =
    Sell one stored material for money by its row and one for 2 points, in either order.

rule-CV-131-title = Purchase
rule-CV-131 =
    Any material costs 2 money if its tile is face up on the continent, else 4.

rule-CV-132-title = Activities
rule-CV-132 =
    Everyone may pay 1 money for a step on a track; installed cards add other activities.

rule-CV-133-title = Advancing
rule-CV-133 =
    Every threshold you cross gives its bonus once, in order.

rule-CV-134-title = Track bonuses
rule-CV-134 =
    Bonuses are an upgrade of a module with the track’s value, favor or the use of an income chip, an active stage tile or 3 points, and 3 points.

rule-CV-135-title = End of a track
rule-CV-135 =
    Every step beyond space 12 gives 2 points instead.

rule-CV-136-title = Pale spaces
rule-CV-136 =
    Pale spaces matter only for some cards.

## Reset

rule-CV-137-title = When to reset
rule-CV-137 =
    You may do a Reset with at most three activation dice on your dice spaces.

rule-CV-138-title = Moving the indicator
rule-CV-138 =
    A Reset moves the phase indicator; on the red end space the end of the phase is near.

rule-CV-139-title = Rolling again
rule-CV-139 =
    Roll all used dice, and those still on the spaces that you choose.

rule-CV-140-title = Reset marker
rule-CV-140 =
    Your next reset marker, or else one from the supply, becomes an idea or food.

rule-CV-141-title = Last round
rule-CV-141 =
    When the end is reached, finish the round and play one more whole round.

rule-CV-142-title = Nothing is lost
rule-CV-142 =
    Dice, plans, focus and ideas stay from era to era.

## Later phases

rule-CV-143-title = Gorge
rule-CV-143 =
    A tribe next to a face-up gorge costs you 1 food per gorge, if you have it.

rule-CV-144-title = Glacier
rule-CV-144 =
    Each face-up glacier weakens one of your strong tribes next to it, of your choice. Two glaciers weaken two tribes
    wherever two can be found.

rule-CV-145-title = Mystic oak
rule-CV-145 =
    For each oak every adjacent territory with your tribe gives 2 points on Water, Swamp and Desert, else 1.

rule-CV-146-title = Food for tribes
rule-CV-146 =
    A tribe on an encampment or boat needs 1 food, in the wilderness 2.

rule-CV-147-title = Farms feed
rule-CV-147 =
    Where your farm stands, each of your tribes needs one food less on an encampment or in the wilderness.

rule-CV-148-title = Hungry tribes
rule-CV-148 =
    You decide for each tribe; unfed strong ones become weak and unfed weak ones die.

rule-CV-149-title = Deus ex machina
rule-CV-149 =
    When your tribe would be removed, you may move one favor space back instead.

rule-CV-150-title = Strong tribes score
rule-CV-150 =
    After feeding each strong tribe gives 1 point.

rule-CV-151-title = Weather
rule-CV-151 =
    The weather moves as the event card says. Where it would cross a white line it stops at the edge, and the effect beyond the line applies instead.

rule-CV-152-title = Its effect
rule-CV-152 =
    Good effects may be declined, bad ones may not; where there is a choice, it is yours.

rule-CV-153-title = Heat and cold
rule-CV-153 =
    Pay 1 food or remove a tribe, whichever you can; if you can do both, you choose.

rule-CV-154-title = Event
rule-CV-154 =
    Then the event happens; a bonus for the one who leads is lost in a tie.

rule-CV-154a-title = Leading
rule-CV-154a =
    To lead is to be ahead of everyone; where all with the most are named, ties count.

rule-CV-155-title = Era scoring
rule-CV-155 =
    The era’s category is scored with 5, 4, 3 or 2 points per unit in eras 1 to 4.

rule-CV-156-title = The monolith moves
rule-CV-156 =
    Whoever scored most gets it; in a tie the next tied player clockwise after the holder.

rule-CV-157-title = Tracks as categories
rule-CV-157 =
    A track category counts the space of your disc.

rule-CV-158-title = Evolution
rule-CV-158 =
    Evolution counts your feature markers.

rule-CV-159-title = Prosperity
rule-CV-159 =
    Prosperity counts diamonds: for every 3 food and 2 money, for settlements built and filled gaps in the storage.

rule-CV-160-title = Most diamonds
rule-CV-160 =
    Food and money give at most five diamonds each.

rule-CV-161-title = Population
rule-CV-161 =
    Population counts your tribes on the continent.

rule-CV-162-title = Expansion
rule-CV-162 =
    Expansion counts territories with at least one of your tribes.

rule-CV-163-title = Income
rule-CV-163 =
    Use each of your income chips once, in any order.

rule-CV-164-title = Statues score
rule-CV-164 =
    Each statue gives the points above your favor disc.

rule-CV-165-title = Hunting tokens return
rule-CV-165 =
    All hunting tokens leave the continent.

rule-CV-166-title = Reset columns
rule-CV-166 =
    Each empty reset column gets a marker from your supply.

rule-CV-167-title = The last income
rule-CV-167 =
    In era 4 only chips and statues count; then comes the final scoring.

## Final scoring and limits

rule-CV-168-title = Final categories
rule-CV-168 =
    All nine categories are scored in order, at their tile’s value where one lies.

rule-CV-169-title = Stages
rule-CV-169 =
    Each element gives 2, 3, 4, 7 or 10 points by its stage; stages 4 and 5 need their active tile.

rule-CV-170-title = Point bonuses
rule-CV-170 =
    A point bonus card scores for each card and income chip in its column, itself included.

rule-CV-171-title = Winner
rule-CV-171 =
    Whoever has the most points wins; a tie goes to whoever made more upgrades, then to the earlier place in order.

rule-CV-172-title = An empty supply
rule-CV-172 =
    With no markers left you may first return your own from console and continent, without compensation.
    Statues, reset markers and those on boats stay.

rule-CV-172a-title = In mid-gain
rule-CV-172a =
    A supply that runs out in the middle of a gain counts as empty for the rest of it.

rule-CV-173-title = No limit on spaces
rule-CV-173 =
    Any number of markers may lie on a console space.

rule-CV-174-title = What is secret
rule-CV-174 =
    Hands are secret and have no limit; face-down stacks and bags are hidden; all else is public.

rule-CV-175-title = Full favor track
rule-CV-175 =
    On the last favor space further steps are lost.

## Sites

rule-CV-176-title = Hidden grotto
rule-CV-176 =
    Before Production each face-up grotto next to your tribe lets you produce and store one material in a territory there.

rule-CV-177-title = Holy rock
rule-CV-177 =
    Before Procreation each face-up rock next to your tribe gives a favor test for one procreation in a territory there.

rule-CV-178-title = Cave
rule-CV-178 =
    For migration all territories that touch face-up Caves are adjacent to each other.

rule-CV-179-title = Mushroom valley
rule-CV-179 =
    A hunt beside a valley brings 1 food more for each, at most 2.

rule-CV-180-title = Volcano
rule-CV-180 =
    Farms cannot stand next to a face-up volcano; those there return to their consoles.

rule-CV-181-title = For everyone
rule-CV-181 =
    Sites affect every civilization present, not only the one that revealed them.

## Solo

rule-CV-182-title = Solo setup
rule-CV-182 =
    Set up as for two players; only you have a console.
    You may also choose your starting cards freely.

rule-CV-182a-title = You begin
rule-CV-182a =
    You hold the monolith in era 1, and two chip cards are revealed.

rule-CV-183-title = Solo cards
rule-CV-183 =
    Lay out the seven display cards and shuffle the 15 action cards into a face-down stack.

rule-CV-184-title = Discs of V.I.C.I.
rule-CV-184 =
    Her discs begin where yours begin.

rule-CV-185-title = Tribes of V.I.C.I.
rule-CV-185 =
    She has 15 tribes and 50 markers, a strong tribe and a provision marker in each starting territory.

rule-CV-186-title = Her grids
rule-CV-186 =
    Two markers begin on the Evolution grid and two on the Prosperity grid.

rule-CV-187-title = What she lacks
rule-CV-187 =
    She has six activation dice and one fate die, but no console, cards, chips or goods.

rule-CV-188-title = Phases 1 and 3
rule-CV-188 =
    They are played as usual, but she makes no extra find.

rule-CV-189-title = Her goal chip
rule-CV-189 =
    A roll of 1 to 4 removes the goal chip at that place of the display; 5 and 6 remove none.

rule-CV-190-title = Her turn
rule-CV-190 =
    You take turns; on hers the top action card is revealed and carried out.

rule-CV-191-title = Her Reset
rule-CV-191 =
    With four blue and four red icons visible the card is not carried out: the indicator moves and the cards are discarded.

rule-CV-191a-title = At the end space
rule-CV-191a =
    There her Reset moves nothing; revealed cards stay revealed from era to era.

rule-CV-192-title = End of the phase
rule-CV-192 =
    Either side may bring about the end of the action phase, as usual.

rule-CV-193-title = Sites spare her
rule-CV-193 =
    No site affects V.I.C.I.

rule-CV-194-title = Feeding her tribes
rule-CV-194 =
    First she makes one provision. Then in each territory one marker feeds one encamped tribe, two feed all encamped and one in the wilderness; the rest weaken or die.

rule-CV-195-title = Her strong tribes
rule-CV-195 =
    She gains 1 point for each strong tribe.

rule-CV-196-title = Events and V.I.C.I.
rule-CV-196 =
    Weather and bonuses pass her by, but she competes where an event compares; some events look at her Prosperity grid.

rule-CV-197-title = Her categories
rule-CV-197 =
    She scores the era’s category; her grids count for Evolution and Prosperity.
    She may win the monolith.

rule-CV-198-title = Her income
rule-CV-198 =
    In phase 8 she only scores statues.

rule-CV-199-title = Beating V.I.C.I.
rule-CV-199 =
    At the end she scores the nine categories; you win only with more points than she has.

rule-CV-200-title = Action cards
rule-CV-200 =
    The difficulty says which half counts; a die chooses the row, or a named category its action.

rule-CV-201-title = Her tracks
rule-CV-201 =
    Of track bonuses she takes only points; steps beyond 12 give her 2 points each.

rule-CV-202-title = Removing a card
rule-CV-202 =
    The top face-up card of the named deck leaves the game.

rule-CV-203-title = Other gains
rule-CV-203 =
    She gains points, favor, statues on the island and dice, also from you.

rule-CV-204-title = Evolution marker
rule-CV-204 =
    It covers the next space of the grid; on a chip icon a displayed attribute chip is removed.

rule-CV-205-title = Prosperity marker
rule-CV-205 =
    It covers the next space of the grid; on a chip icon a displayed income chip is removed.

rule-CV-206-title = Choosing a territory
rule-CV-206 =
    First the priority decides, then a roll, then the minimum requirement; without any territory the action is lost.

rule-CV-207-title = Territory roll
rule-CV-207 =
    A die chooses the terrain by the wheel, a second one the number of beacons.

rule-CV-208-title = Her procreation
rule-CV-208 =
    A new tribe takes the best encampment by priority and is not weakened by displacing.

rule-CV-209-title = A further migration
rule-CV-209 =
    When all encampments in her territories are hers, she migrates at once.

rule-CV-210-title = Her migration
rule-CV-210 =
    A strong tribe leaves a territory with two or more for the adjacent land with the fewest of hers.

rule-CV-211-title = Provision
rule-CV-211 =
    A provision marker goes where she has the fewest of them; a second one blocks the farm space.

rule-CV-212-title = Her exploring
rule-CV-212 =
    She reveals the sites next to the territory of hers with the most face-down ones and gains their points.

rule-CV-213-title = Her hunting token
rule-CV-213 =
    It goes to the best hunting terrain, first where both of you have tribes.

rule-CV-214-title = Her last tribe
rule-CV-214 =
    If she loses it, a new one comes at once where you have a tribe.

rule-CV-215-title = Hidden stacks
rule-CV-215 =
    Neither the action stack nor its discard pile may be looked at.

rule-CV-216-title = Difficulty
rule-CV-216 =
    From beginner to expert the red half counts in no era, in the last one, two or three, or in all four.

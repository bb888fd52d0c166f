### Civolution: the lessons, why an opponent does what it does in a first game, and the overview of an era.

## Mistakes that several steps speak to

lesson-other-module = That module would work, but this step needs another one. Undo and press the lit module.
lesson-other-place = That is possible there as well, but the lesson goes on elsewhere. Undo and choose the lit territory.
lesson-not-done = There is still something to gain here. Undo and go on.
lesson-fire = The encampment at the fire brings points at once, the others bring none. Undo and take the fire.

## Dice and modules

lesson-dice-title = Dice and modules
lesson-dice-aim = Pay for modules with dice, change a die with an idea, and see a Reset.
lesson-dice-welcome = You raise a civilization through four eras. Points come from many sides: fires, sites, cards, tracks, a category scored in each era, and all nine categories at the end. Whoever has the most points wins.
lesson-dice-console = Your console is your engine. On your turn you activate one module, and each takes two dice of the values it shows. You have six dice, one of each value.
lesson-dice-insight = { module-insight } takes 3 and 6. Press it, pay with these two and take ideas.
lesson-dice-insight-dice = With other dice this costs ideas for nothing. Undo and use the 3 and the 6.
lesson-dice-insight-install = Cards have a lesson of their own. Undo and take the ideas.
lesson-dice-explore = Used dice wait for a Reset. With 1 and 4 you can pay for { module-exploration }: explore around the forest where your tribe lives, and score the sites you turn up.
lesson-dice-explore-dice = That costs ideas you can save. Undo and use the 1 and the 4.
lesson-dice-explore-find = A lucky find brings a material. Here we want points: undo and explore.
lesson-dice-idea = 2 and 5 are left. { module-sustenance } takes 2 and 4: one idea turns the 5 into a 4. Go hunting in a territory of yours, then choose the value that counts; more ideas may bring more food.
lesson-dice-idea-strengthen = All your tribes are strong already. Undo and hunt.
lesson-dice-reset = No dice left, so your console was Reset: all used dice are rolled again. A reset marker becomes an idea or food: choose.
lesson-dice-end = That is the pulse of the game: three modules, a Reset, three modules… Ideas save a bad roll; every Reset brings the end of the era closer.

## Tribes

lesson-tribes-title = Tribes and migration
lesson-tribes-aim = Settle at two fires and turn up a new material.
lesson-tribes-people = Your two tribes stand on the continent. They find materials, hunt, build and count at the end of an era: more tribes in more territories are points.
lesson-tribes-grow = { module-procreation } brings a new tribe where you have one. Let it settle at the fire of the forest.
lesson-tribes-choose = { module-migration } moves a strong tribe to an adjacent territory. Choose the tribe at the fire: its points are already yours.
lesson-tribes-choose-who = The other tribe keeps your hunting and materials there. Undo and choose the one at the fire.
lesson-tribes-settle = Go to the mountains and settle at the fire there. Whoever comes first turns up the material of the territory and gets one.
lesson-tribes-settle-where = That works too, but the mountains are the goal here. Undo and go there.
lesson-tribes-end = Three points and a new territory. Fires are the quickest points of the first era: be there first.

## Food

lesson-food-title = Food and farms
lesson-food-aim = Build a farm, go hunting, and be ready for the feeding.
lesson-food-mouths = At the end of an era every tribe eats 1 food, in the wilderness 2. Hungry strong tribes become weak, hungry weak ones die. You have two tribes and no food.
lesson-food-farm = A farm is free. Activate { module-building } and choose a building project.
lesson-food-farm-install = Building cards need settlements. Undo and choose a project.
lesson-food-ground = Build a farm in the forest: your tribes there need 1 food less each, in every era. It brings an idea too.
lesson-food-ground-other = A boat opens up the water, but first they must eat. Undo and build a farm.
lesson-food-hunt = Now hunt on the grassland: { module-sustenance }. The chosen value decides how much food comes; each territory can be hunted once an era.
lesson-food-hunt-strengthen = Your tribes are strong. Undo and hunt.
lesson-food-end = Food for everyone. Look at “Coming up”: it tells what your tribes will need. Each strong tribe is a point after feeding.

## Materials

lesson-materials-title = Materials
lesson-materials-aim = Bring four wood into your storage.
lesson-materials-chain = Materials pay for cards, statues and settlements. They come in two steps: you produce them on a territory with your tribe, then you transport them into your storage.
lesson-materials-produce = { module-production } puts raw materials on territories. Produce twice in the forest.
lesson-materials-produce-test = The test may transport one at once. Nice, but let us produce first: undo.
lesson-materials-enough = The favor test could bring one home already; it needs luck with the fate die. Leave it this time.
lesson-materials-enough-test = A fair try, but it would change the numbers of this lesson. Undo and finish.
lesson-materials-transport = { module-transport } takes 1 and 5; an idea turns the 4 into a 5. Bring all three from the forest home, then finish.
lesson-materials-end = Four wood. Material pays for cards; what you do not need can be sold by { module-trade } for money and for points.

## Research cards

lesson-cards-title = Research cards
lesson-cards-aim = Install a card, upgrade a module and fetch a new card.
lesson-cards-hand = You hold five cards, one of each kind. Installing one brings its bonus at once, its ability for good, and points at the end by its stage.
lesson-cards-module = Each kind has its module: insight cards are installed by { module-insight }. Activate it and choose to install.
lesson-cards-module-ideas = Ideas are good, but here the card is worth more. Undo and install.
lesson-cards-install = Install “{ card-C9 }”. It goes to the lowest free stage of a column; in stage 1 only its first cost space counts, and you meet it. Take stage 1.
lesson-cards-install-stage = A higher cost brings nothing more here. Undo and pay for stage 1 only.
lesson-cards-upgrade = Two steps on the knowledge track cross a threshold: upgrade a module of that value. A module of level II does more for the same dice.
lesson-cards-research = Now fetch a new card: { module-research }, and gain one.
lesson-cards-research-draw = Drawing two and keeping one is often wise. But now look what lies face up: undo and gain a card.
lesson-cards-open = Take any face-up card whose cost suits you.
lesson-cards-open-closed = That would be a blind one. Undo and take a card you can see.
lesson-cards-end = A card in stage 1, an upgrade and a new card in hand. Cards are the second engine of the game: look for costs you can meet soon.

## The end of an era

lesson-era-title = The end of an era
lesson-era-aim = Feed four tribes, survive the heat and score the era.
lesson-era-phases = The action phase is over. Now come the sites, the feeding, the weather with the event, the era scoring and your income. Here four tribes want to eat, and you have 5 food.
lesson-era-feed = Feed all four of them. Each strong tribe then brings a point, and this era scores 5 points for every tribe!
lesson-era-feed-hungry = A hungry strong tribe becomes weak, and a weak one dies: no point now and perhaps 5 lost. Undo and feed it.
lesson-era-heat = The event shifted the weather: it is hot. Heat costs 1 food or a tribe. You have one food left.
lesson-era-heat-tribe = A tribe is worth 5 points in this era’s scoring, food hardly anything. Undo and pay with food.
lesson-era-scored = Four tribes scored 20 points. The tiles beside the phases say what each era will score: plan for them.
lesson-era-income = Last comes your income: use your income chip once, for its action.
lesson-era-income-point = One point is fine, but the action is worth more here. Undo and use it.
lesson-era-end = The era is done: keep food ready, watch “Coming up”, and score what the era asks for. After the fourth era all nine categories count.

## V.I.C.I.

lesson-vici-title = Alone against V.I.C.I.
lesson-vici-aim = Take two turns against her and understand what she does.
lesson-vici-rival = In a solo game you play against V.I.C.I., who needs no dice and no food of her own. After each of your turns she turns up one card and carries it out.
lesson-vici-card = Her territory wheel and beacons choose where she settles; her provisions feed her tribes; her grid counts for two categories. She scores at the end of eras as you do.
lesson-vici-turn = Begin with { module-procreation }: a new tribe at the fire of the forest, before she takes it.
lesson-vici-did = She has answered. “What V.I.C.I. did” tells every step of her card; press a step to see the rule behind it.
lesson-vici-again = Your turn again: { module-migration }, with any strong tribe to any place you like.
lesson-vici-end = She never plans, but she never rests: take the fires early and keep an eye on the category of the era. Beginner’s difficulty is a good place to start.

## Why an opponent does what it does

why-research = new cards to install later
why-migration = another territory, and perhaps a fire
why-exploration = sites score when they are turned up
why-transport = materials pay only from the storage
why-sustenance = the tribes will want to eat at the end of the era
why-procreation = one more tribe finds, builds and counts
why-production = materials pay for cards and settlements
why-insight = ideas make any die fit
why-building = farms feed, statues and settlements score
why-planning = a plan is a die for later
why-trade = money and points for what is left over
why-achievement = more dice mean more turns before a Reset
why-install = a card works for good and scores at the end
why-sleep = nothing better fits these dice
why-reset = the used dice come back
why-feed = a fed strong tribe is a point

## An era at a glance

overview-title = An era at a glance
overview-1 = New cards, new goals: an event card says what the end of the era will bring.
overview-2 = Action: two dice activate one module; ideas change dice. A Reset brings used dice back.
overview-3 = Sites, feeding, weather and event: every tribe wants 1 food.
overview-4 = Scoring and income: the era’s category is scored, chips and statues pay. Four eras, then all nine categories.
overview-aim = Whoever has the most points after four eras wins; they come from tribes, tracks, cards, goods and features.

### Names of pieces, with the forms that sentences need.

## Progress tracks

track-technology = Technology
    .on = on the Technology track
track-prestige = Prestige
    .on = on the Prestige track
track-knowledge = Knowledge
    .on = on the Knowledge track
track-construction = Construction
    .on = on the Construction track
track-culture = Culture
    .on = on the Culture track
track-any = any track
    .on = on one progress track of your choice

## Features

feature-stamina = Stamina
    .of = Stamina
feature-intelligence = Intelligence
    .of = Intelligence
feature-calm = Calm
    .of = Calm
feature-dexterity = Dexterity
    .of = Dexterity
feature-expression = Expression
    .of = Expression
feature-perception = Perception
    .of = Perception
feature-any = any feature
    .of = any feature

## Materials

material-wood = wood
material-beeswax = beeswax
material-oil = oil
material-papyrus = papyrus
material-herbs = herbs
material-gold = gold
material-cotton = cotton
material-clay = clay
material-sulfur = sulfur
material-coal = coal
material-peat = peat
material-tar = tar
material-stone = stone
material-iron-ore = iron ore
material-jade = jade
material-sand = sand
material-salt = salt
material-copper = copper
material-any = a material of your choice

## Terrains; “land” are those where a material comes from

terrain-forest = Forest
    .in = in a Forest
    .of = Forests
terrain-grassland = Grassland
    .in = in a Grassland
    .of = Grasslands
terrain-hills = Hills
    .in = in Hills
    .of = Hills
terrain-swamp = Swamp
    .in = in a Swamp
    .of = Swamps
terrain-mountains = Mountains
    .in = in Mountains
    .of = Mountains
terrain-desert = Desert
    .in = in a Desert
    .of = Deserts
terrain-water = Water
    .in = on Water
    .of = Water
terrain-any = any terrain
    .in = anywhere
    .of = all terrains
land-forest = Forest
    .in = in a Forest
    .of = Forests
land-grassland = Grassland
    .in = in a Grassland
    .of = Grasslands
land-hills = Hills
    .in = in Hills
    .of = Hills
land-swamp = Swamp
    .in = in a Swamp
    .of = Swamps
land-mountains = Mountains
    .in = in Mountains
    .of = Mountains
land-desert = Desert
    .in = in a Desert
    .of = Deserts
land-any = any land
    .in = anywhere
    .of = all land

## Research decks: the kind of card, “of” it in the plural

deck-invention = invention
    .of = invention cards
deck-mutation = mutation
    .of = mutation cards
deck-insight = insight
    .of = insight cards
deck-building = building
    .of = building cards
deck-achievement = achievement
    .of = achievement cards
deck-any = any kind
    .of = research cards of any kind

## Building projects: the name, as an object, “of” them

project-farm = farm
    .object = a farm
project-boat = boat
    .object = a boat
project-statue = statue
    .object = a statue
project-settlement = settlement
    .object = a settlement
project-any = any project
    .object = a farm, boat, statue or settlement

## Modules

module-research = Research
module-migration = Migration
module-exploration = Exploration
module-transport = Transport
module-invention = Invention
module-activity = Activity
module-sustenance = Sustenance
module-procreation = Procreation
module-mutation = Mutation
module-planning = Planning
module-production = Production
module-insight = Insight
module-trade = Trade
module-building = Building
module-achievement = Achievement
module-stamina = Stamina
module-intelligence = Intelligence
module-calm = Calm
module-dexterity = Dexterity
module-expression = Expression
module-perception = Perception
module-sleep = Sleep

## Sites

site-ground = Building ground
site-gorge = Gorge of the Grimwolves
site-glacier = Glacier
site-oak = Mystic oak
site-grotto = Hidden grotto
site-rock = Holy rock
site-cave = Cave
site-mushrooms = Mushroom valley
site-volcano = Volcano
site-any = any kind

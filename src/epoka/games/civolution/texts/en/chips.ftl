### Names of the chips and of the starting cards.

## Goal chips

goal-G1 = Fields and Groves
goal-G2 = Reclaimed Land
goal-G3 = Mountain Pasture
goal-G4 = Oasis
goal-G5 = Seafarers
goal-G6 = Fleet
goal-G7 = Desert People
goal-G8 = Mountain People
goal-G9 = Marsh Dwellers
goal-G10 = Hill Clans
goal-G11 = Forest Clans
goal-G12 = Steppe Clans
goal-G13 = Three Hearths
goal-G14 = At Home in Many Lands
goal-G15 = Under One Sky
goal-G16 = Two Statues
goal-G17 = First Town
goal-G18 = Harbour Colossus
goal-G19 = Known World
goal-G20 = Good Neighbours
goal-G21 = Woodpile
goal-G22 = Candlelight
goal-G23 = Holy Oil
goal-G24 = Archive
goal-G25 = Healing Potion
goal-G26 = Treasure
goal-G27 = New Clothes
goal-G28 = Clay Tablets
goal-G29 = Fireworks
goal-G30 = Warm Hearth
goal-G31 = Winter Fuel
goal-G32 = Tarred Hull
goal-G33 = Paved Road
goal-G34 = First Sword
goal-G35 = Jade Mask
goal-G36 = Hourglass
goal-G37 = Salt Tribute
goal-G38 = Copper Bell
goal-G39 = Tireless
goal-G40 = Clever Heads
goal-G41 = Peace of Mind
goal-G42 = Deft Hands
goal-G43 = Storytellers
goal-G44 = Sharp Senses
goal-G45 = Inventive Spirit
goal-G46 = Good Repute
goal-G47 = Learned People
goal-G48 = Master Builders
goal-G49 = Refined Taste
goal-G50 = Well Rounded
goal-G51 = Full of Energy
goal-G52 = Children of Fortune
goal-G53 = Broad Progress
goal-G54 = Mastery
goal-G55 = Living Heritage
goal-G56 = Public Works
goal-G57 = Banquet
goal-G58 = Great Debate
goal-G59 = Careful Plans
goal-G60 = Inner Strength
goal-G61 = Rich Assortment
goal-G62 = Many Talents
goal-G63 = Treasures of the Earth
goal-G64 = Solid Foundations
goal-G65 = Double Progress

## Income chips

income-I1 = Spark
income-I2 = Berry Patch
income-I3 = Tithe
income-I4 = Rest
income-I5 = Diggings
income-I6 = Renown
income-I7 = Daily Routine
income-I8 = Porters
income-I9 = Training
income-I10 = Pedlar
income-I11 = Broker
income-I12 = Second Thought
income-I13 = Shelter
income-I14 = Cradle
income-I15 = Trek
income-I16 = Hunting Party
income-I17 = Breakthrough
income-I18 = Message
income-I19 = Caravan
income-I20 = Gift of the Gods
income-I21 = Treasure Hunt
income-I22 = Evolution Leap
income-I23 = Trance
income-I24 = Study
income-I25 = Prophecy

## Attribute chips

attribute-T1 = Steadfast Civilization
attribute-T2 = Frugal Civilization
attribute-T3 = Purposeful Civilization
attribute-T4 = Focused Civilization
attribute-T5 = Patient Civilization
attribute-T6 = Robust Civilization
attribute-T7 = Diligent Civilization
attribute-T8 = Urban Civilization
attribute-T9 = Famous Civilization
attribute-T10 = Far-Flung Civilization
attribute-T11 = Lucky Civilization
attribute-T12 = Clairvoyant Civilization

## Starting marker cards

marker-M1 = Toolmakers
marker-M2 = Travelling Merchants
marker-M3 = Stargazers
marker-M4 = Singers
marker-M5 = Potters
marker-M6 = Fishers
marker-M7 = Thinkers
marker-M8 = Smiths
marker-M9 = Dancers
marker-M10 = Healers
marker-M11 = Runners
marker-M12 = Seers

## Starting chip cards

chip-K1 = Gatherers
chip-K2 = Pathfinders
chip-K3 = Barterers
chip-K4 = Diggers
chip-K5 = Great Family
chip-K6 = Elders
chip-K7 = Builders
chip-K8 = Changelings
chip-K9 = Nomads
chip-K10 = Scholars

"""Names and fixed numbers of the pieces: what rules, cards, notation and views share."""

from __future__ import annotations

from typing import Final

# ---- terrains and materials (section 2.3) ---------------------------------------------------------------------------

TERRAINS: Final = ["forest", "grassland", "hills", "swamp", "mountains", "desert", "water"]
FOREST: Final = 0
GRASSLAND: Final = 1
HILLS: Final = 2
SWAMP: Final = 3
MOUNTAINS: Final = 4
DESERT: Final = 5
WATER: Final = 6
LANDS: Final = 6
"""The first six terrains are land."""

MATERIALS: Final = [
    *["wood", "beeswax", "oil", "papyrus", "herbs", "gold", "cotton", "clay", "sulfur"],
    *["coal", "peat", "tar", "stone", "iron-ore", "jade", "sand", "salt", "copper"],
]
"""Material terrain * 3 + row: three of each land, the cheapest row first."""
WOOD: Final = 0
BEESWAX: Final = 1
OIL: Final = 2
PAPYRUS: Final = 3
HERBS: Final = 4
GOLD: Final = 5
COTTON: Final = 6
CLAY: Final = 7
SULFUR: Final = 8
COAL: Final = 9
PEAT: Final = 10
TAR: Final = 11
STONE: Final = 12
IRON_ORE: Final = 13
JADE: Final = 14
SAND: Final = 15
SALT: Final = 16
COPPER: Final = 17
ROWS: Final = 3

# ---- features, tracks, categories -----------------------------------------------------------------------------------

FEATURES: Final = ["stamina", "intelligence", "calm", "dexterity", "expression", "perception"]
"""Feature f belongs to the die value f + 1."""
STAMINA: Final = 0
INTELLIGENCE: Final = 1
CALM: Final = 2
DEXTERITY: Final = 3
EXPRESSION: Final = 4
PERCEPTION: Final = 5

TRACKS: Final = ["technology", "prestige", "knowledge", "construction", "culture"]
"""Track t belongs to the die value t + 1 and to research deck t."""
TECHNOLOGY: Final = 0
PRESTIGE: Final = 1
KNOWLEDGE: Final = 2
CONSTRUCTION: Final = 3
CULTURE: Final = 4
TRACK_END: Final = 12

CATEGORIES: Final = [*TRACKS, "evolution", "prosperity", "population", "expansion"]
EVOLUTION: Final = 5
PROSPERITY: Final = 6
POPULATION: Final = 7
EXPANSION: Final = 8

# ---- research decks and columns -------------------------------------------------------------------------------------

DECKS: Final = ["invention", "mutation", "insight", "building", "achievement"]
DECK_LETTERS: Final = "ABCDE"
INVENTION: Final = 0
MUTATION: Final = 1
INSIGHT: Final = 2
BUILDING: Final = 3
ACHIEVEMENT: Final = 4
DECK_SIZE: Final = 32
CARDS: Final = 160
"""Research card deck * 32 + number - 1."""

# What binds a column (CV-101): one of the decks, or
GOAL_TYPE: Final = 5
ATTRIBUTE_TYPE: Final = 6
COLUMN_TYPES: Final = [*DECKS, "goal", "attribute"]

# Elements of a column: research cards are 0 to 159, then
INCOME: Final = 160
CHIP_CARD: Final = 185
ATTRIBUTE: Final = 195
GOAL: Final = 207
ELEMENTS: Final = 272
INCOMES: Final = 25
CHIP_CARDS: Final = 10
ATTRIBUTES: Final = 12
GOALS: Final = 65
MARKER_CARDS: Final = 12
EVENTS: Final = 20
STARTER_SETS: Final = 6
"""Marker cards 0 to 5, chip cards 0 to 5 and six cards of each deck carry the beginners' numbers 1 to 6."""

# ---- modules (section 2.1) ------------------------------------------------------------------------------------------

MODULES: Final = [
    *["research", "migration", "exploration", "transport", "invention"],
    *["activity", "sustenance", "procreation", "mutation", "planning"],
    *["production", "insight", "trade", "building", "achievement"],
    *FEATURES,
    "sleep",
]
"""Main modules in the order of their dice, then the feature modules, then Sleep (CV-45)."""
M_RESEARCH: Final = 0
M_MIGRATION: Final = 1
M_EXPLORATION: Final = 2
M_TRANSPORT: Final = 3
M_INVENTION: Final = 4
M_ACTIVITY: Final = 5
M_SUSTENANCE: Final = 6
M_PROCREATION: Final = 7
M_MUTATION: Final = 8
M_PLANNING: Final = 9
M_PRODUCTION: Final = 10
M_INSIGHT: Final = 11
M_TRADE: Final = 12
M_BUILDING: Final = 13
M_ACHIEVEMENT: Final = 14
M_FEATURES: Final = 15
M_SLEEP: Final = 21
MAIN_MODULES: Final = 15

MODULE_DICE: Final[list[list[int]]] = [
    *[[low, high] for low in range(1, 7) for high in range(low + 1, 7)],
    *[[value, value] for value in range(1, 7)],
    [],
]
"""The two die values of each module: all pairs of different values, then a pair of equal ones; Sleep takes any dice."""

MODULE_OF_DECK: Final[list[int]] = [M_INVENTION, M_MUTATION, M_INSIGHT, M_BUILDING, M_ACHIEVEMENT]
"""The module that installs the cards of a research deck."""
DECK_OF: Final[dict[int, int]] = {module: deck for deck, module in enumerate(MODULE_OF_DECK)}
"""The same the other way round: the research deck of each module that installs cards."""

# ---- sites (section 14) ---------------------------------------------------------------------------------------------

SITES: Final = [
    *["ground-1", "ground-2", "ground-3", "ground-4", "ground-5", "ground-6"],
    *["gorge", "glacier", "oak", "grotto", "rock", "cave", "mushrooms", "volcano"],
]
"""Kinds of sites: the six Building grounds differ in their materials."""
GROUNDS: Final = 6
GORGE: Final = 6
GLACIER: Final = 7
OAK: Final = 8
GROTTO: Final = 9
ROCK: Final = 10
CAVE: Final = 11
MUSHROOMS: Final = 12
VOLCANO: Final = 13
SITE_SPACES: Final = 24
ISLAND: Final = 24
"""The printed Building ground counts as the space after the 24 recesses."""

PROJECTS: Final = ["farm", "boat", "statue", "settlement"]
FARM: Final = 0
BOAT: Final = 1
STATUE: Final = 2
SETTLEMENT: Final = 3

# ---- a player's pieces ----------------------------------------------------------------------------------------------

MARKERS: Final = 50
TRIBES: Final = 20
SETTLEMENTS: Final = 4
MOST_DICE: Final = 29
"""Activation dice of four players together, the one more of the display included."""
TERRITORY_TOKENS: Final = 16
FARMS: Final = 3
BOATS: Final = 2
ON_FIRE: Final = 0
IN_CAMP: Final = 1
IN_WILD: Final = 2
"""Places of a tribe in a territory, as in notation.PLACES; aboard a boat counts as a camp."""
BOAT_SEATS: Final = 2
RESET_COLUMNS: Final = 4
COLUMNS: Final = 9
GOAL_SPACES: Final = 3
FAVOR_END: Final = 6
LEVELS: Final = 3
ERAS: Final = 4

# ---- phases of an era -----------------------------------------------------------------------------------------------

PHASES: Final = 8
"""The phases of an era count from 1; before the first one the number is 0."""
CARDS_PHASE: Final = 1
GOALS_PHASE: Final = 2
FIND_PHASE: Final = 3
ACTION_PHASE: Final = 4
SITES_PHASE: Final = 5
FEEDING_PHASE: Final = 6
EVENT_PHASE: Final = 7
INCOME_PHASE: Final = 8

"""The words cards and chips are written in: effects, costs, counters, triggers and lasting powers.

A row of data names what it does by these words. Every effect is one function of `effects`, every counter one of
`counting`; they are found by the numbers of their words, and a condition asks whether a counter counts enough.
"""

from __future__ import annotations

from typing import Final

# ---- effects: Effect(kind, a, b, c) ---------------------------------------------------------------------------------

EFFECTS: Final = [
    "points",  # a points
    "track",  # a steps on track b (-1: any one track, chosen)
    "favor",  # a steps on the Favor of Agera track
    "ideas",  # a idea markers
    "focus",  # a focus markers
    "food",  # a food
    "money",  # a money
    "feature",  # a markers of feature b (-1: each of a free choice)
    "material",  # a times one stored material b (-1: any)
    "row-material",  # a times one stored material of row b (1 to 3), chosen
    "land-material",  # a times one stored material of land b, chosen
    "plan",  # a planning markers on one dice space, chosen
    "produce",  # up to a raw materials
    "transport",  # up to a raw materials (c = 1: those from boats to any storage space)
    "hunt",  # up to a hunts
    "strengthen",  # up to a weak tribes
    "migrate",  # up to a migrations
    "procreate",  # up to a procreations
    "explore",  # explore once
    "reveal",  # up to a face-down sites anywhere
    "lucky-find",  # a lucky finds
    "card",  # a times gain 1 research card (b: of deck b, -1 any)
    "draw",  # draw a cards, keep b
    "upgrade",  # a times upgrade a main module (b: of die value b, 0 any)
    "income-chip",  # gain 1 income chip
    "income-action",  # up to a income chip actions
    "activity",  # up to a activities (c = 1: different ones)
    "goal-chip",  # gain 1 goal chip
    "install-goal",  # install 1 goal chip
    "activation-die",  # gain 1 activation die
    "fate-die",  # gain 1 fate die
    "stage-tile",  # flip 1 stage tile
    "move-feature",  # up to a times move a feature marker
    "sale",  # up to a sales
    "purchase",  # up to a purchases
    "build",  # up to a building projects of kind b (-1 any; c = 1: all of the same kind)
    "install-card",  # install a card of deck b by the normal rules (c = 1: with the special bonus)
    "weak-tribes",  # choose an own territory, put up to a weak tribes on its free camps
    "points-per",  # a points for each of what counter b counts (with number c), at most 12 points
    "wings",  # move one own strong tribe to any land territory, settling by the usual rules
    "rescue",  # up to a own tribes move from the wilderness to a free camp of the same territory
    "reroll",  # roll up to a own unused activation dice again
    "points-per-level",  # a points for each main module at level b or higher
    "refresh-die",  # up to a used activation dice are rolled and put back on the dice spaces
    "food-per",  # a food for each of what counter b counts (with number c), at most 6 food
    "money-per",  # a money for each of what counter b counts (with number c), at most 6 money
    "ideas-per",  # a ideas for each of what counter b counts (with number c), at most 6 ideas
    "turn-die",  # up to a own unused activation dice are turned to any value
    "weather",  # the weather indicator may be moved up to a steps, hotter or colder, not over a white line
]

WAYS: Final = {
    "transport": "boats-anywhere",
    "activity": "different",
    "build": "same-kind",
    "install-card": "special-bonus",
}
"""The special way in which a module may do an effect: its third number is 1 then."""

# ---- what modules and bonuses offer to choose from ------------------------------------------------------------------

BRANCHES: Final = [
    "hunt",
    "strengthen",
    "explore",
    "find",
    "project",
    "install",
    "goal",
    "plan",
    "gain",
    "draw",
    "dice",
    "ideas",
    "focus",
    "food",
    "move",
    "income",
    "produce",
    "transport",
    "sale",
    "purchase",
    "procreate",
    "test",
    "favor",
    "stage",
    "points",
    "activity",
    "tribe",
    "activation-die",
    "fate-die",
    "lose",
    "hotter",
    "colder",
]

HOW: Final = ["one of", "any order", "one after the other"]
"""How the branches of a module belong together (CV-46)."""
ONE_OF: Final = 0
ANY_ORDER: Final = 1
ONE_AFTER_OTHER: Final = 2
"""One comes before or after the other, never inside it."""

# ---- costs: Cost(kind, what, amount, …) -----------------------------------------------------------------------------

COSTS: Final = [
    "empty",  # nothing
    "material",  # return `amount` of material `what`
    "return-feature",  # return `amount` markers of feature `what`
    "have-feature",  # have `amount` markers of feature `what`; adds up over spaces
    # prices of activities and goal chips only
    "any-material",  # return `amount` stored materials, chosen
    "food",  # return `amount` food
    "money",
    "ideas",
    "focus",
    "weaken",  # weaken `amount` own strong tribes, chosen
    "favor",  # move `amount` spaces back on the Favor of Agera track
    "any-feature",  # return `amount` feature markers, chosen
    "tribe",  # remove `amount` own tribes, chosen
    "row-material",  # return `amount` stored materials of row `what` (1 to 3), chosen
    "die",  # put `amount` unused activation dice, chosen, to the used ones
    "card",  # put `amount` cards from hand, chosen, face down under the stacks of their decks
]

# ---- counters: how many a civilization has --------------------------------------------------------------------------

COUNTERS: Final = [
    "track",  # a: space on track a
    "feature",  # a: markers of feature a (-1 all)
    "stored",  # a: stored markers of material a (-1 all)
    "stored-kinds",  # different materials in storage
    "stored-row",  # a: stored markers of row a (1 to 3)
    "stored-land",  # a: stored markers of land a
    "food",
    "money",
    "ideas",
    "focus",
    "dice",  # activation and fate dice together
    "activation-dice",
    "fate-dice",
    "tribes",  # a: own tribes in terrain a (-1 anywhere, 6 on boats)
    "strong-tribes",  # a: own strong tribes, as above
    "weak-tribes",  # a: own weak tribes, as above
    "wild-tribes",  # tribes in the wilderness
    "fire-camps",  # fire encampments held
    "territories",  # a: territories of terrain a with an own tribe (-1 all)
    "terrains",  # different terrains with an own tribe
    "crowd",  # a: own tribes in the own fullest territory of terrain a (-1 any)
    "farms",  # a: farms built in terrain a (-1 all)
    "boats",  # boats built
    "statues",
    "settlements",
    "sites",  # a: face-up sites of kind a (-1 any) next to an own tribe
    "favor",  # space on the Favor of Agera track, 1 to 6
    "cards",  # a: installed research cards of deck a (-1 all)
    "income-chips",  # installed, the starting chip card included
    "goal-chips",  # installed
    "attribute-chips",
    "modules",  # a: main modules at level a or higher (2 or 3)
    "upgrades",
    "hand",  # cards in hand
    "diamonds",  # prosperity
    "columns",  # columns with at least one element
    "stage",  # a: installed elements in stage a
    "lowest-track",  # the lowest of the five own track spaces
    "tracks-at",  # a: tracks on which the own disc has reached space a
    "pale-tracks",  # tracks whose disc stands on a pale space
    "planning",  # planning markers
    "feature-kinds",  # different features with at least one marker
    "shared",  # territories with own tribes and tribes of others
    "grounds",  # Building grounds with at least one own building
    "pale-spaces",  # pale spaces that the own discs have reached, on all five tracks together
]

# ---- top parts ------------------------------------------------------------------------------------------------------

TOPS: Final = ["none", "passive", "trigger", "activity", "point-bonus"]
NOTHING: Final = 0
PASSIVE: Final = 1
TRIGGER: Final = 2
ACTIVITY: Final = 3
POINT_BONUS: Final = 4

TRIGGERS: Final = [
    "module",  # after activating main module `amount` (number in MODULES, -1 any)
    "reset",  # after a Reset
    "hunt",  # after a hunt
    "explore",  # after exploring (once an activation or effect)
    "settle-fire",  # after settling on a fire encampment
    "develop",  # after developing a territory
    "procreate",  # after a procreation
    "displace",  # after displacing another civilization's tribe
    "build",  # after a project of kind `amount` (-1 any)
    "install-card",  # after installing a card of deck `amount` (-1 any); not the card itself
    "install-goal",  # after installing a goal chip
    "income-chip",  # after gaining an income chip
    "track-bonus",  # after a track bonus on track `amount` (-1 any)
    "era-start",  # phase 3 of every era, after the extra find
    "event",  # phase 7 after the event
    "feeding",  # phase 6 after feeding
    "sale",  # after a sale
    "favor-passed",  # after a passed favour test
    "favor-failed",  # after a failed one
    "upgrade",  # after upgrading a module
    "income",  # phase 8, after chips and statues
    "end",  # in final scoring; its effects are points only
    "settle",  # after an own tribe came to a territory of terrain `amount` by migration or procreation (6: boat)
    "displaced",  # after another civilization displaced an own tribe
    "pale-space",  # after the own disc reached a pale space of track `amount` (-1 any)
    "other-reset",  # after another civilization's Reset
]

POWERS: Final = [
    "feed-camp",  # every era `amount` tribes on camps or boats need no food
    "feed-wild",  # tribes in the wilderness need `amount` food less
    "feed-land",  # tribes in terrain `amount` need 1 food less (6: on boats)
    "no-gorge",  # unaffected by gorges
    "no-glacier",
    "no-bad-weather",
    "steadfast",  # all three of these
    "favor-bonus",  # favour tests pass on values up to `amount` more
    "hunt-bonus",  # each hunt brings `amount` more food
    "produce-bonus",  # the Production module produces `amount` more
    "transport-bonus",  # the Transport and Production modules transport `amount` more
    "migrate-bonus",  # the Migration module allows `amount` more migrations
    "procreate-bonus",  # the Procreation module allows `amount` more procreations
    "strong-displacing",  # displacing does not weaken
    "cheap-purchase",  # purchases cost `amount` money less (at least 1)
    "sale-bonus",  # each sale for money brings `amount` more
    "idea-bonus",  # `amount` more ideas from Insight and Sleep
    "reset-dice",  # a Reset is allowed with `amount` more dice
    "seaworthy",  # crossing Water needs no boat
    "statue-bonus",  # each statue scores `amount` more in the income phase
    "oak-bonus",  # each oak scores `amount` more points for each territory
    "strong-points",  # `amount` more points for every strong tribe after feeding, at most 6 in all
    "fire-points",  # `amount` more points on every fire camp settled
    "wild-strong",  # displaced own tribes become strong
    "volcano-farms",  # farms may be built next to volcanoes
    "any-find",  # lucky finds may take any row
    "income-points",  # 2 points instead of 1 for an income chip
    "plan-bonus",  # `amount` more planning markers from Planning
    "draw-bonus",  # `amount` more cards drawn by "draw n"
    "free-displacing",  # own tribes cannot be displaced by others
    "survivors",  # unfed weak tribes survive (once an era: `amount` tribes)
    "project-idea",  # 1 idea more for every building project
    "walk-land",  # territories of terrain `amount` are adjacent to each other for own migrations
    "free-shift",  # an activation die or planning marker of value `amount` is changed by 1 without an idea
    "settlement-discount",  # `amount` of the printed materials of a settlement, chosen, need not be paid
    "as-settlement",  # counts as `amount` more settlements where costs of cards ask for settlements
    "as-feature",  # counts as one more marker of feature `amount` where costs or chips ask to have it
    "attribute-discount",  # attribute chips ask for `amount` markers fewer (one is still returned)
    "extra-find",  # `amount` extra finds more in phase 3
    "boat-cargo",  # raw materials from boats may always go to any storage space
    "hunt-again",  # hunting is allowed where a hunting token lies
    "skip-space",  # one active cost space of a card of deck `amount` may be ignored, as in CV-69 (not the only one)
    "weak-migrants",  # weak own tribes may migrate; they stay weak
    "goal-upgrade",  # the upgrade bonus of a goal chip also comes when a chip lay underneath
]

# ---- events ---------------------------------------------------------------------------------------------------------

WHO: Final = ["leader", "most", "every", "least"]
LEADER: Final = 0
MOST: Final = 1
EVERY: Final = 2
LEAST: Final = 3

### V.I.C.I., the opponent of the solo game: her cards, her steps in the log, the options about her.

opponent-vici = V.I.C.I.

half-blue = blue
half-red = red

doing-procreation = procreation
doing-origin = start of a migration
doing-destination = end of a migration
doing-provision = provisions
doing-reveal = revealing sites
doing-hunting-token = hunting token
doing-remove-card = removing a research card
doing-statue = statue
doing-evolution = Evolution marker
doing-prosperity = Prosperity marker

action-deal-vici = V.I.C.I. reveals { $card }

event-vici-card = V.I.C.I. reveals { $card } ({ $half } half). Reset icons: { $blue } blue, { $red } red.
event-vici-reset = V.I.C.I. does a Reset: { $resets } of { $end }.
event-vici-shuffled = V.I.C.I.’s discarded action cards are shuffled into a new stack.
event-vici-rolled = V.I.C.I. rolls a { $value } for her action card.
event-vici-category = V.I.C.I. acts for { $category } ×{ $times }.
event-vici-lost = V.I.C.I. can’t do this, so the action is lost: { $doing }.
event-vici-wheel = Territory wheel: { $value } leads to { $terrain }.
event-vici-beacons =
    { $beacons ->
        [one] Beacons: { $value } leads to the territory with { $beacons } beacon.
       *[other] Beacons: { $value } leads to the territory with { $beacons } beacons.
    }
event-vici-place = V.I.C.I., { $doing }: { $territory }.
event-vici-provision = V.I.C.I. has provisions { $territory_in }: { $number }.
event-vici-farm-blocked = No farm can be built { $territory_in } any more.
event-vici-fed = V.I.C.I.’s tribes { $territory_in }: { $fed } fed, { $hungry } hungry.
event-vici-crowded = V.I.C.I. holds every encampment in her territories, so she migrates once more.
event-vici-grid = V.I.C.I. covers space { $space } of the { $category } grid.
event-vici-removed = V.I.C.I. removes “{ $element }” from the game.
event-vici-no-goal = V.I.C.I. rolls a { $value }: no goal chip leaves the game.
event-vici-chip-roll = V.I.C.I. rolls a { $value } for a chip from the display.
event-vici-statue = V.I.C.I. puts a statue on the island; statues there: { $number }.
event-vici-hunted = V.I.C.I. puts a hunting token { $territory_in }.

option-start-chosen = any cards you like (solo)
option-difficulty = Difficulty of V.I.C.I.
    .why = From which era on she uses the harder, red halves of her cards; solo only.
option-difficulty-beginner = beginner: never uses the hard red halves
option-difficulty-moderate = moderate: red halves in the last era
option-difficulty-medium = medium: red halves in the last two eras
option-difficulty-advanced = advanced: red halves from the second era on
option-difficulty-expert = expert: red halves throughout
option-harder-resets = Harder Resets
    .why = Whether V.I.C.I. also carries out the card that causes her Reset; solo only.
option-harder-resets-true = she carries it out
option-harder-resets-false = she does not

### What happens at the table beside the large events: dice, cards, food, markers.

event-starter = { $seat } begins.
event-marker-dealt = You are dealt the marker card “{ $marker }” to choose from.
event-rolled = { $seat } rolls { $value }.
event-fate-rolled = Rolled with fate dice: { $value }.
event-hunted =
    The table gives { $food } food for a { $value }{ $more ->
        [0] .
       *[other] ; Mushroom valleys and cards add { $more }.
    }
event-die-gained =
    { $seat } gains { $die ->
        [fate] a fate die
       *[activation] an activation die
    }.
event-die-robbed =
    { $seat } takes { $die ->
        [fate] a fate die
       *[activation] an activation die
    } from { $by }.
event-die-turned = { $seat } turns a die from { $before } to { $value }.
event-goal-taken = { $seat } takes the goal chip “{ $goal }”.
event-goal-declined = { $seat } takes no goal chip.
event-goal-shown = Goal chip on display: “{ $goal }”.
event-income-shown = Income chip on display: “{ $element }”.
event-attribute-shown = Attribute chip on display: “{ $element }”.
event-card-shown = Research card revealed: “{ $card }”.
event-card-taken = { $seat } takes the research card “{ $card }”.
event-card-drawn = { $seat } draws “{ $card }”.
event-card-drawn-unseen = { $seat } draws one of the { $deck_of }.
event-card-kept = { $seat } keeps “{ $card }”.
event-card-kept-unseen = { $seat } keeps one of the { $deck_of }.
event-resets-filled =
    { $seat } puts { $number ->
        [one] a marker
       *[other] { $number } markers
    } back on the reset columns.
event-transported = { $seat } transports a raw material to storage: { $material } ({ $territory }).
event-fed =
    { $hungry ->
        [0] { $seat } feeds { $fed ->
            [0] no tribe
            [one] { $fed } tribe
           *[other] { $fed } tribes
        } { $territory_in }, { $place }.
        [one] { $seat } feeds { $fed ->
            [0] no tribe
            [one] { $fed } tribe
           *[other] { $fed } tribes
        } { $territory_in }, { $place }; { $hungry } goes hungry.
       *[other] { $seat } feeds { $fed ->
            [0] no tribe
            [one] { $fed } tribe
           *[other] { $fed } tribes
        } { $territory_in }, { $place }; { $hungry } go hungry.
    }
event-weakened = A tribe of { $seat } { $territory_in } is weakened.
event-strengthened = A tribe of { $seat } { $territory_in } is strong again.
event-no-markers = { $seat } has no markers left and gains nothing: { $space } ×{ $number }.
event-game-ends =
    The game is over: { $by ->
       *[eras] { over-by-eras }.
    }

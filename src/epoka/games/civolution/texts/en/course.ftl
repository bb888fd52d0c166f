### What the log tells of the course of a game: scoring tiles, the weather, events, completed stages, the scoring.

event-scoring-tile =
    Scoring tile { $era ->
        [0] for the final scoring
       *[other] for era { $era }
    }: { $category }.
event-weather-moved =
    { $seat } moves the weather indicator: { $weather ->
        [2] hot
        [1] warm
        [0] mild
        [-1] rain
       *[other] cold
    }.
event-stage-complete =
    { $seat } has completed stage { $stage } of the console: { $stage ->
        [1] an income chip follows
       *[other] a stage tile may be activated
    }.
event-event-count = Event “{ $incident }” – { $seat }: { $number }.
event-units = { $seat }: { $units } × { $value } SP.
event-final-points = Final scoring, { $seat }: { $points } SP ({ $source }).
event-final-total = { $seat } ends the game with { $points } SP.
event-no-die =
    { $seat } gains no { $die ->
        [fate] fate die
       *[activation] activation die
    }: the display is empty and nobody else has as many.

### What a choice costs, brings and risks, in a few words each; several lines may stand side by side.

## Costs and gains

preview-cost = { $space } −{ $n }
preview-gain = { $space } +{ $n }
preview-points = +{ $points } SP
preview-points-at-most = up to { $points } SP at the cost of a higher stage
preview-needs = needs { $space } ×{ $n }
preview-cost-or = { $material } −{ $n }, or settlements: { $settlements }
preview-diamonds =
    Prosperity { $n ->
        [-2] −2 diamonds
        [-1] −1 diamond
        [0] +0 diamonds, food gives no more
        [1] +1 diamond
       *[other] +{ $n } diamonds
    }
preview-income-chip = brings an income chip
preview-upgrade-bonus = brings an upgrade of a module
preview-favor-back = −{ $n } on the Favor of Agera track

## Fate dice

preview-test =
    favor test { $percent }% ({ $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, up to { $limit })
preview-test-ideas = with your ideas ({ $ideas }) { $percent }%
preview-hunt =
    { $average } food on average ({ $least } to { $most }) with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
preview-hunt-table = food for die values 1 to 6: { $table }
preview-find =
    each row { $percent }% with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
preview-find-row =
    { $row ->
        [1] 1 or 2
        [2] 3 or 4
       *[other] 5 or 6
    }: { $material }
preview-sites =
    turns up { $number ->
        [one] { $number } site
       *[other] { $number } sites
    }, { $average } SP on average
preview-one-more-site = one more site anywhere

## Tribes and territories

preview-displaces = a tribe of { $seat } goes to the wilderness
preview-becomes-weak = your tribe becomes weak
preview-develops = develops the territory: +1 raw material
preview-fire-free = the fire is free: { $points } SP
preview-free-camps = other free encampments: { $n }
preview-migrations = migrations: { $n }
preview-raw = raw material: { $material }
preview-raw-open = the boat’s cargo: { $n } materials to choose from
preview-tribes-weaken =
    { $n ->
        [one] { $n } tribe becomes
       *[other] { $n } tribes become
    } weak
preview-tribes-die =
    { $n ->
        [one] { $n } tribe dies
       *[other] { $n } tribes die
    }

## Building

preview-places = places to build: { $n }
preview-farm-saves = saves { $n } food in the next feeding
preview-boat = brings its raw material; a strong tribe may go aboard
preview-statue = a step on a track, and { $points } SP in each income phase ({ $times } left)

## Cards, chips, tracks

preview-stage = stage { $stage }: { $points } SP at the end
preview-stage-inactive = stage { $stage }: { $points } SP at the end if its tile is active by then
preview-final-points = +{ $points } SP at the end, as things stand
preview-can-install = cards you can install now: { $n }
preview-goals-ready = goal chips you can install now: { $n }
preview-goal-met = you meet it now
preview-goal-missing = you have { $have } of { $need }
preview-goal-price-missing = you can’t pay for it now
preview-reset = rolls the used dice again: { $dice }; reset { $resets } of { $end }
preview-times =
    at most { $n ->
        [one] once
       *[other] { $n } times
    }
preview-planning = planning markers: { $n }, all on one dice space
preview-gain-cards =
    { $n ->
        [one] the top card of a stack of your choice, face up or face down
       *[other] { $n } top cards of stacks of your choice, face up or face down
    }
preview-draw = draw { $n }, keep { $keep }
preview-level =
    level { $level ->
        [2] II
       *[other] III
    }
preview-track = space { $space } { $track_on }
preview-bonus-upgrade = bonus: upgrade a module with a { $value }
preview-bonus-favor = bonus: one space of favor or an income chip’s action
preview-bonus-stage = bonus: flip a stage tile or 3 SP
preview-favor = space { $space } of favor: tests { $percent }% (now { $before }%)
preview-favor-statues = each statue then scores { $points } SP

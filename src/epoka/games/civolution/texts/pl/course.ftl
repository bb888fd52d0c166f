### O przebiegu gry w dzienniku: kafelki punktacji, pogoda, wydarzenia, ukończone rzędy, punktacja.

event-scoring-tile =
    Kafelek punktacji { $era ->
        [0] na koniec gry
       *[other] epoki { $era }
    }: { $category }.
event-weather-moved =
    { $seat } przesuwa znacznik pogody: { $weather ->
        [2] gorąco
        [1] ciepło
        [0] łagodnie
        [-1] deszcz
       *[other] zimno
    }.
event-stage-complete =
    { $seat } ma komplet w rzędzie { $stage } konsoli: { $stage ->
        [1] należy się czip przychodu
       *[other] można odwrócić kafelek rzędu
    }.
event-event-count = Do wydarzenia „{ $incident }”: { $seat } ma { $number }.
event-units = { $seat }: { $units } × { $value } PZ.
event-final-points = Punktacja końcowa, { $seat }: { $points } PZ ({ $source }).
event-final-total = { $seat } kończy grę z wynikiem { $points } PZ.
event-no-die =
    { $seat } nie dostaje kości { $die ->
        [fate] losu
       *[activation] aktywacji
    }: wystawka jest pusta, a nikt inny nie ma ich tylu.

### O przebiegu gry w dzienniku: kafelki punktacji, pogoda, wydarzenia, ukończone rzędy, punktacja.

event-scoring-tile =
    Kafelek punktacji { $era ->
        [0] na koniec gry
       *[other] epoki { $era }
    }: { $category }.
event-weather-moved =
    { $seat } przesuwa znacznik pogody: { $weather ->
        [2] gorąca
        [1] ciepła
        [0] letnia
        [-1] deszczowa
       *[other] zimna
    }.
event-stage-complete =
    { $seat } ma komplet w rzędzie { $stage } konsoli: { $stage ->
        [1] należy się czip przychodu
       *[other] można odwrócić kafelek rzędu
    }.
event-event-count = Wydarzenie „{ $incident }” – { $seat }: { $number }.
event-units = { $seat }: { $units } × { $value } PZ.
event-final-points = Punktacja końcowa, { $seat }: { $points } PZ ({ $source }).
event-final-total = { $seat } kończy grę z wynikiem { $points } PZ.
event-no-die =
    { $seat } nie dostaje kości { $die ->
        [fate] losu
       *[activation] aktywacji
    }: przybornik jest pusty, a nikt inny nie ma ich tylu.

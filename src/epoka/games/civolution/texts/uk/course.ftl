### Про перебіг гри в журналі: плитки підрахунку, погода, події, завершені ступені, підрахунок.

event-scoring-tile =
    Плитка підрахунку { $era ->
        [0] на кінець гри
       *[other] епохи { $era }
    }: { $category }.
event-weather-moved =
    { $seat } пересуває показник погоди: { $weather ->
        [2] спека
        [1] тепло
        [0] помірно
        [-1] дощ
       *[other] холод
    }.
event-stage-complete =
    { $seat } має повний ступінь { $stage } консолі: { $stage ->
        [1] далі чип доходу
       *[other] можна активувати плитку ступеня
    }.
event-event-count = Подія «{ $incident }» — { $seat }: { $number }.
event-units = { $seat }: { $units } × { $value } оч.
event-final-points =
    Кінцевий підрахунок, { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } ({ $source }).
event-final-total =
    { $seat } закінчує гру з результатом { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
event-no-die =
    { $seat } не здобуває кубика { $die ->
        [fate] долі
       *[activation] активації
    }: вітрина порожня, і ніхто інший не має їх стільки.

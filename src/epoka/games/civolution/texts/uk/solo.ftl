### V.I.C.I., суперниця в соло: її карти, її кроки в журналі та параметри, що стосуються її.

opponent-vici = V.I.C.I.

half-blue = синя
half-red = червона

doing-procreation = розмноження
doing-origin = міграція з території
doing-destination = міграція на територію
doing-provision = припаси
doing-reveal = відкриття місцин
doing-hunting-token = жетон полювання
doing-remove-card = вилучення карти досліджень
doing-statue = статуя
doing-evolution = маркер еволюції
doing-prosperity = маркер добробуту

action-deal-vici = V.I.C.I. відкриває { $card }

event-vici-card = V.I.C.I. відкриває { $card } ({ $half } половина). Символи перезапуску: сині { $blue }, червоні { $red }.
event-vici-reset = V.I.C.I. робить перезапуск: { $resets } з { $end }.
event-vici-shuffled = Скинуті карти дій V.I.C.I. перетасовано в новий стос.
event-vici-rolled = V.I.C.I. викидає { $value } (карта дій).
event-vici-category = V.I.C.I. діє за категорією: { $category } ×{ $times }.
event-vici-lost = V.I.C.I. не може цього виконати, дію втрачено: { $doing }.
event-vici-wheel = Колесо територій: кидок { $value } вказує на місцевість: { $terrain }.
event-vici-beacons =
    { $beacons ->
        [one] Сигнальні вогні: кидок { $value } вказує на територію з { $beacons } вогнем.
        [few] Сигнальні вогні: кидок { $value } вказує на територію з { $beacons } вогнями.
        [many] Сигнальні вогні: кидок { $value } вказує на територію з { $beacons } вогнями.
       *[other] Сигнальні вогні: кидок { $value } вказує на територію з { $beacons } вогню.
    }
event-vici-place = V.I.C.I., { $doing }: { $territory }.
event-vici-provision = Припаси V.I.C.I. { $territory_in }: { $number }.
event-vici-farm-blocked = Ферму { $territory_in } більше не можна збудувати.
event-vici-fed = Племена V.I.C.I. { $territory_in }: нагодовано { $fed }, голодних { $hungry }.
event-vici-crowded = Усі стоянки на територіях V.I.C.I. належать їй, тож відбувається ще одна міграція.
event-vici-grid = V.I.C.I. накриває поле { $space } таблиці «{ $category }».
event-vici-removed = V.I.C.I. вилучає з гри: «{ $element }».
event-vici-no-goal = V.I.C.I. викидає { $value }: жоден чип цілі не вибуває з гри.
event-vici-chip-roll = V.I.C.I. викидає { $value } (чип із вітрини).
event-vici-statue = V.I.C.I. ставить статую на острові; її статуй: { $number }.
event-vici-hunted = V.I.C.I. кладе жетон полювання { $territory_in }.

option-start-chosen = будь-які карти на вибір (соло)
option-difficulty = Складність V.I.C.I.
    .why = З якої епохи вона використовує червоні, важчі половини своїх карт; лише в соло.
option-difficulty-beginner = початковий рівень: без важких червоних половин
option-difficulty-moderate = помірний рівень: червоні половини в останній епосі
option-difficulty-medium = середній рівень: червоні половини у двох останніх епохах
option-difficulty-advanced = досвідчений рівень: червоні половини з другої епохи
option-difficulty-expert = експертний рівень: завжди червоні половини
option-harder-resets = Важчі перезапуски
    .why = Чи виконує V.I.C.I. також карту, що спричинила її перезапуск; лише в соло.
option-harder-resets-true = виконує її
option-harder-resets-false = не виконує її

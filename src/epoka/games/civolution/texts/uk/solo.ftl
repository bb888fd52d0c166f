### V.I.C.I., суперниця в грі для одного: її карти, її кроки в журналі та параметри, що стосуються її.

opponent-vici = V.I.C.I.

half-blue = синя
half-red = червона

doing-procreation = розмноження
doing-origin = міграція з території
doing-destination = міграція на територію
doing-provision = припаси
doing-reveal = відкриття місцин
doing-hunting-token = жетон полювання
doing-remove-card = вилучення карти дослідження
doing-statue = статуя
doing-evolution = маркер еволюції
doing-prosperity = маркер добробуту

action-deal-vici = V.I.C.I. відкриває { $card }

event-vici-card = V.I.C.I. відкриває { $card } ({ $half } половина). Символи скидання: сині { $blue }, червоні { $red }.
event-vici-reset = V.I.C.I. робить скидання: { $resets } з { $end }.
event-vici-shuffled = Скинуті карти дій V.I.C.I. перетасовано в новий стос.
event-vici-rolled = V.I.C.I. кидає { $value } на свою карту дій.
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
event-vici-grid = V.I.C.I. накриває поле { $space } сітки { $category }.
event-vici-removed = Через V.I.C.I. вибуває з гри: { $element }.
event-vici-no-goal = V.I.C.I. викидає { $value }: жоден чип цілі не вибуває з гри.
event-vici-chip-roll = V.I.C.I. викидає { $value } на чип із вітрини.
event-vici-statue = V.I.C.I. ставить статую на острові; її статуй: { $number }.
event-vici-hunted = V.I.C.I. кладе жетон полювання { $territory_in }.

option-start-chosen = будь-які карти на вибір (гра для одного)
option-difficulty = Сила V.I.C.I.
    .why = З якої епохи вона використовує червоні, важчі половини своїх карт; лише в грі для одного.
option-difficulty-beginner = початківка: ніколи
option-difficulty-moderate = помірна: в останню епоху
option-difficulty-medium = середня: у дві останні епохи
option-difficulty-advanced = досвідчена: з другої епохи
option-difficulty-expert = експертка: завжди
option-harder-resets = Важчі скидання
    .why = Чи виконує V.I.C.I. також карту, що спричинила її скидання; лише в грі для одного.
option-harder-resets-true = виконує її
option-harder-resets-false = не виконує її

### «Кам’яна доба»: назви та речення виборів, підказок, журналу й відмов.
### Назви записано так, як усередині речення; `$place_to` — це атрибут .to місця, і так далі.
### Речення журналу починаються з імені гравця. Відмови не мають крапки: далі стоїть номер правила.

## Гра

game-stone-age = Кам’яна доба

## Локації: назва, куди, де, звідки

place-hunt = мисливські угіддя
    .to = до мисливських угідь
    .at = в мисливських угіддях
    .from = з мисливських угідь
place-forest = ліс
    .to = до лісу
    .at = в лісі
    .from = з лісу
place-clay = глинище
    .to = до глинища
    .at = в глинищі
    .from = з глинища
place-quarry = каменярня
    .to = до каменярні
    .at = в каменярні
    .from = з каменярні
place-river = річка
    .to = до річки
    .at = на річці
    .from = з річки
place-toolmaker = майстерня
    .to = до майстерні
    .at = в майстерні
    .from = з майстерні
place-hut = хатина
    .to = до хатини
    .at = в хатині
    .from = з хатини
place-field = лани
    .to = на лани
    .at = на ланах
    .from = з ланів
place-card-1 = карта в комірці 1
    .to = на карту в комірці 1
    .at = на карті в комірці 1
    .from = з карти в комірці 1
place-card-2 = карта в комірці 2
    .to = на карту в комірці 2
    .at = на карті в комірці 2
    .from = з карти в комірці 2
place-card-3 = карта в комірці 3
    .to = на карту в комірці 3
    .at = на карті в комірці 3
    .from = з карти в комірці 3
place-card-4 = карта в комірці 4
    .to = на карту в комірці 4
    .at = на карті в комірці 4
    .from = з карти в комірці 4
place-building-1 = будівля стосу 1
    .to = на будівлю стосу 1
    .at = на будівлі стосу 1
    .from = з будівлі стосу 1
place-building-2 = будівля стосу 2
    .to = на будівлю стосу 2
    .at = на будівлі стосу 2
    .from = з будівлі стосу 2
place-building-3 = будівля стосу 3
    .to = на будівлю стосу 3
    .at = на будівлі стосу 3
    .from = з будівлі стосу 3
place-building-4 = будівля стосу 4
    .to = на будівлю стосу 4
    .at = на будівлі стосу 4
    .from = з будівлі стосу 4

## Блага: назва, одна штука як додаток, `$amount` штук як додаток, у переліку, «чого», «на що»

good-wood = деревина
    .one = 1 деревину
    .count =
        { $amount ->
            [one] { $amount } деревину
            [few] { $amount } деревини
           *[many] { $amount } деревини
        }
    .listed =
        { $amount ->
            [one] { $amount } деревина
            [few] { $amount } деревини
           *[many] { $amount } деревини
        }
    .of = деревини
    .for = на деревину
good-clay = глина
    .one = 1 глину
    .count =
        { $amount ->
            [one] { $amount } глину
            [few] { $amount } глини
           *[many] { $amount } глини
        }
    .listed =
        { $amount ->
            [one] { $amount } глина
            [few] { $amount } глини
           *[many] { $amount } глини
        }
    .of = глини
    .for = на глину
good-stone = камінь
    .one = 1 камінь
    .count =
        { $amount ->
            [one] { $amount } камінь
            [few] { $amount } камені
           *[many] { $amount } каменів
        }
    .listed =
        { $amount ->
            [one] { $amount } камінь
            [few] { $amount } камені
           *[many] { $amount } каменів
        }
    .of = каменю
    .for = на камінь
good-gold = золото
    .one = 1 золото
    .count =
        { $amount ->
            [one] { $amount } золото
            [few] { $amount } золота
           *[many] { $amount } золота
        }
    .listed =
        { $amount ->
            [one] { $amount } золото
            [few] { $amount } золота
           *[many] { $amount } золота
        }
    .of = золота
    .for = на золото
good-food = їжа
    .one = 1 їжу
    .count =
        { $amount ->
            [one] { $amount } їжу
            [few] { $amount } їжі
           *[many] { $amount } їжі
        }
    .listed =
        { $amount ->
            [one] { $amount } їжа
            [few] { $amount } їжі
           *[many] { $amount } їжі
        }
    .of = їжі
    .for = на їжу

# Два ресурси однієї карти (SA-42).
first-wood = { good-wood }
first-clay = { good-clay }
first-stone = { good-stone }
first-gold = { good-gold }
second-wood = { good-wood }
second-clay = { good-clay }
second-stone = { good-stone }
second-gold = { good-gold }

## Частини карт і будівель

symbol-pottery = гончарство
symbol-weaving = ткацтво
symbol-art = мистецтво
symbol-time = годинник
symbol-transport = транспорт
symbol-music = музика
symbol-medicine = медицина
symbol-writing = писемність

profession-farmer = землероб
profession-toolmaker = майстер
profession-builder = будівельник
profession-shaman = шаман

upper-dice-for-all = кубики для всіх
upper-food = їжа
upper-resource = ресурс
upper-resource-by-dice = ресурс за кидок
upper-points = очки
upper-tool = знаряддя
upper-agriculture = крок на треку землеробства
upper-extra-card = додаткова карта
upper-single-use-tool = одноразове знаряддя
upper-two-resources = два ресурси на вибір

-wood =
    { $n ->
        [one] { $n } деревина
        [few] { $n } деревини
       *[many] { $n } деревини
    }
-clay =
    { $n ->
        [one] { $n } глина
        [few] { $n } глини
       *[many] { $n } глини
    }
-stone =
    { $n ->
        [one] { $n } камінь
        [few] { $n } камені
       *[many] { $n } каменів
    }
-gold =
    { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[many] { $n } золота
    }
-food =
    { $n ->
        [one] { $n } їжа
        [few] { $n } їжі
       *[many] { $n } їжі
    }
-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
-by-dice = за кидок 2 кубиків
-farmers =
    { $n ->
        [one] { $n } землероб
        [few] { $n } землероби
       *[many] { $n } землеробів
    }
-toolmakers =
    { $n ->
        [one] { $n } майстер
        [few] { $n } майстри
       *[many] { $n } майстрів
    }
-builders =
    { $n ->
        [one] { $n } будівельник
        [few] { $n } будівельники
       *[many] { $n } будівельників
    }
-shamans =
    { $n ->
        [one] { $n } шаман
        [few] { $n } шамани
       *[many] { $n } шаманів
    }
-resources-of-kinds =
    { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
       *[many] { $n } ресурсів
    } { $kinds ->
        [one] { $kinds } типу
        [few] { $kinds } типів
       *[many] { $kinds } типів
    }

## Карти цивілізації: що дає верхня частина · що рахують у нижній

card-C01 = { -food(n: 7) } · { symbol-pottery }
card-C02 = { upper-dice-for-all } · { symbol-pottery }
card-C03 = { -food(n: 1) } · { symbol-weaving }
card-C04 = { -food(n: 3) } · { symbol-weaving }
card-C05 = { good-gold } { -by-dice } · { symbol-art }
card-C06 = { upper-tool } · { symbol-art }
card-C07 = { upper-agriculture } · { symbol-time }
card-C08 = { upper-dice-for-all } · { symbol-time }
card-C09 = { -stone(n: 2) } · { symbol-transport }
card-C10 = { upper-dice-for-all } · { symbol-transport }
card-C11 = { -points(n: 3) } · { symbol-music }
card-C12 = { -points(n: 3) } · { symbol-music }
card-C13 = { -food(n: 5) } · { symbol-medicine }
card-C14 = { upper-two-resources } · { symbol-medicine }
card-C15 = { upper-extra-card } · { symbol-writing }
card-C16 = { upper-dice-for-all } · { symbol-writing }
card-C17 = { -stone(n: 1) } · { -farmers(n: 1) }
card-C18 = { upper-agriculture } · { -farmers(n: 1) }
card-C19 = { upper-dice-for-all } · { -farmers(n: 1) }
card-C20 = { -food(n: 3) } · { -farmers(n: 2) }
card-C21 = { upper-dice-for-all } · { -farmers(n: 2) }
card-C22 = { upper-single-use-tool } 4 · { -toolmakers(n: 1) }
card-C23 = { upper-single-use-tool } 3 · { -toolmakers(n: 1) }
card-C24 = { upper-single-use-tool } 2 · { -toolmakers(n: 2) }
card-C25 = { upper-dice-for-all } · { -toolmakers(n: 2) }
card-C26 = { upper-dice-for-all } · { -toolmakers(n: 2) }
card-C27 = { -food(n: 4) } · { -builders(n: 1) }
card-C28 = { upper-dice-for-all } · { -builders(n: 1) }
card-C29 = { -food(n: 2) } · { -builders(n: 2) }
card-C30 = { upper-dice-for-all } · { -builders(n: 2) }
card-C31 = { -points(n: 3) } · { -builders(n: 3) }
card-C32 = { -stone(n: 1) } · { -shamans(n: 1) }
card-C33 = { -gold(n: 1) } · { -shamans(n: 1) }
card-C34 = { good-stone } { -by-dice } · { -shamans(n: 1) }
card-C35 = { -clay(n: 1) } · { -shamans(n: 2) }
card-C36 = { good-wood } { -by-dice } · { -shamans(n: 2) }

## Будівлі: ціна → очки або те, що вони приймають

building-B01 = { -wood(n: 2) } + { -clay(n: 1) } → { -points(n: 10) }
building-B02 = { -wood(n: 2) } + { -stone(n: 1) } → { -points(n: 11) }
building-B03 = { -wood(n: 1) } + { -clay(n: 2) } → { -points(n: 11) }
building-B04 = { -wood(n: 2) } + { -gold(n: 1) } → { -points(n: 12) }
building-B05 = { -wood(n: 1) } + { -clay(n: 1) } + { -stone(n: 1) } → { -points(n: 12) }
building-B06 = { -wood(n: 1) } + { -clay(n: 1) } + { -stone(n: 1) } → { -points(n: 12) }
building-B07 = { -wood(n: 1) } + { -stone(n: 2) } → { -points(n: 13) }
building-B08 = { -clay(n: 2) } + { -stone(n: 1) } → { -points(n: 13) }
building-B09 = { -wood(n: 1) } + { -clay(n: 1) } + { -gold(n: 1) } → { -points(n: 13) }
building-B10 = { -wood(n: 1) } + { -clay(n: 1) } + { -gold(n: 1) } → { -points(n: 13) }
building-B11 = { -clay(n: 2) } + { -gold(n: 1) } → { -points(n: 14) }
building-B12 = { -clay(n: 1) } + { -stone(n: 2) } → { -points(n: 14) }
building-B13 = { -wood(n: 1) } + { -stone(n: 1) } + { -gold(n: 1) } → { -points(n: 14) }
building-B14 = { -wood(n: 1) } + { -stone(n: 1) } + { -gold(n: 1) } → { -points(n: 14) }
building-B15 = { -clay(n: 1) } + { -stone(n: 1) } + { -gold(n: 1) } → { -points(n: 15) }
building-B16 = { -clay(n: 1) } + { -stone(n: 1) } + { -gold(n: 1) } → { -points(n: 15) }
building-B17 = { -stone(n: 2) } + { -gold(n: 1) } → { -points(n: 16) }
building-B18 = { -resources-of-kinds(n: 4, kinds: 1) }
building-B19 = { -resources-of-kinds(n: 4, kinds: 2) }
building-B20 = { -resources-of-kinds(n: 4, kinds: 3) }
building-B21 = { -resources-of-kinds(n: 4, kinds: 4) }
building-B22 = { -resources-of-kinds(n: 5, kinds: 1) }
building-B23 = { -resources-of-kinds(n: 5, kinds: 2) }
building-B24 = { -resources-of-kinds(n: 5, kinds: 3) }
building-B25 = { -resources-of-kinds(n: 5, kinds: 4) }
building-B26 = від 1 до 7 ресурсів
building-B27 = від 1 до 7 ресурсів
building-B28 = від 1 до 7 ресурсів

## Фази, заголовки, джерела очок

phase-placing = Розміщення фігурок
phase-actions = Виконання дій
phase-feeding = Годування

heading-workers = Фігурки
heading-home = Удома
heading-food = Їжа
heading-agriculture = Землеробство
heading-tools = Знаряддя
heading-resources = Ресурси
heading-cards = Карти
heading-buildings = Будівлі
heading-places = Локації
heading-deck = Колода
heading-slot = Комірка
heading-stack = Стос

first-player = перший гравець
face-down-card = карта долілиць
tool-is-used = використано

source-buildings = Будівлі
source-cards = Очки з карт
source-farmer = Землероби
source-toolmaker = Майстри
source-builder = Будівельники
source-shaman = Шамани
source-culture-first = Перший набір зелених карт
source-culture-second = Другий набір зелених карт
source-resources = Невитрачені ресурси
source-hunger = Голод

over-by-cards = карт у колоді не вистачило на всі вільні комірки
over-by-buildings = один зі стосів будівель спорожнів
over-by-both = один зі стосів будівель спорожнів, а карт у колоді не вистачило на всі вільні комірки

## Вибори як рядки меню

action-place =
    Відправити { $workers ->
        [one] { $workers } фігурку
        [few] { $workers } фігурки
       *[many] { $workers } фігурок
    } { $place_to }
action-resolve = Виконати дію { $place_at }
action-return = Забрати фігурки { $place_from } без виконання дії
action-redeem = Узяти два ресурси за відкриту карту: { $first } + { $second }
action-tool = Додати знаряддя з комірки { $space }
action-tool-card = Додати одноразове знаряддя { $value }
action-tools-done = Більше нічого не додавати
action-pay = Заплатити { $good_one }
action-decline = Відмовитися й забрати фігурку
action-build = Заплатити й збудувати
action-done = Більше нічого не платити
action-take =
    Узяти кубик { $face ->
        [1] 1: деревина
        [2] 2: глина
        [3] 3: камінь
        [4] 4: золото
        [5] 5: знаряддя
       *[6] 6: крок на треку землеробства
    }
action-grow = Поліпшити знаряддя в комірці { $space }
action-feed = Нагодувати, віддавши { $good_one }
action-starve = Голодувати й зберегти ресурси

# Наслідки випадку.
action-starter = Починає { $seat }
action-deal-card = З’являється карта «{ $card }»
action-deal-building = Відкривається будівля «{ $building }»
action-roll = Сума на кубиках: { $total }
action-roll-dice = На кубиках: { $faces }

## Чого зараз очікують

prompt-place-workers =
    Розмісти фігурки в одній локації: удома { $home ->
        [one] лишилася { $home } фігурка.
        [few] лишилися { $home } фігурки.
       *[many] лишилося { $home } фігурок.
    }
prompt-resolve-places =
    Обери, де виконати наступну дію: { $places ->
        [one] лишилася { $places } локація.
        [few] лишилися { $places } локації.
       *[many] лишилося { $places } локацій.
    }
prompt-use-tools = Сума { $total }, поділена на { $divisor }, дає { $good_count }. Додати знаряддя?
prompt-grow-tool = Обери, яке з найслабших знарядь поліпшити.
prompt-pay-card = Карта «{ $card }», лишилося заплатити ресурсів: { $left } з { $price }.
prompt-take-die = Обери один із кубиків: { $faces }.
prompt-redeem-now = Обери два ресурси за карту.
prompt-buy-building = Будівля «{ $building }»: заплати за неї або відмовся.
prompt-pay-building = Будівля «{ $building }», лишилося заплатити ресурсів: { $left }; усього типів: { $kinds }; поки що очок: { $value }.
prompt-pay-building-freely = Будівля «{ $building }», можна доплатити ще щонайбільше { $left }; поки що очок: { $value }.
prompt-pay-food =
    Бракує { $missing } їжі: заплати ресурсами, інакше втратиш { $loss ->
        [one] { $loss } очко.
        [few] { $loss } очки.
       *[many] { $loss } очок.
    }

## Журнал

event-starts = Перший гравець — { $seat }.
event-round = Раунд { $round }. Починає { $seat }.
event-placed =
    { $seat } відправляє { $workers ->
        [one] { $workers } фігурку
        [few] { $workers } фігурки
       *[many] { $workers } фігурок
    } { $place_to }.
event-returned =
    { $seat } забирає { $workers ->
        [one] { $workers } фігурку
        [few] { $workers } фігурки
       *[many] { $workers } фігурок
    } { $place_from } без виконання дії.
event-rolled =
    { $seat } кидає { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[many] { $dice } кубиків
    } { $good_for }: { $total }.
event-tool-used =
    { $space ->
        [0] { $seat } додає одноразове знаряддя: +{ $value }, разом { $total }.
       *[other] { $seat } додає знаряддя з комірки { $space }: +{ $value }, разом { $total }.
    }
event-brought-in =
    { $amount ->
        [0] { $seat } не здобуває { $good_of } ({ $total } : { $divisor }).
       *[other] { $seat } здобуває { $good_count } ({ $total } : { $divisor }).
    }
event-gained = { $seat } отримує { $good_count }.
event-points-gained =
    { $seat } набирає { $points ->
        [one] { $points } очко.
        [few] { $points } очки.
       *[many] { $points } очок.
    }
event-tool-gained = { $seat } тепер має знаряддя номіналом { $value } у комірці { $space }.
event-tools-complete = { $seat } уже має найкращі знаряддя: без вигоди.
event-worker-gained = { $seat } отримує нову фігурку й тепер має їх { $workers }.
event-no-worker-left = { $seat } більше не має фігурок у запасі: без вигоди.
event-agriculture-gained = { $seat } піднімається на треку землеробства до поділки { $agriculture }.
event-agriculture-complete = { $seat } стоїть у кінці треку землеробства: без вигоди.
event-paid = { $seat } платить { $good_one }.
event-card-taken = { $seat } купує карту «{ $card }».
event-card-declined =
    { $able ->
        [yes] { $seat } відмовляється від карти «{ $card }».
       *[no] { $seat } не може заплатити за карту «{ $card }».
    }
event-card-dealt = Нова карта в комірці { $slot }: «{ $card }».
event-extra-card = { $seat } бере додаткову карту долілиць: «{ $card }».
event-extra-card-hidden = { $seat } бере додаткову карту долілиць.
event-deck-empty = { $seat } не отримує додаткової карти: колода порожня.
event-rolled-for-all = { $seat } кидає кубики для всіх: { $faces }.
event-die-taken = { $seat } бере кубик { $face }.
event-redeemed = { $seat } бере два ресурси за відкриту карту: { $first } + { $second }.
event-redeemed-at-end = { $seat } ще має відкриту карту: два її ресурси зараховано як 2 деревини.
event-built =
    { $seat } будує «{ $building }» і набирає { $points ->
        [one] { $points } очко.
        [few] { $points } очки.
       *[many] { $points } очок.
    }
event-building-declined =
    { $able ->
        [yes] { $seat } відмовляється від будівлі «{ $building }».
       *[no] { $seat } не може заплатити за будівлю «{ $building }».
    }
event-building-shown = Нова будівля на стосі { $stack }: «{ $building }».
event-stack-empty = Стос { $stack } порожній: це останній раунд.
event-fed = { $seat } годує плем’я: їжа з ланів { $harvest }, витрачено { $food }, лишилося { $left }.
event-food-short = { $seat } не має досить їжі для племені: є { $food } (зокрема з ланів { $harvest }), бракує { $missing }.
event-fed-with = { $seat } замість їжі віддає { $good_one }.
event-hungry =
    { $seat } голодує (бракує їжі: { $missing }) і втрачає { $points ->
        [one] { $points } очко.
        [few] { $points } очки.
       *[many] { $points } очок.
    }
event-game-ends =
    Кінець гри: { $by ->
        [cards] { over-by-cards }.
        [buildings] { over-by-buildings }.
       *[both] { over-by-both }.
    }

## Чому ні

refusal-placing-now = Зараз розміщують фігурки
refusal-already-there = Цього раунду твої фігурки вже { $place_at }
refusal-enough-players-there =
    { $players ->
        [one] Інший гравець уже { $place_at }, а більше гравців там бути не може
        [few] Уже { $players } інші гравці { $place_at }, і більше бути не може
       *[many] Уже { $players } інших гравців { $place_at }, і більше бути не може
    }
refusal-not-enough-rings =
    { $free ->
        [0] Вільного місця немає: { $place }
        [one] Лишилося тільки { $free } вільне місце: { $place }
        [few] Лишилося тільки { $free } вільні місця: { $place }
       *[many] Лишилося тільки { $free } вільних місць: { $place }
    }
refusal-stack-not-in-game = За такої кількості гравців ({ $players }) цього стосу у грі немає
refusal-place-taken = { $by } уже { $place_at }
refusal-village-closed = Дві локації селища зайнято, тож третя цього раунду закрита
refusal-too-few-workers =
    Потрібно { $wanted ->
        [one] { $wanted } фігурку
        [few] { $wanted } фігурки
       *[many] { $wanted } фігурок
    }, а вдома лише { $home }
refusal-nothing-there = Зараз там нічого немає: { $place }
refusal-acting-now = Зараз твій хід із діями: обери одну зі своїх локацій
refusal-nobody-there = Твоїх фігурок немає { $place_at }
refusal-actions-compulsory = За цим столом не можна забирати фігурки без виконання дії
refusal-no-two-resources-card = У тебе немає відкритої карти на два ресурси
refusal-redeeming-now = Спершу обери два ресурси за карту
refusal-tools-now = Спершу виріши, які знаряддя додати до кидка
refusal-no-tool-there = У комірці { $space } немає знаряддя
refusal-tool-used-up = Знаряддя з комірки { $space } цього раунду вже використано
refusal-no-single-use-tool = У тебе немає відкритої карти «{ $card }»
refusal-growing-now = Спершу обери знаряддя, яке поліпшити
refusal-not-the-lowest-tool = Знаряддя в комірці { $space } обрати не можна: поліпшують одне з найслабших
refusal-same-as-lower-space = Знаряддя в комірці { $space } таке саме, як у попередній: обери його там
refusal-paying-now = Спершу заплати за карту або відмовся від неї
refusal-buying-now = Спершу заплати за будівлю або відмовся від неї
refusal-already-paying = Оплату вже розпочато, тож треба завершити
refusal-none-left = У тебе більше немає { $good_of }
refusal-not-enough-resources =
    Так забракне { $missing ->
        [one] { $missing } ресурсу
        [few] { $missing } ресурсів
       *[many] { $missing } ресурсів
    }
refusal-wrong-kinds =
    Будівля потребує рівно { $count ->
        [one] { $count } ресурсу
        [few] { $count } ресурсів
       *[many] { $count } ресурсів
    } рівно { $kinds ->
        [one] { $kinds } типу
        [few] { $kinds } типів
       *[many] { $kinds } типів
    }, а так не вийде
refusal-pay-at-least-one = Заплати принаймні один ресурс
refusal-pay-exactly = Треба заплатити рівно стільки ресурсів: { $count }
refusal-pay-one-by-one = За цю будівлю платять по одному ресурсу
refusal-taking-now = Спершу візьми один із кубиків
refusal-no-such-die = Жоден кубик не показує { $face }
refusal-feeding-now = Спершу нагодуй плем’я
refusal-already-feeding = Оплату за їжу, якої бракує, вже розпочато, тож треба завершити
refusal-feed-all-or-starve = Заплати за все, чого бракує, або голодуй і збережи ресурси
refusal-starve-by-done = За цим столом досить припинити платити: кожна одиниця їжі, якої бракує, коштує 4 очки

## Опції

option-edition = Видання
    .why = За якими друкованими правилами грати; окремі правила все одно можна змінити.
option-edition-pl = польське видання
option-edition-cs = чеське видання
option-edition-uk = українське видання
option-starter = Перший гравець
    .why = Хто починає перший раунд.
option-starter-0 = перше місце за столом
option-starter-1 = друге місце за столом
option-starter-2 = третє місце за столом
option-starter-3 = четверте місце за столом
option-starter-random = за жеребом
option-hunger = Голод
    .why = Чого коштують ненагодовані фігурки.
option-hunger-flat10 = 10 очок один раз, скільки б фігурок не голодувало
option-hunger-per-food4 = 4 очки за кожну одиницю їжі, якої бракує
option-hunting-repeat = Додавання мисливців
    .why = Чи можна того самого раунду додати фігурки до своїх мисливців.
option-hunting-repeat-true = можна в пізніші ходи
option-hunting-repeat-false = один візит за раунд
option-stacks-open = Відкриті стоси
    .why = Як лежать стоси будівель; на гру це не впливає.
option-stacks-open-true = горілиць
option-stacks-open-false = долілиць під верхньою будівлею
option-tie-share = Спільна перемога
    .why = Що робити, коли й розв’язання нічиєї дає рівність.
option-tie-share-true = місце ділять
option-tie-share-false = попереду той, хто ходить пізніше
option-second-green-set = Другий зелений набір
    .why = Чи дають очки другі примірники зелених символів.
option-second-green-set-true = утворюють власний набір
option-second-green-set-false = нічого не дають
option-tool-tiles = Жетони знарядь
    .why = Скільки жетонів у коробці; знарядь завжди вистачає.
option-tool-tiles-18 = 18 жетонів
option-tool-tiles-24 = 24 жетони
option-deck-count-public = Підрахунок колоди
    .why = Чи можуть усі знати, скільки карт лишилося.
option-deck-count-public-true = кількість відкрита
option-deck-count-public-false = кількість таємна
option-optional-actions = Необов’язкові дії
    .why = Чи можна забрати фігурки з локації без виконання дії.
option-optional-actions-true = будь-яку локацію можна пропустити
option-optional-actions-false = кожну локацію треба виконати
option-dice-choice-deferred = Відкладені кубики
    .why = Коли решта гравців обирає з кубиків для всіх.
option-dice-choice-deferred-true = на початку свого ходу з діями
option-dice-choice-deferred-false = одразу
option-any-two-now = Два ресурси одразу
    .why = Коли використовують карту на два ресурси.
option-any-two-now-true = одразу після купівлі
option-any-two-now-false = коли забажає власник

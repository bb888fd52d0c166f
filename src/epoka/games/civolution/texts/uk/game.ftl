### Civolution: назви та речення виборів, запитань, журналу й відмов; елементи й карти мають власні файли.
### Речення журналу починаються з імені гравця. Відмови без крапки: далі йде номер правила.

## Гра

game-civolution = Civolution

## Території за плиткою: назва, де

territory-a-water = вода A
    .in = на воді A
territory-b-hills = пагорби B
    .in = на пагорбах B
territory-b-forest = ліс B
    .in = у лісі B
territory-b-mountains = гори B
    .in = у горах B
territory-c-desert = пустеля C
    .in = у пустелі C
territory-c-swamp = болото C
    .in = на болоті C
territory-c-grassland = лука C
    .in = на луці C
territory-d-desert = пустеля D
    .in = у пустелі D
territory-d-water = вода D
    .in = на воді D
territory-d-forest = ліс D
    .in = у лісі D
territory-e-water = вода E
    .in = на воді E
territory-e-mountains = гори E
    .in = у горах E
territory-e-swamp = болото E
    .in = на болоті E
territory-f-swamp = болото F
    .in = на болоті F
territory-f-mountains = гори F
    .in = у горах F
territory-f-grassland = лука F
    .in = на луці F
territory-g-desert = пустеля G
    .in = у пустелі G
territory-g-forest = ліс G
    .in = у лісі G
territory-g-hills = пагорби G
    .in = на пагорбах G
territory-h-hills = пагорби H
    .in = на пагорбах H
territory-h-grassland = лука H
    .in = на луці H
territory-h-water = вода H
    .in = на воді H

## Будівельні ділянки та їхні матеріали

site-ground-1 = { site-ground } ({ material-gold }, { material-jade })
site-ground-2 = { site-ground } ({ material-oil }, { material-sulfur })
site-ground-3 = { site-ground } ({ material-tar }, { material-copper })
site-ground-4 = { site-ground } ({ material-oil }, { material-tar }, { material-jade })
site-ground-5 = { site-ground } ({ material-gold }, { material-sulfur }, { material-copper })
site-ground-6 = { site-ground } ({ material-oil }, { material-sulfur }, { material-tar })
site-island = острів ({ material-gold }, { material-jade }, { material-copper })

## Поля маркерів

space-ideas = ідеї
space-focus = зосередження
space-food = їжа
space-money = гроші
space-plan-1 = планування на полі 1
space-plan-2 = планування на полі 2
space-plan-3 = планування на полі 3
space-plan-4 = планування на полі 4
space-plan-5 = планування на полі 5
space-plan-6 = планування на полі 6
space-stamina = { feature-stamina }
space-intelligence = { feature-intelligence }
space-calm = { feature-calm }
space-dexterity = { feature-dexterity }
space-expression = { feature-expression }
space-perception = { feature-perception }
space-wood = { material-wood }
space-beeswax = { material-beeswax }
space-oil = { material-oil }
space-papyrus = { material-papyrus }
space-herbs = { material-herbs }
space-gold = { material-gold }
space-cotton = { material-cotton }
space-clay = { material-clay }
space-sulfur = { material-sulfur }
space-coal = { material-coal }
space-peat = { material-peat }
space-tar = { material-tar }
space-stone = { material-stone }
space-iron-ore = { material-iron-ore }
space-jade = { material-jade }
space-sand = { material-sand }
space-salt = { material-salt }
space-copper = { material-copper }
space-raw-a-water = матеріал { territory-a-water.in }
space-raw-b-hills = матеріал { territory-b-hills.in }
space-raw-b-forest = матеріал { territory-b-forest.in }
space-raw-b-mountains = матеріал { territory-b-mountains.in }
space-raw-c-desert = матеріал { territory-c-desert.in }
space-raw-c-swamp = матеріал { territory-c-swamp.in }
space-raw-c-grassland = матеріал { territory-c-grassland.in }
space-raw-d-desert = матеріал { territory-d-desert.in }
space-raw-d-water = матеріал { territory-d-water.in }
space-raw-d-forest = матеріал { territory-d-forest.in }
space-raw-e-water = матеріал { territory-e-water.in }
space-raw-e-mountains = матеріал { territory-e-mountains.in }
space-raw-e-swamp = матеріал { territory-e-swamp.in }
space-raw-f-swamp = матеріал { territory-f-swamp.in }
space-raw-f-mountains = матеріал { territory-f-mountains.in }
space-raw-f-grassland = матеріал { territory-f-grassland.in }
space-raw-g-desert = матеріал { territory-g-desert.in }
space-raw-g-forest = матеріал { territory-g-forest.in }
space-raw-g-hills = матеріал { territory-g-hills.in }
space-raw-h-hills = матеріал { territory-h-hills.in }
space-raw-h-grassland = матеріал { territory-h-grassland.in }
space-raw-h-water = матеріал { territory-h-water.in }
space-resets = колонки перезапуску
space-island = { site-island }

## Чипи й карти під іншими назвами

chip-G1 = { goal-G1 }
chip-G2 = { goal-G2 }
chip-G3 = { goal-G3 }
chip-G4 = { goal-G4 }
chip-G5 = { goal-G5 }
chip-G6 = { goal-G6 }
chip-G7 = { goal-G7 }
chip-G8 = { goal-G8 }
chip-G9 = { goal-G9 }
chip-G10 = { goal-G10 }
chip-G11 = { goal-G11 }
chip-G12 = { goal-G12 }
chip-G13 = { goal-G13 }
chip-G14 = { goal-G14 }
chip-G15 = { goal-G15 }
chip-G16 = { goal-G16 }
chip-G17 = { goal-G17 }
chip-G18 = { goal-G18 }
chip-G19 = { goal-G19 }
chip-G20 = { goal-G20 }
chip-G21 = { goal-G21 }
chip-G22 = { goal-G22 }
chip-G23 = { goal-G23 }
chip-G24 = { goal-G24 }
chip-G25 = { goal-G25 }
chip-G26 = { goal-G26 }
chip-G27 = { goal-G27 }
chip-G28 = { goal-G28 }
chip-G29 = { goal-G29 }
chip-G30 = { goal-G30 }
chip-G31 = { goal-G31 }
chip-G32 = { goal-G32 }
chip-G33 = { goal-G33 }
chip-G34 = { goal-G34 }
chip-G35 = { goal-G35 }
chip-G36 = { goal-G36 }
chip-G37 = { goal-G37 }
chip-G38 = { goal-G38 }
chip-G39 = { goal-G39 }
chip-G40 = { goal-G40 }
chip-G41 = { goal-G41 }
chip-G42 = { goal-G42 }
chip-G43 = { goal-G43 }
chip-G44 = { goal-G44 }
chip-G45 = { goal-G45 }
chip-G46 = { goal-G46 }
chip-G47 = { goal-G47 }
chip-G48 = { goal-G48 }
chip-G49 = { goal-G49 }
chip-G50 = { goal-G50 }
chip-G51 = { goal-G51 }
chip-G52 = { goal-G52 }
chip-G53 = { goal-G53 }
chip-G54 = { goal-G54 }
chip-G55 = { goal-G55 }
chip-G56 = { goal-G56 }
chip-G57 = { goal-G57 }
chip-G58 = { goal-G58 }
chip-G59 = { goal-G59 }
chip-G60 = { goal-G60 }
chip-G61 = { goal-G61 }
chip-G62 = { goal-G62 }
chip-G63 = { goal-G63 }
chip-G64 = { goal-G64 }
chip-G65 = { goal-G65 }
card-M1 = { marker-M1 }
card-M2 = { marker-M2 }
card-M3 = { marker-M3 }
card-M4 = { marker-M4 }
card-M5 = { marker-M5 }
card-M6 = { marker-M6 }
card-M7 = { marker-M7 }
card-M8 = { marker-M8 }
card-M9 = { marker-M9 }
card-M10 = { marker-M10 }
card-M11 = { marker-M11 }
card-M12 = { marker-M12 }

## Категорії

category-technology = { track-technology }
category-prestige = { track-prestige }
category-knowledge = { track-knowledge }
category-construction = { track-construction }
category-culture = { track-culture }
category-evolution = Еволюція
category-prosperity = Добробут
category-population = Населення
category-expansion = Експансія

## Звідки очки, як закінчується гра

source-from-fire = Стоянки з вогнищем
source-from-sites = Відкриті місцини
source-from-cards = Поля вартості карт
source-from-tracks = Треки прогресу
source-from-sales = Продаж
source-from-income = Чипи доходу
source-from-oaks = Містичні дуби
source-from-strong = Сильні племена
source-from-categories = Підрахунок епох
source-from-statues = Статуї
source-from-effects = Інші ефекти
source-technology = { category-technology }
source-prestige = { category-prestige }
source-knowledge = { category-knowledge }
source-construction = { category-construction }
source-culture = { category-culture }
source-evolution = { category-evolution }
source-prosperity = { category-prosperity }
source-population = { category-population }
source-expansion = { category-expansion }
source-stages = Ступені консолі
source-point-bonus = Бонуси очок
over-by-eras = скінчилися чотири епохи

## Дрібні слова

place-fire = на стоянці з вогнищем
place-camp = на стоянці чи човні
place-wild = у глушині
strength-weak = слабке плем’я
strength-strong = сильне плем’я
kind-activation = кубик активації
kind-fate = кубик долі
kind-invention = { deck-invention }
    .of = { deck-invention.of }
kind-mutation = { deck-mutation }
    .of = { deck-mutation.of }
kind-insight = { deck-insight }
    .of = { deck-insight.of }
kind-building = { deck-building }
    .of = { deck-building.of }
kind-achievement = { deck-achievement }
    .of = { deck-achievement.of }
kind-goal = чипи цілей
kind-attribute = чипи властивостей
kind-markers = карта стартових маркерів
    .of = стартових маркерів
value-used = використаний
card-console = консоль
way-straight = прямо
way-round = навпаки

## Можливості

what-hunt = Полювання
what-strengthen = Зміцнення племен
what-explore = Розвідка
what-find = Щаслива знахідка
what-project = Будівельний проєкт
what-install = Установлення карти чи чипа
what-goal = Чипи цілей
what-plan = Маркери планування
what-gain = Отримати
what-draw = Узяти карти й залишити частину
what-dice = Кубик активації та кубик долі
what-ideas = Ідеї
what-focus = Маркер зосередження
what-food = Їжа
what-move = Пересування маркерів рис
what-income = Дія чипа доходу
what-produce = Виробництво матеріалу
what-transport = Перевезення матеріалу
what-sale = Продаж
what-purchase = Купівля
what-procreate = Розмноження
what-test = Перевірка прихильності
what-favor = Одне поле прихильності Агери
what-stage = Перевернути плитку ступеня
what-points = 3 очки
what-activity = Справа
what-tribe = Прибрати плем’я
what-activation-die = Кубик активації
what-fate-die = Кубик долі
what-lose = Прийняти втрату
what-hotter = На крок тепліше
what-colder = На крок холодніше

## Вибори як рядки меню

action-activate = Активувати модуль: { $module }
action-reset = Перезапуск
action-attribute = Узяти чип властивості «{ $attribute }»
action-use-die = Використати кубик { $value }
action-use-plan = Використати маркер планування { $value }
action-use-focus = Використати маркер зосередження
action-reroll = Перекинути кубик { $value }
action-do = { $what }
action-done = Готово
action-decline = Відмовитися
action-in = Тут: { $territory }
action-to = Ціль: { $territory }
action-tribe = { $territory }, { $place }: { $strength }
action-land = Шукати: { $terrain }
action-camp-fire = Стоянка з вогнищем
action-camp-free = Інша вільна стоянка / місце в човні
action-displace = Витіснити плем’я, { $seat }: { $strength }
action-spend-ideas = Витратити ідеї, щоб пройти
action-fail = Прийняти невдачу
action-value = Значення { $value }
action-take = Узяти: { $material }
action-pay = Сплатити: { $material }
action-sell = Продати за гроші: { $material }
action-sell-points = Продати за 2 очки: { $material }
action-buy = Купити: { $material }
action-site = Місцина { $space }
action-build = Збудувати { $project_object }
action-slot = Поселення { $slot }
action-feature = Здобути маркер: { $feature }
action-lift = Узяти маркер із поля: { $feature }
action-drop = Покласти маркер на поле: { $feature }
action-return = Повернути маркер: { $feature }
action-track = Просунутися { $track_on }
action-upgrade = Поліпшити модуль: { $module }
action-stage = Плитка ступеня { $stage }
action-column = Колонка { $column }
action-beside = Поруч з іншим чипом
action-atop = Поверх іншого чипа
action-install = Установити «{ $card }»
action-keep = Залишити «{ $card }»
action-keep-from = Залишити карту цього виду: { $deck }
action-discard = Скинути «{ $card }»
action-open-stack = Відкритий стос: { $deck }
action-closed-stack = Закритий стос: { $deck }
action-as-stage = За вартістю ступеня { $stage }
action-ignore = Пропустити поле вартості { $space }
action-by-material = Сплатити матеріалом
action-by-settlements = Виконати поселеннями
action-take-goal = Узяти чип цілі «{ $goal }»
action-goal-space = Поле { $space } зони цілей
action-install-goal = Установити чип цілі «{ $goal }»
action-take-chip = Узяти чип доходу «{ $income }»
action-use-chip = Дія «{ $element }»
action-point-chip = 1 очко за чип «{ $element }»
action-activity = Справа: { $card }
action-rob = Від гравця: { $seat }
action-give-die = Віддати кубик: { $value }
action-plan-on = Планувати на полі кубиків { $value }
action-free = Повернути маркер до запасу: { $space }
action-feed =
    { $number ->
        [0] Не годувати нікого
        [one] Нагодувати { $number } плем’я
        [few] Нагодувати { $number } племені
       *[many] Нагодувати { $number } племен
    }
action-save =
    { $number ->
        [0] Не рятувати нікого
        [one] Урятувати прихильністю { $number } плем’я
        [few] Урятувати прихильністю { $number } племені
       *[many] Урятувати прихильністю { $number } племен
    }
action-keep-markers = Залишити карту маркерів «{ $marker }»
action-pick = Узяти стартовий чип «{ $chip }»
action-starter = Починає { $seat }
action-cover = Розкладка { $number }
action-lay = Плитка { $tile }, { $way }
action-category = Плитка підрахунку: { $category }
action-deal-card = Карта «{ $card }»
action-deal-income = Чип доходу «{ $income }»
action-deal-attribute = Чип властивості «{ $attribute }»
action-deal-goal = Чип цілі «{ $goal }»
action-deal-event = Подія «{ $incident }»
action-deal-markers = Карта маркерів «{ $marker }»
action-deal-chip-card = Карта чипа «{ $chip }»
action-site-is = Місцина: { $site }
action-tile-is = Плитка матеріалу: { $material }
action-roll = На кубику { $value }
action-set = Стартовий набір { $number }

## Чого зараз чекають

prompt-turn =
    { $last ->
        [0] Епоха { $era }: активуй модуль або зроби перезапуск.
       *[other] Епоха { $era }, останній раунд: активуй модуль або зроби перезапуск.
    }
prompt-pay-dice = Сплати за модуль «{ $module }» кубиками чи маркерами.
prompt-branch = Модуль «{ $module }»: обери, що робити.
prompt-menu = Обери наступну дію модуля.
prompt-reset-marker = Бонус перезапуску: 1 ідея чи 1 їжа?
prompt-reset-dice = Перезапуск: кидаєш усі використані кубики. Можна обрати й невикористані, які теж кинеш.
prompt-reroll = Обери кубики для нового кидка.
prompt-turn-die = Обери кубик, який перевернеш.
prompt-turn-die-to = Обери нове значення кубика.
prompt-rob-die = Вітрина порожня; обери, хто віддасть: { $kind }.
prompt-give-die = Обери, який кубик віддаєш.
prompt-gain-income = Візьми один із викладених чипів доходу.
prompt-use-income = Дія чипа чи 1 очко?
prompt-income-actions = Обери чип доходу для використання.
prompt-income-phase = Дохід: використай кожен свій чип один раз у будь-якому порядку.
prompt-attributes = Ще можна взяти чипи властивостей.
prompt-place-element = «{ $element }»: обери колонку.
prompt-place-half = Обери, де в колонці лежатиме чип цілі.
prompt-weather =
    { $beyond ->
        [0] Погода: обери ефект.
       *[other] Погода перетнула білу лінію: прибери плем’я.
    }
prompt-lose-tribe = Ти втрачаєш плем’я: обери яке.
prompt-lose-building = Ти втрачаєш будівлю: обери, яка повернеться на консоль.
prompt-explore = Обери територію, звідки розвідуєш.
prompt-reveal = Можна відкрити закриту місцину.
prompt-judge-test =
    Для перевірки бракує: { $ideas ->
        [one] { $ideas } ідея
        [few] { $ideas } ідеї
       *[many] { $ideas } ідей
    }. Витратиш?
prompt-hunt = Обери, де полювати.
prompt-hunt-with = Полювання, { $territory }: обери значення кубика.
prompt-lucky-find = Щаслива знахідка: обери місцевість.
prompt-find-with = Щаслива знахідка: обери матеріал, який дозволяють кубики.
prompt-feed = Годування: { $territory }, { $place }, { $strength } ×{ $tribes }, їжі на плем’я: { $need }. У тебе { $food }, ще треба { $wanted }.
prompt-perish =
    { $territory }, під загрозою: { $tribes ->
        [one] { $tribes } плем’я
        [few] { $tribes } племені
       *[many] { $tribes } племен
    }. Урятуєш прихильністю?
prompt-take-goal = Можна взяти чип цілі.
prompt-goal-space = Обери поле для чипа цілі «{ $chip }».
prompt-install-goal = Обери чип цілі для встановлення.
prompt-produce = Виробництво: обери територію; лишилося: { $left }.
prompt-transport = Перевезення: обери територію; лишилося: { $left }.
prompt-unload = Човен, { $territory }: який матеріал привозить?
prompt-take-material = Обери матеріал для складу.
prompt-extra-find = Додаткова знахідка: обери матеріал.
prompt-sale = Продаж: спершу один матеріал за гроші, потім один за очки; і те, і те можна пропустити.
prompt-purchase = Купівля: обери матеріал.
prompt-install-card = Обери, яку карту { $deck_of } установиш.
prompt-card-column = Обери колонку для карти «{ $card }».
prompt-card-stage = Обери ступінь, вартість якого сплачуєш за карту «{ $card }».
prompt-ignore-space = Можна пропустити поле вартості карти «{ $card }».
prompt-alternatives = «{ $card }»: матеріал чи поселення?
prompt-replenish = Запас порожній; поверни маркери, щоб здобути більше ({ $space }, бракує: { $missing }).
prompt-activity = Обери справу.
prompt-plan-on = Обери поле кубиків для маркерів планування.
prompt-gain-feature = Обери рису, яку здобудеш.
prompt-move-feature = Обери маркер риси, який пересунеш.
prompt-drop-feature = Обери, куди йде маркер (з поля: { $feature }).
prompt-weak-tribes = Обери територію для слабких племен.
prompt-wings = Можна обрати сильне плем’я, яке полетить.
prompt-flight = Обери, де оселиться плем’я, що летить із території «{ $territory }».
prompt-rescue = Обери плем’я, яке залишає глушину.
prompt-rescue-to = Обери стоянку.
prompt-shift-weather = Можна пересунути показник погоди.
prompt-grotto = Прихований грот: обери територію.
prompt-grotto-goods = Прихований грот: обери, що потрапить на склад.
prompt-holy-rock = Свята скеля: обери територію для перевірки прихильності.
prompt-pay-part = «{ $element }»: обери, чим платиш; лишилося: { $left }.
prompt-offer-trigger = «{ $element }»: сплати за вигоду або відмовся.
prompt-build = Обери будівельний проєкт.
prompt-build-at = Обери місце для будівлі: { $project }.
prompt-go-aboard = Можна послати сильне плем’я на борт.
prompt-statue-of = Обери матеріал статуї.
prompt-settlement-of = Обери поселення для будівництва.
prompt-pay-settlement = Сплати матеріали поселення.
prompt-gain-card = Візьми верхню карту стосу.
prompt-choose-stacks = Обери стос, з якого береш; лишилося карт: { $left }.
prompt-keep-cards = Обери, які взяті карти залишаєш (кількість: { $keep }).
prompt-keep-from = Обери з узятих карту, яку залишаєш (лишилося обрати: { $keep }).
prompt-keep-start = Обери одну з цих карт { $kind_of }.
prompt-pick-chip-card = Обери стартовий чип; чип цілі під ним дістаєш разом із ним.
prompt-freeze = Обери сильне плем’я, яке послабить льодовик.
prompt-advance = Обери трек прогресу; кроки: { $steps }.
prompt-favor-or-income = Обери поле прихильності або дію чипа доходу.
prompt-stage-or-points = Обери плитку ступеня або очки.
prompt-upgrade = Ти маєш право на поліпшення: обери головний модуль.
prompt-flip-stage = Обери плитку ступеня, яка стане активною.
prompt-settle = Обери стоянку: { $territory }.
prompt-migrate = Міграція: обери плем’я; лишилося: { $left }.
prompt-journey = Обери, де оселиться плем’я з території «{ $territory }» (кроки: { $left }).
prompt-procreate = Розмноження: обери територію; лишилося: { $left }.
prompt-strengthen = Обери слабке плем’я, яке зміцниш; лишилося: { $left }.

## Журнал

event-phase =
    Епоха { $era }, фаза { $phase }: { $phase ->
        [1] нові карти
        [2] нові цілі
        [3] додаткові знахідки
        [4] дії
        [5] місцини
        [6] годування
        [7] подія
       *[other] дохід
    }.
event-activated =
    { $seat } активує модуль «{ $module }»{ $level ->
        [0] {""}
        [1] {" "}I
        [2] {" "}II
       *[other] {" "}III
    }{ $rolled ->
        [0] {""}
       *[other] , кубики { $dice }
    }{ $planned ->
        [0] {""}
       *[other] , планування { $plans }
    }{ $focused ->
        [0] {""}
       *[other] , зосередження ×{ $focused }
    }{ $ideas ->
        [0] {""}
       *[other] , ідеї ×{ $ideas }
    }.
event-branch = { $seat } обирає: { $what }.
event-event =
    Подія цієї епохи: { $incident } (погода: { $shift ->
        [2] на 2 поля тепліше
        [1] на 1 поле тепліше
        [-1] на 1 поле холодніше
       *[other] на 2 поля холодніше
    }).
event-event-for = Подія «{ $incident }» стосується: { $seat }.
event-event-nobody = Подія «{ $incident }» нікого не стосується.
event-monolith = { $seat } має тепер стартовий моноліт.
event-gorge = { $seat }: похмурі вовки з місцини { $space } вимагають їжі.
event-glacier = { $seat }: льодовик із місцини { $space } морозить плем’я.
event-grotto = { $seat }: прихований грот допомагає { $territory_in }.
event-holy-rock = { $seat } перевіряє біля святої скелі прихильність для нового племені { $territory_in }.
event-favor-lost = { $seat } відступає на поле { $space } треку прихильності Агери, щоб урятувати племена.
event-set-out = { $seat }: плем’я вирушає в дорогу ({ $territory }), міграцій: { $steps }.
event-stage-flipped = { $seat } активує плитку ступеня { $stage }.
event-aboard = { $seat }: плем’я сідає в човен { $territory_in }.
event-hunts = { $seat } полює { $territory_in }.
event-searches = { $seat } шукає щасливу знахідку { $terrain_in }.
event-explores = { $seat } розвідує околиці: { $territory }.
event-sells = { $seat } продає: { $material }.
event-buys = { $seat } купує: { $material }.
event-activity = { $seat } виконує справу: { $card }.
event-moved = { $seat } пересуває маркер риси: { $feature } → { $space }.
event-income-used = { $seat } використовує чип доходу «{ $element }».
event-displaced = { $seat } витісняє плем’я { $territory_in } (власник: { $by }).
event-installed = { $seat } установлює «{ $element }» у колонці { $column }, ступінь { $stage }.
event-triggered = { $seat } використовує здібність «{ $element }».
event-weather =
    { $weather ->
        [2] Спекотно.
        [1] Тепло.
        [0] Погода помірна.
        [-1] Дощить.
       *[other] Холодно.
    }{ $beyond ->
        [0] {""}
       *[other] {" "}Білу лінію перетнуто.
    }
event-building-lost = { $seat } забирає будівлю на консоль: { $project } ({ $territory }).
event-era-scored = Підраховано категорію цієї епохи: { $category }.
event-site-shown = Відкрито місцину { $space }: { $site }.
event-farm-lost = { $seat } втрачає ферму через вулкан: { $territory }.
event-test-passed = { $seat } проходить перевірку прихильності.
event-test-failed = { $seat } не проходить перевірку прихильності.
event-gained = { $seat } здобуває: { $space } ×{ $number }.
event-returned = { $seat } повертає: { $space } ×{ $number }.
event-farm-built = { $seat } будує ферму: { $territory }.
event-boat-built = { $seat } будує човен: { $territory }.
event-statue-built =
    { $seat } будує статую { $space ->
        [25] на острові
       *[other] на місцині { $space }
    } ({ $material }).
event-settlement-built =
    { $seat } будує поселення { $slot } { $space ->
        [25] на острові
       *[other] на місцині { $space }
    }.
event-markers = { $seat } починає з картою маркерів «{ $card }».
event-earned =
    { $seat } здобуває { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } ({ $source }).
event-advanced = { $seat } сягає поля { $space } { $track_on }.
event-favor = { $seat } стоїть на полі { $space } треку прихильності Агери.
event-upgraded =
    { $seat } поліпшує модуль «{ $module }» до рівня { $level ->
        [1] I
        [2] II
       *[other] III
    }.
event-tribe-lost = { $seat } втрачає плем’я: { $territory }.
event-settled =
    { $seat } оселяє плем’я { $territory_in }, { $place }{ $weak ->
        [0] {""}
       *[other] ; плем’я слабке
    }.
event-developed = Розвинено територію «{ $territory }»: { $material }.
event-indicator = { $seat } робить перезапуск: { $resets } з { $end }.
event-last-round = Епоха { $era }: далі останній раунд дій.

## Параметри

option-start = Початок
    .why = Як роздають перші карти.
option-start-beginner = готові набори
option-start-advanced = кожен обирає
option-start-mixed = перше місце отримує набір, решта обирає
option-map = Мапа
    .why = Як викладають континент.
option-map-random = випадково
option-map-first-game = три плитки сталі, для першої гри
option-start-tiles = Стартові території
    .why = Які матеріали там лежать.
option-start-tiles-random = випадкові
option-start-tiles-first-games = деревина й папірус
option-starter = Перший гравець
    .why = Хто має моноліт у першій епосі.
option-starter-random = за жеребом
option-starter-0 = перше місце за столом
option-starter-1 = друге місце за столом
option-starter-2 = третє місце за столом
option-starter-3 = четверте місце за столом

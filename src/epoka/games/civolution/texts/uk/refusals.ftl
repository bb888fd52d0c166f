### Чому вибір неможливий. Без крапки: далі йде номер правила.

## Загалом

refusal-not-offered = Цього зараз немає серед можливостей
refusal-must-choose = Цей вибір не можна пропустити
refusal-turn-now = Спершу активуй модуль або зроби перезапуск
refusal-place-not-now = Зараз на континенті нічого не обирають
refusal-replenishing-now = Спершу виріши, які маркери повертаються до порожнього запасу ({ $space })

## Модулі й кубики

refusal-one-module-a-turn = Хід — це один модуль або один перезапуск; спершу заверши цей
refusal-no-action-phase = Модулі й перезапуски належать до фази 4; зараз фаза { $phase }
refusal-module-first = Кубиками й маркерами оплачують модуль; спершу обери модуль
refusal-two-dice-needed = Модуль потребує двох кубиків чи маркерів; у тебе: { $have }
refusal-module-not-payable = { $module } потребує { $low } і { $high }; навіть із найкращою парою треба ідей: { $ideas }, у тебе { $have }
refusal-too-many-dice = Перезапуск можливий, якщо на полях кубиків щонайбільше { $most } кубиків; у тебе { $dice }
refusal-no-such-die = У тебе немає кубика { $value } на вибір
refusal-no-planning-marker = У тебе немає маркера планування на полі { $value }
refusal-no-focus-marker = У тебе немає маркера зосередження
refusal-die-does-not-fit = За такої оплати { $module } потребує ідей: { $ideas }; у тебе { $have }
refusal-not-this-module = { $module } зараз цього не робить
refusal-nothing-to-install = Жодної твоєї карти цього виду зараз не встановити: { $deck }
refusal-not-the-richest = { $seat } не має найбільше кубиків цього виду
refusal-own-dice = Кубики беруть в інших цивілізацій, ніколи у власної

## Їжа, погода, прихильність

refusal-fewer-tribes = Племен менше: { $tribes }
refusal-fed-anyway = Племена, які тут нагодовані в будь-якому разі: { $tribes }
refusal-not-enough-food = Це потребує їжі: { $need }; у тебе { $have }
refusal-not-enough-favor = Треба стояти далі на треку прихильності Агери; ти на полі { $space }
refusal-weather-must = Від поганої погоди не можна відмовитися

## Племена

refusal-no-such-tribe = У тебе там немає такого племені: { $territory }
refusal-no-tribe-there = Там немає жодного твого племені: { $territory }
refusal-strong-tribe-only = Це може лише сильне плем’я
refusal-already-strong = Це плем’я вже сильне
refusal-nowhere-to-go = Звідти немає в досяжності ні стоянки, ні човна: { $territory }
refusal-tribe-settled = Це плем’я вже оселилося під час цих міграцій: { $territory }
refusal-not-next-to-boat = Це плем’я не поруч із водою, де човен
refusal-not-next-to-glacier = Це плем’я не поруч із льодовиком
refusal-kept-for-second-glacier = Другий льодовик тоді не знайшов би сильного племені; для першого обери інше
refusal-not-back = Плем’я не повертається того самого ходу туди, звідки вийшло
refusal-too-far = Задалеко або через воду без вільного місця в човні: { $territory }; лишилося міграцій: { $left }
refusal-no-camp-there = Усі стоянки зайняті племенами, яких не можна витіснити: { $territory }
refusal-no-boat-there = У тебе там немає човна: { $territory }
refusal-boat-full = Твій човен там повний; місць: { $seats }
refusal-no-free-camp = Там немає вільної стоянки без вогнища: { $territory }
refusal-protected-tribe = Карта власника захищає це плем’я від витіснення
refusal-nobody-to-displace = Такого племені там на стоянці немає: { $territory }
refusal-here-only = Це розмноження лише для території: { $territory }
refusal-no-tribe-left = Усі твої племена вже на континенті
refusal-boat-needs-one = На воді потрібен човен рівно з одним племенем

## Території й місцини

refusal-hunted-already = У цій епосі там уже полювали: { $territory }
refusal-no-raw-there = У тебе там немає матеріалу: { $territory }
refusal-no-tile-near = Поруч із човном немає відкритої плитки матеріалу, тож вантаж ще без виду
refusal-no-such-tile-near = Плитка цього матеріалу не лежить відкритою поруч із човном: { $material }
refusal-boat-loaded = Твій човен там уже везе матеріал: { $territory }
refusal-nothing-built-there = У тебе там нічого повертати: { $territory }
refusal-not-next-to-site = Ця територія не торкається місцини { $space }: { $territory }
refusal-no-tribe-on-terrain = У тебе немає племені { $terrain_in }
refusal-other-terrain = Ця знахідка з іншої місцевості: { $terrain }
refusal-not-enough-ideas = Це потребує ідей: { $ideas }; у тебе { $have }
refusal-site-shown-already = Місцина { $space } уже відкрита

## Будівельні проєкти

refusal-build-not-now = Будують модулем «Будування» або завдяки деяким картам
refusal-same-project = На цьому рівні другий проєкт має бути того самого виду: { $project }
refusal-none-left-to-build = На твоїй консолі вже немає: { $project }
refusal-no-building-place = Зараз немає де збудувати { $project_object }
refusal-statue-needs-material = У тебе на складі немає жодного з матеріалів цієї ділянки
refusal-settlement-needs-materials = У тебе на складі немає всіх матеріалів на жодне з решти поселень
refusal-farm-on-land = Ферми стоять на суші
refusal-farm-there = Там уже є ферма; власник: { $seat }
refusal-volcano-near = Поруч вулкан: { $territory }
refusal-farm-space-blocked = Припаси V.I.C.I. блокують там поле ферми: { $territory }
refusal-boat-on-water = Човни ставлять на воду
refusal-boat-there = У тебе там уже є човен: { $territory }
refusal-no-tribe-beside = Поруч немає твого племені: { $territory }
refusal-site-face-down = Місцина { $space } закрита
refusal-no-building-ground = Місцина { $space } — не будівельна ділянка
refusal-island-needs-boat = Острів потребує твого човна з племенем на його воді
refusal-no-tribe-near-site = Поруч із місциною { $space } немає твого племені
refusal-two-buildings = На тій ділянці в тебе вже дві споруди
refusal-one-settlement = На тій ділянці в тебе вже є поселення
refusal-not-listed-there = Ця ділянка не приймає: { $material }
refusal-none-stored = У тебе на складі немає: { $material }
refusal-settlement-stands = Поселення { $slot } вже стоїть
refusal-settlement-lacks = Поселенню { $slot } бракує: { $material }

## Торгівля, риси, треки, справи

refusal-trade-not-now = Продають і купують модулем «Торгівля» або завдяки деяким картам
refusal-sold-already = Цей продаж уже приніс гроші; він ще може дати очки
refusal-sold-for-points = Цей продаж уже приніс очки; він ще може дати гроші
refusal-not-enough-money = Ця купівля коштує монет: { $money }; у тебе { $have }
refusal-no-feature-marker = У тебе немає маркера { $feature_of }
refusal-feature-moved = Маркери { $feature_of } щойно туди перемістили; жодного не переміщують двічі
refusal-another-feature = Маркер іде на інше поле риси
refusal-track-not-now = Кроки на треках дають карти, статуї та справи
refusal-upgrade-not-now = Поліпшення дають чипи цілей, треки й деякі карти
refusal-level-three = { $module } уже має рівень III
refusal-module-without-value = Цей бонус для модулів зі значенням { $value }; { $module } його не має
refusal-stage-active = Плитка ступеня { $stage } вже активна
refusal-activity-not-now = Справи дають модуль «Справи», погода й деякі карти
refusal-activity-not-installed = У тебе не встановлено карти з цією справою
refusal-activity-repeated = На рівні II друга справа має бути іншою
refusal-activity-too-dear = Ти не можеш оплатити цю справу

## Карти

refusal-card-not-in-hand = Цієї карти немає в тебе в руці: «{ $card }»
refusal-card-needs-module = Карти цього виду встановлюють модулем «{ $module }»
refusal-not-to-choose-from = Цього немає серед карт на вибір
refusal-card-needs-research = Карти беруть модулем «Дослідження» або завдяки деяким картам
refusal-other-deck = Зараз це має бути карта цього виду: { $deck }
refusal-lacks-material = «{ $card }» на ступені { $stage }: { $material } ×{ $need }, у тебе { $have }
refusal-lacks-material-or = «{ $card }» на ступені { $stage }: { $material } ×{ $need } (у тебе { $have }) або поселення: { $settlements }
refusal-lacks-feature = «{ $card }» на ступені { $stage }: { $feature } ×{ $need }, у тебе { $have }
refusal-column-taken = Колонка { $column } для іншого виду: { $kind }
refusal-column-elsewhere = Цей вид уже має свою колонку: { $column }
refusal-column-uneven = Зверху колонки { $column } лежить один чип цілі; цілий елемент на нього не поміститься
refusal-stage-too-low = Карта ляже на ступінь { $stage }, тож треба сплатити щонайменше цю вартість
refusal-stage-asks-no-more = Ступінь { $stage } не вимагає нічого понад нижчий
refusal-space-inactive = Поле вартості { $space } не активне
refusal-stack-empty = Цей стос порожній: { $deck }
refusal-face-down-stacks-only = Ці карти беруть із закритих стосів

## Чипи

refusal-attribute-not-shown = «{ $element }» немає на вітрині
refusal-attribute-not-met = «{ $element }» потребує: { $feature } ×{ $need }; у тебе { $have }
refusal-attribute-after-this = «{ $element }» можна взяти, коли закінчиш це
refusal-goal-not-visible = «{ $goal }» не лежить відкрито у твоїй зоні цілей
refusal-goal-needs-planning = Чипи цілей установлюють модулем «Планування»
refusal-goal-not-now = Чипи цілей беруть у фазі 2, Плануванням III або завдяки деяким картам
refusal-goal-not-met =
    Ціль «{ $goal }» ще не досягнуто. { $counted ->
        [track] { need-track }
        [feature] { need-feature }
        [stored-kinds] { need-stored-kinds }
        [stored-row] { need-stored-row }
        [focus] { need-focus }
        [activation-dice] { need-activation-dice }
        [fate-dice] { need-fate-dice }
        [tribes] { need-tribes }
        [fire-camps] { need-fire-camps }
        [territories] { need-territories }
        [terrains] { need-terrains }
        [crowd] { need-crowd }
        [farms] { need-farms }
        [boats] { need-boats }
        [statues] { need-statues }
        [settlements] { need-settlements }
        [sites] { need-sites }
        [cards] { need-cards }
        [modules] { need-modules }
        [stage] { need-stage }
        [lowest-track] { need-lowest-track }
        [tracks-at] { need-tracks-at }
        [planning] { need-planning }
        [feature-kinds] { need-feature-kinds }
       *[shared] { need-shared }
    } Поки що: { $have }
refusal-goal-too-dear = Ти не можеш сплатити те, чого потребує «{ $goal }»
refusal-not-on-display = Цього чипа немає на вітрині
refusal-income-not-now = Чипи доходу дають поселення, повний ступінь 1 і деякі карти
refusal-income-not-installed = У тебе не встановлено цього чипа доходу
refusal-income-use-later = Чипи доходу діють у фазі 8, з модулем «Винахід», завдяки трекам і погоді
refusal-income-used = Цей чип уже дав дохід у цій фазі
refusal-this-chip-only = Зараз діє лише щойно здобутий чип

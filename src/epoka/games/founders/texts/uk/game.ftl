### Засновники Імперії: назви та речення виборів, запитів, журналу, відмов і пояснень.
### Назви записано так, як усередині речення; `$face_object` — це атрибут .object плитки й так далі.
### Речення журналу починаються з імені гравця. Відмови не мають крапки: далі стоїть номер правила.

## Гра

game-founders = Засновники Імперії

## Ресурси: назва, «що» купують, «чого» бракує

good-wood = деревина
    .object = деревину
    .of = деревини
good-stone = камінь
    .object = камінь
    .of = каменю
good-plants = рослини
    .object = рослини
    .of = рослин
good-water = вода
    .object = воду
    .of = води
good-iron = залізо
    .object = залізо
    .of = заліза
good-gold = золото
    .object = золото
    .of = золота
good-cloth = тканини
    .object = тканини
    .of = тканин
good-wine = вино
    .object = вино
    .of = вина
good-horses = коні
    .object = коней
    .of = коней
good-boats = човни
    .object = човни
    .of = човнів
good-army = військо
    .object = військо
    .of = війська
good-money = гроші
    .object = гроші
    .of = грошей
good-transport = транспорт
    .object = транспорт
    .of = транспорту
good-wares = товари
    .object = товари
    .of = товарів

# Що плитка вже дає на іншу вимогу.
giving-wood = { good-wood }
    .object = { good-wood.object }
giving-stone = { good-stone }
    .object = { good-stone.object }
giving-plants = { good-plants }
    .object = { good-plants.object }
giving-water = { good-water }
    .object = { good-water.object }
giving-iron = { good-iron }
    .object = { good-iron.object }
giving-gold = { good-gold }
    .object = { good-gold.object }
giving-cloth = { good-cloth }
    .object = { good-cloth.object }
giving-wine = { good-wine }
    .object = { good-wine.object }
giving-horses = { good-horses }
    .object = { good-horses.object }
giving-boats = { good-boats }
    .object = { good-boats.object }
giving-army = { good-army }
    .object = { good-army.object }
giving-money = { good-money }
    .object = { good-money.object }
giving-transport = { good-transport }
    .object = { good-transport.object }
giving-wares = { good-wares }
    .object = { good-wares.object }

## Види плиток, жетони із запитанням, куди їх покласти, сторони світу

kind-nature = природа
    .of = природи
kind-village = село
    .of = села
kind-city = місто
    .of = міста
kind-victory = перемога
    .of = перемоги

token-war = жетон війни
    .of = жетона війни
    .target = Обери плитку для атаки, найвищу у своєму стовпці.
token-coin = жетон монети
    .of = жетона монети
    .target = Обери плитку, виріб якої купуєш.
token-wagon = жетон воза
    .of = жетона воза
    .target = Обери квадрат із чотирьох плиток за його лівою нижньою плиткою.
token-craftsman = жетон ремісника
    .of = жетона ремісника
    .target = Обери плитку села для ремісника.

side-east = схід
    .of = на схід від
side-north = північ
    .of = на північ від
side-west = захід
    .of = на захід від
side-south = південь
    .of = на південь від

## Плитки: назва, «що» додають

face-forest = ліс
    .object = ліс
face-cliff = скеля
    .object = скелю
face-waterfall = водоспад
    .object = водоспад
face-lake = озеро
    .object = озеро
face-grove = гай
    .object = гай
face-riverbank = берег річки
    .object = берег річки
face-mine = копальня
    .object = копальню
face-gold_mine = золота копальня
    .object = золоту копальню
face-weavers_house = ткальня
    .object = ткальню
face-winery = виноробня
    .object = виноробню
face-stud_farm = кінний завод
    .object = кінний завод
face-boatyard = верф
    .object = верф

# Типи плиток міста й перемоги; назва плитки додає те, чого вона потребує.
type-barracks = казарма
    .object = казарму
type-market_square = ринкова площа
    .object = ринкову площу
type-inn = корчма
    .object = корчму
type-workshop = майстерня
    .object = майстерню
type-altar = вівтар
    .object = вівтар
type-temple = храм
    .object = храм
type-great_temple = великий храм
    .object = великий храм

face-barracks-iron = { type-barracks } ({ good-iron })
    .object = { type-barracks.object } ({ good-iron })
face-barracks-gold = { type-barracks } ({ good-gold })
    .object = { type-barracks.object } ({ good-gold })
face-barracks-cloth = { type-barracks } ({ good-cloth })
    .object = { type-barracks.object } ({ good-cloth })
face-barracks-wine = { type-barracks } ({ good-wine })
    .object = { type-barracks.object } ({ good-wine })
face-barracks-horses = { type-barracks } ({ good-horses })
    .object = { type-barracks.object } ({ good-horses })
face-barracks-boats = { type-barracks } ({ good-boats })
    .object = { type-barracks.object } ({ good-boats })
face-market_square-iron = { type-market_square } ({ good-iron })
    .object = { type-market_square.object } ({ good-iron })
face-market_square-gold = { type-market_square } ({ good-gold })
    .object = { type-market_square.object } ({ good-gold })
face-market_square-cloth = { type-market_square } ({ good-cloth })
    .object = { type-market_square.object } ({ good-cloth })
face-market_square-wine = { type-market_square } ({ good-wine })
    .object = { type-market_square.object } ({ good-wine })
face-market_square-horses = { type-market_square } ({ good-horses })
    .object = { type-market_square.object } ({ good-horses })
face-market_square-boats = { type-market_square } ({ good-boats })
    .object = { type-market_square.object } ({ good-boats })
face-inn-iron = { type-inn } ({ good-iron })
    .object = { type-inn.object } ({ good-iron })
face-inn-gold = { type-inn } ({ good-gold })
    .object = { type-inn.object } ({ good-gold })
face-inn-cloth = { type-inn } ({ good-cloth })
    .object = { type-inn.object } ({ good-cloth })
face-inn-wine = { type-inn } ({ good-wine })
    .object = { type-inn.object } ({ good-wine })
face-inn-horses = { type-inn } ({ good-horses })
    .object = { type-inn.object } ({ good-horses })
face-inn-boats = { type-inn } ({ good-boats })
    .object = { type-inn.object } ({ good-boats })
face-workshop-iron = { type-workshop } ({ good-iron })
    .object = { type-workshop.object } ({ good-iron })
face-workshop-gold = { type-workshop } ({ good-gold })
    .object = { type-workshop.object } ({ good-gold })
face-workshop-cloth = { type-workshop } ({ good-cloth })
    .object = { type-workshop.object } ({ good-cloth })
face-workshop-wine = { type-workshop } ({ good-wine })
    .object = { type-workshop.object } ({ good-wine })
face-workshop-horses = { type-workshop } ({ good-horses })
    .object = { type-workshop.object } ({ good-horses })
face-workshop-boats = { type-workshop } ({ good-boats })
    .object = { type-workshop.object } ({ good-boats })

face-R-01 = { type-altar }: { good-iron } + { good-wine }
    .object = { type-altar.object } ({ good-iron } + { good-wine })
face-R-02 = { type-altar }: { good-water } + { good-army }
    .object = { type-altar.object } ({ good-water } + { good-army })
face-R-03 = { type-altar }: { good-wood } + { good-money }
    .object = { type-altar.object } ({ good-wood } + { good-money })
face-R-04 = { type-altar }: { good-plants } + { good-wares }
    .object = { type-altar.object } ({ good-plants } + { good-wares })
face-R-05 = { type-altar }: { good-gold } + { good-horses }
    .object = { type-altar.object } ({ good-gold } + { good-horses })
face-R-06 = { type-altar }: { good-stone } + { good-transport }
    .object = { type-altar.object } ({ good-stone } + { good-transport })
face-R-07 = { type-great_temple }: { good-army } + { good-money }
    .object = { type-great_temple.object } ({ good-army } + { good-money })
face-R-08 = { type-great_temple }: { good-transport } + { good-wares }
    .object = { type-great_temple.object } ({ good-transport } + { good-wares })
face-R-09 = { type-altar }: { good-cloth } + { good-boats }
    .object = { type-altar.object } ({ good-cloth } + { good-boats })
face-R-10 = { type-temple }: { good-iron } + { good-army }
    .object = { type-temple.object } ({ good-iron } + { good-army })
face-R-11 = { type-temple }: { good-horses } + { good-army }
    .object = { type-temple.object } ({ good-horses } + { good-army })
face-R-12 = { type-temple }: { good-boats } + { good-army }
    .object = { type-temple.object } ({ good-boats } + { good-army })
face-R-13 = { type-temple }: { good-gold } + { good-money }
    .object = { type-temple.object } ({ good-gold } + { good-money })
face-R-14 = { type-temple }: { good-wine } + { good-money }
    .object = { type-temple.object } ({ good-wine } + { good-money })
face-R-15 = { type-temple }: { good-cloth } + { good-money }
    .object = { type-temple.object } ({ good-cloth } + { good-money })
face-R-16 = { type-temple }: { good-horses } + { good-transport }
    .object = { type-temple.object } ({ good-horses } + { good-transport })
face-R-17 = { type-temple }: { good-boats } + { good-transport }
    .object = { type-temple.object } ({ good-boats } + { good-transport })
face-R-18 = { type-temple }: { good-wine } + { good-transport }
    .object = { type-temple.object } ({ good-wine } + { good-transport })
face-R-19 = { type-temple }: { good-iron } + { good-wares }
    .object = { type-temple.object } ({ good-iron } + { good-wares })
face-R-20 = { type-temple }: { good-gold } + { good-wares }
    .object = { type-temple.object } ({ good-gold } + { good-wares })
face-R-21 = { type-temple }: { good-cloth } + { good-wares }
    .object = { type-temple.object } ({ good-cloth } + { good-wares })
face-R-22 = { type-great_temple }: { good-army } + { good-wares }
    .object = { type-great_temple.object } ({ good-army } + { good-wares })
face-R-23 = { type-great_temple }: { good-wares } + { good-money }
    .object = { type-great_temple.object } ({ good-wares } + { good-money })
face-R-24 = { type-great_temple }: { good-money } + { good-transport }
    .object = { type-great_temple.object } ({ good-money } + { good-transport })
face-R-25 = { type-great_temple }: { good-transport } + { good-army }
    .object = { type-great_temple.object } ({ good-transport } + { good-army })

## Джерела очок, завершення гри

source-victory-tiles = Плитки перемоги
source-craftsmen = Ремісники на плитках
source-tokens = Жетони в руці
source-replaced = Замінені плитки

over-by-victory-tiles = викладених плиток перемоги більше немає
over-by-stacks = усі три стоси порожні
over-by-city-stack = стос плиток міста порожній
over-by-agreement = усі погодилися

## Вибори як рядки меню

action-draft = Узяти { $face_object }
action-lay = Покласти плитку { $side_of } першої
action-reveal = Відкрити плитку { $kind_of }
action-war = Зіграти жетон війни (ціль: { $by })
action-coin = Зіграти жетон монети (продає: { $by })
action-wagon = Зіграти жетон воза
action-craftsman = Зіграти жетон ремісника ({ $good })
action-no-token = Не грати жетона
action-buy = Купити { $good_object }
action-add = Додати { $face_object }
action-skip = Не додавати плитки
action-propose-end = Запропонувати завершити гру
action-accept = Погодитися завершити гру
action-refuse = Відмовитися й грати далі
action-at = Клітинка { CELL($x, $y) }

# Наслідки випадку.
action-starter = Починає { $seat }
action-deal = Відкривається плитка «{ $face }»
action-draw = Витягнуто жетон ремісника: { $good }

## Чого зараз очікують

prompt-draft = Візьми плитку природи до своєї початкової території ({ $number } з 2).
prompt-lay = Обери, з якого боку від першої плитки покласти { $face_object }.
prompt-reveal = Відкрий верхню плитку одного зі стосів.
prompt-consent = { $by } пропонує завершити гру: ніхто вже не здобуде очок. Погоджуєшся?
prompt-consent-table = Ніщо з того, що лишилося, вже не змінить нічиїх очок. Завершити гру зараз?
prompt-play-token = Зіграй один жетон або жодного; жетонів у руці: { $tokens }.
prompt-token-at = { $token_target } Територія: { $by }.
prompt-buy = Обери, який ресурс плитки «{ $face }» купуєш.
prompt-add-tile = Додай до своєї території одну з відкритих плиток.
prompt-add-tile-bought = Додай до своєї території одну з відкритих плиток; куплено на цей хід: { $good }.
prompt-place-tile = Обери клітинку для плитки «{ $face }»: порожню або з твоєю плиткою, яку буде замінено.

## Журнал

event-starts = Перший гравець — { $seat }.
event-victory-shown = Викладена плитка перемоги: «{ $face }».
event-tile-shown = Нова плитка { $kind_of }: { $face }.
event-drafted = { $seat } бере { $face_object } до початкової території.
event-laid = { $seat } кладе { $face_object } { $side_of } першої плитки.
event-turn = Хід { $turn }: { $seat }.
event-end-proposed = { $seat } пропонує завершити гру.
event-table-proposes-end = Ніщо з того, що лишилося, вже не змінить нічиїх очок: стіл пропонує завершити гру.
event-end-accepted = { $seat } погоджується завершити гру.
event-end-refused = { $seat } відмовляється: гра триває.
event-row-cleared = { $seat } звільняє повний ряд плиток { $kind_of }: його плитки вибувають із гри.
event-revealed = { $seat } відкриває плитку { $kind_of }.
event-war-played = { $seat } атакує { $face_object } на клітинці { CELL($x, $y) }, територія: { $by }.
event-coin-played = { $seat } кладе монету на { $face_object }, клітинка { CELL($x, $y) }, територія: { $by }.
event-wagon-played = { $seat } з’єднує возом квадрат із чотирьох плиток; його ліва нижня клітинка: { CELL($x, $y) }.
event-craftsman-played = { $seat } кладе жетон ремісника на { $face_object }, клітинка { CELL($x, $y) }.
event-bought = { $seat } купує { $good_object } на цей хід.
event-replaced = { $seat } прибирає { $face_object } зі своєї території: наприкінці на 1 очко менше.
event-added = { $seat } додає { $face_object } на клітинку { CELL($x, $y) }.
event-token-gained = { $seat } отримує { $token }.
event-craftsman-drawn = { $seat } тягне жетон ремісника: { $good }.
event-skipped = { $seat } не додає плитки: жодна не підходить на порожню клітинку.
event-coin-taken = { $seat } бере в руку монету з клітинки { CELL($x, $y) }: { $face }.
event-game-ends =
    Кінець гри: { $by ->
        [victory-tiles] { over-by-victory-tiles }.
        [stacks] { over-by-stacks }.
        [city-stack] { over-by-city-stack }.
       *[agreement] { over-by-agreement }.
    }

## Чому ні

refusal-drafting-now = Спершу візьми плитку природи до своєї початкової території
refusal-not-in-draft = Серед плиток на вибір немає плитки «{ $face }»
refusal-laying-now = Спершу обери, з якого боку покласти другу плитку
refusal-revealing-now = Спершу відкрий верхню плитку одного зі стосів
refusal-stack-empty = Стос плиток { $kind_of } порожній
refusal-already-proposed = Цього ходу завершення гри вже пропонували
refusal-no-agreed-end = За цим столом не можна завершити гру за спільною згодою
refusal-answering-now = Спершу дай відповідь на пропозицію завершити гру
refusal-token-now = Зараз час жетонів: зіграй один або обери не грати жодного
refusal-not-against-yourself = Жетони війни й монет кладуть на плитки інших гравців, а не на власні
refusal-no-such-seat = Гравців за столом лише { $seats }
refusal-no-such-token = У тебе немає такого { $token_of }
refusal-no-target = Немає куди зіграти { $token }
refusal-choosing-cell-now = Спершу обери, куди покласти жетон
refusal-wagon-there = Цей квадрат уже з’єднано возом
refusal-no-square-there = Це не ліва нижня плитка квадрата з чотирьох твоїх плиток
refusal-no-tile-there = На клітинці { CELL($x, $y) } немає плитки
refusal-already-attacked = Цю плитку вже атаковано
refusal-not-topmost = «{ $face }» — не найвища плитка свого стовпця
refusal-produces-nothing = Плитка «{ $face }» зараз нічого не виробляє
refusal-idle-tile = Плитка «{ $face }» зараз не виробляє, тож ремісника туди покласти не можна
refusal-wrong-product = Плитка «{ $face }» не виробляє { $good_of }
refusal-buying-now = Спершу обери ресурс, який купуєш
refusal-not-made-there = Плитка «{ $face }» не виробляє { $good_of }
refusal-adding-now = Зараз додають плитку: обери одну з відкритих
refusal-must-add = Плитку треба додати: якась із відкритих підходить на порожню клітинку
refusal-not-face-up = Плитки «{ $face }» немає серед відкритих
refusal-not-made = Бракує { $good_of }: жодна з твоїх плиток не дає цього ресурсу
refusal-neither-made = Потрібно: { $good } і { $giving }; жодна з твоїх плиток їх не дає
refusal-makers-apart = Задалеко одне від одного: жодна клітинка не торкається водночас плитки, що дає { $good_object }, і плитки, що дає { $giving_object }
refusal-placing-now = Спершу обери клітинку для своєї плитки
refusal-no-contact = Клітинка { CELL($x, $y) } не межує стороною з твоєю територією
refusal-supplier-busy = Бракує { $good_of }: плитка «{ $face }» вже дає { $giving_object }
refusal-supplier-idle = Бракує { $good_of }: плитка «{ $face }» зараз не виробляє
refusal-resource-missing = Бракує { $good_of }: жодна плитка довкола цієї клітинки вже не дасть цього ресурсу

## Пояснення: хто задовольняє вимогу або чому ніхто

supply-covered = { $good }: дає { $face }, клітинка { CELL($x, $y) }
supply-through = { $good }: дає { $face }, возом через плитку на клітинці { CELL($x, $y) }
supply-bought = { $good }: куплено за монету
supply-missing = { $good }: жодна плитка довкола цієї клітинки вже не дасть цього ресурсу
supply-busy = { $good }: плитка «{ $face }» вже дає { $giving_object }
supply-idle = { $good }: плитка «{ $face }» зараз не виробляє
supply-no-contact = ця клітинка не межує стороною з територією

## Опції

option-starter = Перший гравець
    .why = Хто бере першу плитку й робить перший хід.
option-starter-0 = перше місце за столом
option-starter-1 = друге місце за столом
option-starter-2 = третє місце за столом
option-starter-3 = четверте місце за столом
option-starter-random = за жеребом
option-end-when-city-stack-empty = Порожній стос міста
    .why = Чи закінчується гра й тоді, коли вичерпується стос плиток міста; так вона коротша.
option-end-when-city-stack-empty-true = завершує гру
option-end-when-city-stack-empty-false = гра триває, доки не спорожніють усі три стоси
option-agreed-end = Завершення за згодою
    .why = Чи завершується гра, коли ніхто вже не може здобути очок: це пропонує гравець або стіл, і якщо погодяться всі, гра одразу закінчується.
option-agreed-end-true = коли ніхто вже не може здобути очок і всі згодні
option-agreed-end-false = неможливе

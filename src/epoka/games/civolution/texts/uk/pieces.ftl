### Назви елементів у формах, потрібних реченням.

## Треки прогресу

track-technology = Технологія
    .on = на треку технологій
track-prestige = Престиж
    .on = на треку престижу
track-knowledge = Знання
    .on = на треку знань
track-construction = Будівництво
    .on = на треку будівництва
track-culture = Культура
    .on = на треку культури
track-any = будь-який трек
    .on = на обраному треку прогресу

## Риси

feature-stamina = Витривалість
    .of = витривалості
feature-intelligence = Інтелект
    .of = інтелекту
feature-calm = Спокій
    .of = спокою
feature-dexterity = Спритність
    .of = спритності
feature-expression = Виразність
    .of = виразності
feature-perception = Сприйняття
    .of = сприйняття
feature-any = будь-яка риса
    .of = будь-якої риси

## Матеріали

material-wood = деревина
material-beeswax = бджолиний віск
material-oil = олія
material-papyrus = папірус
material-herbs = трави
material-gold = золото
material-cotton = бавовна
material-clay = глина
material-sulfur = сірка
material-coal = вугілля
material-peat = торф
material-tar = смола
material-stone = камінь
material-iron-ore = залізна руда
material-jade = нефрит
material-sand = пісок
material-salt = сіль
material-copper = мідь
material-any = матеріал на вибір

## Місцевості; «land» — ті, звідки походять матеріали

terrain-forest = ліс
    .in = у лісі
    .of = лісів
terrain-grassland = лука
    .in = на луці
    .of = лук
terrain-hills = пагорби
    .in = на пагорбах
    .of = пагорбів
terrain-swamp = болото
    .in = на болоті
    .of = боліт
terrain-mountains = гори
    .in = у горах
    .of = гір
terrain-desert = пустеля
    .in = у пустелі
    .of = пустель
terrain-water = вода
    .in = на воді
    .of = вод
terrain-any = будь-яка місцевість
    .in = будь-де
    .of = усіх місцевостей
land-forest = ліс
    .in = у лісі
    .of = лісів
land-grassland = лука
    .in = на луці
    .of = лук
land-hills = пагорби
    .in = на пагорбах
    .of = пагорбів
land-swamp = болото
    .in = на болоті
    .of = боліт
land-mountains = гори
    .in = у горах
    .of = гір
land-desert = пустеля
    .in = у пустелі
    .of = пустель
land-any = будь-яка суша
    .in = будь-де
    .of = усіх місцевостей

## Колоди досліджень: вид карти й родовий множини

deck-invention = винахід
    .of = винаходів
deck-mutation = мутація
    .of = мутацій
deck-insight = осягнення
    .of = осягнень
deck-building = будівля
    .of = будівель
deck-achievement = досягнення
    .of = досягнень
deck-any = будь-якого виду
    .of = карт досліджень будь-якого виду

## Проєкти: назва, знахідний, родовий

project-farm = ферма
    .object = ферму
project-boat = човен
    .object = човен
project-statue = статуя
    .object = статую
project-settlement = поселення
    .object = поселення
project-any = будь-який проєкт
    .object = ферму, човен, статую або поселення

## Модулі

module-research = Дослідження
module-migration = Міграція
module-exploration = Розвідка
module-transport = Перевезення
module-invention = Винахід
module-activity = Справи
module-sustenance = Харчування
module-procreation = Розмноження
module-mutation = Мутація
module-planning = Планування
module-production = Виробництво
module-insight = Осягнення
module-trade = Торгівля
module-building = Будування
module-achievement = Досягнення
module-stamina = Витривалість
module-intelligence = Інтелект
module-calm = Спокій
module-dexterity = Спритність
module-expression = Виразність
module-perception = Сприйняття
module-sleep = Сон

## Місцини

site-ground = будівельна ділянка
site-gorge = Ущелина похмурих вовків
site-glacier = Льодовик
site-oak = Містичний дуб
site-grotto = Прихований грот
site-rock = Свята скеля
site-cave = Печера
site-mushrooms = Грибна долина
site-volcano = Вулкан
site-any = будь-якого виду

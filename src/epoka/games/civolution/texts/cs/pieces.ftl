### Názvy dílů ve tvarech, které potřebují věty.

## Stupnice pokroku

track-technology = Technologie
    .on = na stupnici technologie
track-prestige = Prestiž
    .on = na stupnici prestiže
track-knowledge = Vědění
    .on = na stupnici vědění
track-construction = Stavitelství
    .on = na stupnici stavitelství
track-culture = Kultura
    .on = na stupnici kultury
track-any = libovolná stupnice
    .on = na libovolné stupnici pokroku

## Vlastnosti

feature-stamina = Výdrž
    .of = výdrže
feature-intelligence = Inteligence
    .of = inteligence
feature-calm = Klid
    .of = klidu
feature-dexterity = Obratnost
    .of = obratnosti
feature-expression = Vyjadřování
    .of = vyjadřování
feature-perception = Vnímání
    .of = vnímání
feature-any = libovolná vlastnost
    .of = libovolné vlastnosti

## Suroviny

material-wood = dřevo
material-beeswax = včelí vosk
material-oil = olej
material-papyrus = papyrus
material-herbs = byliny
material-gold = zlato
material-cotton = bavlna
material-clay = hlína
material-sulfur = síra
material-coal = uhlí
material-peat = rašelina
material-tar = dehet
material-stone = kámen
material-iron-ore = železná ruda
material-jade = nefrit
material-sand = písek
material-salt = sůl
material-copper = měď
material-any = libovolná surovina

## Krajiny; „land“ jsou ty, odkud pocházejí suroviny

terrain-forest = les
    .in = v lese
    .of = lesů
terrain-grassland = louka
    .in = na louce
    .of = luk
terrain-hills = kopce
    .in = v kopcích
    .of = kopců
terrain-swamp = bažina
    .in = v bažině
    .of = bažin
terrain-mountains = hory
    .in = v horách
    .of = hor
terrain-desert = poušť
    .in = v poušti
    .of = pouští
terrain-water = voda
    .in = na vodě
    .of = vod
terrain-any = libovolná krajina
    .in = kdekoli
    .of = všech krajin
land-forest = les
    .in = v lese
    .of = lesů
land-grassland = louka
    .in = na louce
    .of = luk
land-hills = kopce
    .in = v kopcích
    .of = kopců
land-swamp = bažina
    .in = v bažině
    .of = bažin
land-mountains = hory
    .in = v horách
    .of = hor
land-desert = poušť
    .in = v poušti
    .of = pouští
land-any = libovolná pevnina
    .in = kdekoli
    .of = všech krajin

## Balíčky výzkumu: druh karty a 2. pád množného čísla

deck-invention = vynález
    .of = vynálezů
deck-mutation = mutace
    .of = mutací
deck-insight = poznatek
    .of = poznatků
deck-building = stavba
    .of = staveb
deck-achievement = úspěch
    .of = úspěchů
deck-any = libovolného druhu
    .of = karet výzkumu libovolného druhu

## Stavební projekty: název, 4. pád, 2. pád

project-farm = farma
    .object = farmu
project-boat = loď
    .object = loď
project-statue = socha
    .object = sochu
project-settlement = osada
    .object = osadu
project-any = libovolný projekt
    .object = farmu, loď, sochu nebo osadu

## Moduly

module-research = Výzkum
module-migration = Migrace
module-exploration = Průzkum
module-transport = Doprava
module-invention = Vynález
module-activity = Činnost
module-sustenance = Obživa
module-procreation = Rozmnožování
module-mutation = Mutace
module-planning = Plánování
module-production = Výroba
module-insight = Poznání
module-trade = Obchod
module-building = Stavba
module-achievement = Úspěch
module-stamina = Výdrž
module-intelligence = Inteligence
module-calm = Klid
module-dexterity = Obratnost
module-expression = Vyjadřování
module-perception = Vnímání
module-sleep = Spánek

## Místa

site-ground = staveniště
site-gorge = Soutěska vlkodravců
site-glacier = Ledovec
site-oak = Tajemný dub
site-grotto = Skrytá sluj
site-rock = Posvátná skála
site-cave = Jeskyně
site-mushrooms = Houbové údolí
site-volcano = Sopka
site-any = libovolného druhu

### Nazwy elementów w formach, których wymagają zdania.

## Tory postępu

track-technology = Technologia
    .on = na torze technologii
track-prestige = Prestiż
    .on = na torze prestiżu
track-knowledge = Nauka
    .on = na torze nauki
track-construction = Budownictwo
    .on = na torze budownictwa
track-culture = Kultura
    .on = na torze kultury
track-any = dowolny tor
    .on = na wybranym torze postępu

## Cechy

feature-stamina = Wytrzymałość
    .of = wytrzymałości
feature-intelligence = Inteligencja
    .of = inteligencji
feature-calm = Spokój
    .of = spokoju
feature-dexterity = Zręczność
    .of = zręczności
feature-expression = Ekspresja
    .of = ekspresji
feature-perception = Percepcja
    .of = percepcji
feature-any = dowolna cecha
    .of = dowolnej cechy

## Materiały

material-wood = drewno
material-beeswax = wosk
material-oil = olej
material-papyrus = papirus
material-herbs = zioła
material-gold = złoto
material-cotton = bawełna
material-clay = glina
material-sulfur = siarka
material-coal = węgiel
material-peat = torf
material-tar = smoła
material-stone = kamień
material-iron-ore = ruda żelaza
material-jade = jadeit
material-sand = piasek
material-salt = sól
material-copper = miedź
material-any = wybrany materiał

## Tereny; „land” to te, z których pochodzą materiały

terrain-forest = las
    .in = w lesie
    .of = lasów
terrain-grassland = łąka
    .in = na łące
    .of = łąk
terrain-hills = wzgórza
    .in = na wzgórzach
    .of = wzgórz
terrain-swamp = bagna
    .in = na bagnach
    .of = bagien
terrain-mountains = góry
    .in = w górach
    .of = gór
terrain-desert = pustynia
    .in = na pustyni
    .of = pustyń
terrain-water = woda
    .in = na wodzie
    .of = wód
terrain-any = dowolny teren
    .in = gdziekolwiek
    .of = wszystkich terenów
land-forest = las
    .in = w lesie
    .of = lasów
land-grassland = łąka
    .in = na łące
    .of = łąk
land-hills = wzgórza
    .in = na wzgórzach
    .of = wzgórz
land-swamp = bagna
    .in = na bagnach
    .of = bagien
land-mountains = góry
    .in = w górach
    .of = gór
land-desert = pustynia
    .in = na pustyni
    .of = pustyń
land-any = dowolny ląd
    .in = gdziekolwiek
    .of = wszystkich lądów

## Talie badań: rodzaj karty i dopełniacz liczby mnogiej

deck-invention = wynalazek
    .of = wynalazków
deck-mutation = mutacja
    .of = mutacji
deck-insight = wiedza
    .of = wiedzy
deck-building = budynek
    .of = budynków
deck-achievement = osiągnięcie
    .of = osiągnięć
deck-any = dowolnego rodzaju
    .of = kart badań dowolnego rodzaju

## Budowle: nazwa, biernik, dopełniacz

project-farm = farma
    .object = farmę
project-boat = łódź
    .object = łódź
project-statue = pomnik
    .object = pomnik
project-settlement = osada
    .object = osadę
project-any = dowolna budowla
    .object = farmę, łódź, pomnik lub osadę

## Moduły

module-research = Badania
module-migration = Migracja
module-exploration = Eksploracja
module-transport = Transport
module-invention = Wynalazki
module-activity = Działania
module-sustenance = Wyżywienie
module-procreation = Prokreacja
module-mutation = Mutacja
module-planning = Planowanie
module-production = Produkcja
module-insight = Wiedza
module-trade = Handel
module-building = Budynek
module-achievement = Osiągnięcia
module-stamina = Wytrzymałość
module-intelligence = Inteligencja
module-calm = Spokój
module-dexterity = Zręczność
module-expression = Ekspresja
module-perception = Percepcja
module-sleep = Sen

## Obszary

site-ground = Obszar pod zabudowę
site-gorge = Wąwóz posępnych wilków
site-glacier = Lodowiec
site-oak = Mistyczny dąb
site-grotto = Ukryta grota
site-rock = Święty głaz
site-cave = Jaskinia
site-mushrooms = Dolina grzybów
site-volcano = Wulkan
site-any = dowolnego rodzaju

### Założyciele Imperium: nazwy oraz zdania wyborów, poleceń, dziennika, odmów i wyjaśnień.
### Nazwy są zapisane tak, jak w środku zdania; `$face_object` to atrybut .object kafla i tak dalej.
### Zdania dziennika zaczynają się od imienia gracza. Odmowy nie mają kropki: po nich stoi numer zasady.

## Gra

game-founders = Założyciele Imperium

## Zasoby: nazwa, „co” się bierze, „czego” brakuje

good-wood = drewno
    .object = drewno
    .of = drewna
good-stone = kamień
    .object = kamień
    .of = kamienia
good-plants = rośliny
    .object = rośliny
    .of = roślin
good-water = woda
    .object = wodę
    .of = wody
good-iron = żelazo
    .object = żelazo
    .of = żelaza
good-gold = złoto
    .object = złoto
    .of = złota
good-cloth = tkaniny
    .object = tkaniny
    .of = tkanin
good-wine = wino
    .object = wino
    .of = wina
good-horses = konie
    .object = konie
    .of = koni
good-boats = łodzie
    .object = łodzie
    .of = łodzi
good-army = wojsko
    .object = wojsko
    .of = wojska
good-money = pieniądze
    .object = pieniądze
    .of = pieniędzy
good-transport = transport
    .object = transport
    .of = transportu
good-wares = towary
    .object = towary
    .of = towarów

# Co kafel daje już na inne wymaganie.
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

## Rodzaje kafli, żetony wraz z pytaniem, gdzie je położyć, strony świata

kind-nature = natura
    .of = natury
kind-village = wieś
    .of = wsi
kind-city = miasto
    .of = miasta
kind-victory = zwycięstwo
    .of = zwycięstwa

token-war = żeton wojny
    .of = żetonu wojny
    .target = Wybierz atakowany kafel, najwyższy w swojej kolumnie.
token-coin = żeton monet
    .of = żetonu monet
    .target = Wybierz kafel, którego produkt kupujesz.
token-wagon = żeton wozów
    .of = żetonu wozów
    .target = Wybierz kwadrat czterech kafli, wskazując jego lewy dolny kafel.
token-craftsman = żeton rzemieślników
    .of = żetonu rzemieślników
    .target = Wybierz kafel wsi dla rzemieślnika.

side-east = wschód
    .of = na wschód od
side-north = północ
    .of = na północ od
side-west = zachód
    .of = na zachód od
side-south = południe
    .of = na południe od

## Kafle: nazwa, „co” się dodaje

face-forest = las
    .object = las
face-cliff = klif
    .object = klif
face-waterfall = wodospad
    .object = wodospad
face-lake = jezioro
    .object = jezioro
face-grove = gaj
    .object = gaj
face-riverbank = brzeg rzeki
    .object = brzeg rzeki
face-mine = kopalnia
    .object = kopalnię
face-gold_mine = kopalnia złota
    .object = kopalnię złota
face-weavers_house = tkalnia
    .object = tkalnię
face-winery = winiarnia
    .object = winiarnię
face-stud_farm = stadnina
    .object = stadninę
face-boatyard = szkutnia
    .object = szkutnię

# Typy kafli miasta i zwycięstwa; nazwa kafla dodaje to, czego on wymaga.
type-barracks = koszary
    .object = koszary
type-market_square = plac targowy
    .object = plac targowy
type-inn = karczma
    .object = karczmę
type-workshop = warsztat
    .object = warsztat
type-altar = ołtarz
    .object = ołtarz
type-temple = świątynia
    .object = świątynię
type-great_temple = wielka świątynia
    .object = wielką świątynię

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

## Źródła punktów, zakończenia gry

source-victory-tiles = Kafle zwycięstwa
source-craftsmen = Rzemieślnicy na kaflach
source-tokens = Żetony na ręce
source-replaced = Zastąpione kafle

over-by-victory-tiles = nie ma już wyłożonych kafli zwycięstwa
over-by-stacks = wszystkie trzy stosy są puste
over-by-city-stack = stos kafli miasta jest pusty
over-by-agreement = wszyscy się zgodzili

## Wybory jako wiersze menu

action-draft = Weź { $face_object }
action-lay = Połóż kafel { $side_of } pierwszego
action-reveal = Odsłoń kafel { $kind_of }
action-war = Zagraj żeton wojny (cel: { $by })
action-coin = Zagraj żeton monet (sprzedaje: { $by })
action-wagon = Zagraj żeton wozów
action-craftsman = Zagraj żeton rzemieślników ({ $good })
action-no-token = Nie zagrywaj żetonu
action-buy = Kup { $good_object }
action-add = Dodaj { $face_object }
action-skip = Nie dodawaj kafla
action-propose-end = Zaproponuj koniec gry
action-accept = Zgódź się na koniec gry
action-refuse = Odmów i graj dalej
action-at = Pole { CELL($x, $y) }

# Wyniki losowania.
action-starter = Zaczyna { $seat }
action-deal = Odsłania się kafel „{ $face }”
action-draw = Wylosowany żeton rzemieślników: { $good }

## Czego się teraz oczekuje

prompt-draft = Weź kafel natury do swojego początkowego terytorium ({ $number } z 2).
prompt-lay = Wybierz, z której strony pierwszego kafla położysz { $face_object }.
prompt-reveal = Odsłoń wierzchni kafel jednego ze stosów.
prompt-consent = { $by } proponuje zakończyć grę: nikt nie zdobędzie już punktów. Zgadzasz się?
prompt-consent-table = Nic, co zostało, nie zmieni już niczyich punktów. Zakończyć grę teraz?
prompt-play-token = Zagraj jeden żeton albo żadnego; żetony na ręce: { $tokens }.
prompt-token-at = { $token_target } Terytorium: { $by }.
prompt-buy = Wybierz, który zasób kafla „{ $face }” kupujesz.
prompt-add-tile = Dodaj do swojego terytorium jeden z odkrytych kafli.
prompt-add-tile-bought = Dodaj do swojego terytorium jeden z odkrytych kafli; kupione na tę turę: { $good }.
prompt-place-tile = Wybierz pole dla kafla „{ $face }”: puste albo z twoim kaflem, który zostanie zastąpiony.

## Dziennik

event-starts = Gracz rozpoczynający: { $seat }.
event-victory-shown = Wyłożony kafel zwycięstwa: „{ $face }”.
event-tile-shown = Nowy kafel { $kind_of }: { $face }.
event-drafted = { $seat } bierze { $face_object } do początkowego terytorium.
event-laid = { $seat } kładzie { $face_object } { $side_of } pierwszego kafla.
event-turn = Tura { $turn }: { $seat }.
event-end-proposed = { $seat } proponuje zakończyć grę.
event-table-proposes-end = Nic, co zostało, nie zmieni już niczyich punktów: stół proponuje zakończyć grę.
event-end-accepted = { $seat } zgadza się zakończyć grę.
event-end-refused = { $seat } odmawia: gra toczy się dalej.
event-row-cleared = { $seat } opróżnia pełny rząd kafli { $kind_of }: jego kafle odpadają z gry.
event-revealed = { $seat } odsłania kafel { $kind_of }.
event-war-played = { $seat } atakuje { $face_object } na polu { CELL($x, $y) }, terytorium: { $by }.
event-coin-played = { $seat } kładzie monetę na { $face_object }, pole { CELL($x, $y) }, terytorium: { $by }.
event-wagon-played = { $seat } łączy wozem kwadrat czterech kafli; jego lewe dolne pole: { CELL($x, $y) }.
event-craftsman-played = { $seat } kładzie żeton rzemieślników na { $face_object }, pole { CELL($x, $y) }.
event-bought = { $seat } kupuje { $good_object } na tę turę.
event-replaced = { $seat } usuwa { $face_object } ze swojego terytorium: na koniec 1 punkt mniej.
event-added = { $seat } dodaje { $face_object } na pole { CELL($x, $y) }.
event-token-gained = { $seat } otrzymuje { $token }.
event-craftsman-drawn = { $seat } losuje żeton rzemieślników: { $good }.
event-skipped = { $seat } nie dodaje kafla: żaden nie pasuje na puste pole.
event-coin-taken = { $seat } bierze na rękę monetę z pola { CELL($x, $y) }: { $face }.
event-game-ends =
    Koniec gry: { $by ->
        [victory-tiles] { over-by-victory-tiles }.
        [stacks] { over-by-stacks }.
        [city-stack] { over-by-city-stack }.
       *[agreement] { over-by-agreement }.
    }

## Dlaczego nie

refusal-drafting-now = Najpierw weź kafel natury do swojego początkowego terytorium
refusal-not-in-draft = Wśród kafli do wyboru nie ma kafla „{ $face }”
refusal-laying-now = Najpierw wybierz, z której strony położysz swój drugi kafel
refusal-revealing-now = Najpierw odsłoń wierzchni kafel jednego ze stosów
refusal-stack-empty = Stos kafli { $kind_of } jest pusty
refusal-already-proposed = Koniec gry był już w tej turze proponowany
refusal-no-agreed-end = Przy tym stole nie można zakończyć gry za zgodą wszystkich
refusal-answering-now = Najpierw odpowiedz na propozycję zakończenia gry
refusal-token-now = Teraz pora na żetony: zagraj jeden albo wybierz, że nie zagrywasz żadnego
refusal-not-against-yourself = Żetony wojny i monet kładzie się na kaflach innych graczy, nie na własnych
refusal-no-such-seat = Graczy przy stole jest tylko { $seats }
refusal-no-such-token = Nie masz takiego { $token_of }
refusal-no-target = Nie ma gdzie zagrać { $token_of }
refusal-choosing-cell-now = Najpierw wybierz miejsce dla żetonu
refusal-wagon-there = Ten kwadrat jest już połączony wozem
refusal-no-square-there = To nie jest lewy dolny kafel kwadratu czterech twoich kafli
refusal-no-tile-there = Na polu { CELL($x, $y) } nie ma kafla
refusal-already-attacked = Ten kafel został już zaatakowany
refusal-not-topmost = „{ $face }” nie jest najwyższym kaflem swojej kolumny
refusal-produces-nothing = Kafel „{ $face }” niczego teraz nie produkuje
refusal-idle-tile = Kafel „{ $face }” teraz nie produkuje, więc nie przyjmie rzemieślnika
refusal-wrong-product = Kafel „{ $face }” nie produkuje { $good_of }
refusal-buying-now = Najpierw wybierz kupowany zasób
refusal-not-made-there = Kafel „{ $face }” nie produkuje { $good_of }
refusal-adding-now = Teraz dodaje się kafel: wybierz jeden z odkrytych
refusal-must-add = Trzeba dodać kafel: któryś z odkrytych pasuje na puste pole
refusal-not-face-up = Kafla „{ $face }” nie ma wśród odkrytych
refusal-not-made = Brakuje { $good_of }: żaden z twoich kafli nie daje tego zasobu
refusal-neither-made = Potrzebne: { $good } i { $giving }; nie daje ich żaden z twoich kafli
refusal-makers-apart = Za daleko od siebie: żadne pole nie styka się zarazem z kaflem, który daje { $good_object }, i z takim, który daje { $giving_object }
refusal-placing-now = Najpierw wybierz pole dla swojego kafla
refusal-no-contact = Pole { CELL($x, $y) } nie styka się bokiem z twoim terytorium
refusal-supplier-busy = Brakuje { $good_of }: kafel „{ $face }” daje już { $giving_object }
refusal-supplier-idle = Brakuje { $good_of }: kafel „{ $face }” teraz nie produkuje
refusal-resource-missing = Brakuje { $good_of }: żaden kafel wokół tego pola nie da już tego zasobu

## Wyjaśnienia: kto spełnia wymaganie albo dlaczego nikt

supply-covered = { $good }: z kafla „{ $face }”, pole { CELL($x, $y) }
supply-through = { $good }: z kafla „{ $face }”, wozem przez kafel na polu { CELL($x, $y) }
supply-bought = { $good }: zakup za monetę
supply-missing = { $good }: żaden kafel wokół tego pola nie da już tego zasobu
supply-busy = { $good }: kafel „{ $face }” daje już { $giving_object }
supply-idle = { $good }: kafel „{ $face }” teraz nie produkuje
supply-no-contact = to pole nie styka się bokiem z terytorium

## Opcje

option-starter = Gracz rozpoczynający
    .why = Kto bierze pierwszy kafel i rozgrywa pierwszą turę.
option-starter-0 = pierwsze miejsce przy stole
option-starter-1 = drugie miejsce przy stole
option-starter-2 = trzecie miejsce przy stole
option-starter-3 = czwarte miejsce przy stole
option-starter-random = los
option-end-when-city-stack-empty = Pusty stos miasta
    .why = Czy gra kończy się także wtedy, gdy skończy się stos kafli miasta; gra jest wtedy krótsza.
option-end-when-city-stack-empty-true = kończy grę
option-end-when-city-stack-empty-false = gra trwa, aż opustoszeją wszystkie trzy stosy
option-agreed-end = Koniec za zgodą
    .why = Czy gra kończy się, gdy nikt nie może już zdobyć punktów: proponuje to gracz albo stół, a gra kończy się od razu, jeśli wszyscy się zgodzą.
option-agreed-end-true = gdy nikt nie może już zdobyć punktów i wszyscy się zgodzą
option-agreed-end-false = niemożliwy

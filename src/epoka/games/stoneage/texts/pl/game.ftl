### Epoka Kamienia: nazwy oraz zdania wyborów, poleceń, dziennika i odmów.
### Nazwy są zapisane tak, jak w środku zdania; `$place_to` to atrybut .to miejsca i tak dalej.
### Zdania dziennika zaczynają się od imienia gracza. Odmowy nie mają kropki: po nich stoi numer zasady.

## Gra

game-stone-age = Epoka Kamienia

## Miejsca: nazwa, dokąd, gdzie, skąd

place-hunt = łowisko
    .to = na łowisko
    .at = na łowisku
    .from = z łowiska
place-forest = las
    .to = do lasu
    .at = w lesie
    .from = z lasu
place-clay = glinianka
    .to = do glinianki
    .at = w gliniance
    .from = z glinianki
place-quarry = kamieniołom
    .to = do kamieniołomu
    .at = w kamieniołomie
    .from = z kamieniołomu
place-river = rzeka
    .to = nad rzekę
    .at = nad rzeką
    .from = znad rzeki
place-toolmaker = wytwórca narzędzi
    .to = do wytwórcy narzędzi
    .at = u wytwórcy narzędzi
    .from = od wytwórcy narzędzi
place-hut = chata
    .to = do chaty
    .at = w chacie
    .from = z chaty
place-field = pole uprawne
    .to = na pole uprawne
    .at = na polu uprawnym
    .from = z pola uprawnego
place-card-1 = karta z pola 1
    .to = na kartę z pola 1
    .at = na karcie z pola 1
    .from = z karty na polu 1
place-card-2 = karta z pola 2
    .to = na kartę z pola 2
    .at = na karcie z pola 2
    .from = z karty na polu 2
place-card-3 = karta z pola 3
    .to = na kartę z pola 3
    .at = na karcie z pola 3
    .from = z karty na polu 3
place-card-4 = karta z pola 4
    .to = na kartę z pola 4
    .at = na karcie z pola 4
    .from = z karty na polu 4
place-building-1 = budynek ze stosu 1
    .to = na budynek ze stosu 1
    .at = na budynku ze stosu 1
    .from = z budynku na stosie 1
place-building-2 = budynek ze stosu 2
    .to = na budynek ze stosu 2
    .at = na budynku ze stosu 2
    .from = z budynku na stosie 2
place-building-3 = budynek ze stosu 3
    .to = na budynek ze stosu 3
    .at = na budynku ze stosu 3
    .from = z budynku na stosie 3
place-building-4 = budynek ze stosu 4
    .to = na budynek ze stosu 4
    .at = na budynku ze stosu 4
    .from = z budynku na stosie 4

## Dobra: nazwa, jedna sztuka jako dopełnienie, `$amount` sztuk jako dopełnienie, na liście, „czego”, „po co”

good-wood = drewno
    .one = 1 drewno
    .count =
        { $amount ->
            [one] { $amount } drewno
            [few] { $amount } drewna
           *[many] { $amount } drewna
        }
    .listed =
        { $amount ->
            [one] { $amount } drewno
            [few] { $amount } drewna
           *[many] { $amount } drewna
        }
    .of = drewna
    .for = po drewno
good-clay = cegła
    .one = 1 cegłę
    .count =
        { $amount ->
            [one] { $amount } cegłę
            [few] { $amount } cegły
           *[many] { $amount } cegieł
        }
    .listed =
        { $amount ->
            [one] { $amount } cegła
            [few] { $amount } cegły
           *[many] { $amount } cegieł
        }
    .of = cegieł
    .for = po cegły
good-stone = kamień
    .one = 1 kamień
    .count =
        { $amount ->
            [one] { $amount } kamień
            [few] { $amount } kamienie
           *[many] { $amount } kamieni
        }
    .listed =
        { $amount ->
            [one] { $amount } kamień
            [few] { $amount } kamienie
           *[many] { $amount } kamieni
        }
    .of = kamieni
    .for = po kamień
good-gold = złoto
    .one = 1 złoto
    .count =
        { $amount ->
            [one] { $amount } złoto
            [few] { $amount } złota
           *[many] { $amount } złota
        }
    .listed =
        { $amount ->
            [one] { $amount } złoto
            [few] { $amount } złota
           *[many] { $amount } złota
        }
    .of = złota
    .for = po złoto
good-food = żywność
    .one = 1 żywność
    .count =
        { $amount ->
            [one] { $amount } żywność
            [few] { $amount } żywności
           *[many] { $amount } żywności
        }
    .listed =
        { $amount ->
            [one] { $amount } żywność
            [few] { $amount } żywności
           *[many] { $amount } żywności
        }
    .of = żywności
    .for = po żywność

# Dwa surowce jednej karty (SA-42).
first-wood = { good-wood }
first-clay = { good-clay }
first-stone = { good-stone }
first-gold = { good-gold }
second-wood = { good-wood }
second-clay = { good-clay }
second-stone = { good-stone }
second-gold = { good-gold }

## Części kart i budynków

symbol-pottery = garncarstwo
symbol-weaving = tkactwo
symbol-art = rzeźbiarstwo
symbol-time = zegar
symbol-transport = koło
symbol-music = muzyka
symbol-medicine = zielarstwo
symbol-writing = pismo

profession-farmer = rolnik
profession-toolmaker = wytwórca narzędzi
profession-builder = budowniczy
profession-shaman = szaman

upper-dice-for-all = kości dla wszystkich
upper-food = żywność
upper-resource = surowiec
upper-resource-by-dice = surowiec za rzut
upper-points = punkty
upper-tool = narzędzie
upper-agriculture = krok na torze żywności
upper-extra-card = dodatkowa karta
upper-single-use-tool = jednorazowe narzędzie
upper-two-resources = dwa dowolne surowce

-wood =
    { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
-clay =
    { $n ->
        [one] { $n } cegła
        [few] { $n } cegły
       *[many] { $n } cegieł
    }
-stone =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
-gold =
    { $n ->
        [one] { $n } złoto
        [few] { $n } złota
       *[many] { $n } złota
    }
-food =
    { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
       *[many] { $n } żywności
    }
-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
-by-dice = za rzut 2 kośćmi
-farmers =
    { $n ->
        [one] { $n } rolnik
        [few] { $n } rolników
       *[many] { $n } rolników
    }
-toolmakers =
    { $n ->
        [one] { $n } wytwórca narzędzi
        [few] { $n } wytwórców narzędzi
       *[many] { $n } wytwórców narzędzi
    }
-builders =
    { $n ->
        [one] { $n } budowniczy
        [few] { $n } budowniczych
       *[many] { $n } budowniczych
    }
-shamans =
    { $n ->
        [one] { $n } szaman
        [few] { $n } szamanów
       *[many] { $n } szamanów
    }
-resources-of-kinds =
    { $n ->
        [one] { $n } surowiec
        [few] { $n } surowce
       *[many] { $n } surowców
    } { $kinds ->
        [one] { $kinds } rodzaju
        [few] { $kinds } rodzajów
       *[many] { $kinds } rodzajów
    }

## Karty cywilizacji: co daje górna część · co liczy się w dolnej

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

## Budynki: cena → punkty albo to, co przyjmują

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
building-B26 = od 1 do 7 surowców
building-B27 = od 1 do 7 surowców
building-B28 = od 1 do 7 surowców

## Fazy, nagłówki, źródła punktów

phase-placing = Ustawianie pionków
phase-actions = Akcje
phase-feeding = Żywienie

heading-workers = Pionki
heading-home = W domu
heading-food = Żywność
heading-agriculture = Tor żywności
heading-tools = Narzędzia
heading-resources = Surowce
heading-cards = Karty
heading-buildings = Budynki
heading-places = Miejsca
heading-deck = Talia
heading-slot = Pole
heading-stack = Stos

first-player = pierwszy gracz
face-down-card = zakryta karta
tool-is-used = zużyte

source-buildings = Budynki
source-cards = Punkty z kart
source-farmer = Rolnicy
source-toolmaker = Wytwórcy narzędzi
source-builder = Budowniczowie
source-shaman = Szamani
source-culture-first = Pierwszy układ zielonych kart
source-culture-second = Drugi układ zielonych kart
source-resources = Pozostałe surowce
source-hunger = Głód

over-by-cards = talia nie wystarczyła na wszystkie wolne pola
over-by-buildings = skończył się stos budynków
over-by-both = skończył się stos budynków, a talia nie wystarczyła na wszystkie wolne pola

## Wybory jako wiersze menu

action-place =
    Wyślij { $workers ->
        [one] { $workers } pionek
        [few] { $workers } pionki
       *[many] { $workers } pionków
    } { $place_to }
action-resolve = Wykonaj akcję { $place_at }
action-return = Zabierz pionki { $place_from } bez wykonania akcji
action-redeem = Weź dwa surowce za odkrytą kartę: { $first } + { $second }
action-tool = Dodaj narzędzie z pola { $space }
action-tool-card = Dodaj jednorazowe narzędzie { $value }
action-tools-done = Nie dodawaj nic więcej
action-pay = Zapłać { $good_one }
action-decline = Zrezygnuj i zabierz pionek
action-build = Zapłać i zbuduj
action-done = Nie płać nic więcej
action-take =
    Weź kość { $face ->
        [1] 1: drewno
        [2] 2: cegła
        [3] 3: kamień
        [4] 4: złoto
        [5] 5: narzędzie
       *[6] 6: krok na torze żywności
    }
action-grow = Ulepsz narzędzie na polu { $space }
action-feed = Nakarm, oddając { $good_one }
action-starve = Głoduj i zachowaj surowce

# Wyniki losowania.
action-starter = Zaczyna { $seat }
action-deal-card = Pojawia się karta „{ $card }”
action-deal-building = Odsłania się budynek „{ $building }”
action-roll = Suma oczek: { $total }
action-roll-dice = Na kościach: { $faces }

## Czego się teraz oczekuje

prompt-place-workers =
    Ustaw pionki w jednym miejscu: w domu { $home ->
        [one] został jeszcze { $home } pionek.
        [few] zostały jeszcze { $home } pionki.
       *[many] zostało jeszcze { $home } pionków.
    }
prompt-resolve-places =
    Wybierz, gdzie teraz wykonasz akcję: { $places ->
        [one] zostało { $places } miejsce.
        [few] zostały { $places } miejsca.
       *[many] zostało { $places } miejsc.
    }
prompt-use-tools = Suma { $total } podzielona przez { $divisor } daje { $good_count }. Dodajesz narzędzia?
prompt-grow-tool = Wybierz, które z najsłabszych narzędzi ulepszasz.
prompt-pay-card = Karta „{ $card }”, surowce do zapłacenia: { $left } z { $price }.
prompt-take-die = Wybierz jedną z kości: { $faces }.
prompt-redeem-now = Wybierz dwa surowce za kartę.
prompt-buy-building = Budynek „{ $building }”: zapłać za niego albo zrezygnuj.
prompt-pay-building = Budynek „{ $building }”, surowce do zapłacenia: { $left }; rodzajów w sumie: { $kinds }; punkty dotąd: { $value }.
prompt-pay-building-freely = Budynek „{ $building }”, możesz dopłacić jeszcze najwyżej { $left }; punkty dotąd: { $value }.
prompt-pay-food =
    { $missing ->
        [one] Brakuje { $missing } sztuki żywności
        [few] Brakuje { $missing } sztuk żywności
       *[many] Brakuje { $missing } sztuk żywności
    }: zapłać surowcami albo stracisz { $loss ->
        [one] { $loss } punkt.
        [few] { $loss } punkty.
       *[many] { $loss } punktów.
    }

## Dziennik

event-starts = { $seat } jest pierwszym graczem.
event-round = Runda { $round }. Zaczyna { $seat }.
event-placed =
    { $seat } wysyła { $workers ->
        [one] { $workers } pionek
        [few] { $workers } pionki
       *[many] { $workers } pionków
    } { $place_to }.
event-returned =
    { $seat } zabiera { $workers ->
        [one] { $workers } pionek
        [few] { $workers } pionki
       *[many] { $workers } pionków
    } { $place_from } bez wykonania akcji.
event-rolled =
    { $seat } rzuca { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
       *[many] { $dice } kośćmi
    } { $good_for }: { $total }.
event-tool-used =
    { $space ->
        [0] { $seat } dodaje jednorazowe narzędzie: +{ $value }, razem { $total }.
       *[other] { $seat } dodaje narzędzie z pola { $space }: +{ $value }, razem { $total }.
    }
event-brought-in =
    { $amount ->
        [0] { $seat } nie zdobywa { $good_of } ({ $total } : { $divisor }).
       *[other] { $seat } zdobywa { $good_count } ({ $total } : { $divisor }).
    }
event-gained = { $seat } otrzymuje { $good_count }.
event-points-gained =
    { $seat } zdobywa { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
event-tool-gained = { $seat } ma teraz narzędzie o wartości { $value } na polu { $space }.
event-tools-complete = { $seat } ma już najlepsze narzędzia: bez zysku.
event-worker-gained = { $seat } otrzymuje nowy pionek i ma ich teraz { $workers }.
event-no-worker-left = { $seat } nie ma już pionków w zasobach: bez zysku.
event-agriculture-gained = { $seat } przesuwa się na torze żywności na pole { $agriculture }.
event-agriculture-complete = { $seat } jest na końcu toru żywności: bez zysku.
event-paid = { $seat } płaci { $good_one }.
event-card-taken = { $seat } kupuje kartę „{ $card }”.
event-card-declined =
    { $able ->
        [yes] { $seat } rezygnuje z karty „{ $card }”.
       *[no] { $seat } nie może zapłacić za kartę „{ $card }”.
    }
event-card-dealt = Nowa karta na polu { $slot }: „{ $card }”.
event-extra-card = { $seat } dobiera zakrytą dodatkową kartę: „{ $card }”.
event-extra-card-hidden = { $seat } dobiera zakrytą dodatkową kartę.
event-deck-empty = { $seat } nie dobiera dodatkowej karty: talia jest pusta.
event-rolled-for-all = { $seat } rzuca dla wszystkich: { $faces }.
event-die-taken = { $seat } bierze kość { $face }.
event-redeemed = { $seat } bierze dwa surowce za odkrytą kartę: { $first } + { $second }.
event-redeemed-at-end = { $seat } ma jeszcze odkrytą kartę: jej dwa surowce zostają doliczone jako 2 drewna.
event-built =
    { $seat } buduje „{ $building }” i zdobywa { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
event-building-declined =
    { $able ->
        [yes] { $seat } rezygnuje z budynku „{ $building }”.
       *[no] { $seat } nie może zapłacić za budynek „{ $building }”.
    }
event-building-shown = Nowy budynek na stosie { $stack }: „{ $building }”.
event-stack-empty = Stos { $stack } jest pusty: to ostatnia runda.
event-fed = { $seat } żywi plemię: żywność z pól { $harvest }, zużyte { $food }, zostaje { $left }.
event-food-short = { $seat } nie ma dość żywności dla plemienia: ma { $food } (w tym z pól { $harvest }), brakuje { $missing }.
event-fed-with = { $seat } zamiast żywności oddaje { $good_one }.
event-hungry =
    { $seat } cierpi głód (brakuje żywności: { $missing }) i traci { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
event-game-ends =
    Koniec gry: { $by ->
        [cards] { over-by-cards }.
        [buildings] { over-by-buildings }.
       *[both] { over-by-both }.
    }

## Dlaczego nie

refusal-placing-now = Teraz ustawia się pionki
refusal-already-there = W tej rundzie masz już pionki { $place_at }
refusal-enough-players-there =
    { $players ->
        [one] Inny gracz stoi już { $place_at }, a może tam być tylko jeden
        [few] { $players } innych graczy stoi już { $place_at } i więcej ich być nie może
       *[many] { $players } innych graczy stoi już { $place_at } i więcej ich być nie może
    }
refusal-not-enough-rings =
    { $free ->
        [0] Nie ma już wolnego miejsca { $place_at }
        [one] Jest tylko { $free } wolne miejsce { $place_at }
        [few] Są tylko { $free } wolne miejsca { $place_at }
       *[many] Jest tylko { $free } wolnych miejsc { $place_at }
    }
refusal-stack-not-in-game = Przy tej liczbie graczy ({ $players }) nie ma takiego stosu
refusal-place-taken = { $by } już stoi { $place_at }
refusal-village-closed = Dwa miejsca wioski są zajęte, więc trzecie jest w tej rundzie zamknięte
refusal-too-few-workers =
    Potrzeba { $wanted ->
        [one] { $wanted } pionka
        [few] { $wanted } pionków
       *[many] { $wanted } pionków
    }, a w domu masz tylko { $home }
refusal-nothing-there = Nic tam teraz nie leży: { $place }
refusal-acting-now = To twoja tura akcji: wybierz jedno ze swoich miejsc
refusal-nobody-there = Nie masz pionków { $place_at }
refusal-actions-compulsory = Przy tym stole nie wolno zabierać pionków bez wykonania akcji
refusal-no-two-resources-card = Nie masz odkrytej karty dwóch surowców
refusal-redeeming-now = Najpierw wybierz dwa surowce za kartę
refusal-tools-now = Najpierw zdecyduj o narzędziach do tego rzutu
refusal-no-tool-there = Na polu { $space } nie masz narzędzia
refusal-tool-used-up = Narzędzie z pola { $space } jest już w tej rundzie zużyte
refusal-no-single-use-tool = Nie masz odkrytej karty „{ $card }”
refusal-growing-now = Najpierw wybierz narzędzie do ulepszenia
refusal-not-the-lowest-tool = Narzędzia z pola { $space } nie można wybrać: ulepsza się jedno z najsłabszych
refusal-same-as-lower-space = Narzędzie z pola { $space } jest takie samo jak na wcześniejszym polu: wybierz tamto
refusal-paying-now = Najpierw zapłać za kartę albo z niej zrezygnuj
refusal-buying-now = Najpierw zapłać za budynek albo z niego zrezygnuj
refusal-already-paying = Zapłata już się zaczęła i trzeba ją dokończyć
refusal-none-left = Nie masz już { $good_of }
refusal-not-enough-resources =
    W ten sposób zabrakłoby { $missing ->
        [one] { $missing } surowca
        [few] { $missing } surowców
       *[many] { $missing } surowców
    }
refusal-wrong-kinds =
    Budynek wymaga dokładnie { $count } surowców w dokładnie { $kinds ->
        [one] { $kinds } rodzaju
        [few] { $kinds } rodzajach
       *[many] { $kinds } rodzajach
    }, a tak się nie uda
refusal-pay-at-least-one = Zapłać co najmniej jeden surowiec
refusal-pay-exactly = Trzeba zapłacić dokładnie tyle surowców: { $count }
refusal-pay-one-by-one = Za ten budynek płaci się surowiec po surowcu
refusal-taking-now = Najpierw weź jedną z kości
refusal-no-such-die = Żadna kość nie pokazuje { $face }
refusal-feeding-now = Najpierw nakarm plemię
refusal-already-feeding = Zapłata za brakującą żywność już się zaczęła i trzeba ją dokończyć
refusal-feed-all-or-starve = Zapłać za wszystkie braki albo głoduj i zachowaj surowce
refusal-starve-by-done = Przy tym stole po prostu przestajesz płacić: każda brakująca sztuka żywności kosztuje 4 punkty

## Opcje

option-edition = Wydanie
    .why = Której drukowanej instrukcji się trzymać; pojedyncze zasady nadal można zmienić.
option-edition-pl = wydanie polskie
option-edition-cs = wydanie czeskie
option-edition-uk = wydanie ukraińskie
option-starter = Pierwszy gracz
    .why = Kto zaczyna pierwszą rundę.
option-starter-0 = pierwsze miejsce przy stole
option-starter-1 = drugie miejsce przy stole
option-starter-2 = trzecie miejsce przy stole
option-starter-3 = czwarte miejsce przy stole
option-starter-random = los
option-hunger = Głód
    .why = Ile kosztuje nienakarmienie pionków.
option-hunger-flat10 = 10 punktów jeden raz, bez względu na liczbę głodnych
option-hunger-per-food4 = 4 punkty za każdą brakującą sztukę żywności
option-hunting-repeat = Dostawianie łowców
    .why = Czy w tej samej rundzie można dosłać pionki do swoich łowców.
option-hunting-repeat-true = można w późniejszych turach
option-hunting-repeat-false = jedna wizyta w rundzie
option-stacks-open = Odkryte stosy
    .why = Jak leżą stosy budynków; gra się nie zmienia.
option-stacks-open-true = odkryte
option-stacks-open-false = zakryte pod wierzchnim budynkiem
option-tie-share = Wspólne zwycięstwo
    .why = Co się dzieje, gdy nawet rozstrzyganie remisu daje równy wynik.
option-tie-share-true = gracze dzielą miejsce
option-tie-share-false = wyżej jest późniejszy w kolejności
option-second-green-set = Drugi zielony układ
    .why = Czy drugie egzemplarze zielonych symboli dają punkty.
option-second-green-set-true = tworzą osobny układ
option-second-green-set-false = nic nie dają
option-tool-tiles = Żetony narzędzi
    .why = Ile żetonów jest w pudełku; narzędzi nigdy nie brakuje.
option-tool-tiles-18 = 18 żetonów
option-tool-tiles-24 = 24 żetony
option-deck-count-public = Liczenie talii
    .why = Czy wszyscy mogą wiedzieć, ile kart zostało.
option-deck-count-public-true = liczba jest jawna
option-deck-count-public-false = liczba jest tajna
option-optional-actions = Akcje nieobowiązkowe
    .why = Czy można zabrać pionki z miejsca bez wykonania akcji.
option-optional-actions-true = każde miejsce można pominąć
option-optional-actions-false = każde miejsce trzeba rozpatrzyć
option-dice-choice-deferred = Odroczone kości
    .why = Kiedy pozostali wybierają spośród kości dla wszystkich.
option-dice-choice-deferred-true = na początku własnej tury akcji
option-dice-choice-deferred-false = od razu
option-any-two-now = Dwa surowce od razu
    .why = Kiedy używa się karty dwóch surowców.
option-any-two-now-true = zaraz po zakupie
option-any-two-now-false = w chwili wybranej przez właściciela

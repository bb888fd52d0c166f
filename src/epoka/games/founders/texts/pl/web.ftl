### Założyciele Imperium w przeglądarce: słowa planszy i przewodnik po pierwszej grze.

## Poczekalnia

about-founders = Układaj kafle tak, by każdy dostał od sąsiadów to, czego potrzebuje: od lasu i rzeki aż po świątynie. Wozy, monety i wojna otwierają nowe możliwości.
    .aim = Zdobądź najwięcej punktów za kafle zwycięstwa, zanim się skończą.
    .time = 30–45 min
    .weight = łatwa do nauki

## Oferta

board-draft = Wybór pierwszych kafli
board-turn = Tura { $turn }
board-turns-left =
    { $number ->
        [0] ostatnia
       *[other] potem najwyżej { $number }
    }
board-full = pełny rząd
board-display = Wyłożone kafle zwycięstwa
board-supply = Tura i zasób żetonów
board-needs = potrzebne: { $good } i { $giving }
board-needs-one = potrzebne: { $good }
board-makes = wytwarza { $good_object }
board-makes-either = wytwarza { $good_object } albo { $giving_object }, jedno na turę
board-agreed-end = Jeśli wszyscy zgodzą się, że nikt nie zdobędzie już punktów, gra od razu się kończy.
board-craftsman-kept = Możesz teraz zagrać rzemieślnika za 2 punkty.
board-token-kept = To ostatnie tury: zachowany żeton może się już nie przydać.
board-points-left = Możesz dodać kafel, punkty: { $points }.
board-brings = daje { $token }
board-face = { $face }
board-fits =
    { $number ->
        [one] pasuje na { $number } pole
        [few] pasuje na { $number } pola
        [many] pasuje na { $number } pól
       *[other] pasuje na { $number } pola
    }
board-token-war = ucisza najwyższy kafel kolumny innego gracza do końca gry: nic już nie wytwarza i nie punktuje
board-token-coin = kupuje na tę turę jeden produkt kafla innego gracza; kafel pauzuje, a jego właściciel zabiera potem monetę
board-token-wagon = leży tam, gdzie stykają się cztery twoje kafle: odtąd dzielą się tym, co wytwarzają
board-token-craftsman = trafia na twój kafel wsi z tym produktem; kafel przestaje produkować i daje 2 punkty
board-recipes = Co z czego powstaje
board-any-product = dowolny produkt wsi

## Terytoria

board-territories = Czyje terytorium widać w powiększeniu
board-territory =
    Terytorium, { $by }: { $number ->
        [one] { $number } kafel
        [few] { $number } kafle
        [many] { $number } kafli
       *[other] { $number } kafla
    }, punkty za kafle zwycięstwa: { $points }
board-candidate = Możliwość { $number }
board-tile-at = { $face }, pole { CELL($x, $y) }
board-empty-cell = puste pole { CELL($x, $y) }
board-attacked = zaatakowany
board-linked = połączony wozem, grupa { $group }
board-made = Twoje terytorium wytwarza: { $goods }
board-hand = Żetony na ręce

## Przewodnik

guide-aim = Wygrywa, kto ma najwięcej punktów. Większość z nich dają czerwone kafle zwycięstwa nad mapą; gdy zabraknie ich albo wszystkie stosy są puste, gra się kończy, zwykle po 30–45 minutach. Najpierw wybierz swoją ziemię: terytorium zaczyna się od dwóch kafli natury.
guide-draft = W każdej turze kafel daje jeden ze swoich dwóch zasobów ośmiu polom wokół siebie. Dobry początek to dwa kafle, które mają razem trzy albo cztery różne zasoby.
guide-lay = Kafle leżą bok przy boku. To, który jest wyżej, ma pewne znaczenie: żetony wojny trafiają w najwyższy kafel kolumny.
guide-reveal = Każda tura zaczyna się od odsłonięcia kafla, który później może wziąć każdy. W rzędzie mieści się pięć kafli: zanim pojawi się szósty, cały rząd wypada z gry.
guide-points = Czerwony kafel jest w zasięgu! Czerwone kafle dają większość punktów, a wziętego nikt już nie zdobędzie.
guide-add = Teraz dodaj jeden z odkrytych kafli. Znaki w jego lewym górnym rogu to zasoby, których potrzebuje z ośmiu pól wokół, a krążek w prawym dolnym rogu to jego produkt. Zasoby nigdy się nie zużywają.
guide-place = Kafel może trafić na pole z numerem. Wskaż je, a linie pokażą, który kafel co dostarcza; każdy daje w turze jedną sztukę. Zastąpienie innego kafla kosztuje 1 punkt.
guide-token = Kafle miasta dały ci żetony. W turze możesz zagrać jeden, zanim dodasz kafel. Każdy żeton, który na koniec zostanie na ręce, jest wart 1 punkt.
guide-token-at = Wojna na zawsze ucisza kafel. Moneta kupuje produkt kafla na tę turę, a potem należy do jego właściciela. Wóz pozwala czterem kaflom dzielić się tym, co wytwarzają. Rzemieślnik zatrzymuje kafel wsi i daje 2 punkty.
guide-end = Koniec jest blisko. Gra kończy się od razu po turze, po której nie ma już wyłożonych czerwonych kafli albo wszystkie trzy stosy są puste; dodatkowej rundy nie ma.

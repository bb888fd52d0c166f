### Założyciele Imperium: lekcje, powody ruchów przeciwnika w pierwszej grze i przebieg tury.

## Błędy wspólne dla kilku kroków

lesson-other-stack = Wolno z każdego stosu, ale ta lekcja idzie dalej z innym. Cofnij i odsłoń kafel z podświetlonego.
lesson-end-now = Koniec proponuje się dopiero wtedy, gdy nikt już nie zdobędzie punktów. Cofnij i odsłoń kafel.
lesson-other-tile = Ten kafel też pasuje, ale dalej prowadzi inny. Cofnij i weź podświetlony.

## Pierwsze terytorium

lesson-territory-title = Twoje pierwsze terytorium
lesson-territory-aim = Wybierz dwa kafle natury i zbuduj przy nich kopalnię.
lesson-territory-about = Zakładasz imperium z kafli: natura zasila wsie, wsie zasilają miasta, a miasta czerwone kafle zwycięstwa. To one dają najwięcej punktów, a wygrywa, kto ma ich najwięcej.
lesson-territory-nature = Kafel natury daje co turę jeden ze swoich dwóch zasobów ośmiu polom wokół. Im lepiej pierwsze dwa kafle się uzupełniają, tym więcej zbudujesz.
lesson-territory-first = Gaj daje drewno albo rośliny. Weź go.
lesson-territory-first-other = Też niezły, ale drewno i rośliny pasują do tego, co zaraz przyjdzie. Cofnij i weź gaj.
lesson-territory-second = Teraz weź wodospad: kamień albo woda. Razem masz wszystkie cztery podstawowe zasoby.
lesson-territory-second-other = Drewno byłoby podwójne. Cofnij i weź wodospad: cztery różne zasoby są więcej warte.
lesson-territory-side = Połóż go z dowolnej strony pierwszego kafla.
lesson-territory-reveal = Tura ma trzy kroki. Najpierw odsłaniasz kafel, który każdy może później wziąć. Wybierz stos natury.
lesson-territory-needs = Potem możesz zagrać żeton; na razie nie masz żadnego. Na koniec dodajesz kafel. Kopalnia wymaga drewna i kamienia, widać to w jej lewym górnym rogu: twoje kafle dają jedno i drugie.
lesson-territory-mine = Dodaj kopalnię na pole, które styka się z oboma kaflami; rogi też się liczą. Wskaż pole, a linie pokażą, kto co dostarcza.
lesson-territory-end = Pierwszy kafel wsi, a daje żelazo. Nic się nie zużyło: te same kafle dostarczą znów w następnej turze.

## Zaopatrzenie

lesson-supply-title = Zaopatrzenie miasta
lesson-supply-aim = Połącz żelazo z kamieniem i zdobądź żeton.
lesson-supply-once = Najważniejsza zasada: kafel dostarcza jedną sztukę na turę, ośmiu polom wokół. Dwa zasoby wymagają dwóch różnych kafli.
lesson-supply-reveal = Odsłoń kafel miasta.
lesson-supply-city = Oba kafle miasta wymagają żelaza, a daje je tylko twoja kopalnia. Koszary chcą też kamienia, karczma wody. Kafle miasta przy dodaniu dają żeton.
lesson-supply-barracks = Wybierz koszary.
lesson-supply-cell = Potrzebują żelaza z kopalni i kamienia z wodospadu. Które wolne pole styka się z oboma?
lesson-supply-cell-replace = Tam zastąpisz swój gaj: wolno, ale zastąpiony kafel kosztuje 1 punkt i tracisz jego drewno i rośliny. Cofnij i wybierz wolne pole.
lesson-supply-end = Kafel miasta i żeton wojny. Szukaj pól, gdzie spotyka się kilku dostawców: są na wagę złota.

## Kafle zwycięstwa

lesson-victory-title = Czerwone kafle
lesson-victory-aim = Zdobądź pierwszy kafel zwycięstwa.
lesson-victory-red = Wyłożono osiem czerwonych kafli i nikt ich nie uzupełnia: co weźmie przeciwnik, przepada. Jeden wymaga żelaza i wojska, a daje 2 punkty: dokładnie to dają kopalnia i koszary.
lesson-victory-reveal = Najpierw odsłoń kafel wsi.
lesson-victory-keep = Masz żeton wojny. W turze możesz zagrać jeden żeton; ten na razie zachowaj. Na ręce jest na końcu wart 1 punkt.
lesson-victory-keep-war = Wojna ma własną lekcję. Cofnij i zachowaj żeton.
lesson-victory-take = Dodaj czerwony kafel za 2 punkty na wolne pole, które styka się z kopalnią i koszarami.
lesson-victory-take-replace = Zastąpienie własnego kafla kosztuje 1 punkt i jego produkt. Cofnij i wybierz wolne pole.
lesson-victory-end = 2 punkty. Czerwone kafle nic nie wytwarzają, więc kładź je na skraju, gdzie nie zajmą dobrego pola.

## Wojna i monety

lesson-tokens-title = Wojna i monety
lesson-tokens-aim = Ucisz jeden kafel przeciwnika, a z innego kup produkt.
lesson-tokens-kinds = Kafle miasta dają cztery rodzaje żetonów. Wojna ucisza kafel na zawsze. Moneta kupuje produkt od kogoś innego. Żeton można zagrać od następnej tury.
lesson-tokens-reveal = Odsłoń kafel miasta.
lesson-tokens-war = Wojna trafia najwyższy kafel kolumny na cudzym terytorium. Nowa karczma przeciwnika daje transport, potrzebny do kilku czerwonych kafli: ucisz ją.
lesson-tokens-war-keep = Żeton byłby wart 1 punkt, ale karczma da przeciwnikowi dwa lub trzy. Cofnij i zagraj go.
lesson-tokens-war-other = Ten kafel jest dla przeciwnika mniej wart. Cofnij i ucisz karczmę.
lesson-tokens-market = Teraz dodaj plac targowy: wymaga roślin i żelaza. Daje żeton monet.
lesson-tokens-next = Przeciwnik zagrał. Odsłoń kafel wsi.
lesson-tokens-coin = Jeden czerwony kafel wymaga łodzi i wojska. Wojsko masz, a łodzie daje przeciwnik. Połóż monetę na jego szkutni: dostajesz jedną sztukę na tę turę, a kafel przez turę odpoczywa.
lesson-tokens-coin-keep = Moneta jest warta 1 punkt, czerwony kafel 2. Cofnij i zagraj ją.
lesson-tokens-coin-other = Potrzebujesz łodzi. Cofnij i połóż monetę na szkutni.
lesson-tokens-buy = Kupione łodzie liczą się na każdym polu. Dodaj czerwony kafel za 2 punkty obok koszar.
lesson-tokens-end = Monetę dostaje przeciwnik i może jej użyć przeciw tobie: kupuj, gdy daje to więcej niż punkt.

## Wozy i rzemieślnicy

lesson-wagons-title = Wozy i rzemieślnicy
lesson-wagons-aim = Połącz cztery kafle, osiedl rzemieślnika i sięgnij po czerwony kafel za 3.
lesson-wagons-square = Cztery twoje kafle tworzą kwadrat, a na ręce masz żeton wozów. Na takim kwadracie łączy je: każdy może przekazać to, co daje którykolwiek z nich.
lesson-wagons-reveal = Odsłoń kafel miasta.
lesson-wagons-wagon = Zagraj wozy na swoim kwadracie.
lesson-wagons-wagon-keep = Wozy są więcej warte na planszy niż na ręce. Cofnij i zagraj je.
lesson-wagons-far = Dodaj warsztat, który wymaga drewna i żelaza, na pole po prawej: gaj i kopalnia nie leżą obok, ale wozy przywiozą tam ich produkty.
lesson-wagons-far-near = To pole pasowało i bez wozów. Cofnij i wybierz pole po prawej, żeby dobre zostały wolne.
lesson-wagons-next = Warsztat dał ci rzemieślnika od żelaza. Odsłoń kafel natury.
lesson-wagons-craftsman = Rzemieślnik osiada na kaflu wsi, który daje jego produkt: 2 punkty, ale kafel już nic nie wytworzy. Żelazo zrobiło swoje: zagraj żeton.
lesson-wagons-craftsman-keep = Na ręce jest wart 1 punkt, na kopalni 2. Cofnij i zagraj go.
lesson-wagons-red = Karczma i warsztat dają transport i towary: dodaj obok czerwony kafel za 3.
lesson-wagons-end = 5 punktów w jednej turze. Rzemieślników osiedlaj późno, gdy produkt nie jest już potrzebny, a kwadraty łącz wcześnie.

## Koniec

lesson-ending-title = Koniec i punkty
lesson-ending-aim = Zakończ grę, póki prowadzisz.
lesson-ending-ends = Został jeden czerwony kafel. Gra kończy się od razu, gdy ich zabraknie albo gdy skończą się wszystkie trzy stosy: nie ma ostatniej rundy, więc najpierw policz.
lesson-ending-points = Punkty: czerwone kafle, po 2 za rzemieślnika, po 1 za żeton na ręce, minus 1 za każdy zastąpiony kafel. Prowadzisz o punkt, a następny gra przeciwnik.
lesson-ending-reveal = Odsłoń kafel natury: nikomu nie pomoże przy ostatnim czerwonym.
lesson-ending-keep = Zachowaj monetę: to punkt.
lesson-ending-keep-coin = Zagrana teraz moneta leży na kaflu przeciwnika i liczy się jemu. Cofnij i zachowaj ją.
lesson-ending-last = Weź ostatni czerwony kafel: wymaga wina i transportu, i kończy grę.
lesson-ending-end = Gra zakończona i wygrana. Teraz zagraj pierwszą całą grę!

## Dlaczego przeciwnik tak robi

why-draft = dwa kafle o różnych zasobach pozwalają zbudować więcej
why-nature = więcej zasobów dla następnych kafli
why-village = produkt, którego chcą miasta i czerwone kafle
why-city = kafel miasta daje żeton i zasila czerwone kafle
why-victory = czerwony kafel to punkty i nikt inny już go nie weźmie
why-war = uciszony kafel nie pomaga już właścicielowi
why-coin = brakujący produkt można kupić
why-wagon = cztery połączone kafle dzielą się tym, co dają
why-craftsman = 2 punkty, a produkt nie jest już potrzebny
why-keep = żeton na ręce to punkt

## Tura w skrócie

overview-title = Tura w skrócie
overview-1 = Odsłoń kafel z dowolnego stosu; szósty usuwa cały rząd.
overview-2 = Jeśli chcesz, zagraj żeton: wojnę, monety, wozy lub rzemieślników.
overview-3 = Dodaj kafel: czego wymaga, musi przyjść z ośmiu pól wokół, po jednej sztuce z kafla.
overview-4 = Natura zasila wsie, wsie miasta, miasta czerwone kafle. Bez czerwonych kafli albo bez stosów gra kończy się od razu.
overview-aim = Wygrywa, kto ma najwięcej punktów: czerwone kafle od 1 do 3, rzemieślnik 2, żeton na ręce 1, zastąpiony kafel −1.

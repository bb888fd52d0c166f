### Nazwy czipów i kart startowych.

## Czipy celów

goal-G1 = Pola i gaje
goal-G2 = Ziemia pod uprawę
goal-G3 = Górska hala
goal-G4 = Oaza
goal-G5 = Żeglarze
goal-G6 = Flota
goal-G7 = Lud pustyni
goal-G8 = Górale
goal-G9 = Mieszkańcy bagien
goal-G10 = Klany wzgórz
goal-G11 = Leśne klany
goal-G12 = Klany stepu
goal-G13 = Trzy ogniska
goal-G14 = U siebie w wielu krainach
goal-G15 = Pod jednym niebem
goal-G16 = Dwa pomniki
goal-G17 = Pierwsze miasto
goal-G18 = Kolos w porcie
goal-G19 = Znany świat
goal-G20 = Dobrzy sąsiedzi
goal-G21 = Stos drewna
goal-G22 = Blask świec
goal-G23 = Święty olej
goal-G24 = Archiwum
goal-G25 = Leczniczy napar
goal-G26 = Skarb
goal-G27 = Nowe szaty
goal-G28 = Gliniane tabliczki
goal-G29 = Fajerwerki
goal-G30 = Ciepły kąt
goal-G31 = Opał na zimę
goal-G32 = Smołowany kadłub
goal-G33 = Brukowana droga
goal-G34 = Pierwszy miecz
goal-G35 = Jadeitowa maska
goal-G36 = Klepsydra
goal-G37 = Danina z soli
goal-G38 = Miedziany dzwon
goal-G39 = Niestrudzeni
goal-G40 = Tęgie głowy
goal-G41 = Spokój ducha
goal-G42 = Zręczne dłonie
goal-G43 = Gawędziarze
goal-G44 = Wyostrzone zmysły
goal-G45 = Duch wynalazczy
goal-G46 = Dobre imię
goal-G47 = Uczony lud
goal-G48 = Mistrzowie budowy
goal-G49 = Wyrobiony smak
goal-G50 = Wszechstronność
goal-G51 = Pełnia sił
goal-G52 = Dzieci fortuny
goal-G53 = Szeroki postęp
goal-G54 = Mistrzostwo
goal-G55 = Żywe dziedzictwo
goal-G56 = Roboty publiczne
goal-G57 = Uczta
goal-G58 = Wielka debata
goal-G59 = Staranne plany
goal-G60 = Siła wewnętrzna
goal-G61 = Bogaty wybór
goal-G62 = Wiele talentów
goal-G63 = Bogactwa ziemi
goal-G64 = Solidne podstawy
goal-G65 = Podwójny postęp

## Czipy przychodu

income-I1 = Iskra
income-I2 = Poletko jagód
income-I3 = Dziesięcina
income-I4 = Odpoczynek
income-I5 = Kopalisko
income-I6 = Rozgłos
income-I7 = Plan dnia
income-I8 = Tragarze
income-I9 = Trening
income-I10 = Domokrążca
income-I11 = Pośrednik
income-I12 = Namysł
income-I13 = Schronienie
income-I14 = Kołyska
income-I15 = Wędrówka
income-I16 = Łowy
income-I17 = Przełom
income-I18 = Wiadomość
income-I19 = Karawana
income-I20 = Dar bogów
income-I21 = Poszukiwania
income-I22 = Skok ewolucyjny
income-I23 = Trans
income-I24 = Studia
income-I25 = Proroctwo

## Czipy atrybutów

attribute-T1 = Niezłomna cywilizacja
attribute-T2 = Skromna cywilizacja
attribute-T3 = Konsekwentna cywilizacja
attribute-T4 = Skupiona cywilizacja
attribute-T5 = Cierpliwa cywilizacja
attribute-T6 = Krzepka cywilizacja
attribute-T7 = Pracowita cywilizacja
attribute-T8 = Miejska cywilizacja
attribute-T9 = Sławna cywilizacja
attribute-T10 = Rozległa cywilizacja
attribute-T11 = Szczęśliwa cywilizacja
attribute-T12 = Jasnowidząca cywilizacja

## Karty znaczników startowych

marker-M1 = Narzędziarze
marker-M2 = Wędrowni kupcy
marker-M3 = Gwiaździarze
marker-M4 = Śpiewacy
marker-M5 = Garncarze
marker-M6 = Rybacy
marker-M7 = Myśliciele
marker-M8 = Kowale
marker-M9 = Tancerze
marker-M10 = Uzdrowiciele
marker-M11 = Biegacze
marker-M12 = Wieszczowie

## Karty czipów startowych

chip-K1 = Zbieracze
chip-K2 = Tropiciele
chip-K3 = Handlarze
chip-K4 = Kopacze
chip-K5 = Wielka rodzina
chip-K6 = Starszyzna
chip-K7 = Budowniczowie
chip-K8 = Odmieńcy
chip-K9 = Koczownicy
chip-K10 = Uczeni

### Názvy čipů a startovních karet.

## Čipy cílů

goal-G1 = Pole a háje
goal-G2 = Zúrodněná země
goal-G3 = Horská pastvina
goal-G4 = Oáza
goal-G5 = Mořeplavci
goal-G6 = Loďstvo
goal-G7 = Pouštní lid
goal-G8 = Horalé
goal-G9 = Obyvatelé bažin
goal-G10 = Klany z kopců
goal-G11 = Lesní klany
goal-G12 = Stepní klany
goal-G13 = Tři ohně
goal-G14 = Doma v mnoha krajinách
goal-G15 = Pod jedním nebem
goal-G16 = Dvě sochy
goal-G17 = První město
goal-G18 = Přístavní kolos
goal-G19 = Známý svět
goal-G20 = Dobří sousedé
goal-G21 = Hranice dřeva
goal-G22 = Světlo svíček
goal-G23 = Svatý olej
goal-G24 = Archiv
goal-G25 = Léčivý odvar
goal-G26 = Poklad
goal-G27 = Nové šaty
goal-G28 = Hliněné tabulky
goal-G29 = Ohňostroj
goal-G30 = Teplý krb
goal-G31 = Palivo na zimu
goal-G32 = Vydehtovaný trup
goal-G33 = Dlážděná cesta
goal-G34 = První meč
goal-G35 = Nefritová maska
goal-G36 = Přesýpací hodiny
goal-G37 = Solná daň
goal-G38 = Měděný zvon
goal-G39 = Neúnavní
goal-G40 = Bystré hlavy
goal-G41 = Klid v duši
goal-G42 = Šikovné ruce
goal-G43 = Vypravěči
goal-G44 = Bystré smysly
goal-G45 = Vynálezecký duch
goal-G46 = Dobrá pověst
goal-G47 = Vzdělaný lid
goal-G48 = Mistři stavitelé
goal-G49 = Vytříbený vkus
goal-G50 = Všestrannost
goal-G51 = Plni síly
goal-G52 = Děti štěstěny
goal-G53 = Široký pokrok
goal-G54 = Mistrovství
goal-G55 = Živé dědictví
goal-G56 = Veřejné stavby
goal-G57 = Hostina
goal-G58 = Velká rozprava
goal-G59 = Pečlivé plány
goal-G60 = Vnitřní síla
goal-G61 = Bohatý výběr
goal-G62 = Mnoho talentů
goal-G63 = Bohatství země
goal-G64 = Pevné základy
goal-G65 = Dvojí pokrok

## Čipy příjmů

income-I1 = Jiskra
income-I2 = Borůvčí
income-I3 = Desátek
income-I4 = Odpočinek
income-I5 = Kutiště
income-I6 = Proslulost
income-I7 = Denní řád
income-I8 = Nosiči
income-I9 = Výcvik
income-I10 = Podomní obchodník
income-I11 = Zprostředkovatel
income-I12 = Rozmyšlení
income-I13 = Přístřeší
income-I14 = Kolébka
income-I15 = Putování
income-I16 = Lovecká výprava
income-I17 = Průlom
income-I18 = Zpráva
income-I19 = Karavana
income-I20 = Dar bohů
income-I21 = Hledání pokladu
income-I22 = Evoluční skok
income-I23 = Trans
income-I24 = Studium
income-I25 = Proroctví

## Čipy atributů

attribute-T1 = Nezlomná civilizace
attribute-T2 = Skromná civilizace
attribute-T3 = Cílevědomá civilizace
attribute-T4 = Soustředěná civilizace
attribute-T5 = Trpělivá civilizace
attribute-T6 = Zdatná civilizace
attribute-T7 = Pracovitá civilizace
attribute-T8 = Městská civilizace
attribute-T9 = Slavná civilizace
attribute-T10 = Rozlehlá civilizace
attribute-T11 = Šťastná civilizace
attribute-T12 = Jasnovidná civilizace

## Karty startovních značek

marker-M1 = Nástrojaři
marker-M2 = Kramáři
marker-M3 = Hvězdopravci
marker-M4 = Pěvci
marker-M5 = Hrnčíři
marker-M6 = Rybáři
marker-M7 = Myslitelé
marker-M8 = Kováři
marker-M9 = Tanečníci
marker-M10 = Léčitelé
marker-M11 = Běžci
marker-M12 = Věštci

## Karty startovních čipů

chip-K1 = Sběrači
chip-K2 = Stopaři
chip-K3 = Směňovači
chip-K4 = Kopáči
chip-K5 = Velká rodina
chip-K6 = Stařešinové
chip-K7 = Stavitelé
chip-K8 = Proměnliví
chip-K9 = Kočovníci
chip-K10 = Učenci

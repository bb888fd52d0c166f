### Civolution: lekcje, powody ruchów przeciwnika w pierwszej grze i przebieg epoki.

## Błędy wspólne dla kilku kroków

lesson-other-module = Ten moduł też by zadziałał, ale w tym kroku potrzebny jest inny. Cofnij i naciśnij podświetlony.
lesson-other-place = Tam też można, ale lekcja toczy się gdzie indziej. Cofnij i wybierz podświetlone terytorium.
lesson-not-done = Jest tu jeszcze coś do zdobycia. Cofnij i działaj dalej.
lesson-fire = Obozowisko z ogniskiem od razu daje punkty, inne nie. Cofnij i zajmij ognisko.

## Kości i moduły

lesson-dice-title = Kości i moduły
lesson-dice-aim = Zapłać kośćmi za moduły, zmień kość pomysłem i zobacz Reset.
lesson-dice-welcome = Prowadzisz cywilizację przez cztery epoki. Punkty dają ogniska, obszary, karty, tory, kategoria każdej epoki i wszystkie dziewięć na końcu. Wygrywa, kto ma ich najwięcej.
lesson-dice-console = Konsola to twój silnik. W swojej turze aktywujesz jeden moduł, a każdy wymaga dwóch kości o pokazanych wartościach. Masz sześć kości, każdą o innej wartości.
lesson-dice-insight = { module-insight } wymaga 3 i 6. Naciśnij ten moduł, zapłać tymi kośćmi i weź pomysły.
lesson-dice-insight-dice = Inne kości kosztowałyby niepotrzebnie pomysły. Cofnij i użyj 3 i 6.
lesson-dice-insight-install = Karty mają własną lekcję. Cofnij i weź pomysły.
lesson-dice-explore = Użyte kości czekają na Reset. Za 1 i 4 masz moduł { module-exploration }: zbadaj okolice lasu, gdzie mieszka twoje plemię, i zdobądź punkty za odkryte obszary.
lesson-dice-explore-dice = To kosztuje pomysły, które możesz zaoszczędzić. Cofnij i użyj 1 i 4.
lesson-dice-explore-find = Szczęśliwe odkrycie daje materiał. Tu chcemy punktów: cofnij i odkryj obszary.
lesson-dice-idea = Zostały 2 i 5. { module-sustenance } wymaga 2 i 4: jeden pomysł zmienia 5 w 4. Idź na polowanie na swoim terytorium, a potem wybierz wartość, która się liczy; kolejne pomysły mogą dać więcej żywności.
lesson-dice-idea-strengthen = Wszystkie twoje plemiona są już silne. Cofnij i poluj.
lesson-dice-reset = Kości się skończyły, więc nastąpił Reset: rzuca się znów wszystkimi użytymi. Znacznik resetu staje się pomysłem albo żywnością: wybierz.
lesson-dice-end = Taki jest rytm gry: trzy moduły, Reset, trzy moduły… Pomysły ratują zły rzut, a każdy Reset przybliża koniec epoki.

## Plemiona

lesson-tribes-title = Plemiona i migracja
lesson-tribes-aim = Zajmij dwa ogniska i odkryj nowy materiał.
lesson-tribes-people = Na kontynencie stoją dwa twoje plemiona. Znajdują materiały, polują, budują i liczą się na końcu epoki: więcej plemion na większej liczbie terytoriów to punkty.
lesson-tribes-grow = { module-procreation } daje nowe plemię tam, gdzie już jakieś masz. Niech osiądzie przy ognisku w lesie.
lesson-tribes-choose = { module-migration } przenosi silne plemię na sąsiednie terytorium. Wybierz plemię przy ognisku: jego punkty już masz.
lesson-tribes-choose-who = Tamto plemię pilnuje polowania i materiałów. Cofnij i wybierz to przy ognisku.
lesson-tribes-settle = Idź w góry i osiądź tam przy ognisku. Kto przyjdzie pierwszy, odkrywa materiał terytorium i dostaje jeden.
lesson-tribes-settle-where = Tak też można, ale celem są tu góry. Cofnij i idź tam.
lesson-tribes-end = Trzy punkty i nowe terytorium. Ogniska to najszybsze punkty pierwszej epoki: bądź tam przed innymi.

## Żywność

lesson-food-title = Żywność i farmy
lesson-food-aim = Zbuduj farmę, zapoluj i przygotuj się na żywienie.
lesson-food-mouths = Na końcu epoki każde plemię zjada 1 żywność, w dziczy 2. Nienakarmione silne plemię słabnie, osłabione ginie. Masz dwa plemiona i ani jednej żywności.
lesson-food-farm = Farma jest za darmo. Aktywuj moduł { module-building } i wybierz projekt budowy.
lesson-food-farm-install = Karty budynków wymagają osad. Cofnij i wybierz projekt.
lesson-food-ground = Zbuduj farmę w lesie: twoje plemiona potrzebują tam o 1 żywność mniej, w każdej epoce. Daje też pomysł.
lesson-food-ground-other = Łódź otwiera wodę, ale najpierw trzeba jeść. Cofnij i zbuduj farmę.
lesson-food-hunt = Teraz zapoluj na łące: { module-sustenance }. Wybrana wartość decyduje, ile będzie żywności; na każdym terytorium poluje się raz na epokę.
lesson-food-hunt-strengthen = Twoje plemiona są silne. Cofnij i poluj.
lesson-food-end = Starczy dla wszystkich. Patrz na „Co nadchodzi”: mówi, czego będą potrzebować twoje plemiona. Po żywieniu każde silne plemię to punkt.

## Materiały

lesson-materials-title = Materiały
lesson-materials-aim = Zgromadź w magazynie cztery drewna.
lesson-materials-chain = Materiałami płaci się za karty, pomniki i osady. Zdobywa się je w dwóch krokach: produkujesz je na terytorium z plemieniem, a potem przewozisz do magazynu.
lesson-materials-produce = { module-production } kładzie surowce na terytoriach. Wyprodukuj dwa razy w lesie.
lesson-materials-produce-test = Test może od razu przewieźć jeden. Dobrze, ale najpierw produkcja: cofnij.
lesson-materials-enough = Test przychylności mógłby już jeden przewieźć; wymaga szczęścia z kością losu. Tym razem zrezygnuj.
lesson-materials-enough-test = Dobra próba, ale zmieniłaby liczby tej lekcji. Cofnij i zakończ.
lesson-materials-transport = { module-transport } wymaga 1 i 5; pomysł zmienia 4 w 5. Przewieź wszystkie trzy z lasu, potem zakończ.
lesson-materials-end = Cztery drewna. Materiałami płaci się za karty; zbędne sprzedasz modułem { module-trade } za pieniądze i punkty.

## Karty badań

lesson-cards-title = Karty badań
lesson-cards-aim = Zainstaluj kartę, ulepsz moduł i zdobądź nową kartę.
lesson-cards-hand = Masz pięć kart, po jednej każdego rodzaju. Zainstalowana daje premię od razu, zdolność na stałe, a na końcu punkty zależnie od rzędu.
lesson-cards-module = Każdy rodzaj ma swój moduł: kartę wiedzy instaluje { module-insight }. Aktywuj go i wybierz instalowanie.
lesson-cards-module-ideas = Pomysły są dobre, ale tu karta jest warta więcej. Cofnij i zainstaluj.
lesson-cards-install = Zainstaluj kartę „{ card-C9 }”. Trafia do najniższego wolnego rzędu kolumny; w rzędzie 1 liczy się tylko pierwsze pole kosztu, a ty je spełniasz. Wybierz rząd 1.
lesson-cards-install-stage = Wyższy koszt nic tu nie daje. Cofnij i zapłać tylko za rząd 1.
lesson-cards-upgrade = Dwa kroki na torze nauki przekraczają próg: ulepsz moduł o tej wartości. Na poziomie II moduł robi więcej za te same kości.
lesson-cards-research = Teraz nowa karta: aktywuj moduł { module-research } i weź jedną.
lesson-cards-research-draw = Czasem mądrze jest dobrać dwie i zatrzymać jedną. Teraz jednak zobacz, co leży odkryte: cofnij i weź kartę.
lesson-cards-open = Weź dowolną odkrytą kartę, której koszt ci pasuje.
lesson-cards-open-closed = To byłaby karta w ciemno. Cofnij i weź taką, którą widać.
lesson-cards-end = Karta w rzędzie 1, ulepszenie i nowa karta na ręce. Karty to drugi silnik gry: szukaj kosztów, które wkrótce spełnisz.

## Koniec epoki

lesson-era-title = Koniec epoki
lesson-era-aim = Nakarm cztery plemiona, przetrwaj gorącą pogodę i zdobądź punkty epoki.
lesson-era-phases = Faza akcji się skończyła. Teraz obszary, żywienie, pogoda z wydarzeniem, punkty epoki i przychód. Cztery plemiona chcą jeść, a masz 5 żywności.
lesson-era-feed = Nakarm wszystkie cztery. Każde silne plemię da punkt, a ta epoka daje 5 punktów za każde plemię!
lesson-era-feed-hungry = Nienakarmione silne plemię słabnie, osłabione ginie: teraz bez punktu, a może i 5 mniej. Cofnij i nakarm je.
lesson-era-heat = Wydarzenie zmieniło pogodę: jest gorąca. Kosztuje 1 żywność albo plemię. Została ci jedna żywność.
lesson-era-heat-tribe = Plemię jest w tej epoce warte 5 punktów, żywność prawie nic. Cofnij i zapłać żywnością.
lesson-era-scored = Cztery plemiona dały 20 punktów. Kafelki obok faz mówią, co jest punktowane w każdej epoce: planuj pod nie.
lesson-era-income = Na koniec przychód: użyj swojego czipa przychodu i wykonaj jego akcję.
lesson-era-income-point = Jeden punkt to dobrze, ale akcja jest tu warta więcej. Cofnij i użyj jej.
lesson-era-end = Epoka za tobą: trzymaj zapas żywności, patrz na „Co nadchodzi” i zbieraj to, co jest punktowane. Po czwartej liczą się wszystkie kategorie, cała dziewiątka.

## V.I.C.I.

lesson-vici-title = Solo przeciw V.I.C.I.
lesson-vici-aim = Rozegraj przeciw niej dwie tury i zobacz, co robi.
lesson-vici-rival = W grze solo mierzysz się z V.I.C.I., która nie potrzebuje kości. Po każdej twojej turze odkrywa jedną kartę i ją wykonuje.
lesson-vici-card = Diagram terytoriów i pochodnie wybierają, gdzie osiada; zapasy karmią jej plemiona, a tabela liczy się do dwóch kategorii. Na końcu epok punktuje tak jak ty.
lesson-vici-turn = Zacznij od modułu { module-procreation }: nowe plemię przy ognisku w lesie, zanim ona je zajmie.
lesson-vici-did = Odpowiedziała. „Co zrobiła V.I.C.I.” opowiada każdy krok jej karty; naciśnij krok, a zobaczysz jego zasadę.
lesson-vici-again = Znów twoja tura: { module-migration }, dowolnym silnym plemieniem, dokąd chcesz.
lesson-vici-end = Nigdy nie planuje, ale nigdy nie odpoczywa: zajmuj ogniska wcześnie i pilnuj kategorii epoki. Na początek dobry jest poziom początkujący.

## Dlaczego przeciwnik tak robi

why-research = nowe karty do zainstalowania
why-migration = kolejne terytorium, a może i ognisko
why-exploration = odkryte obszary dają punkty
why-transport = płacić można tylko materiałami z magazynu
why-sustenance = na końcu epoki plemiona będą chciały jeść
why-procreation = jedno plemię więcej do pracy i do punktów
why-production = materiałami płaci się za karty i osady
why-insight = z pomysłami pasuje każda kość
why-building = farmy karmią, pomniki i osady punktują
why-planning = plan to kość na później
why-trade = pieniądze i punkty za to, co zbędne
why-achievement = więcej kości to więcej tur przed resetem
why-install = karta działa na stałe i punktuje na końcu
why-sleep = nic lepszego nie pasuje do tych kości
why-reset = użyte kości wracają
why-feed = nakarmione silne plemię to punkt

## Epoka w skrócie

overview-title = Epoka w skrócie
overview-1 = Nowe karty, nowe cele: karta wydarzenia mówi, co przyniesie koniec epoki.
overview-2 = Akcje: dwie kości aktywują moduł, pomysły zmieniają kości. Reset przywraca użyte.
overview-3 = Obszary, żywienie, pogoda i wydarzenie: każde plemię chce 1 żywność.
overview-4 = Punkty i przychód: punktowana jest kategoria epoki, działają czipy i pomniki. Cztery epoki, potem wszystkie dziewięć kategorii.
overview-aim = Wygrywa, kto ma najwięcej punktów po czterech epokach; dają je plemiona, tory, karty, materiały i cechy.

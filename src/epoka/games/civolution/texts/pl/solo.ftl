### V.I.C.I., przeciwniczka w grze solo: jej karty, jej kroki w dzienniku i opcje, które jej dotyczą.

opponent-vici = V.I.C.I.

half-blue = niebieska
half-red = czerwona

doing-procreation = prokreacja
doing-origin = początek migracji
doing-destination = cel migracji
doing-provision = zaopatrzenie
doing-reveal = odkrywanie obszarów
doing-hunting-token = żeton polowania
doing-remove-card = usunięcie karty badań
doing-statue = pomnik
doing-evolution = znacznik ewolucji
doing-prosperity = znacznik dobrobytu

action-deal-vici = V.I.C.I. odkrywa { $card }

event-vici-card = V.I.C.I. odkrywa { $card } (połowa { $half }). Symbole resetu: niebieskie { $blue }, czerwone { $red }.
event-vici-reset = V.I.C.I. wykonuje reset: { $resets } z { $end }.
event-vici-shuffled = Odrzucone karty akcji V.I.C.I. są tasowane i tworzą nowy stos.
event-vici-rolled = V.I.C.I. wyrzuca { $value } (karta akcji).
event-vici-category = V.I.C.I. działa według kategorii: { $category } ×{ $times }.
event-vici-lost = V.I.C.I. nie może tego wykonać i akcja przepada: { $doing }.
event-vici-wheel = Diagram terytoriów: wynik { $value } wskazuje teren: { $terrain }.
event-vici-beacons =
    { $beacons ->
        [one] Tor pochodni: wynik { $value } wskazuje terytorium z { $beacons } pochodnią.
        [few] Tor pochodni: wynik { $value } wskazuje terytorium z { $beacons } pochodniami.
        [many] Tor pochodni: wynik { $value } wskazuje terytorium z { $beacons } pochodniami.
       *[other] Tor pochodni: wynik { $value } wskazuje terytorium z { $beacons } pochodni.
    }
event-vici-place = V.I.C.I., { $doing }: { $territory }.
event-vici-provision = Zaopatrzenie V.I.C.I. { $territory_in }: { $number }.
event-vici-farm-blocked = Od teraz { $territory_in } nie można zbudować farmy.
event-vici-fed = Plemiona V.I.C.I. { $territory_in }: nakarmione { $fed }, głodne { $hungry }.
event-vici-crowded = Wszystkie obozowiska na terytoriach V.I.C.I. należą do niej, następuje więc dodatkowa migracja.
event-vici-grid = V.I.C.I. zakrywa pole { $space } tabeli „{ $category }”.
event-vici-removed = V.I.C.I. usuwa z gry: „{ $element }”.
event-vici-no-goal = V.I.C.I. wyrzuca { $value }: żaden czip celu nie opuszcza gry.
event-vici-chip-roll = V.I.C.I. wyrzuca { $value } (czip z przybornika).
event-vici-statue = V.I.C.I. stawia pomnik na wyspie; jej pomniki: { $number }.
event-vici-hunted = V.I.C.I. kładzie żeton polowania { $territory_in }.

option-start-chosen = dowolnie wybrane karty (gra solo)
option-difficulty = Poziom trudności V.I.C.I.
    .why = Od której epoki używa czerwonych, trudniejszych połów swoich kart; tylko w grze solo.
option-difficulty-beginner = poziom początkujący: bez trudnych czerwonych połów
option-difficulty-moderate = poziom umiarkowany: czerwone połowy w ostatniej epoce
option-difficulty-medium = poziom średni: czerwone połowy w dwóch ostatnich epokach
option-difficulty-advanced = poziom zaawansowany: czerwone połowy od drugiej epoki
option-difficulty-expert = poziom ekspercki: zawsze czerwone połowy
option-harder-resets = Trudniejsze resety
    .why = Czy V.I.C.I. wykonuje także kartę, która wywołała jej reset; tylko w grze solo.
option-harder-resets-true = wykonuje ją
option-harder-resets-false = nie wykonuje jej

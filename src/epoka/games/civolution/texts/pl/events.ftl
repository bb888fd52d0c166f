### Nazwy kart wydarzeń.

## Wydarzenia

incident-F1 = Fala wynalazków
incident-F2 = Koronacja
incident-F3 = Wiek rozumu
incident-F4 = Uderzenie meteorytu
incident-F5 = Boom budowlany
incident-F6 = Dostatek
incident-F7 = Renesans
incident-F8 = Wyż demograficzny
incident-F9 = Epoka odkryć
incident-F10 = Kult przodków
incident-F11 = Oświecenie
incident-F12 = Urbanizacja
incident-F13 = Reforma rolna
incident-F14 = Wielkie ambicje
incident-F15 = Pracowity wiek
incident-F16 = Wielkie umysły
incident-F17 = Korupcja
incident-F18 = Znak z nieba
incident-F19 = Pełne magazyny
incident-F20 = Tsunami

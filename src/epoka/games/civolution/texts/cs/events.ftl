### Názvy karet událostí.

## Události

incident-F1 = Vlna vynálezů
incident-F2 = Korunovace
incident-F3 = Věk rozumu
incident-F4 = Dopad meteoritu
incident-F5 = Stavební horečka
incident-F6 = Hojnost
incident-F7 = Renesance
incident-F8 = Populační vlna
incident-F9 = Věk objevů
incident-F10 = Kult předků
incident-F11 = Osvícenství
incident-F12 = Urbanizace
incident-F13 = Pozemková reforma
incident-F14 = Velké ambice
incident-F15 = Pilný věk
incident-F16 = Velcí duchové
incident-F17 = Korupce
incident-F18 = Znamení z nebes
incident-F19 = Plné sklady
incident-F20 = Cunami

### V.I.C.I., protihráčka v sólové hře: její karty, její kroky v záznamu a volby, které se jí týkají.

opponent-vici = V.I.C.I.

half-blue = modrá
half-red = červená

doing-procreation = rozmnožování
doing-origin = migrace z území
doing-destination = migrace na území
doing-provision = zásoby
doing-reveal = odkrývání míst
doing-hunting-token = žeton lovu
doing-remove-card = odstranění karty výzkumu
doing-statue = socha
doing-evolution = značka evoluce
doing-prosperity = značka blahobytu

action-deal-vici = V.I.C.I. odkrývá { $card }

event-vici-card = V.I.C.I. odkrývá { $card } ({ $half } polovina). Symboly resetu: modré { $blue }, červené { $red }.
event-vici-reset = V.I.C.I. provádí reset: { $resets } z { $end }.
event-vici-shuffled = Odložené karty akcí V.I.C.I. se zamíchají do nového balíčku.
event-vici-rolled = V.I.C.I. hází { $value } (karta akcí).
event-vici-category = V.I.C.I. jedná podle kategorie: { $category } ×{ $times }.
event-vici-lost = V.I.C.I. to nemůže provést a akce propadá: { $doing }.
event-vici-wheel = Kolo území: hod { $value } určuje krajinu: { $terrain }.
event-vici-beacons =
    { $beacons ->
        [one] Signální ohně: hod { $value } určuje území s { $beacons } ohněm.
        [few] Signální ohně: hod { $value } určuje území se { $beacons } ohni.
        [many] Signální ohně: hod { $value } určuje území s { $beacons } ohně.
       *[other] Signální ohně: hod { $value } určuje území s { $beacons } ohni.
    }
event-vici-place = V.I.C.I., { $doing }: { $territory }.
event-vici-provision = Zásoby V.I.C.I. { $territory_in }: { $number }.
event-vici-farm-blocked = Farmu { $territory_in } už nelze postavit.
event-vici-fed = Kmeny V.I.C.I. { $territory_in }: nakrmené { $fed }, hladové { $hungry }.
event-vici-crowded = Všechna tábořiště na územích V.I.C.I. patří jí, následuje tedy další migrace.
event-vici-grid = V.I.C.I. zakrývá pole { $space } tabulky „{ $category }“.
event-vici-removed = V.I.C.I. odstraňuje ze hry: „{ $element }“.
event-vici-no-goal = V.I.C.I. hází { $value }: žádný čip cíle hru neopouští.
event-vici-chip-roll = V.I.C.I. hází { $value } (čip z nabídky).
event-vici-statue = V.I.C.I. staví sochu na ostrově; její sochy: { $number }.
event-vici-hunted = V.I.C.I. klade žeton lovu { $territory_in }.

option-start-chosen = libovolně vybrané karty (sólo)
option-difficulty = Obtížnost V.I.C.I.
    .why = Od které epochy používá červené, těžší poloviny svých karet; jen v sólové hře.
option-difficulty-beginner = začátečnická: bez těžkých červených polovin
option-difficulty-moderate = mírná: červené poloviny v poslední epoše
option-difficulty-medium = střední: červené poloviny v posledních dvou epochách
option-difficulty-advanced = pokročilá: červené poloviny od druhé epochy
option-difficulty-expert = expertní: vždy červené poloviny
option-harder-resets = Těžší resety
    .why = Zda V.I.C.I. provede i kartu, která způsobila její reset; jen v sólové hře.
option-harder-resets-true = provede ji
option-harder-resets-false = neprovede ji

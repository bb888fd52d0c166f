# Wspólna gra na dłużej: pobierane dopiero, gdy są potrzebne.

## Zapieczętowane rozdania

deal-of = Zapieczętowane rozdanie: { $game }
deal-why = Wszystkie kości i karty tego rozdania są już ustalone i nikt ich nie zna. Wynikają z sekretu, którego odcisk widać poniżej. Gdy skończy się gra przy ostatnim stole, sekret zostanie pokazany i każdy może go sprawdzić. Kto ma link do tej strony, zobaczy wtedy wyniki i może pobrać gry.
deal-fingerprint = Odcisk sekretu (SHA-256)
deal-words = Domieszane słowa
deal-words-why = Zanim zacznie się gra przy pierwszym stole, każdy może domieszać własne słowa. Wtedy nikt nie mógł wybrać tego rozdania, nawet ten, kto prowadzi serwer.
deal-words-none = Brak.
deal-words-say = Dowolne słowa
deal-mix = Domieszaj
deal-words-closed = Gra przy pierwszym stole już trwa; nic więcej nie można domieszać.
deal-link = Link do pozostałych stołów
deal-link-why = Wyślij go tym, którzy zagrają to samo rozdanie przy własnym stole. Kto widział rozdanie przy jednym stole, nie usiądzie przy innym. Nie rozmawiajcie o nim, póki wszędzie nie skończy się gra.
deal-end = Nie będzie więcej stołów
deal-end-why = Jeśli nikt już nie dołączy: wyniki pojawią się, gdy skończy się gra przy stołach, które już zaczęły.
deal-knows = Ta przeglądarka gra już w tym rozdaniu lub je ogląda przy innym stole.
deal-begin = Twój stół
deal-undo = Przy tym stole nie można cofnąć niczego, co wyrzucono lub dobrano, nawet za zgodą wszystkich: wypadłoby to samo.
deal-tables = Stoły
deal-count = Zaczęte stoły: { $begun } z { $places }.
deal-later = Wyniki pojawią się, gdy wszędzie skończy się gra.
deal-results = Wyniki
deal-compare = Mała liczba porównuje każde miejsce ze średnią tego miejsca przy wszystkich stołach: miało te same losowania.
deal-table = Stół { $number }
deal-draws = Losowania
deal-status-playing = gra trwa
deal-status-over = koniec gry
deal-status-closed = zamknięty
deal-fits-yes = zgodne
deal-fits-no = akcja { $number } się różni
deal-fits-unknown = nie da się odtworzyć
deal-secret = Sekret
deal-secret-fits = Ta przeglądarka sprawdziła: sekret ma odcisk, który pokazano przed początkiem.
deal-secret-differs = Sekret nie ma tego odcisku. Nie ufaj temu rozdaniu.
deal-proof = Pobierz gry i sekret
deal-proof-why = Aby sprawdzić wszystkie losowania na własnym komputerze: epoka deal FILE
deal-offer = Zagraj zapieczętowane rozdanie
deal-offer-why = Kości i karty są ustalone z góry i można to potem sprawdzić: nikt ich nie wybierze, nie przewidzi ani nie powtórzy rzutu. To samo rozdanie można zagrać przy kilku stołach i porównać wyniki.
deal-at-tables = { $count ->
    [one] przy { $count } stole
    [few] przy { $count } stołach
    [many] przy { $count } stołach
   *[other] przy { $count } stołu
 }
deal-seal = Zapieczętuj rozdanie
deal-short = Zapieczętowane rozdanie
error-deal-known = Ta przeglądarka widziała to samo rozdanie przy innym stole, więc znałaby losowania.
error-deal-running = W to rozdanie gra się jeszcze gdzie indziej. Spróbuj ponownie, gdy skończą wszystkie stoły.
error-undo-sealed = To rozdanie jest zapieczętowane: tego, co wyrzucono lub dobrano, nie można cofnąć.
error-unknown-deal = Nie ma tu takiego rozdania. Sprawdź link.
error-deal-begun = Gra przy pierwszym stole już trwa; nic więcej nie można domieszać.
error-deal-words = Słowa domieszało już dość osób.
error-deal-full = To rozdanie jest już grane przy wszystkich swoich stołach.

## Zegary

clock-label = Czas na decyzję
clock-why = Zegary idą od pierwszego ruchu i tylko wtedy, gdy wszystkie miejsca są zajęte.
clock-kind-none = bez limitu
clock-kind-decision = na każdą decyzję
clock-kind-bank = zapas na całą grę
clock-kind-days = dni na każdą decyzję
clock-time = Czas
clock-late = Gdy czas minie
clock-choose-bot = zastępuje bot
clock-choose-advice = bot doradza, stół czeka
clock-choose-end = gra się kończy
clock-choose-finish = Boty grają dalej, nawet gdy nie ma już nikogo
clock-choose-night = W nocy zegary stoją
clock-night-begins = Początek nocy
clock-night-ends = Koniec nocy
clock-title = Zegar
clock-decision = Na każdą decyzję: { $time }.
clock-bank = Na całą grę dla każdego: { $time }.
clock-growing = Na całą grę dla każdego: { $time }, a za każdy ruch dodatkowo { $more }.
clock-night = Od { $begins } do { $ends } zegary stoją.
clock-late-bot = Gdy czas minie, miejsce prowadzi bot, aż wróci właściciel.
clock-late-advice = Gdy czas minie, bot doradza, a stół czeka.
clock-late-end = Gdy czas minie, gra kończy się bez wyniku.
clock-finish = Boty grają dalej, nawet gdy nie ma już nikogo.
clock-stop = Gdy nie ma już nikogo, stół czeka.
clock-not-begun = Zegar rusza z pierwszym ruchem.
clock-not-complete = Zegar stoi, aż wszystkie miejsca będą zajęte.
clock-pause = Poproś o przerwę
clock-pause-how-long = Na jak długo
clock-pause-open = aż ktoś ją zakończy
clock-pause-asked = { $seat } prosi o zatrzymanie zegara.
clock-pause-asked-days = { $seat } prosi o zatrzymanie zegara: { $time }.
clock-pause-waiting = Ktoś prosi o przerwę; nie wszyscy już odpowiedzieli.
clock-agree = Zgoda
clock-refuse = Odmów
clock-withdraw = Wycofaj
clock-paused = Zegar stoi: przerwa.
clock-paused-until = Zegar stoi: przerwa do { $time }.
clock-resume = Zakończ przerwę
clock-advised = Twój czas minął. Stół na ciebie czeka; bot może doradzić.
clock-advice = Zapytaj bota
clock-deserted = Przy stole nie ma już nikogo. Boty czekają, aż ktoś wróci.
error-no-clock = Przy tym stole nie ma zegara.
error-pause-pending = Ktoś już prosi o przerwę albo ona trwa.
error-pause-no-request = Nie ma takiej przerwy do rozstrzygnięcia.

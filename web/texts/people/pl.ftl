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
error-unknown-deal = Nie ma tu takiego rozdania. Sprawdź link.
error-deal-begun = Gra przy pierwszym stole już trwa; nic więcej nie można domieszać.
error-deal-words = Słowa domieszało już dość osób.
error-deal-full = To rozdanie jest już grane przy wszystkich swoich stołach.

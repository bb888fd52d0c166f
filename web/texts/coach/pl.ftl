# The coach's words: fetched when somebody asks for a hint, a reason or an analysis.

## Hints

coach-look = Warto spojrzeć: { $places }.
coach-look-one = Spójrz tutaj: { $places }.
coach-tell = Co zrobić?
coach-why = Dlaczego?
coach-chance = Szansa na wygraną { $chance }, spodziewana przewaga { $margin } pkt.
coach-best = Najlepsze.
coach-equal = Bez istotnej różnicy.
coach-lost = Oddaje { $lost } ± { $error } punktu procentowego.
coach-why-best = Co zyskuje względem drugiego wyboru, w punktach
coach-why-other = Co zyskuje i oddaje względem najlepszego, w punktach
coach-samples = Każda liczba pochodzi z { $count } symulowanych gier. Paski to punkty zyskane (pełne) lub oddane (kreskowane).
coach-no-figures = Ta gra nie podaje liczb, jest tylko opinia bota.
reason-other = inne rzeczy
reason-rivals = co zostaje rywalom

## Chances

coach-chances = Szanse na wygraną
coach-chance-of = { $seat }: { $chance } ± { $error }

## Analysis

coach-analysis = Analiza
coach-analyse = Przeanalizuj grę
coach-analyse-why = Oblicza szanse wszystkich, najkosztowniejsze decyzje i to, co było szczęściem. Trwa minutę lub dwie w tle.
coach-none = Nikt jeszcze nie zlecił analizy tej gry.
coach-running = Trwa analiza gry…
coach-stop = Przerwij
coach-curve = Szansa na wygraną w czasie gry
coach-curve-why = W procentach, przy dalszej grze dobrych botów. Pasma pokazują, jak bardzo ocena może się mylić.
coach-swings = Najkosztowniejsze decyzje
coach-no-swings = Żadna decyzja wyraźnie niczego nie oddała.
coach-swing = { $seat }, akcja { $turn }: { $grade }, oddane punkty procentowe: { $lost }
coach-better = Zagrano: { $played }. Lepiej: { $better }.
coach-because = Najwięcej stracono tu (w punktach): { $reasons }.
coach-played = (zagrano)
coach-blunder = duży błąd
coach-mistake = błąd
coach-inaccuracy = niedokładność
coach-player = Gracz
coach-luck-and-play = Szczęście i gra
coach-luck = Szczęście
coach-play = Gra
coach-accuracy = Dokładność
coach-luck-why = Szczęście i gra, w punktach procentowych, prowadzą od pierwszej szansy do wyniku. Szczęście to każdy rzut i każde dobranie względem średniej. Gra to skutek decyzji wszystkich.
coach-parts = Według części gry
coach-part = Część
coach-early = Początek
coach-middle = Środek
coach-late = Koniec
coach-part-of = szczęście { $luck }, oddane { $lost }
coach-strokes = Największe uśmiechy i psikusy losu
coach-practise = Przećwicz najkosztowniejsze decyzje
coach-task = Zadanie { $number }

## Exercises and puzzles

coach-find = Decyduje { $seat }. Znajdź najlepszy ruch.
coach-right = Dobrze: to najlepszy ruch.
coach-as-good = Dobrze: równie dobre jak najlepszy ruch.
coach-not-best = To nie najlepszy ruch: oddane punkty procentowe: { $lost }.
coach-not-among = Według analizy nie jest to jeden z najlepszych ruchów.
coach-again = Spróbuj jeszcze raz
coach-puzzles-of = Zadania: { $game }
coach-puzzles-why = Pozycje z gier botów z jedną wyraźnie najlepszą decyzją, potwierdzoną długą analizą.
coach-puzzles-none = Ta gra nie ma jeszcze zadań.
coach-easy = Łatwe
coach-medium = Średnie
coach-hard = Trudne
coach-next = Następne zadanie
coach-solved = Rozwiązane: { $solved } z { $all }

## Sharing

coach-share = Udostępnij
coach-public = Każdy, kto ma link, może obejrzeć tę grę
coach-picture = Zapisz obraz tej pozycji
coach-bug = Skopiuj zgłoszenie błędu
coach-bug-copied = Zgłoszenie jest w schowku. Zawiera ruchy, bez imion i linków.
coach-open = Otwórz zapisaną grę
coach-open-why = Wklej tekst zapisanej gry albo wybierz jej plik. Zakończona gra otworzy się w przeglądzie gry, niedokończona potoczy się dalej przeciw botom.
coach-open-text = Zapisana gra
coach-open-file = Wybierz plik
coach-open-go = Otwórz
coach-hints-used = { $seat }: użyte podpowiedzi: { $count }.

## Przegląd gry

web-review-of = Przegląd gry: { $game }
web-review-at = Po akcji { $turn } z { $turns }
web-review-begin = Początek
web-review-first = Na początek
web-review-back = Akcja wstecz
web-review-forward = Akcja naprzód
web-review-last = Na koniec
web-review-play = Odtwarzaj
web-review-pause = Wstrzymaj
web-review-speed = Tempo
web-review-points = Punkty w czasie
web-review-sources = Według źródeł
web-review-sources-of = Punkty według źródeł: { $name }
web-review-table = Jako tabela
web-review-turn = Akcja
web-review-link = Link do tej pozycji
web-review-fork = Graj dalej stąd przeciw botom
web-review-fork-why = Od tej pozycji zacznie się nowy stół; na pozostałych miejscach zagrają boty.
web-review-fork-seat = Twoje miejsce
web-review-fork-bot = Pozostali
web-review-fork-go = Graj dalej stąd
web-review-fork-later = Gdy gra się skończy, można grać dalej od każdej pozycji.
web-review-keys = Klawisze: ← → akcja · ↑ ↓ runda · Home i End · spacja odtwarza
web-review-to-table = Do stołu

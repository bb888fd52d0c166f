# The coach's words: fetched when somebody asks for a hint, a reason or an analysis.

## Hints

coach-look = Stojí za pozornost: { $places }.
coach-look-one = Podívej se sem: { $places }.
coach-tell = Co mám udělat?
coach-why = Proč?
coach-chance = Šance na výhru { $chance }, očekávaný náskok { $margin } b.
coach-best = Nejlepší.
coach-equal = Bez podstatného rozdílu.
coach-lost = Ztrácí { $lost } ± { $error } procentního bodu.
coach-why-best = Co získává proti druhé možnosti, v bodech
coach-why-other = Co získává a co ztrácí proti nejlepší možnosti, v bodech
coach-samples = Každé číslo vychází z { $count } simulovaných her. Pruhy jsou body získané (plné) nebo ztracené (šrafované).
coach-no-figures = Tato hra čísla nenabízí, je tu jen názor bota.
reason-other = ostatní
reason-rivals = co zbývá soupeřům

## Chances

coach-chances = Šance na výhru
coach-chance-of = { $seat }: { $chance } ± { $error }

## Analysis

coach-analysis = Analýza
coach-analyse = Analyzovat hru
coach-analyse-why = Spočítá šance všech, nejdražší rozhodnutí a co bylo štěstí. Na pozadí to trvá minutu nebo dvě.
coach-none = Tuto hru zatím nikdo nenechal analyzovat.
coach-running = Hra se analyzuje…
coach-stop = Zastavit
coach-curve = Šance na výhru v průběhu hry
coach-curve-why = V procentech, kdyby dál hráli dobří boti. Pásy ukazují, jak moc se odhad může mýlit.
coach-swings = Nejdražší rozhodnutí
coach-no-swings = Žádné rozhodnutí zjevně nic neztratilo.
coach-swing = { $seat }, akce { $turn }: { $grade }, ztracené procentní body: { $lost }
coach-better = Zahráno: { $played }. Lepší: { $better }.
coach-because = Nejvíc se tím ztrácí (v bodech): { $reasons }.
coach-played = (zahráno)
coach-blunder = hrubá chyba
coach-mistake = chyba
coach-inaccuracy = nepřesnost
coach-player = Hráč
coach-luck-and-play = Štěstí a hra
coach-luck = Štěstí
coach-play = Hra
coach-accuracy = Přesnost
coach-luck-why = Štěstí a hra, v procentních bodech, vedou od první šance k výsledku. Štěstí je každý hod a každé dobrání proti průměru. Hra je to, co z toho udělala rozhodnutí všech.
coach-parts = Podle částí hry
coach-part = Část
coach-early = Zahájení
coach-middle = Střed
coach-late = Závěr
coach-part-of = štěstí { $luck }, ztraceno { $lost }
coach-strokes = Největší zásahy štěstěny
coach-practise = Procvičit nejdražší rozhodnutí
coach-task = Úloha { $number }

## Exercises and puzzles

coach-find = Rozhoduje { $seat }. Najdi nejlepší tah.
coach-right = Správně: to je nejlepší tah.
coach-as-good = Správně: stejně dobré jako nejlepší tah.
coach-not-best = Není to nejlepší tah: ztracené procentní body: { $lost }.
coach-not-among = Podle analýzy to nepatří mezi nejlepší tahy.
coach-again = Zkusit znovu
coach-puzzles-of = Úlohy: { $game }
coach-puzzles-why = Pozice z her botů s jedním zjevně nejlepším rozhodnutím, potvrzeným dlouhou analýzou.
coach-puzzles-none = Tato hra zatím nemá úlohy.
coach-easy = Lehká
coach-medium = Střední
coach-hard = Těžká
coach-next = Další úloha
coach-solved = Vyřešeno { $solved } z { $all }

## Sharing

coach-share = Sdílet
coach-public = Kdo má odkaz, smí si tuto hru prohlédnout
coach-picture = Uložit obrázek této pozice
coach-bug = Zkopírovat hlášení chyby
coach-bug-copied = Hlášení je ve schránce. Obsahuje tahy, žádná jména ani odkazy.
coach-open = Otevřít uloženou hru
coach-open-why = Vlož text uložené hry nebo vyber její soubor. Dohraná hra se otevře v přehledu hry, nedohraná pokračuje proti botům.
coach-open-text = Uložená hra
coach-open-file = Vybrat soubor
coach-open-go = Otevřít
coach-hints-used = { $seat }: použité nápovědy: { $count }.

## Přehled hry

web-review-of = Přehled hry: { $game }
web-review-at = Po akci { $turn } z { $turns }
web-review-begin = Začátek
web-review-first = Na začátek
web-review-back = O akci zpět
web-review-forward = O akci dál
web-review-last = Na konec
web-review-play = Přehrát
web-review-pause = Pozastavit
web-review-speed = Rychlost
web-review-points = Body v čase
web-review-sources = Podle zdrojů
web-review-sources-of = Body podle zdrojů: { $name }
web-review-table = Jako tabulka
web-review-turn = Akce
web-review-link = Odkaz na tuto pozici
web-review-fork = Hrát odtud dál proti botům
web-review-fork-why = Od této pozice začne nový stůl; na ostatních místech budou hrát boti.
web-review-fork-seat = Tvoje místo
web-review-fork-bot = Ostatní
web-review-fork-go = Hrát odtud dál
web-review-fork-later = Až hra skončí, můžeš hrát dál od kterékoli pozice.
web-review-keys = Klávesy: ← → akce · ↑ ↓ kolo · Home a End · mezerník přehrává
web-review-to-table = Ke stolu

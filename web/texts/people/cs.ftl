# Společná hra na delší čas: stahuje se, až když je potřeba.

## Zapečetěná rozdání

deal-of = Zapečetěné rozdání: { $game }
deal-why = Všechny kostky a karty tohoto rozdání jsou už dané a nikdo je nezná. Plynou z tajemství, jehož otisk je níže. Až skončí hra u posledního stolu, tajemství se ukáže a každý ho může ověřit. Kdo má odkaz na tuto stránku, uvidí potom výsledky a může si hry stáhnout.
deal-fingerprint = Otisk tajemství (SHA-256)
deal-words = Přimíchaná slova
deal-words-why = Než začne hra u prvního stolu, může kdokoli přimíchat vlastní slova. Pak toto rozdání nemohl nikdo vybrat, ani ten, kdo server provozuje.
deal-words-none = Žádná.
deal-words-say = Libovolná slova
deal-mix = Přimíchat
deal-words-closed = U prvního stolu se už hraje; nic dalšího se nepřimíchá.
deal-link = Odkaz pro ostatní stoly
deal-link-why = Pošli ho těm, kdo budou hrát totéž rozdání u vlastního stolu. Kdo rozdání viděl u jednoho stolu, k jinému se neposadí. Nemluvte o něm, dokud se všude nedohraje.
deal-end = Další stoly nebudou
deal-end-why = Pokud už nikdo nepřijde: výsledky se ukážou, až se dohraje u stolů, které začaly.
deal-knows = Tento prohlížeč už toto rozdání hraje nebo sleduje u některého stolu.
deal-begin = Tvůj stůl
deal-undo = U tohoto stolu nejde vrátit nic, co se hodilo nebo táhlo, ani se souhlasem všech: přišlo by totéž.
deal-tables = Stoly
deal-count = Začaté stoly: { $begun } z { $places }.
deal-later = Výsledky se ukážou, až se všude dohraje.
deal-results = Výsledky
deal-compare = Malé číslo srovnává každé místo s průměrem téhož místa u všech stolů: mělo stejné losy.
deal-table = Stůl { $number }
deal-draws = Losy
deal-status-playing = hraje se
deal-status-over = dohráno
deal-status-closed = zavřený
deal-fits-yes = souhlasí
deal-fits-no = akce { $number } se liší
deal-fits-unknown = nejde přehrát
deal-secret = Tajemství
deal-secret-fits = Tento prohlížeč ověřil: tajemství má otisk, který byl vidět před začátkem.
deal-secret-differs = Tajemství tento otisk nemá. Tomuto rozdání nevěř.
deal-proof = Stáhnout hry a tajemství
deal-proof-why = Všechny losy lze ověřit na vlastním počítači: epoka deal FILE
deal-offer = Hrát zapečetěné rozdání
deal-offer-why = Kostky a karty jsou dané předem a dají se potom ověřit: nikdo je nevybere, nepředvídá ani nehodí znovu. Totéž rozdání se dá hrát u několika stolů a výsledky srovnat.
deal-at-tables = { $count ->
    [one] u { $count } stolu
    [few] u { $count } stolů
    [many] u { $count } stolu
   *[other] u { $count } stolů
 }
deal-seal = Zapečetit rozdání
deal-short = Zapečetěné rozdání
error-deal-known = Tento prohlížeč viděl totéž rozdání u jiného stolu, a tak by znal losy.
error-deal-running = Toto rozdání se ještě hraje jinde. Zkus to znovu, až se dohraje u všech stolů.
error-undo-sealed = Toto rozdání je zapečetěné: co se hodilo nebo táhlo, nejde vrátit.
error-unknown-deal = Takové rozdání tu není. Zkontroluj odkaz.
error-deal-begun = U prvního stolu se už hraje; nic dalšího se nepřimíchá.
error-deal-words = Slova už přimíchalo dost lidí.
error-deal-full = Toto rozdání se už hraje u všech svých stolů.

## Hodiny

clock-label = Čas na rozhodnutí
clock-why = Hodiny běží od prvního tahu, a jen když jsou všechna místa obsazená.
clock-kind-none = bez omezení
clock-kind-decision = na každé rozhodnutí
clock-kind-bank = zásoba na celou hru
clock-kind-days = dny na každé rozhodnutí
clock-time = Čas
clock-late = Když čas vyprší
clock-choose-bot = zastoupí bot
clock-choose-advice = bot radí, stůl čeká
clock-choose-end = hra končí
clock-choose-finish = Boti hrají dál, i když tu už nikdo není
clock-choose-night = V noci hodiny stojí
clock-night-begins = Začátek noci
clock-night-ends = Konec noci
clock-title = Hodiny
clock-decision = Na každé rozhodnutí: { $time }.
clock-bank = Na celou hru pro každého: { $time }.
clock-growing = Na celou hru pro každého: { $time } a za každý tah navíc { $more }.
clock-night = Od { $begins } do { $ends } hodiny stojí.
clock-late-bot = Když čas vyprší, hraje za místo bot, dokud se majitel nevrátí.
clock-late-advice = Když čas vyprší, bot radí a stůl čeká.
clock-late-end = Když čas vyprší, hra končí bez výsledku.
clock-finish = Boti hrají dál, i když tu už nikdo není.
clock-stop = Když tu už nikdo není, stůl čeká.
clock-not-begun = Hodiny se rozběhnou prvním tahem.
clock-not-complete = Hodiny stojí, dokud nejsou všechna místa obsazená.
clock-pause = Požádat o přestávku
clock-pause-how-long = Na jak dlouho
clock-pause-open = dokud ji někdo neukončí
clock-pause-asked = { $seat } žádá o zastavení hodin.
clock-pause-asked-days = { $seat } žádá o zastavení hodin: { $time }.
clock-pause-waiting = Někdo žádá o přestávku; ještě neodpověděli všichni.
clock-agree = Souhlasím
clock-refuse = Odmítnout
clock-withdraw = Stáhnout
clock-paused = Hodiny stojí: přestávka.
clock-paused-until = Hodiny stojí: přestávka do { $time }.
clock-resume = Ukončit přestávku
clock-advised = Tvůj čas vypršel. Stůl na tebe čeká; bot ti může napovědět.
clock-advice = Zeptat se bota
clock-deserted = U stolu už nikdo není. Boti čekají, až se někdo vrátí.
error-no-clock = U tohoto stolu žádné hodiny neběží.
error-pause-pending = O přestávku už někdo žádá, nebo právě trvá.
error-pause-no-request = O takové přestávce se nerozhoduje.

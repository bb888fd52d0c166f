### Civolution v prohlížeči: slova konzole a karet, co moduly dělají, a rady pro první hru.

## Vstupní stránka

solo-civolution = V.I.C.I. je automatická soupeřka: v každém tahu odkryje kartu a kostky rozhodnou, co udělá; záznam vysvětlí každý krok. Vyhraješ, když získáš víc bodů než ona. Její karty mají lehkou modrou a těžkou červenou polovinu. Kdy platí červené?

## Konzole

console-set-up = Příprava hry
draft-title = Tvoje počáteční sada
draft-how = Vyber z každé dvojice jednu kartu a k tomu jednu kartu značek. Zelené rámečky ukazují, které ceny vybraná karta značek pokryje.
draft-markers = Karty značek
draft-chosen = Vybráno: { $number } z { $all }
draft-keep = Nechat si tyto karty ({ $number })
draft-aside = Podívat se na stůl
draft-open = Zpět k počáteční sadě
draft-chips = Tvůj počáteční čip
draft-chips-how = Ke každému čipu příjmů patří čip cíle pod ním.
draft-kept = Tvoje karty
console-dice = Kostky, plánovací značky a značky soustředění
console-die = Kostky s hodnotou { $value }: { $number }
console-put-die = Zaplatit kostkou { $value } (máš { $number })
console-plan = Plánovací značky na poli { $value }: { $number }
console-put-plan = Zaplatit plánovací značkou { $value } (máš { $number })
console-focus = Značky soustředění: { $number }
console-put-focus = Zaplatit značkou soustředění (máš { $number })
console-used = Použité kostky: { $number }
console-fate = Kostky osudu: { $number }
console-rolled = Hod kostkami osudu
console-modules = Moduly
console-module =
    { $module }, úroveň { $level ->
        [1] I
        [2] II
       *[other] III
    }
console-costs-ideas = Cena v nápadech: { $ideas }
console-nothing = teď by nic nepřinesl
console-short = chybí nápady: { $ideas }
console-reset = Reset; v této epoše zatím { $resets } z { $end }
console-reset-does = Všemi použitými kostkami se hází znovu a značka resetu se změní v nápad nebo jídlo. Na polích smí ještě ležet nejvýše 3 kostky.
console-reset-markers = Zbývající značky resetu: { $number }
console-food = Jídlo: { $number }
console-food-does = Každý kmen sní ve fázi krmení 1 jídlo, v divočině 2. Pro blahobyt jsou každá 3 jídla diamant, nejvýše 5.
console-money = Peníze: { $number }
console-money-does = Za mince se kupují suroviny (Obchod) a kroky na stupnici pokroku (Činnost). Pro blahobyt je každá dvojice diamant, nejvýše 5.
console-ideas = Nápady: { $number }
console-ideas-does = Jeden nápad změní kostku o 1. Ve zlatém rámečku je cena, v přerušovaném červeném kolik chybí.
console-storage = Sklad
console-stored = { $material }: { $number }
console-from-terrain = Krajina, ze které pochází: { $terrain }
console-free = zdarma
console-settlements = Osady
console-settlement = Osada { $slot }: { $costs }
console-farms-left = Zbývající farmy: { $number }
console-boats-left = Zbývající lodě: { $number }
console-tribes-left = Zbývající kmeny: { $number }
console-supply = Značky v zásobě: { $number }
console-parts = Ruka, stupně a cíle
console-tab-hand = Ruka
console-tab-stages = Instalované
console-tab-goals = Cíle
console-stages = Stupně konzole
console-stages-how = Karta nebo čip přijde na nejnižší volný stupeň sloupce; vlevo je, kolik bodů každý přinese na konci.
console-stages-closed = Karta nebo čip přijde na nejnižší volný stupeň sloupce; vlevo je, kolik bodů každý přinese na konci. Stupně se zámkem bodují, až když je jejich dílek stupně aktivní.
console-stage = Stupeň { $stage }: body na konci za každý díl v něm: { $points }
console-column = Sloupec { $column }, stupeň { $stage }
console-own-activity = Činnost konzole: 1 mince za krok na stupnici pokroku
console-no-cards = Žádné karty v ruce
console-hidden-cards = Neznámé karty: { $number }
console-no-goal = volno
console-below = Čipy vespod: { $number }

## Karty

console-costs = Pole ceny
console-costs-are = cena podle stupňů: { $costs }
console-would-be =
    stupeň { $stage }{ $points ->
        [0] { "" }
       *[other] , body hned: { $points }
    }
console-lacking = chybí: { $number }
console-no-column = žádný volný sloupec

## Náhledy

console-pays =
    zaplatí: { $sources }{ $ideas ->
        [0] { "" }
       *[other] { " " }+ nápady: { $ideas }
    }
console-feed-all = Nakrmit všechny kmeny
console-gains = { $what }: +{ $number }
console-at-once-card = zaplatí kostkami, hned instaluje kartu a ukončí tvůj tah
console-at-once-goal = zaplatí kostkami, hned instaluje čip cíle a ukončí tvůj tah
console-goal-left = Tentokrát si nevezmeš čip cíle.
console-could-feed =
    { $number ->
        [one] Jídlo tu vystačí ještě pro { $number } kmen.
        [few] Jídlo tu vystačí ještě pro { $number } kmeny.
       *[other] Jídlo tu vystačí ještě pro { $number } kmenů.
    }
console-could-save =
    { $number ->
        [one] Můžeš zachránit ještě { $number } kmen.
        [few] Můžeš zachránit ještě { $number } kmeny.
       *[other] Můžeš zachránit ještě { $number } kmenů.
    }
console-skip =
    { $skipped ->
        [upgrade] Vynechat vylepšení
        [hunt] Nelovit
        [lucky-find] Vynechat šťastný nález
        [migrate] Ukončit migraci
        [explore] Neprozkoumávat
        [reveal] Neodkrýt žádné místo
        [build] Nic nestavět
        [sale] Nic dalšího neprodat
        [purchase] Nic dalšího nekoupit
        [strengthen] Další kmeny neposílit
        [install-card] Neinstalovat kartu
        [install-goal] Neinstalovat čip cíle
        [take-goal] Nevzít si čip cíle
        [activity] Vynechat činnost
        [gain-card] Nevzít si kartu
        [wings] Neletět
        [gain-feature] Nezískat další vlastnosti
        [procreate] Ukončit rozmnožování
        [transport] Nic dalšího nedopravit
        [income-actions] Nepoužít další čipy
        [menu] Vynechat ostatní akce
        [advance] Dál se neposouvat
        [move-feature] Nepřesouvat další značky
        [produce] Nic dalšího nevyrobit
        [choose-stacks] Nedobírat další karty
        [attributes] Nevzít si čip atributu
        [gain-income] Nevzít si čip příjmů
        [go-aboard] Nikoho nenalodit
        [rescue] Nikoho nepřesunout
        [flip-stage] Neaktivovat žádný dílek
        [shift-weather] Nechat počasí, jak je
        [reset-dice] Hodit kostkami
        [reroll] Nevybírat další kostky
       *[weather] Vynechat účinek počasí
    }
console-idle = teď by nic nepřineslo: { $what }
console-idle-now = teď by nic nepřineslo

## V.I.C.I.

console-vici-half = { $half } polovina
console-vici-card = Její karta { $card }
console-vici-stack = Karet v balíčku: { $number }
console-vici-icons = Symboly resetu: modré { $blue }, červené { $red } (po 4: reset)
console-vici-evolution = Evoluce: { $number }
console-vici-prosperity = Blahobyt: { $number }
console-vici-provisions = Zásoby: { $number }
console-vici-dice = Kostky: aktivační { $number }, osudu { $fate }
console-vici-tribes = Kmeny: { $number }
console-vici-statues = Sochy: { $number }
console-vici-moves = Co V.I.C.I. udělala

## Karty akcí V.I.C.I.

vici-track = +{ $n } { $track_on }
vici-remove-card = vrchní odkrytá karta opouští hru: { $deck }
vici-activation-die = aktivační kostka
vici-fate-die = kostka osudu
vici-statue = socha na ostrově
vici-reveal = odkryje místa kolem svého území
vici-favor = +{ $n } na stupnici přízně Agery
vici-hunting-token = položí žeton lovu na území
vici-procreation = rozmnožení
vici-migration = migrace
vici-provision = zásoby
vici-evolution = +{ $n } evoluce
vici-prosperity = +{ $n } blahobyt
vici-points = body: +{ $n }
vici-category-this-era =
    jedná { $n } × podle kategorie této epochy{ $points ->
        [0] { "" }
       *[other] , body: +{ $points }
    }
vici-category-next-era =
    jedná { $n } × podle kategorie příští epochy{ $points ->
        [0] { "" }
       *[other] , body: +{ $points }
    } (ve 4. epoše místo toho body: +{ $last })
vici-category-last-era =
    jedná { $n } × podle kategorie poslední epochy{ $points ->
        [0] { "" }
       *[other] , body: +{ $points }
    }
vici-category-final =
    jedná { $n } × podle každé ze tří závěrečných kategorií{ $points ->
        [0] { "" }
       *[other] , body: +{ $points }
    }

## Co moduly dělají

does-research =
    vezmi { $card ->
        [one] vrchní kartu balíčku
        [few] { $card } vrchní karty
       *[other] { $card } vrchních karet
    }, nebo dober { $draw ->
        [one] { $draw } kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    } a { $keep } si nech
does-migration =
    { $test ->
        [0] přesuň silný kmen na jiné území
       *[other] zkouška přízně: { $migrate ->
                [one] { $migrate } migrace
                [few] { $migrate } migrace
               *[other] { $migrate } migrací
            }, jinak { $otherwise }
    }
does-exploration =
    { $reveal ->
        [0] prozkoumej místa kolem svého území, nebo učiň { $lucky_find ->
                [one] šťastný nález
                [few] { $lucky_find } šťastné nálezy
               *[other] { $lucky_find } šťastných nálezů
            }
       *[other] průzkum, jedno místo navíc a { $points ->
                [one] { $points } bod
                [few] { $points } body
               *[other] { $points } bodů
            }, nebo { $lucky_find ->
                [one] šťastný nález
                [few] { $lucky_find } šťastné nálezy
               *[other] { $lucky_find } šťastných nálezů
            }
    }
does-transport =
    doprav do skladu { $boats_anywhere ->
        [0] nejvýše { $transport ->
                [one] { $transport } surovinu
                [few] { $transport } suroviny
               *[other] { $transport } surovin
            } z kontinentu
       *[other] libovolně mnoho surovin, z lodí na libovolná pole
    }
does-invention =
    instaluj vynález{ $special_bonus ->
        [0] { "" }
       *[other] { " " }se zvláštní prémií
    }, nebo použij { $income_action ->
        [1] { "" }
        [2] dvakrát{ " " }
       *[other] { $income_action }krát{ " " }
    }akci čipu příjmů
does-activity =
    proveď { $different ->
        [0] { $activity ->
                [one] { $activity } činnost
                [few] { $activity } činnosti, třeba dvakrát tutéž
               *[other] { $activity } činností, třeba dvakrát tutéž
            }
       *[other] { $activity ->
                [one] { $activity } činnost
                [few] { $activity } různé činnosti
               *[other] { $activity } různých činností
            }
    }: { $price ->
        [one] { $price } mince
        [few] { $price } mince
       *[other] { $price } mincí
    } za krok na libovolné stupnici, { $activity ->
        [1] nebo činnost z karty
       *[other] činnosti z karet
    }
does-sustenance =
    jdi { $hunt ->
        [1] { "" }
        [2] dvakrát{ " " }
       *[other] { $hunt }krát{ " " }
    }na lov, nebo posilni { $strengthen ->
        [one] { $strengthen } kmen
        [few] { $strengthen } kmeny
       *[other] { $strengthen } kmenů
    }
does-procreation =
    { $test ->
        [0] nový kmen na území, kde už nějaký máš
       *[other] { $strengthen ->
                [0] zkouška přízně: { $procreate } rozmnožení, jinak { $otherwise }
               *[other] { $procreate } rozmnožení a zkouška přízně k posílení { $strengthen ->
                        [one] kmene
                        [few] { $strengthen } kmenů
                       *[other] { $strengthen } kmenů
                    }
            }
    }
does-mutation =
    instaluj mutaci{ $special_bonus ->
        [0] { "" }
       *[other] { " " }se zvláštní prémií
    }, nebo přesuň { $move_feature ->
        [1] { $move_feature } značku vlastnosti
        [2] značky vlastností dvakrát
       *[other] značky vlastností { $move_feature }krát
    }
does-planning =
    { $goal_chip ->
        [0] instaluj splněný čip cíle
       *[other] vezmi a instaluj čip cíle
    }, nebo získej { $plan ->
        [one] { $plan } plánovací značku
        [few] { $plan } plánovací značky
       *[other] { $plan } plánovacích značek
    }
does-production =
    vyrob { $produce ->
        [one] { $produce } surovinu
        [few] { $produce } suroviny
       *[other] { $produce } surovin
    }{ $test ->
        [0] { " " }a { $transport } doprav
       *[other] { " " }a zkouškou přízně { $transport } doprav domů
    }
does-insight =
    instaluj kartu poznatku{ $special_bonus ->
        [0] { "" }
       *[other] { " " }se zvláštní prémií
    }, nebo získej { $ideas ->
        [one] { $ideas } nápad
        [few] { $ideas } nápady
       *[other] { $ideas } nápadů
    }
does-trade =
    { $money ->
        [0] { "" }
        [one] { $money } mince,{ " " }
        [few] { $money } mince,{ " " }
       *[other] { $money } mincí,{ " " }
    }{ $sale ->
        [one] { $sale } prodej
        [few] { $sale } prodeje
       *[other] { $sale } prodejů
    } a { $purchase ->
        [one] { $purchase } nákup
        [few] { $purchase } nákupy
       *[other] { $purchase } nákupů
    }
does-building =
    { $same_kind ->
        [0] { $build ->
                [one] postav farmu, loď, sochu nebo osadu
                [few] { $build } stavební projekty
               *[other] { $build } stavebních projektů
            }
       *[other] { $build ->
                [one] { $build } stavební projekt
                [few] { $build } stavební projekty téhož druhu
               *[other] { $build } stavebních projektů téhož druhu
            }
    }, nebo instaluj stavbu{ $special_bonus ->
        [0] { "" }
       *[other] { " " }se zvláštní prémií
    }
does-achievement =
    instaluj úspěch{ $special_bonus ->
        [0] { "" }
       *[other] { " " }se zvláštní prémií
    }, nebo získej aktivační kostku { $branches ->
        [2] a
       *[other] či
    } kostku osudu
does-stamina = získej značku vlastnosti: { feature-stamina }
does-intelligence = získej značku vlastnosti: { feature-intelligence }
does-calm = získej značku vlastnosti: { feature-calm }
does-dexterity = získej značku vlastnosti: { feature-dexterity }
does-expression = získej značku vlastnosti: { feature-expression }
does-perception = získej značku vlastnosti: { feature-perception }
does-sleep =
    libovolné dvě kostky: { $ideas ->
        [one] { $ideas } nápad
        [few] { $ideas } nápady
       *[other] { $ideas } nápadů
    }, nebo { $focus ->
        [one] značka soustředění
        [few] { $focus } značky soustředění
       *[other] { $focus } značek soustředění
    }

## Rady

guide-civ-start = Nejdřív vyber, s čím začneš. Karty zůstávají v ruce, dokud na ně nebudeš mít; všechno ostatní je tvoje hned. Nepřemýšlej dlouho: hodit se může každá karta.
guide-civ-new-cards = Hra má čtyři epochy po osmi fázích. Epochu zahajují nové karty a událost, která udeří ke konci: deska ukazuje, koho se bude týkat. Pak přijdou cíle, nález a dlouhá fáze akcí.
guide-civ-goals = Čip cíle dává úkol. Splň ho, instaluj čip modulem Plánování a vylepší se jeden z tvých modulů. Jednou za epochu vybíráš zdarma: vezmi ten, ke kterému máš blízko.
guide-civ-extra-find = V každé epoše dostaneš jednu surovinu z krajiny, kde žije tvůj kmen. Podívej se na karty v ruce: co stojí?
guide-civ-turn = Ve svém tahu aktivuješ dvěma kostkami jeden modul, nebo provedeš reset. Zelené rámečky ukazují moduly, na které máš. Ukaž na některý: lišta řekne, co na své úrovni dělá, a kostky, které by použil, se rozsvítí.
guide-civ-dice = Každý modul potřebuje dvě hodnoty kostek. Jeden nápad změní kostku o 1, chybějící hodnota tedy stojí nápady. Chceš platit jinými kostkami, než je navrženo? Nejdřív na ně klikni, pak zvol modul.
guide-civ-cards = Na kartu se zeleným rámečkem máš. Kliknutí aktivuje její modul a kartu instaluje; stejně fungují splněné čipy cílů a čipy příjmů.
guide-civ-reset = Když zbývá málo kostek, můžeš provést reset: všemi použitými se hází znovu a značka resetu se stane nápadem nebo jídlem. Resety také přibližují konec epochy: když je ukazatel plný, zbývá jedno kolo.
guide-civ-features = Dvě stejné kostky přinesou značku vlastnosti. Vlastnostmi se platí mutace, získávají čipy atributů a počítají se do některých cílů.
guide-civ-attributes = Máš dost značek vlastnosti na čip atributu. Můžeš si ho vzít kdykoli ve svém tahu; stojí jednu z těch značek a platí do konce hry.
guide-civ-last-round = Poslední kolo této epochy: každý má ještě jeden tah. Pak působí místa, kmeny potřebují jídlo a přijde počasí a událost.
guide-civ-module-research = Výzkum přináší karty: odkryté, které vidíš, nebo několik ze zakrytého balíčku, z nichž si necháš ty nejlepší.
guide-civ-module-migration = Migrují silné kmeny, jedno území na krok. Kdo první vstoupí na nerozvinuté území, odkryje jeho surovinu. Přes vodu se dostane jen ten, kdo tam má loď.
guide-civ-module-exploration = Průzkum odkryje místa na rozích tvého území a přinese za ně body. Šťastný nález je hod kostkami osudu: vysoké hodnoty najdou vzácnější suroviny krajiny.
guide-civ-module-transport = Vyrobené suroviny leží na územích, dokud je nedopravíš domů; karty a osady se platí jen z toho, co je ve skladu.
guide-civ-module-invention = Vynálezy se vyplatí dlouhodobě. Místo instalace můžeš ještě jednou použít svůj čip příjmů.
guide-civ-module-activity = Činnosti jsou drobné výměny: ta vytištěná na konzoli, 1 mince za krok na libovolné stupnici pokroku, a ty z instalovaných karet.
guide-civ-module-sustenance = Lov přinese jídlo podle kostky osudu a krajiny, na každém území jednou za epochu. Nebo slabé kmeny zesílí: jen silné migrují a bodují.
guide-civ-module-procreation = Nový kmen přijde na území, kde už nějaký máš: silný na volné tábořiště, slabý, pokud někoho vytlačí. Víc kmenů víc dokáže, ale i víc sní.
guide-civ-module-mutation = Mutace stojí vlastnosti. Nebo přesuň značku na jinou vlastnost a dej dohromady, co vyžaduje karta nebo čip atributu.
guide-civ-module-planning = Plánovací značky jsou kostky na později: drží svou hodnotu, dokud je nepotřebuješ. Nebo instaluj splněný čip cíle a vylepši modul.
guide-civ-module-production = Každá výroba položí tvou surovinu na území s tvým kmenem. Domů ji dostane Doprava.
guide-civ-module-insight = Nápady mění kostky a zachraňují zkoušky přízně. Karty poznatků přinášejí hlavně vědění a body.
guide-civ-module-trade = Prodej jednu surovinu za peníze a jednu za body; kup jakoukoli za 2 mince, leží-li její dílek odkrytý, jinak za 4.
guide-civ-module-building = Farma živí kmeny, loď překoná vodu, sochy bodují každou epochu, osady se počítají do blahobytu a ke kartám staveb. Sochy a osady potřebují staveniště nebo ostrov.
guide-civ-module-achievement = Karty úspěchů stojí vlastnosti i suroviny. Nebo si vezmi víc kostek: aktivační znamená víc tahů mezi resety, kostka osudu víc štěstí.
guide-civ-module-sleep = Spánek potřebuje libovolné dvě kostky. Je to východisko, když se nic jiného nehodí.
guide-civ-install = Karta přijde na nejnižší volný stupeň svého sloupce. Čím vyšší stupeň, tím víc polí ceny platíš a tím víc bodů dostaneš hned. Okamžitá prémie přijde teď, text nahoře platí natrvalo.
guide-civ-test = Zkouška přízně se podaří, ukáže-li některá kostka osudu nejvýše číslo tvého pole na stupnici přízně Agery. Nápady mohou kostku změnit.
guide-civ-fate = Vyber, která z hozených kostek osudu platí. Každý nápad ji změní o 1; 1 a 6 spolu sousedí.
guide-civ-settle = Kmen se usadí na volném tábořišti. Tábořiště s ohněm přináší body. Nebo můžeš vytlačit kmen, i vlastní: odejde do divočiny, kde jí dvojnásob, a tvůj zeslábne.
guide-civ-supply = Všech tvých 50 značek je v použití. Vrať ty méně důležité, aby bylo kam položit nové, nebo se bez nich obejdi.
guide-civ-sites = V rozích leží odkrytá místa. Ve fázi 5 působí na všechny kmeny kolem, v dobrém i zlém; „Co přijde“ říká, co čeká ty tvoje. Ukaž na místo a uvidíš, co dělá.
guide-civ-feeding = Každý kmen sní 1 jídlo, v divočině 2, u tvé farmy o 1 méně. Nenakrmené silné kmeny zeslábnou, slabé zahynou, ledaže za ně obětuješ přízeň.
guide-civ-weather = Počasí se mění, jak říká událost. Teplo, mírné počasí a déšť dovolí malou akci navíc; horko a zima stojí jídlo nebo kmen; za bílou čarou přijdeš o kmen.
guide-civ-income = Na konci epochy použiješ každý čip příjmů jednou: pro jeho akci, nebo pro bod. Sochy bodují podle pole na stupnici přízně Agery.
guide-civ-scoring = V každé epoše se boduje jedna kategorie, ukázaná vedle fází; na konci se počítá všech devět, tři z nich o bod víc. Vyplatí se dívat dopředu.
guide-civ-end = Poslední epocha. Na konci se bodují všechny kategorie, stupně konzole a bodové prémie: okno bodů ukazuje, kolik by to bylo teď.

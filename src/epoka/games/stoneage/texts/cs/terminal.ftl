### Doba kamenná v terminálu: slova herního plánu a seznamu možností.

terminal-headline = { game-stone-age } · kolo { $round } · začíná { $seat }
terminal-deck = karet v balíčku: { $cards }
terminal-dice = kostky k rozebrání: { $dice }
terminal-card = karta { $number }
terminal-building = budova { $number }
terminal-nobody = nikdo
terminal-players = Hráči
terminal-workers = Figurky
terminal-food = Jídlo
terminal-agriculture = Obilí
terminal-collected = Sbírka
terminal-points = Body
terminal-buildings = budovy ×{ $number }
terminal-player-line = { $letter } { $seat }: body { $points }; figurky doma { $home } z { $workers }; jídlo { $food }, obilí +{ $agriculture }; { $goods }; nástroje { $tools }; sbírka: { $collected }
terminal-total = součet { $total }
terminal-worth = zatím za { $points }
terminal-odds = Šance, { $good }: { $chances }
terminal-tiles = v balíčku: { $number }
terminal-buildings-tiles = Budovy (kolik v balíčku)
terminal-price = cena { $amount }
terminal-gain-tool =
    { $amount ->
        [0] nic
       *[other] { upper-tool }
    }
terminal-gain-workers =
    { $amount ->
        [0] nic
       *[other] figurka
    }
terminal-gain-agriculture =
    { $amount ->
        [0] nic
       *[other] { upper-agriculture }
    }
terminal-gain-points =
    { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
        [many] { $amount } bodu
       *[other] { $amount } bodů
    }
about-bot-greedy = ohodnotí vše, co může získat, a vezme si to nejlepší; dobrý soupeř
bot-starver = Hladovec
about-bot-starver = nechává svůj kmen hladovět a všechno vkládá do růstu a bodů

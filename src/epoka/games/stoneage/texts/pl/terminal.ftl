### Epoka Kamienia w terminalu: słowa planszy i listy możliwości.

terminal-headline = { game-stone-age } · runda { $round } · pierwszy gracz: { $seat }
terminal-deck = kart w talii: { $cards }
terminal-dice = kości do wzięcia: { $dice }
terminal-card = karta { $number }
terminal-building = budynek { $number }
terminal-nobody = nikt
terminal-players = Gracze
terminal-workers = Pionki
terminal-food = Żywność
terminal-agriculture = Plony
terminal-collected = Zdobycze
terminal-points = Punkty
terminal-buildings = budynki ×{ $number }
terminal-player-line = { $letter } { $seat }: punkty { $points }; pionki w domu { $home } z { $workers }; żywność { $food }, plony +{ $agriculture }; { $goods }; narzędzia { $tools }; zdobycze: { $collected }
terminal-total = suma { $total }
terminal-worth = dotąd warte { $points }
terminal-odds = Szanse, { $good }: { $chances }
terminal-tiles = w stosie: { $number }
terminal-buildings-tiles = Budynki (ile w stosie)
terminal-price = koszt { $amount }
terminal-gain-tool =
    { $amount ->
        [0] nic
       *[other] { upper-tool }
    }
terminal-gain-workers =
    { $amount ->
        [0] nic
       *[other] pionek
    }
terminal-gain-agriculture =
    { $amount ->
        [0] nic
       *[other] { upper-agriculture }
    }
terminal-gain-points =
    { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
        [many] { $amount } punktów
       *[other] { $amount } punktu
    }
about-bot-greedy = wycenia wszystko, co może zdobyć, i bierze najlepsze; dobry przeciwnik
bot-starver = Głodomór
about-bot-starver = pozwala plemieniu głodować, a wszystko wkłada w rozwój i punkty

### «Кам’яна доба» в терміналі: слова поля та списку варіантів.

terminal-headline = { game-stone-age } · раунд { $round } · перший гравець: { $seat }
terminal-deck = карт у колоді: { $cards }
terminal-dice = кубики, які ще можна взяти: { $dice }
terminal-card = карта { $number }
terminal-building = будівля { $number }
terminal-nobody = нікого
terminal-players = Гравці
terminal-workers = Фігурки
terminal-food = Їжа
terminal-agriculture = Лани
terminal-collected = Здобуте
terminal-points = Очки
terminal-buildings = будівлі ×{ $number }
terminal-player-line = { $letter } { $seat }: очки { $points }; фігурки вдома { $home } з { $workers }; їжа { $food }, лани +{ $agriculture }; { $goods }; знаряддя { $tools }; здобуте: { $collected }
terminal-total = сума { $total }
terminal-worth = поки що варто { $points }
terminal-odds = Шанси, { $good }: { $chances }
terminal-tiles = у стосі: { $number }
terminal-buildings-tiles = Будівлі (скільки в стосі)
terminal-price = ціна { $amount }
terminal-gain-tool =
    { $amount ->
        [0] нічого
       *[other] { upper-tool }
    }
terminal-gain-workers =
    { $amount ->
        [0] нічого
       *[other] фігурка
    }
terminal-gain-agriculture =
    { $amount ->
        [0] нічого
       *[other] { upper-agriculture }
    }
terminal-gain-points =
    { $amount ->
        [one] { $amount } очко
        [few] { $amount } очки
        [many] { $amount } очок
       *[other] { $amount } очка
    }
about-bot-greedy = оцінює все, що може здобути, і бере найкраще; добрий суперник
bot-starver = Голодувальник
about-bot-starver = дозволяє племені голодувати, а все вкладає у зростання та очки

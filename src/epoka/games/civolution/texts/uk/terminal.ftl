### Civolution у терміналі: слова поля та списку виборів.

terminal-headline = { game-civolution } · епоха { $era } з 4 · починає: { $seat }
terminal-weather =
    { $weather ->
        [2] спека
        [1] тепло
        [0] помірно
        [-1] дощ
       *[other] холод
    }
terminal-resets = перезапуски: { $resets } з { $end }
terminal-last-round = останній раунд
terminal-event = подія: { $incident }
terminal-phase-1 = Нові карти
terminal-phase-2 = Нові цілі
terminal-phase-3 = Додаткова знахідка
terminal-phase-4 = Дії
terminal-phase-5 = Місцини
terminal-phase-6 = Годування
terminal-phase-7 = Подія
terminal-phase-8 = Дохід
terminal-eras = Категорії епох
terminal-final = більше наприкінці
terminal-continent = Континент
terminal-displays = Вітрини
terminal-consoles = Консолі
terminal-fire = біля вогнища
terminal-free = вільні стоянки: { $number }
terminal-touches = { $territory } — сусідні: { $others }
terminal-wild = глушина
terminal-raw = матеріали
terminal-hunted = жетон полювання
terminal-statues = статуї
terminal-settlements = поселення
terminal-goals = Чипи цілей
terminal-incomes = Чипи доходу
terminal-attributes = Чипи властивостей
terminal-stack = закрито: { $number }
terminal-dice = Кубики
terminal-offered = Карти чипів на вибір
terminal-points = { $score } (з кінцем гри: { $points })
terminal-own-dice = { $dice }, використані: { $used }
terminal-fate-dice = Кубики долі
terminal-plans = Планування
terminal-favor = Прихильність Агери
terminal-features = Риси
terminal-storage = Склад
terminal-levels = Поліпшено
terminal-goal-area = Зона цілей
terminal-columns = Колонки
terminal-active = активні ступені: { $stages }
terminal-hand = Рука
terminal-hidden =
    { $number ->
        [one] { $number } невідома карта
        [few] { $number } невідомі карти
       *[many] { $number } невідомих карт
    }
terminal-supply = Запас
terminal-left = маркери { $markers }, племена { $tribes }, ферми { $farms }, човни { $boats }
terminal-free-fire = вільне вогнище
terminal-provisions = припаси: { $number }
terminal-half = половина карт: { $half }
terminal-icons = символи перезапуску: сині { $blue }, червоні { $red }

about-bot-greedy = зважує, що дав би кожен модуль, і обирає найкращий; добрий суперник

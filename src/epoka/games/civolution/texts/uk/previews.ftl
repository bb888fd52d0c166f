### Скільки вибір коштує, що дає і чим ризикує, кількома словами; рядків поруч може бути кілька.

## Витрати й здобутки

preview-cost = { $space } −{ $n }
preview-gain = { $space } +{ $n }
preview-points = +{ $points } оч.
preview-points-at-most = за вартість вищого ступеня до { $points } оч.
preview-needs = потрібно: { $space } ×{ $n }
preview-cost-or = { $material } −{ $n } або поселення: { $settlements }
preview-diamonds =
    Добробут: { $n ->
        [-2] −2 діаманти
        [-1] −1 діамант
        [0] +0 діамантів, їжа більше не дає
        [one] +{ $n } діамант
        [few] +{ $n } діаманти
       *[many] +{ $n } діамантів
    }
preview-income-chip = дає чип доходу
preview-upgrade-bonus = дає поліпшення модуля
preview-favor-back = −{ $n } на треку прихильності Агери

## Кубики долі

preview-test =
    перевірка прихильності { $percent } % ({ $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[many] { $dice } кубиків
    }, до { $limit })
preview-test-ideas = з ідеями ({ $ideas }) { $percent } %
preview-hunt =
    у середньому { $average } їжі (від { $least } до { $most }), { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[many] { $dice } кубиків
    }
preview-hunt-table = їжа за значення від 1 до 6: { $table }
preview-find =
    кожен ряд { $percent } %, { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[many] { $dice } кубиків
    }
preview-find-row =
    { $row ->
        [1] 1 чи 2
        [2] 3 чи 4
       *[other] 5 чи 6
    }: { $material }
preview-sites =
    відкриває { $number ->
        [one] { $number } місцину
        [few] { $number } місцини
       *[many] { $number } місцин
    }, у середньому { $average } оч.
preview-one-more-site = ще одна місцина будь-де

## Племена й території

preview-displaces = у глушину йде плем’я ({ $seat })
preview-becomes-weak = твоє плем’я слабшає
preview-develops = розвиває територію: +1 матеріал
preview-fire-free = вогнище вільне: { $points } оч.
preview-free-camps = інші вільні стоянки: { $n }
preview-migrations = міграції: { $n }
preview-raw = матеріал: { $material }
preview-raw-open = вантаж човна, матеріали на вибір: { $n }
preview-tribes-weaken =
    { $n ->
        [one] слабшає { $n } плем’я
        [few] слабшають { $n } племені
       *[many] слабшають { $n } племен
    }
preview-tribes-die =
    { $n ->
        [one] гине { $n } плем’я
        [few] гинуть { $n } племені
       *[many] гинуть { $n } племен
    }

## Будівництво

preview-places = місця для будівництва: { $n }
preview-farm-saves = заощаджує їжу в наступному годуванні: { $n }
preview-boat = уже має матеріал; сильне плем’я може зійти на борт
preview-statue = крок на треку й { $points } оч. у кожній фазі доходу (лишилося їх: { $times })

## Карти, чипи, треки

preview-stage = ступінь { $stage }: { $points } оч. наприкінці
preview-stage-inactive = ступінь { $stage }: { $points } оч. наприкінці, якщо його плитка буде активною
preview-final-points = +{ $points } оч. наприкінці за нинішнього стану
preview-can-install = карти, які можна встановити зараз: { $n }
preview-goals-ready = чипи цілей, які можна встановити зараз: { $n }
preview-goal-met = зараз ти його виконуєш
preview-goal-missing = у тебе { $have } з { $need }
preview-goal-price-missing = зараз ти не можеш його оплатити
preview-reset = кидок використаних кубиків: { $dice }; перезапуск { $resets } з { $end }
preview-times =
    щонайбільше { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[many] { $n } разів
    }
preview-planning = маркери планування: { $n }, усі на одне поле
preview-gain-cards =
    { $n ->
        [one] верхня карта обраного стосу, відкритого чи закритого
        [few] { $n } верхні карти обраних стосів, відкритих чи закритих
       *[many] { $n } верхніх карт обраних стосів, відкритих чи закритих
    }
preview-draw = візьми { $n }, залиш { $keep }
preview-level =
    рівень { $level ->
        [2] II
       *[other] III
    }
preview-track = поле { $space } { $track_on }
preview-bonus-upgrade = бонус: поліпшення модуля зі значенням { $value }
preview-bonus-favor = бонус: одне поле прихильності або дія чипа доходу
preview-bonus-stage = бонус: перевернути плитку ступеня або 3 очки
preview-favor = поле { $space } прихильності: перевірки { $percent } % (зараз { $before } %)
preview-favor-statues = кожна статуя тоді дає { $points } оч.

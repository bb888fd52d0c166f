### Слова самої сторінки: лобі й стіл.
### Слова гри лежать у її теці, загальні — у src/epoka/texts. Кожен ключ є в усіх чотирьох мовах.

## Усюди

web-close = Закрити
web-cancel = Скасувати
web-copy = Копіювати
web-copied = Скопійовано
web-loading = Хвилинку…
web-problem = Цього не вдається відкрити
web-puzzles = Задачі
web-open-record = Відкрити збережену гру
web-lobby = До лобі
web-language = Мова
web-theme-auto = Кольори як у системі; натисни, щоб увімкнути світлі
web-theme-light = Світлі кольори; натисни, щоб увімкнути темні
web-theme-dark = Темні кольори; натисни, щоб повернутися до системних
web-sound = Гучність звуків
web-speed = Темп ходів
web-speed-calm = Спокійний
web-speed-normal = Звичайний
web-speed-quick = Швидкий
web-speed-at-once = Усе одразу
web-points-now =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }, якби гра закінчилася зараз
web-points-unit = очки
web-strip = Твої речі
web-summary = Цей раунд стисло
web-summary-nothing = Поки нічого.
web-your-roll = Твій кидок
web-warning = Увага:
web-may-be-chosen = зараз можна обрати
web-bot = Бот { $bot }
web-level = { $name }, сила { $number } з { $count }
web-levels = Рівні, від найлегшого
web-other-bots = Інші боти

## Лобі

web-motto = Цивілізаційні настільні ігри, повні й за правилами. Сідай одразу або підготуй стіл для друзів.
web-games = Ігри
web-play-now = Грати зараз
web-play-now-at = Грати зараз: { $game }
web-continue = Грати далі
web-new-game = Нова гра
web-set-up = Підготовка
web-set-up-first = Перші ігри
web-set-up-full = Повна гра
web-opponent = Суперник: { $name }
web-opponent-at = Суперник: { $game }
web-solo = Соло
web-solo-at = Соло: { $game }
web-new-table = Новий стіл
web-new-which = Яка гра?
web-my-tables = Мої столи
web-tables-all = Усі ({ $count })
web-past-tables = Завершені
web-no-tables = Столів ще немає. «Грати зараз» починає гру з ботом.
web-table-over = завершено
web-table-closed-short = закрито
web-table-won = перемога
web-table-lost = поразка
web-table-shared = спільна перемога
web-table-moves =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
web-join-by-link = Приєднатися за посиланням
web-join-by-link-why = Встав посилання, яке тобі надіслали.
web-join-open = Відкрити стіл
web-join-wrong = Це не схоже на посилання до столу: у ньому є /t/, і зазвичай воно закінчується на #seat=…
web-unofficial = Epoka — неофіційне втілення з власними текстами й малюнками; воно не пов’язане з видавцями ігор.

## Новий стіл

web-wish-me-why = Ти, у цьому браузері.
web-wish-here-why = Екран переходить із рук у руки; завіса ховає те, чого іншим бачити не можна.
web-wish-link-why = Ти отримаєш посилання, щоб надіслати. Місце чекає, доки його хтось відкриє.

## Стіл

web-board = Ігрове поле
web-action-bar = Що робити зараз
web-amount = Скільки
web-confirm = Підтвердити
web-undo = Скасувати дію (U)
web-undo-ask = Попросити інших про скасування (U)
web-undo-beyond = Скасувати аж до останнього кидка чи розіграшу (U)
web-redo = Повторити (Y)
web-hint = Підказка (H)
web-hint-thinking = Бот думає, як би походив…
web-hint-take = Зіграти так
web-find = Показати мої варіанти
web-all-that-happened = Показати все
web-tie = Очок порівну: вирішило правило на випадок нічиєї.
web-others-did = Що зробили інші
web-played = Єдиний можливий хід, зроблено автоматично: { $actions }.
web-go-back = Назад
web-do-it-anyway = Усе одно зробити
web-really = Справді?
web-played-by-rules = Єдиний можливий хід, зроблено автоматично:
web-automatic = (автоматично)
web-your-turn = Твій хід
web-deciding = вирішує
web-waiting =
    { $count ->
        [one] Зараз вирішує { $names }.
        [few] Зараз вирішують { $names }.
        [many] Зараз вирішують { $names }.
       *[other] Зараз вирішують { $names }.
    }
web-why-not-your-turn = Зараз не твій хід.
web-why-over = Гру завершено.
web-watching = Ти спостерігаєш
web-watchers =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядача
    }
web-clock = Скільки часу лишилося на це рішення
web-score = Очки
web-score-now = Ніби гра закінчилася зараз. Приховане не враховано.
web-score-secret = Очки в цій грі таємні до її кінця.
web-rules = Правила
web-rules-of = Правила: { $game }
web-rules-search = Шукати в правилах
web-rules-nothing = Жодне правило не містить «{ $search }».
web-rules-none = Правил цієї гри ще не записано.
web-menu = Меню
web-tabs = Частини столу
web-tab-me = Я
web-tab-others = Інші
web-tab-log = Журнал
web-enlarge = Збільшити або зменшити:
web-gathering = Збираємося
web-chat = Чат
web-log-rules = Показувати правило біля кожного рядка
web-log-rule = Правило { $rule }
web-log-all = Показати весь журнал
web-dice = Кубики: { $faces } = { $sum }
web-dice-each = Кубики: { $faces }
web-guide = Підказки для першої гри
web-guide-understood = Зрозуміло
web-guide-off = Вимкнути підказки
web-since =
    { $count ->
        [one] { $count } хід від останнього візиту
        [few] { $count } ходи від останнього візиту
        [many] { $count } ходів від останнього візиту
       *[other] { $count } ходу від останнього візиту
    }
web-since-play = Показати
web-since-at = Хід { $at } з { $count } від останнього візиту
web-since-skip = До поточної позиції
web-stage-skip = Пропустити
web-replay-round = Показати цей раунд ще раз
web-past = Це позиція після ходу { $turn }.
web-past-back = Назад до поточної позиції
web-undo-here = Повернути сюди
web-line-lost = З’єднання втрачено. Пробуємо знову; нічого зробленого не втрачено.
web-line-refused = У цього браузера тут більше немає місця.
web-table-closed = Цей стіл закрито.
web-undo-asked =
    { $count ->
        [one] { $seat } просить скасувати { $count } дію. Те, що відтоді вирішив випадок, буде розіграно знову.
        [few] { $seat } просить скасувати { $count } дії. Те, що відтоді вирішив випадок, буде розіграно знову.
        [many] { $seat } просить скасувати { $count } дій. Те, що відтоді вирішив випадок, буде розіграно знову.
       *[other] { $seat } просить скасувати { $count } дії. Те, що відтоді вирішив випадок, буде розіграно знову.
    }
web-undo-waiting = { $seat } просить про скасування; інші вирішують.
web-undo-agree = Згода
web-undo-refuse = Не погоджуюся
web-undo-really =
    { $count ->
        [one] Скасувати { $count } дію? Те, що відтоді вирішив випадок, буде розіграно знову, і результат це покаже.
        [few] Скасувати { $count } дії? Те, що відтоді вирішив випадок, буде розіграно знову, і результат це покаже.
        [many] Скасувати { $count } дій? Те, що відтоді вирішив випадок, буде розіграно знову, і результат це покаже.
       *[other] Скасувати { $count } дії? Те, що відтоді вирішив випадок, буде розіграно знову, і результат це покаже.
    }
web-undo-really-ask =
    { $count ->
        [one] Попросити інших скасувати { $count } дію? Те, що відтоді вирішив випадок, буде розіграно знову.
        [few] Попросити інших скасувати { $count } дії? Те, що відтоді вирішив випадок, буде розіграно знову.
        [many] Попросити інших скасувати { $count } дій? Те, що відтоді вирішив випадок, буде розіграно знову.
       *[other] Попросити інших скасувати { $count } дії? Те, що відтоді вирішив випадок, буде розіграно знову.
    }
web-undo-do = Скасувати
web-undo-send = Попросити
web-undo-waiting-you = Ти просиш про скасування; інші вирішують.
web-undo-withdraw = Відкликати прохання
web-rerolls =
    { $count ->
        [one] { $count } раз щось скасовано й розіграно знову.
        [few] { $count } рази щось скасовано й розіграно знову.
        [many] { $count } разів щось скасовано й розіграно знову.
       *[other] { $count } раза щось скасовано й розіграно знову.
    }
web-curtain = Тепер { $name }
web-curtain-why = Передай екран. З наступного вигляду ще нічого не завантажено.
web-curtain-ready = Це я, { $name }
web-seat-standin = Тут грає бот, доки не повернеться власник
web-seat-by-rules = Грає автоматично за правилами
web-seat-free = Місце на когось чекає
web-seat-away = Зараз не за столом
web-record = Запис гри
web-review = Перегляд гри
web-rematch = Зіграти ще раз
web-rematch-go = До наступної гри
web-end = Остаточний підрахунок
web-end-skip = Пропустити
web-end-again = Показати підрахунок ще раз
web-end-board = До поля
web-end-by =
    { $points ->
        [0] за правилом на випадок нічиєї
        [one] з різницею в { $points } очко
        [few] з різницею в { $points } очки
        [many] з різницею в { $points } очок
       *[other] з різницею в { $points } очка
    }
web-end-won = Ти перемагаєш { web-end-by }
web-end-lost = Ти програєш { web-end-by }
web-end-wins = { $name } перемагає { web-end-by }
web-end-lead =
    { $count ->
        [one] { $source }: веде { $names }
        [few] { $source }: лідерство ділять { $names }
       *[many] { $source }: лідерство ділять { $names }
    }
web-end-weaker = Слабший суперник ({ $name })
web-end-stronger = Сильніший суперник ({ $name })
web-table-delete = Видалити стіл
web-table-delete-sure = Справді видалити? Гра зникне для всіх і назавжди.

## Уроки

web-learn =
    { $number ->
        [one] Навчитися: { $number } короткий урок
        [few] Навчитися: { $number } короткі уроки
        [many] Навчитися: { $number } коротких уроків
       *[other] Навчитися: { $number } короткого уроку
    }
web-lessons = Усі уроки
web-lessons-of = Навчитися грати: { $game }
web-lesson-aim = Мета:
web-lesson-task = { $number } з { $of }
web-lesson-on = Далі
web-lesson-back = Назад
web-lesson-again = Скасувати й спробувати ще раз
web-lesson-following = Наступний урок
web-lesson-done = пройдено
web-coach = Тренер
web-first-game = Твоя перша гра
web-first-game-why = Проти найлагіднішого суперника, який пояснює свої ходи.
lesson-not-it = Так можна, але цей крок про інше. Скасуй хід і знайди підсвічене.

## Стіл у журналі

event-table-undone =
    { $drawn ->
        [0] { $count ->
            [one] { $seat } скасовує { $count } дію.
            [few] { $seat } скасовує { $count } дії.
            [many] { $seat } скасовує { $count } дій.
           *[other] { $seat } скасовує { $count } дії.
        }
       *[other] { $count ->
            [one] { $seat } скасовує { $count } дію; те, що вирішив випадок, розігрується знову.
            [few] { $seat } скасовує { $count } дії; те, що вирішив випадок, розігрується знову.
            [many] { $seat } скасовує { $count } дій; те, що вирішив випадок, розігрується знову.
           *[other] { $seat } скасовує { $count } дії; те, що вирішив випадок, розігрується знову.
        }
    }
event-table-undo-asked =
    { $count ->
        [one] { $seat } просить скасувати { $count } дію.
        [few] { $seat } просить скасувати { $count } дії.
        [many] { $seat } просить скасувати { $count } дій.
       *[other] { $seat } просить скасувати { $count } дії.
    }
event-table-undo-refused = { $seat } не погоджується на скасування.
event-table-undo-withdrawn = { $seat } відкликає прохання про скасування.
event-table-joined = { $seat } сідає за стіл.
event-table-given-to-bot = На цьому місці тепер грає бот { $bot }.
event-table-given-to-person = Місце чекає на людину: { $seat }.
event-table-renewed = Господар створив нове посилання ({ $seat }); попереднє вже не діє.
event-table-standin = Час минув ({ $seat }): тепер грає бот { $bot }.
event-table-returned = { $seat } повертається до гри.
event-table-bot-failed = Бот { $bot } не відповів вчасно; { $seat } виконує випадкову дозволену дію.
event-table-closed = Стіл закрито.
event-table-host-moved = Господар столу тепер { $seat }.
event-table-watchers-evicted = Посилання для глядачів більше не діє, і глядачів від’єднано.
event-table-ready = { $seat } може починати.
event-table-begun = Гра починається.
event-table-moved = { $seat } грає далі на іншому пристрої.
event-table-listed =
    { $on ->
        [0] Господар закрив стіл: вільні місця лише для запрошених.
       *[other] Вільне місце може зайняти будь-хто з лобі. Чат вимкнено, доки господар його не дозволить.
    }
event-table-chat =
    { $chat ->
        [off] Господар вимикає чат.
        [players] Господар дозволяє розмовляти гравцям; глядачі розмовляють між собою.
       *[all] Господар дозволяє розмовляти всім, і глядачам теж.
    }
event-table-rematch = { $seat } готує стіл до наступної гри.
event-table-why = { $seat }: { $why }.
refusal-not-yours-to-decide = Зараз це вирішувати не тобі

## У чому сервер відмовляє

error-offline = Сервер не відповідає. Перевір з’єднання; сторінка пробує далі.
error-unknown = Не вийшло. Завантаж сторінку знову; якщо це не допоможе, поглянь у журнал сервера.
error-unknown-game = Такої гри тут немає.
error-hints-forbidden = Господар цього столу заборонив підказки.

## Гра без власного поля

web-generic-find = Знайти варіант
web-generic-shown = { $shown } з { $all } варіантів
web-generic-nothing = Немає варіанта з такими словами.
web-generic-part = { $name }: { $value }
event-table-ran-out = { $seat }: час минув.
event-table-pause-asked = { $seat } просить про перерву.
event-table-pause-refused = { $seat } відмовляє у перерві.
event-table-paused = Перерва.
event-table-resumed = { $seat } завершує перерву.

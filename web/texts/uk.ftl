### Слова самої сторінки: зала, стіл, перегляд гри й відповіді сервера.
### Слова гри лежать у її теці, загальні — у src/epoka/texts. Кожен ключ є в усіх чотирьох мовах.

## Усюди

web-close = Закрити
web-cancel = Скасувати
web-copy = Копіювати
web-copied = Скопійовано
web-loading = Хвилинку…
web-problem = Цього не вдається відкрити
web-lobby = До зали
web-language = Мова
web-theme-auto = Кольори як у системі; натисніть, щоб увімкнути світлі
web-theme-light = Світлі кольори; натисніть, щоб увімкнути темні
web-theme-dark = Темні кольори; натисніть, щоб повернутися до системних
web-sound = Звук, коли ваш хід
web-sound-on = Звук увімкнено: дві ноти, коли ваш хід
web-sound-off = Звук вимкнено
web-name = Ім’я
web-password = Пароль
web-password-optional = Пароль (за бажанням)
web-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
web-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
web-bot = Бот { $bot }
web-level = { $name }, сила { $number } з { $count }
web-levels = Рівні, від найлагіднішого
web-other-bots = Інші боти

## Зала

web-motto = Цивілізаційні настільні ігри, повні й за правилами. Сідайте одразу або підготуйте стіл для друзів.
web-games = Ігри
web-play-now = Грати зараз
web-play-now-at = Грати зараз: { $game }
web-opponent = Суперник: { $name }
web-opponent-at = Суперник: { $game }
web-solo = Наодинці
web-solo-at = Гра наодинці: { $game }
web-new-table = Підготувати стіл
web-new-table-of = Новий стіл: { $game }
web-new-which = Яка гра?
web-my-tables = Мої столи
web-tables-all = Усі ({ $count })
web-past-tables = Завершені
web-no-tables = Столів ще немає. «Грати зараз» починає гру з ботом.
web-table-over = завершено
web-table-closed-short = закрито
web-join-by-link = Приєднатися за посиланням
web-join-by-link-why = Вставте посилання, яке вам надіслали.
web-join-open = Відкрити стіл
web-join-wrong = Це не схоже на посилання до столу: у ньому є /t/, і зазвичай воно закінчується на #seat=…
web-unofficial = Epoka — неофіційне втілення з власними текстами й малюнками; воно не пов’язане з видавцями ігор.

## Новий стіл

web-seats = Місця
web-seat-number = Місце { $number }
web-seat-more = На одне місце більше
web-seat-less = На одне місце менше
web-wish-me = Я
web-wish-me-why = Ви, у цьому браузері.
web-wish-here = Хтось біля цього екрана
web-wish-here-why = Ви передаєте екран одне одному; завіса ховає те, чого іншим бачити не можна.
web-wish-link = Запрошення за посиланням
web-wish-link-why = Ви отримаєте посилання, щоб надіслати. Місце чекає, доки його хтось відкриє.
web-wish-bot = Бот
web-options = Правила докладно
web-deadline = Час на рішення
web-deadline-why = Коли він мине, за це місце грає бот, доки не повернеться власник.
web-deadline-none = без обмеження
web-deadline-60 = 1 хвилина
web-deadline-300 = 5 хвилин
web-deadline-3600 = 1 година
web-deadline-86400 = 1 день
web-create = Почати гру

## Прихід до столу

web-join = Вас запрошено до столу
web-join-why = Напишіть, як вас називати, і сідайте. Обліковий запис не потрібен.
web-join-watch = Вас запрошено дивитися
web-join-watch-why = Ви бачите те, що можуть бачити всі за столом.
web-sit-down = Сісти
web-watch = Дивитися
web-invite = Запросіть інших
web-invite-why = Кожне посилання — одне місце: надішліть його тому, хто має там сидіти. Посилання є також у меню.
web-invite-all-here = Усі вже тут.

## Стіл

web-board = Ігрове поле
web-action-bar = Що робити зараз
web-amount = Скільки
web-confirm = Підтвердити
web-undo = Скасувати дію (U)
web-undo-ask = Попросити інших про скасування (U)
web-redo = Повторити (Y)
web-hint = Порада (H)
web-hint-thinking = Бот думає, як би походив…
web-hint-take = Зробити так
web-find = До того, що можна обрати
web-all-that-happened = Усе
web-tie = Очок порівну: вирішило правило на випадок нічиєї.
web-others-did = Що зробили інші
web-played = Іншого вибору не було, тож зіграно: { $actions }.
web-your-turn = Час ходити
web-deciding = вирішує
web-waiting =
    { $count ->
        [one] Зараз вирішує { $names }.
        [few] Зараз вирішують { $names }.
        [many] Зараз вирішують { $names }.
       *[other] Зараз вирішують { $names }.
    }
web-why-not-your-turn = Зараз ходить хтось інший.
web-why-over = Гру завершено.
web-watching = Ви спостерігаєте
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
web-log-rules = Показувати правило біля кожного рядка
web-log-rule = Правило { $rule }
web-log-all = Показати весь журнал
web-dice = Кубики: { $faces } = { $sum }
web-guide = Провідник першою грою
web-guide-understood = Зрозуміло
web-guide-off = Без провідника
web-since =
    { $count ->
        [one] { $count } хід від останнього візиту
        [few] { $count } ходи від останнього візиту
        [many] { $count } ходів від останнього візиту
       *[other] { $count } ходу від останнього візиту
    }
web-since-play = Показати
web-since-at = Хід { $at } з { $count } від останнього візиту
web-since-skip = До теперішнього
web-past = Це позиція після ходу { $turn }.
web-past-back = Назад до теперішнього
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
web-undo-refuse = Ні, не треба
web-curtain = Тепер { $name }
web-curtain-why = Передайте екран. З наступного вигляду ще нічого не завантажено.
web-curtain-ready = Це я, { $name }
web-seat-link = Посилання: { $name }
web-seat-standin = Тут грає бот, доки не повернеться власник
web-seat-by-rules = Грає за правилами
web-seat-free = Місце на когось чекає
web-seat-away = Зараз не за столом
web-seat-renew = Нове посилання
web-seat-give-bot = Віддати місце ботові…
web-seat-give-person = Віддати місце людині
web-watch-link = Посилання для глядачів
web-record = Запис гри
web-review = Перегляд гри
web-rematch = Зіграти ще раз
web-rematch-go = До наступної гри
web-table-close = Закрити стіл
web-table-close-sure = Справді закрити? Ніхто тут уже не зможе дограти.
web-table-delete = Видалити стіл
web-table-delete-sure = Справді видалити? Гра зникне для всіх і назавжди.
web-keys = Клавіші
web-keys-list = Стрілки: від цілі до цілі · Enter: вибір · цифри: скільки · U скасувати · Y повторити · H порада · ? або R правила · S очки · L журнал · Esc: відкласти

## Перегляд гри

web-review-of = Перегляд гри: { $game }
web-review-at = Після дії { $turn } з { $turns }
web-review-begin = Початок
web-review-first = На початок
web-review-back = На дію назад
web-review-forward = На дію вперед
web-review-last = У кінець
web-review-play = Відтворити
web-review-pause = Зупинити
web-review-speed = Швидкість
web-review-points = Очки в часі
web-review-sources = За джерелами
web-review-sources-of = Очки за джерелами: { $name }
web-review-table = Таблицею
web-review-turn = Дія
web-review-link = Посилання на цю позицію
web-review-fork = Грати звідси далі проти ботів
web-review-fork-why = Від цієї позиції почнеться новий стіл; на решті місць гратимуть боти.
web-review-fork-seat = Ваше місце
web-review-fork-bot = Решта
web-review-fork-go = Грати звідси далі
web-review-fork-later = Коли гра завершиться, можна буде грати далі від будь-якої позиції.
web-review-keys = Клавіші: ← → дія · ↑ ↓ раунд · Home і End · пробіл відтворює
web-review-to-table = До столу

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
            [one] { $seat } скасовує { $count } дію за згодою всіх; те, що вирішив випадок, розігрується знову.
            [few] { $seat } скасовує { $count } дії за згодою всіх; те, що вирішив випадок, розігрується знову.
            [many] { $seat } скасовує { $count } дій за згодою всіх; те, що вирішив випадок, розігрується знову.
           *[other] { $seat } скасовує { $count } дії за згодою всіх; те, що вирішив випадок, розігрується знову.
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
event-table-joined = { $seat } сідає за стіл.
event-table-given-to-bot = На цьому місці тепер грає бот { $bot }.
event-table-given-to-person = Місце { $seat } чекає на людину.
event-table-renewed = Господар створив нове посилання на місце { $seat }; попереднє вже не діє.
event-table-standin = Час минув: на місці { $seat } грає бот { $bot }.
event-table-returned = { $seat } повертається до гри.
event-table-bot-failed = Бот { $bot } не відповів вчасно; { $seat } виконує будь-яку дозволену дію.
event-table-closed = Стіл закрито.
event-table-host-moved = Господар столу тепер { $seat }.
event-table-watchers-evicted = Посилання для глядачів більше не діє, і глядачам довелося піти.
event-table-rematch = { $seat } готує стіл до наступної гри.
refusal-not-yours-to-decide = Зараз це вирішувати не вам

## У чому сервер відмовляє

error-offline = Сервер не відповідає. Перевірте з’єднання; сторінка сама спробує ще раз.
error-unknown = Не вийшло. Завантажте сторінку знову; якщо це не допоможе, погляньте в журнал сервера.
error-malformed = Сервер не зрозумів цієї сторінки. Завантажте її знову.
error-illegal = У цій позиції це неможливо.
error-unknown-action = Такої дії в цій грі немає.
error-not-your-turn = Зараз ходить хтось інший.
error-not-seated = У вас немає місця за цим столом.
error-game-over = Гру завершено.
error-no-right = Цей стіл лише для тих, хто має посилання. Відкрийте посилання, яке вам дали.
error-expired = Ваше місце віддано. Попросіть у господаря нове посилання.
error-forged = Перепустка цього браузера тут недійсна. Відкрийте своє посилання знову.
error-wrong-secret = Це посилання більше не дійсне. Попросіть у господаря нове.
error-password-needed = Це місце має пароль. Введіть його, щоб сісти.
error-wrong-password = Пароль неправильний. Спробуйте ще раз.
error-not-yours = Це місце належить комусь іншому.
error-not-host = Це може лише господар столу.
error-foreign = Цей запит надійшов з іншої сторінки, і його відхилено.
error-unknown-table = Такого столу тут немає. Перевірте посилання.
error-unknown-game = Такої гри тут немає.
error-unknown-seat = За цим столом немає такого місця.
error-unknown-turn = Такої позиції у грі немає.
error-unknown-path = За цією адресою нічого немає.
error-wrong-method = За цією адресою так зробити не можна.
error-stale = За столом уже пішли далі; ось теперішня позиція.
error-closed = Цей стіл закрито.
error-too-large = Для одного повідомлення це забагато.
error-bad-option = Ці налаштування не поєднуються: { $why }
error-bad-record = Цей запис не вдається прочитати: { $why }
error-too-many =
    { $seconds ->
        [one] Забагато запитів водночас. Зачекайте { $seconds } секунду й спробуйте знову.
        [few] Забагато запитів водночас. Зачекайте { $seconds } секунди й спробуйте знову.
        [many] Забагато запитів водночас. Зачекайте { $seconds } секунд і спробуйте знову.
       *[other] Забагато запитів водночас. Зачекайте { $seconds } секунди й спробуйте знову.
    }
error-too-many-sockets =
    { $whose ->
        [browser] У цьому браузері відкрито забагато столів. Закрийте той, який вам не потрібен.
        [address] У вашій мережі відкрито забагато столів. Закрийте той, який нікому не потрібен.
       *[table] За цим столом зараз забагато людей. Спробуйте пізніше.
    }
error-too-many-connections = З вашої мережі надходить забагато з’єднань. Закрийте кілька сторінок або спробуйте за мить.
error-too-slow = Запит надходив надто довго. Спробуйте ще раз.
error-busy = Сервер зараз має забагато роботи. Спробуйте за мить.
error-store = Сервер зараз не може зберігати. Нічого підтвердженого не втрачено; спробуйте за мить.
error-rules-changed = Це зіграно за старішими правилами; ранніх позицій показати не можна.
error-still-playing = Це буде можливо, коли гра завершиться.
error-others-play = Тут грають інші люди. Спершу закрийте стіл, щоб вони це побачили; потім його можна видалити.
error-too-long = За цим столом забагато скасовували й змінювали. Можна лише грати далі.
error-undo-barrier = Цього не можна вільно скасувати: відтоді щось кинули або витягли чи ходив хтось інший.
error-undo-nothing = Немає чого скасовувати.
error-undo-pending = Хтось уже просить про скасування; спершу дайте відповідь на це.
error-undo-no-request = Ніхто не просить про скасування.
error-no-hint = Бот зараз не має поради.
error-reading-failed = Серверу не вдалося це підготувати. Спробуйте пізніше.
error-internal = На сервері щось пішло не так. Нічого підтвердженого не втрачено.

## Гра без власного поля

web-generic-find = Знайти варіант
web-generic-shown = { $shown } з { $all } варіантів
web-generic-nothing = Немає варіанта з такими словами.
web-generic-part = { $name }: { $value }

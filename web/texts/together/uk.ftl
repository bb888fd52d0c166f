### Що люди роблять за столом разом: розмовляють, збираються, виправляють. Завантажується, коли стає потрібним.

## Чат

web-chat-words = Розмова
web-chat-empty = Ще ніхто нічого не написав.
web-chat-is-off = Господар вимкнув чат. Нотатки для себе писати можна.
web-chat-said = { $name }: { $text }
web-chat-watcher = Глядач { $author }
web-chat-mute = Вимкнути сповіщення чату
web-chat-unmute = Чат без сповіщень: увімкнути знову
web-chat-more = Хто може розмовляти, збереження, видалення
web-chat-to = Кому
web-chat-to-all = усім
web-chat-room-players = Гравці
web-chat-room-watchers = Глядачі
web-chat-room-all = Усі
web-chat-room-note = Лише я
web-chat-write = Напиши щось
web-chat-note = Нотатка для себе
web-chat-send = Надіслати
web-chat-reactions = Одним клацанням
web-chat-ignore = Не чути: { $name }
web-chat-hear = Знову чути: { $name }
web-chat-delete = Видалити
web-chat-export = Зберегти як текст
web-chat-clear = Видалити все
web-chat-clear-sure = Справді видалити для всіх?
web-chat-kept = Розмова зберігається зі столом і видаляється разом із ним. Нотатки лише твої.
web-chat-policy = Чат
web-chat-policy-why = Гравці й глядачі розмовляють окремо, якщо не дозволити розмовляти всім разом.
web-chat-policy-off = Вимкнено
web-chat-policy-players = Гравці між собою
web-chat-policy-all = Усі, і глядачі теж
web-say-hello = Привіт!
web-say-well-played = Гарний хід!
web-say-thanks = Дякую
web-say-oops = Ой
web-say-wow = Ого!
web-say-moment = Хвилинку
web-say-good-game = Гарна гра!
error-not-heard = Господар не дозволив цього за столом.
error-nothing-said = У цьому повідомленні нема чого читати.
error-too-many-notes = Можна мати до { $most } нотаток; спочатку видали деякі.
error-unknown-word = Цього повідомлення вже немає.
error-not-yours-said = Повідомлення може видалити лише його автор або господар.

## Новий стіл

web-password-optional = Пароль (за бажанням)
web-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
web-new-table-of = Новий стіл: { $game }
web-seats = Місця
web-seat-number = Місце { $number }
web-seat-more = Додати місце
web-seat-less = Прибрати місце
web-shuffle = Перемішати місця
web-wish-me = Я
web-wish-here = Ще хтось на цьому пристрої
web-wish-link = Запросити за посиланням
web-wish-bot = Бот
web-allow-hints = Підказки дозволено; їхню кількість буде названо наприкінці
web-allow-chances = Показувати під час гри шанси всіх на перемогу
web-options = Варіанти правил
web-undo-policy = Скасування
web-undo-policy-why = Що можна скасувати, коли кубики, карти чи інший гравець уже показали щось нове.
web-undo-policy-free = проти ботів вільно, з позначкою в результаті
web-undo-policy-consent = лише за згодою інших гравців
web-undo-policy-none = нічого
web-create = Почати гру
web-name = Ім’я

## Посилання й запрошення

web-password = Пароль
web-join = Тебе запрошено до столу
web-join-why = Обери ім’я та сідай. Обліковий запис не потрібен.
web-join-watch = Тебе запрошено дивитися
web-join-watch-why = Ти бачиш те, що можуть бачити всі за столом.
web-join-host = Тебе запрошує { $name }.
web-join-seat = твоє місце
web-join-taken = Тут уже хтось грає як { $name }. Це ти на іншому пристрої?
web-sit-down = Сісти
web-watch = Дивитися
web-invite = Запросити інших
web-invite-why = Кожне посилання — одне місце: надішли його тому, хто має там сидіти. Посилання є також у меню.
web-invite-all-here = Усі вже тут.
web-seat-link = Посилання: { $name }

## Меню

web-seat-renew = Нове посилання
web-seat-give-bot = Віддати місце ботові…
web-seat-give-person = Віддати місце людині
web-seat-give-program = Власна програма, за токеном
web-seat-token = Токен: { $name }
web-seat-token-why = З цим токеном програма грає на цьому місці через HTTP. Його показано лише зараз.
web-watch-link = Посилання для глядачів
web-table-close = Закрити стіл
web-table-close-sure = Справді закрити? Ніхто тут уже не зможе дограти.
web-keys = Клавіші
web-keys-list = Стрілки: між полями · N: наступний варіант · Enter: вибір · цифри: скільки · U скасувати · Y повторити · H підказка · ? або R правила · S очки · L журнал · C чат · пробіл: пропустити показ · Esc: скасувати вибір

## Перед початком

web-gathered-ready = може починати
web-gathered-here = за столом
web-gathered-away = не за столом
web-gathered-free = ще нікого
web-gathered-bot = бот
web-gathered-count =
    { $count ->
        [one] { $count } гравець може починати.
        [few] { $count } гравці можуть починати.
        [many] { $count } гравців може починати.
       *[other] { $count } гравця може починати.
    }
web-ready = Можемо починати
web-not-ready = Ще хвилинку
web-begin = Почати зараз
web-begin-sure = Почати без очікування?
web-listed = Вільне місце може зайняти будь-хто з лобі
web-gathering-why = Гра почнеться, коли всі дадуть знак.
web-gathering-clock = Гра почнеться, коли всі дадуть знак, а годинник — із першим ходом.
web-share-link = Поділитися
web-qr = QR-код
web-qr-of = QR-код: { $label }
web-join-instead = Грати далі на цьому пристрої
web-join-instead-why = Місце переходить сюди, а на іншому пристрої закривається. У грі нічого не змінюється, навіть ім’я.
web-open-tables = Відкриті столи
web-open-free = вільне місце
error-seat-in-use = Це місце використовується на іншому пристрої.
error-already-begun = Гра за цим столом уже почалася.
error-no-free-seat = Останнє вільне місце за цим столом зайняв хтось інший.

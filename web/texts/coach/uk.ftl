# The coach's words: fetched when somebody asks for a hint, a reason or an analysis.

## Hints

coach-look = Варто поглянути: { $places }.
coach-look-one = Поглянь сюди: { $places }.
coach-tell = Що робити?
coach-why = Чому?
coach-chance = Шанс на перемогу { $chance }, очікувана перевага { $margin } очок.
coach-best = Найкраще.
coach-equal = Без істотної різниці.
coach-lost = Втрачає { $lost } ± { $error } відсоткового пункту.
coach-why-best = Що дає порівняно з другим варіантом, в очках
coach-why-other = Що дає і чим поступається найкращому, в очках
coach-samples = Кожне число взято зі змодельованих партій: { $count }. Смужки показують здобуті (суцільні) або втрачені (заштриховані) очки.
coach-no-figures = Ця гра не має чисел, є лише думка бота.
reason-other = інше
reason-rivals = що лишається суперникам

## Chances

coach-chances = Шанси на перемогу
coach-chance-of = { $seat }: { $chance } ± { $error }

## Analysis

coach-analysis = Аналіз
coach-analyse = Проаналізувати гру
coach-analyse-why = Обчислює шанси всіх, найдорожчі рішення і те, що було везінням. Триває хвилину-дві у фоні.
coach-none = Цю гру ще ніхто не аналізував.
coach-running = Триває аналіз гри…
coach-stop = Зупинити
coach-curve = Шанс на перемогу впродовж гри
coach-curve-why = У відсотках, якби далі грали добрі боти. Смуги показують, наскільки оцінка може помилятися.
coach-swings = Найдорожчі рішення
coach-no-swings = Жодне рішення явно нічого не втратило.
coach-swing = { $seat }, дія { $turn }: { $grade }, втрачено відсоткових пунктів: { $lost }
coach-better = Зіграно: { $played }. Краще: { $better }.
coach-because = Найбільше втрачено (в очках): { $reasons }.
coach-played = (зіграно)
coach-blunder = груба помилка
coach-mistake = помилка
coach-inaccuracy = неточність
coach-player = Гравець
coach-luck-and-play = Везіння і гра
coach-luck = Везіння
coach-play = Гра
coach-accuracy = Точність
coach-luck-why = Везіння і гра, у відсоткових пунктах, ведуть від першого шансу до результату. Везіння — це кожен кидок і кожна взята карта проти середнього. Гра — це те, що зробили з цього рішення всіх.
coach-parts = За частинами гри
coach-part = Частина
coach-early = Початок
coach-middle = Середина
coach-late = Кінець
coach-part-of = везіння { $luck }, втрачено { $lost }
coach-strokes = Найбільші примхи долі
coach-practise = Повправлятися в найдорожчих рішеннях
coach-task = Завдання { $number }

## Exercises and puzzles

coach-find = Вирішує { $seat }. Знайди найкращий хід.
coach-right = Правильно: це найкращий хід.
coach-as-good = Правильно: не гірше за найкращий хід.
coach-not-best = Це не найкращий хід: втрачено відсоткових пунктів: { $lost }.
coach-not-among = За аналізом, це не один із найкращих ходів.
coach-again = Спробувати ще раз
coach-puzzles-of = Задачі: { $game }
coach-puzzles-why = Позиції з партій ботів з одним явно найкращим рішенням, підтвердженим довгим аналізом.
coach-puzzles-none = Ця гра ще не має задач.
coach-easy = Легка
coach-medium = Середня
coach-hard = Важка
coach-next = Наступна задача
coach-solved = Розв’язано { $solved } з { $all }

## Sharing

coach-share = Поділитися
coach-public = Кожен, хто має посилання, може переглянути цю гру
coach-picture = Зберегти зображення цієї позиції
coach-bug = Скопіювати звіт про помилку
coach-bug-copied = Звіт у буфері обміну. У ньому ходи, без імен і посилань.
coach-open = Відкрити збережену гру
coach-open-why = Встав текст збереженої гри або вибери її файл. Завершена гра відкриється в перегляді гри, незавершена триватиме проти ботів.
coach-open-text = Збережена гра
coach-open-file = Вибрати файл
coach-open-go = Відкрити
coach-hints-used = { $seat }: використано підказок: { $count }.

## Перегляд гри

web-review-of = Перегляд гри: { $game }
web-review-at = Після дії { $turn } з { $turns }
web-review-begin = Початок
web-review-first = На початок
web-review-back = На дію назад
web-review-forward = На дію вперед
web-review-last = У кінець
web-review-play = Відтворити
web-review-pause = Призупинити
web-review-speed = Швидкість
web-review-points = Очки з плином гри
web-review-sources = За джерелами
web-review-sources-of = Очки за джерелами: { $name }
web-review-table = Таблицею
web-review-turn = Дія
web-review-link = Посилання на цю позицію
web-review-fork = Грати звідси далі проти ботів
web-review-fork-why = Від цієї позиції почнеться новий стіл; на решті місць гратимуть боти.
web-review-fork-seat = Твоє місце
web-review-fork-bot = Решта
web-review-fork-go = Грати звідси далі
web-review-fork-later = Коли гра завершиться, можна буде грати далі від будь-якої позиції.
web-review-keys = Клавіші: ← → дія · ↑ ↓ раунд · Home і End · пробіл відтворює
web-review-to-table = До столу

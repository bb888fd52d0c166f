### Слова, що не належать одній грі: гравці, власні речення ядра, командний рядок.
### Слова гри лежать у її теці. Кожен ключ є в усіх чотирьох мовах з тими самими змінними.

## Гравці, мови, так і ні

player-number = Гравець { $number }
chance-name = Випадок
language-en = англійська
language-pl = польська
language-cs = чеська
language-uk = українська
view-yes = так
view-no = ні
view-shared = Стіл
view-players = Гравці

## Що може сказати кожна гра (відмови без крапки: далі може стояти номер правила)

action-action = { $name }
prompt-chance = Зараз вирішує випадок.
prompt-game-over = Гру закінчено.
refusal-game-over = Гру закінчено
refusal-no-such-action = Дії з номером { NUMBER($action, useGrouping: 0) } немає
refusal-chance-decides = Зараз вирішує випадок, а не хтось за столом
refusal-no-such-outcome = «{ $action }» тут випасти не може
refusal-player-decides = Тут вирішує { $seat }, а не випадок
refusal-not-now = Зараз цього зробити не можна

## Гра: вітання, ходи, вибори

welcome = Вітаємо у грі «{ $game }»!
round = Раунд { $round }
handover = Тепер { $seat }. Біля екрана натисни Enter.
choose = Твій вибір (1–{ $count })
choose-unknown = Серед варіантів немає «{ $input }». Введи число від 1 до { $count } або «?», щоб побачити довідку.
log-title = Що вже сталося

## Скасування

undone = Скасовано: { $action }
undo-nothing = Немає чого скасовувати.
undo-barrier-chance = Цього скасувати не можна: відтоді щось кидали, викладали або витягали.
undo-barrier-other = Цього скасувати не можна: відтоді ходив інший гравець.

## Порада і чому ні

hint = Підказка ({ $bot }): { $action }
why-not = Неможливо: { $action }. { $reason }
why-not-legal = Це зараз можливо: { $action }
why-not-usage = Введи «why» і дію, наприклад «why { $example }».
why-not-rule = Правило { $id }, { $title }

## Збереження, продовження, вихід

saved = Гру збережено у файлі { $file }.
save-failed = Не вдалося зберегти гру у файлі { $file }: { $reason }
resumed =
    Гра з файлу { $file } триває, після { $count ->
        [one] { $count } дії.
        [few] { $count } дій.
       *[many] { $count } дій.
    }
resume-with = Щоб продовжити цю гру: { $command }
quit = Гру перервано й збережено у файлі { $file }.
quit-unsaved = Гру перервано без збереження.

## Довідка

help-title = Що можна ввести
help-number = число: вибір із цим номером
help-action = ціла дія, наприклад «{ $example }»
help-undo = undo: скасовує твій останній вибір
help-hint = hint: просить підказку в бота
help-why = why ДІЯ: чому чогось не можна
help-rule = rule НОМЕР: показує правило, наприклад «rule { $example }»
help-board = board: показує стіл ще раз
help-log = log: показує, що сталося; log rules: з номером правила біля кожного речення
help-save = save ФАЙЛ: зберігає гру
help-help = ?: показує цю довідку
help-quit = quit: зберігає гру й завершує

## Результати

results-ended = Кінець гри: { $reason }.
results-winner =
    { $count ->
        [one] Перемагає { $names }
        [few] Спільна перемога: { $names }
       *[many] Спільна перемога: { $names }
    }
heading-place = Місце
heading-player = Гравець
heading-points = Очки
heading-total = Разом
heading-source = Звідки очки

## Симуляція

simulate-title =
    { $game }: { $count ->
        [one] { $count } гра
        [few] { $count } гри
       *[many] { $count } ігор
    }
simulate-progress = Триває гра
simulate-speed = Зіграно ігор: { $games }, час: { $seconds } с
heading-bot = Бот
heading-win-rate = Частка перемог
heading-interval = Інтервал 95 %
heading-rounds = Раунди
heading-decisions = Рішення
heading-ending = Як завершувалися ігри

## Повтор і правила

replay-title = Повтор із файлу { $file }
replay-end =
    Кінець запису після { $count ->
        [one] { $count } дії.
        [few] { $count } дій.
       *[many] { $count } дій.
    }
option-default = типово

## Власні речення командного рядка

cli-ask-game = У що граємо?
cli-ask-seats = Хто грає? Від { $least } до { $most } імен через кому; «me» — це ти. Enter приймає пропозицію.
cli-ask-seats-levels = Рівні, від найлегшого: { $levels }
cli-ask-seats-bots = Боти: { $bots }
cli-saved-copy = Копію гри збережено у файлі { $file }.
cli-save-elsewhere = Гра триває; «save ФАЙЛ» збереже копію в іншому місці.
cli-saved-again = Гра знову зберігається у файлі { $file }.
cli-more-events = … попередніх подій: { $number }; усе покаже «log».
cli-several-fit = Так починається кілька варіантів: { $names }
cli-how-many = { $line }: скільки, від { $least } до { $most }? Enter повертає назад
cli-help-prompt = ? — довідка
cli-points-unseen = Ця гра не показує очок до завершення.
cli-help-points = points: очки всіх за джерелами, ніби гра закінчилася зараз
cli-help-numbers = два числа: варіант і кількість, наприклад «2 3»
cli-games-players = Кількість гравців: від { $least } до { $most }
cli-games-maturity = { $label } · перевірені правила: { $tested } із { $rules } · записані партії: { $recorded } · елементи, як в оригіналі: { $printed } із { $pieces }
maturity-complete = повна, як в оригіналі
maturity-own-content = повна, частково з власним вмістом
maturity-growing = ще розбудовується
cli-games-preset = залежно від { $leading }: { $settings }
cli-simulate-spread = Розкид
cli-simulate-length = у середньому { $mean }, від { $least } до { $most }
cli-simulate-rate = Ігор на секунду: { $speed }
cli-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
cli-simulate-interrupted = перервано; зіграно ігор: { $played } з { $games }
cli-arena-games = Ігри
cli-arena-unrated = Щоб побачити рейтинг: { $command }
cli-arena-rating = Рейтинг
cli-arena-longest = Найдовше, мс
cli-arena-mean = У середньому, мс
cli-arena-duels = Хто фінішує попереду: рядок проти стовпця
cli-arena-kept = зіграно ігор: { $played } з { $games }, збережено у файлі { $file }; та сама команда продовжить звідти
cli-texts-needs = Гра { $game } потребує стільки текстів: { $count }
cli-texts-whole = { $language }: є всі ({ $count })
cli-texts-missing = { $language }: бракує або потребує інших значень: { $missing } з { $count }

## Боти: як вони звуться і наскільки сильні

bot-wanderer = Мандрівник
about-bot-wanderer = для перших ігор
bot-settler = Поселенець
about-bot-settler = коли ти вже знаєш правила
bot-builder = Будівничий
about-bot-builder = надійний суперник, рідко помиляється
bot-elder = Старійшина
about-bot-elder = дивиться наперед; для досвідчених
bot-sage = Мудрець
about-bot-sage = найсильніший: думає наперед, не поспішає
bot-random = Випадковий
about-bot-random = бере будь-яку дозволену дію, усі з однаковою ймовірністю
bot-greedy = Жадібний
bot-program = Стороння програма

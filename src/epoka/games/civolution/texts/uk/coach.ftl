# What a candidate gains or gives up, as the coach tells it: the groups of reasons.json.

reason-score = уже здобуті очки
reason-finals = кінцевий підрахунок
reason-goals = чипи цілей
reason-stages = ступені консолі
reason-due = майбутній підрахунок
reason-tribes = племена й території
reason-food = їжа й голод
reason-goods = матеріали й монети
reason-buildings = поселення й статуї
reason-exploring = місцини, які можна відкрити
reason-ideas = ідеї та плани
reason-dice = кубики
reason-modules = поліпшені модулі
reason-tracks = треки прогресу
reason-cards = карти
reason-chips = чипи доходу та властивостей

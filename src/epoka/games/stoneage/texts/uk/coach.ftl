# What a candidate gains or gives up, as the coach tells it: the groups of reasons.json.

reason-score = уже здобуті очки
reason-sets = карти цивілізації на кінець гри
reason-workers = фігурки
reason-fields = трек землеробства
reason-tools = знаряддя
reason-food = їжа й голод
reason-resources = ресурси
reason-cards = карти, які можна взяти
reason-buildings = будівлі, які можна звести
reason-order = черговість
reason-placed = розташування фігурок

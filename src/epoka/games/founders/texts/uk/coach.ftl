# What a candidate gains or gives up, as the coach tells it: the groups of reasons.json.

reason-score = уже здобуті очки
reason-temples = храми
reason-tokens = жетони
reason-goods = доступні ресурси
reason-land = територія
reason-tiles = плитки, які можна здобути
reason-city = плитки міста, які можна здобути
reason-tempo = темп

# What a candidate gains or gives up, as the coach tells it: the groups of reasons.json.

reason-score = punkty już zdobyte
reason-sets = karty cywilizacji na koniec gry
reason-workers = pionki
reason-fields = tor żywności
reason-tools = narzędzia
reason-food = żywność i głód
reason-resources = surowce
reason-cards = karty w zasięgu
reason-buildings = budynki w zasięgu
reason-order = kolejność
reason-placed = rozstawienie pionków

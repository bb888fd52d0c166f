# What a candidate gains or gives up, as the coach tells it: the groups of reasons.json.

reason-score = punkty już zdobyte
reason-finals = punktacja końcowa
reason-goals = czipy celów
reason-stages = rzędy konsoli
reason-due = nadchodząca punktacja
reason-tribes = plemiona i terytoria
reason-food = żywność i głód
reason-goods = materiały i pieniądze
reason-buildings = osady i pomniki
reason-exploring = obszary do odkrycia
reason-ideas = pomysły i plany
reason-dice = kości
reason-modules = ulepszone moduły
reason-tracks = tory postępu
reason-cards = karty
reason-chips = czipy przychodu i atrybutów

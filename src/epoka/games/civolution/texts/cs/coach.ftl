# What a candidate gains or gives up, as the coach tells it: the groups of reasons.json.

reason-score = už získané body
reason-finals = závěrečné bodování
reason-goals = čipy cílů
reason-stages = stupně konzole
reason-due = blížící se bodování
reason-tribes = kmeny a území
reason-food = jídlo a hlad
reason-goods = suroviny a peníze
reason-buildings = osady a sochy
reason-exploring = místa k odkrytí
reason-ideas = nápady a plány
reason-dice = kostky
reason-modules = vylepšené moduly
reason-tracks = stupnice pokroku
reason-cards = karty
reason-chips = čipy příjmů a atributů

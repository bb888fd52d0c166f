# What a candidate gains or gives up, as the coach tells it: the groups of reasons.json.

reason-score = už získané body
reason-sets = civilizační karty pro konec hry
reason-workers = figurky
reason-fields = počítadlo obilí
reason-tools = nástroje
reason-food = jídlo a hlad
reason-resources = suroviny
reason-cards = karty na dosah
reason-buildings = budovy na dosah
reason-order = pořadí na tahu
reason-placed = rozmístění figurek

# What a candidate gains or gives up, as the coach tells it: the groups of reasons.json.

reason-score = points already made
reason-temples = temples
reason-tokens = tokens
reason-goods = goods at hand
reason-land = the territory
reason-tiles = tiles within reach
reason-city = city tiles within reach
reason-tempo = time

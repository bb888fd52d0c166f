# What a candidate gains or gives up, as the coach tells it: the groups of reasons.json.

reason-score = points already made
reason-sets = civilization cards for the end
reason-workers = workers
reason-fields = agriculture
reason-tools = tools
reason-food = food and hunger
reason-resources = resources
reason-cards = cards within reach
reason-buildings = buildings within reach
reason-order = turn order
reason-placed = where workers stand

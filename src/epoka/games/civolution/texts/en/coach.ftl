# What a candidate gains or gives up, as the coach tells it: the groups of reasons.json.

reason-score = points already made
reason-finals = final scoring
reason-goals = goal chips
reason-stages = stages of the console
reason-due = scoring to come
reason-tribes = tribes and territories
reason-food = food and hunger
reason-goods = materials and money
reason-buildings = settlements and statues
reason-exploring = sites to reveal
reason-ideas = ideas and plans
reason-dice = dice
reason-modules = upgraded modules
reason-tracks = progress tracks
reason-cards = cards
reason-chips = income and attribute chips

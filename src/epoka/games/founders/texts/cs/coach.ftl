# What a candidate gains or gives up, as the coach tells it: the groups of reasons.json.

reason-score = už získané body
reason-temples = chrámy
reason-tokens = žetony
reason-goods = suroviny na dosah
reason-land = území
reason-tiles = dílky na dosah
reason-city = dílky města na dosah
reason-tempo = tempo

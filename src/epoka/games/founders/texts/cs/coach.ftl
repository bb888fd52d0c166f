# What a candidate gains or gives up, as the coach tells it: the groups of reasons.json.

reason-score = už získané body
reason-temples = chrámy
reason-tokens = žetony
reason-goods = zboží na dosah
reason-land = území
reason-tiles = dílky na dosah
reason-city = městské dílky na dosah
reason-tempo = tempo

# What a candidate gains or gives up, as the coach tells it: the groups of reasons.json.

reason-score = punkty już zdobyte
reason-temples = świątynie
reason-tokens = żetony
reason-goods = dostępne towary
reason-land = terytorium
reason-tiles = kafle w zasięgu
reason-city = kafle miejskie w zasięgu
reason-tempo = tempo

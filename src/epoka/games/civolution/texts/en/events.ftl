### Names of the event cards.

## Events

incident-F1 = Wave of Inventions
incident-F2 = Coronation
incident-F3 = Age of Reason
incident-F4 = Meteorite Strike
incident-F5 = Building Boom
incident-F6 = Abundance
incident-F7 = Renaissance
incident-F8 = Baby Boom
incident-F9 = Age of Discovery
incident-F10 = Cult of the Ancestors
incident-F11 = Enlightenment
incident-F12 = Urbanization
incident-F13 = Land Reform
incident-F14 = Great Ambitions
incident-F15 = Industrious Age
incident-F16 = Great Minds
incident-F17 = Corruption
incident-F18 = Sign from Heaven
incident-F19 = Full Storehouses
incident-F20 = Tsunami

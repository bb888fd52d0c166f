"""V.I.C.I., the opponent of a single player, who is played by the rules."""

"""The kernel: what every game is made of. No game is known here."""

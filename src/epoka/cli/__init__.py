"""The command line. It knows every game through the kernel alone; a game's own board lies in its folder."""

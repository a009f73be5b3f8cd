"""Players made of code that know any game, and the arena in which bots meet."""

"""Games that the page does not show yet are open to the tests all the same."""

from piazza import game

for name in ("carrara", "dominion"):
    if name not in game.GAMES:
        game.GAMES = (*game.GAMES, name)

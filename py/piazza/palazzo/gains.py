"""What tiles add to the points of a seat's palaces when they are built at once."""

from __future__ import annotations

from collections.abc import Sequence

from .buildings import Palace, fits_on_top
from .scoring import score
from .steps import SHARED_OUT
from .tiles import Tile


def best_gain(palaces: Sequence[Palace], tiles: Sequence[Tile], *, drops: bool = True) -> int:
    """The most points that these tiles add when they are built at once, in the best order and place (B5, B7).

    With ``drops`` what would cost points may be dropped, but not all of it: that would say nothing of the tiles.
    """
    if not tiles:
        return 0

    def best(palaces: list[Palace], left: list[Tile], built: bool) -> int:
        if not left:
            return score(palaces)
        results = []
        for tile in set(left):
            rest = left[:]
            rest.remove(tile)
            if drops and (built or rest):
                results.append(best(palaces, rest, built))
            results.append(best([*palaces, (tile,)], rest, True))
            for i, palace in enumerate(palaces):
                if fits_on_top(palace, tile):
                    results.append(best([*palaces[:i], (*palace, tile), *palaces[i + 1 :]], rest, True))
        return max(results)

    return best(list(palaces), list(tiles), False) - score(palaces)


def lot_gain(palaces: Sequence[Palace], lot: Sequence[Tile]) -> int:
    """The same for a quarry's lot, if the seat whose turn it is gets it: of four tiles or more it gets one (T2.12)."""
    if len(lot) >= SHARED_OUT:
        return max(best_gain(palaces, [tile]) for tile in set(lot))
    return best_gain(palaces, lot)

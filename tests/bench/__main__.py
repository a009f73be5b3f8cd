"""Measures what the project promises, as ratios where it can: `python3 build.py bench [PART]…`, parts as in PARTS."""

from __future__ import annotations

import sys

import boot
import dominion
import links
import matches
import paint
import redraw

PARTS = {
    "boot": boot.run,
    "matches": matches.run,
    "dominion": dominion.run,
    "links": links.run,
    "paint": paint.run,
    "redraw": redraw.run,
}


def main() -> None:
    for name in sys.argv[1:] or PARTS:
        if name not in PARTS:
            sys.exit(f"bench: no part {name!r}; there are {', '.join(PARTS)}")
        print(f"\n{name}", flush=True)
        PARTS[name]()


if __name__ == "__main__":
    main()

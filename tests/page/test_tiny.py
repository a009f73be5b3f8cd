"""Every painter takes any size: a host may be a few pixels high for a moment, while the page finds its layout."""

from __future__ import annotations

import json
from typing import Any

import pytest
from page.conftest import Devices
from piazza.game import GAMES
from piazza.table import Table

import build

PAINT = """async ([game, look, wide, high]) => {
  const { scene } = await import(new URL(`js/scene/${game}/index.js`, document.baseURI).href);
  const none = () => new Set();
  const ui = {
    picked: none(), lit: none(), blocked: none(), gone: none(), hover: null, ghost: null, theme: 'light', scores: true,
    say: ({ id }) => id, phone: true, reduced: true,
  };
  const failed = [];
  let painted = 0;
  for (const [painter, ...rest] of [['board'], ['offer'], ['hand'], ['seat', 0], ['seat', 1], ['bids', 0], ['thumb']]) {
    if (!scene[painter]) continue;
    for (const w of wide) for (const h of high) {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      painted += 1;
      try {
        scene[painter](canvas.getContext('2d'), { w, h, dpr: 1 }, look, ...rest, ui);
      } catch (error) {
        failed.push(`${painter} at ${w} x ${h}: ${error}`);
      }
    }
  }
  return [painted, failed];
}"""
WIDE = (48, 64, 90, 120, 360, 740)
HIGH = (28, 40, 64, 120, 360, 740)
"""From what a stage takes for the least on."""


def looks(game: str) -> list[dict[str, Any]]:
    """The golden match of two early, in the middle and at its end."""
    text = next((build.ROOT / "tests" / "golden").glob(f"{game}-*-two.txt")).read_text(encoding="utf-8")
    table = Table()

    def ask(do: str, **request: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(table.call(json.dumps({"do": do, "viewer": 0, **request})))["ok"]
        return answer

    end = ask("open", record=text, names=None, t=None)["end"]
    return [ask("look", t=t) for t in (3, end // 2, end)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_painted_at_any_size(devices: Devices, game: str) -> None:
    page = devices.ready()
    for look in looks(game):
        painted, failed = page.evaluate(PAINT, [game, look, WIDE, HIGH])
        assert painted >= 4 * len(WIDE) * len(HIGH)
        assert not failed, "\n".join(failed)

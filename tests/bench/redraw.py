"""A full redraw of a late game of four, forced to the pixels, in canvases as large as the page's own at 1440 × 900."""

from __future__ import annotations

import json
from statistics import quantiles
from typing import Any

from common import INSTANT, build, chromium, first_page, profile, served, tell, until
from piazza.table import Table

ROUNDS = 200
GOALS = (10, 16)  # milliseconds: the median, and the 95th percentile
SIZE = {"width": 1440, "height": 900}
# Every painter in the size of its canvas on the page; reading one pixel waits until all of them are there.
REDRAW = """async (rounds) => {
  const { scene } = await import(new URL('js/scene/palazzo/index.js', document.baseURI).href);
  const look = await piazza.engine.call({ do: 'look', viewer: 0, t: null });
  const none = () => new Set();
  const ui = {
    picked: none(), lit: none(), blocked: none(), gone: none(), hover: null, ghost: null, theme: 'light', scores: true,
    phone: false, reduced: true, say: ({ id }) => id,
  };
  const canvasOf = (host) => document.querySelector(`${host} .stage-canvas`);
  const jobs = [['board', '.board'], ['offer', '.offer'], ['hand', '.hand']];
  look.seats.forEach((_, seat) => jobs.push(['seat', `.seat[data-seat="${seat}"]`, seat]));
  const parts = jobs.map(([painter, host, ...rest]) => {
    const shown = canvasOf(host).getBoundingClientRect();
    const canvas = Object.assign(document.createElement('canvas'), { width: shown.width, height: shown.height });
    const g = canvas.getContext('2d');
    return () => {
      g.clearRect(0, 0, canvas.width, canvas.height);
      scene[painter](g, { w: canvas.width, h: canvas.height, dpr: 1 }, look, ...rest, ui);
      return g;
    };
  });
  const spent = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    for (const g of parts.map((paint) => paint())) g.getImageData(0, 0, 1, 1);
    spent.push(performance.now() - from);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return spent;
}"""


def late_game() -> str:
    """The code of a match of four near its end, played well: the first seat's last decision."""
    table = Table()

    def ask(do: str, **request: Any) -> Any:
        return json.loads(table.call(json.dumps({"do": do, "viewer": None, **request})))["ok"]

    seats = [{"name": "", "bot": None if seat == 0 else "greedy"} for seat in range(4)]
    look = ask("new", game="palazzo", seats=seats, options={"start": "P1"}, seed="4", viewer=0)
    mine = ""
    while not look["over"]:
        decision = look["decision"]
        if not decision["auto"]:
            mine = look["code"]
        move = None if decision["auto"] else ask("hint", viewer=0)["move"]
        look = (ask("play", move=move) if move else ask("step"))["look"]
    return mine


def run() -> None:
    """Print the median and the 95th percentile."""
    code = late_game()
    with served(build.DIST) as address, chromium() as browser, profile() as own:
        context = browser(own)
        context.add_init_script(INSTANT)
        page = first_page(context)
        page.set_viewport_size(SIZE)
        page.goto(f"{address}#m={code}")
        until(page, "document.querySelector('[data-region=actions] button') !== null")
        # The first rounds still draw what the later ones copy.
        spent = page.evaluate(REDRAW, ROUNDS)[10:]
        context.close()
    steps = quantiles(spent, n=20)
    tell("redraw of four seats, median", f"{steps[9]:.1f} ms", steps[9], GOALS[0])
    tell("redraw of four seats, p95", f"{steps[18]:.1f} ms", steps[18], GOALS[1])

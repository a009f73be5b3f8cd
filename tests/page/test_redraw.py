"""Only what has changed is drawn anew, and what was left shows what a fresh drawing would."""

from __future__ import annotations

import pytest
from page.conftest import Devices, mostly_chromium
from page.player import Person
from page.test_carrara import Patron
from page.test_dominion import Steward
from playwright.sync_api import Page

# What is asked of each region's canvas since it was last wiped, in words and numbers.
WATCH = """() => {
  window.drawn = new Map();
  const all = CanvasRenderingContext2D.prototype;
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(all))) {
    if (typeof value !== 'function') continue;
    all[name] = function (...args) {
      const { canvas } = this;
      if (canvas.className === 'stage-canvas') {
        if (name === 'clearRect') drawn.set(canvas, []);
        drawn.get(canvas)?.push(`${name} ${args.filter((one) => typeof one !== 'object')}`);
      }
      return value.apply(this, args);
    };
  }
}"""
PICTURES = """(name) => {
  const shown = [...document.querySelectorAll('.stage-canvas')].filter((canvas) => canvas.offsetParent);
  window[name] = new Map(shown.map((canvas) => [canvas, drawn.get(canvas)?.join('\\n')]));
  return shown.length;
}"""
DIFFERENT = """([one, other]) => [...window[one]].filter(([canvas, done]) => window[other].get(canvas) !== done)
  .map(([canvas]) => canvas.parentElement.className)"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
READS = """async () => {
  const { Reads } = await import(new URL('js/scene/reads.js', document.baseURI));
  const reads = new Reads();
  const thing = () => ({ list: [{ a: 1, b: 2 }, { a: 3 }], lit: new Set(['x']), none: null, unread: 1,
    say: () => 'x' });
  const paint = ({ list, lit, none, say }) => {
    list.map(({ a }) => a); lit.has('x'); lit.has('y'); say(); return 'z' in (none ?? {}) || Object.keys(list[1]);
  };
  const before = reads.same(thing());
  paint(reads.watch(thing()));
  const after = (change) => { const one = thing(); change(one); return reads.same(one); };
  return {
    kept: [before, after(() => {}), after((one) => { one.unread = 2; }), after((one) => { one.list[0].b = 9; }),
      after((one) => { one.say = () => 'y'; }), after((one) => { one.lit.add('w'); })],
    changed: [after((one) => { one.list[1].a = 4; }), after((one) => { one.list.push({ a: 5 }); }),
      after((one) => { one.lit.delete('x'); }), after((one) => { one.lit.add('y'); }),
      after((one) => { one.none = {}; }), after((one) => { one.list = null; }), after((one) => { one.list[1].b = 1; })],
  };
}"""


def drawn_afresh(page: Page) -> None:
    """All regions are drawn again, as they have been of another size meanwhile."""
    size = page.viewport_size
    assert size is not None
    for more in (40, 0):
        page.set_viewport_size({"width": size["width"] + more, "height": size["height"] + more})
        page.evaluate(FRAMES)


@mostly_chromium
@pytest.mark.parametrize(
    ("kind", "bot"),
    [
        (Person, "greedy"),
        pytest.param(Patron, "greedy", marks=pytest.mark.long),
        pytest.param(Steward, "money", marks=pytest.mark.long),
    ],
)
def test_what_was_left_is_as_it_would_be_drawn(devices: Devices, kind: type[Person], bot: str) -> None:
    person = kind(devices.open())
    person.page.evaluate(WATCH)
    person.begin([("Ada", None), ("Bianca", bot)])
    page = person.page
    changed: list[str] = []
    for turn in range(6):
        shown = person.settle()
        page.mouse.move(1, 1)
        page.evaluate(FRAMES)
        regions = page.evaluate(PICTURES, "left")
        assert regions >= 4
        changed += page.evaluate(DIFFERENT, ["fresh", "left"]) if turn else []
        drawn_afresh(page)
        assert page.evaluate(PICTURES, "fresh") == regions
        assert page.evaluate(DIFFERENT, ["left", "fresh"]) == []
        person.decide(shown)
    assert changed


def test_what_a_painter_did_not_read_changes_no_picture(page: Page) -> None:
    found = page.evaluate(READS)
    assert found["kept"] == [False, True, True, True, True, True]
    assert found["changed"] == [False] * 7

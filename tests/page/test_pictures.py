"""Small drawings are pictures: a canvas for each would be handed to the screen anew at each frame."""

from __future__ import annotations

import pytest
from page.conftest import Devices, mostly_chromium
from page.player import Person
from page.test_carrara import Patron
from page.test_dominion import Steward

# As browsers do that let no page recognise its device by what it draws.
NOISE = """
const read = CanvasRenderingContext2D.prototype.getImageData;
CanvasRenderingContext2D.prototype.getImageData = function (...where) {
  const image = read.apply(this, where);
  image.data.forEach((value, i) => { image.data[i] = value ^ 3; });
  return image;
};
HTMLCanvasElement.prototype.toDataURL = () => { throw new Error('what was drawn is kept from the page'); };
"""
DRAWN = """() => [...document.querySelectorAll('#main .drawn, #bar .drawn')].map((one) => ({
  tag: one.localName,
  name: one.alt ?? one.getAttribute('aria-label') ?? '',
  hidden: one.getAttribute('aria-hidden') === 'true',
  there: one.localName === 'canvas' ? one.width > 0 : one.complete && one.naturalWidth > 0,
  sharp: (one.naturalWidth ?? one.width) >= one.clientWidth * devicePixelRatio - 1,
}))"""
STAGES = "() => [...document.querySelectorAll('#main canvas')].every((one) => one.className === 'stage-canvas')"


@mostly_chromium
@pytest.mark.parametrize(
    ("kind", "bot"),
    [
        (Person, "greedy"),
        pytest.param(Patron, "greedy", marks=pytest.mark.long),
        pytest.param(Steward, "money", marks=pytest.mark.long),
    ],
)
def test_lines_and_buttons_hold_pictures_with_names(devices: Devices, kind: type[Person], bot: str) -> None:
    person = kind(devices.open(device_scale_factor=2))
    person.begin([("Ada", None), ("Bianca", bot)])
    for _ in range(4):
        person.decide(person.settle())
    person.settle()
    drawn = person.page.evaluate(DRAWN)
    assert len(drawn) > 10
    assert {one["tag"] for one in drawn} == {"img"}
    assert person.page.evaluate(STAGES), "only the regions are canvases"
    assert all(one["there"] and one["sharp"] for one in drawn)
    said = [one["name"] for one in drawn if not one["hidden"]]
    assert all(said), "what stands for a word is said"


def test_where_drawings_may_not_be_read_they_stay_canvases(devices: Devices) -> None:
    device = devices.device()
    device.add_init_script(NOISE)
    page = devices.open(on=device)
    person = Person(page)
    person.begin([("Ada", None), ("Bianca", "greedy")])
    for _ in range(3):
        person.decide(person.settle())
    person.settle()
    drawn = page.evaluate(DRAWN)
    assert {one["tag"] for one in drawn} == {"canvas"}
    assert all(one["there"] and (one["hidden"] or one["name"]) for one in drawn)

"""Paying, bidding, building and rebuilding: what it comes to shows before it is done, and a refusal says why."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from page.conftest import Devices, mostly_chromium
from page.made import Look, made, step
from page.player import Person
from page.test_dominion import Steward
from playwright.sync_api import Page, expect

CONFIRM = "[data-confirm]"
LOOSE = 'button.hit[data-at^="hand:"][aria-pressed="false"]:not([aria-disabled="true"])'


def composer(look: Look, key: str) -> dict[str, Any] | None:
    """The composer of the decision, where it may be opened."""
    found = [one for one in look["decision"]["composers"] if one["key"] == key and not one["off"]]
    return found[0] if found else None


def hand_of(look: Look) -> list[str]:
    return list(look["seats"][look["viewer"]]["hand"])


def triple_in(look: Look) -> str | None:
    """A value that the hand has in all three currencies."""
    values = Counter(value for _, value in {(card[0], card[1]) for card in hand_of(look) if card[0] in "fdg"})
    return next((value for value, n in values.items() if n == 3), None)


def press_card(page: Page, index: int) -> None:
    """The left edge of a card shows, however many lie over it."""
    page.locator(f'button.hit[data-at="hand:{index}"]').click(position={"x": 8, "y": 30})


@mostly_chromium
def test_buying(devices: Devices, shot: Any) -> None:
    """Tile, price, cards one after another, too little, the cheapest that does, and the purchase."""
    match = made(lambda look: composer(look, "buy") is not None and len(look["table"]["warehouse"]) > 1)
    look = match.ask("look", viewer=0)
    price = look["table"]["price"]
    page = devices.ready(match.address)
    person = Person(page)
    shown = person.settle()
    person.press('[data-composer="buy"]')
    total = page.locator(".sum")
    person.press(person.drawn("warehouse:0"))
    expect(total).to_have_attribute("data-need", str(price))
    expect(total).to_have_attribute("data-total", "0")
    person.press(person.drawn("warehouse:1"))
    expect(total).to_have_attribute("data-need", str(2 * price))
    person.press(person.drawn("warehouse:1"))
    expect(total).to_have_attribute("data-need", str(price))

    hand = hand_of(look)
    low = min((int(card[1]), index) for index, card in enumerate(hand) if card[0] in "fdg")
    assert low[0] < price
    press_card(page, low[1])
    expect(total).to_have_attribute("data-total", str(low[0]))
    expect(page.locator(".sum-total")).to_contain_text(str(price - low[0]))
    confirm = page.locator(CONFIRM)
    expect(confirm).to_have_attribute("aria-disabled", "true")
    refusal = page.locator("#tray-state .refusal")
    expect(refusal).to_have_attribute("data-rule", "T2.5")
    expect(refusal).to_contain_text("(rule T2.5)")
    shot(page, "tray-short")

    # A card of another currency can't join it, and says so.
    other = [i for i, card in enumerate(hand) if card[0] in "fdg" and card[0] != hand[low[1]][0]]
    blocked = match.ask("compose", composer="buy", picks={"tiles": ["warehouse:0"], "cards": [f"hand:{low[1]}"]})[
        "blocked"
    ]
    assert {f"hand:{i}" for i in other} >= set(blocked)
    for at in blocked:
        expect(person.drawn(at)).to_have_attribute("aria-disabled", "true")
        assert "rule M1" in (person.drawn(at).get_attribute("aria-label") or "").replace("\u00a0", " ")
    # Also to those who see only the picture.
    person.drawn(next(iter(blocked))).dispatch_event("click")
    said = page.locator(".toast")
    expect(said).to_contain_text("M1")
    expect(total).to_have_attribute("data-total", str(low[0]))

    person.press("[data-cheapest]")
    tray = match.ask("compose", composer="buy", picks={"tiles": ["warehouse:0"], "cards": []})
    best = match.ask("compose", composer="buy", picks=tray["cheapest"])
    expect(confirm).to_have_attribute("data-move", best["move"])
    expect(confirm).not_to_have_attribute("aria-disabled", "true")
    expect(total).to_have_attribute("data-total", str(best["sum"]["total"]))
    expect(confirm).to_contain_text(str(best["sum"]["total"]))
    shot(page, "tray-enough")
    person.press(confirm)
    after = person.settle(after=shown["end"])
    twin = match.ask("play", move=best["move"], viewer=0)["look"]
    assert (after["end"], after["step"]) == (twin["t"], twin["decision"]["step"])
    assert page.evaluate("location.hash") == f"#m={twin['code']}"


AT = "[document.activeElement.className, document.activeElement.closest('[data-region]')?.dataset.region ?? '']"


@mostly_chromium
def test_the_focus_goes_to_what_is_asked(devices: Devices, until: Any) -> None:
    """Whoever plays by keys is not sent back to the page's top, nor onto what ends their turn."""
    page = devices.ready(
        made(lambda look: any(one["key"] == "buy" and not one["off"] for one in look["decision"]["composers"])).address
    )
    Person(page).settle()
    page.locator('[data-composer="buy"]').focus()
    page.wait_for_timeout(300)
    page.keyboard.press("Enter")
    expect(page.locator(".tray")).to_be_visible()
    until(page, f"{AT}[1] === 'tray' || {AT}[1] === 'hand'")

    page = devices.ready()
    person = Steward(page)
    person.begin([("Ada", None), ("Bianca", "money")])
    person.settle()
    page.locator('[data-move="treasures"]').focus()
    page.wait_for_timeout(300)
    page.keyboard.press("Enter")
    until(page, f"{AT}[1] === 'board' && {AT}[0].includes('hit')")


@mostly_chromium
def test_put_back(devices: Devices) -> None:
    """Esc and Back back out one step at a time; nothing is played."""
    page = devices.ready(made(lambda look: composer(look, "buy") is not None).address)
    person = Person(page)
    person.settle()
    before = page.url
    for back in (lambda: page.keyboard.press("Escape"), lambda: person.press("[data-back]")):
        person.press('[data-composer="buy"]')
        person.press('[data-slot="tiles"] button >> nth=0')
        expect(page.locator(".sum")).to_be_visible()
        back()
        expect(page.locator(".sum")).to_have_count(0)
        expect(page.locator('[data-composer="buy"]')).to_be_visible()
    assert page.url == before


@mostly_chromium
def test_a_triple_is_told(devices: Devices, shot: Any) -> None:
    """Three cards of one value in three currencies are worth 15, and the tray says so as they are picked."""
    match = made(lambda look: composer(look, "buy") is not None and triple_in(look) is not None)
    look = match.ask("look", viewer=0)
    hand, value = hand_of(look), triple_in(look)
    page = devices.ready(match.address)
    person = Person(page)
    person.settle()
    person.press('[data-composer="buy"]')
    person.press('[data-slot="tiles"] button >> nth=0')
    note = page.locator("#tray-state .note", has_text="triple")
    for n, currency in enumerate("fdg"):
        expect(note).to_have_count(0)
        press_card(page, hand.index(f"{currency}{value}"))
        expect(page.locator('button.hit[aria-pressed="true"][data-at^="hand:"]')).to_have_count(n + 1)
    expect(note).to_contain_text("15")
    expect(page.locator(".sum")).to_have_attribute("data-total", "15")
    shot(page, "tray-triple")


@mostly_chromium
def test_raising_and_passing_are_apart(devices: Devices, shot: Any) -> None:
    """What lies stays apart from what is added, and a slip can't turn a bid into a pass."""

    def raising(look: Look) -> bool:
        bids = look["table"]["bids"]
        return composer(look, "bid") is not None and bids[look["viewer"]]["total"] > 3

    match = made(raising)
    look = match.ask("look", viewer=0)
    lies, high = look["table"]["bids"][0]["total"], look["table"]["high"]["total"]
    quick = (composer(look, "bid") or {})["quick"]
    for phone in (False, True):
        page = devices.ready(match.address, phone=phone)
        person = Person(page)
        shown = person.settle()
        if page.locator('[data-composer="bid"]').count():
            person.press('[data-composer="bid"]')
        passing, confirm = page.locator('[data-move="pass"]'), page.locator(CONFIRM)
        expect(passing).to_be_visible()
        expect(confirm).to_have_attribute("aria-disabled", "true")
        person.press('[data-quick="0"]')
        tray = match.ask("compose", composer="bid", picks=quick[0]["picks"])
        assert tray["sum"]["lies"] == lies and tray["sum"]["total"] > high
        expect(page.locator(".sum")).to_have_attribute("data-total", str(tray["sum"]["total"]))
        told = page.locator(".sum b").all_inner_texts()
        assert told == [str(tray["sum"][key]) for key in ("lies", "adds", "total")]
        expect(confirm).not_to_have_attribute("aria-disabled", "true")
        one, two = passing.bounding_box(), confirm.bounding_box()
        assert one and two
        apart = max(two["x"] - one["x"] - one["width"], one["x"] - two["x"] - two["width"])
        assert apart >= 16 or abs(two["y"] - one["y"]) > one["height"] + 16
        shot(page, f"auction-{'phone' if phone else 'large'}")
        person.press(confirm)
        person.settle(after=shown["end"])
        expect(page.locator(".log .line[data-log='palazzo-log-bid']").nth(1)).to_be_attached()
        page.close()


@mostly_chromium
def test_the_worth_is_shown_before_it_is_built(devices: Devices, shot: Any) -> None:
    """Each place shows what the palace is worth now and would be; so it is once the tile lies there."""

    def rising(look: Look) -> bool:
        return step("build")(look) and any(
            one["at"].startswith("palace:0:") and one["points"] and 0 < one["points"][0] < one["points"][1]
            for one in look["decision"]["choices"]
        )

    match = made(rising, seeds=range(5, 60))
    look = match.ask("look", viewer=0)
    page = devices.ready(match.address)
    person = Person(page)
    shown = person.settle()
    choices = look["decision"]["choices"]
    subjects = look["decision"]["subjects"]
    for choice in choices:
        if len(subjects) > 1:
            person.press(f'[data-subject="{choice["of"]}"]')
        if choice["points"]:
            before, after = (str(points).replace("-", "−") for points in choice["points"])
            expect(person.move(choice["move"])).to_contain_text(f"{before} → {after}")
            name = person.drawn(choice["at"]).get_attribute("aria-label") or ""
            assert f"{before} becomes {after}" in name
    best = max((one for one in choices if one["points"]), key=lambda one: one["points"][0])
    if len(subjects) > 1:
        person.press(f'[data-subject="{best["of"]}"]')
    person.move(best["move"]).hover()
    shot(page, "build-preview")
    person.press(person.move(best["move"]))
    person.settle(after=shown["end"])
    # At this very moment, whatever bots have done since.
    twin = match.ask("play", move=best["move"], viewer=0)["look"]
    points = twin["seats"][0]["points"]
    if page.locator("body").get_attribute("data-t") == str(twin["t"]):
        expect(page.locator('.seat[data-seat="0"] .seat-points b')).to_have_text(str(points).replace("-", "−"))
    spoken = page.locator('.seat[data-seat="0"] .unseen').all_inner_texts()
    assert any(f"{best['points'][1]} point".replace("-", "−") in text for text in spoken)


@mostly_chromium
def test_rebuilding_shows_what_it_changes(devices: Devices, shot: Any) -> None:
    match = made(lambda look: composer(look, "rebuild") is not None)
    look = match.ask("look", viewer=0)
    ways = (composer(look, "rebuild") or {})["slots"][1]["items"]
    page = devices.ready(match.address)
    person = Person(page)
    shown = person.settle()
    person.press('[data-composer="rebuild"]')
    expect(page.locator('[data-slot="way"] button')).to_have_count(len(ways))
    person.press('[data-slot="way"] button >> nth=0')
    press_card(page, len(hand_of(look)) - 1)
    picks = {"card": [f"hand:{len(hand_of(look)) - 1}"], "way": [ways[0]["at"]]}
    tray = match.ask("compose", composer="rebuild", picks=picks)
    assert tray["ok"]
    confirm = page.locator(CONFIRM)
    expect(confirm).to_have_attribute("data-move", tray["move"])
    expect(page.locator("#tray-state")).to_contain_text("points")
    shot(page, "rebuild")
    person.press(confirm)
    after = person.settle(after=shown["end"])
    assert after["end"] > shown["end"]
    assert page.locator(".log .line").filter(has_text="paid").count() > 0


@mostly_chromium
def test_the_board_keeps_its_size_while_others_bid(devices: Devices) -> None:
    match = made(step("auction"))
    page = devices.ready(match.address, settings={"pace": "watchable"})
    person = Person(page)
    person.settle()
    expect(page.locator(".tray")).to_be_visible()
    board = page.locator('[data-region="board"]')
    before = board.bounding_box()
    person.press('[data-move="pass"]')
    expect(page.locator(".tray")).to_be_hidden()
    assert board.bounding_box() == before


@mostly_chromium
def test_what_was_refused_is_past_with_the_next_move(devices: Devices) -> None:
    page = devices.ready()
    person = Person(page)
    person.begin([("Ada", None), ("Bianca", "greedy")])
    before = person.settle()["end"]
    page.locator('[data-composer="rebuild"]').click(force=True)
    expect(page.locator(".toast")).to_have_count(1)
    person.press(person.move("money"))
    person.settle(after=before)
    expect(page.locator(".toast")).to_have_count(0, timeout=2000)


@mostly_chromium
def test_what_may_not_be_done_is_greyed_with_its_reason(devices: Devices) -> None:
    """At the first turn there is nothing to rebuild: the button stands there, says so, and names the rule."""
    page = devices.ready(made(step("turn")).address)
    person = Person(page)
    person.settle()
    before = page.url
    rebuild = page.locator('[data-composer="rebuild"]')
    expect(rebuild).to_have_attribute("aria-disabled", "true")
    expect(rebuild).to_contain_text("rule T3.2")
    rebuild.focus()
    person.key("Enter")
    expect(page.locator(".toast")).to_contain_text("(rule T3.2)")
    assert page.locator(".sum").count() == 0 and page.url == before


# The system's Firefox counts clicks itself and can't be told that one is the second.
@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_a_double_click_decides_once(devices: Devices) -> None:
    """Its second click falls on what has only just come, here on dropping the tile that was paid for."""
    match = made(lambda look: composer(look, "buy") is not None)
    page = devices.ready(match.address)
    person = Person(page)
    person.settle()
    person.press('[data-composer="buy"]')
    person.press(person.drawn("warehouse:0"))
    person.press("[data-cheapest]")
    person.press(CONFIRM)
    drop = page.locator('[data-region="actions"] [data-move$=" drop"]')
    expect(drop).to_have_count(1)
    box = drop.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(300)
    expect(drop).to_have_count(1)
    drop.click()
    expect(drop).to_have_count(0)


REFLEX = """(key) => {
  const press = () => {
    const { activeElement: at } = document;
    if (key === 'Enter') at.click();
    else at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };
  let end = document.body.dataset.end;
  new MutationObserver(() => {
    if (document.body.dataset.end === end) return;
    end = document.body.dataset.end;
    const begun = performance.now();
    // On a busy machine a timer is late: what was seen meanwhile may be pressed.
    for (const ms of [0, 60, 120]) setTimeout(() => performance.now() - begun < 150 && press(), ms);
  }).observe(document.body, { attributeFilter: ['data-end'] });
}"""
"""Presses again and again as soon as the next decision is there. (An activated button gets a click without a count.)"""


@mostly_chromium
@pytest.mark.parametrize("key", ["1", "Enter"])
def test_two_quick_presses_decide_once(devices: Devices, key: str) -> None:
    """The first takes money; the second would take the first card of the row, which has only just come up."""
    match = made(lambda look: look["decision"]["step"] == "turn" and look["decision"]["choices"][0]["move"] == "money")
    page = devices.ready(match.address)
    person = Person(page)
    shown = person.settle()
    money = person.move("money")
    page.evaluate(REFLEX, key)
    money.focus()
    person.key(key if key == "Enter" else money.get_attribute("data-n") or "")
    after = person.settle(after=shown["end"])
    assert after["step"] == "pick"
    page.wait_for_timeout(400)
    if key == "Enter":
        person.move(after["moves"][0]).focus()
    assert page.locator("body").get_attribute("data-end") == str(after["end"])
    page.keyboard.press(key)
    person.settle(after=after["end"])


@mostly_chromium
def test_on_a_phone_the_board_keeps_its_size_from_the_first_tile_to_the_last_card(devices: Devices) -> None:
    """Whatever is said meanwhile: advice, too little, enough, two currencies."""
    match = made(lambda look: composer(look, "buy") is not None and len(look["table"]["warehouse"]) > 1)
    page = devices.ready(match.address, phone=True)
    person = Person(page)
    person.settle()
    board = page.locator('[data-region="board"]')
    before = board.bounding_box()
    person.press('[data-tool="hint"]')
    expect(page.locator('[data-banner="hint"]')).to_be_visible()
    assert board.bounding_box() == before
    person.press('[data-composer="buy"]')
    heights = []
    for picked in ('[data-slot] .chip:not([aria-disabled="true"])', *[LOOSE] * 3):
        control = page.locator(picked).first
        if not control.count():
            break
        control.click(position={"x": 8, "y": 20})
        expect(page.locator('[data-region="tray"]')).to_have_attribute("aria-busy", "false")
        heights.append(board.bounding_box()["height"])
    assert len(heights) > 1
    assert max(heights) - min(heights) < 2
    # What is paid is in sight on a page at 200 % too, and on a phone's side.
    for width, height in ((640, 400), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".sum")).to_be_in_viewport(ratio=1)


BOARD = """() => {
  const { x, y, width, height } = document.querySelector('.canvas-board').getBoundingClientRect();
  const drawn = document.querySelector('.canvas-board canvas');
  return [x, y, width, height, drawn.width, drawn.height].map(Math.round);
}"""


@mostly_chromium
@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_on_a_desk_the_board_stays_where_it_is_through_a_whole_turn(devices: Devices, size: tuple[int, int]) -> None:
    """Rebuilding, a hint, the market, tile and cards, the bill, building."""
    match = made(lambda look: look["decision"]["step"] == "turn" and composer(look, "rebuild") is not None)
    page = devices.ready(match.address, viewport={"width": size[0], "height": size[1]})
    person = Person(page)
    shown = person.settle()
    seen = {"turn": page.evaluate(BOARD)}

    def still(when: str) -> None:
        expect(page.locator('[data-region="tray"]:not([hidden])[aria-busy="true"]')).to_have_count(0)
        seen[when] = page.evaluate(BOARD)

    person.press('[data-composer="rebuild"]')
    person.press('[data-slot="way"] button >> nth=0')
    press_card(page, 0)
    still("rebuild")
    person.press("[data-back]")
    page.keyboard.press("h")
    expect(page.locator('[data-banner="hint"]')).to_be_visible()
    still("hint")
    person.press(person.move("market"))
    shown = person.settle(after=shown["end"])
    still("market")
    if page.locator('[data-composer="buy"]:not([aria-disabled])').count():
        person.press('[data-composer="buy"]')
        still("buy")
        person.press('[data-slot="tiles"] button >> nth=0')
        press_card(page, 0)
        still("short")
        person.press("[data-cheapest]")
        still("enough")
        person.press(f"{CONFIRM}:not([aria-disabled])")
        person.settle(after=shown["end"])
        still("build")
    assert len({tuple(box) for box in seen.values()}) == 1, seen
    assert "build" in seen


@mostly_chromium
def test_the_hand_says_what_it_comes_to(devices: Devices) -> None:
    """By currency, beside its coin; on the smallest phone too, in every language, for whoever listens as well."""
    match = made(step("turn"), seeds=range(3, 60))
    hand = match.hand(0)
    sums = {kind: sum(int(card[1:] or 2) for card in hand if card[0] == kind) for kind in "fdgc"}
    told = [str(total) for kind, total in sums.items() if total or kind != "c"]
    page = devices.ready(match.address, phone=True)
    Person(page).settle()
    totals = page.locator(".totals .total b")
    expect(totals).to_have_text(told)
    expect(page.get_by_role("img", name=f"Florins: {sums['f']}", exact=True)).to_have_count(1)
    box = page.locator(".totals").bounding_box()
    assert box and box["width"] <= 360 and box["height"] <= 16
    assert page.locator(".totals").evaluate("(one) => one.scrollWidth <= one.clientWidth")
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(totals).to_have_text(told)


@mostly_chromium
def test_where_a_tile_is_dropped_says_so(devices: Devices) -> None:
    match = made(step("build"))
    page = devices.ready(match.address)
    Person(page).settle()
    expect(page.locator('[data-region="offer"] .stage-words span')).to_have_text("Drop")


# A second press in the same place as soon as a move lies there.
SECOND = """([x, y]) => new MutationObserver((_, observer) => {
  const move = document.elementFromPoint(x, y)?.closest('[data-move]');
  if (!move) return;
  observer.disconnect();
  window.second = move.dataset.move;
  move.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 }));
}).observe(document.getElementById('main'), { subtree: true, childList: true, attributes: true })"""


@mostly_chromium
def test_who_presses_pay_twice_drops_nothing(devices: Devices) -> None:
    """What comes under the pointer once it is paid was not meant; a little later it may be."""
    match = made(lambda look: composer(look, "buy") is not None and len(look["seats"][0]["palaces"]) > 1)
    page = devices.ready(match.address)
    person = Person(page)
    person.settle()
    person.press('[data-composer="buy"]')
    page.locator("[data-slot] .chip:not([aria-disabled='true'])").first.click()
    person.press("[data-cheapest]")
    box = page.locator(f"{CONFIRM}:not([aria-disabled])").bounding_box()
    assert box
    x, y = box["x"] + box["width"] * 0.9, box["y"] + 8
    page.evaluate(SECOND, [x, y])
    page.mouse.click(x, y)
    page.locator('[data-move$="drop"]').first.wait_for()
    end = page.locator("body").get_attribute("data-end")
    page.wait_for_timeout(500)
    assert page.evaluate("second").startswith("place")
    assert page.locator("body").get_attribute("data-end") == end
    page.mouse.click(x, y)
    expect(page.locator(f'body:not([data-end="{end}"])')).to_be_attached()


@mostly_chromium
def test_while_tiles_are_paid_for_the_rest_of_the_table_plays_nothing(devices: Devices) -> None:
    """The quarry that could be put up for auction is only looked at, until the purchase is left."""
    match = made(lambda look: composer(look, "buy") is not None and look["table"]["next"] is not None)
    page = devices.ready(match.address)
    person = Person(page)
    shown = person.settle()
    person.press('[data-composer="buy"]')
    person.press(person.drawn(f"quarry:{match.look['table']['next']}"))
    page.wait_for_timeout(400)
    expect(page.locator("body")).to_have_attribute("data-end", str(shown["end"]))
    expect(page.locator("[data-confirm='buy']")).to_be_attached()

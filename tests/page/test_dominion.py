"""Whole matches of Dominion from the door to the score sheet: by mouse, by keys, and by touch on a small screen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from page.conftest import Devices, mostly_chromium
from page.dominion_moments import address, asks, moment
from page.player import Means, Person
from page.test_whole_match import check_phone, final_sheet
from playwright.sync_api import Page, expect

SEATS: list[tuple[str, str | None]] = [("Ada", None), ("Bianca", "money")]

OFFERED = """(verb) => [...document.querySelectorAll('button.hit')]
  .filter((hit) => hit.getAttribute('aria-label').startsWith(verb)).map((hit) => hit.dataset.at)"""

WANTED = ("Province", "Gold", "Duchy", "Silver")
IN_BAR = ("reveal", "aside", "keep", "discard", "back", "deck", "no", "top", "trash", "play")
"""Verbs of moves that the action bar offers."""


class Steward(Person):
    """A person who plays Dominion: every action that can be, all treasures, and the dearest card of a short list."""

    game = "dominion"

    def offered(self, verb: str) -> list[str]:
        """The regions of the table that a screen reader hears with this verb."""
        found: list[str] = self.page.evaluate(OFFERED, verb)
        return found

    def _action(self, shown: dict[str, Any]) -> None:
        plays = [move for move in shown["moves"] if move.startswith("play")]
        in_hand = self.offered("Play")
        assert plays or in_hand, "an action phase without an action is passed by itself"
        if plays and self.done["action"] % 2:
            self.press(self.move(plays[0]))
        else:
            self.press(self.drawn(in_hand[0]))

    def _buy(self, shown: dict[str, Any]) -> None:
        if "treasures" in shown["moves"]:
            self.press(self.move("treasures"))
            return
        piles = self.offered("Buy")
        kingdom = [at for at in piles if at.removeprefix("supply:") not in (*WANTED, "Copper", "Estate", "Curse")]
        wanted = [f"supply:{card}" for card in WANTED if f"supply:{card}" in piles]
        dear = "supply:Province" in wanted or "supply:Gold" in wanted
        choice = kingdom[-1:] if kingdom and not dear and self.done["bought"] % 2 == 0 else wanted or kingdom
        if choice:
            self.done["bought"] += 1
            self.press(self.drawn(choice[0]))
        else:
            self.press(self.move("end"))

    def _gain(self, shown: dict[str, Any]) -> None:
        self.press(self.drawn(self.offered("Gain")[-1]))

    def compose(self, take: int = 0) -> None:
        """So many cards from the hand, or what stands ready, and then the last button."""
        expect(self.page.locator("[data-confirm]")).to_be_visible()
        for _ in range(take):
            if self.page.locator("[data-confirm]:not([aria-disabled])").count():
                break
            self.press(self.page.locator('button.hit[data-at^="hand:"][aria-pressed="false"]').first)
            expect(self.page.locator('[data-region="tray"]')).to_have_attribute("aria-busy", "false")
        quick = self.page.locator("[data-quick]")
        if quick.count():
            self.press(quick.first)
            expect(self.page.locator('[data-region="tray"]')).to_have_attribute("aria-busy", "false")
        self.press("[data-confirm]:not([aria-disabled])")

    def _cellar(self, shown: dict[str, Any]) -> None:
        self.compose()

    _loot = _cellar

    def _militia(self, shown: dict[str, Any]) -> None:
        self.compose(take=12)

    def _trash(self, shown: dict[str, Any]) -> None:
        moves = [move for move in shown["moves"] if move.startswith("trash")]
        if self.page.locator("[data-confirm]").count() or shown["composers"]:
            self.compose()
        elif moves:
            self.press(self.move(moves[0]))
        else:
            self.press(self.drawn(self.offered("Trash")[0]))

    def other(self, shown: dict[str, Any]) -> None:
        """Whatever a card asks that one button answers."""
        moves = [move for move in shown["moves"] if move.split()[0] in IN_BAR]
        self.press(self.move(moves[0]))

    _moat = _bureaucrat = _chancellor = _library = _spy = _thief = _throne = other


def check_end(person: Steward, names: set[str]) -> None:
    """Cards were played and bought, and the sheet says who won and why."""
    assert person.done["buy"] >= 10 and person.done["bought"] >= 5 and person.done["action"] >= 3
    totals = final_sheet(person.page)
    assert set(totals) == names
    winner = person.page.locator('[data-dialog="sheet"] .winner').inner_text()
    assert any(name in winner for name, total in totals.items() if total == max(totals.values()))


OPPOSITE = {
    2: SEATS,
    3: [*SEATS, ("Cosimo", "reader")],
    4: [*SEATS, ("Cosimo", "reader"), ("Dora", "random")],
}
SETS = ("first-game", "big-money", "interaction", "size-distortion", "village-square")
FEW = {("mouse", "first-game", 2)}
"""Without --long; every set with each number of seats by each means takes an hour."""


@pytest.mark.parametrize(
    ("means", "kingdom", "seats"),
    [
        pytest.param(*one, marks=[] if one in FEW else pytest.mark.long)
        for one in product(("mouse", "keyboard", "touch"), SETS, OPPOSITE)
    ],
)
@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_a_whole_match(
    devices: Devices, shot: Callable[[Page, str], None], means: Means, kingdom: str, seats: int
) -> None:
    device = devices.device(phone=means == "touch")
    if means == "keyboard":
        device.add_init_script("addEventListener('pointerdown', () => console.error('a pointer was used'), true)")
    page = devices.open(on=device)
    person = Steward(page, means, **({"watch": lambda: check_phone(page)} if means == "touch" else {}))
    person.begin(OPPOSITE[seats], seed=f"{seats}{SETS.index(kingdom)}", kingdom=kingdom)
    seen: set[str] = set()

    def new_step(shown: dict[str, Any]) -> bool:
        fresh = shown["step"] not in seen
        seen.add(shown["step"])
        return fresh

    while not (shown := person.play(until=new_step))["over"]:
        shot(page, f"dominion-{means}-{shown['step']}")
    assert seen >= {"action", "buy"}
    check_end(person, {name for name, _ in OPPOSITE[seats]})


@pytest.mark.long
@pytest.mark.parametrize("browser", ["firefox"], indirect=True)
def test_in_the_other_browser(devices: Devices) -> None:
    """The same where the system's Firefox plays."""
    person = Steward(devices.ready())
    person.begin(SEATS, kingdom="first-game")
    person.play()
    check_end(person, {"Ada", "Bianca"})


@mostly_chromium
def test_every_card_can_be_read(devices: Devices) -> None:
    """The book holds all seventeen piles with their text and rulings; a card in hand is a tap away from its own."""
    person = Steward(devices.ready())
    person.begin(SEATS, kingdom="first-game")
    person.settle()
    page = person.page
    person.press(person.drawn("supply"))
    cards = page.locator('[data-dialog="zoom"] li')
    expect(cards).to_have_count(17)
    expect(cards.filter(has_text="K3")).to_contain_text("reaction")
    page.keyboard.press("Escape")
    estates = [at for at in person.offered("Look") if at.startswith("hand:")]
    assert estates, "the first hand holds an Estate"
    person.press(person.drawn(estates[0]))
    expect(page.locator('[data-dialog="zoom"] li')).to_contain_text("1 victory point")


# -- ten kingdom cards of one's own -----------------------------------------------------------------------------------

OWN = '[data-option="kingdom"] input[value="own"]'
SUPPLY = """() => [...document.querySelectorAll('.hit[data-at^="supply:"]')].map((hit) => hit.dataset.at)"""


@pytest.mark.long
@pytest.mark.parametrize(
    ("means", "browser"),
    [
        ("touch", "chromium"),
        pytest.param("mouse", "chromium", marks=pytest.mark.long),
        pytest.param("keyboard", "chromium", marks=pytest.mark.long),
    ],
    indirect=["browser"],
)
def test_ten_cards_of_choice(devices: Devices, means: Any) -> None:
    """From a set to another ten; what is too many or too few is refused in words; the choice is there the next time."""
    device = devices.device(phone=means == "touch")
    page = devices.open(on=device)
    person = Steward(page, means)
    person.press('[data-game="dominion"]')
    if means == "keyboard":
        # A group of radio buttons is one stop; the arrows choose.
        person.walk_to(page.locator('[data-option="kingdom"] input[value="first-game"]'))
        page.keyboard.press("ArrowUp")
    else:
        person.press('[data-option="kingdom"] input[value="interaction"]')
        person.press(OWN)
    count = page.locator(".pick-count")
    expect(count).to_have_text("10 of 10 chosen")
    tick = (
        person.press
        if means != "keyboard"
        else lambda box: (person.walk_to(page.locator(box)), page.keyboard.press(" "))
    )
    if means == "keyboard":
        person.press('[data-pick="clear"]')
        expect(count).to_have_text("0 of 10 chosen")
        tick('.picks input[value="Adventurer"]')
        tick('.picks input[value="Witch"]')
        tick('.picks input[value="Moat"]')
        person.press('[data-act="start"]')
        expect(page.locator(".setup > .refusal")).to_have_text("A kingdom has 10 cards, not 3.")
        person.press('[data-pick="fill"]')
        expect(count).to_have_text("10 of 10 chosen")
        chosen = set(page.locator(".picks :checked").evaluate_all("all => all.map((box) => box.value)"))
        assert chosen >= {"Adventurer", "Witch", "Moat"}
    else:
        tick('.picks input[value="Witch"]')
        expect(page.locator(".pick-box .refusal")).to_have_text("10 are chosen already. Take one out first.")
        expect(page.locator('.picks input[value="Witch"]')).not_to_be_checked()
        tick('.picks input[value="Moat"]')
        person.press('[data-act="start"]')
        expect(page.locator(".setup > .refusal")).to_have_text("A kingdom has 10 cards, not 9.")
        tick('.picks input[value="Witch"]')
        expect(page.locator(".pick-box .refusal")).to_be_hidden()
        sheet = "Village Festival Bureaucrat Chancellor Spy Library Militia CouncilRoom Thief"
        chosen = {*sheet.split(), "Witch"}
    person.press('[data-act="start"]')
    person.settle()
    basic = {"Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"}
    assert {at.removeprefix("supply:") for at in page.evaluate(SUPPLY)} - basic == chosen
    assert page.locator("body").get_attribute("data-over") == "false"

    again = devices.open("#new=dominion", on=device)
    expect(again.locator(OWN)).to_be_checked()
    expect(again.locator(".picks :checked")).to_have_count(10)
    again.locator('[data-pick="read"]').click()
    expect(again.locator('[data-dialog="pieces"] li')).to_have_count(25)


# -- reading what could be played -------------------------------------------------------------------------------------


@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_a_card_is_read_and_not_played(devices: Devices) -> None:
    """By the other button of the mouse, by a key, by a finger held down; and a mouse that rests shows its text."""
    page = devices.ready()
    person = Steward(page)
    person.begin(SEATS, kingdom="first-game")
    end = person.settle()["end"]
    copper = person.drawn(next(at for at in person.offered("Play") if at.startswith("hand:")))
    dialog = page.locator('[data-dialog="zoom"]')

    def is_read(words: str) -> None:
        expect(dialog).to_contain_text(words)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        assert page.evaluate("document.body.dataset.end") == str(end)

    copper.click(button="right")
    is_read("Copper: treasure, costs 0")
    copper.focus()
    page.keyboard.press("i")
    is_read("1 coin.")
    tip = page.locator(".tip")
    person.drawn("supply:Moat").hover()
    expect(tip).to_contain_text("+2 cards. When another player plays an attack")
    expect(tip).not_to_contain_text("K3")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    person.drawn("supply:Moat").click(button="right")
    expect(dialog.get_by_role("link", name="K3")).to_be_visible()
    is_read("before it does anything")

    phone = devices.ready(phone=True)
    other = Steward(phone, "touch")
    other.begin(SEATS, kingdom="first-game")
    end = other.settle()["end"]
    place = other.drawn(next(at for at in other.offered("Play") if at.startswith("hand:"))).bounding_box()
    assert place
    finger = phone.context.new_cdp_session(phone)
    point = {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(phone.locator('[data-dialog="zoom"]')).to_contain_text("Copper: treasure")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    phone.wait_for_timeout(500)
    expect(phone.locator('[data-dialog="zoom"]')).to_be_visible()
    assert phone.evaluate("document.body.dataset.end") == str(end)
    other.press("[data-close]")
    other.press(other.drawn(next(at for at in other.offered("Play") if at.startswith("hand:"))))
    other.settle(after=end)


# -- links into the middle of a card ----------------------------------------------------------------------------------

MIDDLE = {
    "throne": ("village-square", "choose an action to play twice"),
    "thief": ("interaction", "trash a treasure of"),
    "spy": ("interaction", "discard it, or put it back"),
    "library": ("interaction", "set the action card aside, or keep it"),
    "loot": ("size-distortion", "which treasures do you gain"),
    "moat": ("interaction", "show a Moat"),
}


@pytest.mark.parametrize("step", MIDDLE)
@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_a_link_opens_in_the_middle_of_a_card(devices: Devices, step: str) -> None:
    """What the engine asks there is asked on the page, with the cards that lie open; and the card is played on."""
    kingdom, sentence = MIDDLE[step]
    match = moment(kingdom, 3, asks(step), bot="reader" if step == "moat" else "money")
    page = devices.ready(address(match))
    person = Steward(page)
    shown = person.settle()
    assert (shown["step"], shown["end"]) == (step, len(match.moves))
    expect(page.locator("#status h1")).to_contain_text(sentence)
    if step != "loot":
        legal = {match.state.write(move) for move in match.state.moves()}
        assert (
            set(shown["moves"]) | {f"play {at}" for at in person.offered("Play")} >= legal
            or set(shown["moves"]) == legal
        )
    open_cards = match.game.look(match.state, 0, match.setup.seats)["table"]["shown"]
    if open_cards:
        heard = page.locator(".region.offer .unseen").inner_text()
        assert all(card in heard for card in open_cards)
    person.decide(shown)


# -- what is told and kept --------------------------------------------------------------------------------------------

LISTEN = """() => {
  const { engine } = piazza;
  const { call } = engine;
  window.heard = [];
  engine.call = async (request) => {
    const answer = await call.call(engine, request);
    window.heard.push(answer);
    return answer;
  };
}"""


@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_the_page_never_hears_what_others_draw(devices: Devices) -> None:
    """Whatever the engine answers: of the others' draws their number, of their hands how many cards."""
    page = devices.ready()
    page.locator('[data-game="dominion"]').wait_for()
    page.evaluate(LISTEN)
    person = Steward(page)
    person.begin(OPPOSITE[3], kingdom="interaction")
    person.play(until=lambda shown: shown["end"] > 60)
    page.locator(".log .line").nth(12).click()
    expect(page.locator('body[data-past="true"]')).to_be_attached()
    answers: list[dict[str, Any]] = page.evaluate("heard")
    events = [event for answer in answers for event in answer.get("events", [])]
    draws = [event for event in events if event["kind"] == "draw"]
    assert {event["seat"] for event in draws} == {0, 1, 2}
    assert all(("cards" in event) == (event["seat"] == 0) for event in draws), "own cards, of the others a number"
    assert all(event["count"] > 0 for event in draws if event["seat"])
    looks = [answer.get("look", answer) for answer in answers if "seats" in answer.get("look", answer)]
    assert len(looks) > 30
    assert all(seat["hand"] is None for look in looks for seat in look["seats"][1:])


@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_points_are_shown_live_or_not_at_all(devices: Devices) -> None:
    for scores in (True, False):
        page = devices.ready(settings={"scores": scores})
        person = Steward(page)
        person.begin(SEATS, kingdom="first-game", seed="7")
        own = page.locator('.seat[data-seat="0"] .seat-points b')
        person.settle()
        if scores:
            expect(own).to_have_text("3")
            person.press(person.move("treasures"))
            person.settle(after=0)
            person.press(person.drawn("supply:Estate"))
            expect(own).to_have_text("4")
        else:
            expect(own).to_have_count(0)


@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_what_is_forced_plays_itself_and_what_taught_nothing_is_taken_back(devices: Devices) -> None:
    """Two persons: treasures go back to the hand, the last buy before the turn's end too; cards drawn don't."""
    page = devices.ready()
    person = Steward(page)
    person.begin([("Ada", None), ("Lin", None)], kingdom="first-game")
    page.locator('[data-curtain="open"]').click()
    undo = page.locator('[data-tool="undo"]')
    hand = page.locator(".region.hand .unseen")
    shown = person.settle()
    before = hand.inner_text()
    expect(undo).to_have_attribute("aria-disabled", "true")
    person.press(person.move("treasures"))
    person.settle(after=shown["end"])
    assert hand.inner_text() != before
    person.press(undo)
    expect(page.locator(f'body[data-end="{shown["end"]}"]')).to_be_attached()
    assert hand.inner_text() == before
    person.press(person.move("treasures"))
    person.settle(after=shown["end"])
    shown = person.settle()
    person.press(person.drawn("supply:Copper"))
    assert person.settle(after=shown["end"])["moves"] == ["end"]
    person.press(undo)
    expect(page.locator(f'body[data-end="{shown["end"]}"]')).to_be_attached()
    person.press(person.drawn("supply:Estate"))
    person.settle(after=shown["end"])
    person.press(person.move("end"))
    # The turn is over, and Lin is asked to take the device.
    expect(page.locator("[data-dialog='curtain']")).to_contain_text("Lin")
    page.locator('[data-curtain="open"]').click()
    person.settle()
    assert page.evaluate("document.body.dataset.turn") == "1"
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.locator("#toasts")).to_contain_text("Ada has decided, and something new was seen")
    assert page.evaluate("document.body.dataset.turn") == "1"


@pytest.mark.parametrize("browser", ["chromium"], indirect=True)
def test_the_first_three_turns_as_a_lesson(devices: Devices) -> None:
    """The sheet's own example, move by move, with a reason for another one; at the end it is ticked."""
    page = devices.ready("#learn/dominion/three-turns")
    narrator = page.locator(".narrator")
    person = Steward(page)
    go_on = page.locator('[data-lesson="next"]')
    go_on.click()

    def step() -> None:
        expect(page.locator('body[data-yours="true"]')).to_be_attached()

    turns: list[list[str]] = [
        ["treasures", "supply:Remodel"],
        ["treasures", "supply:Silver"],
        ["play Remodel", "trash Estate", "supply:Smithy", "treasures", "supply:Militia"],
    ]
    for number, moves in enumerate(turns):
        for move in moves:
            step()
            if number == 0 and move == "supply:Remodel":
                person.drawn("supply:Silver").click()
                expect(narrator.locator("[data-reason]")).to_contain_text("A Silver never hurts")
            end = page.evaluate("document.body.dataset.end")
            control = person.drawn(move) if move.startswith("supply") else person.move(move)
            if not control.count() and " " in move:
                verb, card = move.split()
                control = page.locator(f'button.hit[aria-label="{verb.title()} {card}"]').first
            control.click()
            expect(page.locator(f'body:not([data-end="{end}"])')).to_be_attached()
    expect(narrator).to_contain_text("In three turns your deck has a Silver, a Remodel, a Smithy and a Militia")
    hand = page.locator(".region.hand .unseen").inner_text()
    assert "2\u00a0×\u00a0Estate" in hand and "3\u00a0×\u00a0Copper" in hand
    assert "dominion/three-turns" in page.evaluate("localStorage['piazza-lessons']")

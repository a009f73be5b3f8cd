"""Palazzo through the door: all that may be done is offered, what is said of it is so, and nothing hidden shows."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from engine.play import few, sample
from engine.samples.palazzo import wander
from engine.test_palazzo import as_cards
from piazza import position
from piazza.game import GAMES, IllegalMove, Seat, game, make_setup
from piazza.match import Match
from piazza.palazzo.display import choices
from piazza.palazzo.steps import Turn
from piazza.table import Table

PALAZZO = sample("palazzo")
COMPOSED = ("buy", "bid", "rebuild")


class Door:
    """A table of its own, asked as the page asks."""

    def __init__(self) -> None:
        self.table = Table()

    def raw(self, text: str) -> dict[str, Any]:
        reply = json.loads(self.table.call(text))
        assert set(reply) in ({"ok"}, {"error"})
        if "error" in reply:
            assert reply["error"]["id"] != "error-engine", (text[:300], reply)
        answer: dict[str, Any] = reply
        return answer

    def ask(self, do: str, **request: Any) -> Any:
        reply = self.raw(json.dumps({"do": do, **request}))
        assert "ok" in reply, (do, request, reply)
        return reply["ok"]

    def refused(self, do: str, **request: Any) -> dict[str, Any]:
        refusal: dict[str, Any] = self.raw(json.dumps({"do": do, **request}))["error"]
        return refusal

    def open(self, match: Match, viewer: int | None) -> Any:
        return self.ask("open", link=match.link(), viewer=viewer)


def at_decision(seed: int) -> tuple[Match, int]:
    """A random match at some decision, and whose it is."""
    match = PALAZZO.wandered(seed, Random(seed).randrange(280))
    while match.state.over:
        match.cut(Random(seed).randrange(len(match.moves)))
    return match, match.state.to_decide()


# -- what is offered


@pytest.mark.parametrize("seed", range(few(30, 5)))
def test_every_simple_move_is_a_choice_and_tells_what_it_gains(seed: int) -> None:
    match, seat = at_decision(seed)
    look = Door().open(match, seat)
    decision, state = look["decision"], match.state
    assert (decision["seat"], decision["yours"], decision["step"]) == (seat, True, state.step_name())
    simple = set()
    for i in range(min(state.moves().count(), 400)):
        move: Any = state.moves().nth(i)
        if move.verb not in COMPOSED:
            simple.add(state.write(move))
    if state.step_name() == "market":
        simple.add("auction")
    assert {choice["move"] for choice in decision["choices"] if choice["off"] is None} == simple
    for choice in decision["choices"]:
        if choice["off"] is not None:
            with pytest.raises(IllegalMove) as refused:
                state.check(choice["move"])
            assert choice["off"]["rule"] == refused.value.rule
            continue
        after = state.clone()
        after.play(state.check(choice["move"]))
        gained = after.scores()[seat] - state.scores()[seat]
        # A tile of a shared lot is chosen before it is built.
        if state.step_name() != "choose":
            assert choice["delta"] in (None, gained)
        assert choice["delta"] is not None or not choice["move"].startswith("place")
        if choice["points"]:
            assert choice["points"][1] - choice["points"][0] == gained


@pytest.mark.parametrize("seed", range(few(30, 5)))
def test_the_tray_says_what_the_rules_say(seed: int) -> None:
    match, seat = at_decision(seed)
    door, rng = Door(), Random(seed)
    look = door.open(match, seat)
    state = match.state
    hand = look["seats"][seat]["hand"]
    offered = False
    for composer in look["decision"]["composers"]:
        for _ in range(12):
            picks = {
                slot["key"]: [
                    item["at"]
                    for item in rng.sample(slot["items"], min(len(slot["items"]), rng.choice((0, 1, 1, 2, 3))))
                ]
                for slot in composer["slots"]
            }
            tray = door.ask("compose", composer=composer["key"], picks=picks, viewer=seat)
            checked(state, tray)
            offered = offered or tray["ok"]
            cards = [hand[int(at.split(":")[1])] for at in picks.get("cards", picks.get("card", []))]
            if tray["ok"] and composer["key"] != "rebuild":
                paid = tray["move"].removeprefix("bid ").split(":")[-1]
                assert as_cards(paid) == Counter(cards)
            if tray["ok"] and tray["delta"] and composer["key"] == "rebuild":
                after = state.clone()
                after.play(state.check(tray["move"]))
                assert tray["delta"]["points"] == after.scores()[seat] - state.scores()[seat]
            best = tray["cheapest"]
            if best and composer["key"] != "rebuild":
                again = door.ask("compose", composer=composer["key"], picks=best, viewer=seat)
                assert again["ok"], (best, again)
                if tray["ok"]:
                    assert again["sum"]["total"] <= tray["sum"]["total"]
        for quick in composer["quick"]:
            tray = door.ask("compose", composer=composer["key"], picks=quick["picks"], viewer=seat)
            assert tray["ok"]
            assert tray["sum"]["over"] >= 1
        if composer["off"] is not None:
            assert not offered
            assert not any(state.moves().nth(i).verb == composer["key"] for i in range(min(state.moves().count(), 500)))


def checked(state: Any, tray: dict[str, Any]) -> None:
    """A tray gives a legal move, or says nothing yet, or refuses with a rule."""
    assert tray["ok"] == (tray["move"] is not None)
    if tray["ok"]:
        assert state.write(state.check(tray["move"])) == tray["move"]
        assert tray["refusal"] is None
    if tray["refusal"] is not None:
        assert tray["refusal"]["rule"]
    for refusal in tray["blocked"].values():
        assert refusal["rule"] in ("M1", "B2", "T3.3")


@pytest.mark.parametrize("seed", range(few(6, 40)))
def test_a_floor_that_is_held_goes_where_the_rules_let_it(seed: int) -> None:
    """Every floor of one's own may be: each other palace takes it or says why not."""
    match = PALAZZO.wandered(seed, 400)
    door = Door()
    found = 0
    for t in reversed(range(len(match.states))):
        state = match.states[t]
        if state.over or not isinstance(state.steps[-1], Turn) or not any(map(len, state.palaces[state.turn])):
            continue
        match.cut(t)
        seat = state.turn
        (composer,) = door.open(match, seat)["decision"]["composers"]
        items = composer["slots"][1]["items"]
        palaces = [f"palace:{seat}:{i}" for i in range(len(state.palaces[seat]))]
        floors = {
            f"{at}:{i}" for at, palace in zip(palaces, state.palaces[seat], strict=True) for i in range(len(palace))
        }
        assert {item["from"] for item in items} == floors
        for floor in floors:
            tray = door.ask("compose", composer="rebuild", picks={"card": [], "way": [floor]}, viewer=seat)
            assert not tray["ok"] and tray["refusal"] is None
            ways = {item["to"] for item in items if item["from"] == floor}
            others = {at for at in palaces if not floor.startswith(f"{at}:")}
            assert ways.isdisjoint(tray["blocked"]) and others == set(tray["blocked"]) | (ways & others)
            assert (ways - others) == {f"palace:{seat}:new"} or (ways - others) == {"drop"}
        found += 1
        if found == 3:
            return
    raise AssertionError("nobody could rebuild three times")


# -- what is hidden


def test_an_answer_brings_the_lines_of_the_log_that_it_is_asked_for() -> None:
    door = Door()
    seats = [{"name": "Ada"}, {"name": "B", "bot": "greedy"}]
    look = door.ask("new", game="palazzo", seats=seats, options={}, seed="7", viewer=0, log=0)
    assert look["lines"] == door.ask("log", **{"from": 0})
    while not look["decision"]["auto"] or not look["t"]:
        move = next((each["move"] for each in look["decision"]["choices"] if not each["off"]), None)
        reply = door.ask("play" if move else "step", move=move, viewer=0, log=look["end"] + 1)
        look = reply["look"]
        assert reply["lines"] == door.ask("log", **{"from": look["end"]})
    assert reply["lines"]
    # Whatever the number: a move that has been played is never refused for it.
    assert door.ask("look", viewer=0, log=look["end"] + 9)["lines"] == []
    assert "lines" not in door.ask("look", viewer=0)


def test_who_passes_takes_cards_back_only_where_some_lie() -> None:
    """The auctioneer's certificate is no card of the hand (T2.7, T2.10)."""
    said = set()
    for seed in range(12):
        match, _ = at_decision(seed)
        for before, log in zip(match.states, match.events[1:], strict=False):
            for event in (event for event in log if event.kind == "pass"):
                message = match.game.narrate(event)
                assert message is not None
                offered = next(each["label"]["id"] for each in choices(before) if each["move"] == "pass")
                said.add((bool(event.data["cards"]), offered, message["id"]))
    assert said == {
        (True, "palazzo-do-pass", "palazzo-log-pass"),
        (False, "palazzo-do-pass-bare", "palazzo-log-pass-bare"),
    }


def test_hands_do_not_show_in_the_log_nor_in_the_events() -> None:
    """Four cards that were dealt and never played stand nowhere but in their owner's look."""
    door = Door()
    door.ask("new", game="palazzo", seats=[{"name": ""}, {"name": ""}], options={}, seed="7", viewer=0)
    assert "hand" not in json.dumps(door.ask("log", viewer=0, **{"from": 0}))
    for viewer in (0, 1, None):
        seats = door.ask("look", viewer=viewer)["seats"]
        assert [len(seat["hand"] or []) for seat in seats] == [4 * (viewer == 0), 4 * (viewer == 1)]
        assert [seat["cards"] for seat in seats] == [4, 4]
        assert [seat["known"] for seat in seats] == [[], []]


def test_a_shared_lot_tells_what_each_tile_adds() -> None:
    """As much as the best place for it, which is asked for next (T2.12)."""
    door, told = Door(), 0
    for seed in range(20):
        match = PALAZZO.wandered(seed)
        moment = next(
            (t for t, state in enumerate(match.states) if not state.over and state.step_name() == "choose"), None
        )
        if moment is None:
            continue
        match.cut(moment)
        seat = match.state.to_decide()
        for choice in door.open(match, seat)["decision"]["choices"]:
            after = door.ask("play", move=choice["move"], viewer=seat)["look"]["decision"]
            if after["seat"] == seat:
                deltas = [one["delta"] for one in after["choices"] if not one["off"]]
                kept = [
                    one["delta"] for one in after["choices"] if not one["off"] and not one["move"].endswith(" drop")
                ]
                assert choice["delta"] == (max(deltas) or max(kept))
                told += 1
            door.open(match, seat)
    assert told


@pytest.mark.parametrize("seed", range(few(12, 3)))
def test_the_log_names_all_that_lay_for_what_was_won(seed: int) -> None:
    """The winner's cards, raise by raise, and the auctioneer's certificate where it was theirs (T2.7, T2.11)."""
    match = PALAZZO.wandered(seed)
    lines = Door()
    lines.open(match, None)
    opener, lain = None, dict[int, list[str]]()
    for line in lines.ask("log"):
        args = line["args"]
        tokens = [card["token"] for card in args.get("cards", [])] if isinstance(args.get("cards"), list) else []
        if line["id"] == "palazzo-log-auction":
            opener, lain = line["seat"], {}
        elif line["id"] == "palazzo-log-bid":
            lain.setdefault(line["seat"], []).extend(tokens)
        elif line["id"] == "palazzo-log-won":
            own = ["c3"] if line["seat"] == opener else []
            assert Counter(tokens) == Counter(lain[line["seat"]] + own)
            assert tokens.count("c3") == len(own)


def test_a_palace_on_which_nothing_can_be_built_says_why() -> None:
    """Every own palace leads on, or has its reason, for each of the tiles (B2, B5)."""
    rules = Counter[str]()
    for seed in range(40):
        match = PALAZZO.wandered(seed)
        for t in [t for t, state in enumerate(match.states) if not state.over and state.step_name() == "build"][::9]:
            state = match.states[t]
            seat = state.to_decide()
            found = choices(state)
            for of in {choice["of"] for choice in found}:
                those = [choice for choice in found if choice["of"] == of]
                every = [f"palace:{seat}:{number}" for number in range(len(state.palaces[seat]))]
                assert sorted(one["at"] for one in those) == sorted([*every, f"palace:{seat}:new", "drop"])
                rules.update(one["off"]["rule"] for one in those if one["off"])
    assert rules.keys() == {"B2", "B5"}


def test_a_link_may_be_opened_for_the_one_person_there_is() -> None:
    """The page does not know yet who sits there: the seat is told with the look."""
    door = Door()
    for bots, seen in ((("greedy", None, "greedy"), 1), ((None, None), None), (("greedy", "greedy"), None)):
        seats = [{"name": "", "bot": bot} for bot in bots]
        code = door.ask("new", game="palazzo", seats=seats, options={}, seed="7", viewer=None)["code"]
        look = door.ask("open", link=code, viewer="only")
        assert look["viewer"] == seen
        assert [seat["hand"] is not None for seat in look["seats"]] == [seat == seen for seat in range(len(bots))]


@pytest.mark.parametrize("name", GAMES)
def test_a_viewer_that_is_none_is_refused_by_every_request(name: str) -> None:
    """Of another kind, of no seat; and a tray is for the seat that decides alone."""
    door, seats = Door(), [{"name": ""}, {"name": ""}]
    look = door.ask("new", game=name, seats=seats, options={}, seed="3", viewer=None)
    seat = look["decision"]["seat"]
    requests: dict[str, dict[str, Any]] = {
        "new": {"game": name, "seats": seats, "seed": "3"},
        "open": {"link": look["code"]},
        "look": {},
        "name": {"names": ["Ada", "Lin"]},
        "play": {"move": door.ask("look", viewer=seat)["decision"]["choices"][0]["move"]},
        "step": {},
        "undo": {},
        "branch": {"t": 0},
        "compose": {"composer": "x", "picks": {}},
        "log": {},
        "link": {},
        "record": {},
        "sheet": {},
        "moment": {"t": 0},
        "course": {},
        "hint": {},
        "typed": {"text": "x"},
        "count": {},
    }
    before = door.ask("look", viewer=seat)
    for do, request in requests.items():
        for wrong in (-1, 2, 10**30):
            assert door.refused(do, **request, viewer=wrong)["id"] == "error-seat", do
        for odd in ("0", True, 0.0, [0], {}):
            assert door.refused(do, **request, viewer=odd)["id"] == "error-request", do
        assert door.ask("look", viewer=seat) == before, do
    for viewer in (seat, 1 - seat, None):
        refusal = door.refused("compose", composer="x", picks={}, viewer=viewer)
        assert refusal["id"] == "error-composer"


@pytest.mark.parametrize("seed", range(few(10, 3)))
def test_a_tray_is_for_the_seat_that_decides(seed: int) -> None:
    match, seat = at_decision(seed)
    door = Door()
    for composer in door.open(match, seat)["decision"]["composers"]:
        request = {"composer": composer["key"], "picks": {}}
        assert door.ask("compose", **request, viewer=seat) == door.ask("compose", **request)
        for other in range(match.state.seats):
            if other != seat:
                assert door.refused("compose", **request, viewer=other)["id"] == "error-composer"


# -- moments


@pytest.mark.parametrize("name", GAMES)
def test_moments_and_the_course_of_a_match(name: str) -> None:
    """Each moment comes with what led to it; turns begin where another seat becomes active; hands stay covered."""
    door = Door()
    bots = [{"name": "", "bot": "random"}] * 3
    look = door.ask("new", game=name, seats=bots, options={"start": "P2"}, seed="5", viewer=None)
    played = []
    while not look["over"]:
        assert door.ask("course")["points"] is door.ask("course")["wealth"] is None
        reply = door.ask("step", viewer=1)
        played.append(reply["events"])
        look = reply["look"]
        if len(played) > 40 and name == "dominion":
            break
    for t in range(len(played)):
        moment = door.ask("moment", t=t + 1, viewer=1)
        assert moment["events"] == played[t]
        assert moment["look"] == door.ask("look", t=t + 1, viewer=1)
    assert door.refused("moment", t=len(played) + 1)["id"] == "error-moment"
    course = door.ask("course")
    starts = [one["t"] for one in course["turns"]]
    assert starts == sorted(set(starts)) and starts[0] == 0
    seats = [one["seat"] for one in course["turns"]]
    assert seats[:4] == [1, 2, 0, 1]
    assert all(a != b for a, b in itertools.pairwise(seats))
    if look["over"]:
        assert len(course["points"]) == len(course["wealth"]["values"]) == len(starts) + 1
        assert course["points"][-1] == [one["total"] for one in door.ask("sheet")["seats"]]
        assert all(len(row) == 3 for row in course["points"] + course["wealth"]["values"])


def test_wealth_is_what_can_be_paid_with() -> None:
    """Palazzo: card by card; Carrara: coins; Dominion: all treasures that a seat owns."""
    from piazza.carrara.display import wealth as coins
    from piazza.dominion.display import wealth as treasures
    from piazza.palazzo.display import wealth as money

    _, state = position.read({"game": "palazzo", "seats": [{"hand": ["f7", "f5", "c"]}, {"hand": []}]})
    assert money(state) == [14, 0]
    begun = [game(name).start(make_setup(name, [Seat(), Seat()], {"start": "P1"}, 1)) for name in GAMES[1:]]
    assert coins(begun[0]) == [20, 20]
    assert treasures(begun[1]) == [7, 7]


def test_looking_back_changes_nothing_and_branching_cuts() -> None:
    door = Door()
    match = PALAZZO.wandered(9, 120)
    now = door.open(match, 0)
    back = door.ask("look", viewer=0, t=50)
    assert (back["t"], back["end"], back["decision"]["choices"]) == (50, 120, [])
    assert not back["undo"]["can"]
    assert door.ask("look", viewer=0) == now
    branched = door.ask("branch", t=50, viewer=0)
    assert (branched["t"], branched["end"], branched["root"]) == (50, 50, now["root"])
    assert branched["code"] == match.link(t=50)
    for t in (-1, 51, 10**9):
        assert door.refused("branch", t=t, viewer=0)["id"] == "error-moment"
        assert door.refused("look", t=t, viewer=0)["id"] == "error-moment"


@pytest.mark.parametrize("seed", range(few(10, 3)))
def test_undo_is_free_where_nothing_was_learned(seed: int) -> None:
    """Persons all: only one's own last decision, and only while no chance and no other spoke."""
    door, rng = Door(), Random(seed)
    match = PALAZZO.begin(2, seed)
    look = door.open(match, 0)
    for _ in range(80):
        if match.state.over:
            break
        before = door.ask("look", viewer=0)
        forced = match.state.moves().count() == 1
        move = match.state.write(wander(match.state, rng))
        events = match.play(move)
        look = door.ask("play", move=move, viewer=0)["look"]
        chance = any(match.game.deals(event) for event in events)
        if forced:
            continue
        assert look["undo"]["can"] == (not chance)
        if chance:
            door.refused("undo", viewer=0)
        else:
            undone = door.ask("undo", viewer=0)
            assert (undone["took"], undone["learned"]) == (1, False)
            assert undone["look"] == before
            door.ask("play", move=move, viewer=0)
    assert door.table.match.moves == match.moves


def test_against_bots_undo_goes_back_to_ones_own_decision() -> None:
    door = Door()
    seats = [{"name": "Ada", "bot": None}, {"name": "", "bot": "random"}]
    look = door.ask("new", game="palazzo", seats=seats, options={"start": "P1"}, seed="3", viewer=0)
    door.ask("play", move="money", viewer=0)
    look = door.ask("play", move=door.ask("look", viewer=0)["decision"]["choices"][0]["move"], viewer=0)["look"]
    while look["decision"]["auto"]:
        look = door.ask("step", viewer=0)["look"]
    asked = door.ask("undo", viewer=0)
    assert asked["took"] >= 1
    assert asked["look"]["decision"]["seat"] == 0
    assert not asked["look"]["decision"]["auto"]


# -- requests from anywhere

VALUES: list[Any] = [
    None,
    True,
    0,
    1,
    -1,
    7,
    10**30,
    0.5,
    "",
    "P1",
    "money",
    "x" * 999,
    [],
    {},
    [{}],
    {"hand": []},
    "hand:0",
]
FIELDS = "game seats options seed viewer link record names t move composer picks from at".split()


@pytest.mark.parametrize("seed", range(few(15, 3)))
def test_any_request_gets_an_answer(seed: int) -> None:
    rng, door = Random(seed), Door()
    match, seat = at_decision(seed)
    right: dict[str, Any] = {
        "game": "palazzo",
        "seats": [{"name": "", "bot": None}] * 2,
        "seed": "1",
        "viewer": seat,
        "link": match.link(),
        "move": "money",
        "t": 0,
        "composer": rng.choice(["buy", "bid", "rebuild"]),
        "picks": {"cards": ["hand:0"], "tiles": ["warehouse:0"], "way": ["way:0"], "card": ["hand:0"]},
    }
    verbs = (
        "catalogue new open look name play step compose undo branch log link record sheet moment course hint".split()
    )
    verbs += ["sleep", "__init__", ""]
    for _ in range(60):
        data = {key: value for key, value in right.items() if rng.random() < 0.8}
        for _ in range(rng.randrange(3)):
            data[rng.choice(FIELDS)] = rng.choice(VALUES)
        if rng.random() < 0.3 and isinstance(data.get("picks"), dict):
            data["picks"] = {rng.choice(["cards", "tiles", "way", "card", "x"]): rng.choice(VALUES)}
        door.raw(json.dumps({"do": rng.choice(verbs), **data}))


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "3", '{"do": {}}', '{"do": "look"', "[" * 100_000, '"\\ud800"', "{}"]
)
def test_what_is_no_request(text: str) -> None:
    assert "error" in Door().raw(text)

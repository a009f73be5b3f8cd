"""What must hold in every state of every match, over random matches and random hands."""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from random import Random
from typing import Any

import pytest
from engine.outside import BACKS, _pays, _too_many, check
from engine.outside_page import RecordFault
from engine.play import begin, few, wander, wander_on, wandered
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from piazza import position, record
from piazza.game import IllegalMove
from piazza.match import Match
from piazza.rng import Rng

TILES = Counter(material + face for material in "BSM" for back in BACKS for face in back)
CARDS = Counter({currency + value: 3 for currency in "fdg" for value in "34567"}) + Counter({"c": 10})
LISTED = 1500
"""Moves that are listed; of more a sample is looked at."""

seeds = st.integers(0, 2**32 - 1)


def times(native: int) -> settings:
    return settings(max_examples=few(native, max(3, native // 25)), suppress_health_check=list(HealthCheck))


def at_random(seed: int) -> Match:
    """A match that stops somewhere, often where there is much to choose."""
    rng = Random(seed ^ 0x5EED)
    match = wandered(seed, rng.randrange(300))
    while match.state.over:
        match.cut(rng.randrange(len(match.moves)))
    return match


def written(state: Any) -> dict[str, Any]:
    return position.write("palazzo", state)


# -- pieces


def pieces(state: Any) -> tuple[Counter[str], Counter[str]]:
    """All tiles (with the riders) and all cards of a state, wherever they are."""
    data = written(state)
    tiles = Counter([*data["warehouse"], *data["stock"], *map(str, state.gone)])
    tiles.update(tile for quarry in data["quarries"] for tile in quarry)
    tiles["R"] += data["riders"]
    cards = Counter([*data["money"], *data["discard"]])
    for seat in data["seats"]:
        cards.update(seat["hand"])
        tiles.update(tile for palace in seat["palaces"] for tile in palace)
    at = data.get("at", [])
    for step in at if isinstance(at, list) else [at]:
        tiles.update(step.get("tiles", ()))
        cards.update(step.get("row", ()))
        cards.update(card for bid in step.get("bids", {}).values() for lying in bid for card in lying)
    del cards["c3"]
    return tiles, cards


@times(60)
@given(seeds)
def test_every_piece_is_somewhere_in_every_state(seed: int) -> None:
    for state in wandered(seed).states:
        assert pieces(state) == (TILES + Counter({"R": 5}), CARDS)


# -- moves


def sample(moves: Any, rng: Random) -> Iterator[tuple[int, Any]]:
    """Numbers and moves: all of them, or the first, the last and some between."""
    count = moves.count()
    if count <= LISTED:
        yield from enumerate(moves)
    else:
        for i in sorted({0, 1, count - 2, count - 1, *(rng.randrange(count) for _ in range(60))}):
            yield i, moves.nth(i)


@times(400)
@given(seeds)
def test_counting_numbering_and_listing_agree(seed: int) -> None:
    match = at_random(seed)
    state, rng = match.state, Random(seed)
    moves, again = state.moves(), state.clone().moves()
    count = moves.count()
    assert count == again.count() > 0
    seen = set()
    for i, move in sample(moves, rng):
        assert moves.nth(i) == move == again.nth(i)
        assert moves.index(move) == i
        seen.add(state.write(move))
    assert len(seen) == count or count > LISTED
    for i in (-1, count, count + rng.randrange(1, 1000)):
        with pytest.raises(IndexError):
            moves.nth(i)


@times(60)
@given(seeds)
def test_long_lists_are_in_order_too(seed: int) -> None:
    state = rich_auction(Random(seed))
    moves = state.moves()
    start = Random(seed).randrange(min(moves.count(), 20_000))
    for i, move in islice(enumerate(moves), start, start + 30):
        assert (moves.nth(i), moves.index(move)) == (move, i)


@times(300)
@given(seeds)
def test_each_move_is_accepted_as_text_and_text_comes_back(seed: int) -> None:
    state = at_random(seed).state
    before = written(state)
    for _, move in sample(state.moves(), Random(seed)):
        text = state.write(move)
        assert state.check(text) == move
        assert state.write(state.check(text)) == text
    assert written(state) == before


VERBS = "money market pick buy auction bid pass choose place rebuild gold".split()
WORDS = [":", "new", "drop", "take", "slide", "@1", "@2", "@3", "@9", "@0", "@-1", "@1e1", "t4", "tc", "c", "c3", "R"]
TOKENS = [*WORDS, *CARDS, *TILES, *VERBS, "", "é", "B99", "f8", "٣", "P1"]


def wrong_texts(state: Any, rng: Random) -> Iterator[str]:
    """Moves of this state with a word changed, left out, doubled, and plain nonsense."""
    moves = state.moves()
    for _ in range(12):
        words = state.write(moves.nth(rng.randrange(moves.count()))).split(" ")
        at = rng.randrange(len(words))
        match rng.randrange(4):
            case 0:
                words[at] = rng.choice(TOKENS)
            case 1:
                del words[at]
            case 2:
                words.insert(at, rng.choice(TOKENS))
            case _:
                words[at] = words[at][:-1] + rng.choice("0123456789cR@")
        yield " ".join(words)
        yield " ".join(rng.choice(TOKENS) for _ in range(rng.randrange(6)))


@times(250)
@given(seeds)
def test_what_is_refused_cites_a_rule_and_changes_nothing(seed: int) -> None:
    match = at_random(seed)
    before, copy = written(match.state), match.state.clone()
    length = len(match.moves)
    for text in wrong_texts(match.state, Random(seed)):
        try:
            move = match.state.check(text)
        except IllegalMove as refusal:
            assert refusal.rule
            assert refusal.rule[0] in "BMTE"
            with pytest.raises(IllegalMove):
                match.play(text)
        else:
            moves = match.state.moves()
            assert moves.nth(moves.index(move)) is not None
        assert (len(match.moves), len(match.states)) == (length, length + 1)
        assert match.state == copy
    assert written(match.state) == before


def candidates(state: Any, rng: Random) -> list[str]:
    """Texts of the form of a move of this step: nearly all of them, where there are not too many."""
    data = written(state)
    seat = data["seats"][state.to_decide()]
    palaces = [f"@{n}" for n in range(1, len(seat["palaces"]) + 2)]
    tiles = sorted(set(data["warehouse"]) | {t for p in seat["palaces"] for t in p} | set(rng.sample(sorted(TILES), 6)))
    match state.step_name():
        case "turn":
            cards = sorted(set(rng.sample(seat["hand"], min(2, len(seat["hand"])))) | {rng.choice(sorted(CARDS))})
            ways = [f"take {t} {p}" for t in tiles for p in palaces] + [f"drop {p}" for p in palaces]
            ways += [f"slide {p} {q}" for p, q in product(palaces, repeat=2)]
            texts = [f"rebuild {card} : {way}" for card in cards for way in ways]
            return ["money", "market", *rng.sample(texts, min(40, len(texts)))]
        case "pick":
            return [f"pick {card}" for card in CARDS]
        case "market":
            lots = [*product(tiles), *product(tiles, repeat=2)]
            pays = [rng.sample(seat["hand"], rng.randint(0, min(5, len(seat["hand"])))) for _ in range(40)]
            return ["auction", *(" ".join(["buy", *rng.choice(lots), ":", *pay]) for pay in pays)]
        case "auction":
            size = len(seat["hand"])
            bids = [rng.sample(seat["hand"], rng.randint(1, min(5, size))) for _ in range(40) if size]
            return ["pass", *(" ".join(["bid", *bid]) for bid in bids)]
        case "choose":
            return [f"choose {tile}" for tile in TILES]
        case _:
            mine = [*state.steps[-1].tiles, *rng.sample(sorted(TILES), 2)]
            return [f"place {tile} {where}" for tile in mine for where in (*palaces, "new", "drop")]


def says_referee(text: str, line: str) -> bool:
    """Whether the outside referee accepts the move after this record (and misses at most the deals that follow)."""
    try:
        check(f"{text}{line}\n")
    except RecordFault as fault:
        return "stops before deal" in fault.reason
    return True


@times(120)
@given(seeds)
def test_engine_and_referee_agree_on_every_move(seed: int) -> None:
    """The moves are complete: of all texts that look like one, those are legal that the rules alone allow."""
    match, rng = at_random(seed), Random(seed)
    state, text = match.state, record.write(match)
    for candidate in candidates(state, rng):
        try:
            move = state.check(candidate)
        except IllegalMove:
            legal = False
        else:
            legal = True
            assert state.moves().index(move) < state.moves().count()
        if rng.random() < (0.5 if legal else 0.3):
            assert says_referee(text, f"P{state.to_decide() + 1}: {candidate}") == legal, candidate


# -- rich hands: bids and purchases against all subsets of the hand


def rich_auction(rng: Random, cards: int = 40) -> Any:
    """An auction in the middle, with all money in two hands."""
    deck = sorted(CARDS.elements())
    rng.shuffle(deck)
    data = {
        "game": "palazzo",
        "turn": "P1",
        "architect": "Q1",
        "quarries": [["B11"], [], [], []],
        "stock": ["B12", "B13"],
        "seats": [{"hand": deck[: rng.randint(1, cards)]}, {"hand": deck[cards : cards + 12]}],
        "at": {"step": "auction", "lot": "Q1", "bids": {"P1": [["c3"]]}, "passed": [], "to": "P2"},
    }
    match = Match.from_state(*position.read(data))
    for _ in range(rng.randrange(0, 4)):
        moves = match.state.moves()
        if moves.count() > 1:
            match.push(moves.nth(rng.randrange(1, min(moves.count(), 40))))
    return match.state


def subsets(hand: list[str]) -> Iterator[Counter[str]]:
    kinds = Counter(hand)
    for counts in product(*(range(n + 1) for n in kinds.values())):
        yield Counter({card: n for card, n in zip(kinds, counts, strict=True) if n})


def as_cards(payment: str) -> Counter[str]:
    cards: Counter[str] = Counter()
    for token in payment.split():
        if token == "tc":
            cards["c"] += 3
        elif token[0] == "t":
            cards.update(currency + token[1] for currency in "fdg")
        else:
            cards[token] += 1
    return cards


@times(60)
@given(st.lists(st.sampled_from(sorted(CARDS.elements())), max_size=11), st.integers(0, 10), seeds)
def test_purchases_are_all_that_the_rules_allow(hand: list[str], price: int, seed: int) -> None:
    hand = sorted((Counter(hand) & CARDS).elements())
    data = {
        "game": "palazzo",
        "warehouse": ["B12", "S21"],
        "stock": ["B13"],
        "seats": [{"hand": hand}, {}],
        "at": {"step": "market", "price": price},
    }
    _, state = position.read(data)
    found: dict[str, list[Counter[str]]] = {}
    for move in state.moves():
        tiles, colon, payment = state.write(move).partition(" :")
        if colon:
            found.setdefault(tiles, []).append(as_cards(payment))
    for tiles, due in (("buy B12", price), ("buy S21", price), ("buy B12 S21", 2 * price)):
        wanted = [cards for cards in subsets(hand) if _pays(cards, due) and not _too_many(cards, due)]
        assert sorted(map(sorted, map(Counter.elements, found.get(tiles, [])))) == sorted(
            map(sorted, map(Counter.elements, wanted))
        )


@times(60)
@given(seeds)
def test_bids_are_all_that_the_rules_allow(seed: int) -> None:
    rng = Random(seed)
    state = rich_auction(rng, cards=9)
    if state.step_name() != "auction":
        return
    data = written(state)
    seat = state.to_decide()
    at = data["at"]

    def total(name: str, more: Counter[str] | None = None) -> int | None:
        raises = [Counter(lying) for lying in at["bids"].get(name, []) if lying != ["c3"]]
        raises += [more] if more else []
        opening = 3 if name == data["turn"] else 0
        return _bid_worth(raises, opening)

    highest = max(total(name) or 0 for name in at["bids"])
    wanted = []
    for cards in subsets(data["seats"][seat]["hand"]):
        if cards and (total(f"P{seat + 1}", cards) or 0) > highest:
            wanted.append(sorted(cards.elements()))
    found = [as_cards(state.write(move).removeprefix("bid ")) for move in state.moves() if move.verb == "bid"]
    assert sorted(sorted(cards.elements()) for cards in found) == sorted(wanted)


def _bid_worth(raises: list[Counter[str]], opening: int) -> int | None:
    """A whole bid by T2.8, T2.9, M1 to M4, once more from the rules; None where it isn't one."""
    best = None
    for main in "fdg":
        worth, binds = opening, not raises
        for lying in raises:
            triples = {v: min(lying[c + v] for c in "fdg") for v in "34567"}
            # M3: the cards outside the one currency must all be in triples.
            if any(lying[c + v] != triples[v] for v in "34567" for c in "fdg" if c != main):
                break
            singles = sum(int(v) * (lying[main + v] - triples[v]) for v in "34567")
            certificates = lying["c"]
            worth += 15 * (sum(triples.values()) + certificates // 3) + singles + 2 * (certificates % 3)
            binds = binds or bool(singles or sum(triples.values()) or certificates >= 3)
        else:
            if binds:
                best = max(best or 0, worth)
    return best


# -- copies and views


@times(150)
@given(seeds)
def test_a_clone_goes_its_own_way(seed: int) -> None:
    rng = Random(seed)
    state: Any = at_random(seed).state
    before, clone = json.dumps([written(state), list(map(str, state.gone))]), state.clone()
    assert clone == state
    for _ in range(30):
        if clone.over:
            break
        clone.play(wander(clone, rng))
    assert json.dumps([written(state), list(map(str, state.gone))]) == before
    assert clone != state


def permuted(state: Any, viewer: int, rng: Random) -> Any:
    """The same state to the viewer's eyes, with all that is hidden otherwise."""
    other = state.clone()
    hands = [
        [kind for kind, n in enumerate(hand) for _ in range(n - known[kind])]
        for hand, known in zip(state.hands, state.known, strict=True)
    ]
    pool = [*state.deck, *(kind for seat, hand in enumerate(hands) if seat != viewer for kind in hand)]
    rng.shuffle(pool)
    for seat, hand in enumerate(hands):
        if seat != viewer:
            cards = list(state.known[seat])
            for _ in hand:
                cards[pool.pop()] += 1
            other.hands[seat] = tuple(cards)
    other.deck = pool
    # The stock's bottom is its first: III (20 with the riders), then II (18), then I.
    stacks = [state.stock[:20], state.stock[20:38], state.stock[38:]]
    for stack in stacks:
        rng.shuffle(stack)
    other.stock = [tile for stack in stacks for tile in stack]
    other.rng = rng.getrandbits(64)
    return other


@times(300)
@given(seeds)
def test_a_view_leaks_nothing_hidden(seed: int) -> None:
    state, rng = at_random(seed).state, Random(seed)
    for viewer in range(state.seats):
        other = permuted(state, viewer, rng)
        assert pieces(other) == pieces(state)
        assert state.view(viewer) == other.view(viewer)
        assert repr(state.view(viewer)) == repr(other.view(viewer))
        plain(state.view(viewer))


def plain(value: Any) -> None:
    """Plain data all the way down: nothing through which the state could be reached, nothing that can be changed."""
    if dataclasses.is_dataclass(value):
        value = tuple(getattr(value, field.name) for field in dataclasses.fields(value))
    if isinstance(value, tuple):
        for item in value:
            plain(item)
    else:
        assert value is None or isinstance(value, int | str), value


def test_a_permuted_state_is_another_one() -> None:
    state: Any = wandered(3, 12).state
    other = permuted(state, 0, Random(3))
    assert (other.hands, other.deck, other.stock) != (state.hands, state.deck, state.stock)
    assert other.hands[1] != state.hands[1]


@times(200)
@given(seeds)
def test_a_guess_is_a_state_that_looks_the_same(seed: int) -> None:
    state, rng = at_random(seed).state, Random(seed)
    for viewer in range(state.seats):
        view = state.view(viewer)
        guess: Any = view.guess(Rng(seed))
        assert guess.view(viewer) == view
        assert pieces(guess) == (TILES + Counter({"R": 5}), CARDS)
        assert guess == view.guess(Rng(seed))
        for _ in range(20):
            if guess.over:
                break
            guess.play(wander(guess, rng))
        assert state.view(viewer) == view


def test_guesses_differ_and_miss() -> None:
    state: Any = wandered(5, 60).state
    view = state.view(0)
    guesses: list[Any] = [view.guess(Rng(seed)) for seed in range(20)]
    assert any(guess.hands[1] != state.hands[1] for guess in guesses)
    assert any(guess.stock != state.stock for guess in guesses)
    assert len({tuple(guess.deck) for guess in guesses}) > 15


@times(40)
@given(seeds)
def test_a_view_shows_what_was_public(seed: int) -> None:
    """Known of a hand is what was picked or taken back in the open, and not spent since."""
    match = wandered(seed, 200)
    seats = match.state.seats
    known: list[Counter[str]] = [Counter() for _ in range(seats)]
    lying: list[Counter[str]] = [Counter() for _ in range(seats)]
    for t, state in enumerate(match.states):
        view: Any = state.view(0)
        shown = written(state)["seats"]
        assert [Counter(seat["known"]) for seat in shown] == known
        assert [sum(cards) for cards in view.known] == [cards.total() for cards in known]
        assert list(view.cards) == [len(seat["hand"]) for seat in shown]
        if t == len(match.moves):
            break
        verb, *words = match.text(t).split()
        seat = state.to_decide()
        if verb == "pick":
            known[seat][words[0]] += 1
        elif verb == "pass":
            known[seat] += lying[seat]
        elif verb == "bid":
            known[seat] -= as_cards(" ".join(words))
            lying[seat] += as_cards(" ".join(words))
        elif verb == "buy":
            known[seat] -= as_cards(" ".join(words[words.index(":") + 1 :]))
        elif verb == "rebuild":
            known[seat] -= Counter([words[0]])
        if verb not in ("bid", "pass"):
            lying = [Counter() for _ in range(seats)]
        elif verb == "pass":
            lying[seat] = Counter()


# -- link, record, position


def same_match(one: Match, two: Match) -> None:
    assert (two.setup.game, two.setup.options, two.setup.start, two.setup.seed) == (
        one.setup.game,
        one.setup.options,
        one.setup.start,
        one.setup.seed,
    )
    assert two.moves == one.moves
    assert two.path == one.path
    assert two.state == one.state


@times(5)
@given(seeds)
def test_link_record_and_position_at_every_moment(seed: int) -> None:
    match = wandered(seed, Random(seed).choice((60, 10_000)))
    step = few(1, 9) if len(match.moves) < 100 else few(6, 40)
    for t in range(len(match.moves), -1, -step):
        match.cut(t)
        back, moment = Match.from_link(match.link())
        assert moment is None
        same_match(match, back)
        same_match(match, record.read(record.write(match)))
        name, state = position.read(json.dumps(position.write("palazzo", match.state)))
        assert name == "palazzo"
        assert state == match.state


@times(40)
@given(seeds)
def test_every_state_is_a_position(seed: int) -> None:
    for state in wandered(seed).states:
        data = written(state)
        _, back = position.read(data)
        assert back == state
        assert written(back) == data


@times(25)
@given(seeds)
def test_a_match_goes_on_from_its_position(seed: int) -> None:
    """What is shuffled later is in the position too."""
    match = at_random(seed)
    _, state = position.read(written(match.state))
    rng = Random(seed)
    played = len(match.moves)
    whole = wander_on(match, rng)
    again = wander_on(Match.from_state("palazzo", state), Random(seed))
    assert again.state == whole.state
    assert again.moves == whole.moves[played:]


@times(60)
@given(seeds)
def test_undo_and_branch(seed: int) -> None:
    match = wandered(seed, 80)
    t = Random(seed).randrange(len(match.moves) + 1)
    state = match.states[t]
    link = match.link(t=t)
    match.cut(t)
    assert match.state == state
    assert match.link() == link
    wander_on(match, Random(seed), 5)
    assert match.states[t] == state
    replayed, _ = Match.from_link(match.link())
    assert replayed.states == match.states


def test_seeds_and_seats_make_different_matches() -> None:
    first = {json.dumps(written(begin(seats, seed).state)) for seats in (2, 3, 4) for seed in range(50)}
    assert len(first) == 150

"""What must hold in every state of every match of Dominion, over random matches and random kingdoms."""

from __future__ import annotations

import base64
import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb, log2
from random import Random
from typing import Any

import pytest
from engine.outside_dominion import check
from engine.outside_page import RecordFault
from engine.play_dominion import any_kingdom, begin, few, wander, wander_on, wandered
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from piazza import position, record
from piazza.bots.arena import play_out
from piazza.dominion import GAME, kingdom
from piazza.dominion.cards import KINDS, NAMES
from piazza.dominion.moves import Move, Subsets
from piazza.dominion.shuffling import shuffled
from piazza.game import BadInput, IllegalMove, Seat, make_setup
from piazza.match import Match
from piazza.rng import Rng

LISTED = 400
"""Moves that are listed; of more a sample is looked at."""

NESTINGS = {
    "again",
    "cellar",
    "chancellor",
    "library",
    "loot",
    "militia",
    "moat",
    "spy",
    "thief",
    "throne",
    "bureaucrat",
}

seeds = st.integers(0, 2**32 - 1)


def times(native: int) -> settings:
    return settings(max_examples=few(native, max(2, native // 20)), suppress_health_check=list(HealthCheck))


def at_random(seed: int) -> Match:
    """A match that stops somewhere, often in the middle of a card."""
    rng = Random(seed ^ 0x5EED)
    match = wandered(seed, rng.randrange(10, 400))
    asked = [t for t, state in enumerate(match.states) if not state.over and state.step_name() not in ("action", "buy")]
    if asked and rng.random() < 0.7:
        match.cut(rng.choice(asked))
    while match.state.over:
        match.cut(rng.randrange(len(match.moves)))
    return match


def written(state: Any) -> dict[str, Any]:
    return position.write("dominion", state)


# -- cards


def zones(state: Any) -> tuple[list[Counter[str]], Counter[str], Counter[str]]:
    """Every seat's cards wherever they lie, the supply and the trash: counted from the position alone."""
    data = written(state)
    at = data.get("at", [])
    owned = [
        Counter([*seat["deck"], *seat["hand"], *seat["discard"], *seat["play"], *seat["aside"]])
        for seat in data["seats"]
    ]
    for step in at if isinstance(at, list) else [at]:
        if step["step"] == "thief":
            owned[int(step["seats"][0][1]) - 1].update(step["cards"])
    return owned, +Counter(data["supply"]), Counter(data["trash"])


def whole(seats: int, cards: list[str]) -> Counter[str]:
    """All cards of a match (S1, S2), from the rules."""
    victory = 8 if seats == 2 else 12
    counts = Counter(dict.fromkeys(cards, 10)) + Counter(Copper=60, Silver=40, Gold=30, Curse=10 * (seats - 1))
    counts += Counter(Estate=victory + 3 * seats, Duchy=victory, Province=victory)
    if "Gardens" in cards:
        counts["Gardens"] = victory
    return counts


def nothing_lost(match: Match) -> None:
    cards = [card for card in written(match.states[0])["supply"] if card in NAMES[7:]]
    assert len(cards) == 10
    everything = whole(match.state.seats, cards)
    for state in match.states:
        owned, supply, trash = zones(state)
        assert sum(owned, Counter()) + supply + trash == everything
        held: list[bytes] = state.owned  # type: ignore[attr-defined]
        assert [Counter({NAMES[k]: n for k, n in enumerate(counts) if n}) for counts in held] == owned
        assert bin(state.filled).count("1") == len(supply)  # type: ignore[attr-defined]


@times(50)
@given(seeds)
def test_no_card_is_lost_or_made_in_any_state(seed: int) -> None:
    nothing_lost(wandered(seed))


def played_out(matches: int) -> int:
    """Plays random matches over random kingdoms; how many came to their end. Every card is where it must be."""
    over = 0
    for seed in range(matches):
        rng = Random(seed)
        setup = make_setup("dominion", [Seat()] * rng.randint(2, 4), {"kingdom": any_kingdom(rng)}, seed)
        state: Any = Match.begin(setup).state
        everything = whole(state.seats, [NAMES[card] for card in state.piles if card > 6])
        bold = rng.random()
        for _ in range(3000):
            if state.over:
                break
            state.play(wander(state, rng, bold))
        owned, supply, trash = zones(state)
        assert sum(owned, Counter()) + supply + trash == everything
        assert [Counter({NAMES[k]: n for k, n in enumerate(one) if n}) for one in state.owned] == owned
        over += state.over
    return over


def test_a_thousand_random_matches_keep_every_card() -> None:
    assert played_out(1_000) > 800


@pytest.mark.long
def test_a_hundred_thousand_random_matches_keep_every_card() -> None:
    assert played_out(few(100_000, 1_000)) > few(80_000, 800)


def test_matches_see_every_card_and_every_nesting() -> None:
    played, asked = Counter[str](), Counter[str]()
    for seed in range(few(60, 8)):
        match = wandered(seed)
        played.update(event.data["card"] for events in match.events for event in events if event.kind == "play")
        for state in match.states:
            at = written(state).get("at", [])
            asked.update(step["step"] for step in (at if isinstance(at, list) else [at]))
    if few(1, 0):
        assert set(played) == {*NAMES[7:]} - {"Gardens"}
        assert set(asked) >= NESTINGS | {"trash", "gain"}


# -- moves


def sample(moves: Any, rng: Random) -> Iterator[tuple[int, Any]]:
    total = moves.count()
    if total <= LISTED:
        yield from enumerate(moves)
    else:
        for i in sorted({0, 1, total - 2, total - 1, *(rng.randrange(total) for _ in range(60))}):
            yield i, moves.nth(i)


@times(200)
@given(seeds)
def test_counting_numbering_and_text_agree(seed: int) -> None:
    state = at_random(seed).state
    before, moves = written(state), state.moves()
    total = moves.count()
    seen = set()
    for i, move in sample(moves, Random(seed)):
        assert moves.nth(i) == move
        assert moves.index(move) == i
        text = state.write(move)
        assert state.check(text) == move
        seen.add(text)
    assert len(seen) == total or total > LISTED
    for i in (-1, total):
        with pytest.raises(IndexError):
            moves.nth(i)
    assert written(state) == before


@times(150)
@given(st.lists(st.integers(0, 8), max_size=9), st.integers(0, 9), st.integers(0, 9))
def test_subsets_are_all_there_are(hand: list[int], least: int, more: int) -> None:
    least = min(least, len(hand))
    moves = Subsets("discard", bytes(hand), least, least + more)
    wanted = {
        bytes(sorted(some)) for n in range(least, min(len(hand), least + more) + 1) for some in combinations(hand, n)
    }
    assert moves.count() == len(wanted)
    assert {move.cards for move in moves} == wanted
    assert [moves.index(move) for move in moves] == list(range(len(wanted)))
    for wrong in (Move("trash", b""), Move("discard", bytes([1, 0])), Move("discard", b"\x1f" * 3)):
        with pytest.raises(ValueError, match="Move"):
            moves.index(wrong)


def test_a_great_hand_is_not_listed() -> None:
    hand = bytes(k for k in range(KINDS) for _ in range(9))
    moves = Subsets("discard", hand, 0, len(hand))
    assert moves.count() == 10**KINDS
    for i in (0, 1, 10**20, 10**KINDS - 1):
        assert moves.index(moves.nth(i)) == i


VERBS = "play treasures buy end discard trash gain top reveal no deck aside keep back".split()


@times(200)
@given(seeds)
def test_what_is_refused_cites_a_rule_and_changes_nothing(seed: int) -> None:
    match, rng = at_random(seed), Random(seed)
    before, copy = written(match.state), match.state.clone()
    for _ in range(40):
        moves = match.state.moves()
        words = match.state.write(moves.nth(rng.randrange(moves.count()))).split(" ")
        if rng.random() < 0.5:
            words[rng.randrange(len(words))] = rng.choice([*VERBS, *NAMES, "P1", "P9", "é", ""])
        else:
            words = [rng.choice(VERBS), *rng.choices(NAMES, k=rng.randrange(4))]
        text = " ".join(words)
        try:
            move = match.state.check(text)
        except IllegalMove as refusal:
            assert refusal.rule
            assert re.fullmatch(r"[STK]\d+", refusal.rule)
            with pytest.raises(IllegalMove):
                match.play(text)
        else:
            assert moves.nth(moves.index(move)) == move
        assert match.state == copy
    assert written(match.state) == before


def says_referee(text: str, line: str) -> bool:
    """Whether the outside referee accepts the move after this record (and misses at most the deals that follow)."""
    try:
        check(f"{text}{line}\n")
    except RecordFault as fault:
        return "stops before" in fault.reason
    return True


@times(25)
@given(seeds)
def test_engine_and_referee_agree_on_every_move(seed: int) -> None:
    match, rng = at_random(seed), Random(seed)
    state = match.state
    text = re.sub(r"\[Result .*\n", "", record.write(match))
    candidates = [" ".join([verb, *cards]) for verb in VERBS for cards in ([], *([name] for name in NAMES))]
    hand = written(state)["seats"][state.to_decide()]["hand"]
    candidates += [
        " ".join([verb, *sorted(rng.sample(hand, min(len(hand), rng.randrange(5))), key=NAMES.index)])
        for verb in ("discard", "trash")
        for _ in range(10)
    ]
    candidates += [f"{verb} P{n}" for verb in ("discard", "back") for n in (1, 2, 3)]
    for candidate in candidates:
        try:
            state.check(candidate)
            legal = True
        except IllegalMove:
            legal = False
        if legal or rng.random() < 0.2:
            assert says_referee(text, f"P{state.to_decide() + 1}: {candidate}") == legal, candidate


# -- records, links, positions


def bare(text: str) -> str:
    return re.sub(r"\[(Seed|Link) .*\n", "", text)


@pytest.mark.parametrize("seed", range(few(120, 10)))
def test_the_referee_accepts_every_record(seed: int) -> None:
    match, rng = wandered(seed), Random(seed)
    for t in (len(match.moves), *sorted(rng.sample(range(len(match.moves)), 3), reverse=True)):
        match.cut(t)
        text = record.write(match)
        verdict = check(text)
        assert verdict.over == match.state.over
        assert verdict.moves == len(match.moves)
        assert verdict.scores == (match.state.scores() if match.state.over else [])
        assert verdict.supply == zones(match.state)[1]
        # A record without its seed replays by its deals alone, reshuffles in the middle of a draw among them.
        believed = record.read(bare(text))
        assert record.write(believed) == bare(text)
        assert believed.state.owned == match.state.owned  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", range(few(30, 2)))
def test_engine_and_referee_refuse_the_same_records(seed: int) -> None:
    rng = Random(seed)
    lines = bare(record.write(wandered(seed, rng.choice((60, 200))))).splitlines()
    lines = [line for line in lines if not line.startswith("[Result")]
    first = lines.index("") + 1
    for _ in range(few(10, 4)):
        wrong = lines[:]
        at, other = rng.randrange(first, len(lines)), rng.randrange(first, len(lines))
        match rng.randrange(4):
            case 0:
                del wrong[at]
            case 1:
                wrong[at], wrong[other] = wrong[other], wrong[at]
            case 2:
                wrong.insert(at, wrong[other])
            case _:
                words, others = wrong[at].split(" "), wrong[other].split(" ")
                words[rng.randrange(len(words))] = rng.choice(others)
                wrong[at] = " ".join(words)
        text = "\n".join([*wrong, ""])
        outside = engine = False
        try:
            check(text)
        except RecordFault:
            outside = True
        try:
            record.read(text)
        except BadInput as refusal:
            engine = True
            assert refusal.details.get("line"), refusal
        assert engine == outside, text


def same_match(one: Match, two: Match) -> None:
    assert (two.setup.options, two.setup.start, two.setup.seed) == (one.setup.options, one.setup.start, one.setup.seed)
    assert (two.moves, two.path) == (one.moves, one.path)
    assert two.states == one.states


@times(20)
@given(seeds)
def test_link_record_and_position_at_many_moments(seed: int) -> None:
    match, rng = wandered(seed, 300), Random(seed)
    asked = [t for t, state in enumerate(match.states) if not state.over and state.step_name() not in ("action", "buy")]
    moments = {*rng.sample(range(len(match.moves)), 2), *rng.sample(asked, min(len(asked), 4))}
    for t in sorted(moments, reverse=True):
        match.cut(t)
        same_match(match, Match.from_link(match.link())[0])
        same_match(match, record.read(record.write(match)))


@times(30)
@given(seeds)
def test_every_state_is_a_position(seed: int) -> None:
    for state in wandered(seed, 300).states:
        data = json.loads(json.dumps(written(state)))
        name, back = position.read(data)
        assert name == "dominion"
        assert back == state
        assert written(back) == data


def test_the_longest_matches_are_positions_too() -> None:
    """Random players may take hundreds of turns, and chains of Festivals give hundreds of coins."""
    many = {"turns": 4000, "hand": ["Village"] * 10, "discard": ["Copper"] * 53}
    data = {"game": "dominion", "seats": [many, many | {"hand": [], "discard": []}], "coins": 300, "actions": 301}
    _, state = position.read(data)
    again = position.read(written(state))[1]
    assert again == state
    assert written(state)["seats"][0]["turns"] == 4000


@times(20)
@given(seeds)
def test_a_match_goes_on_from_its_position(seed: int) -> None:
    match = at_random(seed)
    again = Match.from_state("dominion", position.read(written(match.state))[1])
    whole_one = wander_on(match, Random(seed), 200)
    assert wander_on(again, Random(seed), 200).state == whole_one.state


def size(code: str) -> int:
    return len(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)))


def test_links_are_hardly_longer_than_what_they_tell() -> None:
    for seed in range(few(60, 6)):
        match = wandered(seed, 1 + 9 * seed)
        high = make_setup(
            "dominion", [Seat("", "money")] * match.state.seats, dict(match.setup.options), 2**64 - 1 - seed
        )
        bot = Match.begin(high)
        while not bot.state.over and len(bot.moves) < seed * 3:
            bot.push(bot.bot_move())
        for one in (match, bot):
            assert [n for n, _ in one.path] == [state.moves().count() for state in one.states[:-1]]
            assert size(one.link()) <= 1.05 * sum(log2(n) for n, _ in one.path) / 8 + 24


# -- the kingdom


def test_kingdoms_are_numbered_each_once() -> None:
    option = kingdom.OPTION
    assert option.choices() == len(option.values) + comb(25, 10)
    for number in (*range(8), 1000, 10**6, option.choices() - 1):
        assert option.number(option.value(number)) == number
    seen = {kingdom.of_combination(number) for number in range(comb(25, 10) - 3000, comb(25, 10))}
    assert len(seen) == 3000
    assert all(len(set(cards)) == 10 and list(cards) == sorted(cards) for cards in seen)


def test_the_order_in_which_a_kingdom_is_typed_does_not_matter() -> None:
    names = [NAMES[card] for card in kingdom.of_combination(123_456)]
    setups = [
        make_setup("dominion", [Seat(), Seat()], {"kingdom": "+".join(order)}, 5) for order in (names, names[::-1])
    ]
    assert setups[0] == setups[1]
    for wrong in ("", "x", "Cellar", "+".join(names[:9]), "+".join([*names[:9], names[0]]), "+".join([*names, "Moat"])):
        with pytest.raises(BadInput):
            make_setup("dominion", [Seat(), Seat()], {"kingdom": wrong}, 5)
    with pytest.raises(BadInput):
        make_setup("dominion", [Seat(), Seat()], {"kingdom": "+".join(["Copper", *names[1:]])}, 5)


def test_random_kingdoms_are_drawn_by_the_seed() -> None:
    drawn = [kingdom.cards_of("random", seed) for seed in range(2000)]
    assert kingdom.cards_of("random", 7) == drawn[7]
    often = Counter(card for cards in drawn for card in cards)
    assert len(often) == 25
    assert all(700 < n < 900 for n in often.values())


def test_shuffles_are_fair() -> None:
    """Every order of four as often as any other; long piles too (each card at each end)."""
    seed, orders, ends = 1, Counter[bytes](), Counter[int]()
    for _ in range(4800):
        order, seed = shuffled(b"\0\1\2\3", seed)
        orders[order] += 1
    assert len(orders) == 24
    assert all(140 < n < 270 for n in orders.values())
    for _ in range(3000):
        order, seed = shuffled(bytes(range(50)), seed)
        assert sorted(order) == list(range(50))
        ends.update((order[0], 100 + order[-1], 200 + order[29]))
    assert len(ends) == 150
    assert all(25 < n < 110 for n in ends.values())


# -- copies and views


@times(80)
@given(seeds)
def test_a_clone_goes_its_own_way(seed: int) -> None:
    match, rng = at_random(seed), Random(seed)
    before, clone = json.dumps(written(match.state)), match.state.clone()
    assert clone == match.state
    for _ in range(30):
        if clone.over:
            break
        clone.play(wander(clone, rng, 0.8))
    assert json.dumps(written(match.state)) == before
    assert clone != match.state


def permuted(state: Any, viewer: int, rng: Random) -> Any:
    """The same state to the viewer's eyes, with all that is hidden otherwise."""
    other = state.clone()
    for seat in range(state.seats):
        seen = state.tops[seat]
        deck, hand, discard = state.decks[seat][seen:], state.hands[seat], state.discards[seat][:-1]
        pool = list(deck if seat == viewer else deck + hand + discard)
        rng.shuffle(pool)
        cut = len(deck) + len(hand)
        other.decks[seat] = state.decks[seat][:seen] + bytes(pool[: len(deck)])
        if seat != viewer:
            other.hands[seat] = bytes(pool[len(deck) : cut])
            other.discards[seat] = bytes(pool[cut:]) + state.discards[seat][-1:]
    other.rng = rng.getrandbits(64)
    return other


def plain(value: Any) -> None:
    """Plain data all the way down: nothing through which the state could be reached, nothing that can be changed."""
    if type(value).__module__ == "piazza.dominion.steps":
        value = tuple(getattr(value, slot) for slot in value.__slots__)
    if isinstance(value, tuple):
        for item in value:
            plain(item)
    else:
        assert isinstance(value, int | str | bytes), value


@times(150)
@given(seeds)
def test_a_view_leaks_nothing_hidden(seed: int) -> None:
    state: Any = at_random(seed).state
    rng = Random(seed)
    for viewer in range(state.seats):
        other = permuted(state, viewer, rng)
        assert zones(other) == zones(state)
        assert other.view(viewer) == state.view(viewer)
        assert repr(other.view(viewer)) == repr(state.view(viewer))
        plain(state.view(viewer))


def test_a_permuted_state_is_another_one() -> None:
    state: Any = wandered(3, 150).state
    other = permuted(state, 0, Random(3))
    assert (other.hands, other.decks) != (state.hands, state.decks)


@times(120)
@given(seeds)
def test_a_guess_is_a_state_that_looks_the_same(seed: int) -> None:
    state, rng = at_random(seed).state, Random(seed)
    for viewer in range(state.seats):
        view = state.view(viewer)
        guess: Any = view.guess(Rng(seed))
        assert guess.view(viewer) == view
        assert GAME.look(guess, viewer, []) == GAME.look(state, viewer, [])
        assert zones(guess) == zones(state)
        assert guess == view.guess(Rng(seed))
        for _ in range(20):
            if guess.over:
                break
            guess.play(wander(guess, rng, 0.8))
        assert state.view(viewer) == view


def test_guesses_differ() -> None:
    view = wandered(5, 120).state.view(0)
    guesses: list[Any] = [view.guess(Rng(seed)) for seed in range(20)]
    assert len({tuple(guess.decks) for guess in guesses}) > 15
    assert len({guess.hands[1] for guess in guesses}) > 5


# -- bots


def test_random_bots_play_to_an_end() -> None:
    for seed in range(few(6, 1)):
        match = begin(2 + seed % 3, seed, bots="random")
        while not match.state.over and len(match.moves) < 4000:
            match.push(match.bot_move())
        check(record.write(match))


def test_arena_and_match_agree() -> None:
    for seed in range(few(10, 2)):
        match = begin(2, seed, "first-game", bots="money")
        while not match.state.over:
            match.push(match.bot_move())
        outcome = play_out("dominion", ["money", "money"], seed, {"kingdom": "first-game"})
        assert list(outcome.scores) == match.state.scores()

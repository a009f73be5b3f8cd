"""The engine in the terminal: ``python3 -m piazza play | record | link | replay | cases | perft | arena``."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from math import log2
from pathlib import Path
from typing import Any, NoReturn

from . import cases, position, record
from .bots import arena
from .game import GAMES, BadInput, IllegalMove, Refusal, Seat, game, make_setup, read_seed
from .match import Match


def main(arguments: list[str] | None = None) -> int:
    """Run a command; 0 when it held, 1 when something was refused or failed."""
    options = parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except (Refusal, OSError, UnicodeDecodeError) as fault:
        print(fault, file=sys.stderr)
        return 1
    except BrokenPipeError:
        return 0


class Parser(argparse.ArgumentParser):
    """Ends with 1, as everything that is refused, where argparse would end with 2."""

    def error(self, message: str) -> NoReturn:
        """Complain and end."""
        self.print_usage(sys.stderr)
        self.exit(1, f"{self.prog}: {message}\n")


def parser() -> argparse.ArgumentParser:
    """The command line."""
    top = Parser(prog="piazza", description=__doc__)
    commands = top.add_subparsers(required=True)

    def command(name: str, run: Any, help: str) -> argparse.ArgumentParser:
        found = commands.add_parser(name, help=help, description=help)
        found.set_defaults(run=run)
        return found

    one = command("play", play, "play whole matches; prints result and link")
    one.add_argument("game", choices=GAMES)
    one.add_argument("--seats", required=True, help="bot:NAME or human, with commas between")
    one.add_argument("--seed", default=None, help="1 to 16 hex digits; match k has the seed plus k")
    one.add_argument("--option", action="append", default=[], metavar="K=V")
    one.add_argument("--matches", type=int, default=1)
    one.add_argument("--record", type=Path, help="file, or for several matches folder, for the records")
    one.add_argument("--json", action="store_true", help="one JSON object a match and line")

    one = command("record", print_record, "a link's record")
    one.add_argument("link", help="a bare code or a whole address")

    one = command("link", print_link, "a record's bare code")
    one.add_argument("file", type=Path)

    one = command("replay", replay, "re-play records and check every line and the result")
    one.add_argument("files", type=Path, nargs="+", metavar="file")

    one = command("cases", run_cases, "run case files")
    one.add_argument("files", type=Path, nargs="+", metavar="file")

    one = command("perft", print_perft, "count the sequences of decisions")
    one.add_argument("game", choices=GAMES)
    one.add_argument("--seats", type=int, default=2)
    one.add_argument("--seed", default="0")
    one.add_argument("--option", action="append", default=[], metavar="K=V")
    one.add_argument("--position", type=Path)
    one.add_argument("--depth", type=int, required=True)

    one = command("arena", run_arena, "a tournament over paired seeds and all seat orders")
    one.add_argument("game", choices=GAMES)
    one.add_argument("--bots", required=True, help="names with commas between")
    one.add_argument("--matches", type=int, required=True)
    one.add_argument("--seats", type=int, default=None)
    one.add_argument("--seed", default="0")
    one.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return top


def read_options(pairs: list[str]) -> dict[str, str]:
    """Options given as ``K=V``."""
    options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadInput("error-option", "“{key}” is not of the form K=V.", key=pair[:24])
        options[key] = value
    return options


# -- play ----------------------------------------------------------------------------------------------------


def play(options: argparse.Namespace) -> int:
    """Play whole matches."""
    seats = []
    for part in options.seats.split(","):
        kind, _, bot = part.partition(":")
        if part != "human" and kind != "bot":
            raise BadInput("error-bot", "A seat is bot:NAME or human, not “{name}”.", name=part[:24])
        seats.append(Seat("", bot) if kind == "bot" else Seat())
    seed = int.from_bytes(os.urandom(8), "big") if options.seed is None else read_seed(options.seed)
    if options.matches < 1:
        raise BadInput("error-matches", "At least one match is played.")
    for k in range(options.matches):
        setup = make_setup(options.game, seats, read_options(options.option), (seed + k) % (1 << 64))
        began = time.perf_counter()
        match = Match.begin(setup)
        while not match.state.over:
            decide(match)
        seconds = time.perf_counter() - began
        if options.record:
            save(options.record, match, options.matches > 1)
        print(summary(match, seconds) if options.json else f"{result(match)}\n{match.link()}", flush=True)
    return 0


def decide(match: Match) -> None:
    """Play one decision: forced, a bot's, or asked of a person."""
    moves = match.state.moves()
    seat = match.state.to_decide()
    if moves.count() == 1:
        match.push(moves.nth(0))
    elif match.setup.seats[seat].bot:
        match.push(match.bot_move())
    else:
        ask(match)


def ask(match: Match) -> None:
    """Ask the person at the terminal, until a legal move comes."""
    state = match.state
    seat = state.to_decide()
    table = position.write(match.setup.game, state)
    hidden, own = match.game.hidden, match.game.own
    shown = {key: value for key, value in table.items() if key not in hidden}
    shown["seats"] = [
        {key: value for key, value in part.items() if key not in hidden and (number == seat or key not in own)}
        for number, part in enumerate(shown["seats"])
    ]
    print(json.dumps(shown, ensure_ascii=False))
    while True:
        try:
            text = input(f"P{seat + 1}: ")
        except EOFError:
            raise BadInput("error-input", "The input ended in the middle of the match.") from None
        if text.strip() == "?":
            for i, move in zip(range(50), state.moves(), strict=False):
                print(f"  {i + 1}. {state.write(move)}")
            print(f"  {state.moves().count()} moves")
            continue
        try:
            match.play(text)
            return
        except IllegalMove as refusal:
            print(refusal)


def result(match: Match) -> str:
    """The result in a line."""
    scores = " ".join(map(str, match.state.scores()))
    return f"{scores} · won by {' '.join(f'P{seat + 1}' for seat in match.state.winners())}"


def summary(match: Match, seconds: float) -> str:
    """A match as a JSON object."""
    choices = [n for n, _ in match.path if n > 1]
    return json.dumps(
        {
            "seed": f"{match.setup.seed or 0:x}",
            "seats": [f"bot:{seat.bot}" if seat.bot else "human" for seat in match.setup.seats],
            "scores": match.state.scores(),
            "winners": [f"P{seat + 1}" for seat in match.state.winners()],
            "link": match.link(),
            "decisions": len(choices),
            "bits": round(sum(map(log2, choices)), 3),
            "moves": len(match.moves),
            "seconds": round(seconds, 4),
        }
    )


def save(path: Path, match: Match, several: bool) -> None:
    """Write a match's record, into a folder where there are several."""
    if several or path.is_dir():
        path.mkdir(parents=True, exist_ok=True)
        path /= f"{match.setup.game}-{len(match.setup.seats)}-{match.setup.seed or 0:016x}.txt"
    path.write_text(record.write(match), encoding="utf-8")


# -- records and links ---------------------------------------------------------------------------------------


def print_record(options: argparse.Namespace) -> int:
    """A link's record."""
    match, moment = Match.from_link(options.link)
    if moment is not None:
        match.cut(min(moment, len(match.moves)))
    print(record.write(match), end="")
    return 0


def print_link(options: argparse.Namespace) -> int:
    """A record's bare code."""
    print(record.read(options.file.read_text(encoding="utf-8")).link())
    return 0


def replay(options: argparse.Namespace) -> int:
    """Re-play records; a line for each."""
    failed = 0
    for path in options.files:
        try:
            match = record.read(path.read_text(encoding="utf-8"))
            ending = result(match) if match.state.over else "unfinished"
            print(f"{path}: {len(match.moves)} moves, {ending}")
        except (Refusal, OSError, UnicodeDecodeError) as fault:
            failed += 1
            print(f"{path}: {fault}", file=sys.stderr)
    return 1 if failed else 0


# -- cases, perft, arena -------------------------------------------------------------------------------------


def run_cases(options: argparse.Namespace) -> int:
    """Run case files; a line for each case that fails."""
    passed = failed = 0
    for path in options.files:
        try:
            found = cases.load(path.read_text(encoding="utf-8"))
        except (ValueError, OSError, RecursionError) as fault:
            print(f"{path}: {fault}", file=sys.stderr)
            failed += 1
            continue
        for case in found:
            faults = cases.run(case)
            for text in faults:
                print(f"{path}: {case.get('name', '?')}: {text}")
            passed += not faults
            failed += bool(faults)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def print_perft(options: argparse.Namespace) -> int:
    """The numbers of sequences of 1, 2, … decisions, on one line."""
    if options.depth < 1:
        raise BadInput("error-depth", "The depth is at least 1.")
    if options.position:
        name, state = position.read(options.position.read_text(encoding="utf-8"))
        if name != options.game:
            raise BadInput("error-game", "The position is of {name}.", name=name)
    else:
        seats = [Seat()] * options.seats
        setup = make_setup(options.game, seats, read_options(options.option), read_seed(options.seed))
        state = game(options.game).start(setup)
    print(*cases.perft(state, options.depth))
    return 0


def run_arena(options: argparse.Namespace) -> int:
    """A tournament."""
    bots = options.bots.split(",")
    if options.matches < 1:
        raise BadInput("error-matches", "At least one match is played.")
    seats = options.seats or max(len(bots), game(options.game).min_seats)
    make_setup(options.game, [Seat("", bots[i % len(bots)]) for i in range(seats)], {}, 0)
    planned = arena.pairings(options.game, bots, options.matches, seats, read_seed(options.seed))
    names, orders, seeds = [options.game] * len(planned), [p[0] for p in planned], [p[1] for p in planned]
    if options.jobs > 1:
        with ProcessPoolExecutor(options.jobs) as pool:
            outcomes = list(pool.map(arena.play_out, names, orders, seeds, chunksize=4))
    else:
        outcomes = list(map(arena.play_out, names, orders, seeds))
    print(f"{'bot':12} {'matches':>8} {'wins':>7}  {'95 %':>15} {'rating':>7} {'points':>7}")
    for row in arena.standings(bots, list(zip(orders, outcomes, strict=True))):
        low, high = row.interval
        print(
            f"{row.bot:12} {row.matches:8} {row.rate:7.1%}  {low:6.1%} – {high:6.1%}"
            f" {row.rating:+7.0f} {row.points:7.2f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())

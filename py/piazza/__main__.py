"""The engine in the terminal: ``python3 -m piazza play | record | link | replay | cases | perft | arena``."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from io import TextIOWrapper
from math import log2
from pathlib import Path
from typing import Any, NoReturn, TextIO

from . import cases, position, record
from .bots import arena
from .game import GAMES, Refusal, Seat, check_seats, game, make_setup, read_seed
from .match import Match
from .terminal import files, person
from .terminal.files import Failure

MOST_MATCHES = 1_000_000
"""Matches of the largest tournament: all of them are held until the end."""

MOST_JOBS = 60
"""More processes than that no system of ours lets wait for each other."""

MOST_DEPTH = 400
"""The walk calls itself once a decision."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command; 0 when it held, 1 when something was refused or failed."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that lacks a letter, and bytes that are none, end nothing.
            stream.reconfigure(errors="backslashreplace")
    options = parser().parse_args(arguments)
    try:
        code = int(options.run(options))
        sys.stdout.flush()
        return code
    except (Refusal, Failure) as fault:
        print(fault, file=sys.stderr)
    except KeyboardInterrupt:
        print("Interrupted.", file=sys.stderr)
    except OSError as fault:
        # Files have their own sentences: this is the output, which nobody reads any more or which finds no room.
        if not isinstance(fault, BrokenPipeError):
            print(f"The output can't be written: {files.reason(fault)}.", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


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
            raise Failure(f"“{pair}” is not of the form K=V.")
        if key in options:
            raise Failure(f"The option {key} is given twice.")
        options[key] = value
    return options


def at_least_one(what: str, number: int, most: int | None = None) -> None:
    """Refuse a number below 1, or above the most."""
    if number < 1 or (most is not None and number > most):
        raise Failure(f"{what} must be at least 1{f' and at most {most}' if most else ''}, not {number}.")


# -- play ----------------------------------------------------------------------------------------------------


def play(options: argparse.Namespace) -> int:
    """Play whole matches."""
    seats = list(map(read_seat, options.seats.split(",")))
    seed = int.from_bytes(os.urandom(8), "big") if options.seed is None else read_seed(options.seed)
    at_least_one("--matches", options.matches)
    for k in range(options.matches):
        setup = make_setup(options.game, seats, read_options(options.option), (seed + k) % (1 << 64))
        if options.record and k == 0:
            files.prepare(options.record, options.matches > 1)
        began = time.perf_counter()
        match = Match.begin(setup)
        while not match.state.over:
            decide(match, sys.stderr if options.json else sys.stdout)
        seconds = time.perf_counter() - began
        if options.record:
            save(options.record, match, options.matches > 1)
        print(summary(match, seconds) if options.json else f"{result(match)}\n{match.link()}", flush=True)
    return 0


def read_seat(text: str) -> Seat:
    """A seat of the command line."""
    if text == "human":
        return Seat()
    kind, _, bot = text.partition(":")
    if kind != "bot":
        raise Failure(f"A seat is bot:NAME or human, not “{text}”.")
    return Seat("", bot)


def decide(match: Match, out: TextIO) -> None:
    """Play one decision: forced, a bot's, or asked of a person; where persons play they are told of the others."""
    moves = match.state.moves()
    seat = match.state.to_decide()
    seats = match.setup.seats
    if moves.count() == 1:
        match.push(moves.nth(0))
    elif seats[seat].bot:
        match.push(match.bot_move())
    else:
        match.push(person.ask(match, out))
        return
    if not all(each.bot for each in seats):
        print(f"P{seat + 1}: {match.text(len(match.moves) - 1)}", file=out)


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
        path /= f"{match.setup.game}-{len(match.setup.seats)}-{match.setup.seed or 0:016x}.txt"
    files.write(path, record.write(match))


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
    print(read_record(options.file).link())
    return 0


def read_record(path: Path) -> Match:
    """The match of a record's file."""
    text = files.read(path)
    try:
        return record.read(text)
    except Refusal as refusal:
        raise Failure(f"{path}: {refusal}") from None


def replay(options: argparse.Namespace) -> int:
    """Re-play records; a line for each."""
    failed = 0
    for path in options.files:
        try:
            match = read_record(path)
        except Failure as fault:
            failed += 1
            print(fault, file=sys.stderr)
        else:
            print(f"{path}: {len(match.moves)} moves, {result(match) if match.state.over else 'unfinished'}")
    return 1 if failed else 0


# -- cases, perft, arena -------------------------------------------------------------------------------------


def run_cases(options: argparse.Namespace) -> int:
    """Run case files; a line for each case that fails."""
    passed = failed = 0
    for path in options.files:
        try:
            found = read_cases(path)
        except Failure as fault:
            print(fault, file=sys.stderr)
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


def read_cases(path: Path) -> Sequence[Mapping[str, Any]]:
    """The cases of a file."""
    text = files.read(path)
    try:
        return cases.load(text)
    except ValueError as fault:
        raise Failure(f"{path}: {fault}") from None


def print_perft(options: argparse.Namespace) -> int:
    """The numbers of sequences of 1, 2, … decisions, on one line."""
    at_least_one("--depth", options.depth, MOST_DEPTH)
    if options.position:
        text = files.read(options.position)
        try:
            name, state = position.read(text)
        except Refusal as refusal:
            raise Failure(f"{options.position}: {refusal}") from None
        if name != options.game:
            raise Failure(f"{options.position}: This is a position of {name}, not of {options.game}.")
    else:
        check_seats(game(options.game), options.seats)
        seats = [Seat()] * options.seats
        setup = make_setup(options.game, seats, read_options(options.option), read_seed(options.seed))
        state = game(options.game).start(setup)
    print(*cases.perft(state, options.depth))
    return 0


def run_arena(options: argparse.Namespace) -> int:
    """A tournament."""
    bots = options.bots.split(",")
    at_least_one("--matches", options.matches, MOST_MATCHES)
    at_least_one("--jobs", options.jobs)
    the_game = game(options.game)
    seats = max(len(bots), the_game.min_seats) if options.seats is None else options.seats
    check_seats(the_game, seats)
    if len(bots) > seats:
        raise Failure(f"{len(bots)} bots don't fit {seats} seats.")
    make_setup(options.game, [Seat("", bots[i % len(bots)]) for i in range(seats)], {}, 0)
    planned = arena.pairings(options.game, bots, options.matches, seats, read_seed(options.seed))
    names, orders, seeds = [options.game] * len(planned), [p[0] for p in planned], [p[1] for p in planned]
    jobs = min(options.jobs, len(planned), MOST_JOBS)
    if jobs > 1:
        with ProcessPoolExecutor(jobs) as pool:
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

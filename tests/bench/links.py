"""The length of finished matches' links against what they must tell: the sum of log2 of the choices."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from common import ROOT, middle, tell

MATCHES = 200  # of each table of bots that are quick; the goals are set for so many
SPARE = 24  # bytes, for the version, the game, the options, the seats, the seed and the check sum
RATIO = 1.05
CHARACTERS = 200
TABLES = ((2, "greedy"), (3, "greedy"), (4, "greedy"), (3, "random"))


def play(seats: int, bot: str) -> list[dict[str, object]]:
    """Matches as the command line tells them."""
    words = ["-m", "piazza", "play", "palazzo", "--seats", ",".join([f"bot:{bot}"] * seats), "--json"]
    words += ["--seed", "1", "--matches", str(MATCHES)]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    done = subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def run() -> None:
    """Print the worst ratio and the median length of each table."""
    for seats, bot in TABLES:
        played = play(seats, bot)
        lengths = [float(len(str(match["link"]))) for match in played]
        worst = max((len(str(match["link"])) * 6 // 8 - SPARE) / (float(str(match["bits"])) / 8) for match in played)
        name = f"{seats} seats of {bot}, {MATCHES} matches"
        tell(name, f"largest (bytes − {SPARE}) / information {worst:.3f}", worst, RATIO)
        goal = CHARACTERS if (seats, bot) == (3, "greedy") else None
        tell("", f"median length {middle(lengths):.0f} characters", middle(lengths), goal)

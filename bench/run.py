"""The benchmark: Epoka beside catanatron, on one core, in CPU time, in the same run.

With --load, --reading or --table a server is measured instead, with --policies what bots think with, with --envs the
environments for learning; with --instructions the guard of speed runs.

Printed are medians over alternating rounds with the lowest and the highest, then the targets and whether they are
reached. The exit status says only whether everything could be measured: a missed target is for people to read.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import machine
import report
import results
from measure import QUICK, THOROUGH, ask_ours, measure, measure_growth, say
from targets import TARGETS, judge_factors, judge_growth
from workers import WorkerFailed


def benchmark(game: str, quick: bool) -> dict[str, Any]:
    """Measure everything, print it, and return it as data."""
    effort = QUICK if quick else THOROUGH
    about = machine.describe()
    measured = measure(game, effort)
    growth = measure_growth(game, effort)
    lines = results.lines(measured)
    verdicts = judge_growth(growth)
    if game in TARGETS:
        verdicts = judge_factors(TARGETS[game], results.factors(measured, lines)) + verdicts

    players = measured.installed["players"]
    print(f"{game}, {players} random players; catanatron, 4 random players; {effort.rounds} alternating rounds")
    print_origin(about, [measured.installed, measured.sources, *measured.peer_rounds[:1]])
    print(f"\n{report.lines_table(list(lines.values()))}\n")
    print("\n".join(results.notes(measured)))
    print(f"\n{report.growth_table(growth)}")
    print(f"\n{report.verdict_table(verdicts)}")
    if game not in TARGETS:
        print(f"No ratios are fixed for {game}; bench/targets.py is the place for them.")
    return {
        "game": game,
        "machine": about,
        "measured": asdict(measured),
        "growth": asdict(growth),
        "lines": {key: asdict(line) for key, line in lines.items()},
        "verdicts": [asdict(verdict) for verdict in verdicts],
    }


def profile(game: str, quick: bool) -> dict[str, Any]:
    """Print where the time of a random game goes, in the installed build, and return it as data."""
    about = machine.describe()
    say("repeating the calls of the loop on kept positions")
    answer = ask_ours(game, False, task="profile", seconds=2.0 if quick else 10.0, seed=1)
    print(f"{game}, {answer['players']} random players through the public interface: where the CPU time goes")
    print_origin(about, [answer])
    print(f"\n{report.breakdown_table(answer)}")
    print("act() is all the kernel does up to the next question, which often includes listing its answers.")
    print("Kept positions are cold in the cache, so the parts may add up to a little more than the whole.")
    return {"game": game, "machine": about, "profile": answer}


def print_origin(about: dict[str, str], answers: list[dict[str, Any]]) -> None:
    """Machine and files, so that nobody reads the figures of another build."""
    print(f"{about['python']} · {about['cpu']} · load {about['load']} before, {machine.load()} after")
    for answer in answers:
        for file in answer["modules"]:
            print(f"timed: {contestant(answer):<17} {file}")


def contestant(answer: dict[str, Any]) -> str:
    if "version" in answer:
        return f"catanatron {answer['version']}"
    return "epoka compiled" if answer["compiled"] else "epoka uncompiled"


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="epoka bench", description="Speed and memory, beside catanatron.")
    parser.add_argument("--game", default="stone-age", help="which game (default: %(default)s)")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds: a first impression")
    parser.add_argument("--profile", action="store_true", help="instead show where the time of a game goes")
    parser.add_argument("--load", action="store_true", help="instead load a server of tables; --load --help tells more")
    parser.add_argument("--reading", action="store_true", help="instead read from a server; see --reading --help")
    parser.add_argument("--table", action="store_true", help="instead time a table; --table --help tells more")
    parser.add_argument("--policies", action="store_true", help="instead play on from mid-game with the policy of bots")
    parser.add_argument("--envs", action="store_true", help="instead step the environments; see --envs --help")
    parser.add_argument("--instructions", action="store_true", help="instead count instructions and compare them")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write everything measured to FILE")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    if "--load" in arguments:
        import load

        return load.main([argument for argument in arguments if argument != "--load"])
    if "--reading" in arguments:
        import reading

        return reading.main([argument for argument in arguments if argument != "--reading"])
    if "--table" in arguments:
        import table

        return table.main([argument for argument in arguments if argument != "--table"])
    if "--policies" in arguments:
        import policies

        return policies.main([argument for argument in arguments if argument != "--policies"])
    if "--envs" in arguments:
        import envs

        return envs.main([argument for argument in arguments if argument != "--envs"])
    if "--instructions" in arguments:
        import instructions

        return instructions.main([argument for argument in arguments if argument != "--instructions"])
    asked = parse(arguments)
    if asked.json is not None and not asked.json.absolute().parent.is_dir():
        print(f"bench: cannot write {asked.json}: its folder does not exist; make it first", file=sys.stderr)
        return 2
    try:
        data = (profile if asked.profile else benchmark)(asked.game, asked.quick)
    except WorkerFailed as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("bench: stopped", file=sys.stderr)
        return 130
    if asked.json is not None:
        asked.json.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        say(f"written: {asked.json}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

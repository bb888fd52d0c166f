"""Rule numbers: behind every event of the log, in the code that carries a rule out, with its place in a rulebook."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import epoka
from epoka.cli.rulebook import Rulebook
from epoka.texts import SILENT, Texts
from tests.games.parley import ParleyGame
from tests.recorded.versions import HERE, read_record, records
from tests.texts.ftl import SOURCES, entries_for, folder_of, name_of

GAMES = epoka.all_games()
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def rule_ids(game: epoka.Game) -> list[str]:
    return Rulebook(game, Texts("en", game)).ids()


def declared(game: epoka.Game) -> dict[str, Any]:
    """What the game's `rules.json` says."""
    return game.citations().data


def rules_of(entry: Any) -> list[str]:
    """The ids in an entry of the table of events."""
    if isinstance(entry, str):
        return [entry]
    return [*entry["rules"].values(), *([entry["else"]] if "else" in entry else [])]


def code_of(game: epoka.Game) -> str:
    """Its sources and its rows of data, which say for themselves what they carry out."""
    folder = SOURCES / "games" / folder_of(game)
    return "\n".join([path.read_text("utf-8") for path in [*folder.glob("**/*.py"), *folder.glob("**/data/*.json")]])


# ---- events ----------------------------------------------------------------------------------------------------------


@each_game
def test_every_event_has_a_rule_or_a_reason_for_having_none(game: epoka.Game) -> None:
    told = {name_of(entry)[6:] for entry in entries_for(game, "en") if name_of(entry).startswith("event-")}
    table = {key for key in told if not key.startswith("table-") or key in declared(game)["events"]}
    explicit = {key for key, rule in re.findall(r'tell\("([a-z-]+)", \{[^}]*"rule": ([^,}]+)', code_of(game)) if rule}
    known = [*declared(game)["events"], *declared(game)["without"], *(explicit - set(declared(game)["events"]))]
    assert (sorted(known), len(known)) == (sorted(table), len(set(known)))


@each_game
def test_the_rules_of_events_exist(game: epoka.Game) -> None:
    named = [rule for entry in declared(game)["events"].values() for rule in rules_of(entry)]
    named += re.findall(r'"rule": "([^"]+)"', code_of(game))
    assert set(named) - set(rule_ids(game)) == set()


@each_game
def test_events_of_recorded_games_carry_their_rule(game: epoka.Game) -> None:
    """The values that choose between rules are there when it comes to it."""
    without = {*declared(game)["without"], *SILENT}
    partial = {
        key for key, entry in declared(game)["events"].items() if isinstance(entry, dict) and "else" not in entry
    }
    heard: Counter[tuple[str, bool]] = Counter()
    for path in records(HERE / game.name)[::3]:
        for entry in epoka.replay(read_record(path)).log():
            for event in entry["events"]:
                heard[event["key"], "rule" in event] += 1
    assert {key for key, cited in heard if not cited} - without - partial == set()
    assert {key for key, cited in heard if cited} & without == set()
    assert partial & {key for key, _ in heard} <= {key for key, cited in heard if cited}


def test_a_game_that_declares_nothing_has_a_log_without_rules() -> None:
    state = ParleyGame().start(2)
    epoka.playout(state, epoka.Dealer(1))
    assert not any("rule" in event for entry in state.log() for event in entry["events"])


# ---- rulebooks -------------------------------------------------------------------------------------------------------


@each_game
def test_every_rule_stands_once_in_some_section_of_a_known_edition(game: epoka.Game) -> None:
    facts = declared(game)
    stands = [rule for source in facts["sources"] for rule in source["rules"]]
    assert sorted(stands) == sorted(rule_ids(game))
    assert {edition for source in facts["sources"] for edition in source.get("editions", [])} <= set(facts["editions"])
    assert all(source["section"] for source in facts["sources"])


# ---- code ------------------------------------------------------------------------------------------------------------


@each_game
def test_every_rule_is_cited_by_the_code_that_carries_it_out_or_holds_by_absence(game: epoka.Game) -> None:
    """A range such as SA-2 to SA-5 cites none: whoever looks for SA-3 would not find it."""
    alone = re.sub(r"\b[A-Z]{2}-\d+[a-z]? to [A-Z]{2}-\d+[a-z]?\b", "", code_of(game))
    cited = set(re.findall(r"\b[A-Z]{2}-\d+[a-z]?\b", alone))
    absent = declared(game)["by_absence"]
    assert [rule for rule in rule_ids(game) if rule not in cited and rule not in absent] == []
    assert [rule for rule in absent if rule in cited or rule not in rule_ids(game)] == []


@each_game
def test_the_code_cites_no_rule_that_does_not_exist(game: epoka.Game) -> None:
    letters = Rulebook(game, Texts("en", game)).letters()
    cited = set(re.findall(rf"\b{letters}-\d+[a-z]?\b", code_of(game)))
    assert cited - set(rule_ids(game)) == set()

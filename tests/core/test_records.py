"""Saved games: text there and back, and a clear word for everything that can be wrong with one."""

from __future__ import annotations

from typing import Any

import pytest

import epoka

GOOD = """# a game of Parley
epoka record 1
game parley
version 1
players 2
option rival true

deal 0
# the second card
deal 1

  DEAL   2
"""


@pytest.fixture
def record(parley: epoka.Game) -> dict[str, Any]:
    return epoka.parse_record(GOOD)


def test_a_text_is_read_with_its_comments_blank_lines_and_capitals(record: dict[str, Any]) -> None:
    state = epoka.replay(record)
    assert [state.name(action) for action in state.history] == ["deal 0", "deal 1", "deal 2"]
    assert state.options["rival"] is True


def test_writing_and_reading_give_the_same_record(record: dict[str, Any]) -> None:
    written = epoka.replay(record).record()
    text = epoka.record_text(written)
    assert text.startswith("epoka record 1\ngame parley\nversion 1\nplayers 2\noption pace calm\n")
    assert epoka.replay(epoka.parse_record(text)).record() == written


@pytest.mark.parametrize("text", ["", "\n# nothing\n", "chess\n", "epoka record 2\n", "game parley\nepoka record 1\n"])
def test_a_text_without_the_first_line_is_no_saved_game(text: str) -> None:
    with pytest.raises(epoka.BadRecord, match=r"no saved game of Epoka.*epoka record 1"):
        epoka.parse_record(text)


@pytest.mark.parametrize("key", ["game", "version", "players"])
def test_a_header_lacking_a_line_is_refused_naming_it(key: str) -> None:
    text = "\n".join([line for line in GOOD.splitlines() if not line.startswith(key)])
    with pytest.raises(epoka.BadRecord, match=f"lacks the line «{key} …»"):
        epoka.parse_record(text)


@pytest.mark.parametrize(
    "line", ["players two", "players -1", "players ²", "version", "game a b", "option rival", "option a b c", "seed 7"]
)
def test_a_header_line_that_means_nothing_is_refused_quoting_it(line: str) -> None:
    with pytest.raises(epoka.BadRecord, match=f"«{line}» is not understood"):
        epoka.parse_record(GOOD.replace("version 1", f"version 1\n{line}"))


@pytest.mark.parametrize(
    ("digits", "says"), [(10, "«{key} …» is too large: at most 9 digits"), (5000, "line . .* is too long")]
)
@pytest.mark.parametrize("key", ["version", "players"])
def test_a_number_of_too_many_digits_in_the_header_is_refused(key: str, digits: int, says: str) -> None:
    text = GOOD.replace(f"{key} {1 if key == 'version' else 2}", f"{key} {'9' * digits}")
    with pytest.raises(epoka.BadRecord, match=says.replace("{key}", key)) as caught:
        epoka.parse_record(text)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ("option rival " + "x" * 5000, "line 6 .* is too long: no line has more than 200 characters"),
        ("option " + "x" * 150 + " y z", "header line «option x+…» is not understood"),
        ("option a\x1b b", "line 6 .* holds control characters"),
        ("option a\u202e b", "line 6 .* holds control characters"),
        ("\n".join(["option a b"] * 200), "at most 100 lines"),
        ("\n" + "speak " * 100, "is too long"),
        ("\nspeak\x9b31m", "holds control characters"),
        ("\n" + "speak\n" * 50_001, "at most 50000 actions, this one has 50004"),
    ],
    ids=["value", "name", "escape", "direction", "header", "action", "c1", "actions"],
)
def test_a_text_beyond_all_bounds_is_refused_in_a_short_sentence(more: str, says: str) -> None:
    with pytest.raises(epoka.BadRecord, match=says) as caught:
        epoka.parse_record(GOOD.replace("option rival true", f"option rival true\n{more}"))
    assert len(str(caught.value)) < 200


HUGE = 10**5000
DEEP: list[Any] = []
for _ in range(5000):
    DEEP = [DEEP]


@pytest.mark.parametrize(
    "change",
    [
        *[{"game": value} for value in (HUGE, DEEP, None, "x" * 100_000)],
        *[{"version": value} for value in (HUGE, -1, DEEP, None, 1.5, True, "1")],
        *[{"players": value} for value in (HUGE, DEEP, "2" * 5000)],
        *[{"options": value} for value in ({"rival": HUGE}, {"rival": DEEP}, {"rival": "x" * 9999}, {HUGE: 1})],
        *[{"actions": value} for value in ([HUGE], [DEEP], ["x" * 9999], ["speak"] * 50_001)],
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_record_of_impossible_values_is_refused_in_a_short_sentence(
    record: dict[str, Any], change: dict[str, Any]
) -> None:
    with pytest.raises((epoka.BadRecord, epoka.UnknownGame)) as caught:
        epoka.replay({**record, **change})
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize("record", [None, [], "text", 7, HUGE, DEEP], ids=["none", "list", "text", "7", "huge", "deep"])
def test_what_is_no_mapping_is_no_record(record: object) -> None:
    with pytest.raises(epoka.BadRecord, match="mapping with game, version, players, options and actions"):
        epoka.replay(record)


@pytest.mark.parametrize("key", ["game", "version", "players", "options", "actions"])
def test_a_record_lacking_a_key_is_refused_naming_it(record: dict[str, Any], key: str) -> None:
    del record[key]
    with pytest.raises(epoka.BadRecord, match=f"lacks {key}"):
        epoka.replay(record)


def test_a_record_of_an_unknown_game_is_refused_naming_the_known(record: dict[str, Any]) -> None:
    with pytest.raises(epoka.UnknownGame, match=r"«parly».*did you mean parley"):
        epoka.replay({**record, "game": "parly"})


@pytest.mark.parametrize("change", [{"options": []}, {"actions": {}}, {"actions": "deal 0"}], ids=str)
def test_options_and_actions_of_the_wrong_shape_are_refused(record: dict[str, Any], change: dict[str, Any]) -> None:
    with pytest.raises(epoka.BadRecord, match="options must be a mapping and its actions a list"):
        epoka.replay({**record, **change})


@pytest.mark.parametrize(
    "change",
    [
        {"players": 9},
        {"players": "many"},
        {"players": None},
        {"players": 2.0},
        {"players": True},
        {"options": {"colour": "red"}},
        {"options": {"rival": "perhaps"}},
        {"options": {"rounds": [3]}},
        {"options": {"players": 2}},
        {"options": {7: 2}},
        {"players": 4, "options": {"copies": 2}},
    ],
    ids=str,
)
def test_a_record_that_cannot_be_set_up_is_refused(record: dict[str, Any], change: dict[str, Any]) -> None:
    with pytest.raises(epoka.BadRecord, match="cannot be set up"):
        epoka.replay({**record, **change})


@pytest.mark.parametrize("action", ["fly", "offer 1", "", 7, None], ids=repr)
def test_the_first_action_that_does_not_replay_is_named(record: dict[str, Any], action: object) -> None:
    with pytest.raises(epoka.BadRecord, match="action 3 of the record cannot be replayed") as caught:
        epoka.replay({**record, "actions": ["deal 0", "deal 1", action, "deal 2"]})
    assert "version" not in str(caught.value)


def test_a_record_of_another_version_replays_while_its_actions_are_legal(record: dict[str, Any]) -> None:
    assert epoka.replay({**record, "version": 0}) == epoka.replay(record)


def test_a_record_of_another_version_that_no_longer_replays_says_so(record: dict[str, Any]) -> None:
    with pytest.raises(epoka.BadRecord, match=r"action 4 .* rules version 0, this is version 1"):
        epoka.replay({**record, "version": 0, "actions": [*record["actions"], "keep"]})


def test_actions_after_the_end_are_refused(parley: epoka.Game) -> None:
    state = parley.start(2)
    epoka.playout(state, epoka.Dealer(1))
    record = state.record()
    with pytest.raises(epoka.BadRecord, match="game-over"):
        epoka.replay({**record, "actions": [*record["actions"], "leave"]})


def test_replaying_does_not_change_the_record(record: dict[str, Any]) -> None:
    epoka.replay(record)
    assert record == epoka.parse_record(GOOD)


def test_an_option_named_like_a_parameter_is_refused_as_unknown() -> None:
    record = {"game": "stone-age", "version": 1, "players": 2, "options": {"self": "1"}, "actions": []}
    with pytest.raises(epoka.BadRecord, match="no option «self»"):
        epoka.replay(record)

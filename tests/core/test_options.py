"""Options: given values, presets, defaults, and errors that name what would do."""

from __future__ import annotations

from typing import Any

import pytest

import epoka


def test_a_game_starts_with_every_option_set(parley: epoka.Game) -> None:
    assert parley.start(2).options == {
        "pace": "calm",
        "rounds": 3,
        "rival": False,
        "copies": 3,
        "debate": True,
        "banquet": "none",
    }


def test_a_preset_fills_in_what_was_not_given(parley: epoka.Game) -> None:
    assert parley.start(2, pace="brisk").options["rounds"] == 2
    assert parley.start(2, pace="brisk", rounds=1).options["rounds"] == 1


@pytest.mark.parametrize(("value", "meant"), [("true", True), (" TRUE ", True), (False, False), ("false", False)])
def test_a_value_may_be_given_as_it_is_written(parley: epoka.Game, value: object, meant: bool) -> None:
    assert parley.start(2, rival=value).options["rival"] is meant


@pytest.mark.parametrize("value", [1, 0, None, "yes", 1.0, []], ids=repr)
def test_an_unknown_value_is_refused_naming_the_known(parley: epoka.Game, value: object) -> None:
    with pytest.raises(epoka.BadOption, match=r"rival cannot be .*: it is one of false, true"):
        parley.start(2, rival=value)


def test_a_truth_value_is_not_a_number(parley: epoka.Game) -> None:
    with pytest.raises(epoka.BadOption, match="rounds cannot be True: it is one of 1, 2, 3"):
        parley.start(2, rounds=True)


@pytest.mark.parametrize(("name", "hint"), [("rivals", "did you mean rival"), ("xyz", "there is pace, rounds")])
def test_an_unknown_option_is_refused_with_a_hint(parley: epoka.Game, name: str, hint: str) -> None:
    options: dict[str, Any] = {name: True}
    with pytest.raises(epoka.BadOption, match=f"no option «{name}»; {hint}"):
        parley.start(2, **options)


@pytest.mark.parametrize("players", [0, 1, 5, -2, True])
def test_a_wrong_number_of_players_is_refused(parley: epoka.Game, players: int) -> None:
    with pytest.raises(epoka.BadOption, match="played by 2 to 4, not by"):
        parley.start(players)


def test_values_that_clash_are_refused(parley: epoka.Game) -> None:
    with pytest.raises(epoka.BadOption, match="too few for 4 hands"):
        parley.start(4, copies=2)


def test_options_have_a_key_for_their_text(parley: epoka.Game) -> None:
    assert [option.text for option in parley.options][:2] == ["option-pace", "option-rounds"]
    assert epoka.Option("deck_count", [1], 1).text == "option-deck-count"

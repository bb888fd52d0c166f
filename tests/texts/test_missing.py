"""What is said where a text is missing, and what is warned of."""

from __future__ import annotations

import logging

import pytest

import epoka
from epoka.texts import Texts, missing
from tests.games.parley import ParleyGame

PARLEY = ParleyGame()
STONE_AGE = epoka.game("stone-age")


@pytest.fixture(autouse=True)
def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    """As people have it: nothing was warned of yet, and no command line has taken the warnings over."""
    monkeypatch.delenv("EPOKA_TEXTS")
    monkeypatch.setattr(missing, "_warned", set())
    monkeypatch.setattr(missing.logger, "handlers", [])
    monkeypatch.setattr(missing.logger, "propagate", True)


@pytest.mark.parametrize(
    ("key", "values", "said"),
    [
        ("event-put-away", {"seat": 0, "under": True}, "Put away: Ola, under yes"),
        ("prompt-offer", {"topic": 3}, "Offer: topic 3"),
        ("source-hand_left", {}, "Hand left"),
        ("over-by-leaving", {}, "Leaving"),
        ("opponent-rival", {}, "Rival"),
        ("event-revealed", {"offers": [1, None, 3], "by": 1}, "Revealed: offers 1 – 3, by Player 2"),
        ("event-paid", {"price": {"wood": 2, "stone": 1}}, "Paid: price wood 2, stone 1"),
    ],
)
def test_a_key_and_its_values_are_readable(key: str, values: dict[str, object], said: str) -> None:
    assert Texts("en", PARLEY, ["Ola"]).say(key, values) == said


def test_an_action_without_a_text_is_its_notation() -> None:
    class Described(ParleyGame):
        def describe(self, action: int) -> tuple[str, dict[str, object]]:
            return "unheard-of", {"number": action}

    assert Texts("en", Described()).action(3) == "offer 3"


def test_a_refusal_without_a_text_keeps_its_rule() -> None:
    refusal = epoka.Refusal("not-in-hand", "PA-2", {"card": 3})
    assert Texts("en", PARLEY).refusal(refusal) == "Not in hand: card 3 (PA-2)."


def test_an_option_without_texts_is_its_name_and_values_without_a_why() -> None:
    texts, option = Texts("cs", PARLEY), PARLEY.options[2]
    assert (texts.option(option), texts.option_why(option)) == ("Rival", "")
    assert [texts.option_value(option, value) for value in option.values] == ["ne", "ano"]


def test_a_text_that_wants_more_values_is_said_with_their_names() -> None:
    assert Texts("en").say("player-number") == "Player number"


def test_english_is_spoken_before_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose Polish texts are not written yet."""
    texts = Texts("pl", STONE_AGE, ["Ola"])
    monkeypatch.setattr(texts, "_bundle", Texts("pl")._bundle)
    assert texts.event({"key": "placed", "seat": 0, "place": "forest", "workers": 3}) == (
        "Ola sends 3 workers to the forest."
    )


# ---- warnings -------------------------------------------------------------------------------------------------------


def test_a_missing_key_is_warned_of_once_in_each_language(caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(2):
        Texts("en", STONE_AGE).say("event-nothing")
        Texts("pl", STONE_AGE).say("event-nothing")
    assert [record.levelno for record in caplog.records] == [logging.WARNING] * 2
    assert "«event-nothing» in the language en" in caplog.messages[0]
    assert caplog.messages[0].endswith("games/stoneage/texts/en/game.ftl)")
    assert caplog.messages[1].endswith("games/stoneage/texts/pl/game.ftl)")


def test_a_missing_rule_belongs_into_the_file_of_the_rules(caplog: pytest.LogCaptureFixture) -> None:
    assert Texts("en", STONE_AGE).rule("SA-999") == ""
    assert caplog.messages[0].endswith("games/stoneage/texts/en/rules.ftl)")


def test_a_general_text_belongs_into_the_general_file(caplog: pytest.LogCaptureFixture) -> None:
    Texts("uk").say("cli-nothing")
    assert caplog.messages[0].endswith("epoka/texts/uk.ftl)")


def test_a_game_without_any_text_is_warned_of_once(caplog: pytest.LogCaptureFixture) -> None:
    for key in ("event-one", "event-two", "game-parley"):
        Texts("en", PARLEY).say(key)
    [message] = caplog.messages
    assert "parley has no texts in the language en" in message and "tests/games/texts/en/game.ftl" in message

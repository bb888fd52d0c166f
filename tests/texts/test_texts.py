"""The loader: names, ids in place of words, plurals, mistakes."""

from __future__ import annotations

import pytest

import epoka
from epoka.texts import LANGUAGES, MissingText, Texts, missing

STONE_AGE = epoka.game("stone-age")


def test_unknown_language_is_refused_naming_the_four() -> None:
    with pytest.raises(epoka.EpokaError, match="«de»; it speaks en, pl, cs, uk"):
        Texts("de")


def test_missing_key_is_an_error_and_not_a_hole_in_the_page() -> None:
    with pytest.raises(MissingText, match="no text «event-nothing» in the language pl"):
        Texts("pl").event({"key": "nothing"})


def test_missing_value_is_an_error() -> None:
    with pytest.raises(MissingText, match=r"wants more values.*number"):
        Texts("en").say("player-number")


def test_the_tests_of_the_project_are_strict() -> None:
    assert missing.strict()


def test_has_knows_messages_and_attributes() -> None:
    texts = Texts("en", STONE_AGE)
    assert texts.has("place-forest") and texts.has("place-forest.to")
    assert not texts.has("place-moon") and not texts.has("place-forest.under")


def test_general_texts_do_without_a_game() -> None:
    assert Texts("en").say("chance-name") == "Chance"
    assert not Texts("en").has("place-forest")


def test_action_without_a_game_is_refused() -> None:
    with pytest.raises(epoka.EpokaError, match="make them with Texts"):
        Texts("en").action(0)


def test_game_without_texts_shows_its_notation() -> None:
    game = epoka.Game("pebbles", 1, range(1, 3), [], ["take 1", "take 2"], 2, [])
    assert Texts("cs", game).action(1) == "take 2"


def test_seats_become_names_and_nameless_ones_are_numbered_from_one() -> None:
    texts = Texts("uk", STONE_AGE, ["Оля"])
    assert texts.event({"key": "starts", "seat": 0}) == "Перший гравець — Оля."
    assert texts.event({"key": "starts", "seat": 1}) == "Перший гравець — Гравець 2."
    assert texts.player(epoka.CHANCE) == "Випадок"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ola sends 3 workers to the forest."),
        ("pl", "Ola wysyła 3 pionki do lasu."),
        ("cs", "Ola posílá 3 figurky do lesa."),
        ("uk", "Ola відправляє 3 фігурки до лісу."),
    ],
)
def test_ids_become_words_in_their_case(language: str, line: str) -> None:
    texts = Texts(language, STONE_AGE, ["Ola"])
    assert texts.event({"key": "placed", "seat": 0, "place": "forest", "workers": 3}) == line


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("pl", ["1 cegłę", "2 cegły", "5 cegieł", "12 cegieł", "22 cegły"]),
        ("cs", ["1 jíl", "2 jíly", "5 jílů", "12 jílů", "22 jílů"]),
        ("uk", ["1 камінь", "2 камені", "5 каменів", "12 каменів", "22 камені"]),
    ],
)
def test_numbers_choose_the_plural(language: str, counted: list[str]) -> None:
    texts = Texts(language, STONE_AGE, ["Ola"])
    good = "stone" if language == "uk" else "clay"
    lines = [texts.event({"key": "gained", "seat": 0, "good": good, "amount": n}) for n in (1, 2, 5, 12, 22)]
    assert [line.split(" ", 2)[2].rstrip(".") for line in lines] == counted


def test_refusal_ends_with_its_rule() -> None:
    texts = Texts("en", STONE_AGE)
    refusal = epoka.Refusal("already-there", "SA-13", {"place": "river"})
    assert texts.refusal(refusal) == "You already have workers at the river this round (SA-13)."


def test_refusal_of_the_kernel_has_no_rule() -> None:
    assert Texts("en").refusal(epoka.Refusal("game-over")) == "The game is over."


@pytest.mark.parametrize("key", ["action", "forced"])
def test_events_of_the_kernel_are_silent(key: str) -> None:
    assert Texts("en", STONE_AGE).event({"key": key, "seat": 0, "action": "build"}) == ""


def test_options_are_named_with_what_they_mean() -> None:
    texts = Texts("pl", STONE_AGE)
    hunger = next(option for option in STONE_AGE.options if option.name == "hunger")
    assert texts.option(hunger) == "Głód"
    assert texts.option_why(hunger) == "Ile kosztuje nienakarmienie pionków."
    assert texts.option_value(hunger, "per_food4") == "4 punkty za każdą brakującą sztukę żywności"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_a_text_and_a_title(language: str) -> None:
    texts = Texts(language, STONE_AGE)
    assert texts.rule_title("SA-12") and texts.rule("SA-12").count("\n") == 4

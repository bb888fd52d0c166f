"""Games that the server knows and that nobody knew who built the page: they are at the table all the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.clicker import BlindClicker
from tests.web.conftest import Visit
from tests.web.serving import Serving
from tests.web.tables import BOT, LINK, ME
from tests.web.test_axe import grave_violations
from tests.web.visiting import DESKTOP, LANGUAGES, PHONE, TWO_FRAMES, Browsers, Visitor, Wishes

WINDOW = [DESKTOP, (1280, 720), (844, 390)]
GAMES = ["tests.games.parley", "tests.games.pebbles", "tests.games.boulders", "tests.games.spoken.game"]
DIPLOMAT = {"kind": "bot", "bot": "diplomat"}
TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
FIND = {"en": "Find a choice", "pl": "Znajdź możliwość", "cs": "Najít možnost", "uk": "Знайти варіант"}


@pytest.fixture(scope="module")
def outside(browsers: Browsers, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with games of the tests."""
    serving = Serving(tmp_path_factory.mktemp("outside"), *GAMES)
    yield serving
    serving.stop()


@pytest.fixture
def come(browsers: Browsers, outside: Serving) -> Iterator[Visit]:
    """Makes visitors of that server; they may be warned of games without texts, and of nothing else."""
    with ExitStack() as stack:
        visitors: list[Visitor] = []

        def make(**wishes: Any) -> Visitor:
            visitors.append(stack.enter_context(browsers.visitor(outside.address, Wishes(**wishes))))
            visitors[-1].allow(r"(parley|pebbles|boulders) has no texts in the language")
            return visitors[-1]

        yield make
        for one in visitors:
            assert one.unexpected() == []


def sit_down(guest: Visitor, game: str, *others: dict[str, Any], **options: Any) -> str:
    table: str = guest.set_table(game, ME, *(others or (BOT,)), **options)["table"]["id"]
    guest.open_table(table)
    expect(guest.legal.first).to_be_visible()
    return table


def failed_bots(guest: Visitor) -> list[str]:
    """The bots in whose place the server made a move, since their processes had no answer."""
    metrics = guest.context.request.get(guest.address + "/metrics").text()
    return [line for line in metrics.splitlines() if line.startswith("epoka_bot_failures_total")]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_clicking_what_is_highlighted_finishes_a_whole_game(come: Visit, size: tuple[int, int]) -> None:
    guest = come(size=size)
    table = sit_down(guest, "parley", DIPLOMAT, BOT, rival=True, banquet="full", copies=4)
    BlindClicker(guest, seed=1).play()
    assert guest.get(f"/api/tables/{table}")["table"]["status"] == "over"
    assert failed_bots(guest) == []
    expect(guest.part("results")).to_contain_text("Game over")


def test_the_lobby_lists_it_and_starts_it(come: Visit) -> None:
    guest = come()
    guest.go("/")
    expect(guest.part("game-parley").get_by_role("heading")).to_have_text("Parley")
    guest.part("play-now-parley").click()
    expect(guest.legal.first).to_be_visible()
    expect(guest.part("generic-board")).to_be_visible()


def test_the_view_is_in_tables_what_is_shared_and_what_each_player_has(come: Visit) -> None:
    guest = come()
    table = sit_down(guest, "parley")
    view = guest.position(table)["view"]
    hand = guest.part("generic-board").get_by_role("row", name="hand")
    assert hand.get_by_role("cell").all_inner_texts() == [str(number) for number in view["hand"]]
    for seat in (0, 1):
        expect(guest.part(f"generic-area-{seat}")).to_contain_text(f"hand sizes {view['hand_sizes'][seat]}")
    expect(guest.part("generic-board")).not_to_contain_text("hand sizes")


def test_every_choice_is_a_button_with_its_preview(come: Visit) -> None:
    guest = come()
    table = sit_down(guest, "parley")
    choices = guest.position(table)["choices"]
    buttons = guest.part("choices").get_by_role("button")
    assert buttons.all_inner_texts() == [choice["name"] for choice in choices]
    buttons.first.hover()
    points = choices[0]["preview"]["gain"]["points"]
    expect(guest.part("answer")).to_contain_text(f"gain: points {points}")


def test_many_choices_are_found_by_their_words_and_taken_by_enter(come: Visit) -> None:
    guest = come()
    sit_down(guest, "boulders", LINK)
    assert guest.part("choices").get_by_role("button").count() == 40
    guest.page.keyboard.press("/")
    guest.page.keyboard.type("take 3")
    expect(guest.part("choices").get_by_role("button")).to_have_count(13)
    expect(guest.part("choices").get_by_role("status")).to_have_text("13 of 40 choices")
    guest.page.keyboard.type("7")
    guest.page.keyboard.press("Enter")
    expect(guest.part("generic-area-0")).to_contain_text("taken 37")


def test_arrows_lead_from_choice_to_choice(come: Visit) -> None:
    guest = come()
    sit_down(guest, "boulders", LINK)
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        guest.page.keyboard.press(key)
    expect(guest.part("generic-area-0")).to_contain_text("taken 2")


def test_the_page_speaks_its_language_round_a_game_without_words(come: Visit) -> None:
    guest = come()
    sit_down(guest, "boulders", LINK)
    guest.part("open-menu").click()
    for language in LANGUAGES:
        guest.part("language").select_option(language)
        expect(guest.part("find-choice")).to_have_attribute("placeholder", FIND[language])


@pytest.mark.parametrize("language", ["en", "pl"])
def test_texts_of_a_game_from_outside_come_from_the_server(come: Visit, language: str) -> None:
    """English where the language has none yet."""
    guest = come(language=language)
    sit_down(guest, "spoken", LINK)
    expect(guest.part("prompt")).to_have_text("How many pebbles do you take?")
    expect(guest.part("choices").get_by_role("button").first).to_have_text("Take a pebble")
    guest.part("open-rules").click()
    expect(guest.part("rules")).to_contain_text("Everybody takes one to three pebbles")


def test_rules_that_nobody_has_written_are_no_empty_page(come: Visit) -> None:
    guest = come()
    sit_down(guest, "pebbles", LINK)
    guest.part("open-rules").click()
    expect(guest.part("rules")).to_contain_text("The rules of this game have not been written yet.")


@pytest.mark.parametrize("sizes", [WINDOW, [PHONE]], ids=["window", "phone"])
@pytest.mark.parametrize("game", ["parley", "boulders"])
def test_it_fits_the_screen_and_a_choice_is_in_reach(come: Visit, game: str, sizes: list[tuple[int, int]]) -> None:
    guest = come(size=sizes[0])
    sit_down(guest, game)
    for width, height in sizes:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate(TWO_FRAMES)
        assert not guest.page.evaluate(TOO_WIDE), (width, height)
        choice = guest.legal.first
        choice.click(trial=True)
        expect(choice).to_be_in_viewport(ratio=1)
        expect(guest.part("prompt")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["parley", "boulders"])
def test_axe_finds_nothing_grave(come: Visit, game: str) -> None:
    guest = come()
    sit_down(guest, game)
    assert grave_violations(guest) == []


def test_a_game_with_a_board_of_its_own_fetches_nothing_of_the_generic_one(come: Visit) -> None:
    guest = come()
    sit_down(guest, "stone-age")
    guest.page.wait_for_load_state("networkidle")
    assert [address for address in guest.requests if "generic" in address or "served" in address] == []

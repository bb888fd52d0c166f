"""The end of a game at the table: the scoring, the verdict, the ways on; and what is heard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import epoka
from tests.web.conftest import Visit
from tests.web.tables import RECORDED, finished_table, fork, play_on
from tests.web.visiting import Visitor

COUNT_SOUNDS = """
    window.struck = 0;
    const made = AudioContext.prototype.createGain;
    AudioContext.prototype.createGain = function () { window.struck += 1; return made.call(this); };
"""


def nearly_over(guest: Visitor, record: str) -> tuple[str, int]:
    """A table before the last decision of a recorded game, and the seat that takes it, which is this browser's."""
    text = (RECORDED / record).read_text(encoding="utf-8")
    parsed = epoka.parse_record(text)
    turn = len(parsed["actions"]) - 1
    while (state := epoka.replay({**parsed, "actions": parsed["actions"][:turn]})).mover < 0:
        turn -= 1
    return fork(guest, text, turn, state.mover), state.mover


def end_here(guest: Visitor, record: str = "founders/2p-city-stack.txt") -> tuple[str, int]:
    """A game that ends while its table is looked at."""
    table, seat = nearly_over(guest, record)
    guest.open_table(table)
    expect(guest.part("end")).to_have_count(0)
    play_on(guest, table, seat)
    return table, seat


@pytest.mark.parametrize("record", ["founders/2p-city-stack.txt", "civolution/1p-beginner.txt"])
def test_the_end_is_a_scene_with_its_verdict_and_sums(visit: Visit, record: str) -> None:
    guest = visit()
    table, seat = end_here(guest, record)
    position = guest.position(table, seat)
    points = position["points"]
    other = points[1 - seat]
    verdict = f"You win by {points[seat] - other}" if points[seat] > other else f"You lose by {other - points[seat]}"
    expect(guest.part("verdict")).to_have_text(verdict)
    rows = guest.part("end").get_by_test_id("scores").get_by_role("row").all_inner_texts()
    numbers = [[int(cell.replace("−", "-")) for cell in row.split("\t")[1:]] for row in rows[1:]]
    total, _, *categories = numbers
    assert total == points == [sum(column) for column in zip(*categories, strict=True)]


def test_the_scene_closes_to_the_finished_table_and_can_be_had_again(visit: Visit) -> None:
    guest = visit()
    end_here(guest)
    guest.part("end-board").click()
    expect(guest.part("end")).to_have_count(0)
    expect(guest.part("results")).to_be_visible()
    guest.part("results-end").click()
    expect(guest.part("end-show")).to_contain_text("Show the scoring again")


def test_a_game_that_was_over_before_opens_without_the_scene(visit: Visit) -> None:
    guest = visit()
    guest.open_table(finished_table(guest, "founders"))
    expect(guest.part("results")).to_be_visible()
    expect(guest.part("end")).to_have_count(0)


def test_escape_first_skips_the_scoring_and_then_closes_it(visit: Visit) -> None:
    guest = visit()
    guest.page.emulate_media(reduced_motion="no-preference")
    end_here(guest)
    expect(guest.part("end-show")).to_have_text("Skip")
    expect(guest.part("results")).to_have_count(0)
    guest.page.keyboard.press("Escape")
    expect(guest.part("verdict")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.part("end")).to_have_count(0)


@pytest.mark.parametrize("volume", [0, 30])
def test_sounds_are_made_unless_the_volume_is_nothing(visit: Visit, volume: int) -> None:
    guest = visit()
    guest.page.add_init_script(COUNT_SOUNDS + f"localStorage.setItem('epoka:volume', '{volume}');")
    table, seat = nearly_over(guest, "founders/2p-city-stack.txt")
    guest.open_table(table)
    guest.part("prompt").click()  # before a first touch no page may sound
    play_on(guest, table, seat)
    expect(guest.part("verdict")).to_be_visible()
    if volume:
        guest.page.wait_for_function("window.struck > 0")
    else:
        assert guest.page.evaluate("window.struck") == 0

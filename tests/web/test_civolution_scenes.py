"""Civolution as a scene: the draft side by side, pieces that keep their places, prices in one notation, names for touch
and keyboard, the scoring of an era, letters one can read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

import epoka
from tests.web.conftest import Visit
from tests.web.moments import asked, moment
from tests.web.tables import ME, RECORDED, act, fork, full_table
from tests.web.test_civolution import first_turn, module
from tests.web.test_stage import WATCH, watching
from tests.web.visiting import PHONE, TWO_FRAMES, Visitor

LOW = (1280, 720)
LYING = (844, 390)
LOTS = 6
SMALLEST = 11.99

# Letters smaller than that, by what they say; a drawing is as large as it is shown.
SMALL_LETTERS = """(smallest) => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode.data.trim();
        const element = walker.currentNode.parentElement;
        const box = element.getBoundingClientRect();
        if (!text || !element.checkVisibility() || box.width < 2 || box.height < 2) continue;
        const matrix = element.ownerSVGElement ? element.getScreenCTM() : null;
        const size = parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
        if (size < smallest) found.push(`${size.toFixed(1)}: ${text}`);
    }
    return found;
}"""


def draft(guest: Visitor) -> str:
    """A table where one chooses what one starts with."""
    table: str = guest.set_table("civolution", ME, start="advanced")["table"]["id"]
    guest.open_table(table)
    expect(guest.part("draft")).to_be_visible()
    return table


def lots(guest: Visitor) -> Locator:
    return guest.part("draft").get_by_role("radiogroup")


def before(guest: Visitor, *keys: str) -> tuple[str, str]:
    """A table of a solo game where the next choice leads to such events, and that choice."""
    for file in sorted((RECORDED / "civolution").glob("1p-*.txt")):
        text = file.read_text(encoding="utf-8")
        record = epoka.parse_record(text)
        state = epoka.game(record["game"]).start(record["players"], **record["options"])
        events: list[epoka.Event] = []
        state.listen(events)
        for turn, name in enumerate(record["actions"]):
            mover = state.mover
            events.clear()
            state.act(state.action(name))
            if mover == 0 and {event.key for event in events}.issuperset(keys):
                return fork(guest, text, turn, 0), name
    raise LookupError(f"no recorded solo game has {keys}")


def before_the_end(guest: Visitor) -> tuple[str, str]:
    """A table of a solo game whose next choice is the last one, and that choice."""
    text = (RECORDED / "civolution" / "1p-beginner.txt").read_text(encoding="utf-8")
    record = epoka.parse_record(text)
    state = epoka.game(record["game"]).start(record["players"], **record["options"])
    last = 0
    for turn, name in enumerate(record["actions"]):
        if state.mover == 0:
            last = turn
        state.act(state.action(name))
    return fork(guest, text, last, 0), record["actions"][last]


def shown_with(guest: Visitor, words: str) -> str:
    """All that was shown together with these words, however short it was there."""
    found: str = guest.page.wait_for_function(
        "(words) => window.shown.findLast((one) => one.includes(words))", arg=words
    ).json_value()
    return found


def may_test(state: epoka.State, _: list[epoka.Event]) -> bool:
    """A favor test is among the choices."""
    return state.mover == 0 and "do test" in map(state.name, state.choices())


def test_all_six_choices_of_the_draft_lie_side_by_side(visit: Visit) -> None:
    guest = visit(size=LOW)
    table = draft(guest)
    expect(lots(guest)).to_have_count(LOTS)
    expect(lots(guest).get_by_role("radio")).to_have_count(2 * (LOTS - 1) + 3)
    tops = {round(one.bounding_box()["y"]) for one in lots(guest).all()}  # type: ignore[index]
    assert len(tops) == 1
    expect(guest.part("draft-keep")).to_be_disabled()
    for one in lots(guest).all():
        one.get_by_role("radio").last.click()
    guest.part("draft-keep").click()
    expect(guest.part("draft")).to_contain_text("Your starting chip")
    assert len(guest.position(table)["view"]["seats"][0]["hand"]) == LOTS - 1
    guest.page.locator("[data-target^='pick:']").first.click()
    expect(guest.part("draft")).to_have_count(0)


def test_the_draft_is_put_aside_and_done_by_keys(visit: Visit) -> None:
    guest = visit()
    draft(guest)
    card = lots(guest).first.get_by_role("radio").first
    card.press("Enter")
    expect(card).to_be_checked()
    guest.part("draft-aside").press("Enter")
    expect(guest.part("draft")).to_have_count(0)
    guest.part("draft-open").press("Enter")
    expect(lots(guest).first.get_by_role("radio").first).to_be_checked()


def test_on_a_phone_the_draft_is_stacked(visit: Visit) -> None:
    guest = visit(size=PHONE)
    draft(guest)
    assert guest.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    for one in lots(guest).all():
        one.get_by_role("radio").first.tap()
    expect(guest.part("draft-keep")).to_be_in_viewport()
    guest.part("draft-keep").tap()
    expect(guest.part("draft")).to_contain_text("Your starting chip")


def test_groups_of_the_wilderness_stand_apart_on_a_strip(visit: Visit) -> None:
    guest = visit()
    guest.open_table(full_table(guest, "civolution/4p-advanced.txt"))
    strips = guest.page.locator("[data-wilds]")
    expect(strips.first).to_be_visible()
    assert guest.part("board").locator(".letter").count() == 0


def test_ideas_that_are_owned_cost_or_missing_have_three_looks(visit: Visit) -> None:
    guest = visit()
    guest.open_table(moment(guest, "civolution", asked("hunt-with")))
    looks = guest.part("area-0").locator("[data-ideas]")
    expect(guest.page.locator("[data-target^='value:0:'] [data-ideas=cost]").first).to_be_visible()
    assert not any("−" in text for text in looks.all_inner_texts())


def test_a_find_has_its_price_on_every_material(visit: Visit) -> None:
    def costs(state: epoka.State, events: list[epoka.Event]) -> bool:
        if not asked("find-with")(state, events):
            return False
        ideas = [state.preview(action).get("cost", {}).get("ideas", 0) for action in state.actions()]
        return bool(min(ideas) == 0 and max(ideas) > 0)

    guest = visit()
    guest.open_table(moment(guest, "civolution", costs))
    expect(guest.part("price").get_by_text("free").first).to_be_visible()
    expect(guest.part("price").locator("[data-ideas=cost]").first).to_be_visible()


def test_what_is_pointed_at_is_explained_beside_itself(visit: Visit) -> None:
    guest = visit()
    first_turn(guest)
    phase = guest.page.locator("[data-look='phase:7']")
    phase.hover()
    lens, box = guest.part("lens").bounding_box(), phase.bounding_box()
    assert lens and box
    reach = max(box["x"] - lens["x"] - lens["width"], lens["x"] - box["x"] - box["width"], 0)
    assert reach < 40 and abs(lens["y"] - box["y"]) < 300


def test_on_a_phone_the_whole_continent_comes_first_and_grows_on_demand(visit: Visit) -> None:
    guest = visit(size=PHONE)
    first_turn(guest)
    guest.part("board-tab-map").tap()
    land = guest.part("board").locator(".view")
    assert land.evaluate("one => one.scrollWidth <= one.clientWidth")
    guest.page.get_by_role("button", name="Enlarge the continent").tap()
    assert land.evaluate("one => one.scrollWidth > 2 * one.clientWidth")


def test_on_a_phone_a_tap_names_materials_and_tells_what_a_module_does(visit: Visit) -> None:
    def calm_is_too_dear(state: epoka.State, events: list[epoka.Event]) -> bool:
        if not asked("turn")(state, events):
            return False
        stored = state.view(0)["seats"][0]["storage"]
        return not stored["iron-ore"] and all(state.name(action) != "activate calm" for action in state.actions())

    guest = visit(size=PHONE)
    guest.open_table(moment(guest, "civolution", calm_is_too_dear))
    guest.page.locator("[data-target='store:0:iron-ore']").tap()
    expect(guest.part("lens")).to_contain_text("iron ore: 0")
    module(guest, "calm").tap()
    expect(guest.part("lens")).to_contain_text("gain a marker")
    expect(guest.part("answer").locator(".why")).to_be_visible()


def test_on_a_phone_ideas_food_and_money_stay_in_sight(visit: Visit) -> None:
    guest = visit(size=PHONE)
    first_turn(guest)
    for purse in ("ideas", "food", "money"):
        expect(guest.part("strip").locator(f"[data-purse={purse}]")).to_be_in_viewport()


def test_the_opponent_of_a_solo_game_has_words_beside_her_signs(visit: Visit) -> None:
    guest = visit()
    first_turn(guest)
    for words in ("Evolution: ", "Prosperity: ", "Tribes: ", "Provisions: ", "Cards left: "):
        expect(guest.part("area-1")).to_contain_text(words)


def test_her_turn_shows_her_card_and_her_steps(visit: Visit) -> None:
    guest = watching(visit, "calm")
    table, name = before(guest, "vici-card")
    guest.open_table(table)
    expect(guest.legal.first).to_be_visible()
    guest.page.evaluate(WATCH)
    act(guest, table, 0, name)
    assert "V.I.C.I. reveals" in shown_with(guest, "Her card")


def test_an_era_is_scored_before_everybodys_eyes(visit: Visit) -> None:
    guest = watching(visit, "quick")
    table, name = before(guest, "era-scored")
    guest.open_table(table)
    expect(guest.legal.first).to_be_visible()
    guest.page.evaluate(WATCH)
    act(guest, table, 0, name)
    scene = shown_with(guest, "holds the monolith")
    assert "This era scores" in scene and scene.count("×") == 2


def test_a_favor_test_shows_its_dice_with_the_result(visit: Visit) -> None:
    guest = watching(visit, "calm")
    guest.open_table(moment(guest, "civolution", may_test))
    guest.page.locator("[data-choice='do test']").click()
    expect(guest.part("stage-dice")).to_be_visible()
    expect(guest.part("beat")).to_contain_text("favor test")


def test_what_is_paid_for_feeding_is_told_in_the_scene_of_feeding(visit: Visit) -> None:
    guest = watching(visit, "calm")
    table, name = before(guest, "fed", "returned")
    guest.open_table(table)
    expect(guest.legal.first).to_be_visible()
    guest.page.evaluate(WATCH)
    act(guest, table, 0, name)
    assert "feeds 1 tribe" in shown_with(guest, "returns: food")


def test_the_final_scoring_waits_until_the_last_era_is_told(visit: Visit) -> None:
    guest = watching(visit, "calm")
    table, name = before_the_end(guest)
    guest.open_table(table)
    expect(guest.legal.first).to_be_visible()
    act(guest, table, 0, name)
    guest.page.wait_for_selector("[data-testid=beat]")
    assert guest.part("end").count() == 0
    guest.page.keyboard.press("Space")
    expect(guest.part("end")).to_be_visible()


def test_the_dice_of_a_reset_lie_together_without_a_sum(visit: Visit) -> None:
    guest = visit()
    guest.open_table(moment(guest, "civolution", asked("reset-dice")))
    guest.page.locator("[data-choice=done]").click()
    expect(guest.part("tray").locator("svg use[href^='#icon-die']").nth(3)).to_be_visible()
    expect(guest.part("tray")).not_to_contain_text("=")


def test_all_cards_of_the_hand_are_in_sight_and_keep_their_order(visit: Visit) -> None:
    guest = visit(size=LOW)
    table = first_turn(guest)
    cards = guest.page.locator("[data-target^='hand:0:']")
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.95)
    tops = [card.bounding_box()["y"] for card in cards.all()]  # type: ignore[index]
    assert tops == sorted(tops)
    assert len(tops) == len(guest.position(table)["view"]["seats"][0]["hand"])
    cards.last.hover()
    expect(guest.page.locator(".peek .top, .peek .instant").first).to_be_visible()


def test_nothing_of_three_opponents_is_cut_on_a_low_screen(visit: Visit) -> None:
    guest = visit(size=LOW, language="uk")
    guest.open_table(full_table(guest, "civolution/4p-advanced.txt"))
    expect(guest.legal.first).to_be_visible()
    for seat in (1, 2, 3):
        assert guest.part(f"area-{seat}").evaluate("one => one.scrollHeight - one.clientHeight") <= 1


def test_on_a_phone_on_its_side_points_dice_and_modules_are_seen(visit: Visit) -> None:
    guest = visit(size=LYING)
    first_turn(guest)
    things = guest.part("strip").locator("[data-purse=money]").bounding_box()
    points = guest.part("strip").locator("> :last-child").bounding_box()
    assert things and points and things["x"] + things["width"] <= points["x"]
    expect(module(guest, "research")).to_be_in_viewport(ratio=0.8)
    assert guest.page.evaluate(SMALL_LETTERS, SMALLEST) == []


@pytest.mark.parametrize("tab", ["ahead", "progress", "research", "chips"])
def test_no_letter_beside_the_continent_is_smaller_than_twelve_pixels(visit: Visit, tab: str) -> None:
    guest = visit(language="uk")
    guest.open_table(full_table(guest, "civolution/4p-advanced.txt"))
    guest.part(f"board-tab-{tab}").click()
    guest.page.wait_for_load_state("networkidle")
    guest.page.evaluate(TWO_FRAMES)
    assert guest.page.evaluate(SMALL_LETTERS, SMALLEST) == []


def test_no_letter_is_smaller_than_twelve_pixels_and_no_card_is_cut(visit: Visit) -> None:
    guest = visit(language="uk")
    guest.open_table(full_table(guest, "civolution/4p-advanced.txt"))
    expect(guest.legal.first).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    guest.page.evaluate(TWO_FRAMES)
    assert guest.page.evaluate(SMALL_LETTERS, SMALLEST) == []
    cut = "found => found.filter((one) => one.scrollHeight > one.clientHeight + 1).length"
    assert guest.page.locator("[data-card] .line > span").evaluate_all(cut) == 0


def test_at_the_start_of_a_turn_the_tab_stays_and_others_are_marked(visit: Visit) -> None:
    def installed(state: epoka.State, events: list[epoka.Event]) -> bool:
        if not asked("turn")(state, events):
            return False
        seat = state.view(0)["seats"][0]
        return bool(seat["money"]) and any(state.name(action) == "activate activity" for action in state.actions())

    guest = visit()
    guest.open_table(moment(guest, "civolution", installed))
    tabs = guest.part("area-0").get_by_role("tab")
    expect(tabs.nth(1)).to_have_class(re.compile("inviting"))
    expect(tabs.first).to_have_attribute("aria-selected", "true")


def test_the_review_tells_what_she_had_done_until_then(visit: Visit) -> None:
    guest = visit()
    table, last = before_the_end(guest)
    act(guest, table, 0, last)
    guest.go(f"/review/{table}")
    expect(guest.part("scrubber")).to_be_visible()
    hers = guest.page.get_by_role("region", name="What V.I.C.I. did")
    expect(hers).to_have_count(0)
    guest.page.keyboard.press("End")
    expect(hers).to_be_visible()


def test_after_the_last_era_the_header_names_no_phase(visit: Visit) -> None:
    guest = visit()
    table, last = before_the_end(guest)
    act(guest, table, 0, last)
    guest.open_table(table)
    expect(guest.part("open-summary")).to_have_text("Final scoring")

"""The third end of Founders on the page: proposed and agreed on by one click each."""

from __future__ import annotations

from playwright.sync_api import expect

import epoka
from tests.web.conftest import Visit
from tests.web.tables import RECORDED, fork


def test_one_click_proposes_the_end_and_bots_refuse_while_somebody_can_score(visit: Visit) -> None:
    guest = visit()
    text = (RECORDED / "founders/2p-stacks.txt").read_text(encoding="utf-8")
    state = epoka.replay({**epoka.parse_record(text), "actions": []})
    for name in epoka.parse_record(text)["actions"]:
        if state.mover >= 0 and state.prompt()[0] == "reveal":
            break
        state.act(state.action(name))
    guest.open_table(fork(guest, text, state.turn, state.mover))
    guest.part("action-bar").get_by_role("button", name="Propose to end the game").click()
    expect(guest.part("log")).to_contain_text("proposes to end the game")
    expect(guest.part("log")).to_contain_text("refuses: play goes on")
    expect(guest.part("prompt")).to_contain_text("stack")


def test_one_click_agrees_when_the_table_proposes_the_end(visit: Visit) -> None:
    guest = visit()
    text = (RECORDED / "founders/2p-agreement.txt").read_text(encoding="utf-8")
    record = epoka.parse_record(text)
    turn = len(record["actions"]) - 2
    state = epoka.replay({**record, "actions": record["actions"][:turn]})
    assert state.prompt() == ("consent-table", {})
    guest.open_table(fork(guest, text, turn, state.mover))
    expect(guest.part("prompt")).to_contain_text("Nothing left in the game can change anyone’s points")
    guest.part("action-bar").get_by_role("button", name="Agree to end the game").click()
    expect(guest.part("log")).to_contain_text("The game is over")

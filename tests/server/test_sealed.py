"""Decisions asked of several seats at once: kept in private until it is their turn."""

from __future__ import annotations

import pytest

from tests.server.driver import Browser, House

pytestmark = pytest.mark.usefixtures("parley")


def three(ola: Browser) -> str:
    seats = [{"kind": "me"}, {"kind": "here"}, {"kind": "here"}]
    return str(ola.create("parley", seats)["table"]["id"])


def test_all_are_asked_and_may_answer_in_any_order(ola: Browser) -> None:
    identity = three(ola)
    screen = ola.watch(identity, 2)
    assert screen.position["asked"] == [0, 1, 2] and screen.position["choices"]
    turn = screen.position["turn"]
    assert screen.act_first()["type"] == "done"
    assert screen.position["asked"] == [0, 1] and screen.position["turn"] == turn
    assert screen.position["choices"] == []
    screen.sit(0)
    screen.act_first()
    assert screen.position["asked"] == [1] and screen.position["turn"] == turn + 1
    screen.sit(1)
    screen.act_first()
    assert screen.position["turn"] >= turn + 3
    entries = ola.get(f"/api/tables/{identity}/log?seat=0")["entries"]
    offers = [entry for entry in entries if entry["number"] in (turn + 1, turn + 2, turn + 3)]
    assert [entry["seat"] for entry in offers] == [0, 1, 2]
    assert [bool(entry["action"]) for entry in offers] == [True, False, False]


def test_choice_of_another_seat_makes_nobody_stale(ola: Browser) -> None:
    identity = three(ola)
    screen = ola.watch(identity, 1)
    seq = screen.position["seq"]
    screen.act_first()
    screen.sit(2)
    assert screen.act(screen.position["choices"][0]["name"], seq=seq)["type"] == "done"


def test_kept_choice_outlives_the_memory_of_the_server(house: House, ola: Browser) -> None:
    identity = three(ola)
    screen = ola.watch(identity, 1)
    screen.act_first()

    async def forget() -> None:
        house.server.tables.forget(await house.server.tables.get(identity))

    house.run(forget)
    assert ola.get(f"/api/tables/{identity}/position?seat=1")["position"]["asked"] == [0, 2]


def test_only_a_card_of_the_own_hand_can_be_kept(ola: Browser) -> None:
    identity = three(ola)
    screen = ola.watch(identity, 1)
    have = {choice["name"] for choice in screen.position["choices"]}
    lacking = next(f"offer {kind}" for kind in range(6) if f"offer {kind}" not in have)
    assert screen.act(lacking)["error"]["code"] == "illegal"
    assert screen.act("speak")["error"]["code"] == "illegal"
    assert screen.act("dance")["error"]["code"] == "unknown-action"
    assert screen.ask("why", actions=[], name=lacking)["value"]["code"] == "not-now"
    assert screen.ask("why", actions=[], name=sorted(have)[0])["value"] is None


def test_seat_cannot_choose_twice(ola: Browser) -> None:
    screen = ola.watch(three(ola), 1)
    name = screen.position["choices"][0]["name"]
    screen.act(name)
    assert screen.act(name)["error"]["code"] == "not-your-turn"


def test_undo_of_the_own_choice_leaves_those_of_the_others(ola: Browser) -> None:
    screen = ola.watch(three(ola), 0)
    turn = screen.position["turn"]
    screen.act_first()
    screen.sit(2)
    screen.act_first()
    screen.sit(0)
    assert screen.ask("undo", to=turn)["type"] == "done"
    assert screen.position["asked"] == [0, 1]


def test_undo_by_consent_gives_all_choices_back(ola: Browser) -> None:
    screen = ola.watch(three(ola), 0)
    turn = screen.position["turn"]
    screen.act_first()
    screen.sit(2)
    screen.act_first()
    screen.sit(0)
    screen.ask("undo-ask", to=turn)
    for seat in (1, 2):
        screen.sit(seat)
        screen.ask("undo-vote", agree=True)
    assert screen.position["asked"] == [0, 1, 2] and screen.position["turn"] == turn

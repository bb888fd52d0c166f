"""Drafts: unfinished gestures, which only their seat sees."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.driver import Browser, House, Screen, table_of, two_people


@pytest.fixture
def drafting(ola: Browser, petr: Browser) -> tuple[Screen, Screen]:
    """Founders at the first turn, where adding a tile is a gesture of several actions; the mover's screen first."""
    mine, other = two_people(ola, petr, "founders")
    screens = [mine, other]
    while not any(choice["name"].startswith("add ") for choice in screens[mine.position["mover"]].position["choices"]):
        mover = mine.position["mover"]
        screens[mover].gesture()
        screens[1 - mover].until("news")
        while screens[0].position["seq"] != screens[1].position["seq"]:
            lagging = min(screens, key=lambda screen: int(screen.position["seq"]))
            lagging.until("news")
    mover = mine.position["mover"]
    return screens[mover], screens[1 - mover]


def add(screen: Screen) -> str:
    return next(str(c["name"]) for c in screen.position["choices"] if c["name"].startswith("add "))


def test_unfinished_gesture_is_a_draft_that_only_its_seat_sees(
    house: House, drafting: tuple[Screen, Screen], ola: Browser
) -> None:
    mine, other = drafting
    before = dict(other.position)
    name = add(mine)
    answer = mine.act(name)
    assert answer["type"] == "draft"
    assert mine.position["draft"] == [name] and mine.position["turn"] == before["turn"] + 1
    assert mine.position["undo"] >= 1
    identity = table_of(ola)
    assert len(house.run(house.store.events, identity)) == before["seq"]
    other.send({"type": "ping"})
    assert other.receive()["type"] == "pong"
    second = mine.act(name, mine.position["choices"][0]["name"])
    while second["type"] == "draft":
        second = mine.act(*mine.position["draft"], mine.position["choices"][0]["name"])
    news = other.until("news")
    assert news["entries"][0]["action"] == name


def test_draft_is_there_again_after_coming_back(drafting: tuple[Screen, Screen], ola: Browser, petr: Browser) -> None:
    mine, _ = drafting
    name = add(mine)
    mine.act(name)
    seat = mine.position["seat"]
    again = (ola, petr)[seat].watch(table_of(ola), seat)
    assert again.position["draft"] == [name]
    assert again.position["view"] == mine.position["view"]


def forget(house: House, identity: str) -> None:
    """What a restart does to a table: whoever comes next finds it as the store has it."""

    async def work() -> None:
        house.server.tables.forget(await house.server.tables.get(identity))

    house.run(work)


@pytest.mark.parametrize("taken_back", [False, True])
def test_draft_and_what_was_taken_back_of_it_outlive_the_memory_of_the_server(
    house: House, drafting: tuple[Screen, Screen], ola: Browser, petr: Browser, taken_back: bool
) -> None:
    mine, _ = drafting
    seat, identity = mine.position["seat"], table_of(ola)
    mine.act(add(mine))
    if taken_back:
        mine.ask("undo", to=mine.position["turn"] - 1)
    before = dict(mine.position)
    assert before["redo" if taken_back else "draft"]
    forget(house, identity)
    assert (ola, petr)[seat].get(f"/api/tables/{identity}/position?seat={seat}")["position"] == before


def test_draft_leaves_the_store_with_its_gesture(house: House, drafting: tuple[Screen, Screen], ola: Browser) -> None:
    mine, _ = drafting
    identity = table_of(ola)
    name = add(mine)
    mine.act(name)
    assert [draft.names for draft in house.run(house.store.drafts, identity)] == [[name]]
    mine.gesture()
    assert house.run(house.store.drafts, identity) == []


@pytest.mark.parametrize(("path", "body"), [("give", {"kind": "bot"}), ("give", {"kind": "link"}), ("renew", None)])
def test_draft_goes_with_whoever_loses_the_seat(
    house: House, ola: Browser, petr: Browser, path: str, body: Any
) -> None:
    mine, other = two_people(ola, petr, "founders", options={"starter": 1})
    while not other.position["draft"]:
        screen = (mine, other)[mine.position["mover"]]
        screen.act_first()
        while mine.position["seq"] != other.position["seq"]:
            min((mine, other), key=lambda one: int(one.position["seq"])).until("news")
    identity = table_of(ola)
    house.server.bot_driver.close()
    ola.post(f"/api/tables/{identity}/seats/1/{path}", body)
    assert house.run(house.store.drafts, identity) == []
    assert house.server.tables.live[identity].table.drafts == {}


def test_draft_is_taken_back_freely_and_played_again(drafting: tuple[Screen, Screen]) -> None:
    mine, _ = drafting
    before = dict(mine.position)
    name = add(mine)
    mine.act(name)
    answer = mine.ask("undo", to=before["turn"])
    assert answer["type"] == "draft"
    assert mine.position["draft"] == [] and mine.position["view"] == before["view"]
    assert mine.position["redo"] == [name]
    mine.act(*mine.position["redo"])
    assert mine.position["draft"] == [name] and mine.position["redo"] == []


def test_another_gesture_than_the_one_taken_back_forgets_it(drafting: tuple[Screen, Screen]) -> None:
    mine, _ = drafting
    name = add(mine)
    mine.act(name)
    mine.ask("undo", to=mine.position["turn"] - 1)
    others = [c["name"] for c in mine.position["choices"] if c["name"].startswith("add ") and c["name"] != name]
    mine.act(others[0])
    assert mine.position["redo"] == []


def test_undo_into_the_middle_of_a_gesture_gives_the_rest_of_it_as_a_draft(drafting: tuple[Screen, Screen]) -> None:
    mine, other = drafting
    start = mine.position["turn"]
    name = add(mine)
    mine.act(name)
    done = mine.gesture()
    assert done[0] == name and len(done) > 1
    assert mine.position["undo"] == len(done)
    answer = mine.ask("undo", to=start + 1)
    assert answer["type"] == "done"
    assert mine.position["draft"] == [name]
    assert mine.position["redo"] == done[1:]
    other.until("news")
    assert other.until("news")["redone"] is True
    assert other.position["turn"] == start and other.position["draft"] == []

"""A server that offers games and bots of other packages, as whoever runs it has set it up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import epoka
from tests.outside import HARBOUR, Folder
from tests.server.driver import Browser, House, running

PORTER = "harbour.game:Porter"
ANYBODY = "harbour.game:Anybody"


@pytest.fixture
def harbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    folder = Folder(tmp_path / "packages")
    folder.write("harbour/game.py", HARBOUR)
    folder.open_here(monkeypatch)
    data = tmp_path / "data"
    data.mkdir()
    with running(data, plugins=("harbour.game", PORTER, ANYBODY)) as house:
        yield house


def offered(browser: Browser, game: str) -> list[str]:
    [info] = [info for info in browser.get("/api/games")["games"] if info["name"] == game]
    return list(info["bots"])


def test_games_and_bots_that_were_set_up_are_offered(harbour: House) -> None:
    ola = harbour.browser()
    assert offered(ola, "harbour") == ["random", ANYBODY, PORTER, "diplomat"]
    assert offered(ola, "founders") == ["random", ANYBODY, "greedy"]


def test_a_game_without_levels_proposes_its_own_bot(harbour: House) -> None:
    [info] = [info for info in harbour.browser().get("/api/games")["games"] if info["name"] == "harbour"]
    assert (info["levels"], info["opponent"]) == ([], "diplomat")


def test_bots_of_other_packages_play_at_the_table(harbour: House) -> None:
    ola = harbour.browser()
    made = ola.create("harbour", [{"kind": "bot", "bot": PORTER}, {"kind": "bot", "bot": "diplomat"}])
    screen = ola.watch(made["table"]["id"])
    while not screen.position["over"]:
        screen.until("news")
    record = ola.get(f"/api/tables/{made['table']['id']}/record")
    assert epoka.replay(epoka.parse_record(record)).points() == screen.position["points"]
    assert harbour.metric("epoka_bot_failures_total") == 0, "moves were made for bots that gave no answer"


def test_a_bot_of_the_game_itself_gives_hints(harbour: House) -> None:
    ola = harbour.browser()
    screen = ola.watch(ola.create("harbour", [{"kind": "me"}, {"kind": "link"}])["table"]["id"], 0)
    hint = screen.ask("hint", actions=[])
    assert hint["value"]["bot"] == "diplomat", hint
    assert hint["value"]["action"] in [choice["name"] for choice in screen.position["choices"]]


def test_a_finished_game_is_reviewed(harbour: House) -> None:
    ola = harbour.browser()
    table = ola.create("harbour", [{"kind": "bot", "bot": PORTER}, {"kind": "bot", "bot": "diplomat"}])["table"]["id"]
    screen = ola.watch(table)
    while not screen.position["over"]:
        screen.until("news")
    review = ola.get(f"/api/tables/{table}/review")
    assert review["steps"][-1]["points"] == screen.position["points"]


def test_a_record_of_such_a_game_is_read_in_another_process(harbour: House) -> None:
    ola = harbour.browser()
    state = epoka.game("harbour").start(2)
    record = epoka.record_text(state.record())
    made = ola.post("/api/fork", {"record": record, "seat": 0, "bot": PORTER}, 201)
    assert made["table"]["game"] == "harbour"


@pytest.mark.parametrize("name", ["os.path", "harbour.game", "tests.games.parley"])
def test_no_request_names_a_module(harbour: House, name: str) -> None:
    asked = {"game": name, "seats": [{"kind": "me"}, {"kind": "here"}]}
    assert harbour.browser().post("/api/tables", asked, 404)["error"]["code"] == "unknown-game"


def test_no_request_names_a_bot_that_was_not_set_up(harbour: House) -> None:
    asked = {"game": "harbour", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "harbour.game:make_porter"}]}
    assert harbour.browser().post("/api/tables", asked, 422)["error"]["code"] == "bad-option"

"""Programs that play over HTTP with a token: marked as bots, with rates of their own and no right but their seat."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from epoka.server import waiting
from epoka.server.settings import Rates
from tests.server.driver import Browser, House, running
from tests.web.serving import Serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "over_http.py"
WITH_PROGRAM = [{"kind": "me", "name": "Ola"}, {"kind": "program", "name": "Robot"}]


class Program(Browser):
    """Sends a token instead of a cookie."""

    def __init__(self, house: House, token: str) -> None:
        super().__init__(house.browser().client, house._stack)
        self.client.headers["authorization"] = f"Bearer {token}"


def with_program(house: House, ola: Browser, **more: Any) -> tuple[str, Program]:
    made = ola.create("stone-age", WITH_PROGRAM, **more)
    return made["table"]["id"], Program(house, made["links"]["tokens"]["1"])


def gesture(who: Browser, table: str, seat: int) -> None:
    """A whole gesture, always the first choice."""
    position = who.get(f"/api/tables/{table}/position?seat={seat}")["position"]
    while position is not None:
        actions = [*position["draft"], position["choices"][0]["name"]]
        body = {"id": f"{seat}/{position['seq']}/{len(actions)}", "seat": seat, "seq": position["seq"]}
        position = who.post(f"/api/tables/{table}/act", {**body, "actions": actions}).get("position")


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.mark.parametrize("game", ["stone-age", "founders", "civolution"])
def test_the_example_plays_a_whole_game(serving: Serving, game: str) -> None:
    seats = [{"kind": "program"}, {"kind": "bot", "bot": "random"}, {"kind": "program"}]
    made = sent(serving, "/api/tables", {"game": game, "seats": seats})
    table = made["table"]["id"]
    programs = [
        subprocess.Popen([sys.executable, EXAMPLE, serving.address, table, seat, token], stdout=subprocess.PIPE)
        for seat, token in made["links"]["tokens"].items()
    ]
    said = [program.communicate(timeout=300)[0] for program in programs]
    assert [program.returncode for program in programs] == [0, 0]
    assert all(b"place " in text for text in said)


def sent(serving: Serving, path: str, body: Any) -> Any:
    request = Request(serving.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)


def test_the_seat_is_marked_as_a_bot_and_bears_the_name_of_its_program(house: House, ola: Browser) -> None:
    table, program = with_program(house, ola)
    mine, its = ola.get(f"/api/tables/{table}")["table"]["seats"]
    assert (mine["kind"], its["kind"], its["bot"], its["name"]) == ("person", "bot", "program", "Robot")
    assert program.get(f"/api/tables/{table}")["table"]["mine"] == [1]


def test_a_token_opens_its_seat_and_nothing_else(house: House, ola: Browser) -> None:
    table, program = with_program(house, ola)
    program.get(f"/api/tables/{table}/position?seat=1")
    assert program.get(f"/api/tables/{table}/position?seat=0", 403)["error"]["code"] == "not-yours"
    assert program.post(f"/api/tables/{table}/close", status=403)["error"]["code"] == "not-host"
    other = ola.create("stone-age")["table"]["id"]
    assert program.get(f"/api/tables/{other}/position?seat=1", 401)["error"]["code"] == "wrong-token"
    made = program.post("/api/tables", {"game": "stone-age", "seats": WITH_PROGRAM}, 403)
    assert made["error"]["code"] == "token-only-plays"
    assert "set-cookie" not in program.client.get(f"/api/tables/{table}").headers


def test_authorization_that_is_none_of_ours_is_left_to_others(house: House, ola: Browser) -> None:
    table = ola.create("stone-age")["table"]["id"]
    ola.client.headers["authorization"] = "Basic b2xhOnNlY3JldA=="
    ola.get(f"/api/tables/{table}/position?seat=0")


def test_a_new_token_ends_the_old_one(house: House, ola: Browser) -> None:
    table, program = with_program(house, ola)
    given = ola.post(f"/api/tables/{table}/seats/1/give", {"kind": "program"})
    assert given["link"] is None
    assert program.get(f"/api/tables/{table}/position?seat=1", 401)["error"]["code"] == "wrong-token"
    Program(house, given["token"]).get(f"/api/tables/{table}/position?seat=1")
    ola.post(f"/api/tables/{table}/seats/1/give", {"kind": "link"})
    assert ola.get(f"/api/tables/{table}")["table"]["seats"][1]["kind"] == "person"
    Program(house, given["token"]).get(f"/api/tables/{table}/position?seat=1", 401)


def test_a_bot_or_a_password_for_a_program_is_refused(ola: Browser) -> None:
    for more in ({"bot": "greedy"}, {"password": "x"}):
        seats = [{"kind": "me"}, {"kind": "program", **more}]
        assert ola.post("/api/tables", {"game": "founders", "seats": seats}, 422)["error"]["code"] == "bad-option"


def test_tables_with_programs_outlive_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        table, program = with_program(house, house.browser(), options={"starter": 1})
        token = program.client.headers["authorization"].removeprefix("Bearer ")
        gesture(program, table, 1)
    with running(tmp_path) as house:
        known = Program(house, token).get(f"/api/tables/{table}")["table"]
        assert known["seats"][1]["kind"] == "bot" and known["mine"] == [1]


def test_half_a_gesture_is_gone_on_with_after_a_break(house: House, ola: Browser) -> None:
    """An action alone is refused once a gesture was begun: it belongs behind those of the draft."""
    made = ola.create("founders", [{"kind": "program"}, {"kind": "here"}], options={"starter": 0})
    table, program = made["table"]["id"], Program(house, made["links"]["tokens"]["0"])

    def send(*actions: str, status: int = 200) -> Any:
        position = program.get(f"/api/tables/{table}/position?seat=0")["position"]
        body = {"id": f"{len(actions)}/{status}", "seat": 0, "seq": position["seq"], "actions": list(actions)}
        return program.post(f"/api/tables/{table}/act", body, status)

    def look() -> Any:
        return program.get(f"/api/tables/{table}/position?seat=0")["position"]

    while not (added := [choice["name"] for choice in look()["choices"] if choice["name"].startswith("add ")]):
        mover = look()["asked"][0]
        gesture(ola if mover else program, table, mover)
    assert send(added[0])["position"]["draft"] == [added[0]]
    after_the_break = look()
    assert after_the_break["draft"] == [added[0]]
    following = after_the_break["choices"][0]["name"]
    assert send(following, status=400)["error"]["code"] in ("illegal", "unknown-action")
    send(added[0], following)


def test_programs_agree_to_an_undo_as_bots_do(house: House, ola: Browser) -> None:
    table, program = with_program(house, ola, options={"starter": 0})
    before = ola.get(f"/api/tables/{table}/position?seat=0")["position"]["turn"]
    gesture(ola, table, 0)
    gesture(program, table, 1)
    position = ola.get(f"/api/tables/{table}/position?seat=0")["position"]
    ola.post(f"/api/tables/{table}/undo-ask", {"id": "u", "seat": 0, "seq": position["seq"], "to": before})
    assert ola.get(f"/api/tables/{table}/position?seat=0")["position"]["turn"] == before


def test_rates_fit_programs(tmp_path: Path) -> None:
    rates = Rates(reading="2/minute", reading_by_program="4/minute")
    with running(tmp_path, rates=rates) as house:
        ola = house.browser()
        table, program = with_program(house, ola)
        for who, seat, most in ((ola, 0, 2), (program, 1, 4)):
            for _ in range(most):
                who.get(f"/api/tables/{table}/position?seat={seat}")
            assert who.get(f"/api/tables/{table}/position?seat={seat}", 429)["error"]["code"] == "too-many"


# ---- waiting --------------------------------------------------------------------------------------------------------


def test_a_program_waits_until_something_happens(house: House, ola: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "LONGEST_WAIT", 3600.0)
    table, program = with_program(house, ola, options={"starter": 0})
    seq = program.get(f"/api/tables/{table}/position?seat=1")["position"]["seq"]
    answers: list[Any] = []
    look = f"/api/tables/{table}/position?seat=1&after={seq}"
    thread = threading.Thread(target=lambda: answers.append(program.get(look)))
    thread.start()
    live = house.run(house.server.tables.get, table)
    while not live.listeners:
        thread.join(0.01)
    assert ola.get(f"/api/tables/{table}")["table"]["seats"][1]["online"]
    assert answers == []
    gesture(ola, table, 0)
    thread.join()
    assert answers[0]["position"]["seq"] > seq
    assert not live.listeners


def test_who_has_waited_long_enough_is_answered(house: House, ola: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "LONGEST_WAIT", 0.01)
    table, program = with_program(house, ola, options={"starter": 0})
    seq = program.get(f"/api/tables/{table}/position?seat=1")["position"]["seq"]
    assert program.get(f"/api/tables/{table}/position?seat=1&after={seq}")["position"]["seq"] == seq


def test_nobody_waits_at_a_table_that_is_closed(house: House, ola: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "LONGEST_WAIT", 3600.0)
    table, program = with_program(house, ola)
    ola.post(f"/api/tables/{table}/close")
    seq = program.get(f"/api/tables/{table}/position?seat=1")["position"]["seq"]
    program.get(f"/api/tables/{table}/position?seat=1&after={seq}")


def test_a_late_program_is_stood_in_for_until_it_acts(tmp_path: Path) -> None:
    with running(tmp_path, pace=3600.0) as house:
        ola = house.browser()
        table, program = with_program(house, ola, options={"starter": 0}, deadline=60)
        gesture(ola, table, 0)
        house.clock.now += 61
        house.run(house.server.deadlines.look)
        live = house.run(house.server.tables.get, table)
        assert live.table.places[1].standin
        gesture(program, table, 1)
        assert not live.table.places[1].standin

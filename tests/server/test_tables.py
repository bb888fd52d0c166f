"""Setting tables up, links and seats, what hosts may do, tables that follow from others."""

from __future__ import annotations

from pathlib import Path

import pytest

import epoka
from tests.server.driver import ME_AND_LINK, TWO_PEOPLE, Browser, House, running


def finished(browser: Browser, game: str = "founders") -> str:
    """A table whose game is over, played by one browser on all seats; made from a record, which is quicker."""
    state = epoka.game(game).start(2)
    dealer = epoka.Dealer(4)
    while not state.over:
        state.act(dealer.draw(state) if state.mover == epoka.CHANCE else state.actions()[-1])
    record = epoka.record_text(state.record())
    fork = browser.post("/api/fork", {"record": record, "seat": 0, "bot": "random"}, 201)
    assert fork["table"]["status"] == "over"
    return str(fork["table"]["id"])


# ---- games ----------------------------------------------------------------------------------------------------------


def test_games_are_listed_with_options_presets_and_bots(ola: Browser) -> None:
    games = {game["name"]: game for game in ola.get("/api/games")["games"]}
    assert list(games) == [game.name for game in epoka.all_games()]
    stone_age = games["stone-age"]
    assert stone_age["players"] == [2, 3, 4]
    assert stone_age["levels"] == ["wanderer", "settler", "builder", "elder", "sage"]
    assert stone_age["bots"] == ["random", "starver", "greedy"]
    assert stone_age["opponent"] == "wanderer"
    assert stone_age["presets"]["edition"]["cs"]["hunger"] == "per_food4"
    assert list(stone_age["presets"]) == ["edition"]


def test_options_tell_which_values_fit_how_many_players(ola: Browser) -> None:
    games = {game["name"]: game for game in ola.get("/api/games")["games"]}
    options = {option["name"]: option for option in games["civolution"]["options"]}
    assert options["starter"]["fits"]["2"] == ["random", 0, 1]
    assert options["difficulty"]["fits"]["1"] == options["difficulty"]["values"]
    assert options["difficulty"]["fits"]["4"] == [options["difficulty"]["default"]]


def test_components_are_those_of_the_game(ola: Browser) -> None:
    for game in epoka.all_games():
        assert ola.get(f"/api/games/{game.name}/components") == game.components()
    assert ola.get("/api/games/chess/components", 404)["error"]["code"] == "unknown-game"


def test_the_rules_behind_events_are_those_of_the_game(ola: Browser) -> None:
    for game in epoka.all_games():
        assert ola.get(f"/api/games/{game.name}/rules") == game.citations().data
    assert ola.get("/api/games/chess/rules", 404)["error"]["code"] == "unknown-game"


def test_the_texts_of_a_game_are_its_files_in_all_languages(ola: Browser) -> None:
    files = ola.get("/api/games/founders/texts")["files"]
    assert {path.partition("/")[0] for path in files} == {"en", "pl", "cs", "uk"}
    assert "game-founders = Founders of the Empire" in files["en/game.ftl"]
    assert ola.get("/api/games/chess/texts", 404)["error"]["code"] == "unknown-game"


def test_a_game_tells_which_lists_of_its_view_belong_to_players(ola: Browser) -> None:
    parts = {game["name"]: game["seat_parts"] for game in ola.get("/api/games")["games"]}
    assert parts["founders"] == ["seats"]


def test_languages_are_listed(ola: Browser) -> None:
    assert ola.get("/api/texts") == {"languages": ["en", "pl", "cs", "uk"]}


# ---- setting up -----------------------------------------------------------------------------------------------------


def test_new_table_is_ready_to_be_played(ola: Browser) -> None:
    made = ola.create("stone-age", [{"kind": "me", "name": " Ola  K "}, {"kind": "bot"}], options={"edition": "pl"})
    table = made["table"]
    assert table["status"] == "playing"
    assert table["options"]["edition"] == "pl"
    assert table["host"] and table["mine"] == [0] and not table["hotseat"] and not table["watching"]
    assert table["seats"][0] == {
        "name": "Ola K",
        "kind": "person",
        "bot": None,
        "taken": True,
        "online": False,
        "password": False,
        "standin": False,
    }
    assert table["seats"][1]["kind"] == "bot" and table["seats"][1]["bot"] == "wanderer"
    assert table["mover"] == 0
    assert made["links"]["seats"] == {}


def test_only_seats_by_link_get_links_and_only_once(ola: Browser) -> None:
    made = ola.create("stone-age", [*ME_AND_LINK, {"kind": "bot"}])
    identity = made["table"]["id"]
    assert list(made["links"]["seats"]) == ["1"]
    assert made["links"]["seats"]["1"].startswith(f"/t/{identity}#seat=")
    assert made["links"]["watch"].startswith(f"/t/{identity}#watch=")
    assert ola.post(f"/api/tables/{identity}/links")["links"]["seats"] == {}


def test_secrets_and_passwords_are_not_in_the_database(house: House, ola: Browser, tmp_path: Path) -> None:
    made = ola.create(seats=[{"kind": "me"}, {"kind": "link", "password": "the-password-itself"}])
    secret = made["links"]["seats"]["1"].partition("=")[2]
    content = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert made["table"]["id"].encode() in content
    assert secret.encode() not in content
    assert b"the-password-itself" not in content


@pytest.mark.parametrize(
    ("body", "status", "helps"),
    [
        ({"game": "chess", "seats": TWO_PEOPLE}, 404, "there is no game"),
        ({"game": "stone-age", "seats": TWO_PEOPLE[:1]}, 422, "2 to 4"),
        ({"game": "stone-age", "seats": TWO_PEOPLE * 3}, 422, "2 to 4"),
        ({"game": "stone-age", "seats": TWO_PEOPLE, "options": {"edicion": "pl"}}, 422, "did you mean edition"),
        ({"game": "stone-age", "seats": TWO_PEOPLE, "options": {"edition": "de"}}, 422, "one of pl, cs, uk"),
        ({"game": "stone-age", "seats": TWO_PEOPLE, "options": {"starter": 3}}, 422, "seats are 0, 1"),
        ({"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "me"}]}, 422, "only one seat"),
        ({"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "gredy"}]}, 422, "did you mean greedy"),
        (
            {"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "master"}]},
            422,
            "levels: wanderer, settler, builder, elder, sage; other bots: random, starver, greedy",
        ),
        ({"game": "stone-age", "seats": [{"kind": "me", "bot": "greedy"}, {"kind": "bot"}]}, 422, "for a person"),
        ({"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "bot", "password": "x"}]}, 422, "no password"),
        ({"game": "stone-age", "seats": [{"kind": "me", "name": "a\x00b"}, {"kind": "bot"}]}, 422, "printable"),
        ({"game": "stone-age", "seats": TWO_PEOPLE, "deadline": 1}, 400, ">= 5"),
    ],
)
def test_table_that_cannot_be_is_refused_with_what_would_do(
    ola: Browser, body: object, status: int, helps: str
) -> None:
    assert helps in ola.post("/api/tables", body, status)["error"]["message"]
    assert ola.get("/api/tables") == {"tables": []}


def test_my_tables_come_with_those_that_wait_for_me_first(house: House, ola: Browser, petr: Browser) -> None:
    ids = []
    for starter in (1, 0, 1):
        house.clock.now += 1
        made = ola.create(seats=ME_AND_LINK, options={"starter": starter})
        ids.append(made["table"]["id"])
    assert [table["id"] for table in ola.get("/api/tables")["tables"]] == [ids[1], ids[2], ids[0]]
    assert petr.get("/api/tables") == {"tables": []}


# ---- links ----------------------------------------------------------------------------------------------------------


def test_link_is_swapped_for_a_cookie_that_scripts_cannot_read(house: House, ola: Browser) -> None:
    made = ola.create(seats=ME_AND_LINK)
    identity, secret = made["table"]["id"], made["links"]["seats"]["1"].partition("=")[2]
    guest = house.browser().client
    answer = guest.post(f"/api/tables/{identity}/join", json={"secret": secret, "name": "Petr"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    assert secret not in cookie
    table = answer.json()["table"]
    assert table["mine"] == [1] and not table["host"]
    assert table["seats"][1]["name"] == "Petr" and table["seats"][1]["taken"]
    assert guest.get(f"/api/tables/{identity}/position?seat=1").status_code == 200
    assert guest.get(f"/api/tables/{identity}/position?seat=0").status_code == 403


def test_link_opened_twice_changes_nothing_the_second_time(ola: Browser, petr: Browser) -> None:
    made = ola.create(seats=ME_AND_LINK)
    first = petr.join(made["links"]["seats"]["1"])["table"]
    assert petr.join(made["links"]["seats"]["1"])["table"] == first


def test_watch_link_shows_the_table_and_gives_no_seat(ola: Browser, petr: Browser) -> None:
    made = ola.create(seats=ME_AND_LINK)
    identity = made["table"]["id"]
    table = petr.join(made["links"]["watch"])["table"]
    assert table["watching"] and table["mine"] == []
    assert petr.get(f"/api/tables/{identity}/position")["position"]["seat"] is None
    assert petr.get(f"/api/tables/{identity}/position?seat=1", 403)["error"]["code"] == "not-yours"
    assert petr.post(f"/api/tables/{identity}/close", status=403)["error"]["code"] == "not-host"
    assert petr.post(f"/api/tables/{identity}/rematch", status=403)["error"]["code"] == "not-seated"


def test_seat_with_a_password_opens_only_with_it(ola: Browser, petr: Browser) -> None:
    made = ola.create(seats=[{"kind": "me"}, {"kind": "link", "password": "rybka"}])
    path = f"/api/tables/{made['table']['id']}/join"
    secret = made["links"]["seats"]["1"].partition("=")[2]
    assert made["table"]["seats"][1]["password"]
    assert petr.post(path, {"secret": secret}, 401)["error"]["code"] == "password-needed"
    assert petr.post(path, {"secret": secret, "password": "rybak"}, 401)["error"]["code"] == "wrong-password"
    assert petr.post(path, {"secret": secret, "password": "rybka"})["table"]["mine"] == [1]


def test_renewal_of_a_link_is_in_the_log_of_everybody(ola: Browser, petr: Browser) -> None:
    made = ola.create(seats=ME_AND_LINK)
    identity = made["table"]["id"]
    petr.join(made["links"]["watch"])
    ola.post(f"/api/tables/{identity}/seats/1/renew")
    for browser, query in ((ola, "?seat=0"), (petr, "")):
        entry = browser.get(f"/api/tables/{identity}/log{query}")["entries"][-1]
        assert entry["events"] == [{"key": "table-renewed", "seat": 1}]


def test_renewed_link_shuts_out_who_came_by_the_old_one(house: House, ola: Browser, petr: Browser) -> None:
    made = ola.create(seats=ME_AND_LINK)
    identity = made["table"]["id"]
    petr.join(made["links"]["seats"]["1"])
    link = ola.post(f"/api/tables/{identity}/seats/1/renew")["link"]
    petr.get(f"/api/tables/{identity}/position?seat=1", 401)
    old = made["links"]["seats"]["1"].partition("=")[2]
    assert petr.post(f"/api/tables/{identity}/join", {"secret": old}, 401)["error"]["code"] == "wrong-secret"
    assert house.browser().join(link)["table"]["mine"] == [1]


def test_host_can_take_the_own_seat_to_another_device(house: House, ola: Browser) -> None:
    identity = ola.create(seats=ME_AND_LINK)["table"]["id"]
    link = ola.post(f"/api/tables/{identity}/seats/0/renew")["link"]
    phone = house.browser()
    assert phone.join(link, instead=True)["table"]["mine"] == [0]
    mine = ola.get(f"/api/tables/{identity}")["table"]
    assert mine["mine"] == [] and mine["host"], "the seat has moved, the right of the host has not"


def test_new_watch_link_replaces_the_old_one(ola: Browser, petr: Browser) -> None:
    made = ola.create(seats=ME_AND_LINK)
    identity = made["table"]["id"]
    link = ola.post(f"/api/tables/{identity}/links")["links"]["watch"]
    old = made["links"]["watch"].partition("=")[2]
    petr.post(f"/api/tables/{identity}/join", {"secret": old}, 401)
    assert petr.join(link)["table"]["watching"]


# ---- seats ----------------------------------------------------------------------------------------------------------


def test_seat_given_to_a_bot_is_played_by_it(ola: Browser, petr: Browser) -> None:
    made = ola.create(seats=ME_AND_LINK, options={"starter": 1})
    identity = made["table"]["id"]
    petr.join(made["links"]["seats"]["1"])
    screen = ola.watch(identity, 0)
    table = ola.post(f"/api/tables/{identity}/seats/1/give", {"kind": "bot", "bot": "random"})["table"]
    assert table["seats"][1]["kind"] == "bot" and table["seats"][1]["bot"] == "random"
    while 0 not in screen.position["asked"]:
        screen.until("news")
    petr.get(f"/api/tables/{identity}/position?seat=1", 401)


def test_seat_of_a_bot_given_to_a_person_waits_for_them(ola: Browser, petr: Browser) -> None:
    identity = ola.create(seats=[{"kind": "me"}, {"kind": "bot"}])["table"]["id"]
    gave = ola.post(f"/api/tables/{identity}/seats/1/give", {"kind": "link"})
    assert gave["table"]["seats"][1]["kind"] == "person" and not gave["table"]["seats"][1]["taken"]
    assert petr.join(gave["link"])["table"]["mine"] == [1]


def test_only_the_host_changes_seats(ola: Browser, petr: Browser) -> None:
    made = ola.create(seats=ME_AND_LINK)
    identity = made["table"]["id"]
    petr.join(made["links"]["seats"]["1"])
    for path, body in (("seats/0/renew", None), ("seats/0/give", {"kind": "bot"}), ("links", None), ("close", None)):
        assert petr.post(f"/api/tables/{identity}/{path}", body, 403)["error"]["code"] == "not-host"
    assert ola.post(f"/api/tables/{identity}/seats/5/renew", status=404)["error"]["code"] == "unknown-seat"


def test_names_are_said_by_who_sits_there(ola: Browser, petr: Browser) -> None:
    made = ola.create(seats=ME_AND_LINK)
    identity = made["table"]["id"]
    petr.join(made["links"]["seats"]["1"])
    assert petr.post(f"/api/tables/{identity}/name", {"seat": 1, "name": "Péťa"})["table"]["seats"][1]["name"] == "Péťa"
    petr.post(f"/api/tables/{identity}/name", {"seat": 0, "name": "Nobody"}, 403)


def test_closed_table_can_be_read_but_not_played(ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    assert ola.post(f"/api/tables/{identity}/close")["table"]["status"] == "closed"
    assert ola.post(f"/api/tables/{identity}/close")["table"]["status"] == "closed"
    position = ola.get(f"/api/tables/{identity}/position?seat=0")["position"]
    assert position["choices"] == [] and position["asked"] == []
    body = {"type": "act", "id": "1", "seat": 0, "seq": position["seq"], "actions": ["place forest 1"]}
    assert ola.post(f"/api/tables/{identity}/act", body, 410)["error"]["code"] == "closed"
    assert ola.post(f"/api/tables/{identity}/seats/1/give", {"kind": "bot"}, 410)["error"]["code"] == "closed"


# ---- what follows ---------------------------------------------------------------------------------------------------


def test_rematch_moves_everybody_on_by_a_seat(ola: Browser, petr: Browser) -> None:
    made = ola.create("stone-age", [*ME_AND_LINK, {"kind": "bot", "bot": "random"}], options={"edition": "cs"})
    identity = made["table"]["id"]
    petr.join(made["links"]["seats"]["1"], name="Petr")
    assert petr.post(f"/api/tables/{identity}/rematch", status=400)["error"]["code"] == "still-playing"
    ola.post(f"/api/tables/{identity}/close")
    following = petr.post(f"/api/tables/{identity}/rematch")["table"]
    assert following["mine"] == [2] and following["options"]["edition"] == "cs"
    assert [seat["name"] for seat in following["seats"]] == ["", "Ola", "Petr"]
    assert following["seats"][0]["bot"] == "random"
    again = ola.post(f"/api/tables/{identity}/rematch")["table"]
    assert again["id"] == following["id"] and again["mine"] == [1] and again["host"]
    assert ola.get(f"/api/tables/{identity}")["table"]["rematch"] == following["id"]


def test_fork_goes_on_from_a_position_of_a_finished_game(ola: Browser) -> None:
    identity = finished(ola)
    table = ola.get(f"/api/tables/{identity}")["table"]
    fork = ola.post(f"/api/tables/{identity}/fork", {"turn": 40, "seat": 1, "bot": "random"}, 201)["table"]
    assert fork["status"] == "playing" and fork["mine"] == [1]
    assert fork["forked_from"] == {"table": identity, "turn": 40}
    assert 35 <= ola.get(f"/api/tables/{fork['id']}/position?seat=1")["position"]["turn"] <= table["turn"]
    original = ola.get(f"/api/tables/{identity}/record").splitlines()
    copy = ola.get(f"/api/tables/{fork['id']}/record").splitlines()
    assert copy[:35] == original[:35]


def test_fork_of_a_running_game_or_beyond_its_end_is_refused(ola: Browser) -> None:
    running_table = ola.create()["table"]["id"]
    body = {"turn": 1, "seat": 0, "bot": "random"}
    assert ola.post(f"/api/tables/{running_table}/fork", body, 400)["error"]["code"] == "still-playing"
    ola.post(f"/api/tables/{running_table}/close")
    assert ola.post(f"/api/tables/{running_table}/fork", body, 400)["error"]["code"] == "still-playing"
    over = finished(ola)
    assert "actions" in ola.post(f"/api/tables/{over}/fork", {**body, "turn": 9999}, 422)["error"]["message"]
    assert "seats are 0 to 1" in ola.post(f"/api/tables/{over}/fork", {**body, "seat": 2}, 422)["error"]["message"]


@pytest.mark.parametrize("record", ["", "hello", "epoka record 1\ngame chess\nversion 1\nplayers 2\n\n", "\x00" * 1000])
def test_record_that_is_none_is_refused(ola: Browser, record: str) -> None:
    body = {"record": record, "seat": 0, "bot": "random"}
    assert ola.post("/api/fork", body, 400)["error"]["code"] == "bad-record"


def test_record_of_a_running_game_cannot_be_played_on_where_it_hides_something(ola: Browser) -> None:
    record = "epoka record 1\ngame stone-age\nversion 1\nplayers 2\n\n?\n"
    answer = ola.post("/api/fork", {"record": record, "seat": 0, "bot": "random"}, 400)
    assert "action 1 of the record" in answer["error"]["message"]


def test_record_replays_to_the_position_of_the_table(ola: Browser) -> None:
    identity = ola.create("founders")["table"]["id"]
    screen = ola.watch(identity, 0)
    for _ in range(6):
        screen.sit(screen.position["mover"])
        screen.gesture()
    screen.sit(0)
    state = epoka.replay(epoka.parse_record(ola.get(f"/api/tables/{identity}/record?seat=0")))
    assert state.view(0) == screen.position["view"]


def test_review_has_a_step_for_every_action(ola: Browser) -> None:
    identity = finished(ola)
    table = ola.get(f"/api/tables/{identity}")["table"]
    review = ola.get(f"/api/tables/{identity}/review?seat=0")
    assert [step["turn"] for step in review["steps"]] == list(range(table["turn"] + 1))
    last = ola.get(f"/api/tables/{identity}/position?seat=0")["position"]
    assert review["steps"][-1]["points"] == last["points"]
    assert review["steps"][-1]["breakdown"] == last["breakdown"]
    assert len(review["entries"]) == table["turn"]


def test_earlier_position_is_shown_without_choices(ola: Browser) -> None:
    identity = finished(ola)
    position = ola.get(f"/api/tables/{identity}/at/50?seat=0")["position"]
    assert position["turn"] == 50 and position["choices"] == [] and not position["over"]
    assert ola.get(f"/api/tables/{identity}/at/9999?seat=0", 404)["error"]["code"] == "unknown-turn"


def test_tables_outlive_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ola = house.browser()
        identity = ola.create("founders")["table"]["id"]
        screen = ola.watch(identity, 0)
        for _ in range(4):
            screen.sit(screen.position["mover"])
            screen.gesture()
        before = ola.get(f"/api/tables/{identity}/position?seat=0")
        log = ola.get(f"/api/tables/{identity}/log?seat=0")
        cookies = dict(ola.client.cookies)
    with running(tmp_path) as house:
        ola = house.browser()
        ola.client.cookies.update(cookies)
        assert [table["id"] for table in ola.get("/api/tables")["tables"]] == [identity]
        assert ola.get(f"/api/tables/{identity}/position?seat=0") == before
        assert ola.get(f"/api/tables/{identity}/log?seat=0") == log


def test_table_nobody_looks_at_leaves_the_memory_and_comes_back(house: House, ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    before = ola.get(f"/api/tables/{identity}/position?seat=0")
    house.clock.now += 3600
    house.run(forget_idle, house)
    assert identity not in house.server.tables.live
    assert ola.get(f"/api/tables/{identity}/position?seat=0") == before


async def forget_idle(house: House) -> None:
    house.server.tables.forget_idle()

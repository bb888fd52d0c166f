"""Deals that are sealed before the start: nobody foresees or rerolls them, and all can check them at the end."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

import epoka
from epoka.server.moves import Trial
from epoka.server.sealed_deal import SealedDealer, commitment, first_other_draw, new_secret, seed_of
from tests.server.driver import ME_AND_LINK, TWO_PEOPLE, Browser, Clock, House, running

ME_AND_BOT = [{"kind": "me", "name": "Ola"}, {"kind": "bot", "bot": "random"}]
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def sealed(browser: Browser, tables: int = 1, game: str = "stone-age", **options: Any) -> dict[str, Any]:
    body = {"game": game, "players": 2, "tables": tables, "options": options}
    deal: dict[str, Any] = browser.post("/api/deals", body, 201)["deal"]
    return deal


def begin(browser: Browser, deal: str, seats: Any = None, status: int = 201, **more: Any) -> Any:
    return browser.post(f"/api/deals/{deal}/tables", {"seats": seats or TWO_PEOPLE, **more}, status)


def seen(browser: Browser, deal: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/api/deals/{deal}")["deal"]
    return found


def refused(answer: Any) -> str:
    return str(answer["error"]["code"])


def play_out(house: House, identity: str, until_drawn: int = 10_000) -> int:
    """Both seats are played at random until the game is over, or so many draws were made; how many actions that are."""

    async def play() -> int:
        live = await house.server.tables.get(identity)
        choose = epoka.Dealer(3)
        while not live.table.state.over and len(live.table.streams) < until_drawn:
            seat = live.table.asked()[0]
            trial = Trial(live.table.state)
            while not trial.moves or trial.state.unfinished:
                actions = trial.state.actions(seat)
                trial.act(actions[choose.below("choose", len(actions))])
            await house.server.seat_requests.play_on(live, seat, trial)
        return int(live.table.turn)

    turns: int = house.run(play)
    return turns


# ---- the draws ------------------------------------------------------------------------------------------------------


def dealt(game: epoka.Game, seed: str, choose: epoka.Dealer) -> tuple[dict[str, list[int]], Trial]:
    """A game of random choices: what each stream gave, in order."""
    dealer, trial, given = SealedDealer(seed), Trial(game.start(2)), dict[str, list[int]]()
    while not trial.state.over:
        if trial.state.mover == epoka.CHANCE:
            outcome = dealer.draw(trial.state)
            given.setdefault(dealer.drawn[-1], []).append(outcome)
            trial.act(outcome)
        else:
            actions = trial.state.actions()
            trial.act(actions[choose.below("choose", len(actions))])
    return given, trial


def test_tables_of_one_deal_turn_up_the_same_cards_whatever_is_played(game_name: str = "stone-age") -> None:
    game = epoka.game(game_name)
    first, second = (dealt(game, "seed", epoka.Dealer(number))[0] for number in (1, 2))
    shared = [stream for stream in first if stream in second and stream != "dice"]
    assert shared
    for stream in shared:
        both = min(len(first[stream]), len(second[stream]))
        assert first[stream][:both] == second[stream][:both], stream


@pytest.mark.parametrize("name", [game.name for game in epoka.all_games()])
def test_record_is_checked_draw_by_draw(name: str) -> None:
    trial = dealt(epoka.game(name), "seed", epoka.Dealer(1))[1]
    record = json.loads(json.dumps(trial.state.record()))
    assert first_other_draw(record, "seed") is None
    assert first_other_draw(record, "another") is not None


def test_every_draw_takes_one_number_of_one_stream() -> None:
    for game in epoka.all_games():
        given = dealt(game, "seed", epoka.Dealer(1))[0]
        assert all(stream and "+" not in stream for stream in given), game.name


def test_commitment_is_the_plain_hash_of_the_secret_and_words_change_the_seed() -> None:
    secret = new_secret()
    assert seed_of(secret, []) != commitment(secret)
    assert commitment(secret) == sha256(secret.encode()).hexdigest()
    assert len({seed_of(secret, []), seed_of(secret, ["a"]), seed_of(secret, ["a", "b"]), seed_of(secret, ["b"])}) == 4


# ---- before the start -----------------------------------------------------------------------------------------------


def test_hash_is_published_before_words_are_mixed_in_and_stays(ola: Browser, petr: Browser) -> None:
    deal = sealed(ola, tables=2)
    assert (deal["secret"], deal["words"], deal["begun"]) == (None, [], 0)
    ola.post(f"/api/deals/{deal['id']}/words", {"words": "  blue   moon "})
    petr.post(f"/api/deals/{deal['id']}/words", {"words": "seven"})
    ola.post(f"/api/deals/{deal['id']}/words", {"words": "red moon"})
    again = seen(petr, deal["id"])
    assert again["words"] == ["seven", "red moon"]
    assert again["commitment"] == deal["commitment"]
    begin(ola, deal["id"])
    late = petr.post(f"/api/deals/{deal['id']}/words", {"words": "late"}, 409)
    assert refused(late) == "deal-begun"


def test_words_are_limited(house: House, ola: Browser) -> None:
    deal = sealed(ola)["id"]
    for number in range(16):
        house.browser().post(f"/api/deals/{deal}/words", {"words": f"word {number}"})
    assert refused(ola.post(f"/api/deals/{deal}/words", {"words": "more"}, 409)) == "deal-words"
    assert refused(ola.post(f"/api/deals/{deal}/words", {"words": "x" * 101}, 400)) == "malformed"
    assert refused(ola.post(f"/api/deals/{deal}/words", {"words": "\u202e"}, 422)) == "bad-option"


def test_unknown_deal_and_wrong_seats_are_refused(ola: Browser) -> None:
    assert refused(ola.get("/api/deals/none", 404)) == "unknown-deal"
    assert refused(begin(ola, "none", status=404)) == "unknown-deal"
    deal = sealed(ola)["id"]
    assert refused(begin(ola, deal, [{"kind": "me"}], 422)) == "bad-option"
    assert refused(ola.post("/api/deals", {"game": "chess", "players": 2}, 404)) == "unknown-game"
    assert seen(ola, deal)["begun"] == 0


def test_table_has_the_game_and_the_options_of_its_deal(ola: Browser) -> None:
    deal = sealed(ola, edition="uk", starter=1)
    table = begin(ola, deal["id"])["table"]
    assert (table["game"], table["options"], table["deal"]) == ("stone-age", deal["options"], deal["id"])
    assert ola.create()["table"]["deal"] is None


# ---- who may know it ------------------------------------------------------------------------------------------------


def test_who_has_seen_the_deal_sits_and_watches_at_no_other_table(ola: Browser, petr: Browser) -> None:
    deal = sealed(ola, tables=3)["id"]
    first = begin(ola, deal, ME_AND_LINK)
    assert refused(begin(ola, deal, status=409)) == "deal-known"
    second = begin(petr, deal, ME_AND_LINK)
    link = second["links"]["seats"]["1"]
    for path in (link, second["links"]["watch"]):
        secret = path.partition("=")[2]
        answer = ola.post(f"/api/tables/{second['table']['id']}/join", {"secret": secret}, 409)
        assert refused(answer) == "deal-known"
    assert seen(ola, deal)["knows"]
    assert {table["id"] for table in seen(ola, deal)["tables"]} == {first["table"]["id"], ""}


def test_who_has_seen_the_deal_takes_no_seat_of_an_open_table_of_it(house: House, ola: Browser, petr: Browser) -> None:
    deal = sealed(ola, tables=2)["id"]
    begin(ola, deal)
    table = begin(petr, deal, ME_AND_LINK, gather=True)["table"]["id"]
    petr.post(f"/api/tables/{table}/list", {"on": True})
    assert refused(ola.post(f"/api/tables/{table}/take", {}, 409)) == "deal-known"
    house.browser().post(f"/api/tables/{table}/take", {})


def test_no_more_tables_than_it_was_made_for(ola: Browser, petr: Browser) -> None:
    deal = sealed(ola)["id"]
    begin(ola, deal)
    assert refused(begin(petr, deal, status=409)) == "deal-full"


def test_table_is_neither_opened_nor_deleted_while_the_deal_is_played_elsewhere(
    house: House, ola: Browser, petr: Browser
) -> None:
    deal = sealed(ola, tables=2)["id"]
    first, second = begin(ola, deal)["table"]["id"], begin(petr, deal)["table"]["id"]
    play_out(house, first)
    assert refused(ola.post(f"/api/tables/{first}/open", {"on": True}, 409)) == "deal-running"
    assert refused(ola.post(f"/api/tables/{first}/delete", status=409)) == "deal-running"
    play_out(house, second)
    ola.post(f"/api/tables/{first}/open", {"on": True})
    ola.post(f"/api/tables/{first}/delete")


# ---- undo -----------------------------------------------------------------------------------------------------------


def test_what_was_drawn_is_never_taken_back(house: House, ola: Browser) -> None:
    table = begin(ola, sealed(ola, starter=0)["id"])["table"]["id"]
    begun = len(house.server.tables.live[table].table.streams)
    last = play_out(house, table, begun + 3)
    screen = ola.watch(table, 0)
    for to in range(last):
        asked = screen.ask("undo-ask", to=to)
        assert asked["error"]["code"] == "undo-sealed", to
    assert not screen.position["undo_beyond"]


def test_what_comes_after_the_last_draw_is_taken_back_by_consent(ola: Browser) -> None:
    table = begin(ola, sealed(ola, starter=0)["id"])["table"]["id"]
    screen = ola.watch(table, 0)
    start = screen.position["turn"]
    screen.act("place forest 3")
    screen.sit(1)
    screen.act("place hunt 1")
    assert screen.ask("undo-ask", to=start)["type"] == "done"


def test_going_back_to_a_chosen_line_ends_at_the_last_draw(ola: Browser) -> None:
    table = begin(ola, sealed(ola, starter=0)["id"])["table"]["id"]
    screen = ola.watch(table, 0)
    drawn = screen.position["turn"]
    screen.act("place forest 3")
    screen.sit(1)
    screen.act("place hunt 1")
    screen.sit(0)
    assert screen.position["undo_beyond"]
    refusal = screen.ask("undo-ask", to=drawn - 1)["error"]
    assert refusal["code"] == "undo-sealed" and "what was drawn" in refusal["message"]
    assert screen.ask("undo-ask", to=drawn)["type"] == "done"


# ---- nothing tells the secret ---------------------------------------------------------------------------------------


def everything(browser: Browser, identity: str, deal: str) -> list[str]:
    """All that may be read of a running table and of its deal."""
    paths = [
        f"/api/tables/{identity}{rest}" for rest in ("", "/position?seat=0", "/position", "/log?seat=0", "/record")
    ]
    paths += [
        f"/api/tables/{identity}/{rest}" for rest in ("review?seat=0", "at/1?seat=0", "analysis", "chances?seat=0")
    ]
    paths += [f"/api/deals/{deal}", f"/api/deals/{deal}/proof", "/api/tables", "/metrics", "/openapi.json"]
    found = [browser.client.get(path).text for path in paths]
    screen = browser.watch(identity, 0)
    screen.ask("undo-ask", to=0)
    screen.ask("why", actions=[], name="place forest 9")
    screen.ask("act", actions=["place nowhere 1"])
    return [*found, *screen.raw]


def test_secret_and_seed_are_in_nothing_that_leaves_the_server(
    house: House, ola: Browser, capfd: pytest.CaptureFixture[str]
) -> None:
    deal = sealed(ola)["id"]
    identity = begin(ola, deal)["table"]["id"]
    row = house.run(house.store.deal, deal)
    live = house.server.tables.live[identity]
    kept = [msgspec.json.encode(event).decode() for event in house.run(house.store.events, identity)]
    kept.append(msgspec.json.encode(house.run(house.store.snapshot, identity)).decode())
    out = capfd.readouterr()
    for text in [*everything(ola, identity, deal), *kept, out.out, out.err]:
        assert row.secret not in text
        assert live.table.seed not in text


def test_another_secret_changes_nothing_that_is_told_before_the_next_draw(house: House, ola: Browser) -> None:
    """Twins: what is still to be drawn differs, every answer is the same."""
    deal = sealed(ola, starter=0)
    identity = begin(ola, deal["id"])["table"]["id"]
    table = house.server.tables.live[identity].table
    everything(ola, identity, deal["id"])  # the first time nobody was looking yet
    before = everything(ola, identity, deal["id"])
    row = house.run(house.store.deal, deal["id"])
    other = msgspec.structs.replace(row, secret=new_secret())
    table.seed = other.seed
    after = everything(ola, identity, deal["id"])
    ours = [index for index, text in enumerate(before) if "python_info" in text or "epoka_requests_total" in text]
    for index, (first, second) in enumerate(zip(before, after, strict=True)):
        assert index in ours or masked(first) == masked(second)


def masked(text: str) -> str:
    """Without the ids of messages, which are never the same."""
    try:
        data = json.loads(text)
    except ValueError:
        return text
    return json.dumps({**data, "id": ""} if isinstance(data, dict) else data)


# ---- the end --------------------------------------------------------------------------------------------------------


def test_secret_and_results_come_when_the_last_table_is_over(house: House, ola: Browser, petr: Browser) -> None:
    deal = sealed(ola, tables=2)
    ola.post(f"/api/deals/{deal['id']}/words", {"words": "moon"})
    tables = [begin(browser, deal["id"])["table"]["id"] for browser in (ola, petr)]
    play_out(house, tables[0])
    half = seen(ola, deal["id"])
    assert half["secret"] is None
    assert sorted(table["status"] for table in half["tables"]) == ["over", "playing"]
    assert [(table["seats"], table["fits"]) for table in half["tables"]] == [([], ""), ([], "")]
    assert refused(ola.get(f"/api/deals/{deal['id']}/proof", 409)) == "deal-running"
    play_out(house, tables[1])
    whole = seen(petr, deal["id"])
    assert commitment(whole["secret"]) == deal["commitment"]
    for table in whole["tables"]:
        assert table["fits"] == "yes"
        assert [seat["name"] for seat in table["seats"]] == ["Ola", "Petr"]
        assert min(seat["place"] for seat in table["seats"]) == 1
    proof = ola.get(f"/api/deals/{deal['id']}/proof")
    seed = seed_of(proof["secret"], proof["words"])
    assert [first_other_draw(record, seed) for record in proof["records"].values()] == [None, None]


def test_maker_ends_a_deal_that_too_few_play(house: House, ola: Browser, petr: Browser) -> None:
    deal = sealed(ola, tables=8)["id"]
    table = begin(ola, deal)["table"]["id"]
    assert refused(petr.post(f"/api/deals/{deal}/end", status=403)) == "not-host"
    assert ola.post(f"/api/deals/{deal}/end")["deal"]["secret"] is None
    assert refused(begin(petr, deal, status=409)) == "deal-full"
    play_out(house, table)
    assert seen(ola, deal)["secret"]


def test_deal_that_nobody_played_is_not_published(ola: Browser) -> None:
    deal = sealed(ola)["id"]
    assert ola.post(f"/api/deals/{deal}/end")["deal"]["secret"] is None


def test_table_goes_on_with_its_deal_after_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, clock=clock) as house:
        ola = house.browser()
        deal = sealed(ola, starter=0)["id"]
        identity = begin(ola, deal)["table"]["id"]
        begun = len(house.server.tables.live[identity].table.streams)
        play_out(house, identity, begun + 3)
        cookies = dict(ola.client.cookies)
    with running(tmp_path, clock=clock) as house:
        ola = house.browser()
        ola.client.cookies.update(cookies)
        ola.get(f"/api/tables/{identity}")
        play_out(house, identity)
        assert seen(ola, deal)["tables"][0]["fits"] == "yes"


def test_rematch_and_fork_take_fresh_entropy(house: House, ola: Browser) -> None:
    identity = begin(ola, sealed(ola)["id"])["table"]["id"]
    play_out(house, identity)
    assert ola.post(f"/api/tables/{identity}/rematch")["table"]["deal"] is None
    fork = {"turn": 10, "seat": 0, "bot": "random"}
    assert ola.post(f"/api/tables/{identity}/fork", fork, 201)["table"]["deal"] is None


def test_deals_without_tables_are_forgotten_in_time(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, clock=clock, keep_empty_days=1) as house:
        ola = house.browser()
        unused, used = sealed(ola)["id"], sealed(ola)["id"]
        begin(ola, used)
        clock.now += 2 * 24 * 3600
        house.server.tables.live.clear()
        house.run(house.server.tables.store.forget_deals, clock.now - 24 * 3600)
        assert refused(ola.get(f"/api/deals/{unused}", 404)) == "unknown-deal"
        assert seen(ola, used)["begun"] == 1

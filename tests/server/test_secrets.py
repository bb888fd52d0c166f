"""Nobody is sent what their seat may not know: two games that differ only in that look the same to the last byte."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import epoka
from epoka.server.moves import Move, Trial
from epoka.server.sqlite import SqliteStore
from epoka.server.store import WATCHER, Chair, Change, Snapshot, TableEvent, TableRow
from tests.server.driver import Browser, House, Screen, running

TABLE = "secretstable"


# ---- two games that differ in what one seat cannot see --------------------------------------------------------------


class Fixed:
    """Draws the same in both games: the first outcome that is none of the cards in which they differ."""

    def __init__(self, avoided: set[str]) -> None:
        self.avoided = avoided

    def draw(self, state: epoka.State) -> int:
        codes = [code for code, _ in state.chance()]
        return next((code for code in codes if state.name(code) not in self.avoided), codes[0])


def replayed(game: epoka.Game, players: int, names: list[str]) -> Trial:
    trial = Trial(game.start(players))
    for name in names:
        trial.act_by_name(name)
    return trial


def stone_age_pair() -> tuple[list[str], list[str], int]:
    """A seat has drawn a card and keeps it face down (SA-39): one card in the first game, another in the second."""
    game = epoka.game("stone-age")
    for seed in range(200):
        state, dealer = game.start(2), epoka.Dealer(seed)
        trial = Trial(state)
        while not trial.state.over and trial.state.turn < 400:
            if trial.state.mover == epoka.CHANCE:
                trial.act(dealer.draw(trial.state))
                if trial.moves[-1].witness >= 0:
                    return other_card(game, [move.name for move in trial.moves], trial.moves[-1].witness)
            else:
                actions = trial.state.actions()
                trial.act(actions[dealer.below("choose", len(actions))])
    raise AssertionError("no game with a face-down card was found")


def other_card(game: epoka.Game, names: list[str], owner: int) -> tuple[list[str], list[str], int]:
    before = replayed(game, 2, names[:-1]).state
    another = next(before.name(code) for code, _ in before.chance() if before.name(code) != names[-1])
    return names, [*names[:-1], another], owner


def parley_pair() -> tuple[list[str], list[str], int]:
    """The same cards are dealt, but two of the hands of seats 1 and 2 are swapped."""
    state, dealer = epoka.game("parley").start(3), epoka.Dealer(5)
    trial = Trial(state)
    trial.draw(dealer)
    names = [move.name for move in trial.moves]
    swapped = list(names)
    pairs = [(i, j) for i in range(1, 12, 3) for j in range(2, 12, 3) if names[i] != names[j]]
    first, second = pairs[0]
    swapped[first], swapped[second] = names[second], names[first]
    return names, swapped, -1


def store_with(data: Path, game: str, players: int, moves: list[Move], state: epoka.State) -> SqliteStore:
    """A table at a position, with a guest for every seat and one who watches."""
    store = SqliteStore(data / "tables.db")
    created: dict[str, Any] = {
        "game": game,
        "version": state.game.version,
        "players": players,
        "options": dict(state.options),
        "places": [{"kind": "person", "taken": True}] * players,
        "deadline": None,
        "forked_from": None,
        "moves": msgspec.to_builtins(moves),
    }
    change = Change(
        table=TABLE,
        expected=0,
        events=[TableEvent(1, "created", created, 1_800_000_000.0)],
        snapshot=Snapshot(1, state.game.version, {**state.snapshot(), "history": None}),
        new=TableRow(TABLE, "guest0", 1_800_000_000.0),
        chairs=[*[Chair(seat, guests=[f"guest{seat}"]) for seat in range(players)], Chair(WATCHER, guests=["watcher"])],
    )
    asyncio.run(store.write(change))
    return store


class Pair:
    """The two games on two servers."""

    def __init__(self, houses: list[House], owner: int, players: int) -> None:
        self.houses = houses
        self.owner = owner
        self.players = players

    def browsers(self, guest: str) -> list[Browser]:
        found = []
        for house in self.houses:
            browser = house.browser()
            browser.cookie = house.server.cookies.sign(guest)
            found.append(browser)
        return found


def open_pair(data: Path, game: str, players: int, pair: tuple[list[str], list[str], int]) -> Iterator[Pair]:
    with ExitStack() as stack:
        houses = []
        differ = {name for names in zip(*pair[:2], strict=True) if names[0] != names[1] for name in names}
        dealer = cast(epoka.Dealer, Fixed(differ))
        for number, names in enumerate(pair[:2]):
            trial = replayed(epoka.game(game), players, names)
            trial.draw(dealer)
            store = store_with(data / str(number), game, players, trial.moves, trial.state)
            houses.append(stack.enter_context(running(data / str(number), store, dealer=dealer)))
        yield Pair(houses, pair[2], players)


@pytest.fixture
def stone_age(tmp_path: Path) -> Iterator[Pair]:
    yield from open_pair(tmp_path, "stone-age", 2, stone_age_pair())


@pytest.fixture
def offers(tmp_path: Path, parley: None) -> Iterator[Pair]:
    yield from open_pair(tmp_path, "parley", 3, parley_pair())


# ---- every byte that is sent ----------------------------------------------------------------------------------------


def everything(browser: Browser, seat: int | None) -> list[bytes]:
    """All answers of the interface that a seat (None: a spectator) can get."""
    query = "" if seat is None else f"?seat={seat}"
    paths = ["", f"/position{query}", f"/log{query}", f"/record{query}", f"/review{query}"]
    turn = browser.get(f"/api/tables/{TABLE}")["table"]["turn"]
    paths += [f"/at/{number}{query}" for number in (0, turn // 2, turn - 1, turn)]
    answers = [browser.client.get(f"/api/tables/{TABLE}{path}") for path in paths]
    answers += [
        browser.client.get("/api/tables"),
        browser.client.get(f"/t/{TABLE}"),
        browser.client.get("/openapi.json"),
    ]
    for action in ("place forest 1", "offer 1", "keep"):
        body = {"id": f"w{action}", "seat": seat or 0, "seq": 1, "actions": [], "name": action}
        answers.append(browser.client.post(f"/api/tables/{TABLE}/why", json=body))
    stale = {"id": "s", "seat": seat or 0, "seq": 0, "actions": ["place forest 1"]}
    answers.append(browser.client.post(f"/api/tables/{TABLE}/act", json=stale))
    return [answer.content for answer in answers]


def greetings(browsers: list[Browser], seat: int | None) -> list[Screen]:
    return [browser.watch(TABLE, seat) for browser in browsers]


def same_for(pair: Pair, guest: str, seat: int | None) -> bool:
    """Whether both games answer and greet this guest with the same bytes."""
    browsers = pair.browsers(guest)
    first, second = (everything(browser, seat) for browser in browsers)
    greeted = [screen.raw for screen in greetings(browsers, seat)]
    return first == second and greeted[0] == greeted[1]


def test_the_two_games_do_differ(stone_age: Pair) -> None:
    """Otherwise the comparison below would compare nothing."""
    browsers = stone_age.browsers(f"guest{stone_age.owner}")
    first, second = (everything(browser, stone_age.owner) for browser in browsers)
    assert first != second
    greeted = greetings(browsers, stone_age.owner)
    assert greeted[0].raw != greeted[1].raw


def test_face_down_card_of_another_seat_changes_no_byte(stone_age: Pair) -> None:
    other = 1 - stone_age.owner
    assert same_for(stone_age, f"guest{other}", other)


def test_face_down_card_changes_no_byte_for_a_spectator(stone_age: Pair) -> None:
    assert same_for(stone_age, "watcher", None)


def test_record_of_a_running_game_has_a_question_mark_for_what_was_hidden(stone_age: Pair) -> None:
    other, owner = 1 - stone_age.owner, stone_age.owner
    (hiding, _), (knowing, _) = stone_age.browsers(f"guest{other}"), stone_age.browsers(f"guest{owner}")
    assert "\n?\n" in hiding.get(f"/api/tables/{TABLE}/record?seat={other}")
    assert "\n?\n" not in knowing.get(f"/api/tables/{TABLE}/record?seat={owner}")


def test_play_goes_on_without_telling(stone_age: Pair) -> None:
    """Both seats act for a while; every message to the seat that must not know is the same."""
    other = 1 - stone_age.owner
    watching = greetings(stone_age.browsers(f"guest{other}"), other)
    owners = greetings(stone_age.browsers(f"guest{stone_age.owner}"), stone_age.owner)
    for number in range(6):
        mover = watching[0].position["mover"]
        for house in range(2):
            screen = (watching if mover == other else owners)[house]
            name = min(choice["name"] for choice in screen.position["choices"])
            screen.act(*screen.position["draft"], name, id=f"play{number}-{mover}")
            for follower in (watching[house], owners[house]):
                while follower.position["seq"] < screen.position["seq"]:
                    follower.until("news")
    assert watching[0].raw == watching[1].raw
    assert owners[0].raw != owners[1].raw


def test_hands_and_sealed_offers_change_no_byte(offers: Pair) -> None:
    """Seats 1 and 2 hold swapped cards and offer what they have; seat 0 and a spectator see the same."""
    for guest, seat in (("guest0", 0), ("watcher", None)):
        assert same_for(offers, guest, seat)
    watching = greetings(offers.browsers("guest0"), 0)
    for seat in (2, 1):
        screens = greetings(offers.browsers(f"guest{seat}"), seat)
        for house, screen in enumerate(screens):
            screen.act(screen.position["choices"][0]["name"], id=f"offer{seat}")
            while watching[house].position["seq"] < screen.position["seq"]:
                watching[house].until("news")
            screen.session.close()
            watching[house].until("table")
    assert watching[0].raw == watching[1].raw


def test_score_of_a_running_game_is_the_one_the_seat_can_count(stone_age: Pair) -> None:
    other = 1 - stone_age.owner
    browser = stone_age.browsers(f"guest{other}")[0]
    position = browser.get(f"/api/tables/{TABLE}/position?seat={other}")["position"]
    assert position["points"] == [seat["points"] for seat in position["view"]["seats"]]
    assert position["hidden"] is False
    owner = stone_age.browsers(f"guest{stone_age.owner}")[0]
    assert owner.get(f"/api/tables/{TABLE}/position?seat={stone_age.owner}")["position"]["hidden"] is True


def test_closed_game_keeps_its_secrets(stone_age: Pair) -> None:
    owners = stone_age.browsers("guest0")
    for browser in owners:
        browser.post(f"/api/tables/{TABLE}/close")
    other = 1 - stone_age.owner
    assert same_for(stone_age, f"guest{other}", other)


def test_bot_is_given_an_imagined_position(stone_age: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes to a bot's process is drawn from what its seat knows: over some draws the hidden card changes."""
    other, owner = 1 - stone_age.owner, stone_age.owner
    house = stone_age.houses[0]
    cards = set()

    async def look() -> int:
        live = await house.server.tables.get(TABLE)
        position = live.table.state.imagine(other, epoka.Dealer()).snapshot()
        assert position["history"] is None
        return int(position["pieces"]["seats"][owner]["extra"])

    for _ in range(30):
        cards.add(house.run(look))
    assert len(cards) > 3

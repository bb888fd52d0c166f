"""What `epoka new-game` writes is played in the browser before anybody has changed a line of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.cli.driver import run
from tests.web.clicker import BlindClicker
from tests.web.serving import Serving
from tests.web.visiting import Browsers, Visitor, Wishes


@pytest.fixture
def guest(browsers: Browsers, tmp_path: Path) -> Iterator[Visitor]:
    """At a server that offers a new game from a folder of its own."""
    made = run("new-game", "deep-sea", "--in", str(tmp_path))
    assert made.exit_code == 0, made.output
    data = tmp_path / "data"
    data.mkdir()
    serving = Serving(data, "deepsea.game", folder=tmp_path / "deep-sea")
    try:
        with browsers.visitor(serving.address, Wishes()) as visitor:
            yield visitor
            assert visitor.unexpected() == []
    finally:
        serving.stop()


def test_it_is_listed_in_the_lobby_and_played_to_its_end_by_clicks(guest: Visitor) -> None:
    guest.go("/")
    expect(guest.part("game-deep-sea").get_by_role("heading")).to_have_text("Deep Sea")
    guest.part("play-now-deep-sea").click()
    expect(guest.legal.first).to_be_visible()
    expect(guest.part("prompt")).to_have_text("Roll, or bank 0?")
    BlindClicker(guest, seed=1).play()
    expect(guest.part("results")).to_contain_text("the goal is reached")

"""What the tests of the page share: a server and a browser a process, visitors that are watched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.web.browser import NoBrowser, find
from tests.web.serving import Serving
from tests.web.visiting import PATIENCE, Browsers, Visitor, Wishes

Visit = Callable[..., Visitor]


@cache
def why_no_browser() -> str | None:
    try:
        find()
    except NoBrowser as reason:
        return str(reason)
    return None


def needs_browser(item: pytest.Item) -> bool:
    return "browsers" in getattr(item, "fixturenames", ())


def plays_a_whole_game(item: pytest.Item) -> bool:
    return "whole_game" in item.nodeid


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Driving a browser keeps an event loop running in the process: tests that run one of their own come before.

    Whole games are the first in the browser: a long test at the very end is waited for by all other processes.
    """
    items.sort(key=lambda item: (needs_browser(item), not plays_a_whole_game(item)))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Without a browser all that need one are left out, here and not in a fixture: so one line tells of all of them."""
    if needs_browser(item) and why_no_browser():
        pytest.skip(f"THE PAGE IS NOT TESTED: {why_no_browser()}")


@pytest.fixture(scope="session")
def browsers() -> Iterator[Browsers]:
    chromium = find()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        yield Browsers(browser)
        browser.close()


@pytest.fixture(scope="session")
def server(browsers: Browsers, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Asks for the browser first: without one there is nothing to serve for."""
    serving = Serving(tmp_path_factory.mktemp("tables"))
    try:
        assert serving.page_is_built(), "the page has not been built; ./epoka test does it, or npm run build in web"
        yield serving
    finally:
        serving.stop()


@pytest.fixture
def visit(browsers: Browsers, server: Serving) -> Iterator[Visit]:
    """Makes visitors; at the end none of them may have met an error, a refused script or a foreign host."""
    with ExitStack() as stack:
        visitors: list[Visitor] = []

        def make(**wishes: Any) -> Visitor:
            visitors.append(stack.enter_context(browsers.visitor(server.address, Wishes(**wishes))))
            return visitors[-1]

        yield make
        for one in visitors:
            assert one.unexpected() == []

"""The pages written from the code are up to date, and those written by hand name what there is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import epoka
from docs import maturity, site
from docs.generate import pages
from epoka import copies, numbers
from epoka.generated import outdated
from epoka.maturity import ENOUGH_GAMES, maturity_of

ROOT = Path(__file__).parents[1]


def test_generated_pages_say_what_the_code_does() -> None:
    assert outdated(pages()) == [], "run python docs/generate.py"


def test_copies_of_states_are_written_from_the_forms_of_their_fields() -> None:
    assert outdated(copies.modules()) == [], "run python -m epoka.copies"


def test_numbers_of_actions_and_codes_are_those_of_their_declarations() -> None:
    assert outdated(numbers.modules()) == [], "run python -m epoka.numbers"


def test_tests_named_as_keepers_of_a_promise_exist() -> None:
    named = re.findall(r"`([\w/]*test_\w+)(\.py)?`", (ROOT / "SECURITY.md").read_text(encoding="utf-8"))
    sources = {path: path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")}
    assert len(named) > 10
    for name, suffix in named:
        if suffix:
            assert [path for path in sources if path.as_posix().endswith(f"/{name}.py")], f"there is no {name}.py"
        else:
            assert [path for path, text in sources.items() if f"def {name}(" in text], f"there is no test {name}"


def test_every_token_of_the_theme_is_listed_for_those_who_draw() -> None:
    theme = (ROOT / "web/src/lib/theme.css").read_text(encoding="utf-8")
    tokens = set(re.findall(r"^\t(--[\w-]+):", theme, re.MULTILINE))
    page = (ROOT / "web/README.md").read_text(encoding="utf-8").partition("## The tokens")[2]
    listed = set(re.findall(r"`(--[\w-]+)`", page))
    for first, last in re.findall(r"`(--[\w-]+)-0` … `--[\w-]+-(\d)`", page):
        listed |= {f"{first}-{number}" for number in range(int(last) + 1)}
    assert listed == tokens


PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.md"), ROOT / "web/README.md"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_of_a_page_lead_to_files(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


def headings(page: Path) -> set[str]:
    """The anchors of a page, as the site makes them of its headings."""
    found = re.findall(r"^#{1,6} (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower()) for heading in found}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_into_a_page_lead_to_its_headings(page: Path) -> None:
    dead = []
    for target, anchor in re.findall(r"\]\(([^)#\s]*)#([^)\s]+)\)", page.read_text(encoding="utf-8")):
        path = page.parent / target if target else page
        if "://" not in target and path.suffix == ".md" and anchor not in headings(path):
            dead.append(f"{target}#{anchor}")
    assert dead == []


def test_every_page_is_in_the_site_once() -> None:
    listed = site.pages()
    assert sorted(listed) == sorted(page.relative_to(ROOT).as_posix() for page in PAGES)
    assert len(set(listed)) == len(listed)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_to_folders_lead_to_a_page_of_the_site(page: Path) -> None:
    folders = [link for link in site.links(page) if (page.parent / link).is_dir()]
    assert [link for link in folders if not (page.parent / link / "README.md").exists()] == []


def test_the_site_is_laid_out_with_all_that_its_pages_link_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "STAGE", tmp_path)
    settings = tomllib.loads(site.stage().read_text(encoding="utf-8"))
    top = tmp_path / "pages"
    assert (top / "index.md").exists() and (top / "examples/bots/over_http.py").exists()
    offered = [page for group in settings["project"]["nav"] for pages in group.values() for page in pages]
    assert [page for page in offered if not (top / page).exists()] == []
    for page in offered:
        missing = [link for link in site.links(top / page) if not (top / page).parent.joinpath(link).exists()]
        assert missing == [], page


@pytest.mark.parametrize("game", epoka.all_games(), ids=lambda game: game.name)
def test_the_label_of_a_game_follows_from_what_is_counted(game: epoka.Game) -> None:
    found = maturity.counted(game)
    assert maturity_of(game) == found, "run python docs/generate.py"
    assert found.rules == found.tested > 50 and found.recorded >= ENOUGH_GAMES and found.pieces > 50
    assert found._replace(tested=found.rules - 1).label == found._replace(recorded=1).label == "growing"
    assert found._replace(own=0, partly=0).label == "complete"
    assert found._replace(own=1).label == "own-content"


def test_the_page_on_the_house_names_modules_that_exist() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    named = [name for name in re.findall(r"`([\w./-]+/[\w./-]+)`", text) if "<" not in name]
    assert len(named) > 15
    assert [name for name in named if not any((ROOT / top / name).exists() for top in ("", "src/epoka"))] == []

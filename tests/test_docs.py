"""The pages written from the code are up to date, and those written by hand name what there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs.generate import pages
from epoka import copies, numbers
from epoka.generated import outdated

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


PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web/README.md"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_of_a_page_lead_to_files(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


def test_the_page_on_the_house_names_modules_that_exist() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    named = [name for name in re.findall(r"`([\w./-]+/[\w./-]+)`", text) if "<" not in name]
    assert len(named) > 15
    assert [name for name in named if not any((ROOT / top / name).exists() for top in ("", "src/epoka"))] == []

"""Builds the documentation as a site, by zensical: guides, reference, rules and decisions.

python docs/site.py              into the folder site
python docs/site.py serve        for reading while it is written: http://localhost:8000

Pages link to each other as they lie in the repository. So that the same links hold in the site, the pages and all files
that they link to are laid out once more in a folder of their own, the README as the first page.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STAGE = ROOT / "build" / "docs"
SITE = ROOT / "site"
LINK = re.compile(r"(?:\]\(|src=\")([^)#\s\"]+)")

NAVIGATION: dict[str, list[str]] = {
    "Start": ["README.md", "docs/installing.md", "CHANGELOG.md"],
    "Play": ["docs/table.md", "docs/terminal.md", "docs/lessons.md", "docs/coach.md", "docs/server.md"],
    "Bots": [
        "docs/bots.md",
        "docs/bot-protocol.md",
        "examples/bots/README.md",
        "docs/language-models.md",
        "docs/arena.md",
    ],
    "Research": ["docs/environments.md", "docs/observations.md", "docs/data.md", "docs/speed.md"],
    "Balance": ["docs/stone-age-balance.md", "docs/founders-balance.md", "docs/civolution-balance.md"],
    "Rules": [
        "docs/maturity.md",
        "docs/rules/README.md",
        *[
            f"docs/rules/{name}.md"
            for game in ("stone-age", "founders", "civolution")
            for name in (game, f"{game}-rulings")
        ],
        "docs/notation.md",
        "docs/civolution-components.md",
    ],
    "Inside": [
        "docs/reference.md",
        "docs/architecture.md",
        "docs/kernel.md",
        "docs/adding-a-game.md",
        "docs/server-load.md",
        "web/README.md",
        "CONTRIBUTING.md",
        "SECURITY.md",
        "docs/glossary/README.md",
        *[f"docs/glossary/{language}.md" for language in ("en", "pl", "cs", "uk")],
    ],
    "Decisions": [
        "docs/decisions/README.md",
        *[f"docs/decisions/{page.name}" for page in sorted(ROOT.glob("docs/decisions/0*.md"))],
    ],
}
"""Every page once, in the order in which it is offered."""

SETTINGS = """
[project]
site_name = "Epoka"
site_description = "Civilization board games, complete by their rulebooks: to play, to research, to write bots for."
docs_dir = "pages"
site_dir = "site"
nav = [
{nav}
]

[project.theme]
font = false
features = ["navigation.tabs", "navigation.top", "toc.follow", "content.code.copy"]

[[project.theme.palette]]
scheme = "default"
toggle.icon = "lucide/sun"
toggle.name = "Dark"

[[project.theme.palette]]
scheme = "slate"
toggle.icon = "lucide/moon"
toggle.name = "Light"
"""


def pages() -> list[str]:
    return [page for group in NAVIGATION.values() for page in group]


def stage() -> Path:
    """Lay everything out; answers the file of settings."""
    shutil.rmtree(STAGE, ignore_errors=True)
    for page in pages():
        copy(page, "index.md" if page == "README.md" else page)
        for link in links(ROOT / page):
            target = ((ROOT / page).parent / link).resolve().relative_to(ROOT)
            if (ROOT / target).is_file() and target.suffix != ".md":
                copy(target.as_posix(), target.as_posix())
    rows = []
    for title, group in NAVIGATION.items():
        inside = ", ".join([f'"{"index.md" if page == "README.md" else page}"' for page in group])
        rows.append(f'  {{ "{title}" = [{inside}] }},')
    settings = STAGE / "zensical.toml"
    settings.write_text(SETTINGS.format(nav="\n".join(rows)), encoding="utf-8")
    return settings


def copy(source: str, target: str) -> None:
    path = STAGE / "pages" / target
    path.parent.mkdir(parents=True, exist_ok=True)
    text = (ROOT / source).read_bytes()
    path.write_bytes(text.replace(b"](README.md)", b"](index.md)") if source.endswith(".md") else text)


def links(page: Path) -> list[str]:
    """What a page links to within the repository."""
    found: list[str] = LINK.findall(page.read_text(encoding="utf-8"))
    return [link for link in found if "://" not in link and not link.startswith("mailto:")]


def main(args: list[str]) -> int:
    command = args or ["build"]
    if command[0] not in ("build", "serve"):
        print(
            "epoka docs: build (or nothing) writes the folder site, serve shows it while it is written", file=sys.stderr
        )
        return 2
    settings = stage()
    done = subprocess.run([sys.executable, "-m", "zensical", *command, "-f", str(settings)], cwd=STAGE, env=os.environ)
    if done.returncode == 0 and command == ["build"]:
        shutil.rmtree(SITE, ignore_errors=True)
        shutil.move(STAGE / "site", SITE)
        print(SITE / "index.html")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

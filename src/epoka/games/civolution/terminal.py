"""The board for the terminal, drawn from a view and the texts; and the words for lists of choices.

Every player is a letter and, where there are colours, a colour too: nothing is told by colour alone. A strong tribe is
▲, a weak one △; a site is its number, with ? while it lies face down.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from epoka.core.state import State
from epoka.games.civolution.components.catalogue import (
    ATTRIBUTE_CHIPS,
    CHIP_CARD_ROWS,
    EVENT_CARDS,
    GOAL_CHIPS,
    INCOME_CHIPS,
    MARKER_CARD_ROWS,
    RESEARCH,
)
from epoka.games.civolution.components.lines import (
    Line,
    attribute_lines,
    card_lines,
    event_lines,
    goal_lines,
    income_lines,
    marker_lines,
)
from epoka.games.civolution.components.pieces import DECK_SIZE, DECKS, SITE_SPACES
from epoka.games.civolution.notation import NOTATION

LETTERS: Final = "ABCD"
COLOURS: Final = ["bright_red", "bright_cyan", "bright_yellow", "bright_magenta"]
BORDER: Final = "bright_black"
TRIBES: Final = "△▲"
"""The signs of a weak and a strong tribe."""
LEVELS: Final = ["", "I", "II", "III"]
WIDTH: Final = 5
HEIGHT: Final = 3
"""Cells of the frame; sites lie at their corners."""
UPRIGHT: Final = 0
SINGLE: Final = 2
PHASES: Final = 8
ISLAND_TERRITORY: Final = "a-water"
CONTAINS: Final = "⊃"
"""The sign between two cost spaces of which the first contains the second."""
OPPONENT: Final = "V.I.C.I."
"""The name of the solo opponent, the same in every language."""

View = Mapping[str, Any]


class Words(Protocol):
    """What the board needs of the texts."""

    def say(self, key: str, values: Mapping[str, object] | None = None) -> str: ...

    def player(self, seat: int) -> str: ...


class Terminal:
    """Civolution on a screen of about 100 columns, or as plain lines."""

    def __init__(self, texts: Words) -> None:
        self.texts = texts

    def say(self, key: str, **values: object) -> str:
        return self.texts.say(key, values)

    # ---- the board ------------------------------------------------------------------------------------------------

    def board(self, view: View, asked: View) -> RenderableType:
        """Phases above, then the continent, the displays and the consoles."""
        return Group(
            Text(self.headline(view), "bold"),
            Text(self.phases(view)),
            self._continent(view),
            framed(self.say("terminal-displays"), listing(self.displays(view))),
            self._consoles(view),
        )

    def board_lines(self, view: View, asked: View) -> list[str]:
        """The board as plain lines: one for each territory, site, display and row of a console."""
        lines = [self.headline(view), self.phases(view), "", *self.map_lines(view), ""]
        for name in view["territories"]:
            lines.append(f"{self.say(f'territory-{name}')}: {self.territory(view, name) or '–'}")
        lines += ["", *self.sites(view), ""]
        lines += [f"{label}: {', '.join(entries) or '–'}" for label, entries in self.displays(view)]
        for seat in range(len(view["seats"])):
            lines += ["", self.heading(view, seat)]
            lines += [f"  {label}: {entry}" for label, entry in self.console(view, seat) if entry]
        return lines

    def headline(self, view: View) -> str:
        line = self.say("terminal-headline", era=view["era"], seat=view["first"])
        line += " · " + self.say("terminal-weather", weather=view["weather"])
        line += " · " + self.say("terminal-resets", resets=view["indicator"], end=view["resets"])
        if view["last_round"]:
            line += " · " + self.say("terminal-last-round")
        if view["event"]:
            line += " · " + self.say("terminal-event", incident=view["event"])
        return line

    def phases(self, view: View) -> str:
        """The eight phases, the present one in brackets; then what each era scores."""
        names = [f"{number} {self.say(f'terminal-phase-{number}')}" for number in range(1, PHASES + 1)]
        chart = " ".join([f"[{name}]" if view["phase"] == at else name for at, name in enumerate(names, start=1)])
        eras = ", ".join(
            [f"{era} {self.say(f'category-{tile}')}" for era, tile in enumerate(view["era_tiles"], start=1)]
        )
        final = ", ".join([self.say(f"category-{tile}") for tile in view["final_tiles"]])
        return f"{chart}\n{self.say('terminal-eras')}: {eras or '–'} · {self.say('terminal-final')}: {final or '–'}"

    # ---- the continent --------------------------------------------------------------------------------------------

    def _continent(self, view: View) -> Panel:
        """The tiles with the sites between them, the territories tile by tile, the sites that are known."""
        drawn = Text("\n".join(self.map_lines(view)), no_wrap=True)
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for name in view["territories"]:
            table.add_row(self.say(f"territory-{name}"), self._coloured(self.territory(view, name)))
        known = Text("\n".join(self.sites(view)))
        return framed(self.say("terminal-continent"), Group(drawn, table, known))

    def _coloured(self, line: str) -> Text:
        """A line with the tribes and pieces of each player in their colour."""
        text = Text(line or "–")
        for seat, letter in enumerate(LETTERS):
            text.highlight_regex(rf"\b{letter}(?=[△▲]|\b)", COLOURS[seat])
        return text

    def map_lines(self, view: View) -> list[str]:
        """Sites at the corners, between them the letters of the tiles."""
        letters = tile_letters(view)
        lines: list[str] = []
        for row in range(HEIGHT + 1):
            first = row * (WIDTH + 1)
            spaces = range(first, first + WIDTH + 1)
            lines.append("   ".join([site_sign(view, space) for space in spaces]).rstrip())
            if row < HEIGHT:
                lines.append("   " + "     ".join([letters.get(row * WIDTH + x, "·") for x in range(WIDTH)]))
        return lines

    def territory(self, view: View, name: str) -> str:
        """Everything on one territory: `jade · A▲ fire · B△×2 · wild A△ · farm A · raw A×1`."""
        found = view["territories"][name]
        parts = [self.say(f"material-{found['material']}")] if found["material"] else []
        if found["fire"]:
            seat, strong = found["fire"]
            parts.append(f"{LETTERS[seat]}{TRIBES[strong]} {self.say('terminal-fire')}")
        elif not name.endswith("-water"):
            parts.append(self.say("terminal-free-fire"))
        parts += [group(tribes) for tribes in found["tribes"]]
        free = found["camps"] - sum([tribes[2] for tribes in found["tribes"]])
        if free > 0:
            parts.append(self.say("terminal-free", number=free))
        if found["wild"]:
            parts.append(f"{self.say('terminal-wild')} {' '.join([group(tribes) for tribes in found['wild']])}")
        if found["farm"] is not None:
            parts.append(f"{self.say('project-farm')} {LETTERS[found['farm']]}")
        parts += [f"{self.say('project-boat')} {LETTERS[seat]}" for seat in found["boats"]]
        raw = [f"{LETTERS[seat]}×{number}" for seat, number in enumerate(found["raw"]) if number]
        if raw:
            parts.append(f"{self.say('terminal-raw')} {' '.join(raw)}")
        if view["vici"] and name in view["vici"]["provisions"]:
            parts.append(self.say("terminal-provisions", number=view["vici"]["provisions"][name]))
        if found["hunted"]:
            parts.append(self.say("terminal-hunted"))
        return " · ".join(parts)

    def sites(self, view: View) -> list[str]:
        """The sites that lie face up, and the island: where they are and what is built on them."""
        lines: list[str] = []
        for space, found in enumerate(view["sites"]):
            if found["site"] is None:
                continue
            around = found["territories"] if space < SITE_SPACES else [ISLAND_TERRITORY]
            number = f"{space + 1} " if space < SITE_SPACES else ""
            line = f"{number}{self.say('site-' + found['site'])}: "
            line += ", ".join([self.say(f"territory-{name}") for name in around])
            for kind in ("statues", "settlements"):
                built = [f"{LETTERS[seat]}×{count}" for seat, count in enumerate(found[kind]) if count]
                if built:
                    line += f" · {self.say(f'terminal-{kind}')} {' '.join(built)}"
            lines.append(line)
        return lines

    def surroundings(self, view: View) -> list[str]:
        """Which territories touch, a line each."""
        lines = []
        for name, found in view["territories"].items():
            others = [self.say(f"territory-{other}") for other in found["adjacent"]]
            if others:
                named = {"territory": self.say(f"territory-{name}"), "others": ", ".join(others)}
                lines.append(self.say("terminal-touches", **named))
        return lines

    # ---- displays -------------------------------------------------------------------------------------------------

    def displays(self, view: View) -> list[tuple[str, list[str]]]:
        """Chips, face-up stacks with what lies under them, dice."""
        rows = [
            (self.say(f"terminal-{kind}"), [self.element(chip) for chip in view[kind] if chip])
            for kind in ("goals", "incomes", "attributes")
        ]
        for deck in DECKS:
            stack = view["decks"][deck]
            top = [self.element(stack["open"][-1])] if stack["open"] else []
            rows.append((self.say(f"deck-{deck}"), [*top, self.say("terminal-stack", number=stack["size"])]))
        dice = [f"{self.say(f'kind-{kind}')} ×{view['dice'][kind]}" for kind in ("activation", "fate")]
        rows.append((self.say("terminal-dice"), dice))
        if view["offered"]:
            pairs = [f"{self.element(pair['card'])} + {self.element(pair['goal'])}" for pair in view["offered"]]
            rows.append((self.say("terminal-offered"), pairs))
        if view["vici"]:
            rows.append((OPPONENT, self.opponent(view["vici"])))
        return rows

    def opponent(self, vici: View) -> list[str]:
        """Which half of her cards counts, her grids, her reset icons and what is left of her stack."""
        return [
            self.say("terminal-half", half=vici["half"]),
            *[f"{self.say(f'category-{grid}')} {vici[grid]}" for grid in ("evolution", "prosperity")],
            self.say("terminal-icons", blue=vici["icons"]["blue"], red=vici["icons"]["red"]),
            self.say("terminal-stack", number=vici["stack"]),
        ]

    def element(self, name: str) -> str:
        return f"{name} {self.say(f'element-{name}')}"

    # ---- consoles -------------------------------------------------------------------------------------------------

    def _consoles(self, view: View) -> Panel:
        """A column for each player, a row for each kind of thing."""
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        seats = range(len(view["seats"]))
        for seat in seats:
            table.add_column(Text(self.heading(view, seat), f"bold {COLOURS[seat]}"), ratio=1)
        columns = [self.console(view, seat) for seat in seats]
        for number, (label, _) in enumerate(columns[0]):
            entries = [column[number][1] for column in columns]
            if any(entries):
                table.add_row(Text(label, "dim"), *[Text(entry or "–") for entry in entries])
        return framed(self.say("terminal-consoles"), table)

    def heading(self, view: View, seat: int) -> str:
        player = view["seats"][seat]
        mark = " ◂" if seat == view["mover"] else ""
        points = self.say("terminal-points", score=player["score"], points=player["points"])
        name = OPPONENT if view["vici"] and seat == view["vici"]["seat"] else self.texts.player(seat)
        return f"{LETTERS[seat]} {name}{mark} {points}"

    def console(self, view: View, seat: int) -> list[tuple[str, str]]:
        """What a console holds, by kinds; "" where there is nothing of a kind."""
        player = view["seats"][seat]
        dice = " ".join([str(value) * number for value, number in enumerate(player["dice"], start=1) if number])
        planning = [f"{value}×{number}" for value, number in enumerate(player["planning"], start=1) if number]
        levels = [
            f"{self.say(f'module-{module}')} {LEVELS[level]}"
            for module, level in player["modules"].items()
            if level > 1
        ]
        visible = [self.element(stack[-1]) for stack in player["goal_area"] if stack]
        return [
            (self.say("terminal-dice"), self.say("terminal-own-dice", dice=dice or "–", used=player["used_dice"])),
            (self.say("terminal-fate-dice"), str(player["fate_dice"])),
            (self.say("terminal-plans"), " ".join(planning)),
            *[(self.say(f"space-{space}"), str(player[space] or "")) for space in ("ideas", "focus", "food", "money")],
            (self.say("terminal-favor"), str(player["favor"])),
            *[(self.say(f"track-{track}"), str(space)) for track, space in player["tracks"].items()],
            (self.say("terminal-features"), self._counted("feature", player["features"])),
            (self.say("terminal-storage"), self._counted("material", player["storage"])),
            (self.say("terminal-levels"), ", ".join(levels)),
            (self.say("terminal-goal-area"), ", ".join(visible)),
            (self.say("terminal-columns"), self._columns(player)),
            (self.say("terminal-hand"), self._hand(player)),
            (self.say("terminal-supply"), self._left(player)),
        ]

    def _counted(self, kind: str, numbers: Mapping[str, int]) -> str:
        return ", ".join([f"{self.say(f'{kind}-{name}')} {number}" for name, number in numbers.items() if number])

    def _columns(self, player: View) -> str:
        """The elements of each column from below; goal chips side by side once each."""
        found: list[str] = []
        for number, column in enumerate(player["columns"], start=1):
            halves = [chip for chip in column["right"] if chip not in column["left"]]
            if column["left"]:
                found.append(f"{number}: {' '.join([*column['left'], *halves])}")
        tiles = [str(stage) for stage, active in enumerate(player["stage_tiles"], start=4) if active]
        if tiles:
            found.append(self.say("terminal-active", stages=", ".join(tiles)))
        return "; ".join(found)

    def _hand(self, player: View) -> str:
        known = [self.element(card) for card in [*player["hand"], *player["drawn"]]]
        if player["hidden_cards"]:
            known.append(self.say("terminal-hidden", number=player["hidden_cards"]))
        return ", ".join(known)

    def _left(self, player: View) -> str:
        return self.say(
            "terminal-left",
            markers=player["supply"],
            tribes=player["tribes_left"],
            farms=player["farms_left"],
            boats=player["boats_left"],
        )

    # ---- lists of choices -----------------------------------------------------------------------------------------

    def head(self, name: str) -> str:
        """Every action has a line of its own."""
        return name

    def label(self, head: str) -> str | None:
        """The text of the action does."""
        return None

    def group(self, preview: View) -> str:
        """All choices are listed in words."""
        return ""

    def preview(self, previews: list[View]) -> str:
        """What a line costs, brings and shows."""
        return " · ".join([self.say(line["key"], **line["values"]) for line in previews[0].get("lines", [])])

    def details(self, state: State, action: int) -> list[str]:
        """What the card or chip of an action says; of a legal one also its cost and gain."""
        lines = self.piece(NOTATION.names[action].split(" ")[-1])
        if state.refusal(action) is None:
            preview = self.preview([state.preview(action)])
            lines += [preview] if preview else []
        return lines

    def piece(self, name: str) -> list[str]:
        """What a card or chip says, sentence by sentence; the cost spaces of a card, stage by stage, are the first."""
        costs, effects = piece_lines(name.upper())
        spaces = " · ".join([self.sentence(line) for line in costs])
        said = [f"{self.say('console-costs')}: {spaces}."] if costs else []
        return [*said, *[self.sentence(line) for line in effects]]

    def sentence(self, line: Line) -> str:
        """A line of a card or chip in words; ⊃ stands before a cost space that the space before contains."""
        said = self.say(line["key"], **line["values"])
        return f"{CONTAINS} {said}" if line["values"].get("within") else said


# ---- plain helpers --------------------------------------------------------------------------------------------------


DECK_LETTERS: Final = "ABCDE"
NO_ROWS: Final[Sequence[Any]] = ()
ROWS: Final[dict[str, Sequence[Any]]] = {
    **{letter: RESEARCH[deck * DECK_SIZE : (deck + 1) * DECK_SIZE] for deck, letter in enumerate(DECK_LETTERS)},
    "G": GOAL_CHIPS,
    "I": INCOME_CHIPS,
    "K": CHIP_CARD_ROWS,
    "T": ATTRIBUTE_CHIPS,
    "F": EVENT_CARDS,
    "M": MARKER_CARD_ROWS,
}
"""Cards and chips by the letter of their ids."""
LINES_OF: Final[dict[str, Callable[[Any], list[Line]]]] = {
    "G": goal_lines,
    "I": income_lines,
    "K": income_lines,
    "T": attribute_lines,
    "F": event_lines,
    "M": marker_lines,
}


def piece_lines(name: str) -> tuple[list[Line], list[Line]]:
    """The cost spaces and the sentences of a card or chip by its id; none for other words."""
    letter, number = name[:1], name[1:]
    rows = ROWS.get(letter, NO_ROWS)
    if not number.isdecimal() or not 0 < int(number) <= len(rows):
        return [], []
    row = rows[int(number) - 1]
    if letter in DECK_LETTERS:
        parts = card_lines(row)
        return parts["costs"], [*parts["instant"], *parts["top"]]
    return [], LINES_OF[letter](row)


def tile_letters(view: View) -> dict[int, str]:
    """The letter of the tile on each cell."""
    found: dict[int, str] = {}
    for tile in view["tiles"]:
        found[tile["cell"]] = tile["tile"].upper()
        if tile["way"] != SINGLE:
            found[tile["cell"] + (WIDTH if tile["way"] == UPRIGHT else 1)] = tile["tile"].upper()
    return found


def site_sign(view: View, space: int) -> str:
    """The number of a site, with ? while it lies face down."""
    hidden = view["sites"][space]["site"] is None
    return f"{space + 1}{'?' if hidden else ''}".ljust(3)


def group(tribes: list[int]) -> str:
    """Equal tribes: owner, strength, number."""
    seat, strong, number = tribes
    return f"{LETTERS[seat]}{TRIBES[strong]}" + (f"×{number}" if number > 1 else "")


def listing(rows: list[tuple[str, list[str]]]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for label, entries in rows:
        table.add_row(Text(label, "dim"), Text(" · ".join(entries) or "–"))
    return table


def framed(title: str, content: RenderableType) -> Panel:
    return Panel(content, title=f"[bold]{escape(title)}[/]", title_align="left", border_style=BORDER, padding=(0, 1))

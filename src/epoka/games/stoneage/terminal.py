"""The board for the terminal, drawn from a view and the texts alone; and the words for lists of choices.

Every player is a letter and, where there are colours, a colour too: nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from epoka.core.state import State
from epoka.games.stoneage.components import BUILDINGS, CARDS, DIVISORS, FOOD, PROFESSIONS, RESOURCES, SYMBOLS
from epoka.games.stoneage.places import BUILDING, CARD, FIELD, FOREST, HUNT, NAMES, RINGS, TOOL_MAKER

LETTERS: Final = "ABCD"
COLOURS: Final = ["bright_red", "bright_cyan", "bright_yellow", "bright_magenta"]
WORKER: Final = "●"
BORDER: Final = "bright_black"
CARD_BY_ID: Final = {card.id: card for card in CARDS}
BUILDING_IDS: Final = frozenset(building.id for building in BUILDINGS)

View = Mapping[str, Any]


class Words(Protocol):
    """What the board needs of the texts."""

    def say(self, key: str, values: Mapping[str, object] | None = None) -> str: ...

    def player(self, seat: int) -> str: ...


class Terminal:
    """Stone Age on a screen of at least 80 columns, or as plain lines."""

    def __init__(self, texts: Words) -> None:
        self.texts = texts
        self._names: dict[str, str] = {}

    def say(self, key: str, **values: object) -> str:
        """A text; those without values are names that come up again and again, and are kept."""
        if values:
            return self.texts.say(key, values)
        if key not in self._names:
            self._names[key] = self.texts.say(key)
        return self._names[key]

    # ---- the board ------------------------------------------------------------------------------------------------

    def board(self, view: View, asked: View) -> RenderableType:
        """The whole board with colours and boxes."""
        on_offer = Table.grid(expand=True)
        on_offer.add_column(ratio=1)
        on_offer.add_column(ratio=1)
        on_offer.add_row(self._cards(view), self._buildings(view))
        return Group(Text(self.headline(view), style="bold"), self._places(view), on_offer, self._players(view))

    def board_lines(self, view: View, asked: View) -> list[str]:
        """The whole board as plain lines, one thing a line."""
        lines = [self.headline(view), ""]
        for place in range(CARD):
            lines.append(f"{self.place_name(place)}: {self.occupants(view, place) or self.say('terminal-nobody')}")
        lines.append("")
        for slot, card in enumerate(view["slots"]):
            lines.append(self._offer_line(view, CARD + slot, self.card(card) if card else "–"))
        for number in range(len(view["stacks"])):
            lines.append(
                self._offer_line(view, BUILDING + number, f"{self.stack(view, number)} ({self.tiles(view, number)})")
            )
        lines.append("")
        for seat in range(view["players"]):
            lines.append(self.player_line(view, seat))
        return lines

    def headline(self, view: View) -> str:
        line = self.say("terminal-headline", round=view["round"], seat=view["first"])
        if "deck" in view:
            line += " · " + self.say("terminal-deck", cards=view["deck"])
        for faces in view["deferred_dice"]:
            line += " · " + self.say("terminal-dice", dice=" ".join([str(face) for face in faces]))
        return line

    def _places(self, view: View) -> Panel:
        """Hunting and gathering on the left, the village on the right."""
        table = Table.grid(expand=True, padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1, no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(width=4, no_wrap=True)
        for row in range(TOOL_MAKER):
            cells: list[RenderableType] = [self.place_name(row), Text(self.yields(row), "dim"), self.marks(view, row)]
            village = TOOL_MAKER + row
            if village <= FIELD:
                cells += [self.place_name(village), self.marks(view, village)]
            table.add_row(*cells)
        return framed(self.say("heading-places"), table)

    def yields(self, place: int) -> str:
        """What a gathering place brings, and by what the roll is divided."""
        target = FOOD if place == HUNT else place - 1
        return f"{self.say('good-' + (['food', *RESOURCES][place]))} ÷{DIVISORS[target]}"

    def _cards(self, view: View) -> Panel:
        table = offers()
        for slot, card in enumerate(view["slots"]):
            what = Text(self.card(card) if card else "–", self.card_style(card))
            table.add_row(str(slot + 1), what, "", self.marks(view, CARD + slot))
        return framed(self.say("heading-cards"), table)

    def _buildings(self, view: View) -> Panel:
        table = offers()
        for number in range(len(view["stacks"])):
            tiles = Text(f"({view['stacks'][number]['height']})", "dim")
            table.add_row(str(number + 1), self.stack(view, number), tiles, self.marks(view, BUILDING + number))
        return framed(self.say("terminal-buildings-tiles"), table)

    def stack(self, view: View, number: int) -> str:
        """The visible building of a stack."""
        top = view["stacks"][number]["top"]
        return "–" if top is None else self.say(f"building-{top}")

    def tiles(self, view: View, number: int) -> str:
        """How many tiles the stack holds, the visible one included."""
        return self.say("terminal-tiles", number=view["stacks"][number]["height"])

    def card(self, card: str) -> str:
        return self.say(f"card-{card}")

    def card_style(self, card: str | None) -> str:
        """Green cards look green; their symbol says so too."""
        return "green" if card and CARD_BY_ID[card].symbol >= 0 else ""

    def _offer_line(self, view: View, place: int, what: str) -> str:
        there = self.occupants(view, place)
        return f"{self.place_name(place)}: {what}" + (f" – {there}" if there else "")

    # ---- workers --------------------------------------------------------------------------------------------------

    def place_name(self, place: int) -> str:
        return self.say("place-" + NAMES[place].replace(" ", "-"))

    def marks(self, view: View, place: int) -> Text:
        """Who stands on a place: letter and workers of each player, then the free rings."""
        marks = Text()
        there = 0
        for seat, player in enumerate(view["seats"]):
            workers = player["placed"].get(NAMES[place], 0)
            if workers:
                shown = WORKER * workers if workers <= RINGS else f"{WORKER}×{workers}"
                marks.append(f"{LETTERS[seat]}{shown} ", COLOURS[seat])
                there += workers
        if FOREST <= place < TOOL_MAKER:
            marks.append("○" * (RINGS - there), "dim")
        marks.rstrip()
        return marks

    def occupants(self, view: View, place: int) -> str:
        """Who stands on a place, in plain words: A 3, B 1."""
        there = [
            f"{LETTERS[seat]} {player['placed'][NAMES[place]]}"
            for seat, player in enumerate(view["seats"])
            if NAMES[place] in player["placed"]
        ]
        return ", ".join(there)

    # ---- player boards --------------------------------------------------------------------------------------------

    def _players(self, view: View) -> Panel:
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("", no_wrap=True)
        for key in ("workers", "food", "agriculture"):
            table.add_column(self.say(f"terminal-{key}"), justify="right", no_wrap=True)
        for resource in RESOURCES:
            table.add_column(self.say(f"good-{resource}"), justify="right", no_wrap=True)
        table.add_column(self.say("heading-tools"), justify="center", no_wrap=True)
        table.add_column(self.say("terminal-points"), justify="right", no_wrap=True)
        for seat, player in enumerate(view["seats"]):
            name = Text(f"{LETTERS[seat]} {self.texts.player(seat)}", COLOURS[seat])
            if seat == view["first"]:
                name.append(" ★")
            table.add_row(
                name,
                f"{player['home']}/{player['workers']}",
                str(player["food"]),
                f"+{player['agriculture']}",
                *[str(player["goods"][resource]) for resource in RESOURCES],
                self.tools(player),
                Text(str(player["points"]), "bold"),
                style="bold" if seat == view["mover"] else "",
            )
        lines = [
            Text(f"{LETTERS[seat]} ", COLOURS[seat]).append(self.collected(player), "default")
            for seat, player in enumerate(view["seats"])
            if self.collected(player)
        ]
        return framed(self.say("terminal-players"), Group(table, *lines))

    def tools(self, player: View) -> str:
        """The tool tiles in order of their spaces, used ones in brackets, then single-use tools with a plus."""
        shown = [
            f"({value})" if used else str(value)
            for value, used in zip(player["tools"], player["used"], strict=True)
            if value
        ]
        shown += [f"+{CARD_BY_ID[card].amount}" for card in player["open_tools"]]
        return " ".join(shown) or "–"

    def collected(self, player: View) -> str:
        """What will score: buildings, figures of each profession, symbols, and what is kept for later."""
        cards = [CARD_BY_ID[card] for card in player["cards"]]
        if player["extra"] is not None:
            cards.append(CARD_BY_ID[player["extra"]])
        parts: list[str] = []
        if player["buildings"]:
            parts.append(self.say("terminal-buildings", number=len(player["buildings"])))
        for profession, name in enumerate(PROFESSIONS):
            figures = sum([card.figures for card in cards if card.profession == profession])
            if figures:
                parts.append(f"{self.say('profession-' + name)} ×{figures}")
        symbols = [self._symbol(cards, symbol) for symbol in range(len(SYMBOLS))]
        if any(symbols):
            parts.append(", ".join([symbol for symbol in symbols if symbol]))
        if player["two_resources"]:
            parts.append(self.say("upper-two-resources"))
        if player["has_extra"]:
            hidden = player["extra"] is None
            parts.append(self.say("face-down-card") + ("" if hidden else f" ({self.card(player['extra'])})"))
        return " · ".join(parts)

    def _symbol(self, cards: list[Any], symbol: int) -> str:
        copies = len([1 for card in cards if card.symbol == symbol])
        name = self.say(f"symbol-{SYMBOLS[symbol]}")
        return "" if not copies else name if copies == 1 else f"{name} ×{copies}"

    def player_line(self, view: View, seat: int) -> str:
        """A player board in one plain line."""
        player = view["seats"][seat]
        goods = ", ".join([self.say(f"good-{kind}.listed", amount=player["goods"][kind]) for kind in RESOURCES])
        return self.say(
            "terminal-player-line",
            letter=LETTERS[seat],
            seat=seat,
            points=player["points"],
            home=player["home"],
            workers=player["workers"],
            food=player["food"],
            agriculture=player["agriculture"],
            goods=goods,
            tools=self.tools(player),
            collected=self.collected(player) or "–",
        )

    # ---- lists of choices -----------------------------------------------------------------------------------------

    def head(self, name: str) -> str:
        """The line of the list an action belongs to: all numbers of workers on one place share a line."""
        verb, _, rest = name.partition(" ")
        place, _, number = rest.rpartition(" ")
        if verb == "place" and place in NAMES[:TOOL_MAKER] and number.isdecimal():
            return f"{verb} {place}"
        return name

    def label(self, head: str) -> str | None:
        """A place by its name alone, since the prompt says what is to be done there; None leaves it to the texts."""
        verb, _, name = head.partition(" ")
        if verb not in ("place", "resolve") or name not in NAMES:
            return None
        place = NAMES.index(name)
        if place >= BUILDING:
            return self.say("terminal-building", number=place - BUILDING + 1)
        if place >= CARD:
            return self.say("terminal-card", number=place - CARD + 1)
        return self.place_name(place)

    def preview(self, previews: list[View]) -> str:
        """Cost, gain and odds behind a line of the list, from the previews of its actions in order."""
        if not previews or not previews[0]:
            return ""
        if "chances" in previews[0]:
            return self._yield_preview(previews)
        first = previews[0]
        if "building" in first:
            return self.say(f"building-{first['building']}")
        if "card" in first:
            return f"{self.say('terminal-price', amount=first['cost']['any'])} → {self.card(first['card'])}"
        parts: list[str] = []
        if "total" in first:
            parts.append(self.say("terminal-total", total=first["total"]))
        parts += [self._gain(good, amount) for good, amount in first.get("gain", {}).items()]
        if "value" in first:
            parts.append(self.say("terminal-worth", points=first["value"]))
        return " · ".join(parts)

    def group(self, preview: View) -> str:
        """No list of this game is so long that it would need titles."""
        return ""

    def details(self, state: State, action: int) -> list[str]:
        """What stands behind its line, and the odds of a roll; the reason of a refusal says all there is to say."""
        if state.refusal(action) is not None:
            return []
        preview = state.preview(action)
        return [text for text in (self.preview([preview]), self.odds(preview)) if text]

    def surroundings(self, view: View) -> list[str]:
        """Nothing that the board does not show."""
        return []

    def piece(self, name: str) -> list[str]:
        """What a card or a building is, by its id."""
        id = name.upper()
        if id in CARD_BY_ID:
            return [self.say(f"card-{id}")]
        return [self.say(f"building-{id}")] if id in BUILDING_IDS else []

    def odds(self, preview: View) -> str:
        """How likely each yield of a roll is; "" where nothing is rolled."""
        roll = preview.get("roll", preview)
        if "chances" not in roll:
            return ""
        chances = ", ".join([f"{amount}: {round(100 * chance)} %" for amount, chance in roll["chances"]])
        return self.say("terminal-odds", good=roll["good"], chances=chances)

    def _yield_preview(self, previews: list[View]) -> str:
        """What each number of dice brings on average, rounding losses included."""
        means = [sum([amount * chance for amount, chance in roll["chances"]]) for roll in previews]
        shown = " ".join([self.say("cli-decimal", number=mean) for mean in means])
        return f"{self.say('good-' + previews[0]['good'])} ø {shown}"

    def _gain(self, good: str, amount: int) -> str:
        if good in RESOURCES or good == "food":
            return "→ " + self.say(f"good-{good}.listed", amount=amount)
        return "→ " + self.say(f"terminal-gain-{good}", amount=amount)


def framed(title: str, what: RenderableType) -> Panel:
    return Panel(what, title=f"[bold]{escape(title)}[/]", title_align="left", border_style=BORDER, padding=(0, 1))


def offers() -> Table:
    """Rows of a number, what is on offer, how many there are, and who stands there."""
    table = Table.grid(expand=True, padding=(0, 1, 0, 0))
    table.add_column(width=1, style="bold")
    table.add_column(ratio=1)
    table.add_column(no_wrap=True)
    table.add_column(width=2, no_wrap=True)
    return table

"""An MCP server over standard input and output: a language model starts games, looks, acts, asks what things do.

    python -m epoka.mcp

The model plays one seat of each game it starts, bots the others; it is told no more than its seat may know. A refused
action is answered with the reason and the rule, and changes nothing. Needs the extra `llm` (pip install 'epoka[llm]').
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Any, Final

import epoka
from epoka.bots import bot_names, gentle_bot, make_bot
from epoka.core.errors import EpokaError, excerpt
from epoka.describing import describe, explain
from epoka.texts import Texts

LANGUAGES: Final = ("en", "pl", "cs", "uk")
MOST_GAMES: Final = 100
"""So many games one server keeps; the oldest makes room."""
INSTALL: Final = "pip install 'epoka[llm]'"
INSTRUCTIONS: Final = (
    "Play civilization board games against bots. `games` lists them, `start` begins one and shows the position and "
    "the legal actions in notation, each in backquotes. `act` plays actions; it answers what happened and the next "
    "position, or with the reason why an action is not legal. `look` shows the position again, `explain` tells a rule "
    "by its number or what a card, chip or tile does by its id. Whoever has the most points at the end wins."
)


class Table:
    """A game in which one seat belongs to the model."""

    def __init__(self, game: epoka.Game, players: int, bot: str, options: dict[str, Any], seed: str, language: str):
        self.language = language
        self.dealer = epoka.Dealer(seed) if seed else epoka.Dealer()
        self.state = game.start(players, **game.resolve(players, options))
        self.seat = 0
        self.bots = [None, *[make_bot(bot, game, f"{seed}/{seat}") for seat in range(1, players)]]
        self.thinkers = [self.dealer.child(f"seat {seat}") for seat in range(players)]
        self.events: list[epoka.Event] = []
        self.state.listen(self.events)
        self.go_on()

    def go_on(self) -> None:
        """Let chance and the bots decide until the model is asked or the game is over."""
        state = self.state
        while not state.over and state.mover != self.seat:
            bot = self.bots[state.mover] if state.mover >= 0 else None
            if bot is None:
                state.act(self.dealer.draw(state))
            else:
                state.act(bot.choose(epoka.Seat(state, state.mover, self.thinkers[state.mover])))

    def act(self, names: list[str]) -> str:
        """Play actions one after the other; stops before the first that is not legal, and says why it is not."""
        self.events.clear()
        for name in names:
            if self.state.over:
                return self.told(f"`{excerpt(name)}` was not played: the game is over.")
            try:
                self.state.act(self.state.action(name, self.seat))
            except EpokaError as refused:
                return self.told(f"`{excerpt(name)}` is not legal and was not played: {refused}")
            self.go_on()
        return self.told("")

    def told(self, problem: str) -> str:
        """What happened as the seat saw it, what was refused, and the position."""
        texts = Texts.at(self.language, self.state)
        seen = [event for event in self.events if event.seen_by(self.seat)]
        lines = [sentence for sentence in [texts.event(event.data()) for event in seen] if sentence]
        parts = ["\n".join(lines), problem, self.position(full=True)]
        return "\n\n".join([part for part in parts if part])

    def position(self, full: bool) -> str:
        if not self.state.over:
            return describe(self.state, self.seat, self.language, full)
        places, points = self.state.ranking(), self.state.points()
        rows = [f"seat {seat}: place {places[seat]}, {points[seat]} points" for seat in range(len(places))]
        return f"The game is over; you are seat {self.seat}.\n" + "\n".join(rows)


class Tables:
    """The tools, and the games of one server by their numbers. What cannot be done is answered in words."""

    def __init__(self) -> None:
        self.tables: dict[int, Table] = {}
        self.started = 0

    def games(self) -> str:
        """List the games: players, options, bots."""
        lines = []
        for game in epoka.all_games():
            lines.append(f"{game.name}: {game.players[0]} to {game.players[-1]} players")
            lines += [
                f"  option {option.name}: {', '.join(str(value) for value in option.values)}" for option in game.options
            ]
            lines.append(f"  bots: {', '.join(bot_names(game))}")
        return "\n".join(lines)

    def start(
        self,
        game: str,
        players: int = 2,
        bot: str = "",
        options: dict[str, Any] | None = None,
        seed: str = "",
        language: str = "en",
    ) -> str:
        """Start a game; you are seat 0, bots play the others. The same seed gives the same dice and cards."""
        if language not in LANGUAGES:
            raise EpokaError(f"there is no language «{excerpt(language)}»; there is {', '.join(LANGUAGES)}")
        found = epoka.game(game)
        table = Table(found, players, bot or gentle_bot(found), options or {}, seed, language)
        self.started += 1
        self.tables[self.started] = table
        self.tables.pop(self.started - MOST_GAMES, None)
        return f"Table {self.started}.\n\n{table.told('')}"

    def look(self, table: int, full: bool = True) -> str:
        """Show the position; `full` false leaves out what cards do and what actions cost and bring."""
        return self._found(table).position(full)

    def act(self, table: int, actions: list[str]) -> str:
        """Play one or several actions in notation, in this order; the first that is not legal ends the list."""
        return self._found(table).act(actions)

    def explain(self, game: str, word: str, language: str = "en") -> str:
        """A rule by its number (SA-12), or what a card, chip or tile does by its id (A21)."""
        if language not in LANGUAGES:
            raise EpokaError(f"there is no language «{excerpt(language)}»; there is {', '.join(LANGUAGES)}")
        return explain(epoka.game(game), word, language)

    def _found(self, table: int) -> Table:
        if table not in self.tables:
            known = ", ".join(str(number) for number in self.tables) or "none: start one"
            raise EpokaError(f"there is no table {table}; there is {known}")
        return self.tables[table]


def server() -> Any:
    """The server with its tools, ready to run."""
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError

    def tool(work: Any) -> Any:
        """The tool, whose refusals are answers the model can read."""
        from functools import wraps

        @wraps(work)
        def answer(*args: Any, **kwargs: Any) -> str:
            try:
                return str(work(*args, **kwargs))
            except EpokaError as refused:
                raise ToolError(str(refused)) from refused

        return answer

    tables = Tables()
    made = MCPServer("epoka", instructions=INSTRUCTIONS, log_level="WARNING")
    for work in (tables.games, tables.start, tables.look, tables.act, tables.explain):
        made.add_tool(tool(work), structured_output=False)
    return made


def main() -> int:
    if find_spec("mcp") is None:
        print(f"epoka.mcp needs the library mcp; install it with: {INSTALL}", file=sys.stderr)
        return 2
    server().run("stdio")
    return 0


if __name__ == "__main__":
    sys.exit(main())

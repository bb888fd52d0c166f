"""A game at the terminal, turn by turn: what is shown, what is asked, what may be typed."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from epoka import CHANCE
from epoka.boards import NOTHING_ASKED, Board, View, question
from epoka.cli.choices import Choices
from epoka.cli.commands import COMMANDS, Leave, obey
from epoka.cli.lines import ask, ask_with_words
from epoka.cli.menu import Row, menu, plain_menu
from epoka.cli.outside import again
from epoka.cli.printing import print_line
from epoka.cli.screen import Screen
from epoka.cli.standings import final_tables
from epoka.cli.table import Table
from epoka.texts import Texts

INTERRUPTED: Final = 130
SPECTATOR: Final = -2
FEWEST_EVENTS: Final = 4
"""So many of the last events are shown even where the screen is too low for them."""


class Play:
    """The loop. Bots and chance move by themselves; a person is shown the own view and asked."""

    def __init__(self, table: Table, texts: Texts, screen: Screen, board: Board) -> None:
        self.table = table
        self.texts = texts
        self.screen = screen
        self.board = board
        self.choices = Choices([], board.head, board.head)
        self.at_screen = SPECTATOR
        """The person who looks at the screen."""
        self.told: dict[int, int] = {}
        """How many happenings each person has been told."""
        self.notice = ""
        """Something to say above the next list of choices."""
        self.complained = ""
        """The trouble with saving that was reported last."""

    def say(self, key: str, **values: object) -> str:
        return self.texts.say(key, values)

    # ---- the loop -------------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end or until somebody leaves; answers the exit status."""
        status = 0
        self.welcome()
        try:
            while not self.table.state.over:
                self.step()
            self.finish()
        except (Leave, EOFError):
            self.screen.show()
        except KeyboardInterrupt:
            self.screen.show()
            status = INTERRUPTED
        if not self.table.state.over:
            self.tell_how_to_resume()
        return status

    def welcome(self) -> None:
        turn, file = self.table.state.turn, str(self.table.file)
        if turn:
            self.screen.show_whole(self.say("resumed", file=file, count=turn))
        else:
            self.screen.show(self.say("welcome", game=self.table.state.game.name))
            if not self.table.save_error:
                self.screen.show_whole(self.say("saved", file=file))

    def step(self) -> None:
        mover = self.table.state.mover
        self.report_saving()
        if mover == CHANCE:
            self.table.draw()
            return
        bot = self.table.chairs[mover].bot
        if bot is not None:
            self.table.act(self.table.ask_bot(bot))
            return
        self.take_over(mover)
        self.show_position()
        acted = False
        while not acted:
            acted = self.listen()

    def listen(self) -> bool:
        """Read one line; answers whether the position has changed."""
        seat = self.table.state.mover
        choose = self.say("choose", count=len(self.choices.lines))
        prompt = f"{self.texts.player(seat)} · {choose} · {self.say('cli-help-prompt')}: "
        typed = ask_with_words(prompt, self.words())
        if not typed:
            self.show_position()
            return False
        return obey(self, typed)

    def words(self) -> list[str]:
        """What Tab completes."""
        return [name for line in self.choices.lines for name in line.actions] + list(COMMANDS)

    # ---- handing over the screen ----------------------------------------------------------------------------------

    def take_over(self, seat: int) -> None:
        """Another person sits down; a curtain falls where one of the two has something to hide."""
        before = self.at_screen
        people = [chair for chair in self.table.chairs if chair.bot is None]
        if len(people) > 1 and seat != before:
            if self.table.hides_something(seat) or (before != SPECTATOR and self.table.hides_something(before)):
                self.screen.wipe()
                ask(self.say("handover", seat=seat) + " ")
                self.screen.wipe()
        self.at_screen = seat

    # ---- what is shown --------------------------------------------------------------------------------------------

    def show_position(self) -> None:
        """The board as the seat to move sees it, what happened since, what is expected, and the choices."""
        state, seat = self.table.state, self.table.state.mover
        names = [state.name(action) for action in state.choices()]
        self.choices = Choices(names, self.board.head, self.label)
        previews = [self.previews(line.actions) for line in self.choices.lines]
        rows = [
            Row(number, line, self.board.preview(previews[number - 1]), self.board.group(previews[number - 1][0]))
            for number, line in enumerate(self.choices.lines, start=1)
        ]
        asked = question(state, self.choices.numbers())
        since = min(self.told.get(seat, 0), len(self.table.happenings))
        events = self.sentences(seat, since)
        if self.notice:
            events.append(self.notice)
            self.notice = ""
        prompt = f"{self.texts.player(seat)}: {self.texts.prompt(*state.prompt())}"
        if self.screen.plain:
            for line in [*events, "", *self.board.board_lines(state.view(seat), asked), "", prompt]:
                self.screen.show(line)
            self.screen.show(plain_menu(rows))
        else:
            self.draw(self.board.board(state.view(seat), asked), events, prompt, rows)
        self.told[seat] = len(self.table.happenings)

    def draw(self, board: RenderableType, events: list[str], prompt: str, rows: list[Row]) -> None:
        """One full screen: the choices come closer together and the oldest events go where it is too low."""
        room = self.screen.height - self.screen.rows_of(board) - 2
        choices = menu(rows, room - min(len(events), FEWEST_EVENTS))
        room = max(room - self.screen.rows_of(choices), FEWEST_EVENTS)
        self.screen.clear()
        self.screen.show(board)
        if len(events) > room:
            events = [self.say("cli-more-events", number=len(events) - room + 1), *events[1 - room :]]
        for event in events:
            self.screen.show(Text(f" {event}", no_wrap=True, overflow="ellipsis"), "dim")
        self.screen.show(prompt, "bold")
        self.screen.show(choices)

    def label(self, head: str) -> str:
        label = self.board.label(head)
        if label is not None:
            return label
        code = self.table.state.game.code(head)
        return head if code is None else self.texts.action(code)

    def previews(self, names: list[str]) -> list[View]:
        state = self.table.state
        return [state.preview(state.action(name)) for name in names]

    def sentences(self, seat: int, since: int = 0) -> list[str]:
        """What happened as this seat saw it."""
        told = [self.texts.event(happening.event.data()) for happening in self.table.seen_by(seat, since)]
        return [sentence for sentence in told if sentence]

    def sentences_and_rules(self, seat: int) -> list[str]:
        """The same from the beginning, each sentence with the rule behind it."""
        citations = self.table.state.game.citations()
        told = [self.texts.event_and_rule(citations.told(happening.event)) for happening in self.table.seen_by(seat, 0)]
        return [sentence for sentence in told if sentence]

    def report_saving(self) -> None:
        """Say once that saving fails, and once that it works again."""
        error = self.table.save_error
        if error != self.complained:
            file = str(self.table.file)
            if error:
                print_line(self.say("save-failed", file=file, reason=error), sys.stderr)
                print_line(self.say("cli-save-elsewhere"), sys.stderr)
            else:
                print_line(self.say("cli-saved-again", file=file), sys.stderr)
            self.complained = error

    # ---- the end --------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        seat = self.at_screen
        for event in self.sentences(seat, min(self.told.get(seat, 0), len(self.table.happenings))):
            self.screen.show(event)
        view = self.table.state.view(None)
        self.screen.show()
        if self.screen.plain:
            for line in self.board.board_lines(view, NOTHING_ASKED):
                self.screen.show(line)
        else:
            self.screen.show(self.board.board(view, NOTHING_ASKED))
        for part in final_tables(self.table.state, self.texts, self.screen.plain):
            self.screen.show(part)
        self.report_saving()
        if not self.table.save_error:
            self.screen.show_whole(self.say("saved", file=str(self.table.file)))

    def tell_how_to_resume(self) -> None:
        if self.table.save_error:
            self.screen.show(self.say("quit-unsaved"))
        else:
            self.screen.show_whole(self.say("quit", file=str(self.table.file)))
            words = [chair.written for chair in self.table.chairs]
            command = again(self.table.state.game, str(self.table.file), words)
            self.screen.show_whole(self.say("resume-with", command=command))

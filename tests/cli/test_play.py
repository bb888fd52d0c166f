"""Whole games and single commands of `epoka play`, with scripted input."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import epoka
from epoka.cli import saving
from tests.cli.driver import actions_in, each_game, people_of, play, run

ALWAYS_FIRST = ["1"] * 4000
"""Enough for any whole game: the first line of every list, and one wherever a number is asked."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.epoka"


@each_game
@pytest.mark.parametrize("seats", ["Ola,Petr", "random,Ola,random", "random,random,random,Ola"])
def test_a_game_can_be_played_to_its_end_by_number(file: Path, seats: str, game: str) -> None:
    printed = play(file, game, "--seats", seats, "--seed", "5", typed=ALWAYS_FIRST)
    state = saving.load(str(file)).state
    assert state.over
    assert "The game is over" in printed
    for seat in range(state.players):
        assert re.search(rf"^\d\. .* {state.points()[seat]}$", printed, re.MULTILINE)


@each_game
def test_bots_alone_play_to_the_end_and_are_told_in_sentences(file: Path, game: str) -> None:
    printed = play(file, game, "--seats", "random,random", "--seed", "1", typed=[])
    assert saving.load(str(file)).state.over
    assert re.search(r"^Random 1 \w+", printed, re.MULTILINE)


@pytest.mark.parametrize(
    ("language", "called"), [("en", "Settler"), ("pl", "Osadnik"), ("cs", "Osadník"), ("uk", "Поселенець")]
)
def test_levels_are_called_by_their_names_and_numbered_where_they_are_several(
    file: Path, language: str, called: str
) -> None:
    seats = ["--seats", "me,settler,settler", "--language", language]
    printed = play(file, "stone-age", *seats, "--plain", typed=["quit"])
    assert f"{called} 1" in printed and f"{called} 2" in printed
    assert saving.load(str(file)).seats == "me,settler,settler"


@pytest.mark.parametrize("edition", ["pl", "cs", "uk"])
def test_every_edition_is_played_with_its_own_options(file: Path, edition: str) -> None:
    play(file, "stone-age", "--seats", "me,random", "--option", f"edition={edition}", "--seed", "2", typed=["quit"])
    assert saving.load(str(file)).state.options["edition"] == edition


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Put workers"), ("pl", "Ustaw pionki"), ("cs", "Umísti figurky"), ("uk", "Розмісти фігурки")],
)
def test_the_game_speaks_four_languages(file: Path, language: str, words: str) -> None:
    assert words in play(file, "stone-age", "--seats", "me,random", "--language", language, typed=["?", "quit"])


@each_game
def test_the_same_seed_and_choices_give_the_same_game(tmp_path: Path, game: str) -> None:
    for name in ("one", "two"):
        play(tmp_path / name, game, "--seats", "me,random", "--seed", "9", typed=["1", "1"] * 10)
    assert actions_in(tmp_path / "one") == actions_in(tmp_path / "two")


def test_a_choice_by_notation_prefix_or_numbers_reaches_the_file(file: Path) -> None:
    typed = ["place forest 2", "clay 1", "place hut", "2 1", "quit"]
    play(file, "stone-age", "--seats", "Ola,Petr", "--seed", "1", typed=typed)
    assert actions_in(file)[6:] == ["place forest 2", "place clay 1", "place hut", "place quarry 1"]


def test_a_line_with_several_numbers_asks_how_many(file: Path) -> None:
    printed = play(file, "stone-age", "--seats", "Ola,Petr", "--seed", "1", typed=["1", "3", "quit"])
    assert "how many, 1 to 5?" in printed
    assert actions_in(file)[-1] == "place hunt 3"


def test_enter_goes_back_from_the_question_how_many(file: Path) -> None:
    play(file, "stone-age", "--seats", "Ola,Petr", "--seed", "1", typed=["1", "", "place hut", "quit"])
    assert actions_in(file)[-1] == "place hut"


# ---- undo ---------------------------------------------------------------------------------------------------------


@each_game
def test_undo_leaves_the_file_as_it_was_before_the_action(file: Path, game: str) -> None:
    play(file, game, "--seats", people_of(game), "--seed", "1", typed=["quit"])
    before = actions_in(file)
    first = saving.load(str(file)).state
    result = run("play", "--resume", str(file), typed=[first.name(first.actions()[0]), "undo", "quit"])
    assert result.exit_code == 0
    assert "Undone: " in result.output
    assert actions_in(file) == before


def test_undo_takes_back_the_last_persons_action_and_saves(file: Path) -> None:
    printed = play(file, "stone-age", "--seats", "Ola,Petr", "--seed", "1", typed=["place hut", "undo", "quit"])
    assert "Undone: Send 2 workers to the hut" in printed
    assert actions_in(file)[-1].startswith("deal")


@each_game
def test_undo_stops_at_what_chance_decided(file: Path, game: str) -> None:
    printed = play(file, game, "--seats", people_of(game), "--seed", "1", typed=["undo", "quit"])
    assert "something was rolled, dealt or drawn" in printed


def test_undo_stops_at_another_players_move(file: Path) -> None:
    printed = play(file, "stone-age", "--seats", "me,random", "--seed", "1", typed=["place hut", "undo", "quit"])
    assert "another player has moved" in printed
    assert "place hut" in actions_in(file)


def test_undo_goes_back_step_by_step_within_one_gesture(file: Path) -> None:
    """Somebody pays for a card resource by resource and takes two of them back."""
    state, pays = position_before_paying()
    file.write_text(saving.as_text(state, "Ola,Petr", "en"), encoding="utf-8")
    before = actions_in(file)
    result = run("play", "--resume", str(file), typed=[*pays, "undo", "undo", "quit"])
    assert result.exit_code == 0
    assert result.output.count("Undone: Pay") == 2
    assert actions_in(file) == before


def test_a_set_is_picked_in_any_order_and_undo_takes_back_what_was_picked_last(file: Path) -> None:
    state, (first, second) = position_before_picking_downwards()
    file.write_text(saving.as_text(state, "Ola,Petr", "en"), encoding="utf-8")
    before = actions_in(file)
    assert run("play", "--resume", str(file), typed=[first, second, "quit"]).exit_code == 0
    assert actions_in(file) == [*before, second, first]
    file.write_text(saving.as_text(state, "Ola,Petr", "en"), encoding="utf-8")
    assert run("play", "--resume", str(file), typed=[first, second, "undo", "quit"]).exit_code == 0
    assert actions_in(file) == [*before, first]


def position_before_picking_downwards() -> tuple[epoka.State, list[str]]:
    """A position of random play, and two resources, the lower one last, after which more is to be paid."""
    dealer = epoka.Dealer(3)
    state = epoka.game("stone-age").start(2)
    while not state.over:
        if state.mover != epoka.CHANCE and state.prompt()[0] == "pay-card":
            picks = [state.name(action) for action in state.choices()][-2::-1][:2]
            trial = state.copy()
            for name in picks:
                trial.act(trial.action(name))
            if len(picks) == 2 and trial.prompt()[0] == "pay-card" and trial.turn == state.turn + 2:
                return state, picks
        legal = state.actions()
        state.act(dealer.draw(state) if state.mover == epoka.CHANCE else legal[dealer.below("policy", len(legal))])
    raise AssertionError("nobody had to pay so much")


def position_before_paying() -> tuple[epoka.State, list[str]]:
    """A position of random play, and two payments in a row after which more is to be paid."""
    dealer = epoka.Dealer(3)
    state = epoka.game("stone-age").start(2)
    while not state.over:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
            continue
        legal = state.actions()
        trial = state.copy()
        pays: list[str] = []
        while len(pays) < 2 and trial.prompt()[0] == "pay-card":
            pays.append(trial.name(trial.actions()[0]))
            trial.act(trial.actions()[0])
        if len(pays) == 2 and trial.prompt()[0] == "pay-card":
            return state, pays
        state.act(legal[dealer.below("policy", len(legal))])
    raise AssertionError("nobody came to pay for a card with a choice")


# ---- questions ----------------------------------------------------------------------------------------------------


@each_game
def test_a_hint_names_a_legal_action_and_changes_nothing(file: Path, game: str) -> None:
    printed = play(file, game, "--seats", people_of(game), "--seed", "1", typed=["hint", "quit"])
    advice = re.search(r"Hint \(\w+\): .* \((.+)\)", printed)
    assert advice is not None
    state = saving.load(str(file)).state
    assert state.action(advice.group(1)) in state.actions()


def test_why_gives_the_reason_and_the_text_of_its_rule(file: Path) -> None:
    typed = ["place hut", "why hut", "quit"]
    printed = play(file, "stone-age", "--seats", "Ola,Petr", "--seed", "1", typed=typed)
    assert "Ola already stands in the hut (SA-12)" in printed
    assert "exactly 2 workers of the same player" in printed


def test_why_answers_for_what_is_possible_with_its_odds(file: Path) -> None:
    printed = play(file, "stone-age", "--seats", "Ola,Petr", "--seed", "1", typed=["why place forest 1", "why", "quit"])
    assert "This is possible now: Send 1 worker to the forest" in printed
    assert "0: 33 %, 1: 50 %, 2: 17 %" in printed


def test_an_illegal_action_is_explained_and_changes_nothing(file: Path) -> None:
    typed = ["place hut", "place hut", "resolve hut", "gibberish", "99", "quit"]
    printed = play(file, "stone-age", "--seats", "Ola,Petr", "--seed", "1", typed=typed)
    assert "Not possible" in printed
    assert "Workers are being placed now" in printed
    assert "“gibberish” is not one of the choices" in printed
    assert actions_in(file).count("place hut") == 1


def test_log_points_and_rules_answer(file: Path) -> None:
    typed = ["place hut", "log", "log rules", "points", "rules SA-12", "rules SA-999", "rules hunter", "board", "quit"]
    printed = play(file, "stone-age", "--seats", "Ola,Petr", "--seed", "1", typed=typed)
    assert printed.count("Ola sends 2 workers to the hut.") >= 2
    assert "Ola sends 2 workers to the hut. (SA-9)" in printed
    assert "First set of green cards" in printed
    assert "SA-12 · Room at each place" in printed
    assert "there is no rule SA-999" in printed


# ---- saving and resuming ------------------------------------------------------------------------------------------


@each_game
def test_a_resumed_game_goes_on_exactly_where_it_was_left(tmp_path: Path, file: Path, game: str) -> None:
    play(file, game, "--seats", "Ola,Petr", "--seed", "4", typed=["1", "1", "1", "1", "quit"])
    left = saving.load(str(file)).state
    result = run("play", "--resume", str(file), typed=["quit"])
    assert result.exit_code == 0
    assert saving.load(str(file)).state == left
    assert "Ola" in result.output


def test_resuming_with_a_seed_does_not_repeat_earlier_draws(file: Path) -> None:
    """The dice of a seed must not come again from their beginning after every break."""
    play(file, "stone-age", "--seats", "random,me", "--seed", "4", typed=ALWAYS_FIRST[:30])
    drawn = len(actions_in(file))
    copy = file.with_name("copy.epoka")
    copy.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    for resumed in (file, copy):
        run("play", "--resume", str(resumed), "--seed", "4", typed=ALWAYS_FIRST[:60])
    first_rolls = [name for name in actions_in(file)[:drawn] if name.startswith("roll ")]
    later_rolls = [name for name in actions_in(file)[drawn:] if name.startswith("roll ")]
    assert first_rolls and later_rolls
    assert later_rolls[: len(first_rolls)] != first_rolls[: len(later_rolls)]
    assert actions_in(file) == actions_in(copy)


@each_game
def test_the_file_holds_every_action_as_soon_as_it_is_taken(
    file: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    written: list[int] = []
    write = saving.write

    def counting(path: Path, text: str) -> None:
        write(path, text)
        written.append(len(actions_in(path)))

    monkeypatch.setattr(saving, "write", counting)
    play(file, game, "--seats", "Ola,random", "--seed", "4", typed=["1", "1", "1", "1", "quit"])
    assert written == list(range(len(written)))


@each_game
def test_save_puts_a_copy_elsewhere(tmp_path: Path, file: Path, game: str) -> None:
    copy = tmp_path / "copy.epoka"
    play(file, game, "--seats", "Ola,Petr", "--seed", "4", typed=["1", "1", f"save {copy}", "save", "quit"])
    assert saving.load(str(copy)).state == saving.load(str(file)).state


@each_game
def test_a_place_that_cannot_be_written_does_not_end_the_game(tmp_path: Path, game: str) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder would be needed", encoding="utf-8")
    rescue = tmp_path / "rescue.epoka"
    typed = ["1", "1", f"save {blocked / 'copy'}", f"save {rescue}", "quit"]
    result = run("play", game, "--seats", "Ola,Petr", "--save", str(blocked / "game"), typed=typed)
    assert result.exit_code == 0
    assert "could not be saved" in result.stderr
    assert "left the game without saving" in result.stdout
    assert actions_in(rescue)
    assert saving.load(str(rescue)).state.mover != epoka.CHANCE


def test_a_failed_writing_leaves_the_file_as_it_was(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saving.write(file, "before")

    def full(source: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(OSError, match="No space"):
        saving.write(file, "after")
    assert file.read_text(encoding="utf-8") == "before"
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_without_a_file_name_the_game_is_kept_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "data_folder", lambda: tmp_path / "epoka")
    result = run("play", "stone-age", "--seats", "Ola,Petr", typed=["quit"])
    kept = list((tmp_path / "epoka").iterdir())
    assert len(kept) == 1
    assert str(kept[0]) in result.output


# ---- starting by questions ----------------------------------------------------------------------------------------


def test_without_arguments_the_game_asks_who_plays_and_by_which_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "data_folder", lambda: tmp_path)
    result = run("play", "--terminal", typed=["chess", "stone-age", "me", "Ola,Petr", "xx", "2", "quit"])
    assert result.exit_code == 0
    assert "there is no game «chess»" in result.output
    state = saving.load(str(next(tmp_path.iterdir()))).state
    assert state.players == 2
    assert state.options["edition"] == "cs"


@each_game
def test_enter_at_every_question_starts_a_game_against_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(saving, "data_folder", lambda: tmp_path)
    assert run("play", game, typed=["", "", "quit"]).exit_code == 0
    assert saving.load(str(next(tmp_path.iterdir()))).seats.startswith("me,wanderer")


def test_a_first_option_that_does_not_fit_the_table_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "data_folder", lambda: tmp_path)
    result = run("play", "founders", typed=["Ola,Petr", "3", "1", "quit"])
    assert result.exit_code == 0
    assert "starter cannot be 3 with 2 players" in result.output
    assert saving.load(str(next(tmp_path.iterdir()))).state.options["starter"] == 1


# ---- several people at one screen ---------------------------------------------------------------------------------


@each_game
def test_no_curtain_falls_while_nobody_hides_anything(file: Path, game: str) -> None:
    assert "Press Enter" not in play(
        file, game, "--seats", people_of(game), "--seed", "1", typed=["1", "1", "1", "1", "quit"]
    )


def test_a_curtain_falls_before_a_sealed_choice(file: Path) -> None:
    printed = play(file, "civolution", "--seats", "Ola,Petr", "--seed", "1", typed=["", "quit"])
    assert "Ola is next. Press Enter" in printed


def test_a_curtain_falls_when_somebody_with_a_secret_takes_over(file: Path) -> None:
    state = position_with_secret()
    file.write_text(saving.as_text(state, "Ola,Petr", "en"), encoding="utf-8")
    result = run("play", "--resume", str(file), typed=["", "quit"])
    owner = "Ola" if state.mover == 0 else "Petr"
    assert f"{owner} is next. Press Enter" in result.output


def test_the_board_of_the_other_player_hides_the_face_down_card(file: Path) -> None:
    state = position_with_secret()
    other = 1 - state.mover
    lines = "\n".join(board_lines(state, other))
    assert "face-down card" in lines
    assert "face-down card (" not in lines
    assert "face-down card (" in "\n".join(board_lines(state, state.mover))


def board_lines(state: epoka.State, seat: int) -> list[str]:
    from epoka.boards import NOTHING_ASKED, board_of
    from epoka.texts import Texts

    return board_of(state.game, Texts("en", state.game)).board_lines(state.view(seat), NOTHING_ASKED)


def position_with_secret() -> epoka.State:
    """A position in which the seat to move keeps a card face down that the other one does not know."""
    for seed in range(200):
        dealer = epoka.Dealer(seed)
        state = epoka.game("stone-age").start(2)
        while not state.over:
            if state.mover == epoka.CHANCE:
                state.act(dealer.draw(state))
                continue
            if state.view(state.mover)["seats"][state.mover]["extra"] is not None:
                return state
            legal = state.actions()
            state.act(legal[dealer.below("policy", len(legal))])
    raise AssertionError("no random game came to such a position")


# ---- plain output -------------------------------------------------------------------------------------------------


@each_game
def test_plain_output_has_no_escape_codes_and_no_boxes(file: Path, game: str) -> None:
    printed = play(
        file, game, "--plain", "--seats", "Ola,random", "--seed", "1", typed=["1", "1", "points", "?", "quit"]
    )
    assert "\x1b" not in printed
    assert not set("╭╮╰╯│─●○") & set(printed)

"""Every lesson plays through by the rules, speaks all languages, and says what is wrong where it no longer fits."""

from __future__ import annotations

import msgspec
import pytest

import epoka
from epoka.lessons import Broken, Lesson, UnknownLesson, find_lesson, lesson_names, lessons_of, rehearse
from epoka.lessons.conditions import facts_for, matches, read_condition
from epoka.lessons.lesson import Data
from epoka.lessons.progress import progress
from epoka.lessons.reasons import reasons_of
from epoka.texts import LANGUAGES, Texts

GAMES = epoka.all_games()
LESSONS = [lesson for game in GAMES for lesson in lessons_of(game)]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name.replace(" ", "-"))
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def changed(lesson: Lesson, **fields: object) -> Lesson:
    """The same lesson with something else in its file."""
    return Lesson(lesson.game, lesson.id, msgspec.structs.replace(lesson.data, **fields))


# ---- every lesson ----------------------------------------------------------------------------------------------------


@each_lesson
def test_lesson_plays_through_to_its_goal(lesson: Lesson) -> None:
    reached = rehearse(lesson).progress()
    assert reached.done
    assert reached.step == reached.steps


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_lesson_speaks_every_language(lesson: Lesson, language: str) -> None:
    texts = Texts(language, lesson.game)
    assert [key for key in lesson.text_keys() if texts.complaint(key, {})] == []


@each_lesson
def test_every_wrong_answer_is_explained_and_can_be_undone(lesson: Lesson) -> None:
    """At every decision of the way through, each legal action that is not asked for is answered."""
    played = rehearse(lesson)
    moves = played.moves
    state = played.start.copy()
    texts = Texts("en", lesson.game)
    for number, (by, name) in enumerate(moves):
        if by == lesson.seat:
            before = progress(lesson, played.start, moves[:number])
            for action in state.choices(lesson.seat):
                other = state.name(action)
                if not before.wanted or matches(before.wanted, other):
                    continue
                after = progress(lesson, played.start, [*moves[:number], (by, other)])
                assert after.wrong, f"{lesson.name}: «{other}» instead of «{name}»"
                assert after.back == number
                assert after.wrong == "lesson-not-it" or texts.has(after.wrong)
        state.act(state.action(name))


@each_lesson
def test_named_mistakes_are_heard(lesson: Lesson) -> None:
    """No explanation is written for nothing: each can be reached on the way through."""
    played = rehearse(lesson)
    heard = set()
    state = played.start.copy()
    for number, (by, name) in enumerate(played.moves):
        if by == lesson.seat:
            for action in state.choices(lesson.seat):
                tried = [*played.moves[:number], (by, state.name(action))]
                heard.add(progress(lesson, played.start, tried).wrong)
        state.act(state.action(name))
    named = {lesson.error_key(step, end) for step in lesson.steps for end in step.errors.values()}
    assert named - heard == set()


@each_game
def test_each_game_is_taught_in_five_to_eight_lessons(game: epoka.Game) -> None:
    assert 5 <= len(lesson_names(game)) <= 8


# ---- lessons that do not fit -----------------------------------------------------------------------------------------


def test_broken_deal_names_the_lesson() -> None:
    lesson = changed(find_lesson(epoka.game("stone-age"), "roll"), before=["deal C01", "deal C01"])
    with pytest.raises(Broken, match=r"stone-age roll.*«before».*deal C01"):
        rehearse(lesson)


def test_impossible_action_names_the_lesson_and_the_step() -> None:
    lesson = find_lesson(epoka.game("stone-age"), "roll")
    steps = [
        msgspec.structs.replace(step, do=["place forest 7"]) if step.id == "forest" else step for step in lesson.steps
    ]
    with pytest.raises(Broken, match=r"stone-age roll.*«forest».*place forest 7"):
        rehearse(changed(lesson, steps=steps))


def test_missed_goal_names_the_lesson_and_the_step() -> None:
    lesson = find_lesson(epoka.game("stone-age"), "tools")
    last = msgspec.structs.replace(lesson.steps[-1], goal=["seats.me.goods.stone >= 4"])
    with pytest.raises(Broken, match=r"stone-age tools.*«add».*stone >= 4"):
        rehearse(changed(lesson, steps=[*lesson.steps[:-1], last]))


def test_missing_reply_names_who_is_to_act() -> None:
    lesson = changed(find_lesson(epoka.game("stone-age"), "roll"), then=[])
    with pytest.raises(Broken, match=r"stone-age roll.*«forest».*seat 1 has place"):
        rehearse(lesson)


def test_mistake_that_cannot_be_made_is_told() -> None:
    lesson = find_lesson(epoka.game("stone-age"), "roll")
    first = msgspec.structs.replace(lesson.steps[1], errors={"place moon": "number"})
    with pytest.raises(Broken, match=r"stone-age roll.*«forest».*place moon"):
        rehearse(changed(lesson, steps=[lesson.steps[0], first, *lesson.steps[2:]]))


def test_unknown_lesson_names_those_there_are() -> None:
    with pytest.raises(UnknownLesson, match=r"stone-age has no lesson «rol»; did you mean roll\?"):
        find_lesson(epoka.game("stone-age"), "rol")


def test_lesson_without_a_goal_is_refused() -> None:
    lesson = find_lesson(epoka.game("stone-age"), "tools")
    last = msgspec.structs.replace(lesson.steps[-1], goal=[])
    with pytest.raises(Broken, match="no goal"):
        rehearse(changed(lesson, steps=[*lesson.steps[:-1], last]))


def test_unknown_field_of_a_lesson_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="stepps"):
        msgspec.json.decode(b'{"players": 2, "steps": [], "stepps": []}', type=Data)


def test_condition_that_is_none_says_how_one_looks() -> None:
    with pytest.raises(epoka.EpokaError, match=r"seats\.me\.food >= 5"):
        read_condition("food is enough")


def test_lost_goal_goes_back_to_the_beginning_of_its_step() -> None:
    lesson = find_lesson(epoka.game("stone-age"), "scoring")
    played = rehearse(lesson)
    at = played.moves.index((0, "resolve card 1"))
    moves = list(played.moves[:at])
    state = played.start.copy()
    for _, name in moves:
        state.act(state.action(name))
    dealer = epoka.Dealer(1)
    while state.view(0)["round"] == 11 or 0 not in state.asked():  # leave the building; the round goes by
        wishes = ("resolve building 1", "decline", "resolve", "tools done", "take", "starve", "feed", "grow")
        legal = [state.name(action) for action in state.actions()] if state.mover != epoka.CHANCE else []
        name = next((n for wish in wishes for n in legal if n.startswith(wish)), legal[0] if legal else "")
        action = state.action(name) if name else dealer.draw(state)
        moves.append((state.mover, state.name(action)))
        state.act(action)
    found = progress(lesson, played.start, moves)
    assert found.wrong == "lesson-scoring-act-lost"
    assert found.back == at


# ---- first games -----------------------------------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_and_the_overview_too(game: epoka.Game, language: str) -> None:
    texts = Texts(language, game)
    keys = [f"why-{reason.key}" for reason in reasons_of(game)]
    parts = [f"overview-{part}" for part in ("title", "aim", 1, 2, 3, 4)]
    assert keys
    assert [key for key in [*keys, *parts] if not texts.has(key)] == []


@each_game
def test_every_reason_can_be_given(game: epoka.Game) -> None:
    names = [game.names[action] for action in range(game.num_actions)]
    assert [reason.action for reason in reasons_of(game) if not any(matches(reason.action, n) for n in names)] == []


def test_reason_asks_only_what_everybody_sees() -> None:
    state = epoka.game("stone-age").start(players=2)
    dealer = epoka.Dealer(1)
    while state.mover == epoka.CHANCE:
        state.act(dealer.draw(state))
    assert facts_for(state, None)["seat"] is None

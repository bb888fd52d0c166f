"""Solo: everything V.I.C.I. does can be said in all languages, with nothing left open."""

from __future__ import annotations

import pytest

import epoka
from epoka.texts import LANGUAGES, SILENT, Texts

from .table import GAME


@pytest.mark.parametrize("start", ["beginner", "chosen"])
def test_a_whole_solo_game_can_be_told(start: str) -> None:
    state, dealer = GAME.start(1, start=start, difficulty="medium", harder_resets=True), epoka.Dealer(f"told {start}")
    events: list[epoka.Event] = []
    prompts = {}
    state.listen(events)
    while not state.over:
        key, values = state.prompt()
        prompts[f"{key} {values}"] = (key, values)
        choices = state.actions() if state.mover != epoka.CHANCE else []
        state.act(choices[dealer.below("choice", len(choices))] if choices else dealer.draw(state))
    heard = {str(event.data()): event.data() for event in events if event.key not in SILENT}
    assert len({data["key"] for data in heard.values() if data["key"].startswith("vici-")}) > 8
    for language in LANGUAGES:
        texts = Texts(language, GAME, ["Ola", "V.I.C.I."])
        lines = [texts.event(data) for data in heard.values()]
        lines += [texts.prompt(key, values) for key, values in prompts.values()]
        assert [line for line in lines if not line or "{" in line or "$" in line] == []

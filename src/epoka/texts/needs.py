"""Which texts a game needs, from what it declares and from what it is heard to say, and which of them are missing."""

from __future__ import annotations

from typing import Any

from epoka.core.event import Values
from epoka.core.game import Game, written
from epoka.texts import NO_WORDS, SILENT, Texts
from epoka.texts.heard import Heard

Needs = dict[str, list[Values]]
"""Keys, each with the values that its text has to do with, in all the shapes that came up."""


def needs_of(game: Game) -> Needs:
    """Every key of a game: names, options, actions, what random games say, the rules that are cited."""
    needs: Needs = {f"game-{game.name}": [{}], f"about-{game.name}": [{}]}
    for option in game.options:
        needs[option.text] = needs[f"{option.text}.why"] = [{}]
        for value in option.values:
            needs[f"{option.text}-{written(value).replace('_', '-')}"] = [{}]
    for name in game.bots():
        needs[f"about-bot-{name}"] = [{}]
    for action in range(game.num_codes):
        key, values = game.describe(action)
        needs.setdefault(f"action-{key}", []).append(values)
    heard = Heard(game)
    _add_heard(needs, heard)
    for rule in _rules(game, heard):
        needs[f"rule-{rule}-title"] = needs[f"rule-{rule}"] = [{}]
    return needs


def _add_heard(needs: Needs, heard: Heard) -> None:
    for key, values in heard.prompts.values():
        needs.setdefault(f"prompt-{key}", []).append(values)
    for data in heard.events.values():
        if data["key"] not in SILENT:
            told = {name: value for name, value in data.items() if name not in NO_WORDS}
            needs.setdefault(f"event-{data['key']}", []).append(told)
    for refusal in heard.refusals.values():
        needs.setdefault(f"refusal-{refusal.code}", []).append(dict(refusal.params))
    for kind, ids in {"source": heard.sources, "over-by": heard.ends, "opponent": heard.opponents}.items():
        for name in sorted(ids):
            needs[f"{kind}-{name}"] = [{}]


def _rules(game: Game, heard: Heard) -> list[str]:
    """The rules that are cited: behind refusals, behind events, by a place in a rulebook."""
    facts: dict[str, Any] = game.citations().data
    cited = {refusal.rule for refusal in heard.refusals.values()}
    cited.update(game.citations().rule_of(data["key"], data) for data in heard.events.values())
    for source in facts.get("sources", []):
        cited.update(source["rules"])
    return sorted(cited - {""})


def missing_texts(needs: Needs, texts: Texts) -> dict[str, str]:
    """The keys that have no text in this language, or one that wants other values, each with what is wrong."""
    found: dict[str, str] = {}
    for key, examples in needs.items():
        for values in examples:
            wrong = texts.complaint(key, values)
            if wrong:
                found[key] = wrong
                break
    return found

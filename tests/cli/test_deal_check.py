"""`epoka deal`: checking a published deal at home."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import epoka
from epoka.cli.main import app
from epoka.server.moves import Trial
from epoka.server.sealed_deal import FORMAT, SealedDealer, commitment, new_secret, seed_of

SECRET = new_secret()


def check(file: Path, *more: str) -> Result:
    return CliRunner().invoke(app, ["deal", str(file), *more])


@pytest.fixture
def published() -> dict[str, Any]:
    """The first draws of a game, as its page offers them."""
    dealer, trial = SealedDealer(seed_of(SECRET, ["moon"])), Trial(epoka.game("stone-age").start(2))
    while trial.state.turn < 60:
        trial.draw(dealer)
        trial.act(trial.state.actions()[0])
    record = {**trial.state.record(), "actions": [move.name for move in trial.moves]}
    return {
        "format": FORMAT,
        "commitment": commitment(SECRET),
        "secret": SECRET,
        "words": ["moon"],
        "records": {"abc": record},
    }


def written(tmp_path: Path, data: Any) -> Path:
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def test_true_deal_is_confirmed(tmp_path: Path, published: dict[str, Any]) -> None:
    result = check(written(tmp_path, published), "--hash", commitment(SECRET).upper())
    assert result.exit_code == 0, result.output
    assert "as promised" in result.output
    assert "table abc: all draws of" in result.output


def test_another_hash_than_the_promised_one_is_told(tmp_path: Path, published: dict[str, Any]) -> None:
    result = check(written(tmp_path, published), "--hash", commitment(new_secret()))
    assert result.exit_code == 1
    assert "not " + commitment(SECRET) not in result.output


@pytest.mark.parametrize("spoil", [{"words": []}, {"words": ["sun"]}, {"secret": new_secret()}])
def test_other_words_or_another_secret_do_not_give_these_draws(
    tmp_path: Path, published: dict[str, Any], spoil: dict[str, Any]
) -> None:
    result = check(written(tmp_path, {**published, **spoil}))
    assert result.exit_code == 1
    assert "is not what the secret gives" in result.output


def test_what_is_no_deal_is_refused_in_a_sentence(tmp_path: Path, published: dict[str, Any]) -> None:
    assert check(tmp_path / "none").exit_code == 2
    assert check(written(tmp_path, {"format": FORMAT})).exit_code == 2
    assert check(written(tmp_path, {**published, "format": "epoka deal 9"})).exit_code == 2


def test_record_that_cannot_be_replayed_is_told(tmp_path: Path, published: dict[str, Any]) -> None:
    published["records"]["abc"]["actions"].insert(0, "place forest 99")
    result = check(written(tmp_path, published))
    assert result.exit_code == 1
    assert "cannot be replayed" in result.output

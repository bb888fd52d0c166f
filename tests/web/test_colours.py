"""The colours of the players can be told apart by everybody, on both grounds, as the page ships them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.colours import EYES, player_colours, smallest_distance

SHIPPED = player_colours(Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "theme.css")
LEAST = {eye: 0.09 if eye == "greyscale" else 0.20 for eye in EYES}


@pytest.mark.parametrize("ground", SHIPPED)
def test_there_is_a_colour_for_each_of_four_players(ground: str) -> None:
    assert len(set(SHIPPED[ground])) == 4


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("ground", SHIPPED)
def test_the_colours_of_players_stay_apart(ground: str, eye: str) -> None:
    assert smallest_distance(SHIPPED[ground], eye) >= LEAST[eye]


def test_the_measure_knows_a_set_that_fails() -> None:
    """Blue, orange, green and purple of Okabe and Ito: known to be too close without red cones."""
    known = ["#0072b2", "#e69f00", "#009e73", "#cc79a7"]
    assert smallest_distance(known, "normal") == pytest.approx(0.187, abs=0.001)
    assert smallest_distance(known, "deutan") == pytest.approx(0.076, abs=0.001)

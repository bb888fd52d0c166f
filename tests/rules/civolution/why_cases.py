"""All positions in which something cannot be done, each with the reason that is given: for the tests of refusals."""

from __future__ import annotations

from tests.rules.civolution import why_cases_cards, why_cases_continent, why_cases_turn

CASES = [*why_cases_turn.CASES, *why_cases_continent.CASES, *why_cases_cards.CASES]

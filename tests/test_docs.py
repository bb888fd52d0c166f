"""The pages written from the code are up to date."""

from docs.generate import outdated


def test_generated_pages_say_what_the_code_does() -> None:
    assert outdated() == [], "run python docs/generate.py"

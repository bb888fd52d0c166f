"""What a game is tested with, for games of other people too.

    from epoka.testing import conformance
    from epoka.testing.adapter import Adapter

    class MyAdapter(Adapter):
        game = "package.module"
        ...

    class TestMyGame(conformance.Suite):
        adapter = MyAdapter()

The class has a test for everything that holds in any game, at every number of players and with every option. The
adapter tells what only the game itself knows: how to count its pieces, and what is hidden from whom.
"""

try:
    import pytest
except ImportError as error:
    raise ImportError("epoka.testing needs pytest and hypothesis: install epoka[testing]") from error

pytest.register_assert_rewrite("epoka.testing.checks")

"""The check that tells what mypyc would refuse."""

from __future__ import annotations

from mypy_extensions import i64

import epoka
from epoka.testing.checks.compiling import faults


class Right(epoka.Step[epoka.State]):
    def act(self, s: epoka.State, action: i64) -> None: ...

    def refuse(self, s: epoka.State, action: int) -> epoka.Refusal:
        return epoka.Refusal("no")


class Wrong(Right):
    def act(self, s: epoka.State, action: int) -> None: ...


class WrongToo(epoka.Step[epoka.State]):
    def refuse(self, s: epoka.State, action: i64) -> epoka.Refusal:
        return epoka.Refusal("no")


def test_an_int_in_place_of_the_kernels_i64_is_told() -> None:
    assert faults(Wrong)[-1] == f"{__name__}.Wrong.act: action is int, but i64 in Step; mypyc refuses that"


def test_an_i64_in_place_of_the_kernels_int_is_told() -> None:
    [fault] = faults(WrongToo)
    assert "action is i64, but int in Step" in fault


def test_the_types_of_the_kernel_are_let_through() -> None:
    assert faults(Right) == []

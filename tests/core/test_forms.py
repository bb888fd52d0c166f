"""Fields that are declared once: saved, read within their bounds, copied, and their copies written out."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import epoka
from epoka import forms
from epoka.copies import BEGIN, END, assignments, declarations, modules, observations, source_of, written_out
from epoka.core.bits import Packed, count_bits, has, members, set_with
from tests.games.parley import Parley


class Purse(forms.Part):
    """A part with two fields."""

    def __init__(self) -> None:
        self.coins = 0
        self.keys: list[int] = []

    def forms(self) -> forms.Forms:
        return {"coins": forms.Number(0, 9), "keys": forms.Several(3)}


def purse(coins: int, *keys: int) -> Purse:
    made = Purse()
    made.coins, made.keys = coins, list(keys)
    return made


FORMS: list[tuple[forms.Form, Any, Any, Any]] = [
    (forms.Number(-1, 5), -1, -1, 6),
    (forms.Flag(), True, True, 1),
    (forms.Word(["", "deck"]), "deck", "deck", "decks"),
    (forms.Bits(4), 0b1010, [1, 3], [4]),
    (forms.Bits(3, ["war", "coin", "wagon"]), 0b101, ["war", "wagon"], ["waggon"]),
    (forms.Numbers(2, 0, 4), [4, 0], [4, 0], [4]),
    (forms.Several(2, 0, 4), [3], [3], [1, 2, 3]),
    (forms.Words(3, ["oak", "elm"]), [1, 1], ["elm", "elm"], ["elm"] * 4),
    (forms.Each(2, forms.Several(2)), [[1], []], [[1], []], [[1]]),
    (forms.Each(2, forms.Numbers(1), least=0), [[1]], [[1]], [[1], [1], [1]]),
    (forms.InPlaces([forms.Numbers(1), forms.Numbers(2)]), [[1], [2, 3]], [[1], [2, 3]], [[2, 3], [1]]),
    (forms.Shared(forms.Numbers(1)), [7], [7], [True]),
]


@pytest.mark.parametrize(("form", "value", "data", "wrong"), FORMS)
def test_a_field_is_saved_and_read_within_its_bounds(form: forms.Form, value: Any, data: Any, wrong: Any) -> None:
    assert (form.write(value), form.read(data), form.copied(value)) == (data, value, value)
    with pytest.raises(ValueError, match=r"is no whole number|, not|words|true nor false"):
        form.read(wrong)


@pytest.mark.parametrize(("form", "value"), [(form, value) for form, value, _, _ in FORMS if isinstance(value, list)])
def test_what_is_saved_read_or_copied_changes_on_its_own(form: forms.Form, value: list[Any]) -> None:
    data = form.write(value)
    for twin in (data, form.read(data), *([] if isinstance(form, forms.Shared) else [form.copied(value)])):
        before = repr(value), repr(data)
        deepest(twin).append(99)
        assert repr(value) == before[0]
        if twin is not data:
            assert repr(data) == before[1]


def deepest(value: list[Any]) -> list[Any]:
    return deepest(value[0]) if value and isinstance(value[0], list) else value


@pytest.mark.parametrize(("form", "value"), [(form, value) for form, value, _, _ in FORMS])
def test_the_expression_that_is_written_out_copies_as_the_form_does(form: forms.Form, value: Any) -> None:
    owner = SimpleNamespace(field=value)
    copied = eval(form.copying("self.field"), {"self": owner})
    assert copied == form.copied(value)
    assert (copied is value) == (form.copied(value) is value)


def test_lists_within_lists_of_lists_are_copied_to_the_bottom() -> None:
    form = forms.Each(1, forms.Each(1, forms.Numbers(1)))
    owner = SimpleNamespace(field=[[[1]]])
    copied = eval(form.copying("self.field"), {"self": owner})
    copied[0][0].append(2)
    assert (owner.field, copied) == ([[[1]]], [[[1, 2]]])


def test_parts_are_saved_read_and_copied_by_their_own_forms() -> None:
    form = forms.Each(2, forms.PartOf(Purse))
    value = [purse(3, 1, 2), purse(0)]
    data = form.write(value)
    assert data == [{"coins": 3, "keys": [1, 2]}, {"coins": 0, "keys": []}]
    assert form.write(form.read(data)) == data
    copied = form.copied(value)
    copied[0].keys.append(9)
    assert (value[0].keys, form.copying("self.purses")) == ([1, 2], "[entry.copy() for entry in self.purses]")


def test_what_follows_from_other_fields_is_copied_but_not_saved() -> None:
    declared: forms.Forms = {"coins": forms.Number(), "twice": forms.Follows(forms.Numbers(1)), "map": forms.Follows()}
    old, new = SimpleNamespace(coins=1, twice=[2], map=object()), SimpleNamespace()
    assert forms.saved_fields(old, declared) == {"coins": 1}
    forms.copy_fields(old, new, declared)
    assert (new.coins, new.twice, new.map) == (1, [2], old.map)
    assert new.twice is not old.twice
    forms.load_fields(new, declared, {"coins": 5})
    assert (new.coins, new.twice) == (5, [2])


@pytest.mark.parametrize("solo", [True, False])
def test_a_field_that_exists_only_somewhere_is_saved_and_copied_there(solo: bool) -> None:
    form = forms.Where("solo", solo, forms.PartOf(Purse))
    old, new = SimpleNamespace(solo=solo, rival=purse(3)), SimpleNamespace()
    assert forms.saved_fields(old, {"rival": form}) == ({"rival": {"coins": 3, "keys": []}} if solo else {})
    forms.copy_fields(old, new, {"rival": form})
    copied = eval(form.copying("self.rival"), {"self": old})
    assert (new.rival is old.rival, copied is old.rival) == (not solo, not solo)


def test_a_field_that_a_snapshot_lacks_makes_it_damaged(dealt: Parley) -> None:
    data = dealt.snapshot()
    del data["pieces"]["spent"]
    with pytest.raises(epoka.BadSnapshot, match="spent"):
        dealt.game.restore(data)


# ---- copies written out ----------------------------------------------------------------------------------------------

DECLARED: forms.Forms = {"coins": forms.Number(), "keys": forms.Several(3)}
WRITTEN = ["new.coins = self.coins", "new.keys = self.keys.copy()"]


def copying_class(name: str, *block: str) -> str:
    """A class whose method `copy` has these lines in it."""
    lines = [f"class {name}:", "    def copy(self):", *[f"        {line}" for line in block], "        return new"]
    return "\n".join(lines) + "\n"


def test_the_fields_of_a_class_are_copied_between_its_two_marks_and_nothing_else_changes() -> None:
    stale = copying_class("Purse", "before()", BEGIN, "new.gone = self.gone", END, "after()")
    others = copying_class("Other", BEGIN, "new.own = self.own", END) + copying_class("Plain", "pass")
    fresh = copying_class("Purse", "before()", BEGIN, *WRITTEN, END, "after()")
    declared = {"Purse": DECLARED, "Plain": DECLARED}
    assert assignments(DECLARED) == WRITTEN
    assert written_out(stale + others, declared) == fresh + others
    assert written_out(others + stale, declared) == others + fresh


def test_a_class_has_a_block_in_its_method_that_observes_too() -> None:
    def observing_class(*block: str) -> str:
        lines = ["class Purse:", "    def observe(self, out):", *[f"        {line}" for line in (BEGIN, *block, END)]]
        return "\n".join([*lines, "", "    def other(self):", "        pass"]) + "\n"

    lines = ["put(out, self.coins)", "put_list(out, self.keys, 3, 3)"]
    assert observations(DECLARED) == lines
    assert written_out(observing_class("stale()"), {"Purse": DECLARED}) == observing_class(*lines)


@pytest.mark.parametrize("marks", [[BEGIN], [END], [END, BEGIN], [BEGIN, END, BEGIN, END]])
def test_marks_that_do_not_enclose_one_block_are_refused(marks: list[str]) -> None:
    with pytest.raises(ValueError, match=r"class Purse .* once, and then"):
        written_out(copying_class("Purse", *marks), {"Purse": DECLARED})


@pytest.mark.parametrize("game", ["civolution", "founders", "stone-age"])
def test_the_state_of_a_game_and_its_parts_have_their_copies_written_out(game: str) -> None:
    written = modules()
    assert [kind for kind, _ in declarations(epoka.game(game)) if source_of(kind) not in written] == []


# ---- packed numbers --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("numbers", [[], [0], [3, 5], [0, 31, 32, 40, 62]])
def test_a_set_of_bits_has_its_members(numbers: list[int]) -> None:
    bits = set_with(numbers)
    assert members(bits) == numbers
    assert count_bits(bits) == len(numbers)
    assert [number for number in range(63) if has(bits, number)] == numbers


def test_packed_parts_come_apart_again() -> None:
    tribes = Packed([21, 4, 2])
    assert (tribes.size, tribes.pack([3, 1, 0])) == (168, 3 * 8 + 1 * 2)
    assert [tribes.pack(tribes.unpack(number)) for number in range(168)] == [*range(168)]


@pytest.mark.parametrize("parts", [[0, 4, 0], [-1, 0, 0], [0, 0]])
def test_parts_that_do_not_fit_are_refused(parts: list[int]) -> None:
    with pytest.raises(ValueError, match="does not fit into parts of"):
        Packed([21, 4, 2]).pack(parts)
    with pytest.raises(ValueError, match="168 is no number of parts"):
        Packed([21, 4, 2]).unpack(168)

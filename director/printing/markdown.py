"""The small part of Markdown the handbook is written in: headings, paragraphs, lists, bold, italic, keys.

Examples stand between two lines of three backticks, and are kept as they are.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

BlockKind = Literal["heading", "paragraph", "bullet", "number", "example"]
SpanKind = Literal["plain", "bold", "italic", "key", "example"]

_FENCE = "```"

_HEADING = re.compile(r"(#{1,4})\s+(.*)")
_BULLET = re.compile(r"[-*]\s+(.*)")
_NUMBER = re.compile(r"(\d+)[.)]\s+(.*)")
_TABLE_RULE = re.compile(r"\|?[\s:|-]+\|?")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_SPAN = re.compile(
    r"\*\*(?P<bold>.+?)\*\*|(?<!\w)[*_](?=\S)(?P<italic>[^*_]+)(?<=\S)[*_](?!\w)|`(?P<key>[^`]+)`|<kbd>(?P<kbd>.+?)</kbd>"
)


class Span(NamedTuple):
    """Text of one kind inside a block."""

    kind: SpanKind
    text: str


class Block(NamedTuple):
    """A heading, a paragraph, a point of a list, or one line of an example."""

    kind: BlockKind
    level: int
    """Of a heading, from 1; the number of a numbered point; spaces before a line of an example; else 0."""
    spans: tuple[Span, ...]


def spans_of(text: str) -> tuple[Span, ...]:
    """A line as spans. What is no markup stays as it stands.

    >>> [span.text for span in spans_of("press `Ctrl+K`, **then** Enter")]
    ['press ', 'Ctrl+K', ', ', 'then', ' Enter']
    """
    text = _LINK.sub(r"\1", text)
    spans: list[Span] = []
    at = 0
    for found in _SPAN.finditer(text):
        if found.start() > at:
            spans.append(Span("plain", text[at : found.start()]))
        if found["bold"]:
            spans.append(Span("bold", found["bold"].replace("`", "")))
        elif found["italic"]:
            spans.append(Span("italic", found["italic"]))
        else:
            spans.append(Span("key", found["key"] or found["kbd"]))
        at = found.end()
    if at < len(text):
        spans.append(Span("plain", text[at:]))
    return tuple(spans)


def blocks_of(text: str) -> list[Block]:
    r"""A page as blocks. Lines that follow each other without an empty line belong together.

    >>> [(block.kind, block.level) for block in blocks_of("See\n```\nso:\n  this\n```")]
    [('paragraph', 0), ('example', 0), ('example', 2)]
    """
    blocks: list[Block] = []
    open_block: tuple[BlockKind, int, list[str]] | None = None
    in_example = False

    def close() -> None:
        nonlocal open_block
        if open_block:
            kind, level, lines = open_block
            blocks.append(Block(kind, level, spans_of(" ".join(lines))))
        open_block = None

    for whole in text.splitlines():
        line = whole.strip()
        if line.startswith(_FENCE):
            close()
            in_example = not in_example
            continue
        if in_example:
            blocks.append(Block("example", len(whole) - len(whole.lstrip()), (Span("example", line),)))
            continue
        begun = _begun(line)
        if not line or begun:
            close()
        if begun:
            open_block = begun
        elif line and open_block and open_block[0] != "heading":
            open_block[2].append(line)
        elif line:
            close()
            open_block = ("paragraph", 0, [line])
    close()
    return blocks


def _begun(line: str) -> tuple[BlockKind, int, list[str]] | None:
    """The block that this line begins, unless it goes on with the one before."""
    if found := _HEADING.fullmatch(line):
        return "heading", len(found[1]), [found[2]]
    if found := _BULLET.fullmatch(line):
        return "bullet", 0, [found[1]]
    if found := _NUMBER.fullmatch(line):
        return "number", int(found[1]), [found[2]]
    if line.startswith("|"):
        if _TABLE_RULE.fullmatch(line):
            return "paragraph", 0, []
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        return "bullet", 0, [" — ".join(cell for cell in cells if cell)]
    return None

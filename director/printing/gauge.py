"""A pen without ink: finds what is too long for its place on a page, before anything is printed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, cast

from director.printing.pen import INK, LINE, Align, Colour, Pen
from director.printing.text import Layout


class _NoCanvas:
    """Takes whatever a canvas is asked for, and draws none of it."""

    def __getattr__(self, _name: str) -> Any:
        return self

    def __call__(self, *_values: object, **_more: object) -> Any:
        return self


class Gauge(Pen):
    """Measures as the pen that draws; the logo takes its room, as large as any may be."""

    __slots__ = ()

    draws = False

    def __init__(self) -> None:
        super().__init__(cast(Any, _NoCanvas()))

    def draw_logo(
        self, x: float, top: float, high: float, wide: float, *, align: Align = "left", gap: float = 0
    ) -> float:
        """Room for the widest logo: what is whole beside it is whole beside any."""
        del x, top, high, align
        return wide + gap

    @contextmanager
    def within(self, x: float, y: float, scale: float) -> Iterator[None]:
        """Nothing moves."""
        del x, y, scale
        yield

    def fill(self, colour: Colour) -> None:
        """No colour."""

    def stroke(self, colour: Colour, thick: float) -> None:
        """No line."""

    def line(
        self, x: float, y: float, to_x: float, to_y: float, *, colour: Colour = LINE, thick: float = 0.5
    ) -> None:
        """No line."""

    def box(self, x: float, y: float, size: float, *, colour: Colour = INK, thick: float = 0.8) -> None:
        """No box."""

    def rectangles(self, x: float, y: float, scale: float, rectangles: Iterable[str]) -> None:
        """No code."""

    def _show(self, x: float, y: float, ready: Layout, colour: Colour) -> None:
        """No letters."""

"""Which bundled font draws a character: the chain of each style, loaded only when a text needs it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from director.host import resources

if TYPE_CHECKING:
    from reportlab.pdfbase.ttfonts import TTFont

Style = Literal["regular", "bold", "italic", "bold-italic"]
"""The styles that documents use."""

STAND_IN: Final = "\N{REPLACEMENT CHARACTER}"
"""Drawn for a character that no bundled font has; Noto Sans has it in every style."""


class Source(NamedTuple):
    """A family of font files and the characters that it is asked for."""

    regular: str
    bold: str = ""
    italic: str = ""
    bold_italic: str = ""
    ranges: tuple[tuple[int, int], ...] = ((0x20, 0x10FFFF),)
    """Code points, both ends included. Keeps big files unread until a text needs them."""

    def file(self, style: Style) -> str:
        """The nearest file of the family for a style."""
        nearest = {
            "regular": (self.regular,),
            "bold": (self.bold, self.regular),
            "italic": (self.italic, self.regular),
            "bold-italic": (self.bold_italic, self.bold, self.regular),
        }
        return next(name for name in nearest[style] if name)

    def may_have(self, code: int) -> bool:
        """Whether the family is asked for this code point at all."""
        return any(low <= code <= high for low, high in self.ranges)


_CJK = (
    (0x2E80, 0x312F),
    (0x3190, 0xA4CF),
    (0xF900, 0xFAFF),
    (0xFE30, 0xFE4F),
    (0xFF00, 0xFFEF),
    (0x20000, 0x3FFFF),
)
_HANGUL = ((0x1100, 0x11FF), (0x3130, 0x318F), (0xA960, 0xA97F), (0xAC00, 0xD7FF))
_ARABIC = ((0x600, 0x6FF), (0x750, 0x77F), (0x8A0, 0x8FF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFE))

CHAIN: Final = (
    Source("NotoSans-Regular", "NotoSans-Bold", "NotoSans-Italic", "NotoSans-BoldItalic"),
    Source("NotoSansArmenian-Regular", "NotoSansArmenian-Bold", ranges=((0x530, 0x58F), (0xFB13, 0xFB17))),
    Source(
        "NotoSansGeorgian-Regular",
        "NotoSansGeorgian-Bold",
        ranges=((0x10A0, 0x10FF), (0x1C90, 0x1CBF), (0x2D00, 0x2D2F)),
    ),
    Source("NotoSansHebrew-Regular", "NotoSansHebrew-Bold", ranges=((0x590, 0x5FF), (0xFB1D, 0xFB4F))),
    Source("NotoSansArabic-Regular", "NotoSansArabic-Bold", ranges=_ARABIC),
    Source("NotoSansThai-Regular", "NotoSansThai-Bold", ranges=((0xE00, 0xE7F),)),
    Source("DroidSansFallbackFull", ranges=_CJK),
    Source("NanumGothic", "NanumGothicBold", ranges=(*_HANGUL, *_CJK)),
    Source("DejaVuSans", "DejaVuSans-Bold"),
)
"""Where a character is looked for, in this order."""


class Face:
    """A loaded font in one style."""

    __slots__ = ("embolden", "font", "name", "widths")

    def __init__(self, name: str, font: TTFont, *, embolden: bool) -> None:
        self.name = name
        """As reportlab knows it."""
        self.font = font
        glyphs, advances = font.face.charToGlyph, font.face.charWidths
        self.widths: dict[str, float] = {
            chr(code): advances.get(code, font.face.defaultWidth)
            for code in glyphs
            if 0x20 <= code <= 0x10FFFF
        }
        """Advance of every character it has, in thousandths of the size."""
        self.embolden = embolden
        """There is no bold file, so bold is drawn by a stroke round each letter."""

    def width(self, text: str, size: float) -> float:
        """Width in points of a text of which the face has every character."""
        return sum(map(self.widths.__getitem__, text)) * size / 1000


@cache
def _face(file: str, embolden: bool) -> Face:
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    if file not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(TTFont(file, str(resources.path(f"fonts/{file}.ttf"))))
    font = pdfmetrics.getFont(file)
    if not isinstance(font, TTFont):
        raise TypeError(f"{file} is no TrueType font")
    return Face(file, font, embolden=embolden)


@cache
def _face_of(source: Source, style: Style) -> Face:
    file = source.file(style)
    return _face(file, "bold" in style and file == source.regular)


@cache
def main_face(style: Style) -> Face:
    """The face that draws nearly everything: Noto Sans."""
    return _face_of(CHAIN[0], style)


@cache
def face_for(character: str, style: Style) -> Face | None:
    """The first face of the chain that has a character, or None when no bundled font has it."""
    code = ord(character)
    for source in CHAIN:
        if source.may_have(code):
            face = _face_of(source, style)
            if character in face.widths:
                return face
    return None if style == "regular" else _thickened(character, "bold" in style)


def _thickened(character: str, embolden: bool) -> Face | None:
    """Some bold and italic files hold fewer characters than the regular one beside them."""
    upright = face_for(character, "regular")
    return _face(upright.name, embolden) if upright else None

"""The staff handbook: one short page a job, in the language spoken, opened by F1 at the page that fits."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from director.gui import fonts, theme
from director.gui.theme import Size
from director.gui.whole_on_screen import room_for
from director.host import i18n, resources
from director.host.i18n import _

SIZE: Final = QSize(932, 620)
_PATH: Final = Qt.ItemDataRole.UserRole


class HandbookDialog(QDialog):
    """Titles at the left, the page at the right."""

    def __init__(self, about: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Handbook"))
        self.resize(SIZE.boundedTo(room_for(self).size()))
        self._titles, self._text = QListWidget(), QTextBrowser()
        self._titles.setProperty("part", "titles")
        self._text.setOpenExternalLinks(False)
        self._text.document().setDocumentMargin(24)
        split = QSplitter()
        split.addWidget(self._titles)
        split.addWidget(self._text)
        split.setStretchFactor(1, 1)
        split.setSizes([272, 660])
        self._titles.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        row.addWidget(split)
        whole.addLayout(row)
        self._titles.currentItemChanged.connect(self._on_current_changed)
        self._fill(about)

    def _fill(self, about: str) -> None:
        names = resources.listing(f"handbook/{i18n.current().language}", "*.md")
        names = names or resources.listing(f"handbook/{i18n.SOURCE}", "*.md")
        for name in names:
            item = QListWidgetItem(_title(resources.read_text(name)))
            item.setData(_PATH, name)
            self._titles.addItem(item)
            if about and about in name and self._titles.currentRow() < 0:
                self._titles.setCurrentItem(item)
        if self._titles.currentRow() < 0 and self._titles.count():
            self._titles.setCurrentRow(0)
        if not names:
            self._text.setPlainText(_("The handbook is missing from this copy of the program."))

    def _on_current_changed(self, item: QListWidgetItem | None, _before: QListWidgetItem | None) -> None:
        if item is not None:
            self._text.setMarkdown(resources.read_text(item.data(_PATH)))
            _let_breathe(self._text.document())


def _let_breathe(document: QTextDocument) -> None:
    """Give headings and paragraphs the distances of a printed page."""
    block, after_example = document.begin(), False
    while block.isValid():
        form, level = block.blockFormat(), block.blockFormat().headingLevel()
        is_example = form.hasProperty(QTextFormat.Property.BlockCodeFence)
        form.setTopMargin({0: 12 if after_example else 4, 1: 0}.get(level, 20))
        form.setBottomMargin({0: 4, 1: 12}.get(level, 6))
        form.setLineHeight(125, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor = QTextCursor(block)
        if is_example:
            _set_example(form)
        cursor.setBlockFormat(form)
        if level:
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            letters = QTextCharFormat()
            letters.setFont(fonts.font(Size.TITLE if level == 1 else Size.STRONG, bold=True))
            cursor.mergeCharFormat(letters)
        _write_code(block)
        block, after_example = block.next(), is_example


def _set_example(form: QTextBlockFormat) -> None:
    """Lines of an example stand close together on a ground of their own, further in where they go on."""
    form.setTopMargin(0)
    form.setBottomMargin(0)
    form.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
    form.setLeftMargin(24)
    form.setTextIndent(-12)
    form.setNonBreakableLines(False)
    form.setBackground(theme.current().colour("hover"))


def _write_code(block: QTextBlock) -> None:
    """Keys and commands in our own font, set off by the ground behind them: no other is brought along."""
    letters, spots = QTextCharFormat(), []
    letters.setFontFamilies(list(fonts.FAMILIES))
    letters.setFontFixedPitch(False)
    letters.setBackground(theme.current().colour("hover"))
    pieces = block.begin()
    while not pieces.atEnd():
        piece = pieces.fragment()
        given = piece.charFormat()
        if given.fontFixedPitch() or "monospace" in (given.fontFamilies() or ()):
            spots.append((piece.position(), piece.length()))
        pieces += 1
    for start, length in spots:
        cursor = QTextCursor(block)
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(letters)


def _title(text: str) -> str:
    first = text.lstrip().splitlines()[0] if text.strip() else ""
    return first.lstrip("# ").strip()

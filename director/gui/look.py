"""How the program looks and speaks on this machine: theme and language, chosen here, kept in the settings."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication

from director.gui import qt_words, style, theme
from director.gui.theme import Choice
from director.host import i18n, settings
from director.host.settings import Settings

LOCALES: Final = {"en": "en_GB", "ru": "ru_RU"}
"""Whose customs Qt's own widgets (calendars, numbers) follow in a language."""


class Look(QObject):
    """The one place where theme and language change."""

    changed = Signal()
    """Theme or language is another one."""

    def __init__(self, app: QApplication, kept: Settings) -> None:
        super().__init__(app)
        self._app = app
        self._kept = kept
        self._translators: list[QTranslator] = []
        self._catalogue = b""
        app.styleHints().colorSchemeChanged.connect(self._on_system_changed)

    @property
    def choice(self) -> Choice:
        """Light, dark, or as the system is."""
        return Choice(self._kept.get(settings.THEME))

    @property
    def safe(self) -> bool:
        """Whether the colours are those that colour-blind eyes tell apart."""
        return self._kept.get(settings.COLOUR_SAFE)

    @property
    def language(self) -> str:
        """The language spoken now."""
        return i18n.current().language

    def put_on(self) -> None:
        """Wear what was chosen before; called once at the start."""
        self._wear()
        self._speak(self._kept.get(settings.LANGUAGE))

    def renew(self) -> None:
        """Look and speak as the settings say now, after they were changed as a whole."""
        self._wear()
        self._change_language(self._kept.get(settings.LANGUAGE))

    def choose(self, choice: Choice) -> None:
        """Wear another theme from now on."""
        self._kept.set(settings.THEME, choice.value)
        self._wear()
        self.changed.emit()

    def choose_safe(self, safe: bool) -> None:
        """Wear the colours that colour-blind eyes tell apart, or the usual ones."""
        self._kept.set(settings.COLOUR_SAFE, safe)
        self._wear()
        self.changed.emit()

    def speak(self, language: str) -> None:
        """Speak another language from now on, in every window that is open."""
        self._kept.set(settings.LANGUAGE, language)
        self._change_language(language)

    def _change_language(self, language: str) -> None:
        self._speak(language)
        for window in self._app.topLevelWidgets():
            QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
        self.changed.emit()

    def _wear(self) -> None:
        style.wear(self._app, theme.key_of(self.choice, safe=self.safe))

    def _speak(self, language: str) -> None:
        spoken = i18n.use(language).language
        QLocale.setDefault(QLocale(LOCALES[spoken]))
        for worn in self._translators:
            self._app.removeTranslator(worn)
            worn.deleteLater()
        self._translators.clear()
        if spoken != i18n.SOURCE:
            theirs, ours = QTranslator(self), QTranslator(self)
            folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            self._install(theirs, known=theirs.load(QLocale(spoken), "qtbase", "_", folder))
            # Qt reads on from these very bytes: they must live as long as the translator.
            self._catalogue = qt_words.catalogue(i18n.current())
            self._install(ours, known=ours.load(self._catalogue))

    def _install(self, translator: QTranslator, *, known: bool) -> None:
        if known:
            self._app.installTranslator(translator)
            self._translators.append(translator)
        else:
            translator.deleteLater()

    def _on_system_changed(self) -> None:
        if self.choice is Choice.SYSTEM:
            self._wear()
            self.changed.emit()

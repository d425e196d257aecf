"""One program for one account: a second start brings the first window to the front and ends."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDeadlineTimer, QLockFile, QObject, QThread, QTimer, Signal

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_PATIENCE: Final = 3000
"""Milliseconds a second start waits for the first to answer."""
_GREETING: Final = "show"


class SingleInstance(QObject):
    """Holds the lock of one home folder, or finds that another start holds it.

    The lock decides who is first, also when two start at the same moment or one was killed; the socket only
    carries the request to come to the front. It is opened when the window stands: the start has a budget.
    """

    asked = Signal(str)
    """Somebody started the program again; the file they named, or nothing."""

    def __init__(self, home: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = "floor-director-" + hashlib.sha256(str(home.absolute()).encode()).hexdigest()[:16]
        self._lock = QLockFile(str(home / "running.lock"))
        self._lock.setStaleLockTime(0)
        self._server: QLocalServer | None = None

    def is_first(self, file: str = "") -> bool:
        """Whether nobody was here before. Whoever was is asked to come to the front, with `file`."""
        if not self._lock.tryLock(0) and self._lock.error() is QLockFile.LockError.LockFailedError:
            return not self._greet(file)
        QTimer.singleShot(0, self, self.listen)
        return True

    def listen(self) -> None:
        """Hear later starts from now on."""
        from PySide6.QtNetwork import QLocalServer

        if self._server is not None:
            return
        # What a crash left behind answers nobody.
        QLocalServer.removeServer(self._name)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_new_connection)
        self._server.listen(self._name)

    def close(self) -> None:
        """Let the next start be the first."""
        if self._server is not None:
            self._server.close()
            self._server = None
        self._lock.unlock()

    def _greet(self, file: str) -> bool:
        """Ask the first to show itself; False where it does not answer, so that nobody is locked out."""
        from PySide6.QtNetwork import QLocalSocket

        # One that is just starting has the lock and no socket yet: it is asked for as long as patience lasts.
        patience = QDeadlineTimer(_PATIENCE)
        socket = QLocalSocket()
        while not patience.hasExpired():
            socket.connectToServer(self._name)
            if socket.waitForConnected(_PATIENCE):
                socket.write(f"{_GREETING}\n{file}\n".encode())
                socket.waitForBytesWritten(_PATIENCE)
                socket.disconnectFromServer()
                return True
            QThread.msleep(50)
        return False

    def _on_new_connection(self) -> None:
        while self._server is not None and self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.readyRead.connect(self._on_ready)
            socket.disconnected.connect(socket.deleteLater)
            if socket.bytesAvailable():
                self._read(socket)

    def _on_ready(self) -> None:
        from PySide6.QtNetwork import QLocalSocket

        socket = self.sender()
        if isinstance(socket, QLocalSocket):
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        lines = bytes(socket.readAll().data()).decode(errors="replace").split("\n")
        if lines[0] == _GREETING:
            self.asked.emit(lines[1] if len(lines) > 1 else "")

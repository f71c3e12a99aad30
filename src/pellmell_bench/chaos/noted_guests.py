"""Guests who write down what goes over their lines. They play by their game's own judgement, and come back by
themselves, as often as it takes."""

from pathlib import Path
from time import monotonic

from msgspec import Raw

from pellmell.client.mirror import TableMirror, ToldFrame
from pellmell.client.rest import Client
from pellmell.client.table_line import TableLine
from pellmell.kit.messages import Command
from pellmell.wire.frames import NO_ROUND, Happened, Hello, HouseFrame, Send, Time
from pellmell_bench.chaos.histories import HistoryFile, Note, Seen
from pellmell_bench.faults.evidence import view_text

BACK_SECONDS = 600.0  # that a guest goes on looking for the house


class NotedMirror(TableMirror):
    """Everything is noted as it was on the line, before anything is made of it."""

    def __init__(self, file: HistoryFile, secret: str = "", screen: bool = False) -> None:
        super().__init__(secret=secret, screen=screen)
        self.told_of_a_deed = 0.0  # when
        self._file = file

    def hello(self) -> Hello:
        self._file.write(Note(monotonic(), came=True))
        return super().hello()

    def send(self, command: Command) -> Send:
        frame = super().send(command)
        self._file.write(Note(monotonic(), said=frame))
        return frame

    def fold(self, frame: HouseFrame) -> ToldFrame:
        if not isinstance(frame, Time):
            now = monotonic()
            self._file.write(Note(now, told=frame))
            if isinstance(frame, Happened) and frame.seat is not None:
                self.told_of_a_deed = now
        return super().fold(frame)

    def note_view(self) -> None:
        """As it is now, from all that was told."""
        if self.table is not None:
            view = NO_ROUND if self.view is None else Raw(view_text(self.view))
            self._file.write(Note(monotonic(), seen=Seen(self.epoch, self.number, view)))


class NotedClient(Client):
    """Whoever comes to a table by it has a history of their own there."""

    def __init__(self, url: str, folder: Path) -> None:
        super().__init__(url, BACK_SECONDS)
        self.mirrors: list[NotedMirror] = []
        self._folder = folder
        self._files: list[HistoryFile] = []

    def join(self, code: str, name: str = "", secret: str = "", token: str = "") -> TableLine:
        return self._line(code, name, secret or f"the secret of {name} at table {code}", screen=False)

    def watch(self, code: str, screen: bool = False) -> TableLine:
        return self._line(code, "", "", screen)

    def _line(self, code: str, name: str, secret: str, screen: bool) -> TableLine:
        file = HistoryFile(self._folder, code, name.replace(" ", "-") or "watcher")
        self._files.append(file)
        mirror = NotedMirror(file, secret, screen)
        self.mirrors.append(mirror)
        return TableLine(self._socket(code), mirror, name, BACK_SECONDS)

    def close(self) -> None:
        """Once everybody has gone."""
        for file in self._files:
            file.close()

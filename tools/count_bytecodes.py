"""The work of a command, counted in bytecode instructions: the same number at every run.

    python -m tools.count_bytecodes              by layer, and by function
    python -m tools.count_bytecodes CHECKOUT     those of another checkout, to be compared

Times wander by more than a few per cent where others work, too; this does not. Counted are the commands of
races at a table of Ligretto, from the frame to what is told, without sockets and disk, as `pellmell bench
fairness --cost` has them. What C does, encoding and decoding above all, is no bytecode.
"""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from pellmell_bench.fairness.referee_cost import LINES, WINDOWS, BusyTable

ROOT = Path(__file__).resolve().parents[1]
WARMING_UP, COMMANDS = 1_000, 2_000
LAYERS = {"house": ("house",), "films": ("films",), "play": ("play",), "rules": ("games", "mechanics", "kit")}

Work = Counter[tuple[str, str]]  # instructions for a command, by file and function


class InstructionCounter:
    def __init__(self) -> None:
        self.counts = Counter[CodeType]()

    def run(self, call: Callable[[], None]) -> None:
        sys.settrace(self._enter)
        try:
            call()
        finally:
            sys.settrace(None)

    def _enter(self, frame: FrameType, event: str, argument: object) -> Any:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return self._trace

    def _trace(self, frame: FrameType, event: str, argument: object) -> Any:
        if event == "opcode":
            self.counts[frame.f_code] += 1
        return self._trace


def count(commands: int = COMMANDS) -> Work:
    table, counter = BusyTable("ligretto", LINES["alike"], max(WINDOWS)), InstructionCounter()
    table.turn(WARMING_UP)
    for command in table.commands(commands):
        counter.run(command)
    work = Work()
    for code, instructions in counter.counts.items():
        work[code.co_filename.rpartition("/pellmell/")[2], code.co_qualname] += instructions
    return work


def layer_of(file: str) -> str | None:
    folder = file.partition("/")[0]
    return next((layer for layer, folders in LAYERS.items() if folder in folders), None)


def told(work: Work, commands: int = COMMANDS) -> str:
    of_layer = {layer: sum(n for (file, _), n in work.items() if layer_of(file) == layer) for layer in LAYERS}
    layers = [f"{instructions / commands:8.0f} {layer}" for layer, instructions in of_layer.items()]
    functions = [
        f"{instructions / commands:8.1f} {file} {function}"
        for (file, function), instructions in work.most_common()
        if layer_of(file) and instructions >= commands
    ]
    return "\n".join([*layers, "", *functions])


def main() -> None:
    match sys.argv[1:]:
        case []:
            print(told(count()))
        case [checkout]:
            paths = os.pathsep.join([str(Path(checkout) / "src"), str(ROOT)])
            command = [sys.executable, "-P", "-m", "tools.count_bytecodes"]
            raise SystemExit(subprocess.call(command, env={**os.environ, "PYTHONPATH": paths}))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()

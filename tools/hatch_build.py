"""Called by hatchling: a package that is built has the client in it."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable package needs none: ./run and ./test build it when it is asked for."""
        if version != "editable":
            runpy.run_path(str(Path(self.root) / "tools" / "build_client.py"))["build"]()

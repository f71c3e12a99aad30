"""Programs of the system, in places that not everybody's PATH has."""

import os
import shutil

FURTHER_PLACES = "/usr/sbin", "/usr/local/sbin"


def find_program(name: str) -> str | None:
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *FURTHER_PLACES]))

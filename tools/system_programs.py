"""Programs of the system with which tests try what is in deploy/: haproxy, and what checks units and makes
certificates.

`python -m tools.system_programs` installs those that are missing, where that is possible without asking: with
apt-get, as root. Otherwise their tests are left out.
"""

import os
import sys

from pellmell_bench.system_programs import find_program
from tools.apt import install_packages

PACKAGES = {"haproxy": "haproxy", "openssl": "openssl", "systemd-analyze": "systemd"}


def install() -> None:
    missing = [name for name in PACKAGES if find_program(name) is None]
    if not missing:
        return
    if sys.platform != "linux" or os.geteuid() != 0 or find_program("apt-get") is None:
        print(f"Without {', '.join(missing)}, some tests of deploy/ are left out", file=sys.stderr)
        return
    print(f"Installing {', '.join(missing)} ...", file=sys.stderr)
    install_packages(["--no-install-recommends", *(PACKAGES[name] for name in missing)])


if __name__ == "__main__":
    install()

"""Certificates that nobody has signed, for tests of TLS."""

import subprocess
from pathlib import Path

from tests.deploy.needed import needed
from tests.deploy.services import SECONDS


def certificate_for_loopback(folder: Path) -> Path:
    """With its key, in one file."""
    file, request = folder / "loopback.pem", "req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256"
    names = ["-subj", "/CN=loopback", "-addext", "subjectAltName=IP:127.0.0.1"]
    files = ["-keyout", str(file), "-out", str(folder / "only")]
    command = [needed("openssl"), *request.split(), *names, *files]
    subprocess.run(command, check=True, capture_output=True, timeout=SECONDS)
    file.write_text(file.read_text() + (folder / "only").read_text())
    return file

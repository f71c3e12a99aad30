"""Backups of a house in PostgreSQL, by its own programs: pg_dump and pg_restore."""

import asyncio
import os
import shutil
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit, urlunsplit

from pellmell.stores.address import shown_address
from pellmell.stores.errors import InUse, StoreError
from pellmell.stores.postgres.connections import connect
from pellmell.stores.postgres.error_advice import explained_at

OF_LIBPQ = {
    "application_name", "channel_binding", "connect_timeout", "hostaddr", "options", "passfile", "service",
    "sslcert", "sslcrl", "sslkey", "sslmode", "sslrootcert", "target_session_attrs",
}  # fmt: skip
IS_EMPTY = """
    SELECT NOT EXISTS (SELECT 1 FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema'))
"""


async def back_up(address: str, copy: Path) -> None:
    """Everything that is committed at this moment. The copy appears under its name when it is whole, and is
    for nobody else to read."""
    if not copy.parent.is_dir():
        raise StoreError(f"there is no folder {copy.parent}: make it, or name another place")
    part = copy.with_name(copy.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        await _run("pg_dump", "--format=custom", f"--file={part}", address=address)
        await check(part)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(copy)
    finally:
        part.unlink(missing_ok=True)


async def check(copy: Path) -> None:
    """That all of it can be read."""
    await _run("pg_restore", f"--file={os.devnull}", str(copy))


async def restore(copy: Path, address: str) -> None:
    """Into a database with nothing in it: nothing that is there can be lost."""
    await check(copy)
    with explained_at(address):
        connection = await connect(address)
        try:
            if not await connection.fetchval(IS_EMPTY):
                raise InUse(
                    "there is something in it: make a new one with createdb, and name that with --database"
                )
        finally:
            connection.terminate()
    how = "--no-owner", "--exit-on-error", "--single-transaction"
    await _run("pg_restore", *how, str(copy), address=address)


async def _run(program: str, *arguments: str, address: str = "") -> None:
    """The password is in the environment: others of this machine can read a command line."""
    where = shutil.which(program)
    if where is None:
        raise StoreError(
            f"{program} is not installed here: install the client programs of PostgreSQL (on Debian, "
            "postgresql-client), or use the backups of whoever runs the database"
        )
    target, environment = _for_libpq(address) if address else ("", {})
    process = await asyncio.create_subprocess_exec(
        where,
        *arguments,
        *([f"--dbname={target}"] if target else []),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, **environment},
    )
    _, said = await process.communicate()
    if process.returncode != 0:
        lines = said.decode(errors="replace").strip().splitlines() or ["it does not say why"]
        raise StoreError(f"{shown_address(address)}: {lines[-1]}" if address else lines[-1])


def _for_libpq(address: str) -> tuple[str, dict[str, str]]:
    """What asyncpg takes for a setting of the server, libpq wants in an option of its own."""
    parts = urlsplit(address)
    login, at, hosts = parts.netloc.rpartition("@")
    user, _, password = login.partition(":")
    query = dict(parse_qsl(parts.query))
    settings = [f"-c {name}={value}" for name, value in query.items() if name not in OF_LIBPQ]
    kept = urlencode({name: value for name, value in query.items() if name in OF_LIBPQ})
    environment = {"PGPASSWORD": unquote(password)} if password else {}
    if settings:
        environment["PGOPTIONS"] = " ".join(settings)
    return urlunsplit(parts._replace(netloc=f"{user}{at}{hosts}", query=kept)), environment

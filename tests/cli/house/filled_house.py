"""A house with a table and a match in it, on any kind of database; and what a command prints about it."""

from pathlib import Path

from msgspec.structs import replace

from pellmell.house.changes import ReleaseTable, SaveTable
from pellmell.house.keys import person
from pellmell.house.records import Chair
from pellmell.house.tokens import new_token
from pellmell.play.messages import Player
from pellmell.stores.address import Address
from pellmell.stores.opening import open_store
from pellmell.testing import NotedOwner
from tests.command_line import Run
from tests.stores.postgres.stores import connected
from tests.stores.sqlite.database_files import run_sql
from tests.stores.sqlite.stepped_store import a_table, played

SECRET = new_token()


async def fill(database: Address) -> None:
    async with open_store(database, "process") as store:
        ash = Chair(Player("Ash", person(SECRET, store.house_key)), token_hash="?")
        await store.reserve("ACDEFG")
        table = replace(a_table("ACDEFG"), chairs=[ash], epoch=1)
        store.write(NotedOwner(), [SaveTable(table), *played(1), ReleaseTable("ACDEFG", 1)])
        await store.flush()
    await made_long_ago(database)


async def made_long_ago(database: Address) -> None:
    """Nothing in it is older than the house."""
    if isinstance(database, Path):
        run_sql(database, "UPDATE house SET value = 0 WHERE key = 'made'")
    else:
        async with connected(database) as connection:
            await connection.execute("UPDATE house SET value = '0' WHERE key = 'made'")


def printed(run: Run, *arguments: object) -> str:
    result = run("house", *arguments)
    assert (result.exit_code, result.stderr) == (0, ""), result.stderr
    return result.stdout

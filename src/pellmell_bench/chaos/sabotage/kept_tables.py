"""A node that was deposed while its line was broken, and enters anew with all the tables that it had."""

from pellmell.cli.main import app
from pellmell.stores.postgres import fence
from pellmell.stores.postgres.connections import Connection

URL = "SELECT url FROM nodes WHERE id = $1"

rejoin = fence.rejoin


async def rejoin_or_enter(connection: Connection, node: fence.Node) -> fence.Node:
    try:
        return await rejoin(connection, node)
    except fence.Deposed:
        return await fence.enter(connection, await connection.fetchval(URL, node.id))


if __name__ == "__main__":
    fence.rejoin = rejoin_or_enter
    app(prog_name="pellmell")

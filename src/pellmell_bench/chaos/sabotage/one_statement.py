"""A node that deposes, claims and reads in one statement. It sees what there was before it had to wait."""

from pellmell.cli.main import app
from pellmell.house.ports import Elsewhere
from pellmell.play.waking import Tail, tail_of
from pellmell.stores.postgres import fence, reader
from pellmell.stores.postgres.connections import Connection

MATCH = "SELECT (convert_from(record, 'UTF8')::json ->> 'match')::bigint FROM tables WHERE code = $1"
CLAIM_AND_READ = """
    WITH deposed AS (
        UPDATE nodes SET fence = fence + 1, until = '-infinity'
        WHERE id = $3 AND until > '-infinity' AND until < clock_timestamp() RETURNING id
    ), taken AS (
        UPDATE tables SET owner = $1, epoch = epoch + 1
        WHERE (SELECT count(*) FROM deposed) >= 0 AND code = $2 AND owner = $3 AND epoch = $4
        AND NOT EXISTS (SELECT 1 FROM nodes WHERE id = $3 AND until >= clock_timestamp())
        RETURNING epoch
    )
    SELECT epoch, ARRAY(SELECT line FROM lines WHERE match = $5 ORDER BY n) AS lines FROM taken
"""

claim, tail = fence.claim, reader.tail
read_with_the_claim: dict[int, Tail] = {}


async def claim_and_read(
    connection: Connection, node: fence.Node, code: str
) -> fence.TakenTable | Elsewhere | None:
    row = await connection.fetchrow(fence.LOOK, code)
    match = await connection.fetchval(MATCH, code)
    if row is None or match is None or row["owner"] in (None, node.id):
        return await claim(connection, node, code)
    wanted = node.id, code, row["owner"], row["epoch"], match
    if (taken := await connection.fetchrow(CLAIM_AND_READ, *wanted)) is None:
        return await claim(connection, node, code)
    read_with_the_claim[match] = tail_of(taken["lines"])
    return fence.TakenTable(taken["epoch"], "gone")


async def read_before(connection: Connection, number: int, version: int) -> Tail:
    if (known := read_with_the_claim.pop(number, None)) is not None:
        return known
    return await tail(connection, number, version)


if __name__ == "__main__":
    fence.claim = claim_and_read
    reader.tail = read_before
    app(prog_name="pellmell")

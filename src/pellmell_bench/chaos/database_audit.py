"""The audit notes in the database itself who writes what and by what right. It is the bench's own: columns
with defaults, triggers, and a gate in the fence, to stop a node in the middle of a commit."""

from collections import defaultdict
from time import monotonic

from pellmell.stores.postgres.connections import Connection
from pellmell_bench.chaos.written import Claim, Fencing, Written, WrittenEntry, WrittenFilm, WrittenMatch

GATE = 4711  # an advisory lock by this number and that of a node: who holds it keeps the node's commits back

INSTALL = f"""
CREATE TABLE audit_claims (
    number bigserial, code text, epoch bigint, owner bigint, at timestamptz, needs int);
CREATE TABLE audit_fencings (
    number bigserial, node bigint, fence bigint, at timestamptz, gone boolean, release int);
ALTER TABLE lines
    ADD COLUMN audit_at timestamptz DEFAULT clock_timestamp(),
    ADD COLUMN audit_node bigint DEFAULT nullif(current_setting('audit.node', true), '')::bigint,
    ADD COLUMN audit_fence bigint DEFAULT nullif(current_setting('audit.fence', true), '')::bigint;

CREATE FUNCTION audit_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO audit_claims (code, epoch, owner, at, needs)
        VALUES (NEW.code, NEW.epoch, NEW.owner, clock_timestamp(), coalesce(OLD.needs, 0));
    RETURN NULL;
END $$;
CREATE TRIGGER audit_first_claim AFTER INSERT ON tables FOR EACH ROW EXECUTE FUNCTION audit_claim();
CREATE TRIGGER audit_claim AFTER UPDATE ON tables FOR EACH ROW
    WHEN (OLD.owner IS DISTINCT FROM NEW.owner OR OLD.epoch <> NEW.epoch) EXECUTE FUNCTION audit_claim();

CREATE FUNCTION audit_fencing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO audit_fencings (node, fence, at, gone, release)
        VALUES (NEW.id, NEW.fence, clock_timestamp(), NEW.until = '-infinity', NEW.release);
    RETURN NULL;
END $$;
CREATE TRIGGER audit_entering AFTER INSERT ON nodes FOR EACH ROW EXECUTE FUNCTION audit_fencing();
CREATE TRIGGER audit_fencing AFTER UPDATE ON nodes FOR EACH ROW
    WHEN (OLD.fence <> NEW.fence) EXECUTE FUNCTION audit_fencing();

ALTER FUNCTION check_fence(bigint, bigint) RENAME TO fence_of_the_house;
CREATE FUNCTION check_fence(me bigint, my_fence bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM fence_of_the_house(me, my_fence);
    PERFORM set_config('audit.node', me::text, true), set_config('audit.fence', my_fence::text, true);
    PERFORM pg_advisory_xact_lock_shared({GATE}, me::int);
END $$;
"""

LINES = """
    SELECT matches.number, matches.code, n, line,
        extract(epoch FROM audit_at)::float8 AS at, audit_node, audit_fence
    FROM matches LEFT JOIN lines ON lines.match = matches.number
    ORDER BY matches.began, matches.number, n, audit_at
"""
CLAIMS = """
    SELECT code, epoch, owner, extract(epoch FROM at)::float8, needs FROM audit_claims ORDER BY at, number
"""
FENCINGS = """
    SELECT node, fence, extract(epoch FROM at)::float8, gone, release FROM audit_fencings ORDER BY at, number
"""
FILMS = "SELECT match, round, film FROM films ORDER BY match, round"
LISTED = "SELECT match, count(*) AS people FROM seats GROUP BY match"
NOW = "SELECT extract(epoch FROM clock_timestamp())::float8"


async def install(connection: Connection) -> None:
    """Once there is a house, and before anybody is in it."""
    async with connection.transaction():
        await connection.execute(INSTALL)


async def read(connection: Connection, with_films: bool = True) -> Written:
    """As of one moment."""
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        return await _read(connection, with_films)


async def _read(connection: Connection, with_films: bool) -> Written:
    matches: dict[int, WrittenMatch] = {}
    films: dict[int, list[WrittenFilm]] = defaultdict(list)
    for film in await connection.fetch(FILMS) if with_films else ():
        films[film["match"]].append(WrittenFilm(film["round"], film["film"]))
    listed = {row["match"]: row["people"] for row in await connection.fetch(LISTED)} if with_films else {}
    for row in await connection.fetch(LINES):
        number = row["number"]
        of_match = films[number] if with_films else None
        match = matches.setdefault(
            number, WrittenMatch(number, row["code"], [], of_match, listed.get(number, 0))
        )
        if row["n"] is not None:
            match.entries.append(
                WrittenEntry(row["n"], row["line"], row["at"], row["audit_node"], row["audit_fence"])
            )
    claims = [Claim(*row) for row in await connection.fetch(CLAIMS)]
    fencings = [Fencing(*row) for row in await connection.fetch(FENCINGS)]
    ahead = await connection.fetchval(NOW) - monotonic()
    return Written(list(matches.values()), claims, fencings, ahead)

"""Whatever is wrong with the database: a word tells what to do, players hear that the house can't write, and
once it is mended, everything goes on by itself."""

import asyncio
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from pellmell.house.live_table import CANNOT_WRITE
from pellmell.stores.errors import StoreError
from pellmell.stores.postgres import writer
from pellmell.testing.postgres_server import PostgresServer
from tests.stores.postgres.stores import until
from tests.web.house import Visit, on_loop, opened
from tests.web.nodes.figures import figures

FULL = """
    CREATE FUNCTION fill_up() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN
        RAISE EXCEPTION 'could not extend file: No space left on device'
        USING ERRCODE = '53100', HINT = 'Check free disk space.';
    END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON lines EXECUTE FUNCTION fill_up();
"""


class KeptDatabase:
    """That of a user who owns it, and has no other right: `keeper`."""

    def __init__(self, server: PostgresServer) -> None:
        self.server = server
        self.address = server.make_fresh_database().replace("house@", "keeper@")
        self.name = self.address.rpartition("/")[2]
        server.query(f"ALTER DATABASE {self.name} OWNER TO keeper")

    def cut_lines(self) -> None:
        self.server.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'keeper'")

    @contextmanager
    def full(self) -> Generator[None]:
        """So it is on a full disk: rows can still be changed, and none can be added."""
        self.server.query(FULL, self.name)
        yield
        self.server.query("DROP TRIGGER full_disk ON lines", self.name)

    @contextmanager
    def failed_over(self) -> Generator[None]:
        """What was the primary is a standby, for a while."""
        self.server.stop()
        self.server.start_as_standby()
        try:
            yield
        finally:
            self.server.promote()

    @contextmanager
    def read_only(self) -> Generator[None]:
        self.server.query(f"ALTER DATABASE {self.name} SET default_transaction_read_only = on")
        self.cut_lines()
        yield
        self.server.query(f"ALTER DATABASE {self.name} RESET default_transaction_read_only")

    @contextmanager
    def crowded(self) -> Generator[None]:
        self.server.query("ALTER ROLE keeper CONNECTION LIMIT 0")
        self.cut_lines()
        yield
        self.server.query("ALTER ROLE keeper CONNECTION LIMIT -1")

    @contextmanager
    def forbidden(self) -> Generator[None]:
        self.server.query("ALTER TABLE lines OWNER TO house", self.name)
        yield
        self.server.query("ALTER TABLE lines OWNER TO keeper", self.name)


BAD: dict[str, tuple[Callable[[KeptDatabase], AbstractContextManager[None]], str]] = {
    "full": (KeptDatabase.full, "the database's disk is full: make room on it"),
    "a standby": (KeptDatabase.failed_over, "can only be read: name its primary"),
    "read-only": (KeptDatabase.read_only, "or reset its default_transaction_read_only"),
    "crowded": (KeptDatabase.crowded, "no room for more connections: raise its max_connections"),
    "without rights": (KeptDatabase.forbidden, "no right to do this: make it the owner"),
}


@pytest.fixture
def kept(server: PostgresServer) -> Generator[KeptDatabase]:
    server.query("CREATE ROLE keeper LOGIN")
    database = KeptDatabase(server)
    yield database
    server.query(f"DROP DATABASE {database.name} (FORCE)")
    server.query("DROP ROLE keeper")


@pytest.mark.parametrize("what", BAD)
@on_loop
async def test_people_are_told_and_play_on_when_it_is_mended(
    kept: KeptDatabase, tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PROBE_SECONDS", 0.0)  # it is noticed though nobody plays just now
    breaks, word = BAD[what]
    async with opened(tmp_path, database=kept.address) as visit:
        code = await visit.new_table("dice")
        async with visit.guest(code) as ann:
            seated = await ann.sit_down("Ann")
            with breaks(kept):
                goodbye = await ann.goodbye()
                assert (goodbye.why, goodbye.reason) == ("trouble", CANNOT_WRITE)
                await stays_unready(visit, word)
                assert (await visit.post("/api/tables", {"game": "dice"}))[0] == 503
                assert (await figures(visit))["journal_trouble"] == 1
        await until(lambda: is_ready(visit))
        async with visit.connected(f"/ws/{code}") as again:
            assert (await again.hello(token=seated.token)).seat == 0
        await visit.new_table()


async def stays_unready(visit: Visit, word: str) -> None:
    """Though the node tries again and again, and other rows may be written well enough."""

    async def says_it() -> bool:
        return word in await why_unready(visit)

    await until(says_it)  # at first, all that is known may be that a line broke
    for _ in range(10):
        assert word in await why_unready(visit)


async def why_unready(visit: Visit) -> str:
    status, said = await visit.get("/readyz")
    assert (status, said["error"]) == (503, "cannot_write")
    assert "\n" not in said["reason"]
    return str(said["reason"])


async def is_ready(visit: Visit) -> bool:
    return (await visit.get("/readyz"))[0] == 200


@pytest.mark.parametrize("what", [what for what in BAD if what not in {"full", "without rights"}])
@on_loop
async def test_at_the_start_it_is_said_in_a_word(kept: KeptDatabase, tmp_path: Path, what: str) -> None:
    breaks, word = BAD[what]
    with breaks(kept), pytest.raises(StoreError, match=word):
        async with opened(tmp_path, database=kept.address):
            pass


@on_loop
async def test_a_user_who_does_not_own_the_database_is_told_so(kept: KeptDatabase, tmp_path: Path) -> None:
    kept.server.query(f"ALTER DATABASE {kept.name} OWNER TO house")
    with pytest.raises(StoreError, match="no right to do this: make it the owner of the database"):
        async with opened(tmp_path, database=kept.address):
            pass


@on_loop
async def test_with_few_connections_it_is_slower_and_nobody_is_refused(
    kept: KeptDatabase, tmp_path: Path
) -> None:
    async with opened(tmp_path, database=kept.address) as visit:
        store = visit.server.context.store
        code = await visit.new_table("dice")
        kept.server.query("ALTER ROLE keeper CONNECTION LIMIT 1")  # it keeps those that it has, and no more
        found = await asyncio.gather(*(asyncio.wrap_future(store.table(code)) for _ in range(20)))
        assert {record.code for record in found if record is not None} == {code}
        async with visit.guest(code):
            pass

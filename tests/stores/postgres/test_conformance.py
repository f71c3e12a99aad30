"""The store in PostgreSQL keeps to what the house needs, as every store does."""

from pellmell.testing import check_store
from tests.stores.postgres.stores import opened
from tests.web.house import on_loop


@on_loop
async def test_the_store_in_postgres_conforms(database: str) -> None:
    async with opened(database) as store:
        await check_store(store, store.flush)

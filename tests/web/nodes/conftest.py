from tests.stores.postgres.conftest import database, server

__all__ = ["database", "server"]

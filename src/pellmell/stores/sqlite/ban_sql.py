"""The SQL of bans: put up, lifted."""

from sqlite3 import Connection

from pellmell.stores.bans import Ban


def put_ban(connection: Connection, ban: Ban) -> None:
    values = (ban.kind, ban.value, ban.since, ban.reason)
    connection.execute("INSERT OR REPLACE INTO bans (kind, value, since, reason) VALUES (?, ?, ?, ?)", values)


def lift_ban(connection: Connection, kind: str, value: str) -> bool:
    """Whether there was one."""
    return connection.execute("DELETE FROM bans WHERE kind = ? AND value = ?", (kind, value)).rowcount > 0

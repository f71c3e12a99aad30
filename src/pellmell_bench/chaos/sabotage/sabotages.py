"""The catalogue of sabotages, each with faults at which it shows."""

from collections.abc import Mapping
from typing import NamedTuple

from pellmell.kit.time_units import Seconds
from pellmell.stores.postgres.fence import LEASE_SECONDS
from pellmell_bench.chaos.fault_plan import InjectedFault, PlannedTrial

NO_SHARE_LOCK = """
    CREATE OR REPLACE FUNCTION fence_of_the_house(me bigint, my_fence bigint) RETURNS void
    LANGUAGE plpgsql AS $$
    BEGIN
        IF NOT EXISTS (SELECT 1 FROM nodes WHERE id = me AND fence = my_fence) THEN
            RAISE EXCEPTION 'deposed' USING ERRCODE = 'PM001';
        END IF;
    END $$;
"""
NO_KEY = "ALTER TABLE lines DROP CONSTRAINT lines_pkey;"

# A commit stands still for longer than its node waits for it: that comes back beside it.
HELD = PlannedTrial((InjectedFault("held commit", 0, 3.5),))
# A node is frozen in the middle of a commit, which is done while somebody else takes over.
FROZEN_IN_COMMIT = PlannedTrial(
    (
        InjectedFault("held commit", 0, LEASE_SECONDS + 4),
        InjectedFault("freeze", 0, LEASE_SECONDS + 6, after=0.5),
    )
)
# A node is deposed while its line is reset: it comes back, and nobody waits for it any more.
DEPOSED_AND_RESET = PlannedTrial((InjectedFault("reset", 0, 0.3), InjectedFault("deposed", 0, after=0.15)))


class Sabotage(NamedTuple):
    """Without the key alone all is well, for the fence holds. And where tables are read too early alone, the
    key refuses their first line before anybody is told of anything."""

    what: str
    trial: PlannedTrial  # again and again
    sql: str = ""
    module: str = "pellmell"  # that starts a node


SABOTAGES: Mapping[str, Sabotage] = {
    "lock": Sabotage("the fence is looked at without FOR SHARE", HELD, NO_SHARE_LOCK),
    "key": Sabotage("lines have no key, and the fence no lock", HELD, NO_SHARE_LOCK + NO_KEY),
    "statement": Sabotage(
        "a table is claimed and read in one statement, and lines have no key",
        FROZEN_IN_COMMIT,
        NO_KEY,
        module="pellmell_bench.chaos.sabotage.one_statement",
    ),
    "tables": Sabotage(
        "who can't come back as the node that it was keeps its tables",
        DEPOSED_AND_RESET,
        module="pellmell_bench.chaos.sabotage.kept_tables",
    ),
}
FOUND_WITHIN: Seconds = 60.0

"""What a node tells of itself, for whoever watches a house of several."""

from pathlib import Path

import pytest

from pellmell.house.changes import Append
from pellmell.stores.postgres.fence import LEASE_SECONDS
from pellmell.stores.postgres.steady_clock import steady
from pellmell.testing import NotedOwner
from tests.stores.postgres.stores import connected
from tests.web.house import Visit, on_loop, opened
from tests.web.nodes.figures import figures
from tests.web.nodes.two_nodes import nodes_of, two_nodes

OF_NODES = ("claims_total", "deposed_total", "lease_seconds_left", "group_lines_sum")


async def claims(visit: Visit) -> dict[str, float]:
    """But kinds of which there was none."""
    told = await figures(visit)
    return {
        kind: count for kind in ("free", "own", "gone") if (count := told[f'claims_total{{from="{kind}"}}'])
    }


@on_loop
async def test_after_a_take_over_both_tell_of_it(database: str, tmp_path: Path) -> None:
    async with two_nodes(tmp_path, database) as nodes, connected(database) as looking:
        codes = [await nodes.table_at_one() for _ in range(2)]
        assert (await claims(nodes.one), await claims(nodes.other)) == ({"free": 2}, {})
        async with nodes.one.guest(codes[0]) as ann, nodes.one.guest(codes[1]):
            before = nodes_of(nodes.one).own
            await looking.execute(
                "UPDATE nodes SET until = '-infinity', fence = fence + 1 WHERE id = $1", before
            )
            assert (await ann.goodbye()).why == "trouble"
        async with nodes.other.guest(codes[0]):
            assert (await claims(nodes.one), await claims(nodes.other)) == ({"free": 2}, {"gone": 1})
            assert [(await figures(each))["deposed_total"] for each in nodes] == [2, 0]


@on_loop
async def test_a_table_that_is_woken_anew_after_trouble_was_its_own(database: str, tmp_path: Path) -> None:
    async with opened(tmp_path, database=database) as visit:
        code = await visit.new_table()
        async with visit.guest(code) as ann:
            (live,) = visit.server.context.house.tables.values()
            visit.server.context.store.write(live, [Append(0, 1, [b"line"]), Append(0, 1, [b"line"])])
            assert (await ann.goodbye()).why == "trouble"  # nothing has two lines at one place
        async with visit.guest(code):
            assert await claims(visit) == {"free": 1, "own": 1}
            assert (await figures(visit))["deposed_total"] == 0


@on_loop
async def test_lines_of_a_commit_and_what_is_left_of_the_lease(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, database=database) as visit:
        store = visit.server.context.store
        store.write(NotedOwner(), [Append(1, 1, [b"one", b"two"]), Append(2, 1, [b"three"])])
        await store.flush()
        store.write(NotedOwner(), [Append(1, 3, [b"line"] * 700)])
        await store.flush()
        told = await figures(visit)
        assert (told["group_lines_sum"], told["group_lines_count"]) == (703, 2)
        assert [told[f'group_lines_bucket{{le="{bound}"}}'] for bound in ("2.0", "5.0", "500.0", "+Inf")] == [
            0,
            1,
            1,
            2,
        ]
        assert 0 < told["lease_seconds_left"] <= LEASE_SECONDS
        later = steady() + 100
        monkeypatch.setattr("pellmell.stores.postgres.writer.steady", lambda: later)
        assert nodes_of(visit).lease_left == 0


@on_loop
async def test_a_house_that_is_always_one_process_has_none_of_these(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        told = await figures(visit)
        assert not [name for name in told if name.startswith(OF_NODES)]

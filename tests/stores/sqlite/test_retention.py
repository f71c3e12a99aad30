import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from pellmell.house.changes import Append, JoinMatch, OpenMatch, SaveGroup, SaveTable
from pellmell.house.records import Chair
from pellmell.kit.seats import HOUSE
from pellmell.play.messages import Player
from pellmell.play.replay import Replay
from pellmell.play.seat_messages import TakeOver
from pellmell.stores.errors import Damaged, StoreError
from pellmell.testing import NotedOwner, games_for
from tests.play.written_house import WILLOW, Written
from tests.stores.people import ASH, BIRCH, CARRY, CEDAR, board_match, seated
from tests.stores.sqlite.database_files import run_sql
from tests.stores.sqlite.stepped_store import PATIENCE, SteppedStore, a_match, a_table, played


def forget(stepped: SteppedStore, player: Player, awake: tuple[str, ...] = ()) -> int:
    return stepped.store.forget_person(player.id, awake).result(PATIENCE)


def results(lines: list[bytes]) -> tuple[Sequence[object], ...]:
    replay = Replay(lines)
    for _ in replay:
        pass
    return replay.match.totals, replay.match.carried


@pytest.fixture
def journal(stepped: SteppedStore) -> list[bytes]:
    """Of match 1, which three people played."""
    lines = board_match()
    record = replace(a_match(1), game="board", players=["Ash", "Birch", "Cedar"])
    stepped.store.write(NotedOwner(), [OpenMatch(record), Append(1, 1, lines)])
    stepped.run()
    return lines


def test_who_is_forgotten_is_someone(stepped: SteppedStore, journal: list[bytes]) -> None:
    assert forget(stepped, BIRCH) == 1
    match = stepped.store.reader.match("match-1")
    assert match is not None
    assert match.players == ["Ash", "someone", "Cedar"]
    text = b"".join(stepped.store.reader.journal(1))
    assert b"Birch" not in text
    assert BIRCH.id.encode() not in text
    assert stepped.store.reader.journal(1)[1:] == journal[1:]


def test_who_came_late_is_forgotten_too(stepped: SteppedStore) -> None:
    house = Written(games_for(3, rounds=2)[0], 3, bots=2)
    house.open().race().vote_out()
    house.do(HOUSE, TakeOver(2, WILLOW))
    house.race("second").vote_out()
    record = replace(a_match(1), players=["Ash", "Birch", "Willow"])
    joined = JoinMatch(1, WILLOW.id)
    stepped.store.write(NotedOwner(), [OpenMatch(record), Append(1, 1, house.journal), joined])
    stepped.run()
    assert forget(stepped, WILLOW) == 1
    lines = stepped.store.reader.journal(1)
    assert not any(word in line for line in lines for word in (WILLOW.id.encode(), b"Willow"))
    assert list(Replay(lines, unfinished=True))
    match = stepped.store.reader.match("match-1")
    assert match is not None
    assert match.players == ["Ash", "Birch", "someone"]
    assert forget(stepped, WILLOW) == 0


def test_two_who_are_forgotten_are_still_two_and_the_match_plays_as_it_did(
    stepped: SteppedStore, journal: list[bytes]
) -> None:
    forget(stepped, ASH)
    forget(stepped, BIRCH)
    match = stepped.store.reader.match("match-1")
    assert match is not None
    assert match.players == ["someone", "someone 2", "Cedar"]
    assert results(stepped.store.reader.journal(1)) == results(journal)
    assert results(journal)[1] == [2, 0, 1]


def test_nothing_of_who_was_forgotten_is_left_in_the_files(database: Path) -> None:
    stepped = SteppedStore(database)
    stepped.store.write(
        NotedOwner(), [SaveTable(seated()), OpenMatch(a_match(1)), Append(1, 1, board_match())]
    )
    stepped.run()
    forget(stepped, BIRCH)
    left = b"".join(file.read_bytes() for file in database.parent.iterdir())
    assert ASH.id.encode() in left
    assert BIRCH.id.encode() not in left
    stepped.store.close()


def test_who_is_forgotten_rises_from_a_sleeping_table(stepped: SteppedStore) -> None:
    groups = [SaveGroup("board", carry, 0.0) for carry in (CARRY, {ASH.id: 1, CEDAR.id: 0})]
    stepped.store.write(NotedOwner(), [SaveTable(seated()), *groups])
    stepped.run()
    forget(stepped, BIRCH)
    assert not stepped.store.reader.carry("board", CARRY)
    assert stepped.store.reader.carry("board", [CEDAR.id, ASH.id]) == {ASH.id: 1, CEDAR.id: 0}
    record = stepped.store.reader.table("ABCDEF")
    assert record is not None
    assert [chair.player for chair in record.chairs] == [ASH, CEDAR]
    assert record.chairs[record.host].player == CEDAR
    assert record.barred == ["f" * 32]


def test_seats_of_a_match_that_runs_stay_but_nobody_takes_this_one_again(stepped: SteppedStore) -> None:
    stepped.store.write(NotedOwner(), [SaveTable(seated(match=1))])
    stepped.run()
    forget(stepped, BIRCH)
    record = stepped.store.reader.table("ABCDEF")
    assert record is not None
    assert record.chairs[1] == Chair(Player("someone"))
    assert [chair.player.name for chair in record.chairs] == ["Ash", "someone", "Cedar"]


def test_what_a_table_wrote_just_before_does_not_bring_back_who_was_forgotten(stepped: SteppedStore) -> None:
    stepped.store.write(NotedOwner(), [SaveTable(seated(match=1))])
    assert forget(stepped, BIRCH) == 1
    stepped.run()
    assert stepped.store.reader.table("ABCDEF") == replace(
        seated(match=1),
        chairs=[
            Chair(ASH, token_hash="Ash"),
            Chair(Player("someone")),
            Chair(CEDAR, token_hash="Cedar"),
        ],
        barred=["f" * 32],
    )


def test_a_table_that_is_awake_is_for_the_house_to_change(
    stepped: SteppedStore, journal: list[bytes]
) -> None:
    stepped.store.write(NotedOwner(), [SaveTable(seated(match=1))])
    stepped.run()
    assert forget(stepped, BIRCH, awake=("ABCDEF",)) == 0
    assert stepped.store.reader.table("ABCDEF") == seated(match=1)
    assert stepped.store.reader.journal(1) == journal


def test_nobody_in_particular_can_be_forgotten(stepped: SteppedStore) -> None:
    with pytest.raises(StoreError, match="say whom to forget"):
        stepped.store.forget_person("")


def test_old_matches_are_forgotten(stepped: SteppedStore) -> None:
    days = {number: 700.0 + number for number in range(1, 26)}
    changes = [change for number, day in days.items() for change in played(number, ended=day)]
    stepped.store.write(NotedOwner(), [*changes, OpenMatch(a_match(99))])
    stepped.run()
    assert stepped.store.forget_matches_before(724.0).result(PATIENCE) == 23
    assert [match.number for match in stepped.store.reader.matches_of("ABCDEF")] == [24, 25, 99]
    assert (stepped.store.reader.journal(23), stepped.store.reader.journal(24)) == (
        [],
        [b"first\n", b"last\n"],
    )


def test_tables_that_nobody_comes_to_are_forgotten_but_not_while_somebody_is_there(
    stepped: SteppedStore,
) -> None:
    tables = [a_table("NEW", 3000.0), a_table("OLD", 1000.0), a_table("AWAKE", 1000.0)]
    stepped.store.write(NotedOwner(), [SaveTable(table) for table in tables])
    stepped.run()
    assert stepped.store.forget_tables_before(2000.0, awake=["AWAKE"]).result(PATIENCE) == 1
    assert [table.code for table in stepped.store.reader.tables()] == ["AWAKE", "NEW"]


def test_what_was_written_under_a_wrong_clock_is_as_old_as_if_written_now(stepped: SteppedStore) -> None:
    now = time.time()
    stepped.store.do(
        lambda connection: connection.execute("UPDATE house SET value = ? WHERE key = 'made'", (now - 500,))
    ).result(PATIENCE)
    tables = [a_table("EARLY", 0.0), a_table("LATE", now + 9e6), a_table("OLD", now - 400)]
    matches = [change for number in (1, 2) for change in played(number, ended=now - 400 * (3 - 2 * number))]
    stepped.store.write(NotedOwner(), [*(SaveTable(table) for table in tables), *matches])
    stepped.run()
    assert stepped.store.forget_tables_before(now - 300).result(PATIENCE) == 1
    assert stepped.store.forget_matches_before(now - 300).result(PATIENCE) == 1
    assert {table.code for table in stepped.store.reader.tables()} == {"EARLY", "LATE"}
    assert stepped.store.forget_tables_before(now + 300).result(PATIENCE) == 2  # they do not stay for ever


def test_lines_that_no_match_has_are_forgotten(stepped: SteppedStore) -> None:
    lost = [Append(number, 1, [b"lost\n"] * 3) for number in (1, 3, 7)]
    stepped.store.write(NotedOwner(), [*lost, *played(2), OpenMatch(a_match(5)), Append(5, 1, [b"runs\n"])])
    stepped.run()
    stepped.store.forget_matches_before(0.0).result(PATIENCE)
    assert [len(stepped.store.reader.journal(number)) for number in range(1, 8)] == [0, 2, 0, 0, 1, 0, 0]


def test_one_damaged_row_does_not_hide_the_others(stepped: SteppedStore, database: Path) -> None:
    tables = [SaveTable(a_table("BROKEN")), SaveTable(a_table("WHOLE"))]
    stepped.store.write(NotedOwner(), [*tables, *played(1), *played(2)])
    stepped.run()
    run_sql(database, "UPDATE tables SET record = x'7b' WHERE code = 'BROKEN'")
    run_sql(database, "UPDATE matches SET players = '{bad' WHERE number = 1")
    assert [table.code for table in stepped.store.reader.tables()] == ["WHOLE"]
    damaged = [table for table in stepped.store.reader.all_tables() if isinstance(table, Damaged)]
    assert ["BROKEN" in str(table) for table in damaged] == [True]
    assert [match.number for match in stepped.store.reader.matches_of("ABCDEF")] == [2]
    assert stepped.store.reader.match("match-1") is None

"""How much is too much, and whose it is."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from aiohttp import WSServerHandshakeError

from pellmell.house.token_bucket import Bucket
from pellmell.stores.bans import Ban
from pellmell.web.access.address_limits import AddressLimits, Connections
from pellmell.web.access.addresses import WIDER, household, read_address
from pellmell.web.access.rate_limits import TooFast
from pellmell.web.settings import Settings, networks
from pellmell.web.upkeep import ban_enforcement
from pellmell.wire.frames import PROTOCOL, Hello
from tests.web.house import Visit, on_loop, opened

PROXY = {"trusted_proxies": networks("127.0.0.0/8")}


def test_a_bucket_gives_what_it_has_and_fills_up_again() -> None:
    bucket = Bucket.full(rate=2, most=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert bucket.seconds_left == 1
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("nonsense", "None"),
    ],
)
def test_a_home_counts_as_one(address: str, counts_as: str) -> None:
    assert household(read_address(address)) == counts_as


@on_loop
async def test_a_family_fits_and_the_next_connection_is_refused(tmp_path: Path) -> None:
    async with opened(tmp_path, max_connections=2) as visit:
        async with visit.connected("/ws/lobby"), visit.connected("/ws/lobby"):
            with pytest.raises(WSServerHandshakeError, match="429"):
                async with visit.connected("/ws/lobby"):
                    pass
        while visit.server.context.lines:
            await visit.get("/healthz")
        async with visit.connected("/ws/lobby"):
            pass


@on_loop
@pytest.mark.parametrize(
    ("setting", "path", "body"),
    [
        ("new_tables_per_minute", "/api/tables", {"game": "dice"}),
        ("play_now_per_minute", "/api/play", {"game": "dice", "name": "Ann"}),
    ],
)
async def test_too_many_new_tables_are_refused_for_a_while(
    tmp_path: Path, setting: str, path: str, body: Any
) -> None:
    async with opened(tmp_path, **{setting: 2}) as visit:
        assert [(await visit.post(path, body))[0] for _ in range(3)] == [201, 201, 429]
        async with visit.session.post(path, json=body) as answer:
            assert 1 <= int(answer.headers["Retry-After"]) <= 30
            assert (await answer.json())["error"] == "too_fast"


@on_loop
async def test_who_guesses_codes_is_stopped_even_when_one_is_right(tmp_path: Path) -> None:
    async with opened(tmp_path, wrong_codes_per_minute=3) as visit:
        code = await visit.new_table()
        assert (await visit.get(f"/api/tables/{code}"))[0] == 200
        async with visit.connected("/ws/XYXYXY") as guest:
            await guest.say(Hello(PROTOCOL))
            await guest.goodbye()
        assert [(await visit.get("/api/tables/XYXYXY"))[0] for _ in range(3)] == [404, 404, 429]
        assert (await visit.get(f"/api/tables/{code}"))[0] == 429
        async with visit.connected(f"/ws/{code}") as guest:
            await guest.say(Hello(PROTOCOL))
            goodbye = await guest.goodbye()
            assert (goodbye.why, "wait" in goodbye.reason) == ("too_fast", True)


@on_loop
async def test_who_has_a_seat_gets_to_it_whoever_guesses_codes_at_the_same_address(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        _, seat = await visit.post("/api/play", {"game": "dice", "name": "Ann"})
    async with opened(tmp_path, wrong_codes_per_minute=1) as visit:
        assert [(await visit.get("/api/tables/XYXYXY"))[0] for _ in range(2)] == [404, 429]
        for known_by in ("token", "secret", "token"):  # asleep at first, then awake
            async with visit.connected(f"/ws/{seat['code']}") as guest:
                assert (await guest.hello(**{known_by: seat[known_by]})).seat == 0
        async with visit.connected(f"/ws/{seat['code']}") as guest:
            await guest.say(Hello(PROTOCOL, token="wrong"))
            assert (await guest.goodbye()).why == "too_fast"


@on_loop
async def test_codes_that_a_page_of_another_site_tries_do_not_count(tmp_path: Path) -> None:
    async with opened(tmp_path, wrong_codes_per_minute=1) as visit:
        code = await visit.new_table()
        for headers in (
            {"Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site"},
            {"Origin": "null"},
        ):
            for path in ("/api/tables/XYXYXY", "/api/matches?code=XYXYXY"):
                status, answer = await visit.get(path, headers=headers)
                assert (status, answer["error"]) == (403, "foreign_origin")
        own = {"Sec-Fetch-Site": "same-origin"}
        assert (await visit.get(f"/api/tables/{code}", headers=own))[0] == 200


async def addresses_count(visit: Visit, *forwarded: str) -> list[int]:
    """What the house answers when the proxy says so, where one table a minute is allowed."""
    return [
        (await visit.post("/api/tables", {"game": "dice"}, headers={"X-Forwarded-For": who}))[0]
        for who in forwarded
    ]


@on_loop
async def test_a_trusted_proxy_says_who_calls(tmp_path: Path) -> None:
    async with opened(tmp_path, new_tables_per_minute=1, **PROXY) as visit:
        assert await addresses_count(visit, "192.0.2.1", "192.0.2.2", "192.0.2.1") == [201, 201, 429]


@on_loop
async def test_what_a_caller_claims_of_itself_is_hearsay(tmp_path: Path) -> None:
    async with opened(tmp_path, new_tables_per_minute=1, **PROXY) as visit:
        claims = ("192.0.2.9, 192.0.2.1", "192.0.2.8, 192.0.2.1", "192.0.2.7, 192.0.2.1, 127.0.0.2")
        assert await addresses_count(visit, *claims) == [201, 429, 429]


@on_loop
async def test_a_proxy_may_name_ports(tmp_path: Path) -> None:
    async with opened(tmp_path, new_tables_per_minute=1, **PROXY) as visit:
        claims = ("192.0.2.1:5000", "192.0.2.1:6000", "[2001:db8::1]:7", "2001:db8::2", "fe80::1%eth0", "")
        assert await addresses_count(visit, *claims) == [201, 429, 201, 429, 201, 201]


@on_loop
@pytest.mark.parametrize("claim", ["unknown", "192.0.2.1, ?", "192.0.2.1:x:y", "[", "192.0.2.1, 127.0.0.300"])
async def test_a_proxy_that_makes_no_sense_is_told_so(tmp_path: Path, claim: str) -> None:
    async with opened(tmp_path, **PROXY) as visit:
        status, answer = await visit.get("/api/games", headers={"X-Forwarded-For": claim})
        assert (status, answer["error"]) == (400, "bad_forwarding")
        assert (await visit.get("/api/games", headers={"X-Forwarded-For": f"{claim}, 192.0.2.1"}))[0] == 200


@on_loop
async def test_nobody_else_is_believed(tmp_path: Path) -> None:
    async with opened(tmp_path, new_tables_per_minute=1) as visit:
        assert await addresses_count(visit, "192.0.2.1", "192.0.2.2") == [201, 429]


@on_loop
async def test_behind_a_proxy_with_tls_browsers_are_told_to_keep_to_it(tmp_path: Path) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
    async with opened(tmp_path, **PROXY) as visit:
        async with visit.session.get("/", headers=headers) as answer:
            assert "Strict-Transport-Security" in answer.headers
        _, made = await visit.post("/api/tables", {"game": "dice"}, headers=headers)
        assert made["link"].startswith("https://")


@on_loop
@pytest.mark.parametrize("value", ["127.0.0.1", "127.0.0.0/8"])
async def test_a_banned_address_is_sent_away_and_stays_out(tmp_path: Path, value: str) -> None:
    async with opened(tmp_path) as visit:
        async with visit.guest(await visit.new_table()) as guest:
            await _ban(visit, "address", value)
            assert (await guest.goodbye()).why == "kicked"
        assert (await visit.post("/api/tables", {"game": "dice"}))[0] == 403
        for path in ("/", "/t/ABCDEF", "/api/games", "/api/tables", "/metrics", "/readyz", "/nothing"):
            assert (await visit.get(path))[0] == 403
        assert (await visit.get("/healthz"))[0] == 200


@on_loop
async def test_a_banned_name_is_sent_away_and_not_seated(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        async with visit.guest(await visit.new_table()) as guest:
            await guest.sit_down("Mallory")
            await _ban(visit, "name", "mallory")
            assert (await guest.goodbye()).why == "kicked"
        status, answer = await visit.post("/api/play", {"game": "dice", "name": "MALLORY"})
        assert (status, answer["error"]) == (422, "bad_name")


@on_loop
async def test_a_ban_that_makes_no_sense_bans_nobody(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        await _ban(visit, "address", "the neighbours")
        await visit.new_table()


async def _ban(visit: Visit, kind: Any, value: str) -> None:
    context = visit.server.context
    visit.database.ban(Ban(kind, value, 0.0, "")).result()
    ban_enforcement.enforce(context, await context.store.bans())


@on_loop
@pytest.mark.parametrize(("prefix", "most"), [("2001:db8:1", WIDER * 30), ("2001:db8", 1_000)])
async def test_all_networks_of_one_customer_may_do_only_so_much_together(prefix: str, most: int) -> None:
    """An IPv6 /48 has 65,536 homes; those of others are not slowed by them."""
    limits = AddressLimits(Settings(new_tables_per_minute=30), clock=lambda: 0.0)
    made = 0
    with suppress(TooFast):
        for number in range(1_000):
            await limits.new_tables.take(read_address(f"{prefix}:{number:x}::1"))
            made += 1
    assert made == most
    await limits.new_tables.take(read_address("2001:db9::1"))


def test_connections_of_one_customer_are_counted_and_given_back() -> None:
    connections = Connections(2)
    homes = [read_address(f"2001:db8:1:{number:x}::1") for number in range(2 * WIDER)]
    for home in homes:
        connections.enter(home)
    with pytest.raises(TooFast):
        connections.enter(read_address("2001:db8:1:ffff::1"))
    for home in homes:
        connections.leave(home)
    for _ in range(2):
        connections.enter(homes[0])
    with pytest.raises(TooFast):
        connections.enter(homes[0])

"""Who knocks, by which name, and for how long."""

import asyncio
import zlib
from contextlib import AsyncExitStack
from pathlib import Path
from socket import gethostname
from typing import Any

import msgspec
import pytest

from pellmell.web import connection_limits
from pellmell.web.access.host_names import ForeignHost, Hosts
from pellmell.web.connection_limits import PER_SOCKET
from pellmell.web.http import routes
from pellmell.web.http.error_responses import OUR_WORDS
from pellmell.web.http.rulebooks import rulebooks
from pellmell.web.settings import EVERYWHERE, LOOPBACK, Settings, networks
from tests.web.house import Visit, on_loop, opened


def welcome(called: str, host: str = LOOPBACK, **settings: Any) -> bool:
    hosts = Hosts(Settings(host=host, **settings))
    hosts.listens_on([host])
    try:
        hosts.check(called)
    except ForeignHost:
        return False
    return True


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "192.168.1.7:8765",
        "[::1]:8765",
        "localhost",
        "LocalHost:80",
        "tv.local:8765",
        gethostname(),
    ],
)
@pytest.mark.parametrize("listens", ["127.0.0.1", EVERYWHERE, "::", "192.168.1.7"])
def test_a_house_at_home_goes_by_its_address(host: str, listens: str) -> None:
    assert welcome(host, host=listens)


@pytest.mark.parametrize("host", ["evil.example.org", "127.0.0.1.evil.org:8765", "local", "", "[", "a b"])
def test_a_name_that_anybody_could_have_is_not_that_of_a_house_at_home(host: str) -> None:
    assert not welcome(host)
    assert not welcome(host, host=EVERYWHERE)
    assert not welcome(host, origins=("https://play.example.org",))


@pytest.mark.parametrize(
    "listens",
    ["192.168.1.7", "10.0.0.5", "172.20.0.2", "169.254.1.1", "100.64.0.9", "fd00::7", "fe80::1%eth0"],
)
def test_on_an_address_of_a_home_network_it_is_a_house_at_home(listens: str) -> None:
    assert not welcome("evil.example.org", host=listens)
    assert welcome(f"{listens}:8765" if "." in listens else "[fd00::7]:8765", host=listens)
    assert welcome("play.example.org", host=listens, origins=("https://play.example.org",))


@pytest.mark.parametrize("listens", ["203.0.113.7", "8.8.8.8", "2001:db8::7", "172.32.0.1"])
def test_on_a_public_address_it_goes_by_any(listens: str) -> None:
    assert welcome("play.example.org", host=listens)


def test_with_an_address_at_home_among_others_it_is_a_house_at_home() -> None:
    hosts = Hosts(Settings(host="nas.example.org"))
    hosts.listens_on(["203.0.113.7", "192.168.1.7"])
    hosts.check("nas.example.org:8765")  # as it was told to be called
    with pytest.raises(ForeignHost):
        hosts.check("evil.example.org")


@on_loop
async def test_a_name_that_leads_to_an_address_at_home_is_judged_by_that(tmp_path: Path) -> None:
    """Like 127.1, which is no address, but leads to one on any machine."""
    async with opened(tmp_path, host="127.1") as visit:
        url = f"http://127.0.0.1:{visit.server.port}/api/games"
        status, answer = await visit.get(url, headers={"Host": "evil.example.org"})
        assert (status, answer["error"]) == (421, "foreign_host")
        assert (await visit.get(url))[0] == 200


def test_a_house_goes_by_the_names_it_was_given_and_out_in_the_world_by_any() -> None:
    assert welcome("play.example.org:8765", origins=("https://play.example.org",))
    assert welcome("play.example.org", host="203.0.113.7")


@on_loop
async def test_a_foreign_name_is_told_so_but_a_trusted_proxy_may_use_any(tmp_path: Path) -> None:
    headers = {"Host": "evil.example.org"}
    async with opened(tmp_path) as visit:
        status, answer = await visit.get("/api/games", headers=headers)
        assert (status, answer["error"]) == (421, "foreign_host")
    async with opened(tmp_path, trusted_proxies=networks("127.0.0.1")) as visit:
        assert (await visit.get("/api/games", headers=headers))[0] == 200


async def said(visit: Visit, words: bytes) -> bytes:
    """All that the house answers until it hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", visit.server.port)
    try:
        writer.write(words)
        return await reader.read()
    finally:
        writer.close()


@on_loop
@pytest.mark.parametrize("words", [b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow"])
async def test_who_does_not_finish_asking_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: bytes
) -> None:
    monkeypatch.setattr(connection_limits, "REQUEST_SECONDS", 0.02)
    async with opened(tmp_path) as visit:
        assert await said(visit, words) == b""


@on_loop
async def test_a_body_that_does_not_come_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "BODY_SECONDS", 0.02)
    async with opened(tmp_path) as visit:
        reader, writer = await asyncio.open_connection("127.0.0.1", visit.server.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{")
        assert (await reader.readline()).startswith(b"HTTP/1.1 408 ")
        writer.close()


@on_loop
async def test_an_address_has_only_so_many_connections_whatever_it_does_with_them(tmp_path: Path) -> None:
    async with opened(tmp_path, max_connections=1) as visit:
        held = [
            await asyncio.open_connection("127.0.0.1", visit.server.port)
            for _ in range(connection_limits.PER_SOCKET)
        ]
        assert await said(visit, b"") == b""
        for _, writer in held:
            writer.close()
            await writer.wait_closed()
        while (await said(visit, b"GET /healthz HTTP/1.0\r\n\r\n"))[9:12] != b"200":
            pass


@on_loop
async def test_who_does_not_read_an_answer_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "ANSWER_SECONDS", 0.5)
    monkeypatch.setitem(rulebooks(), "all", "a long rule " * 2_000_000)  # more than a kernel keeps
    async with opened(tmp_path, max_connections=1) as visit, AsyncExitStack() as stack:
        readers = [await stack.enter_async_context(visit.asking("/api/rules/all")) for _ in range(PER_SOCKET)]
        for reader in readers:
            await reader.readuntil(b"\r\n\r\n")
        while not await visit.is_answered():
            pass


@on_loop
async def test_the_connections_of_a_proxy_are_those_of_many(tmp_path: Path) -> None:
    async with opened(tmp_path, max_connections=1, trusted_proxies=networks("127.0.0.1")) as visit:
        connect = asyncio.open_connection
        held = [
            await connect("127.0.0.1", visit.server.port) for _ in range(2 * connection_limits.PER_SOCKET)
        ]
        assert (await visit.get("/api/games"))[0] == 200
        for _, writer in held:
            writer.close()


@on_loop
@pytest.mark.parametrize("words", [b"\x16\x03\x01 nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nno header\r\n\r\n"])
async def test_what_is_no_http_is_answered_without_a_word_of_what_the_house_is_made_of(
    tmp_path: Path, words: bytes
) -> None:
    async with opened(tmp_path) as visit:
        answer = await said(visit, words)
        assert answer.split()[1] == b"400"
        assert b"Server: pellmell\r\n" in answer
        assert b"aiohttp" not in answer
        assert b"Python" not in answer
        assert msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])["error"] == "bad_request"


@on_loop
@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "x, y"])
@pytest.mark.parametrize("path", ["/api/tables", "/healthz", "/nothing"])
async def test_a_packed_body_is_not_unpacked_wherever_it_goes(
    tmp_path: Path, path: str, encoding: str
) -> None:
    bomb = zlib.compress(bytes(10_000_000))
    async with opened(tmp_path) as visit:
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Encoding: {encoding}\r\n"
        answer = await said(visit, f"{head}Content-Length: {len(bomb)}\r\n\r\n".encode() + bomb)
    assert answer.startswith(b"HTTP/1.1 415 ")
    assert b"Connection: close" in answer
    assert b'"error":"packed_body"' in answer


@on_loop
async def test_a_body_that_nobody_reads_ends_the_connection(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        head = b"POST /nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n"
        answer = await said(visit, head + bytes(100_000))
    assert answer.startswith(b"HTTP/1.1 404 ")
    assert answer.count(b"HTTP/1.1") == 1


@on_loop
@pytest.mark.parametrize("path", [b"/healthz", b"/nothing", b"/ws/ABCDEF"])
async def test_an_expectation_that_nobody_knows_is_answered_like_everything_else(
    tmp_path: Path, path: bytes
) -> None:
    """And ends the connection: it is refused before requests are counted."""
    asked = b"GET " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: miracles\r\n\r\n"
    async with opened(tmp_path) as visit:
        head, _, body = (await said(visit, asked * 2)).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 417 ")
    assert b"X-Content-Type-Options: nosniff" in head
    assert b"miracles" not in body
    assert msgspec.json.decode(body)["error"] == "expectation_failed"


@on_loop
@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/ws/ABCDEF", 400), ("GET", "/ws/lobby", 400), ("POST", "/api/tables", 413)],
)
async def test_what_aiohttp_refuses_is_said_in_our_words(
    tmp_path: Path, method: str, path: str, status: int
) -> None:
    async with opened(tmp_path) as visit, visit.session.request(method, path, data=bytes(20_000)) as answer:
        assert answer.status == status
        reason = (await answer.json())["reason"]
    assert reason == OUR_WORDS[status]

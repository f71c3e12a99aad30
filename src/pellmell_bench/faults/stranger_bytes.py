"""Stranger's bytes are inputs of every kind that we can think of, which anybody may send to the house.

Each kind is a stream: what opens the connection, and a piece that is repeated for as long as anybody reads.
"""

import zlib
from dataclasses import dataclass

from pellmell_bench.faults.broken_connections import BINARY, CLOSE, HELLO, HOST, PING, TEXT, frame, upgrade
from pellmell_bench.faults.furnished_house import TOGETHER, Known
from pellmell_bench.measured_games import LONGEST_RULEBOOK

PONG, MORE, OPEN = 0xA, 0x0, 0x0  # OPEN: of a message that goes on


def _packed(bits: int) -> bytes:
    """50 kB that unpack to 50 MB."""
    packing = zlib.compressobj(9, zlib.DEFLATED, bits)
    return packing.compress(bytes(50_000_000)) + packing.flush()


DRIBBLE = 1  # bytes at once
CLOSING = b"Connection: close\r\n"
GZIP = 16  # to zlib


@dataclass(frozen=True)
class ByteStream:
    """`handshake` is sent first, and its answer waited for, then `opening`, then `piece` again and again.

    `anew`: each piece on a connection of its own, of which so many ask `together`. `at_once`: how many bytes
    are written together. `ending` makes the house hang up when it has read all; without it, the stranger says
    that nothing more comes. `long`: what is answered is much, however little is asked; the house takes its
    time for it.
    """

    name: str
    opening: bytes
    piece: bytes
    handshake: bytes = b""
    ending: bytes = b""
    anew: bool = False
    together: int = 1
    at_once: int = 65_536
    long: bool = False

    @property
    def bulk(self) -> bool:
        """Many bytes that come together and are one thing, as far as the house is concerned."""
        return not (self.anew or self.ending or self.at_once == DRIBBLE)


def streams(known: Known) -> list[ByteStream]:
    code = known.code
    return [
        *_before_hello(code),
        *_at_a_table(code),
        *_requests(known),
        *_bodies(),
        *_connections(code),
        *_together(known),
    ]


def _before_hello(code: str) -> list[ByteStream]:
    table = upgrade(f"/ws/{code}".encode())
    begun, empty = frame(TEXT, b"", final=OPEN), frame(MORE, b"", final=OPEN)
    return [
        ByteStream("frame: empty parts", begun, empty, table),
        ByteStream("frame: a byte at a time, empty parts", begun, empty, table, at_once=DRIBBLE),
        ByteStream("frame: parts of a byte", begun, frame(MORE, b" ", final=OPEN), table),
        ByteStream("frame: pings before the hello", b"", frame(PING, b""), table),
        ByteStream(
            "frame: announced, and a byte at a time", b"\x81\xfe\x3f\xff", b" ", table, at_once=DRIBBLE
        ),
    ]


def _at_a_table(code: str) -> list[ByteStream]:
    hello, ask_time = frame(TEXT, HELLO), b'{"frame":"ask_time","sent":1}'
    begun, empty = frame(TEXT, b"", final=OPEN), frame(MORE, b"", final=OPEN)
    parts = begun + empty * 2_000 + frame(MORE, ask_time)
    large = b'{"frame":"hello","protocol":[' + b"0," * 4_000
    said = {
        "pings": frame(PING, b""),
        "pongs that nobody asked for": frame(PONG, b"12345678"),
        "no JSON": frame(TEXT, b"{"),
        "deep JSON": frame(TEXT, b"[" * 8_000),
        "large JSON": frame(TEXT, large),
        "too large": frame(TEXT, b" " * 10_000),
        "asks the time": frame(TEXT, ask_time),
        "asks the time in 2,000 parts": parts,
        "hello again": hello,
        "commands": frame(TEXT, b'{"frame":"command","n":1,"command":{"do":"ready"}}'),
        "binary": frame(BINARY, bytes(100)),
        "closes": frame(CLOSE, b"\x03\xe8"),
    }
    table, lobby = upgrade(f"/ws/{code}".encode()), upgrade(b"/ws/lobby")
    return [
        *(ByteStream(f"frame: {name}", hello, piece, table) for name, piece in said.items()),
        ByteStream(
            "frame: empty parts, pings between", hello + begun, empty * 1_000 + frame(PING, b""), table
        ),
        ByteStream("frame: pings to the lobby", b"", frame(PING, b""), lobby),
        ByteStream("frame: texts to the lobby", b"", frame(TEXT, b"{}"), lobby),
    ]


def _get(path: bytes, headers: bytes = b"") -> bytes:
    return b"GET " + path + b" HTTP/1.1\r\n" + HOST + headers + b"\r\n"


def _requests(known: Known) -> list[ByteStream]:
    last = _get(b"/healthz", CLOSING)
    journal = _get(_journal(known))
    many = b"".join(b"X-%d: x\r\n" % number for number in range(120))
    asked = {
        "/healthz": _get(b"/healthz"),
        "nothing there": _get(b"/x"),
        "the page": _get(b"/"),
        "/readyz": _get(b"/readyz"),
        "/metrics": _get(b"/metrics"),
        "/api/games": _get(b"/api/games"),
        "/api/tables": _get(b"/api/tables"),
        "/api/matches": _get(_matches(known)),
        "/api/openapi.json": _get(b"/api/openapi.json"),
        "rules": _get(b"/api/rules/" + LONGEST_RULEBOOK.encode()),
        "120 headers": _get(b"/healthz", many),
        "a header of 8 kB": _get(b"/healthz", b"X: " + b"x" * 8_000 + b"\r\n"),
        "an address of 8 kB": _get(b"/" + b"%41" * 2_600),
        "2,000 fields in the address": _get(b"/api/tables/x?" + b"a=&" * 2_000),
    }
    return [
        *(ByteStream(f"request: {name}", b"", piece, ending=last) for name, piece in asked.items()),
        ByteStream("request: a long journal", b"", journal, ending=last, at_once=len(journal), long=True),
        ByteStream("request: headers without an end", b"GET / HTTP/1.1\r\n" + HOST, b"X: y\r\n"),
        ByteStream("request: a header a byte at a time", b"GET / HTTP/1.1\r\nX: ", b"x", at_once=DRIBBLE),
        ByteStream("request: an address a byte at a time", b"GET /", b"x", at_once=DRIBBLE),
    ]


def _journal(known: Known) -> bytes:
    return f"/api/matches/{known.match}/journal".encode()


def _matches(known: Known) -> bytes:
    return f"/api/matches?code={known.played}".encode()


def _bodies() -> list[ByteStream]:
    def post(path: bytes, *headers: bytes) -> bytes:
        return b"POST " + path + b" HTTP/1.1\r\n" + HOST + b"\r\n".join(headers) + b"\r\n\r\n"

    extended = b"1;" + b"x" * 90 + b"\r\nx\r\n"
    endless, chunked = b"Content-Length: 1000000000", b"Transfer-Encoding: chunked"
    bombs = {b"deflate": _packed(zlib.MAX_WBITS), b"gzip": _packed(zlib.MAX_WBITS | GZIP)}
    found: list[ByteStream] = []
    for path in (b"/api/tables", b"/healthz", b"/nothing"):
        where = path.decode()
        found += [
            ByteStream(f"body: plain, to {where}", post(path, endless), bytes(1_000)),
            ByteStream(f"body: chunks of a byte, to {where}", post(path, chunked), b"1\r\nx\r\n"),
            ByteStream(f"body: chunks with extensions, to {where}", post(path, chunked), extended),
        ]
        for encoding, bomb in bombs.items():
            opening = post(path, endless, b"Content-Encoding: " + encoding)
            found.append(ByteStream(f"body: {encoding.decode()}, to {where}", opening, bomb))
    return found


def _connections(code: str) -> list[ByteStream]:
    table, hello = upgrade(f"/ws/{code}".encode()), frame(TEXT, HELLO)
    foreign = b"POST /api/play HTTP/1.0\r\nOrigin: http://elsewhere.example\r\n\r\n"
    return [
        ByteStream("connection: a request", b"", b"GET /healthz HTTP/1.0\r\n\r\n", anew=True),
        ByteStream("connection: no HTTP", b"", b"\x16\x03\x01 nonsense\r\n\r\n", anew=True),
        ByteStream("connection: a foreign page", b"", foreign, anew=True),
        ByteStream("connection: a handshake", b"", frame(CLOSE, b""), table, anew=True),
        ByteStream("connection: a hello", hello, frame(CLOSE, b""), table, anew=True),
        ByteStream("connection: a wrong code", hello, frame(CLOSE, b""), upgrade(b"/ws/XYXYXY"), anew=True),
    ]


def _together(known: Known) -> list[ByteStream]:
    """What is answered with most, asked for on many connections at once."""
    asked = {
        "a long journal": _journal(known),
        "/api/matches": _matches(known),
        "/api/tables": b"/api/tables",
        "/api/openapi.json": b"/api/openapi.json",
        "rules": b"/api/rules/" + LONGEST_RULEBOOK.encode(),
    }
    lobby = upgrade(b"/ws/lobby")
    return [
        *(
            ByteStream(f"together: {name}", b"", _get(path, CLOSING), anew=True, together=TOGETHER)
            for name, path in asked.items()
        ),
        ByteStream("together: the lobby", b"", frame(CLOSE, b""), lobby, anew=True, together=TOGETHER),
    ]

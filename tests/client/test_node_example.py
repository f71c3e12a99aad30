"""The client in another language plays at a house by the docs alone, and finds out who deals otherwise."""

import asyncio
import json
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import WSMsgType
from aiohttp.test_utils import TestServer
from aiohttp.web import Application, Request, Response, StreamResponse, WebSocketResponse, json_response

from tests.client.reflex_player import QUICK
from tests.web.house import opened
from tools.make_frames import GAMES
from tools.make_wire import PAGE

CLIENT = PAGE.parents[1] / "examples" / "node_client"
LIMIT_SECONDS = 100  # for what takes a few: only a hang lasts so long

Frame = dict[str, Any]
by_game = pytest.mark.parametrize("game", ["ligretto", "blitz", "dice", "board"])


async def node(*arguments: object) -> tuple[int | None, str]:
    """How it ended, and what it said."""
    process = await asyncio.create_subprocess_exec("node", *map(str, arguments), stdout=PIPE, stderr=STDOUT)
    try:
        async with asyncio.timeout(LIMIT_SECONDS):
            said, _ = await process.communicate()
    except TimeoutError:
        process.kill()
        await process.communicate()
        raise
    return process.returncode, said.decode()


def verified(frames: list[Frame], folder: Path) -> tuple[int | None, str]:
    """What verify.mjs makes of a recording."""
    recording = folder / "recording.jsonl"
    recording.write_text("".join(f"{json.dumps(frame)}\n" for frame in frames), encoding="utf-8")
    return asyncio.run(node(CLIENT / "verify.mjs", recording))


def session_of_the_docs() -> list[Frame]:
    """What Ada hears in docs/protocol.md."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    return [json.loads(line.removeprefix("← ")) for line in lines if line.startswith("← ")]


def match_of_dice() -> list[Frame]:
    recording = GAMES / "dice" / "golden" / "frames" / "dice.jsonl"
    lines = recording.read_text(encoding="utf-8").splitlines()
    return [step["heard"] for step in map(json.loads, lines) if "heard" in step]


def events(frames: list[Frame], kind: str) -> list[dict[str, Any]]:
    told = [event for frame in frames for event in frame.get("events", [])]
    return [event for event in told if event["event"] == kind]


@pytest.mark.slow
@by_game
def test_it_plays_a_round_and_verifies_its_deal(game: str, tmp_path: Path) -> None:
    async def play() -> tuple[int | None, str]:
        async with opened(tmp_path, speed=QUICK) as visit:
            return await node(CLIENT / "round.mjs", visit.server.url, game, "--think", 5)

    ended, said = asyncio.run(play())
    *_, scores, verdict = said.splitlines()
    assert ended == 0, said
    assert "Node bot" in scores
    assert verdict.startswith(f"{game}: round 1 was dealt as promised: all ")


class SilentHouse:
    """A house that stops speaking: it answers so many things, and then nothing but pings, if those."""

    def __init__(self, *answers: str) -> None:
        self._answers = answers

    @asynccontextmanager
    async def open(self) -> AsyncGenerator[str]:
        app = Application()
        app.router.add_post("/api/tables", self._make_table)
        app.router.add_get("/ws/{code}", self._line)
        server = TestServer(app)
        async with server:
            yield str(server.make_url("/"))

    async def _answers_with(self, answer: str) -> None:
        if answer not in self._answers:
            await asyncio.Event().wait()

    async def _make_table(self, _: Request) -> Response:
        await self._answers_with("table")
        return json_response({"code": "ABCDEF"})

    async def _line(self, request: Request) -> StreamResponse:
        await self._answers_with("handshake")
        socket = WebSocketResponse(autoping=False)
        await socket.prepare(request)
        if "snapshot" in self._answers:
            for frame in session_of_the_docs():
                await socket.send_json(frame)
                if frame["frame"] == "snapshot":
                    break
        await self._answers_with("pings")
        await socket.ping()
        async for message in socket:
            if message.type is WSMsgType.PONG:
                await socket.ping()
        return socket


@pytest.mark.parametrize(
    "answers",
    [
        (),
        ("table",),
        ("table", "handshake"),
        ("table", "handshake", "pings"),
        ("table", "handshake", "pings", "snapshot"),
    ],
    ids=lambda answers: " ".join(answers) or "nothing",
)
def test_a_house_that_does_not_answer_is_given_up(answers: tuple[str, ...]) -> None:
    async def play() -> tuple[int | None, str]:
        async with SilentHouse(*answers).open() as url:
            return await node(CLIENT / "round.mjs", url, "dice", "--patience", 300)

    ended, said = asyncio.run(play())
    assert ended == 1, said
    assert "given up after" in said


def test_it_folds_and_deals_as_the_house_does() -> None:
    ended, said = asyncio.run(node("--test", *sorted(CLIENT.glob("*.test.mjs"))))
    assert ended == 0, said


def test_the_session_of_the_docs_was_dealt_as_promised(tmp_path: Path) -> None:
    ended, said = verified(session_of_the_docs(), tmp_path)
    assert ended == 0, said
    assert said.startswith("round 1 was dealt as promised: ")


def test_every_round_of_a_match_was_dealt_as_promised(tmp_path: Path) -> None:
    frames = match_of_dice()
    ended, said = verified(frames, tmp_path)
    assert ended == 0, said
    assert len(said.splitlines()) == len(events(frames, "round_closed")) > 1


def forge_seed(frames: list[Frame]) -> None:
    events(frames, "round_closed")[0]["seed"] = "00" * 32


def forge_seed_and_hash(frames: list[Frame]) -> None:
    """Of another round: it keeps its promise, and has other cards in it."""
    closed, promised = events(frames, "round_closed")[0], events(frames, "seed_promised")[0]
    closed["seed"] = "11" * 32
    promised["hash"] = "02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc"


def forge_nonce(frames: list[Frame]) -> None:
    events(frames, "round_closed")[0]["nonces"][0] = "c0ffef"


def forge_first_card(frames: list[Frame]) -> None:
    events(frames, "opened")[0]["rows"][1][2] = ["green", 10]


def forge_card_in_the_race(frames: list[Frame]) -> None:
    events(frames, "placed")[0]["shows"] = ["blue", 7]


@pytest.mark.parametrize(
    "forge",
    [forge_seed, forge_seed_and_hash, forge_nonce, forge_first_card, forge_card_in_the_race],
    ids=lambda forge: forge.__name__,
)
def test_a_forgery_is_noticed(forge: Callable[[list[Frame]], None], tmp_path: Path) -> None:
    frames = session_of_the_docs()
    forge(frames)
    ended, said = verified(frames, tmp_path)
    assert (ended, said.partition(":")[0]) == (1, "Dishonest"), said


def test_a_forged_roll_is_noticed(tmp_path: Path) -> None:
    frames = match_of_dice()
    die = events(frames, "rolled")[3]["dice"][0]
    die[1] = die[1] % 6 + 1
    assert verified(frames, tmp_path)[0] == 1

"""Which nodes don't answer is known when several looks have shown it, by as few questions as that takes."""

from collections.abc import Collection

import pytest

from pellmell.kit.time_units import Seconds
from pellmell.stores.server_store import Peer
from pellmell.web.nodes import peer_silence
from pellmell.web.nodes.peer_silence import ANSWER_SECONDS, IN_A_ROW, LATE_SECONDS, PeerSilence
from tests.web.house import on_loop

OWN = 5
OTHERS = {node: Peer(node, f"http://{node}", is_here=False) for node in (3, 4, 6, 7)}


class Network:
    """Those that are away don't answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.away: set[int] = set()
        self.others = dict(OTHERS)
        self.asked: list[int] = []
        self.silence = PeerSilence("/healthz")
        self.silence_takes: Seconds = 0.0
        self._now: Seconds = 0.0
        monkeypatch.setattr(peer_silence, "who_answers", self._who_answers)
        monkeypatch.setattr(peer_silence, "monotonic", lambda: self._now)

    async def _who_answers(self, url: str, health: str, seconds: Seconds) -> int | None:
        node = int(url.removeprefix("http://"))
        self.asked.append(node)
        if node not in self.away:
            return node
        self._now += self.silence_takes
        return None

    async def looks(self, times: int = 1) -> list[int]:
        """Those that are silent after so many; of those who were asked, only the last time's count."""
        silent: list[int] = []
        for _ in range(times):
            self.asked.clear()
            silent = (await self.silence.look(OWN, list(self.others.values()))).silent
        return silent

    def change(self, node: int, has_renewed: bool = True, stays: bool = True) -> None:
        self.others[node] = OTHERS[node]._replace(has_renewed=has_renewed, stays=stays)


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Network:
    return Network(monkeypatch)


@pytest.mark.parametrize(("do_not_stay", "first"), [((), 6), ((6,), 7), ((6, 7), 3), ((3, 4, 6, 7), 6)])
@on_loop
async def test_while_all_is_well_the_next_of_those_that_stay_is_asked(
    network: Network, do_not_stay: Collection[int], first: int
) -> None:
    for node in do_not_stay:
        network.change(node, stays=False)
    assert await network.looks() == []
    assert network.asked == [first]


@on_loop
async def test_who_is_alone_asks_nobody(network: Network) -> None:
    network.others.clear()
    assert (await network.looks(), network.asked) == ([], [])


@on_loop
async def test_when_one_was_silent_all_are_asked_until_it_answers_again(network: Network) -> None:
    network.away = {6}
    assert await network.looks(IN_A_ROW - 1) == []
    assert sorted(network.asked) == [3, 4, 6, 7]
    assert await network.looks() == [6]
    assert (await network.silence.look(OWN, list(network.others.values()))).given == [7, 3, 4]
    network.away = set()
    assert await network.looks(IN_A_ROW - 1) == [6]
    assert await network.looks() == []
    assert sorted(network.asked) == [3, 4, 6, 7]
    assert await network.looks() == []
    assert network.asked == [6]


@on_loop
async def test_one_answer_between_shows_that_nothing_has_changed(network: Network) -> None:
    for _ in range(IN_A_ROW):
        network.away = {6}
        assert await network.looks(IN_A_ROW - 1) == []
        network.away = set()
        assert await network.looks() == []
    network.away = {6}
    assert await network.looks(IN_A_ROW) == [6]
    for _ in range(IN_A_ROW):
        network.away = set()
        assert await network.looks(IN_A_ROW - 1) == [6]
        network.away = {6}
        assert await network.looks() == [6]


@on_loop
async def test_somebody_else_is_found_by_who_could_not_be_handed_on(network: Network) -> None:
    network.away = {4}
    assert await network.looks(IN_A_ROW) == []
    assert network.asked == [6]
    network.silence.doubt()
    assert await network.looks(IN_A_ROW) == [4]


@on_loop
async def test_who_has_not_renewed_its_lease_is_frozen_or_gone(network: Network) -> None:
    """And if it was frozen, all is well at once."""
    network.away = {6}
    await network.looks(IN_A_ROW - 1)
    network.change(6, has_renewed=False)
    assert await network.looks(IN_A_ROW) == []
    network.away = set()
    network.change(6, has_renewed=True)
    await network.looks()
    network.away = {6}
    assert await network.looks(IN_A_ROW - 1) == []


@on_loop
async def test_who_stood_still_itself_has_not_heard_whether_others_were_silent(network: Network) -> None:
    network.away, network.silence_takes = {6}, ANSWER_SECONDS + LATE_SECONDS
    assert await network.looks(IN_A_ROW) == []
    network.silence_takes = ANSWER_SECONDS
    assert await network.looks(IN_A_ROW) == [6]


@on_loop
async def test_who_has_ended_is_forgotten(network: Network) -> None:
    network.away = {6}
    await network.looks(IN_A_ROW)
    six = network.others.pop(6)
    assert await network.looks() == []
    assert network.asked == [7]
    network.others[6] = six
    assert await network.looks(IN_A_ROW - 1) == []

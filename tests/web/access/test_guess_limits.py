"""How many codes can be tried, by whom, and who is not slowed: in virtual time."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_network
from itertools import chain, cycle, islice
from pathlib import Path

import pytest

from pellmell.house.codes import ALPHABET
from pellmell.kit.time_units import Seconds
from pellmell.stores.shared_state import Fault, Token
from pellmell.web.access.address_limits import AddressLimits
from pellmell.web.access.addresses import Address, read_address
from pellmell.web.access.guess_limits import GUESSED, HOUR, SWARMED, GuessLimits
from pellmell.web.access.memory_tokens import DAY, KNOWN, REMEMBERED, MemoryTokens
from pellmell.web.access.rate_limits import TooFast
from pellmell.web.settings import Settings, networks
from tests.web.house import on_loop, opened

STEP, TRIES = 20.0, 12  # so many every so many seconds: more than are answered


class WrongCode(Exception):
    pass


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limits(clock: Clock) -> GuessLimits:
    return AddressLimits(Settings(), clock).wrong_codes


def an_address(text: str) -> Address:
    address = read_address(text)
    assert address is not None
    return address


def in_network(text: str, length: int) -> list[Address]:
    """One address in each of the first thousand networks of that length."""
    network = ip_network(text)
    step = 2 ** (network.max_prefixlen - length)
    kind: Callable[[int], Address] = IPv4Address if network.version == 4 else IPv6Address
    return [kind(int(network.network_address) + number * step) for number in range(1_000)]


def is_answered(limits: GuessLimits, address: Address) -> bool:
    """A wrong code. Nobody is asked, so nobody waits: what is tried goes through at once."""

    async def tried() -> None:
        async with limits.trying(address, WrongCode):
            raise WrongCode

    try:
        tried().send(None)
    except TooFast:
        return False
    except WrongCode:
        return True
    raise AssertionError("somebody was asked")


def comes_in(limits: GuessLimits, address: Address) -> None:
    """With a right code; raises TooFast."""

    async def tried() -> None:
        async with limits.trying(address, WrongCode):
            pass

    with suppress(StopIteration):
        tried().send(None)


def wrong_codes(
    limits: GuessLimits, clock: Clock, addresses: Iterable[Address], seconds: Seconds, tries: int = TRIES
) -> int:
    """How many are answered."""
    answered, until, callers = 0, clock.now + seconds, cycle(addresses)
    while clock.now < until:
        clock.now += STEP
        for address in islice(callers, tries):
            answered += is_answered(limits, address)
    return answered


@pytest.mark.slow
@pytest.mark.parametrize(
    ("addresses", "in_a_day"),
    [
        ([an_address("192.0.2.7")], 3_000),
        (in_network("2001:db8:1::/48", 64), 6_000),
        (in_network("192.0.2.0/24", 32)[:256], 14_500),
        (in_network("2001:db8::/32", 48), 13_900),
        (in_network("10.0.0.0/8", 20), 21_600),
    ],
    ids=["one address", "a /48", "a /24", "a thousand /48 of a /32", "a thousand addresses"],
)
def test_so_many_codes_can_be_tried_in_a_day(
    limits: GuessLimits, clock: Clock, addresses: list[Address], in_a_day: int
) -> None:
    """SECURITY.md says how long it takes to find a table; these are its figures."""
    answered = wrong_codes(limits, clock, addresses, DAY)
    assert 0.9 * in_a_day <= answered <= 1.02 * in_a_day


@pytest.mark.slow
def test_the_next_day_brings_no_more(limits: GuessLimits, clock: Clock) -> None:
    addresses = in_network("10.0.0.0/8", 20)
    first, second = (wrong_codes(limits, clock, addresses, DAY) for _ in range(2))
    assert second <= 1.02 * first


def test_who_has_not_guessed_gets_in_while_a_thousand_addresses_guess(
    limits: GuessLimits, clock: Clock
) -> None:
    guessers = in_network("10.0.0.0/8", 20)
    wrong_codes(limits, clock, guessers, 6 * HOUR)
    with pytest.raises(TooFast, match="in this house"):
        comes_in(limits, guessers[0])
    friend = an_address("198.51.100.1")
    for _ in range(GUESSED):  # and may mistype
        assert is_answered(limits, friend)
    with pytest.raises(TooFast, match="wait"):
        comes_in(limits, friend)


@pytest.mark.slow
def test_a_neighbour_of_who_guesses_gets_in(limits: GuessLimits, clock: Clock) -> None:
    """However long they guess: a day, and another one."""
    one, other = in_network("2001:db8:1::/48", 64), in_network("2001:db8:2::/48", 64)
    for _ in range(2):
        wrong_codes(limits, clock, in_network("192.0.2.0/24", 32)[:200], DAY)
        comes_in(limits, an_address("192.0.2.250"))
        wrong_codes(limits, clock, chain.from_iterable(zip(one, other, strict=True)), DAY)
        comes_in(limits, an_address("2001:db8:3::1"))
    wrong_codes(limits, clock, one, HOUR)
    with pytest.raises(TooFast, match="your network"):
        comes_in(limits, an_address("2001:db8:1:ffff::1"))


def test_so_many_homes_have_to_guess_before_their_whole_network_is_slowed(
    limits: GuessLimits, clock: Clock
) -> None:
    """SECURITY.md says 300: of what each of them was wrong, ten times a day count."""
    homes = in_network("2001:db8::/32", 48)
    newcomer = homes[-1]
    for number in range(SWARMED // GUESSED - 1):
        wrong_codes(limits, clock, [homes[number]], STEP)
    comes_in(limits, newcomer)
    wrong_codes(limits, clock, [homes[SWARMED // GUESSED]], STEP)
    with pytest.raises(TooFast, match="networks like yours"):
        comes_in(limits, newcomer)


def test_whoever_has_thousands_of_networks_counts_as_one(limits: GuessLimits, clock: Clock) -> None:
    owner = [IPv6Address(int(IPv6Address("2001:db8::")) + (number << 80)) for number in range(20_000)]
    assert wrong_codes(limits, clock, owner, HOUR, 100) < 4_000


def test_what_is_remembered_is_bounded(clock: Clock) -> None:
    tokens = MemoryTokens(clock)
    for number in range(2 * KNOWN):
        tokens.take([Token("thing", str(number), 2, 60.0)])
    assert len(tokens) <= KNOWN
    faults = MemoryTokens(clock)
    for number in range(REMEMBERED + 10):
        faults.note([Fault("thing", str(number))])
    assert len(faults) == REMEMBERED
    last = [Fault("thing", str(REMEMBERED))]
    assert faults.noted(last).result() == [1]
    clock.now += DAY + 1
    assert faults.noted(last).result() == [0]


def test_right_codes_take_nothing_and_give_nothing(limits: GuessLimits, clock: Clock) -> None:
    """However many come to a house that is being guessed at."""
    guessers = in_network("10.0.0.0/8", 20)
    wrong_codes(limits, clock, guessers, 6 * HOUR)
    for friend in in_network("198.51.0.0/16", 32)[:100]:
        comes_in(limits, friend)
    with pytest.raises(TooFast, match="in this house"):
        comes_in(limits, guessers[0])


@on_loop
async def test_a_network_that_guesses_is_stopped_and_a_friend_elsewhere_comes_in(tmp_path: Path) -> None:
    async with opened(tmp_path, trusted_proxies=networks("127.0.0.0/8"), wrong_codes_per_minute=3) as visit:
        code = await visit.new_table()

        async def tried(code: str, who: str) -> int:
            status, _ = await visit.get(f"/api/tables/{code}", headers={"X-Forwarded-For": who})
            return status

        guessed = [await tried("XYXYXY", f"2001:db8:7:{number}::1") for number in range(10)]
        assert guessed == [404] * 6 + [429] * 4
        assert await tried(code, "2001:db8:7:ff::1") == 429
        assert await tried(code, "2001:db8:8::1") == 200


@on_loop
async def test_a_public_house_has_longer_codes_and_keeps_the_old_ones(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        short = await visit.new_table()
    async with opened(tmp_path, code_length=10) as visit:
        long = await visit.new_table()
        assert (len(short), len(long)) == (6, 10)
        assert set(long) <= set(ALPHABET)
        for code in (short, long, f"{long[:5]}-{long[5:].lower()}"):
            async with visit.guest(code):
                pass
        assert (await visit.get(f"/api/tables/{long[:6]}"))[0] == 404

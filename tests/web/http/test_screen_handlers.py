"""A television comes to a table without typing anything: by its code, and the host alone."""

from pathlib import Path

from pellmell.stores.shared_state import PAIRINGS_OF_ONE_HOME
from pellmell.web.settings import networks
from tests.web.house import Visit, on_loop, opened

PLAY = {"game": "dice", "name": "Ann"}


async def television(visit: Visit) -> tuple[str, str]:
    """Its code and its token."""
    status, made = await visit.post("/api/screens", {})
    assert status == 201
    return made["code"], made["token"]


async def looked(visit: Visit, token: str) -> dict[str, str]:
    status, answer = await visit.post("/api/screens/look", {"token": token})
    assert status == 200, answer
    return dict(answer)


@on_loop
async def test_the_host_lets_a_television_in_by_its_code(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        _, seat = await visit.post("/api/play", PLAY)
        code, token = await television(visit)
        assert await looked(visit, token) == {}
        asked = {"screen": code.lower(), "table": seat["code"], "token": seat["token"]}
        assert await visit.post("/api/screens/show", asked) == (200, {"table": seat["code"]})
        answer = await looked(visit, token)
        assert answer["table"] == seat["code"]
        async with visit.connected(f"/ws/{seat['code']}") as screen:
            welcome = await screen.hello(screen=True, token=answer["token"])
            assert (welcome.screen, welcome.seat) == (True, None)


@on_loop
async def test_nobody_but_the_host_lets_a_television_in(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        code, token = await television(visit)
        table = await visit.new_table()
        async with visit.guest(table) as ann, visit.guest(table) as ben:
            await ann.sit_down("Ann")
            guest = await ben.sit_down("Ben")
            for tried in (guest.token, "x" * 32, ""):
                asked = {"screen": code, "table": table, "token": tried}
                status, answer = await visit.post("/api/screens/show", asked)
                assert (status, answer["error"]) == (422, "refused")
        assert await looked(visit, token) == {}


@on_loop
async def test_who_guesses_codes_of_televisions_is_stopped(tmp_path: Path) -> None:
    async with opened(tmp_path, wrong_codes_per_minute=2) as visit:
        _, seat = await visit.post("/api/play", PLAY)
        code, _ = await television(visit)
        asked = {"screen": "XYXYXY", "table": seat["code"], "token": seat["token"]}
        statuses = [(await visit.post("/api/screens/show", asked))[0] for _ in range(3)]
        assert statuses == [404, 404, 429]
        assert (await visit.post("/api/screens/show", {**asked, "screen": code}))[0] == 429


@on_loop
async def test_an_address_has_so_many_televisions_a_minute(tmp_path: Path) -> None:
    async with opened(tmp_path, new_tables_per_minute=2) as visit:
        assert [(await visit.post("/api/screens", {}))[0] for _ in range(3)] == [201, 201, 429]


@on_loop
async def test_pages_of_other_sites_are_not_answered(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        _, token = await television(visit)
        foreign = {"Origin": "https://evil.example"}
        for path, body in (("/api/screens", {}), ("/api/screens/look", {"token": token})):
            status, answer = await visit.post(path, body, headers=foreign)
            assert (status, answer["error"]) == (403, "foreign_origin")


@on_loop
async def test_a_television_whose_code_is_old_is_told_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        status, answer = await visit.post("/api/screens/look", {"token": "x" * 32})
        assert (status, answer["error"]) == (404, "unknown_screen")


@on_loop
async def test_all_networks_of_one_customer_push_out_their_own_televisions(tmp_path: Path) -> None:
    async with opened(tmp_path, trusted_proxies=networks("127.0.0.0/8")) as visit:
        tokens: list[str] = []
        for number in range(PAIRINGS_OF_ONE_HOME + 1):
            caller = {"X-Forwarded-For": f"2001:db8:0:{number}::1"}
            tokens.append((await visit.post("/api/screens", {}, headers=caller))[1]["token"])
        assert (await visit.post("/api/screens/look", {"token": tokens[0]}))[0] == 404
        assert await looked(visit, tokens[1]) == {}

"""A slow line leaves nothing behind, whoever is just coming when it ends."""

import gc
import socket

from tests.browser.slow_line import SlowLine, slow_line

TRIES, COMING = 20, 20
ONE_HOUR_MS = 3_600_000


def test_who_just_comes_when_a_line_ends_is_hung_up_on() -> None:
    """A socket that stays open is a ResourceWarning, and every warning fails a test."""
    with socket.create_server(("127.0.0.1", 0), backlog=TRIES * COMING) as house:
        for _ in range(TRIES):
            coming = [socket.socket() for _ in range(COMING)]
            with slow_line(house.getsockname()[1], 20) as line:
                for one in coming:
                    one.setblocking(False)
                    one.connect_ex(("127.0.0.1", line.port))
            for one in coming:
                one.close()
    gc.collect()


def test_who_left_while_something_was_still_on_its_way_is_hung_up_on() -> None:
    with socket.create_server(("127.0.0.1", 0)) as house:
        with slow_line(house.getsockname()[1], ONE_HOUR_MS) as line:
            guest, back = _connected(line, house)
            guest.sendall(b"hello")
            guest.shutdown(socket.SHUT_WR)
            back.sendall(b"welcome")
            back.shutdown(socket.SHUT_WR)
            later = _connected(line, house)  # when they are, the line has read all that was said before
        for one in (guest, back, *later):
            one.close()
    gc.collect()


def _connected(line: SlowLine, house: socket.socket) -> tuple[socket.socket, socket.socket]:
    guest = socket.create_connection(("127.0.0.1", line.port))
    return guest, house.accept()[0]

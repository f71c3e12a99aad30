"""A slow line leaves nothing behind, whoever is just coming when it ends."""

import gc
import socket

from tests.browser.slow_line import slow_line

TRIES, COMING = 20, 20


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

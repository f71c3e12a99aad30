import pytest

from pellmell.cli.terminal.keyboard import keys_in


@pytest.mark.parametrize(
    ("sent", "keys"),
    [
        (b"q", ["q"]),
        (b" ", ["space"]),
        (b"\x1b[C\x1b[D\x1bOA\x1bOB", ["right", "left", "up", "down"]),
        (b"\x1b", ["escape"]),
        (b"g12\x7f\r", ["g", "1", "2", "backspace", "enter"]),
        (b"\x1b[5~n\x1b[1;5Cp", ["n", "p"]),  # page up, and an arrow with Ctrl: not ours
        (b"\x1b[", []),
        (b"\xc3\xa9", ["Ã", "©"]),
    ],
)
def test_keys(sent: bytes, keys: list[str]) -> None:
    assert list(keys_in(sent)) == keys

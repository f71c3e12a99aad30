"""The work of a command is the same number at every run, and is that of the house."""

from tools.count_bytecodes import LAYERS, count, layer_of, told

COMMANDS = 50


def test_the_work_of_a_command_is_counted_the_same_again() -> None:
    work = count(COMMANDS)
    assert work == count(COMMANDS)
    assert {layer_of(file) for file, _ in work} >= set(LAYERS)
    first, *_ = told(work, COMMANDS).splitlines()
    instructions, layer = first.split()
    assert layer == "house"
    assert int(instructions) > 100

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from pellmell.kit.options import Options, Values, described, parse_options
from pellmell.kit.refusal import BadOptions

A_LIST = "a list with commas, each a whole number from 1 to 9, or left out"
Size = Annotated[int, Meta(ge=1, le=9)]


class Sample(Options, frozen=True, kw_only=True):
    target: Annotated[int, Meta(ge=10, le=500, description="points that win")] = 99
    stop: Annotated[Literal["called", "automatic"], Meta(description="who stops")] = "automatic"
    penalty: Annotated[Literal[-2, -1, 0], Meta(description="points")] = -1
    advanced: Annotated[bool, Meta(description="more rules")] = False
    sizes: Annotated[list[Size] | None, Meta(description="by seat")] = None
    row: Size = 5


def parsed(**given: object) -> Sample:
    return parse_options(Sample, given)


def complaint(**given: object) -> str:
    with pytest.raises(BadOptions) as caught:
        parse_options(Sample, given)
    return str(caught.value)


def test_nothing_set_is_all_defaults() -> None:
    assert parsed() == Sample()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ({"target": "120"}, Sample(target=120)),
        ({"stop": "called", "pace": "free"}, Sample(stop="called", pace="free")),
        ({"penalty": "-2"}, Sample(penalty=-2)),
        ({"advanced": "on"}, Sample(advanced=True)),
        ({"advanced": "off"}, Sample(advanced=False)),
        ({"sizes": "8,6"}, Sample(sizes=[8, 6])),
        ({"sizes": "8, 6 ,1"}, Sample(sizes=[8, 6, 1])),
        ({"sizes": "7"}, Sample(sizes=[7])),
    ],
)
def test_what_a_person_types(typed: dict[str, str], meant: Sample) -> None:
    assert parse_options(Sample, typed) == meant


@pytest.mark.parametrize(
    "meant",
    [Sample(), Sample(target=500, stop="called", penalty=0, advanced=True, sizes=[1, 9]), Sample(target=10)],
)
def test_what_json_says(meant: Sample) -> None:
    given = msgspec.to_builtins(meant)
    assert parse_options(Sample, given) == meant


def test_unknown_options_are_answered_with_those_there_are() -> None:
    there_are = "there are: advanced, length, pace, penalty, row, sizes, stop, target"
    assert complaint(tempo="quick") == f"unknown option 'tempo'; {there_are}"


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("target", "9", "option target=9: must be a whole number from 10 to 500"),
        ("target", 501, "option target=501: must be a whole number from 10 to 500"),
        ("target", "many", "option target=many: must be a whole number from 10 to 500"),
        ("target", "1e2", "option target=1e2: must be a whole number from 10 to 500"),
        ("target", "50.0", "option target=50.0: must be a whole number from 10 to 500"),
        ("target", 50.0, "option target=50.0: must be a whole number from 10 to 500"),
        ("target", 99.5, "option target=99.5: must be a whole number from 10 to 500"),
        ("target", True, "option target=on: must be a whole number from 10 to 500"),
        ("target", None, "option target=: must be a whole number from 10 to 500"),
        ("stop", "shouted", "option stop=shouted: must be automatic or called"),
        ("stop", "", "option stop=: must be automatic or called"),
        ("penalty", "-3", "option penalty=-3: must be -2 or -1 or 0"),
        ("penalty", "-1.0", "option penalty=-1.0: must be -2 or -1 or 0"),
        ("advanced", "yes", "option advanced=yes: must be on or off"),
        ("pace", 80, "option pace=80: must be free or human"),
        (
            "sizes",
            "8,0",
            f"option sizes=8,0: must be {A_LIST}",
        ),
        (
            "sizes",
            "8.0,7",
            f"option sizes=8.0,7: must be {A_LIST}",
        ),
        (
            "sizes",
            [10],
            f"option sizes=[10]: must be {A_LIST}",
        ),
        (
            "sizes",
            "",
            f"option sizes=: must be {A_LIST}",
        ),
    ],
)
def test_a_wrong_value_is_answered_with_what_is_allowed(name: str, value: object, says: str) -> None:
    assert complaint(**{name: value}) == says


@pytest.mark.parametrize("noise", ["two\nlines", "\x00\r\n", "x" * 5000, ["a\nb"], {"a": "\n"}])
def test_a_complaint_is_one_short_line_whatever_was_sent(noise: object) -> None:
    for text in (complaint(target=noise), complaint(**{str(noise): 1})):
        assert len(text.splitlines()) == 1
        assert len(text) < 160


def test_options_as_a_person_reads_them() -> None:
    pace = "how quick a seat's hand may be: as one human hand, or without limit"
    length = "how long a match is: a round, about 5 minutes, about 15, or as in the rulebook"
    assert [option[:4] for option in described(Sample)] == [
        ("pace", "free or human", "human", pace),
        ("length", "medium or round or rulebook or short", "", length),
        ("target", "a whole number from 10 to 500", "99", "points that win"),
        ("stop", "automatic or called", "automatic", "who stops"),
        ("penalty", "-2 or -1 or 0", "-1", "points"),
        ("advanced", "on or off", "off", "more rules"),
        ("sizes", A_LIST, "", "by seat"),
        ("row", "a whole number from 1 to 9", "5", ""),
    ]


def test_options_as_a_program_reads_them() -> None:
    assert {option.name: (option.values, option.official) for option in described(Sample)} == {
        "pace": (Values("choice", values=["free", "human"]), "human"),
        "length": (Values("choice", values=["medium", "round", "rulebook", "short"]), None),
        "target": (Values("number", range=(10, 500)), 99),
        "stop": (Values("choice", values=["automatic", "called"]), "automatic"),
        "penalty": (Values("choice", values=[-2, -1, 0]), -1),
        "advanced": (Values("switch"), False),
        "sizes": (Values("by_seat", range=(1, 9)), None),
        "row": (Values("number", range=(1, 9)), 5),
    }


class Unreadable(Options, frozen=True, kw_only=True):
    size: float = 1.0


def test_an_option_that_nobody_could_read_is_the_games_fault() -> None:
    with pytest.raises(TypeError, match="an option can't be FloatType"):
        described(Unreadable)


def test_a_long_value_is_quoted_up_to_forty_letters() -> None:
    assert f"target={'x' * 40}: must be" in complaint(target="x" * 40)
    assert f"target={'x' * 39}…: must be" in complaint(target="x" * 41)

"""What is remembered of an evening is bounded, however many come and go."""

from types import SimpleNamespace
from typing import Any, cast

from pellmell.catalogue import find_game
from pellmell.house.state_machine.evening_book import MOST_PEOPLE, EveningBook
from pellmell.play.match import Match
from pellmell.play.messages import Player


def match_of(*names: str) -> Match:
    people = SimpleNamespace(gone=set(), rested=set(), themselves=[Player(name, name) for name in names])
    return cast(Match, cast(Any, SimpleNamespace(people=people, winners=[0], game=find_game("dice"))))


def test_of_many_who_come_and_go_those_are_remembered_who_came_last_and_those_who_are_here() -> None:
    book = EveningBook()
    for number in range(3 * MOST_PEOPLE):
        book.note(match_of("Anna", f"stranger {number}"))
    names = [tally.name for tally in book.told]
    assert len(names) == MOST_PEOPLE
    assert (names[0], names[-1]) == ("Anna", f"stranger {3 * MOST_PEOPLE - 1}")
    assert book.played("Anna") == 3 * MOST_PEOPLE

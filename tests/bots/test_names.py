import pytest

from pellmell.bots.names import NAMES, NAMES_IN, free_name
from pellmell.house.names import clean_name


@pytest.mark.parametrize("language", NAMES_IN)
def test_a_bot_is_named_in_the_language_of_who_put_it_there(language: str) -> None:
    assert free_name((), language) == NAMES_IN[language][0]
    assert free_name((), f"{language.upper()}-XX") == NAMES_IN[language][0]


@pytest.mark.parametrize("language", ["", "xx", "eo"])
def test_in_a_language_without_names_it_is_named_in_english(language: str) -> None:
    assert free_name((), language) == NAMES[0]


@pytest.mark.parametrize("names", NAMES_IN.values(), ids=NAMES_IN)
def test_every_language_has_as_many_names_that_a_person_could_have(
    names: tuple[str, ...],
) -> None:
    assert len(set(names)) == len(NAMES)
    assert [clean_name(name) for name in names] == list(names)


def test_a_name_that_somebody_has_is_not_given_again() -> None:
    assert free_name({"Ahorn", "Birke"}, "de") == "Esche"

"""Names of bots come from a list of trees in each language. The client gives each tree a face, by the name.

All at a table see the same name: it is in the language of who put the bot there. Short names come first:
a phone has little room for them.
"""

from collections.abc import Container, Iterable, Mapping

NAMES = ("Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Juniper", "Larch", "Maple", "Oak", "Pine", "Rowan")

NAMES_IN: Mapping[str, tuple[str, ...]] = {
    "en": NAMES,
    "de": (
        *("Ahorn", "Birke", "Esche", "Hasel", "Tanne", "Ulme"),
        *("Eiche", "Zeder", "Kiefer", "Lärche", "Eberesche", "Wacholder"),
    ),
    "es": (
        *("Abeto", "Cedro", "Olmo", "Pino", "Arce", "Roble"),
        *("Fresno", "Abedul", "Enebro", "Alerce", "Serbal", "Avellano"),
    ),
    "fr": (
        *("Chêne", "Orme", "Cèdre", "Sapin", "Frêne", "Pin"),
        *("Érable", "Mélèze", "Bouleau", "Sorbier", "Noisetier", "Genévrier"),
    ),
    "it": (
        *("Abete", "Acero", "Olmo", "Pino", "Cedro", "Sorbo"),
        *("Larice", "Betulla", "Quercia", "Ginepro", "Frassino", "Nocciolo"),
    ),
    "nl": (
        *("Berk", "Ceder", "Eik", "Iep", "Spar", "Es"),
        *("Lariks", "Esdoorn", "Hazelaar", "Pijnboom", "Lijsterbes", "Jeneverbes"),
    ),
}


def free_name(taken: Container[str], language: str = "") -> str:
    """A name that nobody has, in the language of this tag (`de`, `fr-CH`), or else in English."""
    names = NAMES_IN.get(language[:2].lower(), NAMES)
    return next((name for name in names if name not in taken), names[0])


def language_of(names: Iterable[str]) -> str:
    """The language of bots that are called so; none, if there are no bots, or nobody knows."""
    called = set(names)
    known = {language: len(called.intersection(those)) for language, those in NAMES_IN.items()}
    return max(known, key=lambda language: known[language]) if any(known.values()) else ""

"""The dealing of a film again: what it was dealt by, if today's rules are those."""

from collections.abc import Mapping

import msgspec

from pellmell.catalogue import UnknownGame, find_game
from pellmell.films.film import Film, FilmError
from pellmell.kit.game import AnyGame
from pellmell.kit.options import Options, parse_options
from pellmell.kit.refusal import BadOptions, Malformed
from pellmell.kit.seats import Seat
from pellmell.play.given_deal import GivenDeal, read_keep
from pellmell.play.match_core import check_players


def dealt_by(film: Film) -> tuple[AnyGame, Options]:
    """Raises FilmError where today's rules would deal otherwise."""
    try:
        game = find_game(film.game)
        options = parse_options(game.options, film.options)
        check_players(game, len(film.players))
        options.check(len(film.players))
    except (UnknownGame, BadOptions) as error:
        raise FilmError(str(error)) from None
    if film.rules != game.version:
        raise FilmError(f"dealt by version {film.rules} of {game.title}'s rules; these are {game.version}")
    return game, options


def given_deal(film: Film, seat: Seat, points: list[int]) -> GivenDeal:
    """For a seat to play it again; raises FilmError."""
    game, _ = dealt_by(film)
    players = len(film.players)
    given = GivenDeal(
        seed=film.seed,
        nonces=film.nonces,
        carried=film.carried,
        seat=seat,
        points=points,
        keep=msgspec.json.decode(film.keep),
    )
    try:
        given.check(players)
        read_keep(game, given.keep, players)
    except Malformed as error:
        raise FilmError(str(error)) from None
    return given


def options_of_one_round(film: Film) -> Mapping[str, object]:
    """Those of the film, but for how far the match went."""
    goals = ("length", *find_game(film.game).goals)
    return {name: value for name, value in film.options.items() if name not in goals} | {"length": "round"}

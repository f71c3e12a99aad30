"""Films of rounds that bots have played, and of journals."""

from collections.abc import Iterable, Sequence

import msgspec

from pellmell.catalogue import find_game
from pellmell.films.film import Film
from pellmell.kit.chance import Chance, mixed, seed_from
from pellmell.kit.game import AnyGame
from pellmell.kit.options import Options, parse_options
from pellmell.kit.round import Position
from pellmell.lab.arena import Arena, bot_players
from pellmell.lab.contestants import find_contestant
from pellmell.play.journal import Recorder
from pellmell.play.match import Match
from pellmell.play.replay import Replay, Step
from pellmell_bench.films.witness import FilmWitness


def bots_play(game: AnyGame, options: Options, players: int, seed: str, rounds: int = 1) -> FilmWitness:
    witness = FilmWitness()
    match = Match(game, options, bot_players(players))
    recorder = Recorder(match, lambda _: None, onlooker=witness)
    cast = [find_contestant("adult")] * players
    for _ in Arena(match, Chance(seed_from(seed)), recorder.perform, cast).play(rounds):
        pass
    return witness


def films_of(entries: Iterable[bytes]) -> list[Film]:
    """Of the rounds of a journal that are over."""
    witness = FilmWitness()
    for _ in Replay(entries, unfinished=True, onlooker=witness):
        pass
    return witness.films


def steps_after(entries: Sequence[bytes], cut: int) -> list[Step]:
    """What was done after so many entries of a journal."""
    return [step for step in Replay(entries, unfinished=True) if step.number > cut]


def dealt(film: Film) -> Position:
    """The deal of a film, by its seed."""
    game = find_game(film.game)
    options = parse_options(game.options, film.options)
    seed = mixed(bytes.fromhex(film.seed), [bytes.fromhex(nonce) for nonce in film.nonces])
    keep = msgspec.json.decode(film.keep, type=game.keep_type)
    return game.deal(options, len(film.players), Chance(seed), keep)

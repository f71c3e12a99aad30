"""The change that saves a film: what a store keeps of a round that was sealed, beside its journal."""

from collections.abc import Sequence

from pellmell.films.film import Film, pack
from pellmell.films.recording import FilmRecorder
from pellmell.house.changes import SaveFilm, SeatedPerson
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Seconds
from pellmell.play.messages import Player
from pellmell.play.seal import Seal


def saved_film(
    number: int,
    seal: Seal,
    players: Sequence[Player],
    made: Seconds,
    film: Film | None = None,
    recorder: FilmRecorder | None = None,
    watchers: Sequence[str] = (),
) -> SaveFilm:
    """`players` are those who sit there when the round is sealed, whoever plays in their place. Without a
    film, or where that was too long, it is the scores alone; its recorder has packed a long one."""
    sitters = [
        _sitter(seal, seat, player, film)
        for seat, player in enumerate(players)
        if player.id and not player.bot
    ]
    names = recorder.names if recorder is not None else []
    packed = recorder.packed if recorder is not None else b""
    seated = {sitter.person for sitter in sitters}
    return SaveFilm(
        number=number,
        round=seal.round,
        made=made,
        points=seal.result.points,
        totals=seal.totals,
        players=[player.name for player in players],
        winners=seal.winners,
        film=packed if film is None or not film.shots else pack(film),
        dealt_again=film is not None and film.dealt_again,
        names=names or [(sitter.name, sitter.person) for sitter in sitters],
        sitters=sitters,
        watchers=[person for person in watchers if person not in seated],
    )


def _sitter(seal: Seal, seat: Seat, player: Player, film: Film | None) -> SeatedPerson:
    return SeatedPerson(
        person=player.id,
        name=player.name,
        seat=seat,
        points=seal.totals[seat],
        bot=_played_by_bot(seal, seat, film),
        left=seat in seal.gone,
        played=seat not in (seal.gone if film is None else film.gone),
    )


def _played_by_bot(seal: Seal, seat: Seat, film: Film | None) -> bool:
    """From the deal on, or since they went away. Who sits out from the next round on has played this one."""
    dealt_to_bot = film is not None and seat < len(film.players) and film.players[seat].bot
    return dealt_to_bot or (seat in seal.bots and (film is None or seat not in seal.out))

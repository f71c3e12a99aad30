"""The SQL of own figures: films that are without them, what was found of these, and what is kept."""

from collections.abc import Sequence
from sqlite3 import Connection

import msgspec

from pellmell.kit.time_units import Seconds
from pellmell.stores.figures import COUNTS, FiguresFound, KeptFigures, OwnFilm, kept_figures, own_film
from pellmell.stores.sqlite.schema import transaction

WITHOUT_FIGURES = f"""
    WITH wanted AS (
        SELECT films.match, films.round FROM seats JOIN played USING (match) JOIN films USING (match)
        WHERE person = :person AND seats.day >= :since AND seat IS NOT NULL AND game = :game
            AND film IS NOT NULL AND {COUNTS}
            AND instr(rounds, ',' || films.round || ',') AND NOT instr(bots, ',' || films.round || ',')
            AND NOT EXISTS (
                SELECT 1 FROM figures AS known
                WHERE known.person = :person AND known.match = films.match AND known.round = films.round)
        ORDER BY made DESC LIMIT :most
    )
    SELECT id, films.round, points, names, film
    FROM wanted JOIN films USING (match, round) JOIN played USING (match) ORDER BY made DESC
"""
KEEP = f"""
    INSERT INTO figures
        (person, match, round, game, made, points, reactions, taken, chances, won, lost, par)
    SELECT person, match, films.round, game, made, :points, :reactions, :taken, :chances, :won, :lost, :par
    FROM seats JOIN played USING (match) JOIN films USING (match)
    WHERE id = :id AND films.round = :round AND person = :person AND seat IS NOT NULL AND {COUNTS}
    ON CONFLICT (person, match, round) DO UPDATE SET par = coalesce(excluded.par, par)
"""
FIGURES = """
    SELECT id, figures.round, made, points, reactions, taken, chances, won, lost, par
    FROM figures JOIN played USING (match)
    WHERE person = ? AND figures.game = ? AND made < ? ORDER BY made DESC LIMIT ?
"""


def films_without_figures(
    connection: Connection, person: str, game: str, since: Seconds, most: int
) -> list[OwnFilm]:
    wanted = {"person": person, "game": game, "since": since, "most": most}
    return [own_film(row, person) for row in connection.execute(WITHOUT_FIGURES, wanted).fetchall()]


def keep_figures(connection: Connection, person: str, found: Sequence[FiguresFound]) -> None:
    with transaction(connection):
        for each in found:
            own = each.figures
            values = {
                "person": person,
                "id": each.id,
                "round": each.round,
                "points": each.points,
                "reactions": msgspec.json.encode(own.reactions).decode(),
                "taken": own.taken,
                "chances": own.chances,
                "won": own.races_won,
                "lost": own.races_lost,
                "par": each.par,
            }
            connection.execute(KEEP, values)


def figures_of(
    connection: Connection, person: str, game: str, before: Seconds, most: int
) -> list[KeptFigures]:
    """The last so many of rounds that were over before then, the last one first."""
    rows = connection.execute(FIGURES, (person, game, before, most)).fetchall()
    return [kept_figures(row) for row in rows]

"""The SQL of own figures: films that are without them, what was found of these, and what is kept."""

from collections.abc import Sequence

import msgspec

from pellmell.kit.time_units import Seconds
from pellmell.stores.figures import COUNTS, FiguresFound, KeptFigures, OwnFilm, kept_figures, own_film
from pellmell.stores.postgres.connections import Connection

WITHOUT_FIGURES = f"""
    WITH wanted AS (
        SELECT match, films.round, made FROM seats JOIN played USING (match) JOIN films USING (match)
        WHERE person = $1 AND seats.day >= $3 AND seat IS NOT NULL AND game = $2
            AND film IS NOT NULL AND {COUNTS}
            AND position(',' || films.round || ',' IN rounds) > 0
            AND position(',' || films.round || ',' IN bots) = 0
            AND NOT EXISTS (
                SELECT 1 FROM figures known
                WHERE known.person = $1 AND known.match = films.match AND known.round = films.round)
        ORDER BY made DESC LIMIT $4
    )
    SELECT id, films.round, points, names, film
    FROM wanted JOIN films USING (match, round) JOIN played USING (match) ORDER BY wanted.made DESC
"""
KEEP = f"""
    INSERT INTO figures AS f
        (person, match, round, game, made, points, reactions, taken, chances, won, lost, par)
    SELECT person, match, films.round, game, made, $4, $5, $6, $7, $8, $9, $10
    FROM seats JOIN played USING (match) JOIN films USING (match)
    WHERE id = $2 AND films.round = $3 AND person = $1 AND seat IS NOT NULL AND {COUNTS}
    FOR KEY SHARE OF seats
    ON CONFLICT (person, match, round) DO UPDATE SET par = coalesce(excluded.par, f.par)
"""
FIGURES = """
    SELECT id, figures.round, made, points, reactions, taken, chances, won, lost, par
    FROM figures JOIN played USING (match)
    WHERE person = $1 AND figures.game = $2 AND made < $3 ORDER BY made DESC LIMIT $4
"""


async def films_without_figures(
    connection: Connection, person: str, game: str, since: Seconds, most: int
) -> list[OwnFilm]:
    rows = await connection.fetch(WITHOUT_FIGURES, person, game, since, most)
    return [own_film(tuple(row), person) for row in rows]


async def keep_figures(connection: Connection, person: str, found: Sequence[FiguresFound]) -> None:
    async with connection.transaction():
        for each in sorted(found, key=lambda one: (one.id, one.round)):
            own = each.figures
            reactions = msgspec.json.encode(own.reactions).decode()
            counts = (own.taken, own.chances, own.races_won, own.races_lost)
            values = (person, each.id, each.round, each.points, reactions, *counts, each.par)
            await connection.execute(KEEP, *values)


async def figures_of(
    connection: Connection, person: str, game: str, before: Seconds, most: int
) -> list[KeptFigures]:
    """The last so many of rounds that were over before then, the last one first."""
    rows = await connection.fetch(FIGURES, person, game, before, most)
    return [kept_figures(tuple(row)) for row in rows]

"""A plain page for whoever comes with a browser."""

from html import escape

from pellmell.catalogue import all_games

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pellmell</title>
</head>
<body>
<main>
<h1>Pellmell</h1>
<p>A house of games in which everybody plays at once, open day and night.</p>
{table}
<h2>Games</h2>
<ul>
{games}
</ul>
<h2>For programs</h2>
<ul>
<li><a href="/api/tables">The public tables</a>, <a href="/api/games">the games and their options</a>,
<a href="/api/rules">their rules</a></li>
<li><a href="/api/openapi.json">Everything that can be asked</a> (OpenAPI)</li>
<li>A table is played over a WebSocket at <code>/ws/CODE</code>; the lobby is at <code>/ws/lobby</code></li>
</ul>
</main>
<footer>
<p>Ligretto is a registered trademark of Schmidt Spiele, Dutch Blitz of the Dutch Blitz Game Company.
This project is not affiliated with them or with any publisher. It names the games whose rules it plays;
words, code and artwork are its own.</p>
</footer>
</body>
</html>
"""


def page(code: str = "") -> str:
    games = [game for _, game in sorted(all_games().items())]
    return PAGE.format(
        table=f"<p>You are invited to table <strong>{escape(code)}</strong>.</p>" if code else "",
        games="\n".join(
            f'<li><a href="/api/rules/{game.name}">{escape(game.title)}</a>, '
            f"{game.seats[0]}–{game.seats[-1]} players</li>"
            for game in games
        ),
    )

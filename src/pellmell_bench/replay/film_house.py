"""The film house is a server with one film, for whoever asks; and with a page that shows next to nothing of
it, the baseline of `bench replay`."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from aiohttp.web import Application, AppRunner, Request, Response, TCPSite, json_response

from pellmell.films.film import Packed
from pellmell.web.http import routes
from pellmell.web.http.client_files import ClientFiles

MATCH = "3f2a"
BARE = "/bare"
PAGE = """<!doctype html>
<meta name="viewport" content="width=device-width">
<style>
  main { height: 600px }
  div { position: absolute; width: 60px; height: 84px; background: #1f6692 }
  button { width: 360px; height: 60px; touch-action: none }
</style>
<main data-test="film-race"></main>
<button data-test="strip"></button>
<script type="module">
  const film = await (await fetch("/api/films/MATCH/1", { method: "POST", body: "{}" })).json()
  let at = 0
  const times = film.shots.map(([after]) => (at += after))
  const race = document.querySelector("main")
  const cards = Array.from({ length: 48 }, () => race.appendChild(document.createElement("div")))
  const strip = document.querySelector("button")
  const seek = (wanted) => {
    const shots = times.filter((time) => time <= wanted).length
    strip.textContent = shots
    cards.forEach((card, number) => {
      const [x, y] = [(shots * (number + 67)) % 320, (shots * (number + 97)) % 500]
      card.style.transform = `translate(${x}px, ${y}px)`
    })
  }
  strip.addEventListener("pointermove", ({ clientX }) => seek((clientX / 360) * at))
  seek(0)
</script>
"""


@asynccontextmanager
async def film_house(film: Packed) -> AsyncGenerator[str]:
    """Its address."""

    async def told(_: Request) -> Response:
        headers = {"Content-Encoding": "gzip"}
        return Response(body=film, content_type="application/json", headers=headers)

    app = Application()
    app.router.add_post("/api/films/{match}/{round}", told)
    app.router.add_post("/api/{rest:.*}", _unknown)
    app.router.add_get(BARE, _bare)
    for route in ClientFiles().routes():
        routes.add(app, route)
    runner = AppRunner(app)
    await runner.setup()
    site = TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


async def _unknown(_: Request) -> Response:
    """What is told beside a film: nobody waits for it."""
    return json_response({"error": "gone", "reason": "not kept here"}, status=404)


async def _bare(_: Request) -> Response:
    return Response(text=PAGE.replace("MATCH", MATCH), content_type="text/html")

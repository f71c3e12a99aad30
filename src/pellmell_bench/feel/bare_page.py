"""The bare page is the baseline of `bench feel`: it reads the same frames, moves one card for each thing that
happens, and does no more.

Its hand says so when it is pressed."""

import msgspec
from aiohttp.web import Request, Response

from pellmell.wire.frames import PROTOCOL, Hello

PATH = "/bare"
PAGE = """<!doctype html>
<meta name="viewport" content="width=device-width">
<style>
  div, button { position: absolute; width: 60px; height: 84px; border: 0; background: #1f6692 }
  button { right: 10px; bottom: 10px; touch-action: none }
</style>
<button data-own="hand">0</button>
<script>
  const cards = Array.from({ length: 24 }, () => document.body.appendChild(document.createElement("div")))
  const hand = document.querySelector("button")
  let number = 0
  let presses = 0
  const place = (at) => `translate(${(at * 67) % 320}px, ${(at * 97) % 500}px)`
  const happen = () => {
    number += 1
    const card = cards[number % cards.length]
    card.style.transform = place(number)
    card.animate([{ transform: place(number + 7) }, { transform: place(number) }], 190)
  }
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/ws/bare")
  socket.onopen = () => socket.send('HELLO')
  socket.onmessage = ({ data }) => (JSON.parse(data).events ?? []).forEach(happen)
  hand.addEventListener("pointerdown", () => { hand.textContent = ++presses })
</script>
"""


async def bare_page(_: Request) -> Response:
    hello = msgspec.json.encode(Hello(PROTOCOL)).decode()
    return Response(text=PAGE.replace("HELLO", hello), content_type="text/html")

"""The host's requests about the audience: to let a screen in, and to send somebody away who watches."""

from collections.abc import Callable

from pellmell.house.counts import Counts
from pellmell.house.delivery.audience import Member
from pellmell.house.delivery.delivery import Delivery
from pellmell.house.keys import token_hash
from pellmell.house.state_machine.effects import AudienceRequest
from pellmell.house.state_machine.inputs import Bar, GivePass
from pellmell.house.state_machine.requests import SENT_AWAY
from pellmell.house.tokens import new_token
from pellmell.kit.refusal import Refusal
from pellmell.wire.frames import Admitted, Done, Refused
from pellmell.wire.requests import AdmitScreen, SendAway

Step = Callable[[Bar | GivePass], object]


def carry_out(
    request: AudienceRequest, delivery: Delivery, counts: Counts, most_screens: int, step: Step
) -> None:
    """For somebody who may ask for it, and who is answered."""
    try:
        _carry_out(request, delivery, most_screens, step)
    except Refusal as refusal:
        counts.refusals[refusal.rule] += 1
        delivery.answer(request.origin.holder, Refused(request.origin.n, refusal.rule, refusal.reason))
    else:
        delivery.answer(request.origin.holder, Done(request.origin.n))


def _carry_out(request: AudienceRequest, delivery: Delivery, most_screens: int, step: Step) -> None:
    match request.command:
        case AdmitScreen(number):
            _admit(_asking(delivery, number), delivery, most_screens, step)
        case SendAway(number):
            _send_away(_watching(delivery, number), delivery, step)
        case other:
            raise TypeError(f"{type(other).__name__} is not about the audience")


def _asking(delivery: Delivery, number: int) -> Member:
    for member in delivery.audience.members:
        if member.asks == number:
            return member
    raise Refusal("ALL-2", f"no screen {number} asks to be let in")


def _watching(delivery: Delivery, number: int) -> Member:
    for member in delivery.audience.everybody():
        if member.number == number and member.seat is None:
            return member
    raise Refusal("ALL-2", f"nobody watches under the number {number}")


def _admit(screen: Member, delivery: Delivery, most_screens: int, step: Step) -> None:
    """With a pass, so that it need not ask again when its line was lost."""
    if not delivery.audience.has_room_for_screen(most_screens):
        raise Refusal("ALL-2", f"{most_screens} screens are here already: switch one off first")
    delivery.audience.watches_no_more(screen)
    token = new_token()
    screen.asks, screen.screen, screen.token_hash = None, True, token_hash(token)
    step(GivePass(screen.token_hash, most_screens))
    delivery.answer(screen, Admitted(token))


def _send_away(watcher: Member, delivery: Delivery, step: Step) -> None:
    """A screen loses its pass; a person who is known is not let in again."""
    step(Bar(watcher.person, watcher.token_hash, watcher))
    delivery.in_turn(lambda: watcher.line.hang_up("kicked", SENT_AWAY))

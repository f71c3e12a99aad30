"""The middle of the card games is painted, wherever there is somebody who can."""

import re

from pellmell.kit.phases import Phase
from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.tables import Wish, in_phase, set_table

WORKER = re.compile(r"/assets/worker-[^/]*[.]js$")
PAINTED_HERE = """() => {
    const canvas = document.querySelector("canvas");
    try {
        const paper = canvas.getContext("2d");
        return paper.getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value > 0);
    } catch {
        return false; // it is painted elsewhere, or not there yet
    }
}"""


def test_where_no_worker_can_be_had_the_page_paints_by_itself(house: House, arrive: Arrive) -> None:
    seat, *_ = set_table(house.url, Wish("ligretto", bots=4, until=in_phase(Phase.RACING)))
    person = arrive().expects("net::ERR", "willReadFrequently")
    person.context.route(WORKER, lambda route: route.abort())
    person.holds(seat).visit(f"/t/{seat.code}")
    person.until(PAINTED_HERE)

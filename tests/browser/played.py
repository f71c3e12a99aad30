"""A round that a page, a partner and time play in step with the engine, which says what is to happen."""

from collections.abc import Generator
from contextlib import contextmanager
from itertools import islice
from queue import Empty

import pytest
from playwright.sync_api import expect

from pellmell.kit.messages import Command
from pellmell.kit.seats import Seat
from tests.browser.beside import PAGE, PARTNER, Beside, Deal
from tests.browser.gestures import Gestures, Way
from tests.browser.hands import Hands
from tests.browser.partner import NAMES, Partner, partner_at
from tests.browser.people import Person
from tests.games import said_by


class PlayedRound:
    """Made by `played`."""

    def __init__(self, deal: Deal, person: Person, partner: Partner, way: Way) -> None:
        self.person = person
        self.partner = partner
        self.hands = Hands(person)
        self.gestures: Gestures = said_by(deal.game, "gestures", "GESTURES")(self.hands)
        self.beside = Beside(deal)
        self._way: Way = way

    def go_on(self, turns: int | None = None) -> None:
        """For so many turns, or until it is scored."""
        for seat, command in islice(self.beside.turns(), turns):
            self.take(seat, command)

    def take(self, seat: Seat, command: Command) -> None:
        self.attempt(seat, command)
        self.settle(seat, command)

    def look(self) -> None:
        """The page shows the round as it stands."""
        self.gestures.wait_for(self.beside.position)

    def attempt(self, seat: Seat, command: Command) -> None:
        """Who plays in the page looks first."""
        if seat == PAGE:
            self.look()
            self.gestures.perform(self._way, self.beside.position, command)
        elif seat == PARTNER:
            self.partner.do(command)

    def settle(self, seat: Seat, command: Command) -> None:
        events = self.beside.position.perform(seat, command)
        try:
            heard = self.partner.hear(self.beside.position)
        except Empty:
            pytest.fail(f"nothing came of it, by {self._way}: {command}")
        assert heard == events, f"by {self._way}: {command}"

    def check_scores(self) -> None:
        """The engine, the house and the page have counted the same."""
        assert self.beside.position.score is not None
        assert self.beside.position.score.points == self.partner.totals()
        self.person.page.get_by_role("table").click()  # no need to see it counted
        rows = self.person.see("score-row").all()
        for row, name, total in zip(rows, NAMES, self.partner.totals(), strict=True):
            expect(row.get_by_role("rowheader")).to_contain_text(name)
            expect(row.get_by_role("cell").last).to_have_text(str(total).replace("-", "−"))


@contextmanager
def played(house_url: str, deal: Deal, person: Person, way: Way = "tap") -> Generator[PlayedRound]:
    """Dealt, and the person in the page of it; the partner comes by the shortest way."""
    with partner_at(house_url, deal) as partner:
        person.holds(partner.seat).visit(f"/t/{partner.seat.code}")
        yield PlayedRound(deal, person, partner, way)

"""Where each event leads, and that docs/protocol.md has the whole story."""

import pytest

from pellmell.kit.phases import Phase
from tests.play.transitions import all_leads, decides

NOT_OF_A_MATCH = {"table_set", "admission_set", "waiting_set", "evening_set"}


@pytest.mark.slow
def test_every_event_was_seen_to_lead_somewhere() -> None:
    assert {event for event, leads in all_leads().items() if not leads} == NOT_OF_A_MATCH


def test_where_an_event_may_lead_to_several_phases_the_page_says_what_decides() -> None:
    assert {event for event, leads in all_leads().items() if _is_open(leads)} == set(decides())


def _is_open(leads: set[tuple[Phase, Phase]]) -> bool:
    moves = {after for before, after in leads if before is not after}
    return bool(moves) and len({after for _, after in leads}) > 1

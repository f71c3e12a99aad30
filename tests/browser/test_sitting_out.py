"""Sitting out: a bot plays from the next round on, all see it, and one comes back in."""

from playwright.sync_api import expect

from tests.browser.at_table import press, vote_to_end
from tests.browser.conftest import Arrive
from tests.browser.friends import Friends
from tests.browser.house import House
from tests.browser.tables import two_race


def test_who_sits_out_watches_a_bot_play_and_comes_back_in(
    quick_house: House, arrive: Arrive, friends: Friends
) -> None:
    met = friends.meet(quick_house.url, two_race("ligretto", length="rulebook"))
    ann, ben = (
        arrive(url=quick_house.url).remembers().holds(friend.seat).visit(f"/t/{friend.seat.code}")
        for friend in met
    )
    vote_to_end(ann)
    press(ben, "End it")
    press(ann, "Sit out")
    expect(ann.reads("You sit out. A bot plays for you.")).to_be_visible()
    ben.has_seen("toast", "Ann sits out from the next round on.")
    expect(ben.see("score-row").filter(has_text="Ann")).to_contain_text("sits out")

    press(ben, "Next round")  # nobody waits for Ann
    expect(ben.page.get_by_role("region", name="Your cards")).to_be_visible()
    expect(ann.page.get_by_role("region", name="The others").get_by_role("img")).to_have_count(2)
    expect(ann.page.get_by_role("region", name="Your cards")).to_have_count(0)
    press(ann, "You sit out")
    press(ann, "Play again")
    expect(ann.reads("You play again from the next round on.")).to_be_visible()
    ben.has_seen("toast", "Ann plays again from the next round on.")
    ann.page.get_by_role("dialog").get_by_role("button", name="Close").click()

    vote_to_end(ben)
    for person in (ann, ben):
        press(person, "Next round")
    expect(ann.page.get_by_role("region", name="Your cards")).to_be_visible()
    press(ann, "Menu")
    press(ann, "Sit out from the next round on")
    press(ben, "Menu")
    expect(ben.see("seat").filter(has_text="Ann")).to_contain_text("sits out next")

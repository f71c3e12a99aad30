// Seats of a race, or of a lesson, that something lies on; and a foot that stands in the head, and leaves it.
() => {
  const SLACK = 1.5; // px: what rounding costs
  const MARGIN = 6; // px: of what stands in the head
  const SEATS = "[data-phase] [data-seat], aside ~ main [data-seat]";
  const LYING = "[data-test=vote], [data-test=toast], [data-test=lost-line], aside > section";
  const overlap = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
  const boxOf = (element) => element.getBoundingClientRect();
  const seats = [...document.querySelectorAll(SEATS)];
  const foot = document.querySelector("footer");
  const head = document.querySelector("header");
  const leaves =
    foot && head && getComputedStyle(foot).position === "fixed" && boxOf(foot).bottom > boxOf(head).bottom + MARGIN;
  const covered = [...document.querySelectorAll(LYING)].flatMap((lying) =>
    seats
      .filter((seat) => overlap(boxOf(lying), boxOf(seat)))
      .map((seat) => `“${lying.textContent.trim()}” lies on seat ${seat.dataset.seat}`),
  );
  return leaves ? [...covered, `“${foot.textContent.trim()}” leaves the head`] : covered;
}

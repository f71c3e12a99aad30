// Seats of a race, or of a lesson, that something lies on.
() => {
  const SLACK = 1.5; // px: what rounding costs
  const SEATS = "[data-phase] [data-seat], aside ~ main [data-seat]";
  const LYING = "[data-test=vote], [data-test=toast], [data-test=lost-line], aside > section";
  const overlap = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
  const boxOf = (element) => element.getBoundingClientRect();
  const seats = [...document.querySelectorAll(SEATS)];
  return [...document.querySelectorAll(LYING)].flatMap((lying) =>
    seats
      .filter((seat) => overlap(boxOf(lying), boxOf(seat)))
      .map((seat) => `“${lying.textContent.trim()}” lies on seat ${seat.dataset.seat}`),
  );
}

// What leaves its seat, or the screen, in a race: names, chips, and whatever one may press.
() => {
  const SLACK = 1.5; // px: what rounding costs
  const boxOf = (element) => element.getBoundingClientRect();
  const isWithin = (inner, outer) =>
    inner.left >= outer.left - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.bottom <= outer.bottom + SLACK;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const isShown = (element) => boxOf(element).width > 0;
  const seats = [...document.querySelectorAll("main [data-seat]")].filter(isShown);
  const left = seats.flatMap((seat) =>
    [...seat.querySelectorAll("*")]
      .filter((part) => isShown(part) && !isWithin(boxOf(part), boxOf(seat)))
      .map((part) => `${part.textContent || part.localName} leaves seat ${seat.dataset.seat}`),
  );
  const gone = [...document.querySelectorAll("main [data-seat], main button, header button")]
    .filter((each) => isShown(each) && !isWithin(boxOf(each), screen))
    .map((each) => `${each.getAttribute("aria-label") ?? each.textContent} is off the screen`);
  return [...new Set([...left, ...gone])];
}

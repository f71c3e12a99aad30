// Texts that don't fit: cut off, or sticking out of the page or of what they stand on; and buttons that lie on each other.
() => {
  const SLACK = 1.5; // px: what rounding and hinting cost
  const style = (element) => getComputedStyle(element);
  const named = (element) => element.dataset.test ?? `${element.localName}.${[...element.classList].join(".")}`;
  const faults = new Set();

  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".only-spoken") &&
    style(element).clipPath !== "inset(50%)"; // only spoken where there is no room
  const clips = (value) => value === "hidden" || value === "clip";
  const scrolls = (value) => value === "auto" || value === "scroll";

  /** Something that a text is written on. */
  const isSurface = ({ backgroundColor, borderTopWidth, borderTopStyle }) =>
    !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) ||
    (borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0);

  const textOf = (node) => node.data.trim().replace(/\s+/g, " ");

  function* textsIn(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (textOf(walker.currentNode) && !parent.closest("svg, script, option") && isSeen(parent)) yield walker.currentNode;
    }
  }

  const rectOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };

  const sidesBeyond = (inner, outer) =>
    [
      inner.left < outer.left - SLACK && "left",
      inner.right > outer.right + SLACK && "right",
      inner.top < outer.top - 3 * SLACK && "top", // a line's box is higher than its letters
      inner.bottom > outer.bottom + 3 * SLACK && "bottom",
    ].filter(Boolean);

  /** What lies further down is scrolled to. */
  const isReached = (box, side) => ["top", "bottom"].includes(side) && scrolls(style(box).overflowY);

  /** The boxes that a text has to stay in: what cuts it off, what it is written on, what was laid out for its words. */
  function* bounds(node) {
    let [written, laidOut] = [false, !/\p{L}{2}/u.test(node.data)];
    for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
      const look = style(box);
      if (!["inline", "contents"].includes(look.display)) {
        const surface = !written && isSurface(look);
        const room = !laidOut && box.style.height !== "";
        if (surface || room || clips(look.overflowX) || clips(look.overflowY)) yield box;
        const isPinned = look.position === "absolute"; // to where somebody wanted it
        [written, laidOut] = [written || surface, laidOut || room || isPinned];
      }
      if (scrolls(look.overflowX) || scrolls(look.overflowY) || look.position === "fixed") return;
    }
  }

  const scrollsAcross = (node) => {
    for (let box = node.parentElement; box; box = box.parentElement) if (scrolls(style(box).overflowX)) return true;
    return false;
  };

  function checkText(node) {
    const rect = rectOf(node);
    for (const box of bounds(node)) {
      const beyond = sidesBeyond(rect, box.getBoundingClientRect()).filter((side) => !isReached(box, side));
      if (beyond.length) faults.add(`“${textOf(node)}” sticks out of ${named(box)}: ${beyond.join(", ")}`);
    }
    if ((rect.left < -SLACK || rect.right > innerWidth + SLACK) && !scrollsAcross(node)) faults.add(`“${textOf(node)}” leaves the page`);
  }

  const pen = document.createElement("canvas").getContext("2d");

  /** What stands in a field is no text of the page: it is measured by itself. */
  function checkField(field) {
    const { paddingLeft, paddingRight } = style(field);
    const { font, letterSpacing } = field.value ? style(field) : getComputedStyle(field, "::placeholder");
    const text = field.value || field.placeholder;
    Object.assign(pen, { font, letterSpacing: letterSpacing === "normal" ? "0px" : letterSpacing });
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (isSeen(field) && pen.measureText(text).width > room + SLACK) faults.add(`“${text}” is cut off in its field`);
  }

  const isFloating = (element) => {
    for (let box = element; box; box = box.parentElement)
      if (["fixed", "sticky"].includes(style(box).position)) return true;
    return false;
  };

  function checkButtons(buttons) {
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    for (const [n, one] of boxes.entries())
      for (let m = n + 1; m < boxes.length; m++) {
        const other = boxes[m];
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        const apart = buttons[n].contains(buttons[m]) || isFloating(buttons[n]) !== isFloating(buttons[m]);
        if (across > SLACK && down > SLACK && !apart)
          faults.add(`${buttons[n].textContent.trim()} and ${buttons[m].textContent.trim()} lie on each other`);
      }
  }

  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) faults.add(`the page scrolls sideways: ${page.scrollWidth} px`);
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  for (const node of textsIn(root)) checkText(node);
  for (const field of root.querySelectorAll("input:not([type=radio], [type=checkbox], [readonly])")) checkField(field);
  const buttons = [...root.querySelectorAll("button, a[href], select, summary")];
  checkButtons(buttons.filter((button) => isSeen(button) && !button.closest("[data-own], [data-pile]")));
  return [...faults];
}

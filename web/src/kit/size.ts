// The size of an element as a signal: zero until it stands on the page.

import { type Accessor, createSignal, onCleanup } from "solid-js";

export interface Size {
  width: number;
  height: number;
}

/** `const [measure, size] = createSize()`, `<div ref={measure}>`: zero until the element stands on the page. */
export function createSize(): [measure: (element: Element) => void, size: Accessor<Size>] {
  const [size, setSize] = createSignal<Size>({ width: 0, height: 0 }, { equals: alike });
  const observer = new ResizeObserver((entries) => {
    const box = entries.at(-1)?.contentRect;
    if (box) setSize({ width: box.width, height: box.height });
  });
  onCleanup(() => observer.disconnect());
  return [(element) => observer.observe(element), size];
}

function alike(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height;
}

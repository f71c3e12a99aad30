// What is said aloud by a screen reader, when it has finished its sentence.

let region: HTMLElement | null = null;
let turn = false;

export function speak(text: string): void {
  region ??= liveRegion();
  turn = !turn;
  region.textContent = turn ? text : `${text}\u00a0`; // the same words twice are said twice
}

function liveRegion(): HTMLElement {
  const made = document.createElement("div");
  made.setAttribute("role", "status");
  made.setAttribute("aria-live", "polite");
  made.className = "only-spoken";
  document.body.append(made);
  return made;
}

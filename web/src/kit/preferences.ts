// The preferences for motion, sound and vibration. They are written on <html>, so that styles and code read the same
// word.

const asked = (what: "motion" | "sound" | "vibration"): string | undefined =>
  document.documentElement.dataset[what];

/** Asked once, and told of changes: each question would have the page work out all its styles first. */
let lessIsAsked: boolean | undefined;

function systemAsksForLess(): boolean {
  if (lessIsAsked === undefined) {
    const question = matchMedia("(prefers-reduced-motion: reduce)");
    question.addEventListener("change", ({ matches }) => {
      lessIsAsked = matches;
    });
    lessIsAsked = question.matches;
  }
  return lessIsAsked;
}

/** `<html data-motion="less">`, or the system asks for it. */
export function lessMotion(): boolean {
  return asked("motion") === "less" || systemAsksForLess();
}

/** `<html data-sound="off">` */
export function muted(): boolean {
  return asked("sound") === "off";
}

/** `<html data-vibration="off">` */
export function vibrationOff(): boolean {
  return asked("vibration") === "off";
}

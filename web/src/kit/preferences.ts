// The preferences for motion, sound and vibration. They are written on <html>, so that styles and code read the same
// word.

const asked = (what: "motion" | "sound" | "volume" | "vibration"): string | undefined =>
  document.documentElement.dataset[what];

const USUAL_VOLUME = 0.5;

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

/** `<html data-volume="0.5">`, from 0 to 1. */
export function volume(): number {
  const found = Number(asked("volume") ?? USUAL_VOLUME);
  return Number.isFinite(found) ? Math.min(Math.max(found, 0), 1) : USUAL_VOLUME;
}

/** `<html data-vibration="off">` */
export function vibrationOff(): boolean {
  return asked("vibration") === "off";
}

// How the page is asked to behave. It is written on <html>, so that styles and code read the same word.

const asked = (what: "motion" | "sound" | "vibration"): string | undefined =>
  document.documentElement.dataset[what];

let lessIsAsked: MediaQueryList | undefined;

/** `<html data-motion="less">`, or the system asks for it. */
export function lessMotion(): boolean {
  lessIsAsked ??= matchMedia("(prefers-reduced-motion: reduce)");
  return asked("motion") === "less" || lessIsAsked.matches;
}

/** `<html data-sound="off">` */
export function muted(): boolean {
  return asked("sound") === "off";
}

/** `<html data-vibration="off">` */
export function still(): boolean {
  return asked("vibration") === "off";
}

// The sounds of the game, synthesized in code: paper, leather and wood, quiet, and never twice the same.

import { type AudioOutput, noise, onceSetUp, playBack, rang, ready, record, struck, wake } from "./audio";

const PENTATONIC = [0, 2, 4, 7, 9];
const LOW_D = 146.8;

/** The note that lies so many steps up a scale in which nothing sounds wrong. */
function note(step: number): number {
  const octave = Math.floor(step / PENTATONIC.length);
  const semitones = 12 * octave + (PENTATONIC[step % PENTATONIC.length] ?? 0);
  return LOW_D * 2 * 2 ** (semitones / 12);
}

/** What is shown comes first: an ear notices less of a delay than an eye. */
function played<Given extends unknown[]>(play: (output: AudioOutput, ...given: Given) => void) {
  return (...given: Given): void =>
    void setTimeout(() => {
      const output = ready();
      if (output) play(output, ...given);
    });
}

/** For what is heard often. It may come later than now, by so many ms. */
function recorded(seconds: number, play: (output: AudioOutput) => void): (after?: number) => void {
  let taken: AudioBuffer | null = null;
  onceSetUp((output) =>
    record(seconds, play, output).then(
      (made) => {
        taken = made;
      },
      () => undefined, // then it is made each time
    ),
  );
  const sound = (): void => {
    const output = ready();
    if (output && taken) playBack(output, taken);
    else if (output) play(output);
  };
  return (after = 0) => void setTimeout(sound, after);
}

export const sounds = {
  /** One's own card comes down: a tick of paper. */
  place: recorded(0.15, (output) => {
    noise(output, { at: 0, length: 0.045, pitch: 2600, width: 0.9, loud: 0.34 });
    struck(output, { at: 0, from: 300, to: 170, length: 0.05, loud: 0.16 });
  }),
  /** Somebody else's: a low thud across the table. */
  others: recorded(0.15, (output) => {
    struck(output, { at: 0, from: 130, to: 72, length: 0.08, loud: 0.13 });
    noise(output, { at: 0, length: 0.03, pitch: 700, width: 0.7, loud: 0.06 });
  }),
  /** Three cards are turned over. */
  turn: recorded(0.2, (output) => {
    for (const at of [0, 0.032, 0.064])
      noise(output, { at, length: 0.035, pitch: 3600 + at * 9000, width: 1.2, loud: 0.13 });
  }),
  /** A moment of dice in a cup; again and again while they are in it. */
  rattle: played((output) => {
    for (let n = 0; n < 5; n++) {
      const at = n * 0.035 + Math.random() * 0.02;
      noise(output, { at, length: 0.025, pitch: 1500 + Math.random() * 1400, width: 4, loud: 0.22 });
    }
  }),
  /** They fall onto the table, and come to rest. */
  roll: played((output) => {
    let at = 0;
    for (let gap = 0.03; gap < 0.1; gap *= 1.28) {
      noise(output, { at, length: 0.03, pitch: 1100 + Math.random() * 900, width: 3, loud: 0.3 });
      struck(output, { at, from: 260, to: 190, length: 0.03, loud: 0.07 });
      at += gap * (0.7 + Math.random() * 0.6);
    }
  }),
  /** It doesn't fit, or somebody was quicker. */
  refuse: played((output) => {
    struck(output, { at: 0, from: 190, to: 150, length: 0.07, loud: 0.15 });
    struck(output, { at: 0.085, from: 150, to: 105, length: 0.11, loud: 0.15 });
  }),
  /** 3, 2, 1, and a higher one at 0. */
  countdown: played((output, left: number) => {
    if (left > 0) rang(output, { at: 0, pitch: note(2), length: 0.16, loud: 0.13 });
    else for (const step of [5, 7, 10]) rang(output, { at: 0, pitch: note(step), length: 0.45, loud: 0.08 });
  }),
  /** A heart beats: somebody is nearly done. */
  heart: recorded(0.4, (output) => {
    struck(output, { at: 0, from: 78, to: 46, length: 0.13, loud: 0.2 });
    struck(output, { at: 0.2, from: 70, to: 42, length: 0.12, loud: 0.12 });
  }),
  /** The chord: it is over. */
  stop: played((output) => {
    struck(output, { at: 0, from: 110, to: 48, length: 0.3, loud: 0.34 });
    for (const pitch of [LOW_D, LOW_D * 1.5, LOW_D * 2, LOW_D * 2.52, LOW_D * 3.36])
      rang(output, { at: 0.02, pitch, length: 1.3, loud: 0.07 });
  }),
  /** A card is counted; the steps climb. */
  count: played((output, step: number) => {
    rang(output, { at: 0, pitch: note(Math.min(step, 19)), length: 0.14, loud: 0.08 });
    noise(output, { at: 0, length: 0.02, pitch: 3200, width: 1, loud: 0.09 });
  }),
  /** Up the scale, and one more for luck. */
  win: played((output) => {
    for (const [n, step] of [0, 2, 3, 5, 7, 10].entries())
      rang(output, { at: n * 0.09, pitch: note(step), length: n === 5 ? 1.1 : 0.3, loud: 0.1 });
  }),
  /** To be called where a page begins: the browser lets us sound only after somebody has touched it. */
  unlock(): void {
    for (const touch of ["pointerdown", "keydown", "touchend"])
      window.addEventListener(touch, wake, { passive: true, capture: true });
  },
};

if (typeof window !== "undefined") sounds.unlock();

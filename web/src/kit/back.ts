// The back of a card: what is printed on it. Pure, as face.ts is.

import { HERE, type Matrix, type Shape } from "./face";
import type { Ink } from "./inks";
import { MOTIFS, type MotifName } from "./motifs";
import { PANEL, SHEET } from "./panel";

/** Cut with pinking shears. */
const BAND =
  "M13 13H87V127H13zM18.2 18.2L22.2 25L26.1 18.2L30.1 25L34.1 18.2L38.1 25L42 18.2L46 25L50 18.2L54 25L58 18.2L61.9 25L65.9 18.2L69.9 25L73.8 18.2L77.8 25L81.8 18.2L75 22.5L81.8 26.8L75 31.1L81.8 35.5L75 39.8L81.8 44.1L75 48.4L81.8 52.7L75 57L81.8 61.4L75 65.7L81.8 70L75 74.3L81.8 78.6L75 83L81.8 87.3L75 91.6L81.8 95.9L75 100.2L81.8 104.5L75 108.8L81.8 113.2L75 117.5L81.8 121.8L77.8 115L73.8 121.8L69.9 115L65.9 121.8L61.9 115L57.9 121.8L54 115L50 121.8L46 115L42 121.8L38.1 115L34.1 121.8L30.1 115L26.1 121.8L22.2 115L18.2 121.8L25 117.5L18.2 113.2L25 108.8L18.2 104.5L25 100.2L18.2 95.9L25 91.6L18.2 87.3L25 82.9L18.2 78.6L25 74.3L18.2 70L25 65.7L18.2 61.4L25 57L18.2 52.7L25 48.4L18.2 44.1L25 39.8L18.2 35.5L25 31.2L18.2 26.8L25 22.5z";

const SEAL =
  "M80 70A6.1 6.1 0 0 1 77.7 81.5A6.1 6.1 0 0 1 71.2 91.2A6.1 6.1 0 0 1 61.5 97.7A6.1 6.1 0 0 1 50 100A6.1 6.1 0 0 1 38.5 97.7A6.1 6.1 0 0 1 28.8 91.2A6.1 6.1 0 0 1 22.3 81.5A6.1 6.1 0 0 1 20 70A6.1 6.1 0 0 1 22.3 58.5A6.1 6.1 0 0 1 28.8 48.8A6.1 6.1 0 0 1 38.5 42.3A6.1 6.1 0 0 1 50 40A6.1 6.1 0 0 1 61.5 42.3A6.1 6.1 0 0 1 71.2 48.8A6.1 6.1 0 0 1 77.7 58.5A6.1 6.1 0 0 1 80 70z";

const IN_THE_SEAL: Matrix = [1.8, 0, 0, 1.8, 28.4, 48.4];

export function marksOfBack({ motif, ink }: { motif: MotifName; ink: Ink }): Shape[] {
  return [
    { tone: "paper", ink, d: SHEET, at: HERE },
    { tone: "fill", ink, d: PANEL, at: HERE },
    { tone: "deep", ink, d: BAND, at: HERE },
    { tone: "paper", ink, d: SEAL, at: HERE },
    { tone: "print", ink, d: MOTIFS[motif], at: IN_THE_SEAL },
  ];
}

// The inks that everything is printed in. A class sets --fill, --on (what is read on it), --deep (printed
// twice) and --print (thin lines on paper) for all that stands below it.

import styles from "./inks.module.css";

export const INKS = ["red", "orange", "yellow", "green", "blue", "violet"] as const;
export type Ink = (typeof INKS)[number];

export function inkClass(ink: Ink): string {
  return styles[ink] ?? "";
}

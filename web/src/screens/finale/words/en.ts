import type { HonourKind } from "../../../table/honours";
import { plural } from "../../../words/localized";

interface HonourWords {
  title: string;
  /** How many, or how much; for the quickest, seconds as one writes them. */
  about: (value: string, count: number) => string;
}

const honours: Record<HonourKind, HonourWords> = {
  races: {
    title: "First on the spot",
    about: (value, count) =>
      `${value} ${plural("en", count, { one: "race", other: "races" })} for the same place won`,
  },
  quickest: { title: "Quickest hand", about: (value) => `${value} s from one move to the next` },
  run: { title: "Longest run", about: (value) => `${value} in a row, and nobody in between` },
  comeback: {
    title: "Best comeback",
    about: (value, count) =>
      `${value} ${plural("en", count, { one: "point", other: "points" })} behind, and won`,
  },
  round: {
    title: "Best round",
    about: (value, count) => `${value} ${plural("en", count, { one: "point", other: "points" })} in one go`,
  },
  stops: {
    title: "First to finish",
    about: (value, count) => `done before everybody else ${count === 1 ? "once" : `${value} times`}`,
  },
};

const en = {
  podium: "The podium",
  place: (place: number): string => `Place ${place}`,
  curve: {
    title: "Points by round",
    since: (round: number): string => `From round ${round} on.`,
    spoken: (name: string, totals: string): string => `${name}: ${totals}.`,
  },
  honours: { title: "Also worth a cheer", ...honours },
  picture: {
    make: "Share as a picture",
    title: "The result as a picture",
    about: (game: string, title: string): string => `${game}: ${title} With the podium and all points.`,
    send: "Share",
    save: "Save",
    copy: "Copy",
    copied: "The picture is copied.",
    failed: "That is not allowed here. Save the picture instead.",
  },
};

export default en;
export type Words = typeof en;

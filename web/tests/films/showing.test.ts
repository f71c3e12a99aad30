// A film folds to what the engine saw, at every shot, wherever one comes from.

import { describe, expect, test } from "vitest";
import { RULES } from "../golden";
import { digest, goldenFilms, showingOf } from "./goldenFilms";

const films = goldenFilms();

test("every game has golden films, some of rounds in which people come and go", () => {
  expect(new Set(films.map(({ film }) => film.game))).toEqual(new Set(Object.keys(RULES)));
  for (const game of Object.keys(RULES)) {
    const names = films.filter(({ film }) => film.game === game).map(({ name }) => name);
    expect(names.some((name) => name.includes("evening"))).toBe(true);
  }
});

describe.each(films.map((golden) => [golden.name, golden] as const))("%s", (_, { film, saw }) => {
  const seen = (shots: number, showing = showingOf(film)) => {
    const { known, faceDown } = showing.after(shots);
    const view = digest(known.round ?? known.last);
    return faceDown === null ? { view } : { view, face_down: digest(faceDown) };
  };
  const asEngine = (shots: number) => {
    const { view, face_down } = saw[shots - 1] ?? { view: "" };
    return face_down === undefined ? { view } : { view, face_down };
  };

  test("shot by shot: what everybody saw, and what lay face down", () => {
    const showing = showingOf(film);
    for (let shots = 1; shots <= film.shots.length; shots += 1)
      expect(seen(shots, showing), `after shot ${shots}`).toEqual(asEngine(shots));
  });

  test("from anywhere to anywhere", () => {
    const showing = showingOf(film);
    const some = Array.from({ length: 60 }, (_, n) => 1 + ((n * 7919) % film.shots.length));
    for (const shots of some) expect(seen(shots, showing), `after shot ${shots}`).toEqual(asEngine(shots));
  });

  test("and the table with it", () => {
    const { known } = showingOf(film).after(film.shots.length);
    expect(known.round).toBeNull();
    expect(["scored", "over"]).toContain(known.table.phase);
    const closed = film.shots.at(-1)?.[2].find((event) => event.event === "round_closed");
    expect(known.table.match?.totals).toEqual(closed?.event === "round_closed" && closed.totals);
  });
});
